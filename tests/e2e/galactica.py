"""A person at a Galactica table in the browser, who only clicks what glows."""

from random import Random

from playwright.sync_api import BrowserContext, Locator, Page
from tests.e2e.people import call
from tests.e2e.player import GLOWS, is_over, wait_for_me
from tests.e2e.running import Server


def table_of(
    context: BrowserContext, server: Server, seats: int, *, level: str | None = "easy", public: bool = False
) -> tuple[str, str]:
    """A Galactica table; with a level it is filled with computer players and started. Its id and key."""
    made = call(context, server, "POST", "/tables", {"game": "galactica", "seats": seats, "public": public})
    table = made["table"]["id"]
    if level is not None:
        call(context, server, "POST", f"/tables/{table}/fill", {"level": level})
        call(context, server, "POST", f"/tables/{table}/start", {})
    return table, made["key"]


def glowing(page: Page) -> Locator:
    return page.locator(f"{GLOWS}:not([aria-pressed='true']):visible")


def click_what_glows(page: Page, chance: Random) -> str:
    """One answer or one more pick; what was clicked, as its place on the table or the words in the bar."""
    confirm = page.locator("[data-confirm]:not(:disabled)")
    some = glowing(page)
    count = some.count()
    if confirm.count() and (count == 0 or chance.random() < 0.5):
        confirm.click()
        return "confirm"
    thing = some.nth(chance.randrange(count))
    where = thing.get_attribute("data-at") or "bar"
    menu = thing.get_attribute("data-menu")
    thing.click()
    if menu is not None:
        items = page.get_by_role("menuitem")
        items.nth(chance.randrange(items.count())).click()
    return where


def play(page: Page, chance: Random, most: int) -> int:
    """Up to `most` clicks, fewer if the game ends."""
    for clicks in range(most):
        if not wait_for_me(page) or is_over(page):
            return clicks
        click_what_glows(page, chance)
    return most
