"""The catalogue over HTTP: games, their options, and whether a combination can be played."""

from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from readyroom import catalogue
from readyroom.kernel import BadSetup
from readyroom.server import tables, wire
from readyroom.server.errors import Refused
from readyroom.server.service import AnyRequest, Service


class SettingInfo(msgspec.Struct, frozen=True):
    name: str
    values: list[bool | int | str]
    default: Any
    many: bool


class GameShown(msgspec.Struct, frozen=True):
    """A game of the catalogue."""

    name: str
    title: str
    seats: list[int]
    settings: list[SettingInfo]
    rules_version: int
    levels: list[str]
    """Its computer players."""


class Setup(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seats: int
    options: dict[str, Any] = {}


class SetupChecked(msgspec.Struct, frozen=True):
    why: str | None
    """Why it can't be played; null if it can."""
    options: dict[str, Any]
    """All options with their values."""


@get("/api/games", summary="The games with their seats and options")
async def list_games(request: AnyRequest) -> list[GameShown]:
    service: Service = request.app.state.service
    return [
        GameShown(
            info.name,
            info.title,
            list(info.seats),
            [SettingInfo(s.name, list(s.values), s.default, s.many) for s in info.settings],
            info.rules_version,
            tables.levels_of(info.name),
        )
        for info in tables.offered(service.settings)
    ]


@post("/api/games/{game:str}/check", status_code=200, summary="Whether seats and options go together")
async def check_setup(request: AnyRequest, game: FromPath[wire.Name], data: JSONBody[Setup]) -> SetupChecked:
    service: Service = request.app.state.service
    if game not in {info.name for info in tables.offered(service.settings)}:
        raise Refused("not-found")
    try:
        return SetupChecked(None, catalogue.rules_of(game).read_options(data.seats, data.options))
    except BadSetup as error:
        return SetupChecked(str(error), {})


handlers = [list_games, check_setup]
