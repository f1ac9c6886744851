"""The Cylon fleet beyond the horizon: what the pursuit brings, whom to escort, when an area is worth a nuke, and what a
Cylon orders from the Basestar Bridge."""

from readyroom.galactica.board import AREA_OF
from readyroom.kernel import Option
from readyroom.players.galactica import ships
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.table import Table

COMING = (0.15, 0.25, 0.4, 0.7, 0.7)
"""How near the ships that wait are, by the space of the pursuit marker."""
BACK = 1.1
"""A step back on the Jump Preparation track."""


def waiting(table: Table, area: int) -> float:
    """How bad the Cylon ships are that wait before an area; nothing where there is no such board."""
    if table.beyond is None:
        return 0.0
    here = table.beyond[area]
    return 0.3 * here.raiders + 0.7 * here.heavy_raiders + 1.3 * len(here.basestars)


def coming(table: Table, area: int) -> float:
    """The same, the nearer the pursuit is the worse."""
    return COMING[table.pursuit] * waiting(table, area)


def pursuit_worth(table: Table) -> float:
    """What one step of the pursuit marker does to the humans: civilian ships in space, or the whole fleet."""
    space = table.pursuit + 1
    if space >= 4:
        return -0.2 - table.heat * sum(waiting(table, area) for area in range(6))
    return -0.15 - (0, 0.35, 0.0, 0.7)[space] * table.heat


def gathering_worth(table: Table, ship: str) -> float:
    """An activation that finds nothing: a ship joins the fleet that waits, and the pursuit goes on."""
    if table.beyond is None:
        return 0.0
    joins = {"raider": -0.1, "heavy_raider": -0.25, "basestar": -0.5}[ship]
    return joins + pursuit_worth(table)


# --- vipers, nukes, the CAG ----------------------------------------------------------------------------------


def viper_act(mind: Mind) -> float:
    """The best an unmanned viper can do now."""
    table = mind.table
    shots = [ships.best_attack(table, area) for area in range(6) if table.areas[area].vipers]
    saved = [
        ships.escort_worth(mind, Option("escort", str(ship.handle), {"area": name}))
        for name, area in AREA_OF.items()
        if table.beyond is not None and table.areas[area].vipers
        for ship in table.areas[area].civilians
    ]
    return max([0.0, *shots, *saved])


def title_worth(mind: Mind, option: Option) -> float:
    """The CAG's actions: with one more action after it nothing is lost; who passes the title on must trust somebody."""
    if option.id == "cag_leads":
        return 0.3 + viper_act(mind)
    trust = max((-mind.suspicion(seat) for seat in mind.table.others()), default=-1.0)
    return 0.7 * viper_act(mind) - 0.45 + min(0.0, trust)


def nuke_worth(mind: Mind, area: int) -> float:
    """A nuke at an area: what its dice do to the ships there, ours too, less the nuke itself."""
    table = mind.table
    here = table.areas[area]
    base = (0.8 + 0.8 * table.damage if here.basestars else 0.0) * table.heat
    raiders, heavies = 0.3 * here.raiders, 0.7 * here.heavy_raiders
    ours = 0.4 * here.vipers + 0.9 * len(here.pilots) + table.civilian * len(here.civilians)
    cylons = 1.6 * len(here.basestars) + raiders + heavies
    worth = 2 / 8 * 0.6 * base + 5 / 8 * base + 1 / 8 * min(0.9, raiders) + 1 / 8 * (cylons * table.heat - ours)
    return worth + 0.25 * table.distance / 4 - 1.1 - kept_for_battle(table)


KEPT = 0.5
"""A nuke kept for the battle at the Crossroads."""


def kept_for_battle(table: Table) -> float:
    """What it is worth to have a nuke later: where basestars are sure to come, more; before the last jump nothing."""
    return -0.9 if table.last_jump else KEPT if table.trial.ahead else 0.0


def best_nuke(mind: Mind) -> float:
    """The best the Admiral could do with a nuke."""
    areas = mind.table.areas
    worths = [nuke_worth(mind, area) for area in range(6) if areas[area].basestars]
    return max(worths, default=0.0) if mind.table.view.nukes else 0.0


def grounded(mind: Mind, option: Option) -> float:
    """Which viper is missed least: one of the Reserves, then one that does nothing where it is, a pilot last."""
    if option.id.startswith("seat-"):
        return -1.2 if option.id == f"seat-{mind.seat}" else -0.9
    where = option.facts.get("area")
    newer = 0.1 * (option.facts.get("ship") != "viper")
    return -0.2 - newer if where not in AREA_OF else -0.25 - newer - ships.position_worth(mind.table, AREA_OF[where])


def takes_off(mind: Mind, option: Option) -> float:
    """A pilot may launch for nothing: into a fight, or where civilian ships must be escorted."""
    table = mind.table
    return 0.3 * bool(table.threat) + 0.1 * bool(table.civilians) - 0.15 if option.id == "yes" else 0.0


# --- the Basestar Bridge -------------------------------------------------------------------------------------


def order(mind: Mind, option: Option) -> float:
    """What an order from the bridge does to the humans' harm."""
    return orders(mind.table)[option.id]


def orders(table: Table) -> dict[str, float]:
    raiders = max(0, min(8, table.raiders - 1))
    return {
        "civilian": 0.35 * table.heat,
        "pursuit": 3 / 8 * BACK * bool(table.track) - 5 / 8 * pursuit_worth(table),
        "reinforce": COMING[table.pursuit] + max(reinforcements(table).values()),
        "damage": raiders / 8 * 1.2 * table.damage,
    }


def reinforcements(table: Table) -> dict[str, float]:
    """By ship: what it is worth to have them join the fleet."""
    return {"basestar": 0.6 * bool(table.left("basestar")), "raider": 0.15 * min(3, table.left("raider"))}


def reinforce(mind: Mind, option: Option) -> float:
    return reinforcements(mind.table).get(option.id, 0.0)


def bridge(mind: Mind) -> float:
    """Two different orders."""
    return sum(sorted(orders(mind.table).values())[-2:])
