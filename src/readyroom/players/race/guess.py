"""A whole table imagined from a seat's view: what it sees stays as it is, what it can't see is dealt at random.

Only the view goes in, so nothing hidden can come out.
"""

import numpy as np

from readyroom.kernel import Chance
from readyroom.race.actions import ACTIONS, phases_called
from readyroom.race.cards import CARDS_OF
from readyroom.race.state import NOTHING, Race
from readyroom.race.tables import CARDS
from readyroom.race.view import RaceView

STEPS = {
    "race-start": "start",
    "race-action": "actions",
    "race-actions": "actions",
    "race-explore": "explore-keep",
    "race-develop": "develop-choose",
    "race-settle": "settle-choose",
}
"""The questions at which a view says everything about how the round goes on, with the step that asks them."""


class Guesses:
    """States of which `view` could be the view, at one of the questions in `STEPS`."""

    def __init__(self, view: RaceView, seat: int, prompt: str, seed: int) -> None:
        seats = view.seats
        left = {name: list(cards) for name, cards in CARDS_OF.items()}

        def take(names: list[str]) -> list[int]:
            return [left[name].pop() for name in names]

        self._view, self._seats, self._seat, self._prompt = view, seats, seat, prompt
        self._tableaux = [take(facts.tableau) for facts in seats]
        self._mine, self._drawn = take(view.hand or []), take(view.drawn or [])
        self._unseen = [card for cards in left.values() for card in cards]
        held = [{CARDS_OF[name] for name in facts.goods} for facts in seats]
        self._held = [
            card
            for tableau, goods in zip(self._tableaux, held, strict=True)
            for card in tableau
            if any(card in cards for cards in goods)
        ]
        self._actions = [[ACTIONS.index(name) for name in facts.actions or ()] for facts in seats]
        if not view.phases:
            self._actions = []
        self._rng = np.random.Generator(np.random.PCG64(seed))

    def deal(self) -> Race:
        """Another state: what can't be seen is dealt anew."""
        view, unseen = self._view, [self._unseen[n] for n in self._rng.permutation(len(self._unseen)).tolist()]
        goods = [NOTHING] * len(CARDS)
        for world in self._held:
            goods[world] = unseen.pop()
        hands, explored = [], []
        for other, facts in enumerate(self._seats):
            mine = other == self._seat
            hands.append(self._mine[:] if mine else [unseen.pop() for _ in range(facts.hand)])
            explored.append(self._drawn[:] if mine else [unseen.pop() for _ in range(facts.drawn)])
        discard = [unseen.pop() for _ in range(view.discard)]
        return Race(
            chance=Chance(str(self._rng.integers(1 << 60))),
            hands=hands,
            tableaux=[tableau[:] for tableau in self._tableaux],
            goods=goods,
            chips=[facts.chips for facts in self._seats],
            pool=view.pool,
            deck=unseen,
            discard=discard,
            order=list(view.order),
            advanced=view.advanced,
            first_game=view.first_game,
            round=view.round,
            actions=self._actions,
            agenda=_agenda(self._actions, view.phase, self._prompt),
            phase=view.phase,
            drawn=explored if self._prompt == "race-explore" else [],
        )


def _agenda(actions: list[list[int]], phase: str, prompt: str) -> list[str]:
    if not actions:
        return [STEPS[prompt]]
    phases = phases_called(tuple(tuple(chosen) for chosen in actions))
    return [STEPS[prompt], *phases[phases.index(phase) + 1 :], "end"]
