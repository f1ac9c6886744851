"""Moments with all boxes: boards that are lost, cards that are handed over or turned up, and what holds for a turn."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.combined import DESK, SIZES, boxes, drawn, sit, tables, turn_to
from tests.e2e.crowd import NAMES
from tests.e2e.told import Sit
from tools.pictures_galactica import HOLD

__all__ = ["sit", "tables"]

pytestmark = pytest.mark.slow

Told = dict[str, Any]

CUT = """() => {
    const band = document.querySelector('.band');
    const faults = [];
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
    for (const one of band.querySelectorAll('h2, p, b, li, svg, i')) {
        const at = one.getBoundingClientRect();
        if (at.width && (at.left < -1 || at.right > innerWidth + 1)) faults.push(`${one.tagName} ${one.innerText}`);
        if (one.scrollWidth > one.clientWidth + 1 && one.clientWidth && one.tagName === 'H2') faults.push('cut');
    }
    if (band.scrollHeight > innerHeight) faults.push('higher than the screen');
    return faults;
}"""


def _damaged(board: str, token: str) -> Told:
    return {"event": "BoardDamaged", "board": board, "token": token}


def _turned(board: str, side: str) -> Told:
    return {"event": "BoardTurned", "board": board, "side": side}


def _begin(page: Page, line: Any, scene: str) -> None:
    """The first click on a page loads what scenes are made of; the scene stays until it is clicked away."""
    page.mouse.click(2, 2)
    line.tell(boxes, drawn())
    page.evaluate(HOLD, scene)


def _sent(seat: int) -> Told:
    return {"event": "Moved", "seat": seat, "place": "sickbay"}


def _die(purpose: str, rolled: int, attacker: str = "") -> Told:
    found = {"event": "DieRolled", "purpose": purpose, "rolled": rolled, "bonus": 0, "result": rolled}
    return found | {"attacker": attacker, "chance": 50, "hit": bool(attacker)}


LOST = {
    "pegasus": [_damaged("pegasus", "airlock"), _sent(1), _sent(4), _turned("pegasus", "away")],
    "colonial_one": [_sent(2), _turned("colonial_one", "destroyed")],
    "cylon": [_turned("cylon", "destroyed")],
}


@pytest.mark.parametrize("board", LOST)
@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_board_that_is_lost_is_a_moment(sit: Sit, size: tuple[int, int], board: str) -> None:
    page, line = sit(size, motion=True)
    _begin(page, line, "board")
    line.tell(boxes, *LOST[board])
    scene = page.locator(f"[data-board-scene^='{board}:']")
    expect(scene).to_be_visible()
    expect(scene.locator("svg .bow")).to_be_visible()
    aboard = [NAMES[event["seat"]] for event in LOST[board] if event["event"] == "Moved"]
    for name in aboard:
        expect(scene.locator(".aboard")).to_contain_text(name)
    expect(scene.locator(".aboard")).to_have_count(1 if aboard else 0)
    assert page.evaluate(CUT) == []
    page.locator("[data-scene] .over").click()
    expect(page.locator("[data-scene]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_colonial_one_lies_with_its_other_side_up(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        boxes(state)
        state["view"]["boards"]["colonial_one"] |= {"side": "destroyed", "places": {}}

    line.show(change)
    turn_to(page, "ships")
    expect(page.locator("[data-lost=colonial_one]")).to_be_visible()
    expect(page.locator("[data-board=colonial_one] .room")).to_have_count(0)
    expect(page.locator("[data-board=pegasus]")).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_pegasus_is_hit_in_the_scene_of_the_fight(sit: Sit, size: tuple[int, int]) -> None:
    """Somebody had to be asked which ship it is: the die of before is told with it."""
    page, line = sit(size, motion=True)
    _begin(page, line, "combat")
    die = _die("attack-galactica", 8, "basestar")
    line.tell(boxes, {"event": "CylonShipsActivated", "kind": "basestars"}, die)
    line.tell(boxes, _damaged("pegasus", "main_batteries"))
    step = page.locator("[data-scene=combat] li.BoardDamaged")
    expect(step.locator("[data-sign=pegasus]")).to_be_visible()
    expect(step).to_contain_text("8")
    assert page.evaluate(CUT) == []


def test_guns_of_pegasus_are_a_fight_and_other_dice_are_not(sit: Sit) -> None:
    page, line = sit(DESK, motion=True)
    _begin(page, line, "combat")
    die = _die("pegasus-cic", 5)
    hit = {"event": "BasestarDamaged", "area": "fore", "token": "critical_hit"}
    line.tell(boxes, {"event": "LocationActivated", "seat": 1, "location": "pegasus_cic"}, die, hit)
    expect(page.locator("[data-scene=combat] li.BasestarDamaged")).to_contain_text("5")
    page.locator("[data-scene] .over").click()
    line.tell(boxes, {"event": "CheckBegan", "source": "red_tape", "difficulty": 7, "skills": []}, die, hit)
    page.wait_for_timeout(400)
    expect(page.locator("[data-scene]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_loyalty_cards_are_handed_over_facedown(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size, motion=True)
    _begin(page, line, "handover")
    line.tell(boxes, {"event": "LoyaltyGiven", "seat": 1, "source": 2, "count": 3})
    scene = page.locator("[data-scene=handover]")
    expect(scene.locator("i")).to_have_count(3)
    expect(scene.locator(".way b")).to_have_text([NAMES[2], NAMES[1]])
    page.wait_for_timeout(1_000)
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_reckless_check_shows_what_it_turns_up(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size, motion=True)
    shown: Told = {"event": "CheckShown", "positive": ["negotiation-5"], "negative": [], "ignored": [], "total": 5}
    shown |= {"difficulty": 4, "dealt": [["negotiation-5", 5, 5]]}
    events: list[Told] = [
        {"event": "CheckBegan", "source": "airlock", "difficulty": 4, "skills": ["politics"]},
        shown,
        {"event": "TreacheryTurned", "card": "bait-0"},
        {"event": "TreacheryTurned", "card": "violent_outbursts-4"},
        {"event": "CheckAbilityResolved", "card": "bait"},
        {"event": "CheckTotaled", "total": 5, "difficulty": 4},
        {"event": "CheckResult", "source": "airlock", "result": "pass"},
    ]
    _begin(page, line, "check")
    line.tell(boxes, *events)
    expect(page.locator("[data-scene=check] .band h2")).to_be_visible()
    expect(page.locator("[data-scene=check] .stamp")).to_have_count(0)  # what is turned up comes before the result
    page.locator("[data-scene] .over").click()
    page.evaluate(HOLD, "abilities")
    line.tell(boxes, *events)
    scene = page.locator("[data-scene=abilities]")
    expect(scene.locator("[data-turned-up='2']")).to_be_visible()
    expect(scene.locator("li")).to_have_count(2)
    expect(scene.locator(".stamp.pass")).to_be_attached()
    assert page.evaluate(CUT) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_what_holds_for_this_turn_is_said(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        boxes(state)
        state["view"]["for_turn"] = ["ceasefire", "jump_icon", "sparing:fuel", "sparing:fuel"]
        state["view"]["misses"] = {"fore": 3}

    line.show(change)
    turn_to(page, "log")
    holds = page.locator("[data-for-turn]")
    expect(holds).to_have_count(4)
    for one in holds.all():
        expect(one).to_be_visible()
    line.show(boxes)
    expect(holds).to_have_count(0)
