"""What a computer player is given, and what it must do."""

from collections.abc import Callable, Sequence
from typing import Any, Protocol, TypeAlias

from readyroom.kernel import Answer, Game, Json, Question, ReadyroomError


class Chair:
    """A seat's place at a table: its view, its events and its question. The state can't be reached from here."""

    __slots__ = ("__game", "question", "seat")

    def __init__(self, game: Game[Any], question: Question) -> None:
        self.__game = game
        self.question = question
        self.seat = question.seat

    def view(self) -> Json:
        return self.__game.view(self.seat)

    def events(self, since: int = 0) -> list[Json]:
        return self.__game.events(self.seat, since)


class Player(Protocol):
    """Answers questions. The same seed and the same chairs give the same answers."""

    def answer(self, chair: Chair) -> Answer: ...


PlayerFactory: TypeAlias = Callable[[int], Player]
"""Makes a player from a seed."""


def play_out(game: Game[Any], players: Sequence[Player], bound: int = 100_000) -> Game[Any]:
    """Let `players` (one a seat) answer until the game is over."""
    start = len(game)
    while not game.over:
        question = game.questions[0]
        game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
        if len(game) - start > bound:
            raise ReadyroomError(f"no end after {bound} answers")
    return game
