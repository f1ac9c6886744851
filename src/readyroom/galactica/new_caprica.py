"""The New Caprica phase: people and ships on the ground, the occupation, Galactica's return and departure (NCAP).

Until Galactica returns nothing touches what is around her, because it is out of reach: her board, Pegasus and the Cylon
locations are off the table, and ships in space lie apart (`Galactica.away`). Whoever places ships or damages them asks
`g.in_orbit`. Ships on the ground are two stacks (`locked`, `prepared`), whose order is open and whose faces are not.
"""

from typing import Final

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS, LAUNCH, OFF_BOARD, VIPER
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import ON_NEW_CAPRICA, RETURNING, Cause
from readyroom.galactica.crossroads import BATTLE
from readyroom.galactica.decks import deck_of
from readyroom.galactica.events import (
    CivilianEvacuated,
    CivilianPrepared,
    DepartureOrdered,
    GalacticaReturned,
    LockedShipPutBack,
    LockedShipSeen,
    Moved,
    NewCapricaBegan,
    NotPossible,
)
from readyroom.galactica.execution import leave_behind
from readyroom.galactica.jump import reset_marker
from readyroom.galactica.objectives import RETURNED, fulfilled, objective_of
from readyroom.galactica.places import AWAY, board_of, lay, side_of
from readyroom.galactica.purposes import FORESEE, SHIELD
from readyroom.galactica.ships import destroy_grounded, show_area
from readyroom.galactica.sides import is_cylon_player, is_human_player
from readyroom.galactica.state import Away, Civilian, Fleet, Galactica, Player
from readyroom.galactica.tokens import move, put, take
from readyroom.galactica.windows import moment
from readyroom.kernel import Choose, Hidden, Option, Script

PHASE: Final = "new_caprica"
PLANET: Final = "new_caprica"
"""The phase, and the board."""
DECK: Final = "new_caprica_crisis"
RESISTANCE_HQ: Final = "resistance_hq"
DETENTION: Final = "detention"
MEDICAL_CENTER: Final = "medical_center"
TRACK: Final = ("occupation_authority", "breeders_canyon", "shipyard")
"""The locations along which occupation forces advance."""
FORCES: Final = "occupation_forces"
"""The tokens, and the icon that activates them."""


def on_new_caprica(g: Galactica) -> bool:
    """Whether the phase has begun."""
    return PHASE in g.phases


def on_planet(player: Player) -> bool:
    """Whether a character is in a New Caprica location."""
    return board_of(player.place) == PLANET


# --- the start ---------------------------------------------------------------------------------------------


def new_caprica_phase(g: Galactica) -> Script[None]:
    """Everybody settles, all at once; Galactica is gone (NCAP-002..009)."""
    g.tell(NewCapricaBegan)
    moved = _settle(g)
    _leave_orbit(g)
    _ground_ships(g)
    _other_crises(g)
    reset_marker(g)
    for seat, was in moved:
        yield from moment(g, "moved", ON_NEW_CAPRICA, seat=seat, what=was)


def _settle(g: Galactica) -> list[tuple[int, str]]:
    """Human players, prisoners too, and Cylon players take their places, without any cost (NCAP-003, NCAP-004,
    NCAP-006); who is off the board stays there. Titles stay where they are: nobody is free before the others."""
    moved = []
    for player in g.players:
        if not (is_human_player(player) or is_cylon_player(player)) or player.place == OFF_BOARD:
            continue
        if player.piloting:
            g.squadrons[player.ship].reserves += 1
            player.ship = VIPER
        moved.append((player.seat, player.place))
        player.place = TRACK[0] if is_cylon_player(player) else RESISTANCE_HQ
        g.tell(Moved, player.seat, player.place)
    return moved


def _leave_orbit(g: Galactica) -> None:
    """The planet is laid out, Colonial One is lost (NCAP-005), all other boards are out of reach with the ships around
    them; vipers in space go to the Reserves (ARAP-011)."""
    for squadron in g.squadrons.values():
        squadron.reserves += sum(squadron.space)
        squadron.space = [0] * 6
    g.placed_vipers.clear()
    gone = {}
    for name in in_play(g).boards:
        side = side_of(g, name)
        if name == PLANET:
            lay(g, name, "front")
        elif name in CLOSED:
            lay(g, name, in_play(g).lost_sides.get(name, AWAY))
        elif side != AWAY:
            gone[name] = side
            lay(g, name, AWAY)
    g.away = Away(g.fleet, g.boarding, gone)
    g.fleet, g.boarding = Fleet(), [0] * 5


CLOSED: Final = ("colonial_one",)
"""Boards that nobody enters any more (MOVE-028)."""


def _ground_ships(g: Galactica) -> None:
    """All civilian ships are locked, facedown and in random order (NCAP-007)."""
    faces = [*g.civilian_pile, *(ship.face for ships in g.civilians for ship in ships)]
    faces.sort()
    g.chance.shuffle(faces)
    g.civilian_pile, g.civilians = [], [[] for _ in AREAS]
    g.locked = [Civilian(g.next_handle + n, face) for n, face in enumerate(faces)]
    g.next_handle += len(faces)


def _other_crises(g: Galactica) -> None:
    """Crisis cards come from another deck (NCAP-008). Where the Admiral has just looked at its top cards (JUMP-020) it
    is not shuffled once more; the old deck lies in the box, and nobody remembers it."""
    deck, old = deck_of(g, DECK), deck_of(g, "crisis")
    if not any(deck.seen):
        g.chance.shuffle(deck.cards)
    old.seen = [0] * len(old.cards)
    g.stand_ins |= dict(objective_of(g).decks)


# --- ships on the ground -----------------------------------------------------------------------------------


def can_prepare(g: Galactica) -> bool:
    return bool(g.locked)


def can_evacuate(g: Galactica) -> bool:
    """Only once Galactica is back (NCAP-011)."""
    return g.in_orbit and bool(g.prepared)


def prepare(g: Galactica) -> None:
    """The top locked ship goes under the prepared ones (NCAP-010)."""
    if not can_prepare(g):
        g.tell(NotPossible, "prepare-ship")
        return
    ship = g.locked.pop()
    g.prepared.insert(0, ship)
    g.tell(CivilianPrepared, ship.handle)


def evacuate(g: Galactica) -> Script[None]:
    """The top prepared ship goes to a launch area of the current player's choice (NCAP-011)."""
    if not can_evacuate(g):
        g.tell(NotPossible, "evacuate-ship")
        return
    area = yield from choose_one(g.current, "galactica-evacuate", list(LAUNCH), show_area, SHIELD)
    ship = g.prepared.pop()
    g.civilians[area].append(ship)
    g.tell(CivilianEvacuated, AREAS[area], ship.handle)


PREPARE: Final = "prepare"
EVACUATE: Final = "evacuate"


def prepare_or_evacuate(g: Galactica, seat: int) -> Script[bool]:
    """`seat` has one ship prepared or evacuated; whether it was evacuated. Not asked where only one can be."""
    ways = [way for way, can in ((PREPARE, can_prepare(g)), (EVACUATE, can_evacuate(g))) if can]
    if not ways:
        g.tell(NotPossible, "prepare-ship")
        return False
    way = yield from choose_one(
        seat, "galactica-prepare-or-evacuate", ways, lambda way: Option("choice", way), purpose=SHIELD
    )
    if way == PREPARE:
        prepare(g)
        return False
    yield from evacuate(g)
    return True


def see_locked(g: Galactica, seat: int) -> Script[None]:
    """`seat` looks at the top locked ship, and leaves it there or puts it under the others."""
    ship = g.locked[-1]
    g.chance.reveal()
    ship.seen |= 1 << seat
    g.tell(LockedShipSeen, seat, ship.handle, Hidden(ship.face, (seat,), None))
    where: str = yield Choose(
        seat,
        "galactica-locked-ship",
        ("top", "bottom"),
        facts={"ship": ship.face, "number": ship.number},
        purpose=FORESEE,
    )
    if where == "bottom":
        g.locked.insert(0, g.locked.pop())
    g.tell(LockedShipPutBack, seat, ship.handle, where == "bottom")


# --- occupation forces -------------------------------------------------------------------------------------


def forces(g: Galactica) -> dict[str, int]:
    """How many occupation forces there are where."""
    return g.tokens.get(FORCES, {})


def with_forces(g: Galactica) -> list[str]:
    """The locations with occupation forces, in the order of their track."""
    there = forces(g)
    return [place for place in TRACK if place in there]


def place_force(g: Galactica, where: str = TRACK[0]) -> None:
    """One more, if any is left (NCAP-018)."""
    if not put(g, FORCES, where):
        g.tell(NotPossible, "place-force")


def destroy_force(g: Galactica, where: str) -> None:
    """One in a location goes back to the supply."""
    take(g, FORCES, where)


def activate_forces(g: Galactica, because: Cause) -> Script[None]:
    """All go on along their track, the foremost first; with none on the board one comes (NCAP-013..016)."""
    there = with_forces(g)
    if not there:
        place_force(g)
    for place in reversed(there):
        for _ in range(forces(g)[place]):
            yield from activate_force(g, place, because)


def activate_force(g: Galactica, place: str, because: Cause) -> Script[None]:
    """One goes on; at the end of the track it leaves the board, and a civilian ship on the ground is destroyed."""
    if place != TRACK[-1]:
        move(g, FORCES, place, TRACK[TRACK.index(place) + 1])
        return
    take(g, FORCES, place)
    yield from destroy_grounded(g, because)


# --- return and departure ----------------------------------------------------------------------------------


def galactica_returns(g: Galactica) -> Script[None]:
    """All that was out of reach is there again; then the battle (NCAP-023..026)."""
    come_back(g)
    yield from BATTLE.run(g, RETURNING)


def come_back(g: Galactica) -> None:
    """Galactica is in orbit, and stays there."""
    away = g.away
    assert away is not None
    g.away = None
    g.fleet, g.boarding = away.fleet, away.boarding
    for name, side in away.boards.items():
        lay(g, name, side)
    g.phases.append(RETURNED)
    g.tell(GalacticaReturned)


def is_back(g: Galactica) -> bool:
    """Whether Galactica has returned to New Caprica."""
    return RETURNED in g.phases


def depart(g: Galactica, because: Cause) -> Script[None]:
    """Galactica leaves: ships on the ground are destroyed, whoever is still there is executed, and that is the end
    (NCAP-029..032)."""
    g.tell(DepartureOrdered, because.seat)
    g.grieving = True
    while g.locked or g.prepared:
        yield from destroy_grounded(g, because)
    g.grieving = False
    yield from leave_behind(g, [seat for seat in g.clockwise(g.current) if _is_left(g.players[seat])], because)
    fulfilled(g)


def _is_left(player: Player) -> bool:
    return is_human_player(player) and on_planet(player)
