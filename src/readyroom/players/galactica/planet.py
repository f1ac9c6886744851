"""New Caprica in numbers: ships on the ground, occupation forces, steps towards Galactica's return."""

from collections.abc import Callable
from functools import cache
from typing import Any, Final

from msgspec import UNSET

from readyroom.galactica.board import CIVILIAN_LOSS
from readyroom.galactica.effects import occupation
from readyroom.galactica.new_caprica import FORCES, TRACK
from readyroom.galactica.new_caprica import PLANET as BOARD
from readyroom.galactica.places import LOCATIONS
from readyroom.players.galactica.goals import goals_borne, goals_of
from readyroom.players.galactica.table import Table

PREPARED: Final = 0.35
"""How much of a ship is saved by preparing it: it must still be evacuated before Galactica leaves."""
EVACUATED: Final = 0.7
"""The same by evacuating one that is prepared: raiders may still destroy it."""
ADVANCED: Final = (0.35, 0.55, 0.8)
"""By the space of an occupation force on its track: how much of a civilian ship it should cost."""
RETURN_NEARER: Final = (1.0, 1.1, 1.2, 1.3, 1.6)
"""By where the marker is: a step towards Galactica's return."""
TOO_SOON: Final = 0.3
"""The same while too few ships are prepared, since only those can be evacuated then."""
TO_SPARE: Final = 2
"""So much of the population there should be in the end."""
DECIDES: Final = 10.0
"""Of being able to leave for sure, where it could not be done before."""
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
    """Only once Galactica is back: it may be the one by which she can leave."""
    if away(table) or not prepared(table):
        return 0.0
    decides = chance_to_leave(table, fewer_ships=1) - chance_to_leave(table)
    return max(EVACUATED * table.civilian, DECIDES * decides)


def ship_lost(table: Table) -> float:
    """The next ship on the ground is destroyed: one that is prepared was nearer to being saved."""
    if not locked(table):
        return -table.civilian * bool(prepared(table))
    return -0.8 * table.civilian


def on_ground(table: Table, seat: int) -> bool:
    place = table.players[seat].place
    return place in LOCATIONS and LOCATIONS[place].board == BOARD


def left_there(table: Table, but: int | None = None) -> int:
    """How many humans are on New Caprica, without one of them."""
    return sum(on_ground(table, seat) for seat in table.humans() if seat != but)


def chance_to_leave(table: Table, fewer_ships: int = 0, people: int | None = None) -> float:
    """How likely nothing is used up if Galactica leaves now: ships on the ground are lost, and who is left there, and
    what Personal Goals cost."""
    resources = table.resources
    left = (resources["population"], resources["fuel"], resources["morale"])
    there = left_there(table) if people is None else people
    goals = goals_of(table)
    return sum(
        chance * goals_borne(goals, resources["food"], *now)
        for now, chance in losses(table.grounded - fewer_ships, left[0], left[1], left[2] - there).items()
        if min(now) > 0
    )


CARRIED: Final = ("population", "fuel", "morale")


@cache
def losses(count: int, population: int, fuel: int, morale: int) -> dict[tuple[int, ...], float]:
    """What is left when so many ships are lost, and how likely it is, by what an unknown one carries on the whole."""
    faces = {"civ_empty": 2, "civ_population_1": 6, "civ_population_2": 2}
    odd = {"civ_population_1_fuel_1": 1, "civ_population_1_morale_1": 1}
    chances: dict[tuple[int, ...], float] = {(population, fuel, morale): 1.0}
    total = sum((*faces.values(), *odd.values()))
    for _ in range(count):
        after: dict[tuple[int, ...], float] = {}
        for left, chance in chances.items():
            for face, copies in (faces | odd).items():
                loss = CIVILIAN_LOSS[face]
                key = tuple(now - loss.get(name, 0) for name, now in zip(CARRIED, left, strict=True))
                after[key] = after.get(key, 0.0) + chance * copies / total
        chances = after
    return chances


def survives(count: int, population: int, fuel: int, morale: int) -> float:
    """How likely so many ships can be lost."""
    return sum(chance for left, chance in losses(count, population, fuel, morale).items() if min(left) > 0)


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
