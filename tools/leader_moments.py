"""A typical moment of a table of seven: a Cylon leader among six others, with Motive cards of their own."""

from collections.abc import Mapping
from typing import Any, Final

from readyroom.galactica.sides import is_leader
from readyroom.kernel import Game, Json, Question
from tools.galactica_moments import Moment

SEVEN: Final[Mapping[str, Json]] = {"rules": "combined", "leaders": True}


def leads(game: Game[Any], question: Question) -> bool:
    """I am the leader, and it is my turn."""
    asks = question.prompt in ("galactica-action", "galactica-move")
    return asks and is_leader(game.state.players[0])


_CAVIL: Final = ("0 character:cavil",)

LEADER_MOMENTS: Final = (Moment("leader-of-seven", leads, options=SEVEN, prefers=_CAVIL, turn=3, seats=7),)
