"""Nukes: how many the Admiral has, what they can be launched at, and what they do (NUKE)."""

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import Target, attack_bonus, damage_basestar, destroy_viper, pilots_in, show_target
from readyroom.galactica.dice import outcome, throw
from readyroom.galactica.events import NukeGained, NukeUsed
from readyroom.galactica.hangar import unmanned
from readyroom.galactica.odds import Row, odds
from readyroom.galactica.purposes import STRIKE
from readyroom.galactica.rules_in_force import Admiralty, AreaNukes, standing
from readyroom.galactica.ships import (
    destroy_basestar,
    destroy_civilian,
    destroy_heavy_raider,
    destroy_raider,
    destroy_raiders,
)
from readyroom.galactica.state import Basestar, Galactica
from readyroom.kernel import Json, Option, Script


def _nuke(g: Galactica) -> Admiralty:
    """What the Admiral's title says about nukes at this table."""
    return standing(in_play(g).nukes_by, Admiralty)


# --- tokens ------------------------------------------------------------------------------------------------


def spend_nuke(g: Galactica) -> None:
    """A token is used or given up: it is gone for good (NUKE-011), or lies beside the board (NUKE-012, NUKE-013)."""
    g.nukes -= 1
    if in_play(g).nukes_return:
        g.nukes_beside += 1


def regain_nuke(g: Galactica) -> bool:
    """The Admiral gets a token from beside the board, if there is one (NUKE-012)."""
    if not g.nukes_beside:
        return False
    g.nukes_beside -= 1
    g.nukes += 1
    g.tell(NukeGained, g.nukes)
    return True


# --- launching ---------------------------------------------------------------------------------------------


def nuke_targets(g: Galactica) -> list[Target]:
    """What the Admiral can launch a nuke at: a basestar (NUKE-002), or any space area (NUKE-004); nothing while
    Galactica is away."""
    if not g.in_orbit:
        return []
    if isinstance(_nuke(g), AreaNukes):
        return [("area", area, None) for area in range(6)]
    return [("basestar", basestar.area, basestar) for basestar in g.fleet.basestars]


def show_nuke(target: Target) -> Option:
    kind, area, _ = target
    if kind != "area":
        return show_target(target)
    return Option("area", AREAS[area], {"ship": kind, "area": AREAS[area], "hits": 0, "damage": []})


def _row(nuke: Admiralty) -> Row:
    """The results of a nuke, as a row of the attack table."""
    row: Row = ((1, "damaged_twice"), (nuke.damaged + 1, "destroyed"), (nuke.blast, "destroyed_with_raiders"))
    return (*row, (nuke.everything, "everything")) if isinstance(nuke, AreaNukes) else row


def nuke_odds(g: Galactica, target: Target) -> Json:
    kind, _, basestar = target
    return odds("nuke", kind, _row(_nuke(g)), attack_bonus(g, basestar))


def launch_nuke(g: Galactica, target: Target, because: Cause) -> Script[None]:
    """The Admiral launches a nuke; one at an area finds its basestar when it is there (NUKE-009)."""
    nuke = _nuke(g)
    spend_nuke(g)
    _, area, basestar = target
    g.tell(NukeUsed, AREAS[area])
    bonus = attack_bonus(g, basestar)
    purpose = "nuke-area" if isinstance(nuke, AreaNukes) else "nuke"
    die = yield from throw(g, purpose, bonus=bonus, attack=("nuke", target[0], _row(nuke)))
    result = outcome(die)
    if isinstance(nuke, AreaNukes) and result >= nuke.everything:
        yield from _destroy_all(g, area, because)
        return
    if basestar is None:
        basestar = yield from _basestar_there(g, area)
    if result <= nuke.damaged:
        for _ in range(nuke.hits):
            if any(other is basestar for other in g.fleet.basestars) and basestar is not None:
                yield from damage_basestar(g, basestar, because)
        return
    if basestar is not None:
        yield from destroy_basestar(g, basestar, because)
    if result >= nuke.blast:
        yield from destroy_raiders(g, g.admiral, area, nuke.raiders, because, die)


def _basestar_there(g: Galactica, area: int) -> Script[Basestar | None]:
    found: list[Target] = [("basestar", area, basestar) for basestar in g.fleet.basestars if basestar.area == area]
    if not found:
        return None
    chosen: Target = yield from choose_one(g.admiral, "galactica-nuke-basestar", found, show_target, STRIKE)
    return chosen[2]


def _destroy_all(g: Galactica, area: int, because: Cause) -> Script[None]:
    """Every ship of an area, of whatever side (NUKE-008)."""
    for basestar in [basestar for basestar in g.fleet.basestars if basestar.area == area]:
        yield from destroy_basestar(g, basestar, because)
    while g.fleet.heavies[area]:
        yield from destroy_heavy_raider(g, area, because)
    while g.fleet.raiders[area]:
        yield from destroy_raider(g, area, because)
    while ships := unmanned(g, area):
        yield from destroy_viper(g, ships[0], area, None, because)
    for seat in pilots_in(g, area):
        yield from destroy_viper(g, g.players[seat].ship, area, seat, because)
    for ship in g.civilians[area][:]:
        yield from destroy_civilian(g, area, ship, because)
