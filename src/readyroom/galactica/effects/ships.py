"""Effects on ships: placing, destroying, damaging and activating them."""

from typing import Any

from readyroom.galactica.activation import activate, basestars_attack, raiders_are_about_to_act, raiders_of_one_area
from readyroom.galactica.asking import ask, choose_one
from readyroom.galactica.board import AREA_OF, AREAS, LAUNCH
from readyroom.galactica.boxes import in_play, pieces
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import sheet
from readyroom.galactica.combat import (
    damage_basestar,
    damage_galactica,
    damage_reserve_vipers,
    damage_space_vipers,
    destroy_reserve_viper,
    ground_vipers,
)
from readyroom.galactica.effects.core import seat_of, who
from readyroom.galactica.events import NotPossible
from readyroom.galactica.forecast import WORSE, Ahead, Line
from readyroom.galactica.hangar import chooser, in_reserves, in_space, ready, return_vipers, take_off, which
from readyroom.galactica.moving import move_to
from readyroom.galactica.places import FLAGSHIP, HANGAR_DECK, board_of, damaged_on, is_confined, sent
from readyroom.galactica.purposes import DEPLOY, OFFER, RISK, STRIKE
from readyroom.galactica.pursuit import MARKER, advance_pursuit
from readyroom.galactica.registry import Effect, Text
from readyroom.galactica.ships import (
    board_centurions,
    destroy_centurion,
    destroy_cylon_ships,
    destroy_drawn_civilian,
    destroy_raptor,
    place,
    place_civilians,
    remove_cylon_ships,
    return_raptors,
    show_area,
    vipers_placed,
    with_cylon_ships,
)
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.galactica.tokens import marker_on
from readyroom.galactica.vipers import activate_unmanned_vipers
from readyroom.kernel import Option, Script

ORDER = ("basestar", "heavy_raider", "raider", "viper", "civilian")


class PlaceShips(Effect, frozen=True):
    """New ships, as (area, ship, count); what runs short is left out as the current player says (CATK-004)."""

    ships: tuple[tuple[int, str, int], ...]

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        for ship in ORDER:
            wanted = [(area, count) for area, kind, count in self.ships if kind == ship]
            if wanted:
                yield from place(g, ship, wanted)
        yield from vipers_placed(g)

    def words(self) -> tuple[str, dict[str, Any]]:
        groups = [PlaceGroup(AREAS[area], ship, count) for area, ship, count in self.ships]
        return self.message, {"effects": tuple(groups)}


class PlaceGroup(Text, frozen=True):
    """One kind of ship in one area."""

    area: str
    ship: str
    count: int

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"area": self.area, "piece": self.ship, "count": self.count}


def place_ships(**areas: dict[str, int]) -> PlaceShips:
    """New ships, by area and kind.

    >>> place_ships(fore={"basestar": 1, "raider": 3}, aft={"civilian": 2}).ships
    ((0, 'basestar', 1), (0, 'raider', 3), (3, 'civilian', 2))
    """
    return PlaceShips(
        tuple((AREA_OF[area], ship, count) for area, ships in areas.items() for ship, count in ships.items())
    )


class DestroyRaptor(Effect, frozen=True):
    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from destroy_raptor(g, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("raptors", ahead.g.raptors, -1)]


class ReturnRaptor(Effect, frozen=True):
    """A destroyed raptor comes back to the Reserves."""

    def do(self, g: Galactica, _: Cause, /) -> None:
        return_raptors(g, 1)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("raptors", ahead.g.raptors, 1, most=pieces(ahead.g, "raptor"))]


class DestroyCivilian(Effect, frozen=True):
    """A drawn civilian ship is destroyed."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from destroy_drawn_civilian(g, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        population = ahead.number("population", ahead.g.resource("population"))
        return [Line("civilian", {"population": population}, tone="bad")]


class DestroyCenturion(Effect, frozen=True):
    """The current player chooses a centurion, which is destroyed."""

    tone = "good"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        spaces = [space for space in range(5) if g.boarding[space]]
        if not spaces:
            g.tell(NotPossible, "destroy-centurion")
            return
        space = yield from choose_one(
            g.current, "galactica-armory", spaces, lambda n: Option("space", str(n)), purpose=STRIKE
        )
        yield from destroy_centurion(g, space, because)


class DestroyCylonShips(Effect, frozen=True):
    """All Cylon ships on the main board."""

    tone = "good"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from destroy_cylon_ships(g, because)


class RemoveCylonShips(Effect, frozen=True):
    """All Cylon ships in an area of somebody's choice go back to the supply; they are not destroyed."""

    tone = "good"

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        areas = with_cylon_ships(g)
        if not areas:
            g.tell(NotPossible, "remove-cylons")
            return
        area = yield from choose_one(
            seat_of(g, self.role, because), "galactica-remove-cylons", areas, show_area, purpose=STRIKE
        )
        remove_cylon_ships(g, area)


class PlaceCivilians(Effect, frozen=True):
    """Civilian ships in areas that the card does not name."""

    count: int

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from place_civilians(g, self.count)


class DamageNewBasestar(Effect, frozen=True):
    """The basestar placed last is damaged, if there is one."""

    tone = "good"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for basestar in g.fleet.basestars[-1:]:
            yield from damage_basestar(g, basestar, because)


class TradeViper(Effect, frozen=True):
    """Somebody may have a viper that is not damaged destroyed, and gets something for it."""

    role: str
    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = seat_of(g, self.role, because)
        if in_reserves(g) and (yield from ask(seat, "galactica-trade-viper", RISK, card=because.source)):
            yield from destroy_reserve_viper(g, because)
            yield from self.effect.run(g, because)


class DamageGalactica(Effect, frozen=True):
    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from damage_galactica(g, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("hull", len(damaged_on(ahead.g, FLAGSHIP)), 1, up=WORSE)]


class Centurions(Effect, frozen=True):
    """Centurions on the start space of the Boarding Party track."""

    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        board_centurions(g, self.count)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        boarded = ahead.g.boarding
        left = pieces(ahead.g, "centurion") - sum(boarded)
        return [ahead.change("boarders", boarded[0], self.count, most=boarded[0] + left, up=WORSE)]


class DamageReserveVipers(Effect, frozen=True):
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from damage_reserve_vipers(g, self.count, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("reserves", in_reserves(ahead.g), -self.count)]


class DamageSpaceVipers(Effect, frozen=True):
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from damage_space_vipers(g, self.count, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        flying = in_space(ahead.g) + sum(player.piloting for player in ahead.g.players)
        return [ahead.change("vipers-in-space", flying, -self.count)]


class VipersReturn(Effect, frozen=True):
    """All vipers in space go back to the Reserves, their pilots to the Hangar Deck."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for ship, squadron in g.squadrons.items():
            for area, count in enumerate(squadron.space):
                if count:
                    return_vipers(g, ship, area, count)
        for player in g.players:
            if player.piloting:
                yield from move_to(g, player.seat, sent(g, player.seat, HANGAR_DECK), because)


class CommandViper(Effect, frozen=True):
    """Somebody activates an unmanned viper, or may do so."""

    role: str
    optional: bool = False

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from activate_unmanned_vipers(g, seat, 1, because, optional=self.optional)


class GroundVipers(Effect, frozen=True):
    """Somebody chooses vipers in the Reserves or in space, which are damaged."""

    tone = "bad"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from ground_vipers(g, seat_of(g, self.role, because), self.count, because)


class PilotsLaunch(Effect, frozen=True):
    """Every pilot on a ship may launch in a viper, the current player first; prisoners can't."""

    ship: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in g.clockwise(g.current):
            player = g.players[seat]
            if not in_reserves(g) or is_cylon_player(player) or not sheet(g, seat).pilot:
                continue
            if board_of(player.place) != self.ship or is_confined(player):
                continue
            if (yield from ask(seat, "galactica-pilots-launch", OFFER, card=because.source)):
                area = yield from choose_one(seat, "galactica-launch", list(LAUNCH), show_area, DEPLOY)
                ship = yield from which(chooser(g, because), ready(g), "launch")
                take_off(g, seat, ship, area)


class AdvancePursuit(Effect, frozen=True):
    """The pursuit marker goes one space on."""

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from advance_pursuit(g)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        spaces = in_play(ahead.g).tracks[MARKER]
        return [ahead.change("pursuit", spaces.index(marker_on(ahead.g, MARKER)), 1, most=len(spaces) - 1, up=WORSE)]


class Activate(Effect, frozen=True):
    """Activation icons in a card's text, each fully resolved before the next."""

    tone = "bad"

    kinds: tuple[str, ...]

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        for kind in self.kinds:
            yield from activate(g, kind)


class ActivateNewRaiders(Effect, frozen=True):
    """The raiders just placed act (Besieged); those that were there before count as having acted (see crises.py)."""

    tone = "bad"

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from raiders_are_about_to_act(g)
        more = True
        while more:
            more = yield from raiders_of_one_area(g)


class BasestarsAttack(Effect, frozen=True):
    """Every basestar on the board attacks, whether it has acted or not (Heavy Assault)."""

    tone = "bad"

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from basestars_attack(g, again=True)
