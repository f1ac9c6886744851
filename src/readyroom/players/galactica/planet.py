"""New Caprica in numbers: ships on the ground, occupation forces, steps towards Galactica's return."""

from collections.abc import Callable
from typing import Any, Final

from msgspec import UNSET

from readyroom.galactica.effects import occupation
from readyroom.galactica.new_caprica import FORCES, TRACK
from readyroom.players.galactica.table import Table

PREPARED: Final = 0.35
"""How much of a ship is saved by preparing it: it must still be evacuated before Galactica leaves."""
EVACUATED: Final = 0.5
"""The same by evacuating one that is prepared: raiders may still destroy it."""
ADVANCED: Final = (0.35, 0.55, 0.8)
"""By the space of an occupation force on its track: how much of a civilian ship it should cost."""
RETURN_NEARER: Final = (1.0, 1.1, 1.2, 1.3, 1.6)
"""By where the marker is: a step towards Galactica's return."""
TOO_SOON: Final = 0.3
"""The same while too few ships are prepared, since only those can be evacuated then."""
TO_SPARE: Final = 2
"""So much of the population there should be in the end."""
CYLON_EXECUTED: Final = 1.2
"""A Cylon player loses a hand and a good place."""


def landed(table: Table) -> bool:
    """Whether the fleet has settled on New Caprica."""
    return table.view.locked is not UNSET


def away(table: Table) -> bool:
    """Whether Galactica has not come back yet."""
    return table.view.away is not UNSET


def locked(table: Table) -> int:
    ships = table.view.locked
    return 0 if ships is UNSET else len(ships)


def prepared(table: Table) -> int:
    ships = table.view.prepared
    return 0 if ships is UNSET else len(ships)


def patrols(table: Table) -> dict[str, int]:
    """Where occupation forces are."""
    return table.view.tokens.get(FORCES, {})


# --- ships on the ground -----------------------------------------------------------------------------------


def prepare_worth(table: Table) -> float:
    return PREPARED * table.civilian * bool(locked(table))


def evacuate_worth(table: Table) -> float:
    """Only once Galactica is back."""
    return 0.0 if away(table) else EVACUATED * table.civilian * bool(prepared(table))


def ship_lost(table: Table) -> float:
    """The next ship on the ground is destroyed: one that is prepared was nearer to being saved."""
    if not locked(table):
        return -table.civilian * bool(prepared(table))
    return -0.8 * table.civilian


# --- the occupation ----------------------------------------------------------------------------------------


def force_cost(table: Table, place: str) -> float:
    """What an occupation force should cost, where it is."""
    at_risk = locked(table) + prepared(table)
    return ADVANCED[TRACK.index(place)] * table.civilian * bool(at_risk) if place in TRACK else 0.0


def one_more(table: Table) -> float:
    """Another one comes to the start of the track, if one is left."""
    left = table.view.pieces.get(FORCES, 0) - sum(patrols(table).values())
    return -force_cost(table, TRACK[0]) if left > 0 else 0.0


def fewer(table: Table, count: int) -> float:
    """The foremost ones are destroyed."""
    costs = [force_cost(table, place) for place, there in patrols(table).items() for _ in range(there)]
    return sum(sorted(costs)[-count:])


def forces_act(table: Table) -> float:
    """All go on; with none there one comes."""
    there = patrols(table)
    if not there:
        return one_more(table)
    return sum(count * force_acts(table, place) for place, count in there.items())


def force_acts(table: Table, place: str) -> float:
    """One goes on; the last step costs a ship, and the token is gone."""
    now = force_cost(table, place)
    if place == TRACK[-1]:
        return now + ship_lost(table)
    return now - force_cost(table, TRACK[TRACK.index(place) + 1])


# --- icons -------------------------------------------------------------------------------------------------


def step_worth(table: Table) -> float:
    """A step of the fleet marker: it counts until Galactica is back."""
    if not away(table):
        return 0.0
    return RETURN_NEARER[min(table.track, 4)] * (TOO_SOON if prepared(table) < to_save(table) else 1.0)


def to_save(table: Table) -> int:
    """How many of the ships on the ground have to be saved, as far as one can tell."""
    return table.grounded + TO_SPARE - table.resources["population"]


PLANET: dict[type, Callable[[Table, Any], float]] = {
    occupation.PrepareOrEvacuate: lambda t, _x: max(prepare_worth(t), evacuate_worth(t)),
    occupation.DestroyGrounded: lambda t, _x: ship_lost(t),
    occupation.PlaceForce: lambda t, _x: one_more(t),
    occupation.DestroyForces: lambda t, x: fewer(t, x.count),
    occupation.ExecuteCylon: lambda t, _x: CYLON_EXECUTED * (len(t.humans()) < len(t.players)),
}
"""What New Caprica Crisis cards do to the humans."""
