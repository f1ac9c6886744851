"""Ships of both sides, in space and at home."""

import msgspec

from readyroom.galactica.board import AREAS
from readyroom.galactica.hangar import damaged, destroyed, in_reserves
from readyroom.galactica.state import Fleet, Galactica
from readyroom.galactica.view.names import Area


class CylonShipsView(msgspec.Struct, frozen=True):
    raiders: int
    heavy_raiders: int
    basestars: list[list[str]]
    """For each of them its damage tokens."""


class CivilianView(msgspec.Struct, frozen=True):
    handle: int
    """By which everybody may point at it."""
    face: str | None
    """None for who has not looked at it."""


class AreaView(CylonShipsView, frozen=True):
    """A space area of the main board."""

    vipers: int
    """Unmanned ones, of all kinds."""
    pilots: list[int]
    """Seats that pilot a viper here."""
    civilians: list[CivilianView]


class ReservesView(msgspec.Struct, frozen=True):
    vipers: int
    raptors: int
    damaged_vipers: int


class SquadronView(msgspec.Struct, frozen=True):
    """All vipers of a kind."""

    space: list[int]
    """Unmanned ones, by the areas in their order."""
    reserves: int
    damaged: int
    destroyed: int
    unbuilt: int


def areas(g: Galactica) -> dict[Area, AreaView]:
    return {name: _area(g, area) for area, name in enumerate(AREAS)}


def _area(g: Galactica, area: int) -> AreaView:
    name, fleet = AREAS[area], g.fleet
    return AreaView(
        fleet.raiders[area],
        fleet.heavies[area],
        [basestar.damage[:] for basestar in fleet.basestars if basestar.area == area],
        sum(squadron.space[area] for squadron in g.squadrons.values()),
        [player.seat for player in g.players if player.place == name],
        civilians(g, area, None),
    )


def civilians(g: Galactica, area: int, viewer: int | None) -> list[CivilianView]:
    return [
        CivilianView(ship.handle, ship.face if viewer is not None and ship.seen >> viewer & 1 else None)
        for ship in g.civilians[area]
    ]


def cylon_board(fleet: Fleet | None) -> dict[Area, CylonShipsView] | None:
    if fleet is None:
        return None
    return {name: _cylon_ships(fleet, area) for area, name in enumerate(AREAS)}


def _cylon_ships(fleet: Fleet, area: int) -> CylonShipsView:
    return CylonShipsView(
        fleet.raiders[area],
        fleet.heavies[area],
        [basestar.damage[:] for basestar in fleet.basestars if basestar.area == area],
    )


def reserves(g: Galactica) -> ReservesView:
    return ReservesView(in_reserves(g), g.raptors, damaged(g))


def squadrons(g: Galactica) -> dict[str, SquadronView]:
    return {
        ship: SquadronView(own.space[:], own.reserves, own.damaged, destroyed(g, ship), own.unbuilt)
        for ship, own in g.squadrons.items()
    }
