"""What makes the Galactica table calm, kept: pages of a phone turn by themselves, the bar keeps its height, large hands
are piled, the board is as large as it can be, and a finger that rests picks nothing."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.crowd import Tables, crowd, sit
from tests.e2e.player import settle
from tests.e2e.running import Server
from tests.e2e.seeded import Until

from readyroom.galactica.rules import RULES
from readyroom.kernel import Game, Question

pytestmark = pytest.mark.slow

DESK, LOW, PHONE = (1440, 900), (1280, 720), (360, 740)


def _mine(question: Question, *prompts: str) -> bool:
    return question.seat == 0 and question.prompt in {f"galactica-{prompt}" for prompt in prompts}


def _window(game: Game[Any], question: Question) -> bool:
    asked = question.seat == 0 and question.prompt.startswith("galactica-window-")
    return asked and not RULES.idle(game.state, question)


def _move(game: Game[Any], question: Question) -> bool:
    me = game.state.players[0]
    return _mine(question, "move") and not me.piloting and me.place != "brig" and len(question.picks) > 9


def _check(game: Game[Any], question: Question) -> bool:
    return _mine(question, "add-cards") and len(question.picks) >= 4


def _large(game: Game[Any], question: Question) -> bool:
    """A hand of ten cards or more, of which some are called the same."""
    hand = [label.rsplit("-", 1)[0] for label in game.view(0)["hand"]] if question.seat == 0 else []
    return _mine(question, "action") and len(hand) >= 10 and len(set(hand)) < len(hand)


def _draw(game: Game[Any], question: Question) -> bool:
    return _mine(question, "draw") and len(question.picks) > 2


POSITIONS: dict[str, Until] = {"window": _window, "move": _move, "check": _check, "large": _large, "draw": _draw}


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, POSITIONS)


def test_the_click_that_ends_a_long_press_picks_nothing_and_closes_nothing(tables: Tables, browser: Browser) -> None:
    """Some browsers send one when the finger is lifted, wherever it is then: on the card, or beside what has opened."""
    page = sit(browser, tables, "check", PHONE, touch=True)
    page.locator("[data-tab=cards]").tap()
    settle(page)
    card, sheet = page.locator(".held .hit[data-option]").first, page.locator("dialog[open]")
    card.dispatch_event("pointerdown", {"pointerType": "touch", "bubbles": True})
    expect(sheet).to_be_visible()
    card.evaluate("""(card) => {
        card.dispatchEvent(new PointerEvent('pointerup', { pointerType: 'touch', bubbles: true }));
        card.click();
    }""")
    expect(card).to_have_attribute("aria-pressed", "false")
    expect(sheet).to_be_visible()
    settle(page)
    page.keyboard.press("Escape")
    card.tap()
    expect(card).to_have_attribute("aria-pressed", "true")
    page.context.close()


_SLIDES = """(card, [right, down]) => {
    let due = null;
    const [later, never] = [setTimeout, clearTimeout];
    window.setTimeout = (act, ms, ...more) => (ms === 450 ? ((due = act), -1) : later(act, ms, ...more));
    window.clearTimeout = (timer) => (timer === -1 ? (due = null) : never(timer));
    const touch = (kind, clientX, clientY) =>
        card.dispatchEvent(new PointerEvent(kind, { pointerType: 'touch', clientX, clientY }));
    touch('pointerdown', 100, 300);
    touch('pointermove', 100 + right, 300 + down);
    const opens = due !== null;
    touch('pointerup', 100 + right, 300 + down);
    [window.setTimeout, window.clearTimeout] = [later, never];
    return [opens, due !== null];
}"""
"""Whether a card would open for a finger that has moved so far, and after it was lifted."""


def test_a_finger_that_slides_in_any_direction_opens_no_card(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "check", PHONE, touch=True)
    card = page.locator(".held .hit[data-option]").first
    assert card.evaluate(_SLIDES, [3, 2]) == [True, False]
    for way in ([40, 0], [-40, 0], [0, 40], [0, -40]):
        assert card.evaluate(_SLIDES, way) == [False, False], way
    page.context.close()


def test_the_page_with_the_first_option_opens_by_itself(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "window", PHONE, touch=True)
    pressed = page.locator("[data-tab][aria-pressed=true]")
    expect(pressed).to_have_attribute("data-tab", "cards")
    expect(page.locator(".held .hit[data-option]").first).to_be_in_viewport()
    page.context.close()


def test_whoever_looks_elsewhere_is_brought_to_the_next_question(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "move", PHONE, touch=True)
    pressed = page.locator("[data-tab][aria-pressed=true]")
    expect(pressed).to_have_attribute("data-tab", "space")
    page.locator("[data-tab=log]").tap()
    expect(pressed).to_have_attribute("data-tab", "log")
    page.keyboard.press("2")  # somewhere else
    expect(page.locator(".question")).to_have_text("What do you do?")
    expect(pressed).not_to_have_attribute("data-tab", "log")
    page.locator("[data-tab=log]").tap()
    settle(page)
    expect(pressed).to_have_attribute("data-tab", "log")  # once for each question
    page.locator("[data-tab=ships]").tap()
    settle(page)
    page.keyboard.press("z")  # asked where to go again: some of it lies here, and here one stays
    expect(page.locator("[data-tab=ships].asked")).to_have_count(1)
    expect(page.locator("[data-tab=space].asked")).to_have_count(1)
    expect(page.locator(".question")).not_to_have_text("What do you do?")
    settle(page)
    expect(pressed).to_have_attribute("data-tab", "ships")
    page.context.close()


@pytest.mark.parametrize(("size", "height"), [(DESK, 64), (LOW, 58), (PHONE, 112), ((720, 450), 70)])
def test_the_bar_is_as_high_whatever_it_asks(
    tables: Tables, browser: Browser, size: tuple[int, int], height: int
) -> None:
    for name in ("window", "check", "large", "draw"):
        page = sit(browser, tables, name, size, touch=size == PHONE)
        bar = page.locator("section.bar")
        heights = [bar.evaluate("one => one.offsetHeight")]
        for button in page.locator("[data-all], [data-more]").all():
            button.click()
            settle(page)
            heights.append(bar.evaluate("one => one.offsetHeight"))
        page.locator(".question").evaluate("one => (one.textContent = 'Longer than any question is. '.repeat(20))")
        heights.append(bar.evaluate("one => one.offsetHeight"))
        assert set(heights) == {height}, name
        page.context.close()


@pytest.mark.parametrize("size", [DESK, LOW, PHONE])
def test_in_a_large_hand_equal_cards_lie_on_one_pile_and_each_can_be_picked(
    tables: Tables, browser: Browser, size: tuple[int, int]
) -> None:
    page = sit(browser, tables, "large", size, touch=size == PHONE)
    if size == PHONE:
        page.locator("[data-tab=cards]").tap()
        settle(page)
    names = page.locator(".held .name").all_inner_texts()
    bare = [name.split(" ×")[0].replace("\n", " ") for name in names]
    assert len(bare) == len(set(bare)), f"a card lies beside one that is called the same: {names}"
    cards = page.locator(".held [data-card]").count()
    assert cards >= 10
    piles = page.locator(".held.pile")
    assert piles.count() > 0
    for pile in piles.all():
        times = int(pile.locator(".times").inner_text().removeprefix("×"))
        expect(pile.locator(".strengths .hit")).to_have_count(times)
    page.context.close()


@pytest.mark.parametrize(("size", "least"), [(DESK, (880, 405)), (LOW, (655, 305))])
@pytest.mark.parametrize("name", ["move", "large"])
def test_the_board_is_as_large_as_it_can_be(
    tables: Tables, browser: Browser, name: str, size: tuple[int, int], least: tuple[int, int]
) -> None:
    page = sit(browser, tables, name, size)
    board = page.locator(".stage > .space").bounding_box()
    assert board is not None
    assert board["width"] >= least[0], board
    assert board["height"] >= least[1], board
    page.context.close()


def test_what_is_cut_on_a_card_of_my_hand_is_shown_beside_it(tables: Tables, browser: Browser) -> None:
    page = sit(browser, tables, "check", LOW)
    page.locator(".mine").evaluate("one => one.style.setProperty('--lines', '0')")  # room for one line of a text
    card = page.locator(".mine .held:not(.pile):has(.whole)").first
    card.evaluate("one => (one.style.flex = '0 0 160px')")  # and of the whole text, however many cards I hold
    expect(card.locator(".whole")).to_be_visible()
    assert card.locator(".says").evaluate("one => one.scrollHeight > one.clientHeight + 1")
    card.locator(".hit").hover()
    expect(page.locator(".peek")).to_be_visible()
    page.context.close()
