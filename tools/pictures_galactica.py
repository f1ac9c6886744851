"""Screenshots of typical moments of Galactica: `python -m tools.pictures_galactica [folder] [moments]`.

Desktop and phone, dark and light: a picture for each kind of question, and of the table at turns apart.
"""

import re
import sys
import tempfile
from pathlib import Path
from random import Random

from playwright.sync_api import Browser, Page
from tests.e2e.galactica import click_what_glows, table_of
from tests.e2e.people import guest
from tests.e2e.player import DESKTOP, PHONE, is_over, wait_for_me
from tests.e2e.running import Server, running_browser, running_server


def _moments(page: Page, folder: Path, tag: str, most: int) -> None:
    chance = Random(4)
    seen: dict[str, int] = {}
    for _ in range(most):
        if not wait_for_me(page) or is_over(page):
            break
        shown = page.locator(".question")
        asked = shown.first.inner_text(timeout=3_000) if shown.count() else ""
        kind = "-".join(re.findall("[a-z]+", asked.lower())[:4])
        seen[kind] = seen.get(kind, 0) + 1
        if seen[kind] in (1, 8):
            page.wait_for_timeout(400)
            page.screenshot(path=folder / f"{tag}-{kind}-{seen[kind]}.png")
        click_what_glows(page, chance)
    if is_over(page):
        page.wait_for_timeout(600)
        page.screenshot(path=folder / f"{tag}-over.png")


def take(browser: Browser, server: Server, folder: Path, *, phone: bool, dark: bool, most: int) -> None:
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,  # type: ignore[arg-type]
        is_mobile=phone,
        has_touch=phone,
        color_scheme="dark" if dark else "light",
    )
    context.set_default_timeout(10_000)
    guest(context, server, "Ann")
    page = context.new_page()
    table, _ = table_of(context, server, 5)
    page.goto(f"{server.url}/t/{table}")
    _moments(page, folder, f"{'phone' if phone else 'desktop'}-{'dark' if dark else 'light'}", most)
    context.close()


def main() -> None:
    folder = Path(sys.argv[1] if len(sys.argv) > 1 else "build/pictures-galactica")
    most = int(sys.argv[2]) if len(sys.argv) > 2 else 120
    folder.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory() as data, running_server(Path(data)) as server, running_browser() as browser:
        for phone, dark in ((False, True), (True, True), (False, False), (True, False)):
            take(browser, server, folder, phone=phone, dark=dark, most=most)
    print(f"{len(list(folder.glob('*.png')))} pictures in {folder}")


if __name__ == "__main__":
    main()
