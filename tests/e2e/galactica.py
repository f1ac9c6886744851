"""A person at a Galactica table in the browser, who only clicks what glows."""

from collections import Counter
from random import Random
from typing import Any

from playwright.sync_api import BrowserContext, Error, Locator, Page
from tests.e2e.people import call
from tests.e2e.player import GLOWS, wait_for_me
from tests.e2e.running import Server

ANSWER = """([picks, several]) => {
    const list = document.querySelector("[data-all][aria-expanded='false']");
    if (list) { list.click(); return 'listed'; }
    for (const pick of picks) {
        const all = [...document.querySelectorAll(`[data-option="${pick}"]`)];
        const found = all.filter((one) => one.getClientRects().length && one.dataset.menu === undefined);
        const thing = found.find((one) => one.closest('section.bar')) ?? found[0];
        if (!thing) {
            const open = document.querySelector('dialog[open]');
            const loyalty = document.querySelector('[data-loyalty]');
            if (open) open.close();
            else if (loyalty) loyalty.click();
            return open || !loyalty ? 'missing' : 'listed';
        }
        if (thing.getAttribute('aria-pressed') !== 'true') thing.click();
    }
    return 'picked';
}"""
"""Pick options by their numbers, from the list of all; says `listed` when that had to be opened first, or what is
behind the Loyalty cards."""


def table_of(
    context: BrowserContext,
    server: Server,
    seats: int,
    *,
    level: str | None = "easy",
    public: bool = False,
    windows: float = 0.05,
    options: dict[str, Any] | None = None,
) -> tuple[str, str]:
    """A Galactica table; with a level it is filled with computer players and started. Its id and key.

    `windows`: how many seconds secret windows stay open; short ones close before anybody can act.
    """
    body = {"game": "galactica", "seats": seats, "public": public, "window_seconds": windows, "options": options or {}}
    made = call(context, server, "POST", "/tables", body)
    table = made["table"]["id"]
    if level is not None:
        call(context, server, "POST", f"/tables/{table}/fill", {"level": level})
        call(context, server, "POST", f"/tables/{table}/start", {})
    return table, made["key"]


def glowing(page: Page) -> Locator:
    return page.locator(f"{GLOWS}:not([aria-pressed='true']):visible")


_TRY = 3_000
"""Milliseconds for one click: what is gone is not waited for longer, what is still there is tried again."""


def click_what_glows(page: Page, chance: Random) -> str | None:
    """One answer or one more pick; what was clicked, as its place on the table or `bar`.

    None if the question was gone by then: a window closes by itself.
    """
    before, drawn = asked(page), chance.getstate()
    for n in range(20):
        chance.setstate(drawn)  # the same thing again: one that glows and can't be clicked is a fault
        try:
            return _click(page, chance)
        except Error:
            if asked(page) != before or not glowing(page).count():
                return None
            if n == 19:
                raise
    return None


def _click(page: Page, chance: Random) -> str | None:
    if page.locator("dialog[open]").count():  # what had stopped glowing when it was clicked is opened to be read
        page.keyboard.press("Escape")
    confirm = page.locator("[data-confirm]:not(:disabled)")
    some = glowing(page)
    count = some.count()
    if confirm.count() and (count == 0 or chance.random() < 0.5):
        confirm.click(timeout=_TRY)
        return "confirm"
    if not count:
        return None
    thing = some.nth(chance.randrange(count))
    where = thing.get_attribute("data-at", timeout=_TRY) or "bar"
    several = thing.get_attribute("data-menu", timeout=_TRY)
    thing.click(timeout=_TRY)
    if several is not None:
        page.get_by_role("menuitem").nth(chance.randrange(int(several))).click(timeout=_TRY)
    return where


def asked(page: Page) -> str:
    """The question, if there is one."""
    found = page.locator(".question").all_inner_texts()
    return found[0] if found else ""


def play(page: Page, chance: Random, most: int = 3_000) -> Counter[str]:
    """Click until the game is over, at most so often; how often each kind of thing was clicked."""
    clicked: Counter[str] = Counter()
    for _ in range(most):
        if not wait_for_me(page):
            break
        where = click_what_glows(page, chance)
        if where is not None:
            clicked[where.split(":")[0]] += 1
    return clicked


def play_until(page: Page, chance: Random, text: str, most: int = 300) -> None:
    """Click until this is asked."""
    for _ in range(most):
        assert wait_for_me(page), "the game is over"
        if text in asked(page):
            return
        click_what_glows(page, chance)
    raise AssertionError(f"{text!r} was never asked")
