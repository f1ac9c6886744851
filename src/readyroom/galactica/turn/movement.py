"""The Movement step (MOVE): to any open location, to another ship for a Skill card, or with the viper."""

from readyroom.galactica.actions import move_own_viper
from readyroom.galactica.board import (
    AREA_OF,
    AREAS,
    COLONIAL_ONE,
    CYLON_LOCATIONS,
    OFF_BOARD,
    OPEN_GALACTICA,
    neighbours,
    ship_of,
)
from readyroom.galactica.causes import MOVEMENT
from readyroom.galactica.discards import discard_cards
from readyroom.galactica.people import move_to
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import show_card
from readyroom.galactica.standing import ShipClosed, in_force
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script

STAY = "stay"
HUMAN_SHIPS = {"galactica": OPEN_GALACTICA, "colonial_one": COLONIAL_ONE}


def _show(place: str) -> Option:
    if place == STAY:
        return Option("choice", STAY)
    return Option("area" if place in AREA_OF else "location", place)


def destinations(g: Galactica, seat: int) -> list[str]:
    """Where a character may move now."""
    player = g.players[seat]
    here = player.place
    if is_cylon_player(player):
        return [place for place in CYLON_LOCATIONS if place != here]
    if here in ("brig", OFF_BOARD):
        return []
    found = [AREAS[area] for area in neighbours(AREA_OF[here])] if here in AREA_OF else []
    ship = ship_of(here)
    for other, places in HUMAN_SHIPS.items():
        if (other == ship or player.hand) and can_enter(g, other):
            found += [place for place in places if place != here]
    return found


def can_enter(g: Galactica, ship: str) -> bool:
    """A card in play may close a ship."""
    return all(text.ship != ship for _, text in in_force(g, ShipClosed))


def may_move(g: Galactica, seat: int) -> Script[None]:
    """A player may move once; to another ship it costs a Skill card (MOVE-003, MOVE-008)."""
    places = destinations(g, seat)
    if not places:
        return
    place: str = yield Choose(seat, "galactica-move", [STAY, *places], _show)
    if place == STAY:
        return
    player = g.players[seat]
    if place in AREA_OF:
        move_own_viper(g, seat, AREA_OF[place])
        return
    if ship_of(place) != ship_of(player.place):
        yield from pay_a_card(g, seat)
    yield from move_to(g, seat, place, MOVEMENT)


def pay_a_card(g: Galactica, seat: int) -> Script[None]:
    """A chosen card, also for Apollo (CHERR-029)."""
    hand = g.players[seat].hand
    card = hand[0]
    if len(hand) > 1:
        card = yield Choose(seat, "galactica-pay-card", hand[:], show_card)
    else:
        g.chance.reveal()
    yield from discard_cards(g, seat, (card,), MOVEMENT)
