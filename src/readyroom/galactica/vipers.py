"""Activating unmanned vipers: launch, move, attack or escort (VIP-002..009)."""

from functools import partial
from typing import Any

from readyroom.galactica.board import AREAS, LAUNCH, VIPER, within
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import HITS, Target, attack_cylon_ship, attack_odds, show_target, targets
from readyroom.galactica.events import ShipsMoved
from readyroom.galactica.hangar import kind_of, unmanned
from readyroom.galactica.odds import Row
from readyroom.galactica.ships import escort, launch_viper, show_escort, to_escort
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Json, Option, Script

PASS = ("pass", "", None)
Activation = tuple[str, str, Any]
"""Launch, move, attack or escort; the kind of viper; and where, or what."""


def viper_options(g: Galactica) -> list[Activation]:
    """The ways to activate an unmanned viper (VIP-002..006); of which kind one is that escorts is all the same."""
    found: list[Activation] = []
    for ship, squadron in g.squadrons.items():
        if squadron.reserves:
            found += [("launch", ship, area) for area in LAUNCH]
    for area in range(6):
        rows: set[tuple[str, Row]] = set()
        for ship, squadron in g.squadrons.items():
            if squadron.space[area]:
                found += [("move", ship, (area, to)) for to in within(area, kind_of(g, ship).moves)]
                found += [("attack", ship, target) for target in targets(g, area) if _row(ship, target) not in rows]
                rows |= {_row(ship, target) for target in targets(g, area)}
        if ships := unmanned(g, area):
            found += [("escort", ships[0], (area, civilian)) for civilian in to_escort(g, area)]
    return found


def any_to_activate(g: Galactica) -> bool:
    """Whether there is an unmanned viper: one in the Reserves can be launched, one in space can always move."""
    return any(squadron.reserves or any(squadron.space) for squadron in g.squadrons.values())


def _row(ship: str, target: Target) -> tuple[str, Row]:
    """An attack that does just what that of another kind does is not offered twice."""
    return target[0], HITS[ship, target[0]]


def show_viper_option(option: Activation) -> Option:
    """The ids of other kinds than the first name the kind."""
    kind, ship, what = option
    named = "" if ship == VIPER else f"{ship}-"
    if kind == "launch":
        return Option("launch", f"{named}{AREAS[what]}", {"ship": ship, "area": AREAS[what]})
    if kind == "move":
        start, to = AREAS[what[0]], AREAS[what[1]]
        return Option("move", f"{named}{start}-{to}", {"ship": ship, "viper": start, "to": to})
    if kind == "attack":
        target = show_target(what)
        return Option(kind, f"{named}{target.id}", {**target.facts, "by": ship})
    if kind == "escort":
        return show_escort(*what)
    return Option(kind, kind)


def _odds_of(g: Galactica, options: list[Activation]) -> dict[str, Json]:
    attacks = [(ship, what) if kind == "attack" else None for kind, ship, what in options]
    return {"odds": [attack and attack_odds(g, *attack, unmanned=True) for attack in attacks]}


def activate_unmanned_vipers(
    g: Galactica, seat: int, count: int, because: Cause, *, optional: bool = True
) -> Script[None]:
    """Up to `count` activations (or exactly as many, if possible), the same viper more than once if liked (ACT-022,
    ACT-023)."""
    for _ in range(count):
        options = viper_options(g)
        if not options or is_cylon_player(g.players[seat]):
            return
        picks = [PASS, *options] if optional else options
        option: Activation = yield Choose(
            seat, "galactica-unmanned-viper", picks, show_viper_option, aid=partial(_odds_of, g, picks)
        )
        kind, ship, what = option
        if kind == "pass":
            return
        if kind == "launch":
            yield from launch_viper(g, ship, what)
        elif kind == "move":
            area, to = what
            g.squadrons[ship].space[area] -= 1
            g.squadrons[ship].space[to] += 1
            g.tell(ShipsMoved, ship, AREAS[area], AREAS[to], 1)
        elif kind == "escort":
            escort(g, *what)
        else:
            yield from attack_cylon_ship(g, ship, what, because, unmanned=True)
