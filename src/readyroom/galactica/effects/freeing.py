"""Effects that free characters from the Brig."""

from collections.abc import Sequence
from functools import partial

from readyroom.galactica.asking import show_seat_or_nobody
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.core import seat_of
from readyroom.galactica.events import NotPossible
from readyroom.galactica.moving import move_to, show_place
from readyroom.galactica.places import FLAGSHIP, closed, layout, may_enter, rooms, sent, shuns, why_not_enter
from readyroom.galactica.purposes import GO, TRUST
from readyroom.galactica.registry import Effect
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Json, Option, Script, WhyNot


def prisoners(g: Galactica, place: str) -> list[int]:
    """The human players in a place where characters are kept. What stands for it is not meant, unless it is an ability
    that says so, or a Quorum card: those ask where its owner or the President would go (MOVE-032, MOVE-033)."""
    return [player.seat for player in g.humans() if player.place == place]


def _ways_out(g: Galactica, seat: int) -> list[str]:
    """Every location that somebody may enter, but the one they are in."""
    here = g.players[seat].place
    return [place for place in layout(g).locations if place != here and may_enter(g, seat, place)]


def aboard(g: Galactica, seat: int, ship: str) -> Sequence[str]:
    """The locations of a ship that can be entered, but the one somebody is in."""
    here = g.players[seat].place
    return () if ship in closed(g) else [place for place in rooms(g, ship) if place != here]


def _why_not_there(g: Galactica, seat: int, kind: str, id: str) -> WhyNot | None:
    return why_not_enter(g, seat, id) if kind == "location" else None


def release(g: Galactica, by: int, seat: int, places: Sequence[str], because: Cause) -> Script[None]:
    """Somebody says where a prisoner goes; who frees themselves goes of their own accord."""
    if by == seat:
        places = [place for place in places if not shuns(g, g.players[seat], place)]
    if not places:
        g.tell(NotPossible, "free-prisoner")
        return
    place: str = yield Choose(
        by, "galactica-pardon-place", places, show_place, purpose=GO, why=partial(_why_not_there, g, seat)
    )
    yield from move_to(g, seat, place, because)


class MayFree(Effect, frozen=True):
    """Somebody may have a character leave the Brig: to a location that is named, or to any they choose."""

    tone = "good"
    to_the_table = True

    role: str
    place: str
    to: str | None = None

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        by = seat_of(g, self.role, because)
        seat = yield from _may_choose(g, by, self.place)
        if seat is None:
            return
        if self.to:
            yield from move_to(g, seat, sent(g, seat, self.to), because)
        else:
            yield from release(g, by, seat, _ways_out(g, seat), because)


class MayFreeOn(Effect, frozen=True):
    """Somebody may have a character leave where it is kept, for another location of a board, which they choose."""

    tone = "good"
    to_the_table = True

    role: str
    place: str
    board: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        by = seat_of(g, self.role, because)
        seat = yield from _may_choose(g, by, self.place)
        if seat is not None:
            yield from release(g, by, seat, aboard(g, seat, self.board), because)


def _may_choose(g: Galactica, by: int, place: str) -> Script[int | None]:
    """A prisoner, or nobody."""
    seats = prisoners(g, place)
    if not seats:
        g.tell(NotPossible, "free-prisoner")
        return None
    facts: dict[str, Json] = {"place": place}
    picks: list[int | None] = [None, *seats]
    seat: int | None = yield Choose(by, "galactica-may-free", picks, show_seat_or_nobody, facts=facts, purpose=TRUST)
    return seat


STAY = "stay"


def _show_way(place: str) -> Option:
    return Option("choice", STAY) if place == STAY else show_place(place)


class PrisonersMayLeave(Effect, frozen=True):
    """Every character in the Brig may leave it for a location of Galactica of their own choice."""

    tone = "good"

    place: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        there = prisoners(g, self.place)
        if not there:
            g.tell(NotPossible, "free-prisoner")
        for seat in [seat for seat in g.clockwise(g.current) if seat in there]:
            ways = [place for place in aboard(g, seat, FLAGSHIP) if not shuns(g, g.players[seat], place)]
            places = [STAY, *ways]
            to: str = yield Choose(
                seat, "galactica-walk-free", places, _show_way, purpose=GO, why=partial(_why_not_there, g, seat)
            )
            if to != STAY:
                yield from move_to(g, seat, to, because)
