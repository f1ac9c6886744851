"""Ships of both sides, in space and at home."""

import msgspec

from readyroom.galactica.board import AREAS
from readyroom.galactica.hangar import damaged, destroyed, in_reserves
from readyroom.galactica.state import Civilian, Fleet, Galactica
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
    (fleet, _), squadrons = g.there, g.squadrons.values()
    shown: dict[Area, AreaView] = {}
    for area, name in enumerate(AREAS):
        vipers = 0
        for squadron in squadrons:
            vipers += squadron.space[area]
        shown[name] = AreaView(
            fleet.raiders[area],
            fleet.heavies[area],
            [basestar.damage[:] for basestar in fleet.basestars if basestar.area == area],
            vipers,
            [player.seat for player in g.players if player.place == name],
            civilians(g, area, None),
        )
    return shown


def has_looked(g: Galactica, viewer: int) -> bool:
    """Whether the viewer knows the face of a civilian ship on the board."""
    for ships in g.civilians:
        for ship in ships:
            if ship.seen >> viewer & 1:
                return True
    return False


def grounded(ships: list[Civilian], viewer: int | None) -> list[CivilianView]:
    """A stack of civilian ships, the top one first: their order is open."""
    return [_civilian(ship, viewer) for ship in reversed(ships)]


def civilians(g: Galactica, area: int, viewer: int | None) -> list[CivilianView]:
    return [_civilian(ship, viewer) for ship in g.civilians[area]]


def _civilian(ship: Civilian, viewer: int | None) -> CivilianView:
    return CivilianView(ship.handle, ship.face if viewer is not None and ship.seen >> viewer & 1 else None)


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
