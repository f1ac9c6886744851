"""The Cylon fleet beyond the horizon: ships that gather there, the pursuit, and their arrival (FLEET).

Its areas lie before those of the main board, one before each. Ships there do not act (FLEET-001).
"""

from typing import Final

from readyroom.galactica.board import AREAS, CYLON_AREAS, PLACED
from readyroom.galactica.dice import roll
from readyroom.galactica.events import FleetArrived, NotPossible, ShipsGathered
from readyroom.galactica.ships import count_in, cross, place_civilians, supply
from readyroom.galactica.state import Basestar, Fleet, Galactica
from readyroom.galactica.tokens import advance, set_marker
from readyroom.kernel import Script

MARKER: Final = "pursuit"
AUTO_ATTACK: Final = "auto_attack"
TRACK: Final = {"pursuit_start": 0, "pursuit_one_ship": 1, "pursuit_quiet": 0, "pursuit_two_ships": 2, AUTO_ATTACK: 0}
"""The spaces of the pursuit track, with how many civilian ships come when the marker gets there."""

NOTHING_THERE: Final = {
    "raiders": ("raider", ("raider", "basestar")),
    "launch_raiders": ("basestar", ("basestar",)),
    "heavy_raiders": ("heavy_raider", ("heavy_raider", "centurion", "basestar")),
    "basestars": ("basestar", ("basestar",)),
}
"""By activation: which ship joins the fleet beyond the horizon, when none of these is on the main board (RAID-009,
LAUN-005, HEAVY-009, BASE-004)."""


def nothing_there(g: Galactica, kind: str) -> bool:
    """Whether an activation icon finds nothing to activate, at a table with the Cylon Fleet board."""
    if g.cylon_board is None:
        return False
    _, needed = NOTHING_THERE[kind]
    return not any(sum(g.boarding) if ship == "centurion" else count_in(g.fleet, ship) for ship in needed)


def gather(g: Galactica, ship: str) -> Script[None]:
    """A ship joins the fleet in the area that a die says; if none is left, the ships of the highest area with one come
    (FLEET-002..006). Then the pursuit goes on. Not while Galactica is away (NCAP-035)."""
    if not g.in_orbit:
        g.tell(NotPossible, f"place-{ship}")
        return
    beyond = _beyond(g)
    if supply(g, ship):
        result = yield from roll(g, "cylon-placement")
        put_beyond(g, ship, PLACED[result - 1], 1)
    else:
        areas = [area for area in CYLON_AREAS if _there(beyond, ship, area)]
        if areas:
            arrive(g, areas[-1])
        else:
            g.tell(NotPossible, f"place-{ship}")
    yield from advance_pursuit(g)


def put_beyond(g: Galactica, ship: str, area: int, count: int) -> None:
    """Ships of no board join the fleet beyond the horizon, as many as there are."""
    placed = min(count, supply(g, ship)) if g.in_orbit else 0
    if ship == "basestar":
        _beyond(g).basestars += [Basestar(area) for _ in range(placed)]
    else:
        _beyond(g).small(ship)[area] += placed
    if placed:
        g.tell(ShipsGathered, ship, AREAS[area], placed)
    if placed < count:
        g.tell(NotPossible, f"place-{ship}")


def arrive(g: Galactica, area: int) -> None:
    """All ships that wait before an area come to it."""
    if not g.in_orbit:
        return
    beyond = _beyond(g)
    counts = [_there(beyond, ship, area) for ship in ("raider", "heavy_raider", "basestar")]
    if any(counts):
        cross(beyond, g.fleet, area)
        g.tell(FleetArrived, AREAS[area], *counts)


def advance_pursuit(g: Galactica) -> Script[None]:
    """The marker goes one space on: the CAG places civilian ships, or the whole fleet attacks (FLEET-010..013). It
    stays while Galactica is away (NCAP-035)."""
    if not g.in_orbit:
        g.tell(NotPossible, "move-pursuit")
        return
    space = advance(g, MARKER)
    if space == AUTO_ATTACK:
        for area in CYLON_AREAS:
            arrive(g, area)
        set_marker(g, MARKER, next(iter(TRACK)))
    yield from place_civilians(g, TRACK[space])


def _beyond(g: Galactica) -> Fleet:
    assert g.cylon_board is not None
    return g.cylon_board


def _there(fleet: Fleet, ship: str, area: int) -> int:
    if ship == "basestar":
        return sum(basestar.area == area for basestar in fleet.basestars)
    return fleet.small(ship)[area]
