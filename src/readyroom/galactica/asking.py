"""Asking a seat: whom to choose, one of several things, yes or no."""

from collections.abc import Callable, Mapping
from typing import Any

from readyroom.galactica.sides import is_human_player
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import show_seat
from readyroom.kernel import Choose, Json, Option, Script, WhyNot


def others(g: Galactica, seat: int) -> list[int]:
    """Players a card may be given to or used on: humans (CYL-030); in a one-player game oneself (VAR-023)."""
    return [player.seat for player in g.humans() if g.solo or player.seat != seat]


def not_oneself(g: Galactica, seat: int) -> list[int]:
    """The same where it has to be somebody else, and in a one-player game nobody is: what no Quorum or Crisis card
    says."""
    return [other for other in others(g, seat) if other != seat]


def why_not_other(g: Galactica, by: int, seat: int) -> WhyNot | None:
    """Why somebody is not one of the `others`."""
    if not is_human_player(g.players[seat]):
        return WhyNot("cylon-not-chosen", "CYL-030")
    return None if g.solo or seat != by else WhyNot("somebody-else", "TERM-011")


def choose_seat(
    seat: int,
    prompt: str,
    seats: list[int],
    purpose: str = "",
    *,
    why: Callable[[int], WhyNot | None] | None = None,
    **facts: Json,
) -> Script[int | None]:
    """`seat` chooses one of `seats`; None if there is nobody to choose (MOVE-017). `why` says why not somebody else."""
    if len(seats) < 2:
        return seats[0] if seats else None
    chosen: int = yield Choose(seat, prompt, seats, show_seat, facts=facts, purpose=purpose, why=of_seats(why))
    return chosen


def of_seats(why: Callable[[int], WhyNot | None] | None) -> Callable[[str, str], WhyNot | None] | None:
    """Why a thing can't be chosen where only seats can be."""
    return None if why is None else lambda kind, id: why(int(id)) if kind == "seat" else None


def show_seat_or_nobody(seat: int | None) -> Option:
    return Option("choice", "nobody") if seat is None else show_seat(seat)


def choose_one(
    seat: int,
    prompt: str,
    picks: list[Any],
    show: Callable[[Any], Option],
    purpose: str = "",
    odds: Callable[[Any], Json] | None = None,
) -> Script[Any]:
    """`seat` chooses among open things; not asked if there is only one. Attacks tell their `odds`."""
    if len(picks) == 1:
        return picks[0]
    aid = None if odds is None else lambda: {"odds": [odds(pick) for pick in picks]}
    pick = yield Choose(seat, prompt, picks, show, purpose=purpose, aid=aid)
    return pick


def ask(
    seat: int,
    /,
    prompt: str,
    purpose: str = "",
    *,
    aid: Callable[[], Mapping[str, Json]] | None = None,
    **facts: Json,
) -> Script[bool]:
    """`seat` says yes or no."""
    answer: bool = yield Choose(seat, prompt, (False, True), _yes_or_no, facts=facts, purpose=purpose, aid=aid)
    return answer


def _yes_or_no(yes: bool) -> Option:
    return Option("choice", "yes" if yes else "no")
