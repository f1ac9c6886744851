"""Looking ahead: supposed games (suppose.py) played on, once for each answer, up to the next Crisis card, which is then
judged as it lies on the deck.

Every answer is tried in the same supposed worlds with the same chance, so that what differs is the answer.
"""

from collections.abc import Sequence

from readyroom.galactica.decks import deck_of, drawn_from
from readyroom.galactica.places import confinement
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.galactica.view import view
from readyroom.kernel import Answer, Game
from readyroom.players.base import Chair
from readyroom.players.galactica.easy import EasyPlayer
from readyroom.players.galactica.effects import crisis_worth
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.position import worth
from readyroom.players.galactica.suppose import Drawn, World, suppose
from readyroom.players.galactica.table import DRAIN, Table

BOUND = 400
"""Answers at most in one try."""


def far_enough(g: Galactica) -> bool:
    """The Crisis step comes, or the turn is over."""
    return g.agenda[0] in ("crisis", "end_of_turn", "begin_turn", "end_checks")


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


class LookAhead:
    """Tries of answers to one question in supposed games."""

    def __init__(self, chair: Chair, drawn: Drawn, opinion: Opinion, seed: int) -> None:
        self._chair = chair
        self._drawn = drawn
        self._opinion = opinion
        self._seed = seed
        self.answers = 0

    def values(self, seed: int, world: World, candidates: Sequence[Answer]) -> list[float]:
        """What each of these answers is worth to the humans in a supposed game."""
        found = []
        for answer in candidates:
            game = suppose(self._chair, seed, world, self._drawn, far_enough)
            game.answer(self._chair.seat, answer)
            found.append(self._play_on(game))
        return found

    def _play_on(self, game: Game[Galactica]) -> float:
        players = [Supposed(self._seed + seat, self._opinion) for seat in range(game.header.seats)]
        for _ in range(BOUND):
            if not game.questions:
                break
            question = game.questions[0]
            forced = question.kind == "one" and len(question.picks) == 1
            answer = 0 if forced else players[question.seat].answer(Chair(game, question))
            game.answer(question.seat, answer)
            self.answers += 1
        return worth(game.state) + coming_crisis(game.state)


def coming_crisis(g: Galactica) -> float:
    """What the card that the current player is about to draw should be worth."""
    player = g.players[g.current]
    cards = deck_of(g, drawn_from(g, "crisis")).cards
    if g.winner or not g.agenda or g.agenda[0] != "crisis" or not cards:
        return 0.0
    kept = confinement(player.place)
    if g.turn_ends or is_cylon_player(player) or (kept is not None and not kept.crisis):
        return 0.0
    return crisis_worth(Table(view(g, g.current), g.current, DRAIN), cards[-1])
