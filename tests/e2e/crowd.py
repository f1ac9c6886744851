"""Galactica tables of six people with long names, each in a position where there is something to be seen."""

from collections.abc import Mapping
from types import MappingProxyType
from typing import Any, NamedTuple

from playwright.sync_api import Browser, Page
from tests.e2e.people import guest
from tests.e2e.player import new_context, sit_down
from tests.e2e.running import Server
from tests.e2e.seeded import Until, seeded_table, stand_at

from readyroom import catalogue
from readyroom.kernel import Fair, Game, Json, start
from readyroom.players import Chair, make_player

NAMES = (
    "Bartholomew Featherstonehaugh-Cholmondel",
    "W" * 40,
    "Maximiliana Constantinopolitanska-Wrocla",
    "Ann",
    "i" * 40,
    "Wolfeschlegelsteinhausenbergerdorff-Berg",
)
SEATS = len(NAMES)
LEVEL = "easy"


class Tables(NamedTuple):
    server: Server
    cookies: Any
    """Of who sits at seat 0."""
    ids: dict[str, str]


def _found(name: str, until: Until, options: Mapping[str, Json]) -> tuple[str, Game[Any]]:
    """A game of computer players in which this comes to pass, and the secret its chance is from."""
    rules = catalogue.rules_of("galactica")
    for n in range(60):
        secret = f"crowd-{name}-{n}"
        game = start(rules, SEATS, Fair(secret, ("0",) * SEATS), dict(options))
        players = [make_player("galactica", LEVEL, seat) for seat in range(SEATS)]
        while not game.over and game.state.turn < 30:
            question = game.questions[0]
            if until(game, question):
                return secret, game
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    raise LookupError(f"{name} was not found")


def crowd(
    browser: Browser, server: Server, positions: Mapping[str, Until], options: Mapping[str, Json] = MappingProxyType({})
) -> Tables:
    """A table in each of the positions; what they are called tells which."""
    people = [new_context(browser) for _ in NAMES]
    for context, name in zip(people, NAMES, strict=True):
        guest(context, server, name)
    ids: dict[str, str] = {}
    for name, until in positions.items():
        secret, game = _found(name, until, options)
        seconds = 600 if name.startswith("window") else 0.05
        more: dict[str, Any] = {"window_seconds": seconds, "options": dict(options)}
        table, _ = seeded_table(people[0], server, SEATS, secret, others=people[1:], **more)
        ids[name] = stand_at(server, table, game)
    cookies = people[0].cookies()
    for context in people:
        context.close()
    return Tables(server, cookies, ids)


def sit(
    browser: Browser, tables: Tables, name: str, size: tuple[int, int], *, touch: bool = False, guided: bool = False
) -> Page:
    """Seat 0 of a table, on a screen of that size; the page closes with its context."""
    url = f"{tables.server.url}/t/{tables.ids[name]}"
    return sit_down(browser, url, tables.cookies, size, touch=touch, guided=guided)
