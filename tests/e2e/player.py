"""A person at the browser who only clicks what glows."""

import time
from collections.abc import Callable
from random import Random
from typing import Any
from weakref import WeakKeyDictionary

from playwright.sync_api import Browser, BrowserContext, Page, Request, ViewportSize, expect

DESKTOP: ViewportSize = {"width": 1440, "height": 900}
PHONE: ViewportSize = {"width": 390, "height": 844}

GLOWS = "[data-option]:not(:disabled)"

PATIENCE = 60_000
"""Milliseconds after which a test gives up: far more than anything takes, for the machine may have much else to do."""

_LOADING: "WeakKeyDictionary[BrowserContext, set[Request]]" = WeakKeyDictionary()
"""What the pages of a context have asked for and not got yet."""


def watch_loading(context: BrowserContext) -> None:
    """So that `settle` need not wait half a second to see that nothing is loaded."""
    loading = _LOADING[context] = set()
    context.on("request", lambda request: loading.add(request))  # noqa: PLW0108 - Playwright takes no methods of a set
    context.on("requestfinished", lambda request: loading.discard(request))  # noqa: PLW0108
    context.on("requestfailed", lambda request: loading.discard(request))  # noqa: PLW0108


def new_context(browser: Browser, *, phone: bool = False, dark: bool = False, motion: bool = True) -> BrowserContext:
    """A browser of one's own: cookies and storage are separate."""
    context = browser.new_context(
        viewport=PHONE if phone else DESKTOP,
        is_mobile=phone,
        has_touch=phone,
        color_scheme="dark" if dark else "light",
        reduced_motion="no-preference" if motion else "reduce",
    )
    watch_loading(context)
    return context


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
    return page.locator("section.after").count() > 0


_STILL = """async () => {
    await document.fonts.ready;
    const frame = () => new Promise((done) => requestAnimationFrame(() => setTimeout(done)));
    const look = () => [...document.querySelectorAll('body *')].map((one) => {
        const { x, y, width, height } = one.getBoundingClientRect();
        return [x, y, width, height].map(Math.round).join();
    }).join(' ');
    const moves = (one) => one.playState === 'running' && one.effect.getComputedTiming().endTime !== Infinity;
    for (let before = '', same = 0, tries = 0; same < 4 && tries < 400; tries++) {
        await frame();
        const now = look();
        same = now === before && !document.getAnimations().some(moves) ? same + 1 : 0;
        before = now;
    }
}"""


def settle(page: Page) -> None:
    """Until nothing is loaded, and nothing on the page moves or grows any more, however slow the machine is."""
    loading = _LOADING.get(page.context)
    page.wait_for_load_state("load" if loading is not None else "networkidle")
    page.evaluate(_STILL)
    deadline = time.monotonic() + PATIENCE / 1000
    while loading and time.monotonic() < deadline:
        page.wait_for_timeout(20)
        page.evaluate(_STILL)


PATIENT = """(() => {
    const real = window.setTimeout;
    window.setTimeout = (what, wait, ...rest) => real(what, wait === 2000 ? 60_000 : wait, ...rest);
})()"""
"""A table waits two seconds for the picture of a scene (`Scenes.svelte`), which is too short on a busy machine."""


def sit_down(
    browser: Browser,
    url: str,
    cookies: Any,
    size: tuple[int, int],
    *,
    touch: bool = False,
    motion: bool = False,
    guided: bool = False,
    before: Callable[[Page], object] = lambda _: None,
) -> Page:
    """At a table that is asked something, as whoever has these cookies; the page closes with its context.

    `before`: what is done to the page before it opens.
    """
    context = browser.new_context(
        viewport={"width": size[0], "height": size[1]},
        is_mobile=touch,
        has_touch=touch,
        reduced_motion="no-preference" if motion else "reduce",
    )
    watch_loading(context)
    context.add_cookies(cookies)
    context.set_default_timeout(PATIENCE)
    if motion:
        context.add_init_script(PATIENT)
    if guided:
        context.add_init_script("localStorage.setItem('readyroom.settings', JSON.stringify({ coach: true }))")
    page = context.new_page()
    before(page)
    page.goto(url)
    page.wait_for_selector(".question")
    settle(page)
    return page


_MY_MOVE = """() => document.querySelector('[data-option]:not(:disabled)')
    || document.querySelector('[data-confirm]:not(:disabled)') || document.querySelector('.after')"""


def wait_for_me(page: Page) -> bool:
    """Until something glows or the game is over; whether it is my move."""
    page.wait_for_function(_MY_MOVE, timeout=PATIENCE)
    return not is_over(page)


_WHERE = """(chance) => {
    const shown = (one) => one.getClientRects().length > 0;
    const confirm = document.querySelector('[data-confirm]:not(:disabled)');
    let found = [...document.querySelectorAll("[data-option]:not(:disabled):not([aria-pressed='true'])")].filter(shown);
    const nothing = found.length > 1 && found[0].innerText.trim().endsWith('Nothing');
    if (nothing) found = found.slice(1);
    const one = confirm || found[Math.floor(chance * found.length)];
    if (!one) return null;
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const box = one.getBoundingClientRect();
    for (const [x, y] of [[0.5, 0.5], [0.15, 0.5], [0.15, 0.15], [0.5, 0.9], [0.15, 0.9]]) {
        const at = { x: box.x + box.width * x, y: box.y + box.height * y };
        const hit = document.elementFromPoint(at.x, at.y);
        const option = hit?.closest('[data-option]')?.dataset.option;
        if (hit && (one.contains(hit) || option === one.dataset.option)) return at;
    }
    return { covered: one.outerHTML.slice(0, 200) };
}"""


def click_what_glows(page: Page, chance: Random) -> None:
    """One click with the mouse or a finger: confirm what is picked, or pick one more thing (rather than nothing).

    Where it is, is found in one go; a thing that glows but lies under something else is a fault.
    """
    wanted = chance.random()
    at = page.evaluate(_WHERE, wanted)
    for _ in range(200):  # something may still be moving
        if at is None or "covered" not in at:
            break
        page.wait_for_timeout(50)
        at = page.evaluate(_WHERE, wanted)
    if at is None:
        return
    assert "covered" not in at, f"glows, but can't be clicked: {at['covered']}"
    if page.viewport_size == PHONE:
        page.touchscreen.tap(at["x"], at["y"])
    else:
        page.mouse.click(at["x"], at["y"])


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
