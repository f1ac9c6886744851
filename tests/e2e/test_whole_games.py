"""Whole games of Race in a real browser, from the home page to the result."""

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewContext
from tests.e2e.player import is_over, play_now, play_to_the_end, wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _no_errors(page: Page) -> list[str]:
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    return errors


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_a_guest_plays_to_the_end_by_clicking_what_glows(server: Server, new_context: NewContext, phone: bool) -> None:
    page = new_context(phone=phone).new_page()
    errors = _no_errors(page)
    play_now(page, server.url, "Ann", players=3 if phone else 2)
    clicks = play_to_the_end(page, Random(7))
    assert clicks > 10
    result = page.get_by_role("dialog")
    expect(result).to_contain_text("Total")
    expect(result).to_contain_text("Ann")
    expect(result.get_by_text("Chips and printed points by round")).to_be_visible()
    result.get_by_role("button", name="Ann").click()
    expect(result).to_contain_text("Score of Ann")
    page.keyboard.press("Escape")
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    if not phone:
        _hover_every_card(page)
    assert errors == []


def _hover_every_card(page: Page) -> None:
    """The result stands where cards are shown large: it stays readable, and so does the card one points at."""
    cards = page.locator("[data-card]:visible")
    assert cards.count() > 3
    for n in range(0, cards.count(), 3):
        cards.nth(n).hover()
        expect(page.locator(".peek")).to_be_visible()
        over = page.evaluate(
            """(n) => {
                const at = document.querySelector('.peek').getBoundingClientRect();
                const all = [...document.querySelectorAll("[data-card]")];
                const cards = all.filter((one) => one.getClientRects().length);
                return [document.querySelector('section.after'), cards[n]].filter((one) => {
                    const its = one.getBoundingClientRect();
                    return Math.min(at.right, its.right) - Math.max(at.left, its.left) > 1
                        && Math.min(at.bottom, its.bottom) - Math.max(at.top, its.top) > 1;
                }).map((one) => one.className);
            }""",
            n,
        )
        assert over == []
        page.mouse.move(4, 4)
        expect(page.locator(".peek")).to_have_count(0)


def test_a_game_with_the_keyboard_only(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    errors = _no_errors(page)
    page.goto(server.url)
    expect(page.locator("[name=level]")).not_to_be_empty()
    name = page.get_by_role("region", name="Play now").get_by_label("Your name")
    for _ in range(30):
        page.keyboard.press("Tab")
        if name.evaluate("field => field === document.activeElement"):
            break
    page.keyboard.type("Bo")
    page.keyboard.press("Enter")
    page.wait_for_url("**/t/*")
    page.evaluate("document.addEventListener('pointerdown', () => { throw new Error('a pointer was used') })")
    chance = Random(11)
    for _ in range(1_500):
        if not wait_for_me(page):
            break
        page.keyboard.press(_key(page, chance))
    assert is_over(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert errors == []


def _key(page: Page, chance: Random) -> str:
    """Enter if something is ready to be confirmed, else the key of an option that is not picked yet."""
    if page.locator("[data-confirm]:not(:disabled)").count():
        return "Enter"
    found = page.locator("[data-option]:not(:disabled):not([aria-pressed='true'])")
    options = sorted({int(index) for index in found.evaluate_all("all => all.map((one) => one.dataset.option)")})
    if len(options) > 1 and page.locator("[data-option='0']").first.inner_text().endswith("Nothing"):
        options = options[1:]
    return "1234567890qwertyuiop"[chance.choice(options)]
