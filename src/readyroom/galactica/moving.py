"""Characters on the board: moving, being sent to the Brig or to Sickbay, leaving a viper (MOVE, VIP-013..015)."""

from collections.abc import Callable

from readyroom.galactica.board import OFF_BOARD, VIPER
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import discard_to
from readyroom.galactica.events import InfiltrationEnded, Moved, NotPossible
from readyroom.galactica.places import (
    LOCATIONS,
    RESURRECTION_SHIP,
    admits,
    bars_titles,
    board_of,
    is_confined,
    layout,
    sent,
)
from readyroom.galactica.sides import INFILTRATOR, LEADER, is_human_player, is_shown, may_hold_title
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.titles import freed, jailed
from readyroom.galactica.windows import moment
from readyroom.kernel import Option, Script, WhyNot


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
    if player.status == INFILTRATOR and place in LOCATIONS and not admits(g, board_of(place), player):
        infiltration_ends(g, player)
    if bars_titles(place):
        yield from jailed(g, seat, because)
    elif bars_titles(was) and may_hold_title(player):
        yield from freed(g, seat, because)
    yield from moment(g, "moved", because, seat=seat, what=was)


def resurrect(g: Galactica, seat: int, because: Cause) -> Script[None]:
    """To the Resurrection Ship, or wherever one wakes up instead; who infiltrates is back among the Cylons then, though
    humans may be there too (INFL-017)."""
    yield from return_to(g, seat, sent(g, seat, RESURRECTION_SHIP), because)


def return_to(g: Galactica, seat: int, place: str, because: Cause) -> Script[None]:
    """Somebody comes back to the Cylons."""
    yield from move_to(g, seat, place, because)
    player = g.players[seat]
    if player.status == INFILTRATOR and player.place == place:
        infiltration_ends(g, player)


def infiltration_ends(g: Galactica, player: Player) -> None:
    """A Cylon leader has come back to the Cylons, however that came about: cards that only humans have are discarded
    without effect (INFL-014..016, MUTY-017), miracle tokens stay (CHAR-017)."""
    player.status = LEADER
    g.tell(InfiltrationEnded, player.seat)
    for pile in in_play(g).in_hands:
        for card in player.held(pile.name) if pile.humans else ():
            player.holds.remove(card)
            g.chance.reveal()
            discard_to(g, pile.name, card)


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
    player = g.players[seat]
    if can_be_chosen(g, seat, place) and not is_shown(player):
        return None
    if not is_human_player(player) or is_shown(player):
        return WhyNot("cylon-not-sent", "MOVE-015")
    if player.place == OFF_BOARD:
        return WhyNot("off-board", "MOVE-016")
    return WhyNot("there-already", "MOVE-014")


def choosable(g: Galactica, place: str) -> list[int]:
    """Who may be chosen for the Brig or Sickbay, not by a Cylon card who has just shown it; last those in the Brig, who
    would stay there."""
    seats = [player.seat for player in g.players if can_be_chosen(g, player.seat, place) and not is_shown(player)]
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
