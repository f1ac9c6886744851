"""Tokens that lie open on the table: at a location, in an area, in front of a seat (`seat:2`) or beside the board.

Boxes say how many there are of each kind (`Box.pieces`); what lies nowhere is still in the box.
"""

from typing import Final

from readyroom.galactica.boxes import pieces
from readyroom.galactica.events import TokensPut, TokensTaken
from readyroom.galactica.state import Galactica

BESIDE: Final = "beside"


def lying(g: Galactica, kind: str) -> int:
    """How many of a kind lie on the table."""
    return sum(g.tokens.get(kind, {}).values())


def left(g: Galactica, kind: str) -> int:
    """How many of a kind can still be put somewhere (LIMIT-004)."""
    return pieces(g, kind) - lying(g, kind)


def put(g: Galactica, kind: str, where: str, count: int = 1) -> int:
    """Lay tokens somewhere, as many as there are left; how many it were."""
    count = min(count, left(g, kind))
    if count:
        places = g.tokens.setdefault(kind, {})
        places[where] = places.get(where, 0) + count
        g.tell(TokensPut, kind, where, count)
    return count


def take(g: Galactica, kind: str, where: str, count: int = 1) -> int:
    """Take tokens away, as many as lie there; how many it were."""
    places = g.tokens.get(kind, {})
    count = min(count, places.get(where, 0))
    if count:
        places[where] -= count
        if not places[where]:
            del places[where]
        if not places:
            del g.tokens[kind]
        g.tell(TokensTaken, kind, where, count)
    return count
