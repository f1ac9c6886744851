"""The catalogue: which games there are. Everything above the games (players, server, client) finds them here."""

from functools import cache
from importlib import import_module
from typing import Any

from readyroom.kernel import BadSetup, GameInfo, Rules

_SHELF = {
    "galactica": "readyroom.galactica",
    "lanterns": "readyroom.testing.lanterns",
    "race": "readyroom.race",
}
"""Where the `RULES` of each game are; a game is only imported when somebody asks for it."""

_EXAMPLES = {"lanterns"}
"""Games that are there to learn and test with, not to be offered to people."""


@cache
def rules_of(name: str) -> Rules[Any]:
    """The rules of a game, or `BadSetup` if there is none of that name."""
    try:
        where = _SHELF[name]
    except KeyError:
        raise BadSetup(f"there is no game {name!r}; there are: {', '.join(_SHELF)}") from None
    rules: Rules[Any] = import_module(where).RULES
    return rules


def games(*, examples: bool = False) -> list[GameInfo]:
    """The games with their seats and options; with `examples` those too that are only there to learn with."""
    return [rules_of(name).info() for name in _SHELF if examples or name not in _EXAMPLES]
