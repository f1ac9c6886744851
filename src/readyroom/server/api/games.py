"""The catalogue over HTTP: games, their options, and whether a combination can be played."""

from collections.abc import Iterator
from typing import Any

import msgspec
from litestar import get, post
from litestar.params import FromPath, JSONBody

from readyroom import catalogue
from readyroom.kernel import BadSetup, Reason, Rules
from readyroom.server import surprise, tables, wire
from readyroom.server.errors import Refused, refusal
from readyroom.server.service import AnyRequest, Service


class SettingInfo(msgspec.Struct, frozen=True):
    name: str
    values: list[bool | int | str]
    default: Any
    many: bool
    surprise: bool = False
    """Whether it can be left to chance: its value is `surprise` until the table starts."""


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


class Cannot(msgspec.Struct, frozen=True):
    """One thing that can't be changed as the rest stands."""

    setting: str
    """`seats`, or the name of an option."""
    value: bool | int | str
    """Of an option with many values: the one that can't be added or left out."""
    why: str
    name: str | None = None
    """Of the reason, to be said in the reader's language with its facts."""
    facts: dict[str, int | str] = {}


class SetupChecked(msgspec.Struct, frozen=True):
    why: str | None
    """Why it can't be played; null if it can."""
    options: dict[str, Any]
    """All options with their values; null is one that comes with what is left to chance."""
    cannot: list[Cannot] = []
    chosen: dict[str, Any] = {}
    """Those of them that are not as they usually are with the rest: what is left of them when another rulebook is
    chosen."""


@get("/api/games", summary="The games with their seats and options")
async def list_games(request: AnyRequest) -> list[GameShown]:
    service: Service = request.app.state.service
    return [
        GameShown(
            info.name,
            info.title,
            list(info.seats),
            [SettingInfo(s.name, list(s.values), s.default, s.many, s.surprise) for s in info.settings],
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
    rules = catalogue.rules_of(game)
    try:
        options = surprise.foreseen(rules, data.seats, data.options)
    except BadSetup as error:
        return SetupChecked(str(refusal(error)), {})
    chosen = _chosen(rules, data.seats, options, data.options)
    return SetupChecked(None, options, list(_cannot(rules, data.seats, options, chosen)), chosen)


def _chosen(rules: Rules[Any], seats: int, options: dict[str, Any], given: dict[str, Any]) -> dict[str, Any]:
    if opened := surprise.left_open(rules, options):
        return {one.name: surprise.SURPRISE for one in opened} | {n: given[n] for n in given if n in options}
    usual = rules.usual(seats, options)
    return {one.name: now for one in rules.settings if (now := options[one.name]) != usual.get(one.name, one.default)}


def _cannot(rules: Rules[Any], seats: int, options: dict[str, Any], chosen: dict[str, Any]) -> Iterator[Cannot]:
    """Everything that could be chosen next and would not go together with what was `chosen` besides."""
    for count in rules.seats:
        if (why := _why(rules, count, chosen)) is not None:
            yield _told("seats", count, why)
    for setting in rules.settings:
        now = options[setting.name]
        for value in (*setting.values, *([surprise.SURPRISE] if setting.surprise else [])):
            changed: Any = value
            if setting.many:
                changed = [one for one in setting.values if (one in now) != (one == value)]
            if (why := _why(rules, seats, {**chosen, setting.name: changed})) is not None:
                yield _told(setting.name, value, why)


def _told(setting: str, value: bool | int | str, why: str) -> Cannot:
    return Cannot(setting, value, why, why.name, why.facts) if isinstance(why, Reason) else Cannot(setting, value, why)


def _why(rules: Rules[Any], seats: int, options: dict[str, Any]) -> str | None:
    try:
        surprise.read_options(rules, seats, options)
    except BadSetup as error:
        return error.args[0] if isinstance(error.args[0], Reason) else str(error)
    return None


handlers = [list_games, check_setup]
