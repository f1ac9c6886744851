"""What to do on New Caprica: places and actions of humans and Cylons, and when Galactica should leave."""

from typing import Final

from readyroom.galactica.board import CIVILIAN_LOSS
from readyroom.galactica.new_caprica import PLANET
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.sides import is_cylon_player, is_human_player
from readyroom.kernel import Option
from readyroom.players.galactica import planet, ships
from readyroom.players.galactica.mind import Mind, seat_in
from readyroom.players.galactica.suspicion import ENOUGH
from readyroom.players.galactica.table import CYLON, Table

DETAINED, WOUNDED = 0.9, 0.6
"""What it costs that a human is in Detention, where Crisis cards are drawn as elsewhere, or in the Medical Center."""
GUN: Final = 4 / 8
"""How often an attack on occupation forces hits."""
WON: Final = 30.0
"""Of a game that is won."""
FEW, HULL_FAILS, BOARDED = 1, 4, 6.0
"""So few of a resource that Crisis cards take, so many damaged locations, centurions so far: it will be over soon."""
RUINED: Final = 0.35
"""With a smaller one a Cylon has her leave."""
LEFT_BEHIND: Final = 0.6
"""How much of the morale it costs to be on the planet when Galactica leaves counts, once she could."""
BETRAYED, INNOCENT, DOUBTED, A_CHECK = 12.0, 4.0, 0.36, 1.0
"""What it costs that a Cylon gives the order to leave, and that somebody human is executed; how much guilt is more than
usual; what a check takes."""
NOBODY_TO_BLAME: Final = -0.1
"""A check that nobody wants passed."""
A_CRISIS: Final = 1.2
"""What a Crisis card costs the humans, without its icons."""


def landed(mind: Mind) -> bool:
    return planet.landed(mind.table)


# --- places of humans --------------------------------------------------------------------------------------


def shipyard(mind: Mind, _seat: int) -> float:
    return max(planet.prepare_worth(mind.table), planet.evacuate_worth(mind.table))


def breeders_canyon(mind: Mind, _seat: int) -> float:
    """A step towards the return, for one of what there is most of."""
    table = mind.table
    if not planet.away(table):
        return 0.0
    highest = max(table.resources, key=table.resources.__getitem__)
    return planet.step_worth(table) - table.loss(highest)


def resistance_hq(mind: Mind, _seat: int) -> float:
    """A Cylon who is known is driven off for a while; one who hides is found out, and has lost everything."""
    table = mind.table
    known = any(is_cylon_player(player) and planet.on_ground(table, player.seat) for player in table.players)
    hidden = max(0.0, 1.4 * mind.accusing() - 0.3 * table.loss("morale"))
    return max(0.25 * planet.CYLON_EXECUTED * known, hidden, _against_the_admiral(mind)) or NOBODY_TO_BLAME


def _against_the_admiral(mind: Mind) -> float:
    """What it is worth to make the check against whoever is Admiral."""
    return max(0.0, execution_worth(mind, mind.table.admiral) - A_CHECK)


def execution_worth(mind: Mind, seat: int) -> float:
    """Whoever is Admiral can end it all once Galactica is back: no Cylon must be, and an execution of somebody innocent
    costs less than that. Nothing for anybody else, nor without more than the usual doubt."""
    table = mind.table
    guilt = mind.guilt(seat)
    if seat != table.admiral or seat == mind.seat or not planet.on_ground(table, seat) or guilt < DOUBTED:
        return 0.0
    return BETRAYED * guilt - INNOCENT * (1 - guilt)


def office_risk(table: Table) -> float:
    """A President on New Caprica who plays a Quorum card may be arrested for it."""
    return 3 / 8 * DETAINED if planet.on_ground(table, table.president) else 0.0


ARREST: Final = 3 / 8 * DETAINED + 4 / 8 * WOUNDED
"""What it does to the humans that one of them is to be arrested: it does not always come to that."""


def exposed(table: Table, place: str) -> float:
    """What it costs to be there, for Galactica may leave."""
    on_ground = place in LOCATIONS and LOCATIONS[place].board == PLANET
    if not on_ground or not planet.landed(table) or planet.away(table):
        return 0.0
    others = planet.left_there(table, but=table.seat)
    without = planet.chance_to_leave(table, people=others)
    decides = without - planet.chance_to_leave(table, people=others + 1)
    return max(LEFT_BEHIND * without * table.loss("morale"), planet.DECIDES * decides)


# --- places of Cylons: worths are what the Cylon gains -------------------------------------------------------


def occupation_authority(mind: Mind) -> float:
    """One goes on, or comes; and another comes."""
    table = mind.table
    acts = [-planet.force_acts(table, place) for place in planet.patrols(table)]
    return max([0.0, *acts]) - planet.one_more(table)


def next_crisis(_mind: Mind) -> float:
    return A_CRISIS


def inspection(mind: Mind) -> float:
    """A look at the next ship, which may go to the bottom for one that costs more."""
    return 0.15 * bool(planet.locked(mind.table))


def hunt(mind: Mind, place: str) -> float:
    """Somebody to arrest there, where occupation forces are."""
    table = mind.table
    prey = any(is_human_player(player) and player.place == place for player in table.players)
    return ARREST if prey and place in planet.patrols(table) else 0.0


# --- actions -------------------------------------------------------------------------------------------------


def board_action(mind: Mind, option: Option) -> float:
    """Attacking occupation forces where one is, or arresting somebody there."""
    table = mind.table
    if option.id == "attack_occupation_forces":
        return GUN * planet.force_cost(table, table.place)
    return hunt(mind, table.place) if mind.side == CYLON else 0.0


def departure(mind: Mind) -> float:
    """To leave now wins the game, if what stays behind can be borne; as long as it can't, each turn may save one more.
    A Cylon who is Admiral leaves while it would be the end of the humans."""
    chance = planet.chance_to_leave(mind.table)
    if not mind.human:
        return WON * (1 - chance) if chance < RUINED else -WON
    return WON * chance if chance > patience(mind.table) else -WON


def leaving_now(mind: Mind) -> float:
    """What the order to leave is worth if the Admiral can give it at once."""
    table = mind.table
    back = planet.landed(table) and not planet.away(table)
    return max(0.0, departure(mind)) if back else 0.0


def patience(table: Table) -> float:
    """What chance to win is better than to go on: less where nothing is left to be evacuated, and near the end."""
    scarce = min(number for name, number in table.resources.items() if name != "fuel") <= FEW
    near_end = scarce or table.hits >= HULL_FAILS or table.centurions >= BOARDED
    return 0.3 if near_end else 0.55 if planet.prepared(table) else 0.4


# --- questions -----------------------------------------------------------------------------------------------


def way(mind: Mind, option: Option) -> float:
    """Whether a ship is prepared or evacuated."""
    return planet.prepare_worth(mind.table) if option.id == "prepare" else planet.evacuate_worth(mind.table)


CROWDED: Final = 0.3
"""How much worse an area is for every civilian ship that is there already: raiders would find all of them."""


def evacuated_to(mind: Mind, option: Option) -> float:
    """The safer launch area, and the one with fewer ships."""
    here = mind.table.view.areas[option.id]
    return ships.place_civilian(mind, option) + 0.2 * here.vipers - CROWDED * len(here.civilians)


def where_forces_fall(mind: Mind, option: Option) -> float:
    return planet.force_cost(mind.table, option.id)


def which_force(mind: Mind, option: Option) -> float:
    return planet.force_acts(mind.table, option.id)


def locked_ship(mind: Mind, option: Option) -> float:
    """Seen by a Cylon alone: who carries much stays on top, to be lost first."""
    carries = CIVILIAN_LOSS[str(mind.fact("ship"))]
    worth = sum(mind.table.loss(name, amount) for name, amount in carries.items())
    return worth - mind.table.civilian if option.id == "top" else 0.0


def accused(mind: Mind, option: Option) -> float:
    """Somebody to be executed on New Caprica: who is suspected much, else a Cylon everybody knows."""
    seat = seat_in(option)
    if seat is None:
        return 0.0
    if is_cylon_player(mind.table.players[seat]):
        return 0.8 * ENOUGH
    if seat == mind.seat:
        return -2.0
    return mind.suspicion(seat) + (_against_the_admiral(mind) if seat == mind.table.admiral else 0.0)
