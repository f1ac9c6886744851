"""Characters on the board: moving, being sent to the Brig or to Sickbay, leaving a viper (MOVE, VIP-013..015)."""

from collections.abc import Callable, Mapping
from typing import Any

from readyroom.galactica.board import OFF_BOARD, VIPER
from readyroom.galactica.causes import Cause
from readyroom.galactica.events import Moved, NotPossible
from readyroom.galactica.places import bars_titles, board_of, is_confined, layout, sent
from readyroom.galactica.sides import is_human_player, may_hold_title
from readyroom.galactica.state import Galactica
from readyroom.galactica.titles import freed, jailed
from readyroom.galactica.windows import moment, show_seat
from readyroom.kernel import Choose, Json, Option, Script, WhyNot


def show_place(place: str) -> Option:
    return Option("location", place)


def move_to(g: Galactica, seat: int, place: str, because: Cause) -> Script[None]:
    """The character's token goes to a location; a viper he piloted returns to the Reserves (VIP-014, VIP-015)."""
    player = g.players[seat]
    if player.piloting:
        g.squadrons[player.ship].reserves += 1
        player.ship = VIPER
    was, player.place = player.place, place
    g.tell(Moved, seat, place)
    if bars_titles(place):
        yield from jailed(g, seat, because)
    elif bars_titles(was) and may_hold_title(player):
        yield from freed(g, seat, because)
    yield from moment(g, "moved", because, seat=seat, what=was)


def can_be_chosen(g: Galactica, seat: int, place: str) -> bool:
    """Whether a character may be chosen for the Brig or Sickbay: nobody who is there already (MOVE-014..016), and
    nobody while that place is not on the table."""
    player = g.players[seat]
    if not is_human_player(player) or player.place == OFF_BOARD:
        return False
    there = sent(g, seat, place)
    return player.place != there and there in layout(g).locations


def why_not_sent(g: Galactica, place: str, seat: int) -> WhyNot | None:
    """Why a character may not be chosen for the Brig or Sickbay; None if he may."""
    if can_be_chosen(g, seat, place):
        return None
    player = g.players[seat]
    if not is_human_player(player):
        return WhyNot("cylon-not-sent", "MOVE-015")
    if player.place == OFF_BOARD:
        return WhyNot("off-board", "MOVE-016")
    return WhyNot("there-already", "MOVE-014")


def why_not_other(g: Galactica, by: int, seat: int) -> WhyNot | None:
    """Why somebody is not one of the `others`."""
    if not is_human_player(g.players[seat]):
        return WhyNot("cylon-not-chosen", "CYL-030")
    return None if g.solo or seat != by else WhyNot("somebody-else", "TERM-011")


def why_no_title(g: Galactica, seat: int) -> WhyNot | None:
    """Why somebody can't get a title."""
    return None if may_hold_title(g.players[seat]) else WhyNot("cylon-no-title", "TITLE-034")


def choosable(g: Galactica, place: str) -> list[int]:
    """Who may be chosen for the Brig or Sickbay; last those in the Brig, who would stay there."""
    seats = [player.seat for player in g.players if can_be_chosen(g, player.seat, place)]
    return sorted(seats, key=lambda seat: is_confined(g.players[seat]))


def is_sent(g: Galactica, seat: int, place: str) -> bool:
    """Whether somebody would be moved there, as things stand."""
    return can_be_chosen(g, seat, place) and not is_confined(g.players[seat])


def send(g: Galactica, seat: int, place: str, because: Cause) -> Script[None]:
    """An effect sends a character to the Brig or to Sickbay, if it can; a prisoner is not moved (MOVE-013)."""
    sending = yield from moment(g, "sending", because, seat=seat, what=place)
    if not sending.amount or not can_be_chosen(g, seat, sending.what):
        return
    if is_confined(g.players[seat]):
        g.tell(NotPossible, "move-prisoner")
    else:
        yield from move_to(g, seat, sent(g, seat, sending.what), because)


def send_all(g: Galactica, where: Callable[[str], bool], place: str, because: Cause) -> Script[None]:
    """All characters in the locations that `where` says yes to are sent to the Brig or to Sickbay."""
    for seat in g.clockwise(g.current):
        if where(g.players[seat].place):
            yield from send(g, seat, place, because)


def in_location(place: str) -> Callable[[str], bool]:
    return lambda where: where == place


def on_ship(ship: str) -> Callable[[str], bool]:
    return lambda where: board_of(where) == ship


def others(g: Galactica, seat: int) -> list[int]:
    """Players a card may be given to or used on: humans (CYL-030); in a one-player game oneself (VAR-023)."""
    return [player.seat for player in g.humans() if g.solo or player.seat != seat]


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
