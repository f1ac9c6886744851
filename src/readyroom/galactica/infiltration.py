"""Infiltrating: how a Cylon leader comes among the humans, and goes back (INFL). What ends it is in `moving`, since it
ends however they come back."""

from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import SHEETS, miracle, spend
from readyroom.galactica.discards import discard_down
from readyroom.galactica.events import InfiltrationBegan
from readyroom.galactica.moving import move_to, return_to, show_place
from readyroom.galactica.places import ALL, BOARDS, RESURRECTION_SHIP, is_confined, layout, rooms, sent, shuns
from readyroom.galactica.purposes import GO
from readyroom.galactica.rules_in_force import Meticulous
from readyroom.galactica.sides import CYLON, INFILTRATOR, LEADER
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script

KEPT = 3
"""How many Skill cards a leader keeps who goes back out of the Brig (INFL-013)."""
STAY = "stay"


def ways_in(g: Galactica, seat: int, ship: str) -> list[str]:
    """Where a leader who does not infiltrate may come among the humans (INFL-001)."""
    player = g.players[seat]
    if player.status != LEADER:
        return []
    return [place for place in rooms(g, ship) if not shuns(g, player, place)]


def infiltrate(g: Galactica, seat: int, place: str, because: Cause) -> Script[None]:
    """From now on they count as a human player (INFL-001, INFL-002)."""
    g.players[seat].status = INFILTRATOR
    g.tell(InfiltrationBegan, seat)
    yield from move_to(g, seat, place, because)


def ways_back(g: Galactica) -> list[str]:
    """Places of the Cylons that can be entered, not on a ship that took their side; those of all, while theirs are
    not on the table (CHERR-002)."""
    by_access = {
        who: [place for name, places in layout(g).rooms.items() if BOARDS[name].access == who for place in places]
        for who in (CYLON, ALL)
    }
    return by_access[CYLON] or by_access[ALL]


def stop_infiltrating(g: Galactica, seat: int) -> Script[int]:
    """The action that is always open to who infiltrates (INFL-012); how many actions more it brings. An ability may
    lead somewhere else (CHERR-001)."""
    player = g.players[seat]
    because = Cause("infiltration", seat)
    place, more = sent(g, seat, RESURRECTION_SHIP), 0
    meticulous = miracle(g, seat, Meticulous)
    if meticulous is not None:
        picks = [STAY, *ways_back(g)]
        there: str = yield Choose(seat, "galactica-meticulous", picks, _show, facts={"place": place}, purpose=GO)
        if there != STAY:
            spend(g, seat, SHEETS[player.character].abilities[1])
            place, more = there, meticulous.actions
    if is_confined(player):
        yield from discard_down(g, [(seat, KEPT)], because)
    yield from return_to(g, seat, place, because)
    return more


def _show(place: str) -> Option:
    return Option("choice", STAY) if place == STAY else show_place(place)
