"""Vipers of all kinds: where each of them is, and which one is meant (VIP, MK7, ARAP).

For every effect all kinds are vipers; which kind is asked only where there are several to choose from.
"""

from collections.abc import Callable

import msgspec

from readyroom.galactica.board import AREAS
from readyroom.galactica.boxes import Box, Contents, in_play, pieces, take_id
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.events import Moved, VipersRepaired, VipersReturned
from readyroom.galactica.purposes import INDIFFERENT
from readyroom.galactica.state import Galactica, Squadron
from readyroom.kernel import Choose, Option, Script


class Viper(msgspec.Struct, frozen=True):
    """A kind of vipers, and where its pieces begin: those that are nowhere else stand in the Reserves."""

    id: str
    moves: int = 1
    """How many areas one move covers at most (MK7-004)."""
    damageable: bool = True
    """If not, what would damage one destroys it (ARAP-008)."""
    in_space: tuple[int, ...] = ()
    """Areas in which one begins."""
    stays: bool = False
    """Whether one in space may stay there when the fleet jumps (JUMP-003, JUMP-004)."""
    damaged: int = 0
    unbuilt: int = 0
    """Beside the board until something builds them; they are not destroyed vipers (ARAP-007)."""


def declare(box: Box, viper: Viper) -> None:
    """Declare a kind of vipers; its rows in the attack table are declared with it (`combat.viper`)."""
    take_id(viper.id, "viper")
    box.vipers.append(viper)


def squadrons(box: Contents) -> dict[str, Squadron]:
    """All vipers at the start of a game."""
    found = {}
    for viper in box.vipers.values():
        space = [viper.in_space.count(area) for area in range(6)]
        ready = box.pieces[viper.id] - sum(space) - viper.damaged - viper.unbuilt
        found[viper.id] = Squadron(space, ready, viper.damaged, viper.unbuilt)
    return found


def kind_of(g: Galactica, ship: str) -> Viper:
    return in_play(g).vipers[ship]


# --- where they are ----------------------------------------------------------------------------------------


def unmanned(g: Galactica, area: int) -> list[str]:
    """The kinds of unmanned vipers in an area."""
    return [ship for ship, squadron in g.squadrons.items() if squadron.space[area]]


def in_space(g: Galactica) -> int:
    """How many unmanned vipers there are in space."""
    return sum(sum(squadron.space) for squadron in g.squadrons.values())


def ready(g: Galactica) -> list[str]:
    """The kinds of vipers in the Reserves."""
    return [ship for ship, squadron in g.squadrons.items() if squadron.reserves]


def launchable(g: Galactica) -> list[str]:
    """Those of which one can be launched: none while Galactica is away (NCAP-019)."""
    return ready(g) if g.in_orbit else []


def in_reserves(g: Galactica) -> int:
    return sum(squadron.reserves for squadron in g.squadrons.values())


def damaged(g: Galactica) -> int:
    return sum(squadron.damaged for squadron in g.squadrons.values())


def destroyed(g: Galactica, ship: str) -> int:
    """How many of a kind are destroyed."""
    squadron = g.squadrons[ship]
    manned = sum(player.piloting and player.ship == ship for player in g.players)
    return pieces(g, ship) - sum(squadron.space) - squadron.reserves - squadron.damaged - squadron.unbuilt - manned


def all_destroyed(g: Galactica) -> int:
    return sum(destroyed(g, ship) for ship in g.squadrons)


# --- which one ---------------------------------------------------------------------------------------------


def chooser(g: Galactica, because: Cause) -> int:
    """Who says which viper is meant: the current player (MK7-003), or in other rulebooks who is acting, if anybody is
    (ARAP-005, ARAP-006)."""
    acting = in_play(g).acting_picks and because.seat != NOBODY
    return because.seat if acting else g.current


def which(seat: int, ships: list[str], use: str) -> Script[str]:
    """Which kind of viper `seat` means, and what for; not asked if there is only one."""
    if len(ships) == 1:
        return ships[0]
    ship: str = yield Choose(
        seat, "galactica-which-viper", ships, lambda ship: Option("kind", ship), facts={"use": use}, purpose=INDIFFERENT
    )
    return ship


def pick(g: Galactica, seat: int, count: int, use: str, stock: Callable[[Squadron], int]) -> Script[dict[str, int]]:
    """`seat` picks up to `count` vipers out of a stock: how many of each kind."""
    picked = dict.fromkeys(g.squadrons, 0)
    while count:
        left = {ship: stock(squadron) - picked[ship] for ship, squadron in g.squadrons.items()}
        ships = [ship for ship, number in left.items() if number]
        if not ships:
            break
        ship = yield from which(seat, ships, use)
        number = min(count, left[ship]) if len(ships) == 1 else 1
        picked[ship] += number
        count -= number
    return {ship: number for ship, number in picked.items() if number}


# --- moving them -------------------------------------------------------------------------------------------


def take_off(g: Galactica, seat: int, ship: str, area: int) -> None:
    """A pilot takes off in a viper of the Reserves (VIP-003, VIP-011)."""
    g.squadrons[ship].reserves -= 1
    man(g, seat, ship, area)


def man(g: Galactica, seat: int, ship: str, area: int) -> None:
    """Somebody sits down in a viper that was taken from where it stood."""
    player = g.players[seat]
    player.place, player.ship = AREAS[area], ship
    g.tell(Moved, seat, player.place)


def return_vipers(g: Galactica, ship: str, area: int, count: int) -> None:
    """Unmanned vipers of an area go back to the Reserves."""
    squadron = g.squadrons[ship]
    squadron.space[area] -= count
    squadron.reserves += count
    g.tell(VipersReturned, AREAS[area], count, ship)


def buildable(g: Galactica, ship: str) -> bool:
    """Whether one of a kind still lies beside the board."""
    return ship in g.squadrons and g.squadrons[ship].unbuilt > 0


def build(g: Galactica, ship: str) -> None:
    """One that lies beside the board comes to the Reserves (ARAP-007)."""
    g.squadrons[ship].unbuilt -= 1
    g.squadrons[ship].reserves += 1
    g.tell(VipersReturned, "beside", 1, ship)


def restore_viper(g: Galactica, seat: int) -> Script[None]:
    """A destroyed viper of `seat`'s choice comes back to the Reserves."""
    ship = yield from which(seat, [ship for ship in g.squadrons if destroyed(g, ship)], "restore")
    g.squadrons[ship].reserves += 1
    g.tell(VipersReturned, "destroyed", 1, ship)


def repair_vipers(g: Galactica, seat: int, count: int) -> Script[None]:
    """Damaged vipers of `seat`'s choice come back to the Reserves."""
    picked = yield from pick(g, seat, count, "repair", lambda squadron: squadron.damaged)
    for ship, number in picked.items():
        g.squadrons[ship].damaged -= number
        g.squadrons[ship].reserves += number
        g.tell(VipersRepaired, number, ship)
