"""Activating unmanned vipers: launch, move or attack (VIP-002..009)."""

from typing import Any

from readyroom.galactica.board import AREAS, LAUNCH, neighbours
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import attack_cylon_ship, show_target, targets
from readyroom.galactica.events import ShipsMoved
from readyroom.galactica.ships import place, vipers_placed
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script

PASS = ("pass", "")


def viper_options(g: Galactica) -> list[tuple[str, Any]]:
    """The ways to activate an unmanned viper (VIP-002..005)."""
    found: list[tuple[str, Any]] = []
    if g.reserves:
        found += [("launch", area) for area in LAUNCH]
    for area in range(6):
        if g.vipers[area]:
            found += [("move", (area, to)) for to in neighbours(area)]
            found += [("attack", target) for target in targets(g, area)]
    return found


def show_viper_option(option: tuple[str, Any]) -> Option:
    kind, what = option
    if kind == "launch":
        return Option("launch", AREAS[what])
    if kind == "move":
        start, to = AREAS[what[0]], AREAS[what[1]]
        return Option("move", f"{start}-{to}", {"viper": start, "to": to})
    if kind == "attack":
        target = show_target(what)
        return Option(kind, target.id, target.facts)
    return Option(kind, kind)


def activate_unmanned_vipers(g: Galactica, seat: int, count: int, because: Cause) -> Script[None]:
    """Up to `count` activations, the same viper more than once if liked (ACT-022, ACT-023)."""
    for _ in range(count):
        options = viper_options(g)
        if not options or is_cylon_player(g.players[seat]):
            return
        option: tuple[str, Any] = yield Choose(seat, "galactica-unmanned-viper", [PASS, *options], show_viper_option)
        kind, what = option
        if kind == "pass":
            return
        if kind == "launch":
            yield from place(g, "viper", [(what, 1)])
            yield from vipers_placed(g)
        elif kind == "move":
            area, to = what
            g.vipers[area] -= 1
            g.vipers[to] += 1
            g.tell(ShipsMoved, "viper", AREAS[area], AREAS[to], 1)
        else:
            yield from attack_cylon_ship(g, "viper", what, because, unmanned=True)
