"""Room for everybody at the Galactica table, on screens of every size: nothing overlaps, is cut, or moves."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.boxes import faults_in
from tests.e2e.crowd import NAMES, Tables, crowd, sit
from tests.e2e.player import settle
from tests.e2e.running import Server
from tests.e2e.seeded import Until

from readyroom.galactica.rules import RULES
from readyroom.kernel import Game, Question

pytestmark = pytest.mark.slow

assert max(map(len, NAMES)) == 40

DESKS = {"1440x900": (1440, 900), "1280x720": (1280, 720)}
PHONES = {"360x740": (360, 740), "390x844": (390, 844)}
ZOOMED = {
    "1440x900 at 200%": (720, 450),
    "1280x720 at 200%": (640, 360),
    "360x740 at 200%": (180, 370),
    "390x844 at 200%": (195, 422),
}
"""What a page of that size is at a zoom of 200%: half as many pixels of the page each way."""


def _action(game: Game[Any], question: Question) -> bool:
    return question.seat == 0 and question.prompt == "galactica-action" and len(game.state.players[0].hand) >= 12


def _move(game: Game[Any], question: Question) -> bool:
    return question.seat == 0 and question.prompt == "galactica-move" and game.state.turn > 5


def _check(game: Game[Any], question: Question) -> bool:
    return question.seat == 0 and question.prompt == "galactica-add-cards" and len(question.picks) >= 5


def _window(game: Game[Any], question: Question) -> bool:
    """The longest sentence there is: what a nuke may do."""
    asks = question.seat == 0 and question.prompt == "galactica-window-before_roll"
    return asks and game.state.die.purpose == "nuke" and not RULES.idle(game.state, question)


POSITIONS: dict[str, Until] = {"twelve cards": _action, "a move": _move, "a check": _check, "window": _window}


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, POSITIONS)


FAULTS = faults_in("""
    const screen = { left: 0, top: 0, right: innerWidth, bottom: innerHeight };
    const bar = document.querySelector('section.bar');
    const tall = innerWidth >= 1100;

    alone('.player', '[data-title]', '.room', '.held', '.strengths > *', '.numbers > *', '.tabs > *',
        '.mine .hold > .card, .mine [data-mutiny-choice] > *, .mine .held, .mine .tabs > *',
        '.bar .question, .bar .helper > *, .bar .option, .bar .tools > *, .bar [data-order]');
    inside(['[data-title]', '.player'], ['.counts > *', '.player'],
        ['.held .name', '.held'], ['.held .says', '.held'], ['.strengths > *', '.held'],
        ['.room .name', '.room'], ['.room .people > *', '.room'],
        ['.held', '.mine'], ['.bar .ask', 'section.bar'], ['.bar .question', '.ask'],
        ['.bar .helper > *', 'section.bar'], ['.bar > .options > *', 'section.bar'],
        ['.bar > .tools > *', 'section.bar']);
    for (const one of all('.player [data-name]')) {
        const players = one.closest('.players');
        if (!players || !within(box(one.parentElement), box(players)))
            faults.push(`${called(one)} is not with the players`);
    }
    // no word is cut where it must be read whole: locations, my cards, the question
    for (const one of all('.room .name, .held .name, .question, .held .brief')) {
        const cut = one.closest('.says') ?? one;
        if (cut.scrollWidth > cut.clientWidth + 1 || cut.scrollHeight > cut.clientHeight + 2) {
            faults.push(`${called(one)} is cut`);
        }
    }
    // on a desk everybody is on the screen without scrolling, with room for a seventh
    if (tall) {
        const people = document.querySelector('.people');
        const cards = all('.player').map((one) => box(one));
        if (people.scrollHeight > people.clientHeight + 1) faults.push('the players do not fit');
        const room = box(people).bottom - cards.at(-1).bottom;
        if (room < Math.min(...cards.map((one) => one.height))) faults.push(`no room for a seventh player: ${room}`);
        for (const one of all('.player, .room, .held, .stage, .fleet, section.bar')) {
            if (!within(box(one), screen)) faults.push(`${called(one)} is not on the screen`);
        }
        const parts = ['.people', '.strip', '.stage', '.fleet', 'section.bar', '.mine', '.panels > .side'];
        apart('', parts.map((part) => [part, box(document.querySelector(part))]));
    }
    for (const one of all('.tiles .held')) {
        if (!one.querySelector('.says')?.innerText.trim()) faults.push(`${called(one)} does not say what it does`);
    }
    // whatever can be pressed in the bar, and above it, is in front of everything else
    for (const one of all('section.bar button')) {
        const at = box(one);
        const seen = box(one.closest('.up') ?? bar);
        for (const [x, y] of [[0.5, 0.5], [0.1, 0.2], [0.9, 0.2], [0.1, 0.8], [0.9, 0.8]]) {
            const [left, top] = [at.left + at.width * x, at.top + at.height * y];
            if (top < seen.top + 2 || top > seen.bottom - 2) continue;
            const front = document.elementFromPoint(left, top);
            if (!one.contains(front)) faults.push(`${called(one)} is under ${front?.className}`);
        }
    }
    for (const one of all('.check')) {
        const least = Math.min(520, innerWidth * 0.9);
        if (one.offsetWidth < least) faults.push(`the check is only ${one.offsetWidth} wide`);
    }
    if (!within(box(bar), screen)) faults.push('the bar is not on the screen');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
""")
"""All that overlaps, is cut, or is not where it belongs; in words."""


@pytest.mark.parametrize("what", POSITIONS)
@pytest.mark.parametrize("size", DESKS.values(), ids=DESKS)
def test_on_a_desk_nothing_overlaps_and_nothing_is_cut(
    tables: Tables, browser: Browser, size: tuple[int, int], what: str
) -> None:
    page = sit(browser, tables, what, size)
    assert page.evaluate(FAULTS) == []
    heights = page.locator(".player:not([data-open])").evaluate_all("all => all.map((one) => one.offsetHeight)")
    assert set(heights) == {62 if size == DESKS["1440x900"] else 54}
    assert page.locator(".player[data-open]").count() == 1  # only the card of whoever's turn it is is larger
    page.context.close()


@pytest.mark.parametrize("what", POSITIONS)
@pytest.mark.parametrize("size", [*PHONES.values(), *ZOOMED.values()], ids=[*PHONES, *ZOOMED])
def test_on_every_page_of_a_small_screen_nothing_overlaps_and_nothing_is_cut(
    tables: Tables, browser: Browser, size: tuple[int, int], what: str
) -> None:
    page = sit(browser, tables, what, size, touch=size[0] < 500)
    found: list[str] = []
    for name in ("space", "ships", "players", "cards", "log"):
        page.locator(f"[data-tab={name}]").click()
        expect(page.locator(f"[data-tab={name}]")).to_have_attribute("aria-pressed", "true")
        settle(page)
        found += [f"{name}: {fault}" for fault in page.evaluate(FAULTS)]
    assert not found, found
    page.context.close()


@pytest.mark.parametrize("what", ["a check", "twelve cards"])
@pytest.mark.parametrize("size", [*PHONES.values(), *ZOOMED.values()], ids=[*PHONES, *ZOOMED])
def test_what_the_bar_opens_lies_over_every_page(
    tables: Tables, browser: Browser, size: tuple[int, int], what: str
) -> None:
    page = sit(browser, tables, what, size, touch=size[0] < 500)
    page.locator("[data-all]").click()
    expect(page.locator(".up .option").first).to_be_visible()
    found: list[str] = []
    for name in ("space", "ships", "players", "cards", "log"):
        page.locator(f"[data-tab={name}]").click()
        expect(page.locator(f"[data-tab={name}]")).to_have_attribute("aria-pressed", "true")
        page.locator(f"[data-page={name}]").evaluate("one => (one.scrollTop = one.scrollHeight / 3)")
        settle(page)
        found += [f"{name}: {fault}" for fault in page.evaluate(FAULTS) if " is under " in fault or ".bar" in fault]
    assert not found, found
    page.context.close()
