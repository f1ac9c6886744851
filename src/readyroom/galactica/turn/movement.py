"""The Movement step (MOVE): to any open location, to another ship for a Skill card, or with the viper."""

from functools import partial

from readyroom.galactica.actions import move_own_viper
from readyroom.galactica.board import AREA_OF, AREAS, OFF_BOARD, within
from readyroom.galactica.causes import MOVEMENT
from readyroom.galactica.discards import discard_cards
from readyroom.galactica.hangar import kind_of
from readyroom.galactica.moving import move_to
from readyroom.galactica.places import is_confined, open_rooms, price, why_not_enter
from readyroom.galactica.purposes import GIVE_UP, GO
from readyroom.galactica.skills import show_card
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script, WhyNot

STAY = "stay"


def _show(place: str) -> Option:
    if place == STAY:
        return Option("choice", STAY)
    return Option("area" if place in AREA_OF else "location", place)


def destinations(g: Galactica, seat: int) -> list[str]:
    """Where a character may move now."""
    player = g.players[seat]
    here = player.place
    if is_confined(player) or here == OFF_BOARD:
        return []
    rooms = open_rooms(g, seat)
    if here not in AREA_OF:
        return rooms
    return [*(AREAS[area] for area in within(AREA_OF[here], kind_of(g, player.ship).moves)), *rooms]


def why_not_there(g: Galactica, seat: int, kind: str, id: str) -> WhyNot | None:
    """Why a place is not among the destinations."""
    if kind == "location":
        return why_not_enter(g, seat, id)
    if kind == "area":
        if id in destinations(g, seat):
            return None
        return WhyNot("too-far" if g.players[seat].piloting else "no-pilot-now", "MOVE-007")
    return None


def may_move(g: Galactica, seat: int) -> Script[None]:
    """A player may move once; to another ship it costs a Skill card (MOVE-003, MOVE-008)."""
    places = destinations(g, seat)
    if not places:
        return
    why = partial(why_not_there, g, seat)
    place: str = yield Choose(seat, "galactica-move", [STAY, *places], _show, why=why, purpose=GO)
    if place == STAY:
        return
    player = g.players[seat]
    if place in AREA_OF:
        move_own_viper(g, seat, AREA_OF[place])
        return
    if price(player.place, place):
        yield from pay_a_card(g, seat)
    yield from move_to(g, seat, place, MOVEMENT)


def pay_a_card(g: Galactica, seat: int) -> Script[None]:
    """A chosen card, also for Apollo (CHERR-029)."""
    hand = g.players[seat].hand
    card = hand[0]
    if len(hand) > 1:
        card = yield Choose(seat, "galactica-pay-card", hand[:], show_card, purpose=GIVE_UP)
    else:
        g.chance.reveal()
    yield from discard_cards(g, seat, (card,), MOVEMENT)
