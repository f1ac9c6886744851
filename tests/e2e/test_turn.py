"""It is my turn: the tab says so, a sound and a buzz if I had to wait; nothing of it tells about a secret window."""

import time
from itertools import cycle

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest, host, two_people
from tests.e2e.player import wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow

_LISTEN = """
    window.heard = 0; window.felt = 0; window.inWindows = 0; window.longer = 0; window.later = 0;
    const make = AudioContext.prototype.createOscillator;
    AudioContext.prototype.createOscillator = function () {
        window.heard++;
        if (document.querySelector('[data-order]')) window.inWindows++;
        return make.call(this);
    };
    navigator.vibrate = () => { window.felt++; return true; };
    window.AudioContext = class extends AudioContext { constructor() { super(); window.audio = this; } };
    performance.now = () => (window.later += window.longer);
"""
"""Counts sounds and buzzes. Time passes as the test says, not as the machine is quick: by `later` at once, by `longer`
whenever somebody looks at the clock."""


def _noticed(page: Page) -> tuple[bool, bool]:
    return tuple(page.evaluate("[heard > 0, felt > 0]"))


def _pair(new_context: NewContext, *, phone: bool = False) -> tuple[BrowserContext, BrowserContext]:
    ann, bo = new_context(phone=phone), new_context()
    ann.add_init_script(_LISTEN)
    return ann, bo


def _answered(server: Server, ann: BrowserContext, bo: BrowserContext) -> tuple[Page, Page]:
    """Two people at a table of Race; Ann has answered and waits for Bo."""
    table = two_people(ann, bo, server, options={"first_game": True})
    pages = ann.new_page(), bo.new_page()
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
        assert wait_for_me(page)
    pages[0].bring_to_front()
    expect(pages[0]).to_have_title("● Your turn · Race for the Galaxy · Readyroom")
    expect(pages[0].locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")
    pages[0].keyboard.press("3")
    expect(pages[0].get_by_text("You have answered")).to_be_visible()
    expect(pages[0]).to_have_title("Race for the Galaxy · Readyroom")
    expect(pages[0].locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")
    return pages


def _asked_again(page: Page) -> None:
    """The tab says so; whatever is to be heard or felt is, in the same moment."""
    assert wait_for_me(page)
    expect(page).to_have_title("● Your turn · Race for the Galaxy · Readyroom")
    expect(page.locator("link[rel=icon]")).to_have_attribute("href", "/icon-turn.svg")


@pytest.mark.parametrize("phone", [False, True])
def test_who_had_to_wait_hears_and_feels_that_it_is_their_turn(
    server: Server, new_context: NewContext, phone: bool
) -> None:
    ann, bo = _answered(server, *_pair(new_context, phone=phone))
    assert _noticed(ann) == (False, False)
    ann.wait_for_function("window.audio.state === 'running'")
    ann.evaluate("window.later = 60_000")
    bo.keyboard.press("3")
    _asked_again(ann)
    assert _noticed(ann) == (True, phone)
    ann.locator("a.home").click()  # the mark belongs to the table
    expect(ann.get_by_role("region", name="Play now")).to_be_visible()
    expect(ann.locator("link[rel=icon]")).to_have_attribute("href", "/icon.svg")


@pytest.mark.parametrize("hidden", [False, True], ids=["at the table", "on another tab"])
def test_who_is_asked_again_at_once_is_left_in_peace_while_they_look(
    server: Server, new_context: NewContext, hidden: bool
) -> None:
    ann, bo = _answered(server, *_pair(new_context))
    ann.wait_for_function("window.audio.state === 'running'")
    ann.evaluate("(hidden) => Object.defineProperty(document, 'hidden', { get: () => hidden })", hidden)
    bo.keyboard.press("3")
    _asked_again(ann)
    assert _noticed(ann) == (hidden, False)


def test_the_sound_can_be_switched_off_and_stays_off(server: Server, new_context: NewContext) -> None:
    ann, bo = _answered(server, *_pair(new_context))
    ann.get_by_role("button", name="Menu").click()
    ann.get_by_label("A soft sound when it is my turn").uncheck()
    ann.reload()
    expect(ann.get_by_text("You have answered")).to_be_visible()
    ann.mouse.click(5, 5)
    ann.evaluate("window.later = 60_000")
    bo.keyboard.press("3")
    _asked_again(ann)
    assert _noticed(ann) == (False, False)


def test_no_sound_before_the_page_was_touched(server: Server, new_context: NewContext) -> None:
    ann, bo = _answered(server, *_pair(new_context))
    ann.reload()
    expect(ann.get_by_text("You have answered")).to_be_visible()
    ann.evaluate("window.later = 60_000")
    bo.keyboard.press("3")
    _asked_again(ann)
    assert _noticed(ann)[0] is False


def test_a_secret_window_looks_the_same_on_every_tab_and_makes_no_sound(
    server: Server, new_context: NewContext
) -> None:
    """Who can act in it must not be heard by who sits beside them, or is in a call with them."""
    contexts = [new_context() for _ in range(3)]
    for context, name in zip(contexts, ("Ann", "Bo", "Cid"), strict=True):
        context.add_init_script(_LISTEN)
        guest(context, server, name)
    table, key = host(contexts[0], server, 3, game="galactica", window_seconds=6, reactions="secret")
    for context in contexts[1:]:
        call(context, server, "POST", f"/tables/{table}/join", {"key": key})
    call(contexts[0], server, "POST", f"/tables/{table}/start", {})
    pages = [context.new_page() for context in contexts]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
        page.get_by_role("button", name="Menu").wait_for()
        page.mouse.click(5, 300)
        page.evaluate("window.longer = 10_000")  # every turn comes after a long wait
    titles: list[str] = []
    keys = cycle("12132")  # one key alone could take up and put down the same card for ever
    deadline = time.monotonic() + 180
    while time.monotonic() < deadline:
        titles = [page.title() for page in pages]
        if all("Reactions" in title for title in titles) and pages[0].locator("[data-option]").count():
            break
        for page in pages:
            if "Your turn" in page.title():
                confirm = page.locator("[data-confirm]:not(:disabled)")
                page.keyboard.press("Enter" if confirm.count() else next(keys))
        pages[0].wait_for_timeout(60)
    assert set(titles) == {"● Reactions · Battlestar Galactica · Readyroom"}
    assert sum(page.evaluate("heard") for page in pages) > 0
    assert [page.evaluate("inWindows") for page in pages] == [0, 0, 0]
