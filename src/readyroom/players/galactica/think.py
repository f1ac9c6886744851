"""Looking ahead: the game played on from supposed states (determine.py) to the end of a turn, once for each option.

Every option is tried in the same supposed worlds with the same chance, so that what differs is the option.
"""

from collections.abc import Sequence
from random import Random

from readyroom.galactica.resources import GameOver
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Galactica
from readyroom.kernel import Answer, Game, Script
from readyroom.kernel.records import Header
from readyroom.players.base import Chair
from readyroom.players.galactica.easy import EasyPlayer
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.position import worth
from readyroom.players.galactica.table import Table

AGENDAS = {
    "movement": ["movement", "action", "crisis", "end_of_turn"],
    "action": ["action", "crisis", "end_of_turn"],
}
"""What is due at a question of these steps: the step begins anew, since nothing has happened in it yet."""
BOUND = 400
"""Answers at most in one try."""


class Ahead(GalacticaRules):
    """The rules up to the beginning of a certain turn."""

    def __init__(self, until: int) -> None:
        self._until = until

    def play(self, g: Galactica) -> Script[None]:
        try:
            while not (g.agenda[0] == "begin_turn" and g.turn >= self._until):
                g.step = g.agenda.pop(0)
                step, _, argument = g.step.partition(":")
                yield from STEPS[step](g, argument)
        except GameOver:
            return


class Opinion:
    """Suspicions as they are when the look ahead begins."""

    def __init__(self, scores: Sequence[float]) -> None:
        self._scores = scores

    def listen(self, chair: Chair, table: Table) -> None:
        pass

    def of(self, table: Table, seat: int) -> float:
        return -1.0 if seat == table.seat else self._scores[seat]


class Supposed(EasyPlayer):
    """Plays a seat in a supposed game, by rules of thumb; it hears no events."""

    def __init__(self, seed: int, opinion: Opinion) -> None:
        super().__init__(seed)
        self._opinion = opinion

    def answer(self, chair: Chair) -> Answer:
        if chair.question.prompt == "galactica-window-part_chosen":
            return 0
        return self.think(Mind(chair, self._opinion, self._rng))


def agenda_for(step: str) -> list[str] | None:
    """What is due when the step of a question begins anew; None where that can't be done."""
    if step.startswith("resolve:"):
        return [step, "end_of_turn"]
    return AGENDAS.get(step)


class LookAhead:
    """Tries of the options of one question in supposed states."""

    def __init__(self, seat: int, labels: Sequence[str], opinion: Opinion, seed: int, *, turns: int = 1) -> None:
        self._seat = seat
        self._labels = tuple(labels)
        self._names = sorted(labels)
        self._opinion = opinion
        self._seed = seed
        self._turns = turns
        self.answers = 0

    def values(self, state: Galactica, candidates: Sequence[int]) -> list[float] | None:
        """What each of these options is worth to the humans in a supposed state; None if the state asks otherwise."""
        rules = Ahead(state.turn + self._turns - 1)
        header = Header("galactica", rules.version, len(state.players), {}, 0)
        found = []
        for option in candidates:
            game = Game(rules, header, state, listen=False)
            question = game.questions[0] if game.questions else None
            if question is None or question.seat != self._seat or sorted(question.labels) != self._names:
                return None
            game.answer(self._seat, question.find(self._labels[option]))
            found.append(self._play_on(game))
        return found

    def _play_on(self, game: Game[Galactica]) -> float:
        players = [Supposed(self._seed + seat, self._opinion) for seat in range(game.header.seats)]
        for _ in range(BOUND):
            if game.over:
                break
            question = game.questions[0]
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
            self.answers += 1
        return worth(game.state)


def suppose(rng: Random, worlds: Sequence[tuple[float, tuple[tuple[int, int], ...]]]) -> tuple[tuple[int, int], ...]:
    """One of the worlds, by their weights."""
    return rng.choices([world for _, world in worlds], [weight for weight, _ in worlds])[0]
