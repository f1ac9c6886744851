"""A person at the browser who only clicks what glows."""

from random import Random

from playwright.sync_api import Locator, Page, expect

DESKTOP = {"width": 1440, "height": 900}
PHONE = {"width": 390, "height": 844}

GLOWS = "[data-option]:not(:disabled)"


def play_now(page: Page, url: str, name: str, players: int = 2, level: str = "easy") -> None:
    """From the home page to a table against computer players."""
    page.goto(url)
    now = page.get_by_role("region", name="Play now")
    now.locator("[name=players]").select_option(str(players))
    now.locator("[name=level]").select_option(level)
    now.get_by_label("Your name").fill(name)
    now.get_by_role("button", name="Play now").click()
    page.wait_for_url("**/t/*")


def is_over(page: Page) -> bool:
    return page.get_by_role("region", name="The game is over").count() > 0


def wait_for_me(page: Page, timeout: float = 20_000) -> bool:
    """Until something glows or the game is over; whether it is my move."""
    page.wait_for_function(
        """() => document.querySelector('[data-option]:not(:disabled)')
             || document.querySelector('[data-confirm]:not(:disabled)')
             || document.querySelector('.after')""",
        timeout=timeout,
    )
    return not is_over(page)


def _choose(page: Page, chance: Random) -> Locator:
    """One of the things that glow and are not picked yet; placing something rather than nothing."""
    glowing = page.locator(f"{GLOWS}:not([aria-pressed='true'])")
    count = glowing.count()
    first = glowing.first
    if count > 1 and first.inner_text(timeout=2_000).strip().endswith("Nothing"):
        return glowing.nth(chance.randrange(1, count))
    return glowing.nth(chance.randrange(count))


def click_what_glows(page: Page, chance: Random) -> None:
    """One click: confirm what is picked, or pick one more thing."""
    confirm = page.locator("[data-confirm]:not(:disabled)")
    if confirm.count():
        confirm.click()
        return
    _choose(page, chance).click()


def serial(page: Page) -> str:
    """What is asked, to see that it has changed."""
    return page.get_by_role("region", name="The question").inner_text()


def play_to_the_end(page: Page, chance: Random, most: int = 1_500) -> int:
    """Click what glows until the game is over. Returns how many clicks it took."""
    for clicks in range(most):
        if not wait_for_me(page):
            return clicks
        click_what_glows(page, chance)
    raise AssertionError(f"the game is not over after {most} clicks")


def expect_question(page: Page, text: str) -> None:
    expect(page.get_by_role("region", name="The question")).to_contain_text(text)
