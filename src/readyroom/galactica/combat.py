"""Attacks and damage (ATT, NUKE, DMG): one function for each kind of hit, whoever causes it."""

from collections.abc import Callable, Iterable
from typing import Final

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS, VIPER
from readyroom.galactica.boxes import Box
from readyroom.galactica.causes import NOBODY, RAIDERS, Cause
from readyroom.galactica.characters import drawback
from readyroom.galactica.dice import outcome, roll, throw
from readyroom.galactica.events import (
    BasestarDamaged,
    BoardDamaged,
    GalacticaDamaged,
    LocationRepaired,
    Missed,
    NotPossible,
    ShipDestroyed,
    ViperDamaged,
)
from readyroom.galactica.hangar import Viper, chooser, declare, kind_of, pick, ready, unmanned, which
from readyroom.galactica.moving import in_location, move_to, on_ship, send_all
from readyroom.galactica.odds import Row, odds
from readyroom.galactica.places import (
    BOARDS,
    FLAGSHIP,
    LOCATIONS,
    SICKBAY,
    board_of,
    damaged_on,
    layout,
    sent,
    turn_over,
)
from readyroom.galactica.purposes import SACRIFICE
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import Ace, ForcedToEject, WeakVipers, in_force
from readyroom.galactica.ships import (
    ace_in,
    ace_of,
    common_raiders,
    destroy_basestar,
    destroy_centurion,
    destroy_heavy_raider,
    destroy_raider,
    may_hit_ace,
    show_area,
)
from readyroom.galactica.state import Basestar, Galactica, Held
from readyroom.galactica.windows import moment
from readyroom.kernel import Json, Option, Script

# --- the attack table --------------------------------------------------------------------------------------

HITS: Final[dict[tuple[str, str], Row]] = {}
"""Who attacks what: the least results that do something, each until the next one (ATT-001..011).

The Armory and the nuke have their numbers on the board and the Admiral's title."""


def viper(box: Box, kind: Viper, attacked: Row, **attacks: Row) -> None:
    """Declare a kind of vipers with its rows of the attack table: what raiders do to it, and what it does to Cylon
    ships where that is not what every viper does."""
    declare(box, kind)
    usual = {target: row for (attacker, target), row in HITS.items() if attacker == VIPER}
    for target, row in {**usual, **attacks}.items():
        HITS[kind.id, target] = row
    HITS["raider", kind.id] = attacked


def hit(attacker: str, target: str, result: int) -> str:
    """What an attack does: nothing is a miss."""
    done = ""
    for least, what in HITS[attacker, target]:
        if result >= least:
            done = what
    return done


# --- targets -----------------------------------------------------------------------------------------------

Target = tuple[str, int, Basestar | None]
"""A Cylon ship: its kind, its area, and which basestar it is."""


def targets(g: Galactica, area: int) -> list[Target]:
    """The Cylon ships of an area that can be attacked; raiders are all alike, but for one that a card marks."""
    found: list[Target] = []
    if common_raiders(g, area):
        found.append(("raider", area, None))
    if (ace := ace_of(g)) is not None and ace_in(g, area):
        found.append((ace.token, area, None))
    if g.fleet.heavies[area]:
        found.append(("heavy_raider", area, None))
    found += [("basestar", area, basestar) for basestar in g.fleet.basestars if basestar.area == area]
    return found


def all_targets(g: Galactica) -> list[Target]:
    return [target for area in range(6) for target in targets(g, area)]


def show_target(target: Target) -> Option:
    """Basestars of one area are told apart by their damage tokens, of which there is one each. A raider that a card
    marks is called after its token, and says which piece it is."""
    kind, area, basestar = target
    damage = [] if basestar is None else basestar.damage[:]
    facts: dict[str, Json] = {"ship": kind, "area": AREAS[area], "hits": len(damage), "damage": damage}
    if ("galactica", kind) not in HITS and kind not in ("civilian", "area"):
        facts["piece"] = "raider"
    return Option("ship", f"{kind}-{AREAS[area]}", facts)


def in_combat(g: Galactica) -> bool:
    """At least one Cylon ship is on the board (VIP-001)."""
    return any(g.fleet.raiders) or any(g.fleet.heavies) or bool(g.fleet.basestars)


# --- attacks of the humans ---------------------------------------------------------------------------------


def attack_bonus(g: Galactica, basestar: Basestar | None, *, unmanned: bool = False) -> int:
    """What is added to the roll of an attack on a Cylon ship."""
    bonus = -sum(text.less for _, text in in_force(g, WeakVipers)) if unmanned else 0
    return bonus + (2 if basestar is not None and "structural_damage" in basestar.damage else 0)  # DMG-017


def attack_odds(g: Galactica, attacker: str, target: Target, *, unmanned: bool = False) -> Json:
    kind, _, basestar = target
    return odds(attacker, kind, row_against(g, attacker, kind), attack_bonus(g, basestar, unmanned=unmanned))


def row_against(g: Galactica, attacker: str, kind: str) -> Row:
    """The row of the attack table for a target: against the raider that a card marks the card says what it takes."""
    ace = _ace(g, kind)
    return HITS[attacker, kind] if ace is None else ((ace.at_least, "destroyed"),)


def _ace(g: Galactica, kind: str) -> Ace | None:
    """What is said of a target that a card marks."""
    ace = ace_of(g)
    return ace if ace is not None and ace.token == kind else None


def attack_cylon_ship(
    g: Galactica, attacker: str, target: Target, because: Cause, *, unmanned: bool = False, pilot: int = NOBODY
) -> Script[None]:
    """A viper or Galactica attacks (ATT-002, 003, 009, 010)."""
    kind, area, basestar = target
    if pilot != NOBODY:
        attack = yield from moment(g, "viper_attacking", because, seat=pilot, what=AREAS[area])
        if not attack.amount:
            return
    bonus = attack_bonus(g, basestar, unmanned=unmanned)
    row = attacker, kind, row_against(g, attacker, kind)
    die = yield from throw(g, f"attack-{kind}", bonus=bonus, attack=row)
    ace = _ace(g, kind)
    if ace is not None and may_hit_ace(ace, die):
        yield from destroy_raider(g, area, because, ace=True)
    elif ace is not None or not hit(attacker, kind, outcome(die)):
        g.tell(Missed, attacker, kind)
    elif basestar is not None:
        yield from damage_basestar(g, basestar, because)
    elif kind == "raider":
        yield from destroy_raider(g, area, because)
    else:
        yield from destroy_heavy_raider(g, area, because)


def centurion_row(at_least: int) -> Row:
    return ((at_least, "destroyed"),)


def attack_centurion(g: Galactica, space: int, at_least: int, because: Cause, *, bonus: int = 0) -> Script[None]:
    """ATT-004."""
    row = "armory", "centurion", centurion_row(at_least)
    result = yield from roll(g, "attack-centurion", bonus=bonus, attack=row)
    if result >= at_least:
        yield from destroy_centurion(g, space, because)
    else:
        g.tell(Missed, "armory", "centurion")


Drawn = Callable[[Galactica, Basestar, Cause], Script[None]]
ON_DAMAGE: Final[dict[str, Drawn]] = {}
"""By damage token of basestars: what happens when it is drawn, before it is counted (DMG-018, DMG-019)."""


def damage_basestar(g: Galactica, basestar: Basestar, because: Cause) -> Script[None]:
    """A random damage token; three or more damage destroy it (DMG-013, 014, 020)."""
    token = g.chance.draw(g.basestar_pile)[0]
    basestar.damage.append(token)
    g.tell(BasestarDamaged, AREAS[basestar.area], token)
    if token in ON_DAMAGE:
        yield from ON_DAMAGE[token](g, basestar, because)
    if len(basestar.damage) + ("critical_hit" in basestar.damage) >= 3:
        yield from destroy_basestar(g, basestar, because)


# --- damage to the humans ----------------------------------------------------------------------------------


def attack_viper(g: Galactica, area: int) -> Script[None]:
    """A raider attacks a viper of its area: an unmanned one first (RAID-001), damaged on 5-7, destroyed on 8."""
    pilot: int | None = None
    ships = unmanned(g, area)
    if ships:
        ship = yield from which(g.current, ships, "attack")
    else:
        pilots = pilots_in(g, area)
        pilot = yield from choose_one(g.current, "galactica-attacked-viper", pilots, show_pilot, purpose=SACRIFICE)
        ship = g.players[pilot].ship
    row = "raider", ship, HITS["raider", ship]
    result = yield from roll(g, f"attack-{ship}", at=ship, at_piloted=pilot is not None, attack=row)
    done = hit("raider", ship, result)
    if done == "destroyed":
        yield from destroy_viper(g, ship, area, pilot, RAIDERS)
    elif done:
        yield from damage_viper(g, ship, area, pilot, RAIDERS)
    else:
        g.tell(Missed, "raider", ship)


def pilots_in(g: Galactica, area: int) -> list[int]:
    name = AREAS[area]
    return [player.seat for player in g.players if player.place == name]


def show_pilot(seat: int | None) -> Option:
    return Option("viper", "unmanned") if seat is None else Option("viper", f"seat-{seat}", {"seat": seat})


def damage_viper(g: Galactica, ship: str, area: int, pilot: int | None, because: Cause) -> Script[None]:
    """It goes to the Damaged Vipers box, its pilot to Sickbay (DMG-002, VIP-013)."""
    hit_once = yield from moment(
        g, "damaging_viper", because, seat=NOBODY if pilot is None else pilot, what=AREAS[area]
    )
    if not hit_once.amount:
        return
    ejects = pilot is not None and drawback(g, g.players[pilot], ForcedToEject) is not None
    if ejects or not kind_of(g, ship).damageable:
        yield from destroy_viper(g, ship, area, pilot, because)
        return
    g.tell(ViperDamaged, AREAS[area], ship)
    yield from _take_viper(g, ship, area, pilot, because)
    g.squadrons[ship].damaged += 1


def destroy_viper(g: Galactica, ship: str, area: int, pilot: int | None, because: Cause) -> Script[None]:
    """It leaves the game (DMG-003), its pilot goes to Sickbay."""
    g.tell(ShipDestroyed, ship, AREAS[area])
    yield from _take_viper(g, ship, area, pilot, because)
    yield from moment(g, "ship_destroyed", because, what=ship)


def _take_viper(g: Galactica, ship: str, area: int, pilot: int | None, because: Cause) -> Script[None]:
    if pilot is None:
        g.squadrons[ship].space[area] -= 1
    else:
        yield from move_to(g, pilot, sent(g, pilot, SICKBAY), because)
        g.squadrons[ship].reserves -= 1


def damage_reserve_vipers(g: Galactica, count: int, because: Cause) -> Script[None]:
    wanted = yield from moment(g, "damaging_viper", because, what="reserves", amount=count)
    count = wanted.amount
    picked = yield from pick(g, chooser(g, because), count, "damage", lambda squadron: squadron.reserves)
    for ship, number in picked.items():
        for _ in range(number):
            yield from _damage_in_reserves(g, ship, because)
    if sum(picked.values()) < count:
        g.tell(NotPossible, "damage-viper")


def _damage_in_reserves(g: Galactica, ship: str, because: Cause) -> Script[None]:
    g.squadrons[ship].reserves -= 1
    if kind_of(g, ship).damageable:
        g.squadrons[ship].damaged += 1
        g.tell(ViperDamaged, "reserves", ship)
    else:
        g.tell(ShipDestroyed, ship, "reserves")
        yield from moment(g, "ship_destroyed", because, what=ship)


def destroy_reserve_viper(g: Galactica, because: Cause) -> Script[None]:
    """A viper of the Reserves leaves the game."""
    ship = yield from which(chooser(g, because), ready(g), "damage")
    g.squadrons[ship].reserves -= 1
    g.tell(ShipDestroyed, ship, "reserves")
    yield from moment(g, "ship_destroyed", because, what=ship)


def damage_space_vipers(g: Galactica, count: int, because: Cause) -> Script[None]:
    """The current player chooses vipers in space areas to be damaged, piloted ones included."""
    for _ in range(count):
        vipers: list[tuple[int, int | None]] = []
        for area in range(6):
            if unmanned(g, area):
                vipers.append((area, None))
            vipers += [(area, seat) for seat in pilots_in(g, area)]
        if not vipers:
            g.tell(NotPossible, "damage-viper")
            return
        area, pilot = yield from choose_one(g.current, "galactica-damage-viper", vipers, _show_viper, purpose=SACRIFICE)
        ships = unmanned(g, area) if pilot is None else [g.players[pilot].ship]
        ship = yield from which(g.current, ships, "damage")
        yield from damage_viper(g, ship, area, pilot, because)


RESERVES: Final = -1
"""Where vipers stand that are in no area."""


def any_viper_to_damage(g: Galactica) -> bool:
    """Whether there is a viper that is not damaged, wherever it is."""
    return bool(ready(g)) or any(unmanned(g, area) or pilots_in(g, area) for area in range(6))


def ground_vipers(g: Galactica, seat: int, count: int, because: Cause) -> Script[None]:
    """`seat` chooses vipers that are not damaged, wherever they are, which then are; a pilot goes to Sickbay."""
    for _ in range(count):
        vipers = _undamaged(g)
        if not vipers:
            g.tell(NotPossible, "damage-viper")
            return
        area, ship, pilot = yield from choose_one(seat, "galactica-ground-viper", vipers, show_any_viper, SACRIFICE)
        if area == RESERVES:
            yield from _damage_in_reserves(g, ship, because)
        else:
            yield from damage_viper(g, ship, area, pilot, because)


def lose_any_viper(g: Galactica, seat: int, because: Cause) -> Script[None]:
    """`seat` chooses a viper that is not damaged, wherever it is, which is destroyed; a pilot goes to Sickbay."""
    vipers = _undamaged(g)
    if not vipers:
        return
    area, ship, pilot = yield from choose_one(seat, "galactica-lose-viper", vipers, show_any_viper, SACRIFICE)
    if area == RESERVES:
        g.squadrons[ship].reserves -= 1
        g.tell(ShipDestroyed, ship, "reserves")
        yield from moment(g, "ship_destroyed", because, what=ship)
    else:
        yield from destroy_viper(g, ship, area, pilot, because)


def _undamaged(g: Galactica) -> list[tuple[int, str, int | None]]:
    """Vipers that are not damaged: where, of which kind, and who pilots them."""
    vipers: list[tuple[int, str, int | None]] = [(RESERVES, ship, None) for ship in ready(g)]
    for area in range(6):
        vipers += [(area, ship, None) for ship in unmanned(g, area)]
        vipers += [(area, g.players[pilot].ship, pilot) for pilot in pilots_in(g, area)]
    return vipers


def show_any_viper(viper: tuple[int, str, int | None]) -> Option:
    area, ship, pilot = viper
    if pilot is not None:
        return show_pilot(pilot)
    where = "reserves" if area == RESERVES else AREAS[area]
    return Option("unmanned", f"{ship}-{where}", {"ship": ship, "area": where})


def _show_viper(viper: tuple[int, int | None]) -> Option:
    area, pilot = viper
    return show_area(area) if pilot is None else show_pilot(pilot)


def damage_galactica(g: Galactica, because: Cause) -> Script[None]:
    """A random damage token takes effect (DMG-006), while she is there (NCAP-020)."""
    if not g.in_orbit:
        g.tell(NotPossible, "damage-galactica")
        return
    if not (yield from moment(g, "damaging_galactica", because)).amount:
        return
    ship = yield from struck(g)
    yield from damage_ship(g, ship, because)


def struck(g: Galactica) -> Script[str]:
    """The ship of which a token is drawn for damage to Galactica: the current player may have another one take it, each
    time anew and before it is drawn (DMG-007)."""
    ships = [name for name, board in layout(g).boards.items() if board.shields and g.damage_piles[name]]
    if not ships:
        return FLAGSHIP
    ship: str = yield from choose_one(
        g.current, "galactica-damage-which", [FLAGSHIP, *ships], lambda ship: Option("board", ship), SACRIFICE
    )
    return ship


def draw_damage(g: Galactica, seat: int, count: int) -> Script[Held]:
    """`seat` draws damage tokens to choose among; of which ship each is says the current player, where there are
    several (DMG-022)."""
    held = Held(seat, "damage", [])
    g.held.append(held)
    for _ in range(count if g.in_orbit else 0):
        ship = yield from struck(g)
        if g.damage_piles[ship]:
            held.cards += g.chance.draw(g.damage_piles[ship])
    return held


def tokens_left(g: Galactica) -> int:
    """How many damage tokens can be drawn for damage to Galactica; none while she is away."""
    if not g.in_orbit:
        return 0
    shields = [name for name, board in layout(g).boards.items() if board.shields]
    return sum(len(g.damage_piles[name]) for name in (FLAGSHIP, *shields))


def put_back_damage(g: Galactica, tokens: Iterable[str]) -> None:
    """Damage tokens go back to the piles of their ships."""
    for token in tokens:
        g.damage_piles[ship_of(token)].append(token)


def ship_of(token: str) -> str:
    """The ship a damage token belongs to; resources are the flagship's."""
    return board_of(token) if token in LOCATIONS else FLAGSHIP


def damage_ship(g: Galactica, ship: str, because: Cause) -> Script[None]:
    """A random damage token of a ship takes effect, while the ship is on the table (NCAP-020)."""
    pile = g.damage_piles[ship]
    if pile and ship in layout(g).boards:
        yield from resolve_damage(g, ship, g.chance.draw(pile)[0], because)
    else:
        g.tell(NotPossible, f"damage-{ship}")


def resolve_damage(g: Galactica, ship: str, token: str, because: Cause) -> Script[None]:
    """A drawn damage token: a resource (gone for good), or a location and the people there (DMG-008..012)."""
    if ship == FLAGSHIP:
        g.tell(GalacticaDamaged, token)
    else:
        g.tell(BoardDamaged, ship, token)
    if token not in LOCATIONS:
        yield from change(g, token, -1, because)
        return
    g.damaged.append(token)
    yield from send_all(g, in_location(token), SICKBAY, because)
    yield from moment(g, "location_damaged", because, what=token)
    board = BOARDS[ship]
    if board.lost is not None and len(damaged_on(g, ship)) == board.bears:
        yield from board.lost(g)


def lose_board(g: Galactica, name: str, side: str, because: Cause) -> Script[None]:
    """A ship is destroyed: whoever is aboard goes to Sickbay, its damage is gone; it leaves, or its overlay is turned
    over (DMG-012, OVLY-001)."""
    yield from send_all(g, on_ship(name), SICKBAY, because)
    g.damaged = [place for place in g.damaged if board_of(place) != name]
    turn_over(g, name, side)
    yield from moment(g, "board_closed", because, what=name)


def repairable(g: Galactica) -> list[str]:
    """The damaged locations, which nobody can repair while they are away (NCAP-020)."""
    return g.damaged[:] if g.in_orbit else []


def repair_location(g: Galactica, location: str) -> None:
    """Its token goes back to the pile (DMG-010); the pile is drawn from at random, so it needs no mixing."""
    g.damaged.remove(location)
    g.damage_piles[board_of(location)].append(location)
    g.tell(LocationRepaired, location)
