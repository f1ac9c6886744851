"""Activating unmanned vipers: launch, move, attack or escort (VIP-002..009)."""

from functools import partial
from typing import Any, Final

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS, LAUNCH, VIPER, within
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import Target, attack_cylon_ship, attack_odds, row_against, show_target, targets
from readyroom.galactica.discards import discard
from readyroom.galactica.events import NotPossible, ShipsMoved
from readyroom.galactica.hangar import kind_of, launchable, unmanned
from readyroom.galactica.odds import Row
from readyroom.galactica.purposes import DEPLOY
from readyroom.galactica.rules_in_force import GravityWell, in_force
from readyroom.galactica.ships import escort, launch_viper, show_escort, to_escort
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Json, Option, Script, WhyNot

PASS = ("pass", "", None)
Activation = tuple[str, str, Any]
"""Launch, move, attack or escort; the kind of viper; and where, or what."""


def flight_price(g: Galactica) -> int:
    """Skill cards that whoever activates a viper, their own or an unmanned one, has to discard first (FAQ-010)."""
    return sum(well.count for _, well in in_force(g, GravityWell))


def can_fly(g: Galactica, seat: int) -> bool:
    """Whether somebody can pay for the activation of a viper."""
    return not g.kept or len(g.players[seat].hand) >= flight_price(g)


def why_not_fly(g: Galactica, seat: int) -> WhyNot | None:
    """Why somebody can't pay for the activation of a viper."""
    if can_fly(g, seat):
        return None
    card = next(card for card, _ in in_force(g, GravityWell))
    return WhyNot("flight-price", "FAQ-010", {"card": card, "count": flight_price(g)})


def pay_to_fly(g: Galactica, seat: int) -> Script[None]:
    """What the activation of a viper costs (FAQ-010..012)."""
    for card, well in in_force(g, GravityWell):
        yield from discard(g, seat, well.count, Cause(card, seat), paid=True)


def viper_options(g: Galactica) -> list[Activation]:
    """The ways to activate an unmanned viper (VIP-002..006); of which kind one is that escorts is all the same."""
    found: list[Activation] = []
    for ship, squadron in g.squadrons.items():
        if squadron.reserves and g.in_orbit:
            found += _launches(ship)
    for area in range(6):
        rows: set[tuple[str, Row]] = set()
        for ship, squadron in g.squadrons.items():
            if squadron.space[area]:
                found += _moves(g, ship, area)
                found += [("attack", ship, target) for target in targets(g, area) if _row(g, ship, target) not in rows]
                rows |= {_row(g, ship, target) for target in targets(g, area)}
        if ships := unmanned(g, area):
            found += _escorts(g, ships[0], area)
    return found


def _launches(ship: str) -> list[Activation]:
    return [("launch", ship, area) for area in LAUNCH]


def _moves(g: Galactica, ship: str, area: int) -> list[Activation]:
    return [("move", ship, (area, to)) for to in within(area, kind_of(g, ship).moves)]


def _escorts(g: Galactica, ship: str, area: int) -> list[Activation]:
    return [("escort", ship, (area, civilian)) for civilian in to_escort(g, area)]


def any_to_activate(g: Galactica, seat: int) -> bool:
    """Whether there is an unmanned viper that `seat` can pay for: one in the Reserves can be launched, one in space can
    always move."""
    there = bool(launchable(g)) or any(any(squadron.space) for squadron in g.squadrons.values())
    return there and can_fly(g, seat)


def _row(g: Galactica, ship: str, target: Target) -> tuple[str, Row]:
    """An attack that does just what that of another kind does is not offered twice."""
    return target[0], row_against(g, ship, target[0])


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
        if not options or is_cylon_player(g.players[seat]) or not can_fly(g, seat):
            return
        picks = [PASS, *options] if optional else options
        option: Activation = yield Choose(
            seat, "galactica-unmanned-viper", picks, show_viper_option, aid=partial(_odds_of, g, picks), purpose=DEPLOY
        )
        if option == PASS:
            return
        yield from _activate(g, seat, option, because)


def _activate(g: Galactica, seat: int, option: Activation, because: Cause) -> Script[None]:
    kind, ship, what = option
    yield from pay_to_fly(g, seat)
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


# --- one viper ---------------------------------------------------------------------------------------------

RESERVES: Final = -1
"""Where vipers stand that are in no area."""


def show_unmanned(viper: tuple[str, int]) -> Option:
    """A kind of vipers and where it is."""
    ship, area = viper
    where = "reserves" if area == RESERVES else AREAS[area]
    return Option("unmanned", f"{ship}-{where}", {"ship": ship, "area": where})


def activate_one(g: Galactica, seat: int, ship: str, area: int, because: Cause) -> Script[None]:
    """`seat` may activate an unmanned viper of this kind, of those in this area."""
    if not can_fly(g, seat):
        return
    picks: list[Activation] = [PASS, *_options_of(g, ship, area)]
    option: Activation = yield Choose(
        seat, "galactica-unmanned-viper", picks, show_viper_option, aid=partial(_odds_of, g, picks), purpose=DEPLOY
    )
    if option != PASS:
        yield from _activate(g, seat, option, because)


def lead_viper(g: Galactica, seat: int, count: int, because: Cause, *, optional: bool = False) -> Script[None]:
    """`seat` chooses an unmanned viper, in space or in the Reserves, and activates it `count` times, or (`optional`) up
    to as many; somebody may take it over when it is launched, which ends it."""
    vipers = [(ship, RESERVES) for ship in launchable(g)]
    vipers += [(ship, area) for area in range(6) for ship in unmanned(g, area)]
    if not vipers or not can_fly(g, seat):
        g.tell(NotPossible, "activate-viper")
        return
    ship, area = yield from choose_one(seat, "galactica-lead-viper", vipers, show_unmanned, DEPLOY)
    for n in range(count):
        if not can_fly(g, seat):
            return
        options = _options_of(g, ship, area)
        if optional and n:
            options = [PASS, *options]
        option: Activation = yield Choose(
            seat,
            "galactica-unmanned-viper",
            options,
            show_viper_option,
            aid=partial(_odds_of, g, options),
            purpose=DEPLOY,
        )
        if option == PASS:
            return
        flying = [player.piloting for player in g.players]
        yield from _activate(g, seat, option, because)
        kind, _, what = option
        if kind == "launch":
            area = what
            taken = [player.piloting for player in g.players] != flying  # Apollo flies it now (CHERR-025)
            if taken or not g.squadrons[ship].space[area]:
                return
        elif kind == "move":
            area = what[1]


def _options_of(g: Galactica, ship: str, area: int) -> list[Activation]:
    """What a viper of this kind can do where it is."""
    if area == RESERVES:
        return _launches(ship)
    attacks: list[Activation] = [("attack", ship, target) for target in targets(g, area)]
    return _moves(g, ship, area) + attacks + _escorts(g, ship, area)
