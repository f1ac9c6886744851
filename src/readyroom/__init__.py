"""Readyroom: play Battlestar Galactica: The Board Game and Race for the Galaxy, with people and computer players.

>>> import readyroom as rr
>>> game = rr.new("lanterns", seats=3, seed=7)
>>> while not game.over:
...     seat = game.questions[0].seat
...     game.answer(seat, game.legal(seat)[-1])
>>> game.result.winners
(1,)
>>> rr.replay(game.record()).digest() == game.digest()
True
"""

from collections.abc import Mapping
from typing import Any

from readyroom import kernel
from readyroom.catalogue import games, rules_of
from readyroom.kernel import (
    BadRecord,
    BadSetup,
    Fair,
    Game,
    IllegalAnswer,
    Json,
    ReadyroomError,
    Record,
    StaleAnswer,
    UndoRefused,
    Verdict,
    commitment,
    new_secret,
)

__all__ = [
    "BadRecord",
    "BadSetup",
    "Fair",
    "Game",
    "IllegalAnswer",
    "ReadyroomError",
    "StaleAnswer",
    "UndoRefused",
    "Verdict",
    "commitment",
    "fork",
    "games",
    "new",
    "new_secret",
    "replay",
    "verify",
]

__version__ = "0.1.0"

AnyRecord = bytes | str | Mapping[str, Json] | Record


def new(
    name: str,
    seats: int,
    seed: int | str | Fair,
    options: Mapping[str, Json] | None = None,
    *,
    listen: bool = True,
) -> Game[Any]:
    """A new game. The same seed and options give the same game; `listen=False` tells no events (for simulations).

    >>> game = new("lanterns", seats=2, seed=1)
    >>> [question.prompt for question in game.questions]
    ['lanterns-discard', 'lanterns-discard']
    >>> new("lanterns", seats=9, seed=1)
    Traceback (most recent call last):
    readyroom.kernel.errors.BadSetup: lanterns is for 2, 3, 4 seats, not 9
    """
    return kernel.start(rules_of(name), seats, seed, options, listen=listen)


def replay(record: AnyRecord) -> Game[Any]:
    """The game of a record: plain data, or the contents of a record file."""
    return kernel.replay(kernel.load(record), rules_of)


def fork(record: AnyRecord, at: int) -> Game[Any]:
    """The game of a record after its first `at` answers, to go on differently from there.

    >>> game = new("lanterns", seats=2, seed=1)
    >>> game.answer(0, 0)
    >>> len(fork(game.record(), at=0)), len(fork(game.record(), at=1))
    (0, 1)
    """
    return kernel.replay(kernel.load(record), rules_of, at)


def verify(record: AnyRecord) -> Verdict:
    """Replay a record and check that its chance came from where it says; `BadRecord` if anything is amiss.

    >>> fair = Fair(new_secret(), salts=("mine", "yours"))
    >>> game = new("lanterns", seats=2, seed=fair)
    >>> verify(game.record()).commitment == fair.commitment
    True
    """
    return kernel.verify(kernel.load(record), rules_of)


def _as_in_the_terminal(game: Game[Any], viewer: int | None) -> str:
    """Drawing takes a library and all words, which are only loaded when somebody prints a game."""
    from readyroom.cli.terminal.tables import as_text  # noqa: PLC0415

    return as_text(game, viewer)


kernel.draw_with(_as_in_the_terminal)
