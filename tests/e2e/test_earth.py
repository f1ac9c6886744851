"""The way to Earth in the browser: Missions, Demetrius, and the rebel basestar that may be on either side."""

from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.e2e.combined import DESK, SIZES, drawn, sit, tables, turn_to
from tests.e2e.crowd import NAMES
from tests.e2e.test_pictured_choices import asks
from tests.e2e.told import Change, Sit
from tools.pictures_galactica import HOLD

from readyroom.galactica.cards.daybreak.earth import REBELS
from readyroom.galactica.places import lay
from readyroom.galactica.state import Mission
from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import Option, start

__all__ = ["sit", "tables"]

pytestmark = pytest.mark.slow


def _way(mission: Mission | None = None, side: str = "") -> Change:
    """A table of six on the way to Earth, as seat 0 sees it."""
    game = start(EVERY_MODE, len(NAMES), 1, {"rules": "combined", "objective": "earth"})
    while not all(player.character for player in game.state.players):
        game.answer(game.questions[0].seat, 0)
    game.state.mission = mission
    if side:
        lay(game.state, REBELS, side)
    seen = msgspec.json.encode(EVERY_MODE.view(game.state, 0))

    def change(state: dict[str, Any]) -> None:
        state["view"] = msgspec.json.decode(seen) | {"turn": 3, "current": 0}

    return change


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize(("side", "whose"), [("human", "humans"), ("cylon", "Cylons")])
def test_the_rebel_basestar_says_whose_it_is(sit: Sit, size: tuple[int, int], side: str, whose: str) -> None:
    page, line = sit(size)
    line.show(_way(side=side), drawn())
    turn_to(page, "ships")
    expect(page.locator(f"[data-board={REBELS}] [data-side={side}]")).to_have_text(whose)


@pytest.mark.parametrize(("side", "words"), [("human", "Rebels join the humans"), ("cylon", "is lost to the Cylons")])
def test_rebels_are_a_moment(sit: Sit, side: str, words: str) -> None:
    page, line = sit(DESK, motion=True)
    page.mouse.click(2, 2)
    line.tell(_way(), drawn())
    page.evaluate(HOLD, "board")
    line.tell(_way(side=side), {"event": "BoardTurned", "board": REBELS, "side": side})
    scene = page.locator(f"[data-board-scene='{REBELS}:{side}']")
    expect(scene).to_contain_text(words)
    expect(scene.locator(".blast")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_what_became_of_the_mission_is_said(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    for mission, words in (
        (Mission("rescue_hera", passed=True), "Rescue Hera (passed)"),
        (Mission("rescue_hera"), "Rescue Hera (failed)"),
        (Mission("digging_up_the_past", facedown=True), "one that failed, facedown"),
    ):
        line.show(_way(mission), drawn())
        turn_to(page, "log")
        expect(page.locator("[data-mission]")).to_contain_text(words)


def test_decks_are_in_reach_below_the_guide(sit: Sit) -> None:
    page, line = sit(DESK)
    page.evaluate("localStorage.setItem('readyroom.settings', JSON.stringify({ coach: true }))")
    page.reload()
    page.wait_for_selector("aside.guide")
    way = _way(Mission("rescue_hera"))

    def deck(state: dict[str, Any]) -> None:
        way(state)
        asks(state, "scout-deck", Option("deck", "crisis"), Option("deck", "destination"))

    line.show(deck, drawn())
    low = "Math.max(...[...document.querySelectorAll('.decks > *')].map((one) => one.getBoundingClientRect().bottom))"
    assert page.evaluate(low) <= DESK[1]
    page.locator("[data-option='1']:visible").first.click()
    assert line.answers == [1]
