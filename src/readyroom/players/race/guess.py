"""A whole table imagined from a seat's view: what it sees stays as it is, what it can't see is dealt at random.

Only the view goes in, so nothing hidden can come out.
"""

from random import Random
from typing import Any

from readyroom.kernel import Chance, Json, key_of
from readyroom.race.actions import ACTIONS, phases_called
from readyroom.race.cards import CARDS_OF
from readyroom.race.state import NOTHING, Race
from readyroom.race.tables import CARDS

STEPS = {
    "race-action": "actions",
    "race-actions": "actions",
    "race-explore": "explore-keep",
    "race-develop": "develop-choose",
    "race-settle": "settle-choose",
}
"""The questions at which a view says everything about how the round goes on, with the step that asks them."""


def guess(view: Json, seat: int, prompt: str, rng: Random) -> Race:
    """A state of which `view` could be the view, at one of the questions in `STEPS`."""
    seats: list[dict[str, Any]] = view["seats"]
    left = {name: list(cards) for name, cards in CARDS_OF.items()}

    def take(names: list[str]) -> list[int]:
        return [left[name].pop() for name in names]

    tableaux = [take(facts["tableau"]) for facts in seats]
    mine, drawn = take(view["hand"]), take(view["drawn"] or [])
    shown = {*mine, *drawn, *(card for tableau in tableaux for card in tableau)}
    unseen = [card for card in CARDS if card not in shown]
    rng.shuffle(unseen)
    goods = [NOTHING] * len(CARDS)
    for tableau, facts in zip(tableaux, seats, strict=True):
        for world in tableau:
            if any(world in CARDS_OF[name] for name in facts["goods"]):
                goods[world] = unseen.pop()
    hands, explored = [], []
    for other, facts in enumerate(seats):
        hands.append(mine if other == seat else [unseen.pop() for _ in range(facts["hand"])])
        explored.append(drawn if other == seat else [unseen.pop() for _ in range(facts["drawn"])])
    discard = [unseen.pop() for _ in range(view["discard"])]
    actions = [[ACTIONS.index(action) for action in facts["actions"]] for facts in seats] if view["phases"] else []
    return Race(
        chance=Chance(key_of("guess", str(rng.random()))),
        hands=hands,
        tableaux=tableaux,
        goods=goods,
        chips=[facts["chips"] for facts in seats],
        pool=view["pool"],
        deck=unseen,
        discard=discard,
        order=list(view["order"]),
        advanced=view["advanced"],
        first_game=view["first_game"],
        round=view["round"],
        actions=actions,
        agenda=_agenda(actions, view["phase"], prompt),
        phase=view["phase"],
        drawn=explored if prompt == "race-explore" else [],
    )


def _agenda(actions: list[list[int]], phase: str, prompt: str) -> list[str]:
    if not actions:
        return [STEPS[prompt]]
    phases = phases_called(tuple(tuple(chosen) for chosen in actions))
    return [STEPS[prompt], *phases[phases.index(phase) + 1 :], "end"]
