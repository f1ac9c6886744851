"""Long cards, large hands and questions about somebody: all of it can be read, and what is not in sight says so."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.crowd import NAMES, Tables, _found, crowd
from tests.e2e.player import settle
from tests.e2e.running import Server
from tests.e2e.test_galactica_layout import FAULTS
from tests.e2e.test_pictured_choices import asks
from tests.e2e.told import Sit, sitting
from tools.fleet_moments import FLEET

from readyroom.galactica.causes import Cause
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.effects import Choice, ChooseAndSend
from readyroom.galactica.forecast import foreseen
from readyroom.kernel import Game, Json, Option, Question

pytestmark = pytest.mark.slow

DESK, PHONE = (1280, 720), (360, 740)
SIZES = {"1280x720": DESK, "360x740": PHONE}


def _my_move(_: Game[Any], question: Question) -> bool:
    return question.seat == 0 and question.prompt == "galactica-move"


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, {"move": _my_move}, FLEET)


@pytest.fixture
def sit(tables: Tables, browser: Browser) -> Iterator[Sit]:
    with sitting(tables, browser) as sit:
        yield sit


def _choice(card: str) -> Choice:
    crisis = CRISES[card]
    assert isinstance(crisis, Crisis)
    assert isinstance(crisis.text, Choice)
    return crisis.text


def _part(card: str) -> tuple[dict[str, str], Json]:
    """What is asked about a Crisis card with two parts, and what the engine foretells of them."""
    choice, g = _choice(card), _found("move", _my_move, FLEET)[1].state
    return {"card": card}, dict(foreseen(g, Cause(card, 0), [choice.first, choice.second]))


_CUT = """() => {
    const tray = document.querySelector('.tray'), faults = [];
    const box = (selector) => tray.querySelector(selector).getBoundingClientRect();
    const over = (a, b) => a.left < b.right && b.left < a.right && a.top < b.bottom && b.top < a.bottom;
    if (box('.whole').top < box('h3').bottom - 1) faults.push('the card is over the heading');
    if (box('h3').top < tray.getBoundingClientRect().top) faults.push('the heading is cut');
    if (!tray.closest('.page') && tray.scrollHeight > tray.clientHeight + 1) faults.push('not all of it is in sight');
    for (const one of tray.querySelectorAll('.whole p, .whole .face'))
        if (one.scrollHeight > one.clientHeight + 1) faults.push(`${one.innerText.slice(0, 30)} is cut`);
    const words = document.createRange();
    words.selectNodeContents(tray.querySelector('h4'));
    for (const one of tray.querySelectorAll('.kind, footer *'))
        if (over(one.getBoundingClientRect(), words.getBoundingClientRect())) faults.push('the name lies under signs');
    return faults;
}"""


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("card", ["consult_the_prisoner", "mysterious_message", "the_passage", "set_a_trap"])
def test_the_longest_choice_of_a_crisis_card_covers_nothing(sit: Sit, size: tuple[int, int], card: str) -> None:
    page, line = sit(size)
    facts, aid = _part(card)

    def asked(state: dict[str, Any]) -> None:
        asks(state, "choose-part", Option("part", "first"), Option("part", "second"))
        state["questions"][0].update(facts=facts, aid=aid)

    line.show(asked)
    expect(page.locator(".tray .pick")).to_have_count(2)
    assert page.evaluate(_CUT) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_whose_card_may_be_looked_at_is_said(sit: Sit, size: tuple[int, int]) -> None:
    """Interrogation: whom the Admiral has sent to Sickbay."""
    page, line = sit(size)
    sends = _choice("interrogation").first
    assert isinstance(sends, ChooseAndSend)
    assert sends.then is not None
    g = _found("move", _my_move, FLEET)[1].state
    g.titles["admiral"] = 0
    aid = foreseen(g, Cause("interrogation", 0).choosing(3), [None, getattr(sends.then, "effect")])  # noqa: B009

    def asked(state: dict[str, Any]) -> None:
        asks(state, "may", Option("choice", "no"), Option("choice", "yes"))
        state["questions"][0].update(facts={"card": "interrogation", "seat": 3}, aid=aid)

    line.show(asked)
    assert NAMES[3] == "Ann"
    expect(page.locator(".question")).to_have_text("Interrogation (Ann): have it happen?")
    expect(page.locator(".parts [data-option='1']")).to_contain_text("A random Loyalty card of Ann is looked at")


def test_a_large_hand_tells_on_which_side_there_is_more(sit: Sit) -> None:
    page, line = sit((1180, 720))
    left, right = (page.locator(f"[data-more-cards={side}]") for side in ("left", "right"))

    def large(state: dict[str, Any]) -> None:
        state["view"]["hand"] = [
            *("consolidate_power-1", "investigative_committee-3", "red_tape-0", "political_prowess-6"),
            *("executive_order-1", "declare_emergency-3", "iron_will-0", "state_of_emergency-6"),
            *("launch_scout-1", "strategic_planning-3", "trust_instincts-0", "scout_for_fuel-6"),
            *("evasive_maneuvers-1", "maximum_firepower-3", "protect_the_fleet-0", "best_of_the_best-6"),
            *("repair-1", "scientific_research-3", "establish_network-0", "build_nuke-6"),
        ]

    line.show(large)
    hand = page.locator(".spread")
    assert hand.evaluate("one => one.scrollWidth > one.clientWidth + 8")
    expect(right).to_be_visible()
    expect(right).to_have_accessible_name("More cards to the right")
    expect(left).to_have_count(0)
    right.click()
    settle(page)
    expect(left).to_be_visible()
    for _ in range(6):
        if right.count():
            right.click()
            settle(page)
    expect(right).to_have_count(0)
    last = page.locator(".held").last.bounding_box()
    box = hand.bounding_box()
    assert last is not None
    assert box is not None
    assert last["x"] + last["width"] <= box["x"] + box["width"] + 1
    assert [fault for fault in page.evaluate(FAULTS) if ".bar" in fault] == []
    line.show(lambda state: state["view"].update(hand=["repair-1"]))
    expect(page.locator("[data-more-cards]")).to_have_count(0)
