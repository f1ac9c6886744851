"""Screenshots of every page and of typical moments of Race: `python -m tools.pictures [folder]`.

Desktop and phone, dark and light. They are for looking at; the few that are kept lie in docs/pictures.
"""

import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page
from tests.e2e.people import against_computers, guest, host
from tests.e2e.player import click_what_glows, is_over, new_context, settle, wait_for_me
from tests.e2e.running import Server, running_browser, running_server

PAGES = {
    "home": "/",
    "lobby": "/lobby",
    "setup": "/new",
    "mine": "/mine",
    "watch": "/watch",
    "rules": "/rules/race?q=consume",
    "cards": "/cards/race",
    "cards-galactica": "/cards/galactica",
    "account": "/account",
    "about": "/about",
}


def _moments(page: Page, folder: Path, tag: str, most: int = 400) -> None:
    """Play a game; a picture for each kind of question, early and late."""
    chance = Random(21)
    seen: dict[str, int] = {}
    for _ in range(most):
        if not wait_for_me(page):
            break
        shown = page.locator(".question")
        asked = shown.first.inner_text(timeout=3_000) if shown.count() else ""
        kind = "-".join(word for word in asked.lower().split(":")[-1].split()[:2] if word.isalpha())
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] in (1, 6):
            page.wait_for_timeout(450)
            page.screenshot(path=folder / f"{tag}-moment-{kind}-{seen[kind]}.png")
        click_what_glows(page, chance)
    if is_over(page):
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{tag}-moment-result.png")
        page.keyboard.press("Escape")
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"{tag}-moment-after.png")


def take(browser: Browser, server: Server, folder: Path, *, phone: bool, dark: bool) -> None:
    tag = f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}"
    context = new_context(browser, phone=phone, dark=dark, motion=False)
    guest(context, server, "Ann")
    page = context.new_page()
    room, _ = host(context, server, 4, public=True)
    for name, path in {**PAGES, "room": f"/t/{room}"}.items():
        page.goto(server.url + path)
        page.wait_for_selector("h1")
        page.wait_for_timeout(500)
        page.screenshot(path=folder / f"{tag}-{name}.png")
    page.goto(f"{server.url}/t/{against_computers(context, server, 4, public=True)}")
    _moments(page, folder, tag)
    table = page.url
    page.goto(table + "/replay?at=60")
    page.wait_for_selector(".others", timeout=30_000)
    settle(page)
    page.screenshot(path=folder / f"{tag}-replay.png")
    page.goto(table + "/replay?at=60&seat=-2")
    page.wait_for_selector(".others", timeout=30_000)
    settle(page)
    page.screenshot(path=folder / f"{tag}-replay-everybody.png")
    page.goto(f"{server.url}/t/{against_computers(context, server, 2, options={'advanced': True})}")
    if wait_for_me(page):
        page.locator("[data-hint]").click()
        page.wait_for_timeout(800)
        page.screenshot(path=folder / f"{tag}-moment-hint.png")
        page.get_by_role("button", name="Menu").click()
        page.wait_for_timeout(300)
        page.screenshot(path=folder / f"{tag}-menu.png")
    context.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures")
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as server, running_browser() as browser:
        for phone in (False, True):
            for dark in (True, False):
                take(browser, server, folder, phone=phone, dark=dark)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
