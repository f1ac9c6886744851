"""Activating Cylon ships: raiders, launches, heavy raiders and basestars (SHIP, RAID, LAUN, HEAVY, BASE)."""

from collections.abc import Callable
from typing import Final

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS, HUMANS_LOSE, LAUNCH, TOWARDS_LAUNCH, VIPER, distance, step_towards
from readyroom.galactica.boxes import pieces
from readyroom.galactica.causes import BASESTARS, RAIDERS, Cause
from readyroom.galactica.combat import HITS, attack_viper, damage_galactica, hit, pilots_in
from readyroom.galactica.dice import roll
from readyroom.galactica.events import (
    AreaActivated,
    CenturionsAdvanced,
    CylonShipsActivated,
    Missed,
    NotPossible,
    ShipsMoved,
)
from readyroom.galactica.hangar import unmanned
from readyroom.galactica.purposes import INDIFFERENT, SACRIFICE
from readyroom.galactica.pursuit import NOTHING_THERE, gather, nothing_there
from readyroom.galactica.resources import end
from readyroom.galactica.rules_in_force import CEASEFIRE, Ace, Barrage, LaunchMore, for_this_turn, in_force
from readyroom.galactica.ships import (
    HAS_ACTED,
    ace_in,
    ace_of,
    board_centurions,
    destroy_civilian,
    mark_raider,
    place,
    show_area,
    show_civilian,
)
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import window
from readyroom.kernel import Script

KINDS = ("raiders", "launch_raiders", "heavy_raiders", "basestars")
ACTIVATIONS: Final[dict[str, Callable[[Galactica, Cause], Script[None]]]] = {}
"""By activation icon that a box brings: what it does, also while Galactica is away (STEP-004)."""


def activate(g: Galactica, kind: str) -> Script[None]:
    """One activation icon, from beginning to end."""
    more = yield from begin(g, kind)
    while more:
        more = yield from raiders_of_one_area(g)


def begin(g: Galactica, kind: str) -> Script[bool]:
    """One activation icon; True if raiders are still to be activated, area by area."""
    g.tell(CylonShipsActivated, kind)
    if kind in ACTIVATIONS:
        yield from ACTIVATIONS[kind](g, Cause(kind))
    elif not g.in_orbit:
        g.tell(NotPossible, "not-in-orbit")
    elif nothing_there(g, kind):
        yield from gather(g, NOTHING_THERE[kind][0])
    elif for_this_turn(g, CEASEFIRE):
        g.tell(NotPossible, "ceasefire")
    elif kind == "raiders":
        if any(g.fleet.raiders):
            yield from raiders_are_about_to_act(g)
            return True
        yield from launch(g, "raider", 2)  # RAID-007
    elif kind == "launch_raiders":
        yield from launch(g, "raider", 3)  # LAUN-001
    elif kind == "heavy_raiders":
        yield from heavy_raiders(g)
    else:
        yield from basestars_attack(g)
    return False


def launch(g: Galactica, ship: str, count: int) -> Script[None]:
    """Each basestar launches, unless its hangar is disabled (DMG-015); Cylon Swarm adds one of the type."""
    if for_this_turn(g, CEASEFIRE):
        g.tell(NotPossible, "ceasefire")
        return
    more = sum(text.more for _, text in in_force(g, LaunchMore))
    wanted = [(base.area, count + more) for base in g.fleet.basestars if "disabled_hangar" not in base.damage]
    if wanted:
        yield from place(g, ship, wanted, launched=True)


# --- raiders -----------------------------------------------------------------------------------------------


def raiders_are_about_to_act(g: Galactica) -> Script[None]:
    """Somebody may see to it that some of them miss."""
    yield from window(g, "raiders_act")


def raiders_of_one_area(g: Galactica) -> Script[bool]:
    """The raiders of one area, chosen by the current player, act (SHIP-002); False when all have acted."""
    areas = [area for area in range(6) if g.fleet.raiders[area] > g.fleet.raiders_acted[area]]
    if not areas or for_this_turn(g, CEASEFIRE):
        yield from _raiders_have_acted(g)
        return False
    area: int = yield from choose_one(g.current, "galactica-raider-area", areas, show_area, purpose=INDIFFERENT)
    g.tell(AreaActivated, "raiders", AREAS[area])
    while (left := g.fleet.raiders[area] - g.fleet.raiders_acted[area]) > 0:
        ace = _ace_that_waits(g, area)
        if ace is not None and left == 1:
            yield from _ace_acts(g, area, ace)
        else:
            yield from _raider_acts(g, area)
    if len(areas) == 1:
        yield from _raiders_have_acted(g)
    return len(areas) > 1


def _raiders_have_acted(g: Galactica) -> Script[None]:
    """The activation is over; what a card in play has follow on it."""
    g.misses = {}
    for _, barrage in in_force(g, Barrage):
        yield from launch(g, "raider", barrage.raiders)


def _ace_that_waits(g: Galactica, area: int) -> Ace | None:
    """The raider that a card marks acts after the others of its area, if it has not acted yet."""
    return ace_of(g) if g.kept and ace_in(g, area) and HAS_ACTED not in g.used else None


def _ace_acts(g: Galactica, area: int, ace: Ace) -> Script[None]:
    """It acts several times over."""
    g.used.append(HAS_ACTED)
    g.fleet.raiders_acted[area] += 1
    for _ in range(ace.times):
        if _stays(g, area):
            yield from _raider_attacks(g, area)
        else:
            to = _way(g, area)
            _fly(g, area, to, 1)
            g.fleet.raiders_acted[area] -= 1
            mark_raider(g, ace.token, to)
            area = to


def _raider_acts(g: Galactica, area: int) -> Script[None]:
    """One raider does the first thing it can (RAID-001..006)."""
    if _stays(g, area):
        g.fleet.raiders_acted[area] += 1
        yield from _raider_attacks(g, area)
    else:
        _raiders_move(g, area)


def _stays(g: Galactica, area: int) -> bool:
    """Whether raiders have something to do where they are: only towards civilian ships elsewhere they move."""
    return bool(unmanned(g, area) or pilots_in(g, area) or g.civilians[area]) or not any(g.civilians)


def _raider_attacks(g: Galactica, area: int) -> Script[None]:
    if unmanned(g, area) or pilots_in(g, area):
        if g.misses and _misses(g, area):
            g.tell(Missed, "raider", VIPER)
        else:
            yield from attack_viper(g, area)
    elif g.civilians[area]:
        ship = yield from choose_one(
            g.current, "galactica-raider-civilian", g.civilians[area][:], show_civilian, purpose=SACRIFICE
        )
        yield from destroy_civilian(g, area, ship, RAIDERS)
    else:
        result = yield from roll(g, "raider-galactica", attack=("raider", "galactica", HITS["raider", "galactica"]))
        if hit("raider", "galactica", result):
            yield from damage_galactica(g, RAIDERS)
        else:
            g.tell(Missed, "raider", "galactica")


def _misses(g: Galactica, area: int) -> bool:
    """Whether a raider misses without a roll, because somebody has seen to it."""
    left = g.misses.get(AREAS[area], 0)
    if left:
        g.misses[AREAS[area]] = left - 1
    return left > 0


def _raiders_move(g: Galactica, area: int) -> None:
    """Nothing changes while they move, so all that are left in the area move together, but one that a
    card marks."""
    waits = _ace_that_waits(g, area) is not None
    _fly(g, area, _way(g, area), g.fleet.raiders[area] - g.fleet.raiders_acted[area] - waits)


def _way(g: Galactica, area: int) -> int:
    """Towards the nearest civilian ship, clockwise if two are as near (RAID-004, 005)."""
    with_ships = [other for other in range(6) if g.civilians[other]]
    nearest = min(distance(area, other) for other in with_ships)
    steps = [step_towards(area, other) for other in with_ships if distance(area, other) == nearest]
    clockwise = (area + 1) % 6
    return clockwise if clockwise in steps else steps[0]


def _fly(g: Galactica, area: int, to: int, count: int) -> None:
    """So many raiders have moved."""
    g.fleet.raiders[area] -= count
    g.fleet.raiders[to] += count
    g.fleet.raiders_acted[to] += count
    g.tell(ShipsMoved, "raider", AREAS[area], AREAS[to], count)


# --- heavy raiders and centurions --------------------------------------------------------------------------


def heavy_raiders(g: Galactica) -> Script[None]:
    """Centurions advance, then heavy raiders board or fly; with none on the board basestars launch (HEAVY)."""
    none_there = not any(g.fleet.heavies)
    advance_centurions(g)
    if none_there:
        yield from launch(g, "heavy_raider", 1)
        return
    start = [g.fleet.heavies[area] - g.fleet.heavies_acted[area] for area in range(6)]
    yield from _board(g, {area: start[area] for area in LAUNCH if start[area]})
    for area, to in TOWARDS_LAUNCH.items():
        if count := start[area]:
            g.fleet.heavies[area] -= count
            g.fleet.heavies[to] += count
            g.fleet.heavies_acted[to] += count
            g.tell(ShipsMoved, "heavy_raider", AREAS[area], AREAS[to], count)


def _board(g: Galactica, ready: dict[int, int]) -> Script[None]:
    """Heavy raiders in launch areas become centurions while there are any left (HEAVY-003, HEAVY-005)."""
    room = pieces(g, "centurion") - sum(g.boarding)
    while room and ready:
        area = min(ready)
        if len(ready) > 1 and room < sum(ready.values()):
            area = yield from choose_one(
                g.current, "galactica-boarding-area", sorted(ready), show_area, purpose=INDIFFERENT
            )
        g.fleet.heavies[area] -= 1
        board_centurions(g, 1)
        room -= 1
        ready[area] -= 1
        if not ready[area]:
            del ready[area]
    for area, count in ready.items():
        g.fleet.heavies_acted[area] += count


def advance_centurions(g: Galactica) -> None:
    """Every centurion moves one space; the last space is the end (HEAVY-002, HEAVY-011)."""
    if not any(g.boarding):
        return
    g.boarding = [0, *g.boarding[:-1]]
    g.tell(CenturionsAdvanced)
    if g.boarding[HUMANS_LOSE]:
        end(g, "cylons", "centurions")


# --- basestars ---------------------------------------------------------------------------------------------


def basestars_attack(g: Galactica, *, again: bool = False) -> Script[None]:
    """Each basestar attacks Galactica (BASE-001), unless its weapons are disabled (DMG-016)."""
    if for_this_turn(g, CEASEFIRE):
        g.tell(NotPossible, "ceasefire")
        return
    for basestar in g.fleet.basestars[:]:
        if (basestar.acted and not again) or "disabled_weapons" in basestar.damage:
            continue
        basestar.acted = True
        g.tell(AreaActivated, "basestars", AREAS[basestar.area])
        result = yield from roll(
            g, "basestar-galactica", attack=("basestar", "galactica", HITS["basestar", "galactica"])
        )
        if hit("basestar", "galactica", result):
            yield from damage_galactica(g, BASESTARS)
        else:
            g.tell(Missed, "basestar", "galactica")
