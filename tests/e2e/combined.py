"""A table of six with all boxes, told to the page of another one: for what a real game seldom comes to."""

from collections.abc import Iterator
from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import Browser, Page
from tests.e2e.all_boxes import COMBINED
from tests.e2e.crowd import NAMES, Tables, crowd
from tests.e2e.running import Server
from tests.e2e.told import Sit, sitting

from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import Game, Question, start

DESK, PHONE = (1280, 720), (360, 740)
SIZES = {"1280x720": DESK, "360x740": PHONE}
MUTINY = ("panic", "weapons_armed")
HAND = (
    "red_tape-0",
    "negotiation-5",
    "executive_order-2",
    "all_hands_on_deck-0",
    "quick_thinking-0",
    "launch_scout-1",
    "evasive_maneuvers-2",
    "install_upgrades-0",
    "bait-0",
    "violent_outbursts-4",
)
TYPES = ("politics", "leadership", "tactics", "piloting", "engineering", "treachery")
_OF = (0, 0, 1, 1, 2, 2, 3, 4, 5, 5)


def _my_move(_: Game[Any], question: Question) -> bool:
    """Among places only: my hand is told otherwise."""
    places = all(label.startswith(("location:", "choice:")) for label in question.labels)
    return question.seat == 0 and question.prompt == "galactica-move" and places


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, {"move": _my_move}, COMBINED)


@pytest.fixture
def sit(tables: Tables, browser: Browser) -> Iterator[Sit]:
    with sitting(tables, browser) as sit:
        yield sit


@cache
def _begun() -> dict[str, Any]:
    """A table of six with all boxes, as seat 0 sees it: three Loyalty cards, two Mutiny cards, everybody blessed."""
    game = start(EVERY_MODE, len(NAMES), 1, {"rules": "combined"})
    while not all(player.character for player in game.state.players):
        game.answer(game.questions[0].seat, 0)
    found: dict[str, Any] = msgspec.to_builtins(EVERY_MODE.view(game.state, 0))
    return found


def boxes(state: dict[str, Any]) -> None:
    was, view = state["view"], msgspec.json.decode(msgspec.json.encode(_begun()))
    for player, before in zip(view["players"], was["players"], strict=True):
        player.update(character=before["character"], place=before["place"], ship=before["ship"])
        player["holds"]["mutiny"] = list(MUTINY) if player["seat"] == 0 else 1
    view["areas"], view["squadrons"]["viper"] = was["areas"], was["squadrons"]["viper"]
    view["tokens"]["miracle"] = {f"seat:{seat}": 1 for seat in range(len(NAMES))}
    view["hand"], view["turn"], view["current"] = list(HAND), 3, 0
    view["players"][0]["hand"] = len(HAND)
    view["check"] = view["die"] = None
    state["view"] = view


def drawn() -> dict[str, Any]:
    """The server tells of which types cards are that the client does not know."""
    return {"event": "SkillsDrawn", "seat": 0, "skills": [TYPES[n] for n in _OF], "cards": list(HAND)}


def turn_to(page: Page, name: str) -> None:
    if page.locator(f"[data-tab={name}]").count():
        page.locator(f"[data-tab={name}]").click()
