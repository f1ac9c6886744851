"""Ships: placing, launching, repairing and destroying them, within the supply (CIV, DMG, LIMIT, VIP)."""

from collections.abc import Mapping, Sequence
from typing import Final, NamedTuple

from readyroom.galactica.asking import ask, choose_one
from readyroom.galactica.board import AREAS, CAG, CIVILIAN_LOSS, CYLON_AREAS, VIPER
from readyroom.galactica.boxes import pieces
from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import discard_kept
from readyroom.galactica.dice import outcome
from readyroom.galactica.events import (
    BasestarLeft,
    CenturionDestroyed,
    CenturionsBoarded,
    CivilianDestroyed,
    CivilianEscorted,
    CylonShipsRemoved,
    NotPossible,
    RaptorLost,
    RaptorsReturned,
    ShipDestroyed,
    ShipRemoved,
    ShipsPlaced,
)
from readyroom.galactica.hangar import in_reserves, pick
from readyroom.galactica.purposes import DEPLOY, SACRIFICE, SHIELD, STRIKE, THREAT
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import UNTIL_BASESTAR, Ace, Barrage, RelentlessPursuit, in_force
from readyroom.galactica.state import Basestar, Civilian, Die, Fleet, Galactica
from readyroom.galactica.windows import moment, window
from readyroom.kernel import Option, Script


def show_area(area: int) -> Option:
    return Option("area", AREAS[area])


def show_civilian(ship: Civilian) -> Option:
    return Option("civilian", str(ship.handle), {"number": ship.number})


# --- placing -----------------------------------------------------------------------------------------------


LOCKED: Final = "locked_ships"
PREPARED: Final = "prepared_ships"
"""Where civilian ships lie on New Caprica; those on top are drawn first (CIV-003)."""

CYLON_SHIPS: Final = ("raider", "heavy_raider", "basestar")


def fleets(g: Galactica) -> list[Fleet]:
    """Cylon ships by board, the main one first, and those that Galactica has left behind."""
    found = [g.fleet] if g.cylon_board is None else [g.fleet, g.cylon_board]
    return found if g.away is None else [*found, g.away.fleet]


def count_in(fleet: Fleet, ship: str) -> int:
    return len(fleet.basestars) if ship == "basestar" else sum(fleet.small(ship))


def supply(g: Galactica, ship: str) -> int:
    """How many of these are on no board."""
    if ship in CYLON_SHIPS:
        return pieces(g, ship) - sum(count_in(fleet, ship) for fleet in fleets(g))
    return in_reserves(g) if ship == VIPER else len(g.civilian_pile)


def available(g: Galactica, ship: str) -> int:
    """How many can be placed on the main board: first those on no board, then those that wait on the Cylon Fleet board
    (FLEET-007, FLEET-008)."""
    waiting = count_in(g.cylon_board, ship) if g.cylon_board is not None and ship in CYLON_SHIPS else 0
    return supply(g, ship) + waiting


def _put_cylon_ship(g: Galactica, ship: str, area: int) -> None:
    """From no board, else out of the Cylon area with the lowest number that has one."""
    source = None if supply(g, ship) else g.cylon_board
    if ship == "basestar":
        basestar = Basestar(area)
        if source is not None:
            basestar = min(source.basestars, key=lambda one: CYLON_AREAS.index(one.area))
            source.basestars = [other for other in source.basestars if other is not basestar]
            basestar.area = area
        g.fleet.basestars.append(basestar)
        return
    if source is not None:
        waiting, acted = source.small(ship), source.acted(ship)
        there = next(there for there in CYLON_AREAS if waiting[there])
        waiting[there] -= 1
        if acted[there] > waiting[there]:
            acted[there] -= 1
            g.fleet.acted(ship)[area] += 1
    g.fleet.small(ship)[area] += 1


def cross(source: Fleet, target: Fleet, area: int) -> None:
    """All Cylon ships of an area go to that of another board; whoever has acted this turn has acted (SHIP-003)."""
    for ships in (Fleet.small, Fleet.acted):
        for kind in ("raider", "heavy_raider"):
            ships(target, kind)[area] += ships(source, kind)[area]
            ships(source, kind)[area] = 0
    target.basestars += [basestar for basestar in source.basestars if basestar.area == area]
    source.basestars = [basestar for basestar in source.basestars if basestar.area != area]


def _put(g: Galactica, ship: str, area: int, count: int, *, launched: bool = False) -> None:
    if ship in CYLON_SHIPS:
        for _ in range(count):
            _put_cylon_ship(g, ship, area)
    elif ship in g.squadrons:
        g.squadrons[ship].reserves -= count
        g.squadrons[ship].space[area] += count
        g.placed_vipers += [(ship, area)] * count
    else:
        for face in g.chance.draw(g.civilian_pile, count):
            g.civilians[area].append(Civilian(g.next_handle, face))
            g.next_handle += 1
    g.tell(ShipsPlaced, ship, AREAS[area], count, launched)


def _put_some(g: Galactica, ship: str, area: int, count: int, seat: int, *, launched: bool = False) -> Script[None]:
    """Put ships in an area; of vipers `seat` says of which kind."""
    if ship != VIPER:
        _put(g, ship, area, count, launched=launched)
        return
    picked = yield from pick(g, seat, count, "launch", lambda squadron: squadron.reserves)
    for kind, number in picked.items():
        _put(g, kind, area, number)


def launch_into(g: Galactica, vipers: Mapping[str, int], area: int) -> Script[None]:
    """Unmanned vipers of the Reserves are placed in an area together."""
    assert g.in_orbit
    for ship, count in vipers.items():
        _put(g, ship, area, count)
    yield from vipers_placed(g)


def launch_viper(g: Galactica, ship: str, area: int) -> Script[None]:
    """An unmanned viper of the Reserves is launched (VIP-003)."""
    _put(g, ship, area, 1)
    yield from vipers_placed(g)


_PLACED: Final = {"civilian": SHIELD, "viper": DEPLOY}
"""What it is for to say where a ship is placed; where Cylon ships come to be, else."""


def place(g: Galactica, ship: str, wanted: Sequence[tuple[int, int]], *, launched: bool = False) -> Script[None]:
    """Place ships, as (area, count); if they run short the current player decides which are not placed (CATK-004)."""
    if not g.in_orbit:
        g.tell(NotPossible, f"place-{ship}")  # NCAP-019
        return
    left = available(g, ship)
    asked = sum(count for _, count in wanted)
    if asked <= left or len(wanted) == 1:
        for area, count in wanted:
            if placed := min(count, left):
                yield from _put_some(g, ship, area, placed, g.current, launched=launched)
    else:
        open_places = [area for area, count in wanted for _ in range(count)]
        for _ in range(left):
            areas = sorted(set(open_places))
            area = yield from choose_one(
                g.current, f"galactica-place-{ship}", areas, show_area, _PLACED.get(ship, THREAT)
            )
            open_places.remove(area)
            yield from _put_some(g, ship, area, 1, g.current, launched=launched)
    if asked > left:
        g.tell(NotPossible, f"place-{ship}")


def place_civilians(g: Galactica, count: int) -> Script[None]:
    """Where no area is named the CAG chooses, one ship after the other, an area without one while there is any
    (TITLE-020..022); without a CAG the Admiral, any area (TITLE-033)."""
    for _ in range(count):
        if not g.civilian_pile or not g.in_orbit:
            g.tell(NotPossible, "place-civilian")
            return
        seat, areas = g.titles.get(CAG, g.admiral), list(range(6))
        if CAG in g.titles:
            areas = [area for area in areas if not g.civilians[area]] or areas
        area = yield from choose_one(seat, "galactica-place-civilian", areas, show_area, SHIELD)
        _put(g, "civilian", area, 1)


def to_escort(g: Galactica, area: int) -> list[Civilian]:
    """The civilian ships of an area that a viper there may escort: only where they do not leave with the fleet
    (VIP-006, JUMP-006)."""
    return g.civilians[area] if g.cylon_board is not None else []


def show_escort(area: int, ship: Civilian) -> Option:
    return Option("escort", str(ship.handle), {"area": AREAS[area], "number": ship.number})


def escort(g: Galactica, area: int, ship: Civilian) -> None:
    """A viper brings a civilian ship back among the unused ones, unseen (VIP-006)."""
    g.civilians[area] = [other for other in g.civilians[area] if other is not ship]
    g.civilian_pile.append(ship.face)
    g.civilian_pile.sort()
    g.tell(CivilianEscorted, AREAS[area], ship.handle)


def put_civilian(g: Galactica, area: int, face: str) -> None:
    """A civilian ship that was drawn is placed."""
    g.civilians[area].append(Civilian(g.next_handle, face))
    g.next_handle += 1
    g.tell(ShipsPlaced, "civilian", AREAS[area], 1, False)


def vipers_placed(g: Galactica) -> Script[None]:
    """Vipers were placed from the Reserves: Apollo may take one (CHERR-025)."""
    if g.placed_vipers:
        yield from window(g, "viper_placed")
        g.placed_vipers.clear()


def board_centurions(g: Galactica, count: int) -> None:
    """Centurions on the start space of the Boarding Party track."""
    placed = min(count, pieces(g, "centurion") - sum(g.boarding)) if g.in_orbit else 0
    if placed:
        g.boarding[0] += placed
        g.tell(CenturionsBoarded, placed)
    if placed < count:
        g.tell(NotPossible, "place-centurion")


# --- destroying --------------------------------------------------------------------------------------------


HAS_ACTED: Final = "ace_acted"
"""The raider that a card in play marks has acted in this turn."""


def ace_of(g: Galactica) -> Ace | None:
    """What is said of a raider on the board that is not like the others."""
    return next((text for _, text in in_force(g, Ace) if text.token in g.tokens), None) if g.kept else None


def ace_in(g: Galactica, area: int) -> bool:
    """Whether that raider is in an area."""
    ace = ace_of(g)
    return ace is not None and AREAS[area] in g.tokens[ace.token]


def mark_raider(g: Galactica, token: str, area: int) -> None:
    """A raider is marked, or has come to an area."""
    g.tokens[token] = {AREAS[area]: 1}


def common_raiders(g: Galactica, area: int) -> int:
    """How many raiders of an area can be destroyed without a die that says so."""
    return g.fleet.raiders[area] - ace_in(g, area)


def raiders_have_acted(g: Galactica) -> None:
    """All raiders that are there count as having acted in this turn."""
    g.fleet.raiders_acted = g.fleet.raiders[:]
    if ace_of(g) is not None and HAS_ACTED not in g.used:
        g.used.append(HAS_ACTED)


class Waiting(NamedTuple):
    """Raiders that have not acted in this turn and stand aside while others do."""

    raiders: list[int]
    ace: bool
    """Whether the one that a card marks is among them."""


def raiders_stand_aside(g: Galactica) -> Waiting:
    """Only raiders that come from now on act, until the others stand by again."""
    waiting = [there - acted for there, acted in zip(g.fleet.raiders, g.fleet.raiders_acted, strict=True)]
    ace = ace_of(g) is not None and HAS_ACTED not in g.used
    raiders_have_acted(g)
    return Waiting(waiting, ace)


def raiders_stand_by(g: Galactica, waiting: Waiting) -> None:
    """Those that stood aside have not acted yet."""
    for area, count in enumerate(waiting.raiders):
        g.fleet.raiders_acted[area] = max(0, g.fleet.raiders_acted[area] - count)
    if waiting.ace:
        g.used.remove(HAS_ACTED)


def raiders_may_act(g: Galactica) -> None:
    """All raiders count as not having acted in this turn."""
    g.fleet.raiders_acted = [0] * 6
    g.used = [what for what in g.used if what != HAS_ACTED]


def take_raider(g: Galactica, area: int, *, ace: bool = False) -> None:
    """A raider leaves the board: one that has not acted yet goes first. Cards that last as long as raiders do, end."""
    g.fleet.raiders[area] -= 1
    g.fleet.raiders_acted[area] = min(g.fleet.raiders_acted[area], g.fleet.raiders[area])
    if ace:
        ace_leaves(g)
    _barrage_ends(g)


def ace_leaves(g: Galactica) -> None:
    """The raider that a card marks is no more, and the card neither."""
    for card, text in in_force(g, Ace):
        g.tokens.pop(text.token, None)
        discard_kept(g, card)


def _barrage_ends(g: Galactica) -> None:
    if g.kept and not any(g.fleet.raiders):
        for card, _ in in_force(g, Barrage):
            discard_kept(g, card)


def destroy_raider(g: Galactica, area: int, because: Cause, *, ace: bool = False) -> Script[None]:
    """One like all others, or (`ace`) the one that a card marks."""
    take_raider(g, area, ace=ace)
    g.tell(ShipDestroyed, "raider", AREAS[area])
    yield from moment(g, "ship_destroyed", because, what="raider")


def destroy_raiders(g: Galactica, seat: int, area: int, count: int, because: Cause, die: Die) -> Script[None]:
    """So many raiders of an area, as a die has said; whether the one that a card marks is among them says `seat`,
    where the die shows enough for it (FAQ-004)."""
    ace = ace_of(g)
    there, common = g.fleet.raiders[area], common_raiders(g, area)
    if ace is not None and common < there and may_hit_ace(ace, die):
        chosen = common < count or (yield from ask(seat, "galactica-shoot-ace", STRIKE, token=ace.token))
        if chosen:
            count -= 1
            yield from destroy_raider(g, area, because, ace=True)
    for _ in range(min(count, common_raiders(g, area))):
        yield from destroy_raider(g, area, because)


def may_hit_ace(ace: Ace, die: Die) -> bool:
    """Whether a die destroys the raider that a card marks: one that was rolled, and shows enough."""
    return outcome(die) >= ace.at_least and not die.named


def destroy_heavy_raider(g: Galactica, area: int, because: Cause) -> Script[None]:
    g.fleet.heavies[area] -= 1
    g.fleet.heavies_acted[area] = min(g.fleet.heavies_acted[area], g.fleet.heavies[area])
    g.tell(ShipDestroyed, "heavy_raider", AREAS[area])
    yield from moment(g, "ship_destroyed", because, what="heavy_raider")


def destroy_basestar(g: Galactica, basestar: Basestar, because: Cause) -> Script[None]:
    """Its damage tokens go back to the pile (DMG-020)."""
    g.fleet.basestars = [other for other in g.fleet.basestars if other is not basestar]
    g.basestar_pile += basestar.damage
    g.tell(ShipDestroyed, "basestar", AREAS[basestar.area])
    _pursuit_ends(g)
    yield from moment(g, "ship_destroyed", because, what="basestar")
    for card in sorted(UNTIL_BASESTAR & {*g.kept}):
        discard_kept(g, card)


def take_basestar(g: Galactica, basestar: Basestar) -> None:
    """It goes back to the supply without being destroyed."""
    g.fleet.basestars = [other for other in g.fleet.basestars if other is not basestar]
    g.basestar_pile += basestar.damage
    g.tell(BasestarLeft, AREAS[basestar.area])


def destroy_centurion(g: Galactica, space: int, because: Cause) -> Script[None]:
    g.boarding[space] -= 1
    g.tell(CenturionDestroyed, space)
    yield from moment(g, "ship_destroyed", because, what="centurion")


ESCORTED: Final = "escorted"
"""What becomes of a civilian ship for which something else was destroyed."""


def destroy_civilian(g: Galactica, area: int, ship: Civilian, because: Cause) -> Script[None]:
    """It is turned up, its resources are lost, and it leaves the game (DMG-005)."""
    happening = yield from moment(g, "destroying_civilian", because, what=AREAS[area])
    if not happening.amount:
        if happening.what == ESCORTED:
            escort(g, area, ship)
        return
    g.civilians[area] = [other for other in g.civilians[area] if other is not ship]
    yield from _lose_civilian(g, ship.face, AREAS[area], because)


def destroy_drawn_civilian(g: Galactica, because: Cause) -> Script[None]:
    """A random one that is not on the board, else the top one of those on the ground (CIV-003); if there is none, the
    current player picks one on the board."""
    if g.civilian_pile:
        yield from _lose_civilian(g, g.chance.draw(g.civilian_pile)[0], "", because)
        return
    if g.locked or g.prepared:
        yield from destroy_grounded(g, because)
        return
    ships = [(area, ship) for area in range(6) for ship in g.civilians[area]]
    if not ships:
        g.tell(NotPossible, "destroy-civilian")
        return
    area, ship = yield from choose_one(
        g.current, "galactica-destroy-civilian", ships, lambda pick: show_civilian(pick[1]), purpose=SACRIFICE
    )
    yield from destroy_civilian(g, area, ship, because)


def destroy_grounded(g: Galactica, because: Cause) -> Script[None]:
    """The top locked ship on New Caprica is destroyed, else the top prepared one, else none (NCAP-014, NCAP-015)."""
    stack, name = (g.locked, LOCKED) if g.locked else (g.prepared, PREPARED)
    if stack:
        yield from _lose_civilian(g, stack.pop().face, name, because)
    else:
        g.tell(NotPossible, "destroy-civilian")


def _pursuit_ends(g: Galactica) -> None:
    """A card that stays until a civilian ship or a basestar is destroyed."""
    for card, _ in in_force(g, RelentlessPursuit):
        discard_kept(g, card)


def _lose_civilian(g: Galactica, face: str, area: str, because: Cause) -> Script[None]:
    g.chance.reveal()
    g.tell(CivilianDestroyed, face, area)
    for resource, amount in CIVILIAN_LOSS[face].items():
        yield from change(g, resource, -amount, because)
    _pursuit_ends(g)
    yield from moment(g, "ship_destroyed", because, what="civilian")


def destroy_cylon_ships(g: Galactica, because: Cause) -> Script[None]:
    """All Cylon ships on the main board that no die is needed for, area by area."""
    for area in range(6):
        while common_raiders(g, area):
            yield from destroy_raider(g, area, because)
        while g.fleet.heavies[area]:
            yield from destroy_heavy_raider(g, area, because)
        while found := [basestar for basestar in g.fleet.basestars if basestar.area == area]:
            yield from destroy_basestar(g, found[0], because)


def with_cylon_ships(g: Galactica) -> list[int]:
    """Areas of the main board with Cylon ships in them."""
    there = {basestar.area for basestar in g.fleet.basestars}
    return [area for area in range(6) if g.fleet.raiders[area] or g.fleet.heavies[area] or area in there]


def remove_cylon_ships(g: Galactica, area: int) -> None:
    """They go back to the supply without being destroyed."""
    fleet = g.fleet
    if ace_in(g, area):
        ace_leaves(g)
    fleet.raiders[area] = fleet.heavies[area] = fleet.raiders_acted[area] = fleet.heavies_acted[area] = 0
    for basestar in fleet.basestars:
        if basestar.area == area:
            g.basestar_pile += basestar.damage
    fleet.basestars = [basestar for basestar in fleet.basestars if basestar.area != area]
    _barrage_ends(g)
    g.tell(CylonShipsRemoved, AREAS[area])


def remove_ship(g: Galactica, fleet: Fleet, ship: str) -> None:
    """One goes from a board back to the supply, without being destroyed: out of the Cylon area with the lowest number
    that has one."""
    if ship == "basestar":
        gone = min(fleet.basestars, key=lambda one: CYLON_AREAS.index(one.area))
        fleet.basestars = [other for other in fleet.basestars if other is not gone]
        g.basestar_pile += gone.damage
        g.tell(ShipRemoved, ship, AREAS[gone.area])
        return
    area = next(area for area in CYLON_AREAS if fleet.small(ship)[area])
    fleet.small(ship)[area] -= 1
    fleet.acted(ship)[area] = min(fleet.acted(ship)[area], fleet.small(ship)[area])
    g.tell(ShipRemoved, ship, AREAS[area])


# --- raptors ------------------------------------------------------------------------------------------------


def destroy_raptor(g: Galactica, because: Cause) -> Script[None]:
    if g.raptors:
        g.raptors -= 1
        g.tell(RaptorLost)
        yield from moment(g, "ship_destroyed", because, what="raptor")
    else:
        g.tell(NotPossible, "destroy-raptor")


def return_raptors(g: Galactica, count: int) -> None:
    """Destroyed raptors come back to the Reserves."""
    count = min(count, pieces(g, "raptor") - g.raptors)
    if count:
        g.raptors += count
        g.tell(RaptorsReturned, count)
    else:
        g.tell(NotPossible, "return-raptor")
