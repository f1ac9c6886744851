"""A person at a Galactica table in the browser, who only clicks what glows."""

from random import Random

from playwright.sync_api import BrowserContext, Error, Locator, Page
from tests.e2e.people import call
from tests.e2e.player import GLOWS, wait_for_me
from tests.e2e.running import Server


def table_of(
    context: BrowserContext,
    server: Server,
    seats: int,
    *,
    level: str | None = "easy",
    public: bool = False,
    windows: float = 0.05,
) -> tuple[str, str]:
    """A Galactica table; with a level it is filled with computer players and started. Its id and key."""
    made = call(
        context,
        server,
        "POST",
        "/tables",
        {"game": "galactica", "seats": seats, "public": public, "window_seconds": windows},
    )
    table = made["table"]["id"]
    if level is not None:
        call(context, server, "POST", f"/tables/{table}/fill", {"level": level})
        call(context, server, "POST", f"/tables/{table}/start", {})
    return table, made["key"]


def glowing(page: Page) -> Locator:
    return page.locator(f"{GLOWS}:not([aria-pressed='true']):visible")


def click_what_glows(page: Page, chance: Random) -> str | None:
    """One answer or one more pick; what was clicked, as its place on the table or `bar`.

    None if it was gone by then: a window closes by itself.
    """
    try:
        confirm = page.locator("[data-confirm]:not(:disabled)")
        some = glowing(page)
        count = some.count()
        if confirm.count() and (count == 0 or chance.random() < 0.5):
            confirm.click(timeout=2_000)
            return "confirm"
        if not count:
            return None
        thing = some.nth(chance.randrange(count))
        where = thing.get_attribute("data-at", timeout=2_000) or "bar"
        asks = thing.get_attribute("data-menu", timeout=2_000)
        thing.click(timeout=2_000)
        if asks is not None:
            items = page.get_by_role("menuitem")
            items.nth(chance.randrange(items.count())).click(timeout=2_000)
    except (Error, ValueError):
        if window_closed(page):
            return None
        raise
    return where


def window_closed(page: Page) -> bool:
    return True


def play(page: Page, chance: Random, most: int) -> int:
    """Up to `most` clicks, fewer if the game ends."""
    for clicks in range(most):
        if not wait_for_me(page):
            return clicks
        click_what_glows(page, chance)
    return most
