"""Tables on New Caprica, before Galactica returns and after it, for several modules of tests."""

from typing import Any, Final, TypeVar

from tests.rules.galactica_combined import combined

from readyroom.galactica.effects import YOU, DestroyCivilian, DrawMutiny
from readyroom.galactica.new_caprica import FORCES, PHASE, come_back
from readyroom.galactica.objectives import PHASES
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Civilian, Galactica
from readyroom.galactica.testing import TEST, Table, at_once

SETTLED: Final[dict[str, Any]] = {"rules": "combined", "objective": "new_caprica"}
T = TypeVar("T", bound=Table)

MUTINY_CARD: Final = "test_mutiny_card"
CIVILIAN_SHIP: Final = "test_civilian_ship"
"""Steps in which seat 0 draws a Mutiny card, and a civilian ship is drawn and destroyed."""
STEPS[MUTINY_CARD] = lambda g, _: DrawMutiny(YOU, 1).run(g, TEST.done_by(0))
STEPS[CIVILIAN_SHIP] = lambda g, _: DestroyCivilian().run(g, TEST)


def landed(*characters: str, cylon_ships: str = "fleet_board", **places: str) -> Table:
    """The phase has just begun at distance 7: humans on Resistance HQ, or where it is said (`p0="shipyard"`); nothing
    in space, no occupation forces."""
    table = combined(*characters, objective="new_caprica", cylon_ships=cylon_ships)
    return settle(table, **places)


def settle(table: T, **places: str) -> T:
    """The same at a table that is there already."""
    g = table.gone("deep_space", "deep_space", "remote_planet", "icy_moon").state
    g.phases += ["sleeper", PHASE]
    at_once(PHASES[PHASE](g))
    for seat, place in places.items():
        table.place(int(seat[1:]), place)
    return table


def returned(table: T) -> T:
    """Galactica is back, without a battle: the marker is on Auto Jump."""
    come_back(table.state)
    table.state.jump_track = 5
    return table


def ground(g: Galactica, locked: tuple[str, ...] = (), prepared: tuple[str, ...] = ()) -> None:
    """The two stacks of ships, from the top; all others are destroyed."""
    g.locked = [_ship(g, face) for face in reversed(locked)]
    g.prepared = [_ship(g, face) for face in reversed(prepared)]


def _ship(g: Galactica, face: str) -> Civilian:
    g.next_handle += 1
    return Civilian(g.next_handle - 1, face)


def stacks(g: Galactica) -> tuple[int, int]:
    """How many ships are locked and prepared."""
    return len(g.locked), len(g.prepared)


def occupied(table: T, **places: int) -> T:
    """Occupation forces by location."""
    table.state.tokens[FORCES] = places
    return table


def patrols(g: Galactica) -> dict[str, int]:
    """Where occupation forces are."""
    return g.tokens.get(FORCES, {})
