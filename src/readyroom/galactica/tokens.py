"""Tokens that lie open on the table: at a location, in an area, on a track, in front of a seat (`seat:2`) or beside the
board.

Boxes say how many there are of each kind (`Box.pieces`); what lies nowhere is still in the box. Tokens with a face that
not everybody sees are the cards of a pile (`boxes.Pile`, `decks.lay`).
"""

from typing import Final

from readyroom.galactica.boxes import Contents, in_play, pieces
from readyroom.galactica.events import MarkerMoved, TokensMoved, TokensPut, TokensTaken
from readyroom.galactica.state import Galactica

BESIDE: Final = "beside"


def at_seat(seat: int) -> str:
    """Where the tokens of a seat lie."""
    return f"seat:{seat}"


def laid_out(box: Contents, seats: int) -> dict[str, dict[str, int]]:
    """The tokens that lie on the table from the start: those of seats, and markers on their tracks."""
    lie = {kind: {at_seat(seat): count for seat in range(seats)} for kind, count in box.at_start.items()}
    return lie | {marker: {track[0]: 1} for marker, track in box.tracks.items()}


def marker_on(g: Galactica, marker: str) -> str:
    """The space of its track that a marker is on."""
    (space,) = g.tokens[marker]
    return space


def set_marker(g: Galactica, marker: str, space: str) -> None:
    """A marker goes to a space of its track."""
    g.tokens[marker] = {space: 1}
    g.tell(MarkerMoved, marker, space)


def advance(g: Galactica, marker: str) -> str:
    """A marker goes one space on, unless it is on the last one; the space it is on then."""
    track = in_play(g).tracks[marker]
    here = track.index(marker_on(g, marker))
    if here + 1 < len(track):
        set_marker(g, marker, track[here + 1])
    return marker_on(g, marker)


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


def move(g: Galactica, kind: str, source: str, target: str) -> None:
    """One token goes from one place to another."""
    places = g.tokens[kind]
    places[source] -= 1
    if not places[source]:
        del places[source]
    places[target] = places.get(target, 0) + 1
    g.tell(TokensMoved, kind, source, target)
