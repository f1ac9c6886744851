"""What a computer player is given, and what it must do."""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any, NamedTuple, Protocol, TypeAlias, runtime_checkable

from readyroom.kernel import Answer, Game, Json, Question, ReadyroomError


class Chair:
    """A seat's place at a table: its view, its events and its question. The state can't be reached from here."""

    __slots__ = ("__game", "question", "seat", "until")

    def __init__(self, game: Game[Any], question: Question, seconds: float | None = None) -> None:
        self.__game = game
        self.question = question
        self.seat = question.seat
        self.until = None if seconds is None else time.monotonic() + seconds / 2
        """When half of the time for the answer is over: nothing new is begun then. None: as much as the level's own
        measure of work takes, which is always the same."""

    @property
    def late(self) -> bool:
        return self.until is not None and time.monotonic() > self.until

    def imagine(self, seed: int, until: Callable[[Any], bool] | None = None) -> Game[Any]:
        """The game as it could be for all that I know, to be played on in my head (`Game.imagine`)."""
        return self.__game.imagine(self.seat, seed, until)

    def view(self) -> Any:
        """What I see: in the type the game declares for it, or as plain data."""
        return self.__game.seen(self.seat)

    def events(self, since: int = 0) -> list[Json]:
        """What I have noticed, from my `since`-th event on; below zero: the last so many."""
        return self.__game.events(self.seat, since)

    def heard(self, since: int = 0) -> list[tuple[int, int, str]]:
        """What was said at the table: after how many of my events, by whom, which phrase."""
        return self.__game.heard(self.seat, since)

    def phrases(self) -> list[str]:
        """What I may say."""
        return self.__game.phrases(self.seat)


class Player(Protocol):
    """Answers questions. The same seed and the same chairs give the same answers."""

    def answer(self, chair: Chair) -> Answer: ...


Reason: TypeAlias = tuple[str, Mapping[str, Json]]
"""Why an answer was given, in one sentence: the name of a message in the game's `players.ftl`, and what fills it in."""


@runtime_checkable
class Explainer(Protocol):
    """A player who can say why he gave his last answer: for hints and tutorials."""

    def reason(self) -> Reason | None:
        """None if there is no more to say. Told only to whom it may tell everything this player's seat knows."""
        ...


class Aloud(NamedTuple):
    """A reason that everybody may hear, since it is made from what everybody sees."""

    n: int
    """Which of the events it is about."""
    seat: int
    key: str
    facts: dict[str, Json]


@runtime_checkable
class Talker(Protocol):
    """A player who also talks: asked before each of his answers."""

    def talk(self, chair: Chair) -> Sequence[str]:
        """Phrases to say now, of those the game offers; often none."""
        ...


def take_turn(game: Game[Any], question: Question, player: Player, seconds: float | None = None) -> None:
    """Let a player say what he wants to say, and answer."""
    chair = Chair(game, question, seconds)
    if isinstance(player, Talker):
        for phrase in player.talk(chair):
            game.talk(question.seat, phrase)
    game.answer(question.seat, player.answer(chair), serial=question.serial)


PlayerFactory: TypeAlias = Callable[[int], Player]
"""Makes a player from a seed."""


def play_out(
    game: Game[Any],
    players: Sequence[Player],
    bound: int = 100_000,
    seconds: float | None = None,
    after: Callable[[Game[Any]], None] | None = None,
) -> Game[Any]:
    """Let `players` (one a seat) answer until the game is over; `seconds` is the time for each answer.

    After every answer `after` may look at the game.
    """
    start = len(game)
    talkers = any(isinstance(player, Talker) for player in players)
    while not game.over:
        question = game.questions[0]
        player = players[question.seat]
        if talkers:
            take_turn(game, question, player, seconds)
        else:
            game.answer(question.seat, player.answer(Chair(game, question, seconds)))
        if after is not None:
            after(game)
        if len(game) - start > bound:
            raise ReadyroomError(f"no end after {bound} answers")
    return game
