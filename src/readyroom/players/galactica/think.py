"""Looking ahead: the game played on from supposed states (determine.py), once for each option, up to the next Crisis
card, which is then judged as it lies on the deck.

Every option is tried in the same supposed worlds with the same chance, so that what differs is the option.
"""

from collections.abc import Sequence
from random import Random

from readyroom.galactica.resources import GameOver
from readyroom.galactica.rules import GalacticaRules
from readyroom.galactica.script import next_step
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.galactica.view import view
from readyroom.kernel import Answer, Game, Script
from readyroom.kernel.records import Header
from readyroom.players.base import Chair
from readyroom.players.galactica.easy import EasyPlayer
from readyroom.players.galactica.effects import crisis_worth
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.position import worth
from readyroom.players.galactica.table import DRAIN, Table

AGENDAS = {
    "movement": ["movement", "action", "crisis", "end_of_turn"],
    "action": ["action", "crisis", "end_of_turn"],
}
"""What is due at a question of these steps: the step begins anew, since nothing has happened in it yet."""
BOUND = 400
"""Answers at most in one try."""


class Ahead(GalacticaRules):
    """The rules up to the Crisis step, or the end of the turn."""

    def play(self, g: Galactica) -> Script[None]:
        try:
            while g.agenda[0] not in ("crisis", "end_of_turn", "begin_turn"):
                yield from next_step(g)
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
        return self.think(Mind(chair, self._opinion, self._rng, DRAIN))


def agenda_for(step: str) -> list[str] | None:
    """What is due when the step of a question begins anew; None where that can't be done."""
    if step.startswith("resolve:"):
        return [step, "end_of_turn"]
    return AGENDAS.get(step)


class LookAhead:
    """Tries of the options of one question in supposed states."""

    def __init__(self, seat: int, labels: Sequence[str], opinion: Opinion, seed: int) -> None:
        self._seat = seat
        self._labels = tuple(labels)
        self._names = sorted(labels)
        self._opinion = opinion
        self._seed = seed
        self.answers = 0

    def values(self, state: Galactica, candidates: Sequence[int]) -> list[float] | None:
        """What each of these options is worth to the humans in a supposed state; None if the state asks otherwise."""
        header = Header("galactica", RULES.version, len(state.players), {}, 0)
        found = []
        for option in candidates:
            game = Game(RULES, header, state, listen=False)
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
        return worth(game.state) + coming_crisis(game.state)


RULES = Ahead()


def coming_crisis(g: Galactica) -> float:
    """What the card that the current player is about to draw should be worth."""
    player = g.players[g.current]
    if g.winner or not g.agenda or g.agenda[0] != "crisis" or not g.decks["crisis"].cards:
        return 0.0
    if g.turn_ends or is_cylon_player(player) or player.place == "brig":
        return 0.0
    return crisis_worth(Table(view(g, g.current), g.current, DRAIN), g.decks["crisis"].cards[-1])


def suppose(rng: Random, worlds: Sequence[tuple[float, tuple[tuple[int, int], ...]]]) -> tuple[tuple[int, int], ...]:
    """One of the worlds, by their weights."""
    return rng.choices([world for _, world in worlds], [weight for weight, _ in worlds])[0]
