"""Which computer players there are for each game."""

from collections.abc import Callable, Sequence
from typing import Any

from readyroom.kernel import BadSetup, Json
from readyroom.players.base import Aloud, Player, PlayerFactory
from readyroom.players.galactica.aloud import aloud as galactica_aloud
from readyroom.players.galactica.easy import EasyPlayer as GalacticaEasy
from readyroom.players.galactica.hard import HardPlayer as GalacticaHard
from readyroom.players.galactica.normal import NormalPlayer as GalacticaNormal
from readyroom.players.race.easy import EasyPlayer as RaceEasy
from readyroom.players.race.normal import NormalPlayer as RaceNormal
from readyroom.players.randomly import RandomPlayer


def _race_hard(seed: int) -> Player:
    """Its network needs NumPy, which is only loaded for whom wants it."""
    from readyroom.players.race.hard import HardPlayer  # noqa: PLC0415

    return HardPlayer(seed)


LEVELS: dict[str, dict[str, PlayerFactory]] = {
    "galactica": {"easy": GalacticaEasy, "normal": GalacticaNormal, "hard": GalacticaHard},
    "race": {"easy": RaceEasy, "normal": RaceNormal, "hard": _race_hard},
}
"""By game, then by level; `random` plays everything and is not listed here."""


ALOUD: dict[str, Callable[[Any, Sequence[Json]], list[Aloud]]] = {"galactica": galactica_aloud}
"""By game: reasons that everybody may hear, from what a spectator saw the moment before (`Game.seen`) and what was told
since."""


def make_player(game: str, level: str, seed: int) -> Player:
    """A player of this level for this game, or `BadSetup`."""
    if level == "random":
        return RandomPlayer(seed)
    levels = LEVELS.get(game, {})
    if level not in levels:
        raise BadSetup(f"{game} has no computer player {level!r}; it has: {', '.join(['random', *levels])}")
    return levels[level](seed)
