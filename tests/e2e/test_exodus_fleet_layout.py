"""Room for the Cylon fleet board beside six people with long names: nothing overlaps, is cut, or leaves the screen."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.crowd import Tables, crowd, sit
from tests.e2e.player import settle
from tests.e2e.seeded import Until
from tests.e2e.test_galactica_layout import DESKS, FAULTS, PHONES
from tools.fleet_moments import FLEET, gathering

from readyroom.kernel import Game, Question

pytestmark = pytest.mark.slow


def _fleet(game: Game[Any], question: Question) -> bool:
    return question.seat == 0 and gathering(game, question)


def _nuke(game: Game[Any], question: Question) -> bool:
    """Nukes can be launched, at Cylon ships as well, and centurions are aboard: all tracks are in use."""
    asks = question.seat == 0 and any(label.startswith("nuke:") for label in question.labels)
    return asks and any(game.state.fleet.raiders)


POSITIONS: dict[str, Until] = {"fleet": _fleet, "nuke": _nuke}

OVER = """() => {
    const faults = [];
    const shown = (one) => one.getClientRects().length > 0;
    const boxes = (selector) => [...document.querySelectorAll(selector)].filter(shown)
        .map((one) => [one.dataset.beyond ?? one.dataset.at ?? one.innerText, one.getBoundingClientRect()]);
    const over = (a, b) => Math.min(a.right, b.right) - Math.max(a.left, b.left) > 1
        && Math.min(a.bottom, b.bottom) - Math.max(a.top, b.top) > 1;
    const space = document.querySelector('.space[role=group]').getBoundingClientRect();
    const rim = ['[data-beyond]', '.space[role=group] .label', '.space[role=group] .room'].flatMap(boxes);
    rim.forEach(([name, at], i) => {
        if (at.left < space.left - 1 || at.right > space.right + 1 || at.top < space.top - 1
            || at.bottom > space.bottom + 1) faults.push(`${name} leaves space`);
        for (const [other, its] of rim.slice(i + 1)) if (over(at, its)) faults.push(`${name} is over ${other}`);
    });
    const strip = document.querySelector('.strip') ?? document.querySelector('.numbers');
    const all = [...strip.querySelectorAll('.space, .dial, .pips, .number')].filter(shown);
    for (const one of all) {
        const [at, its] = [one.getBoundingClientRect(), strip.getBoundingClientRect()];
        if (at.left < its.left - 1 || at.right > its.right + 1 || at.bottom > its.bottom + 1)
            faults.push(`${one.className} leaves the strip`);
    }
    const tracks = boxes('.strip .tracks > *');
    tracks.forEach(([name, at], i) => tracks.slice(i + 1).forEach(([other, its]) => {
        if (over(at, its)) faults.push(`track ${name} is over ${other}`);
    }));
    return faults;
}"""
"""What the fleet board brings lies over nothing else, and inside of what it belongs to."""


@pytest.fixture(scope="module")
def tables(client: None, browser: Browser, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Tables]:
    with crowd(browser, tmp_path_factory.mktemp("fleet"), POSITIONS, FLEET) as tables:
        yield tables


@pytest.mark.parametrize("what", POSITIONS)
@pytest.mark.parametrize("size", DESKS.values(), ids=DESKS)
def test_on_a_desk_the_fleet_board_finds_room(
    tables: Tables, browser: Browser, size: tuple[int, int], what: str
) -> None:
    page = sit(browser, tables, what, size)
    expect(page.locator("[data-track=pursuit]")).to_be_visible()
    assert [*page.evaluate(FAULTS), *page.evaluate(OVER)] == []
    page.context.close()


@pytest.mark.parametrize("what", POSITIONS)
@pytest.mark.parametrize("size", PHONES.values(), ids=PHONES)
def test_on_a_phone_the_fleet_board_finds_room(
    tables: Tables, browser: Browser, size: tuple[int, int], what: str
) -> None:
    page = sit(browser, tables, what, size, touch=True)
    expect(page.locator("[data-track=pursuit]")).to_be_visible()
    found: list[str] = []
    for name in ("ships", "players", "cards", "log", "space"):
        page.locator(f"[data-tab={name}]").click()
        expect(page.locator(f"[data-tab={name}]")).to_have_attribute("aria-pressed", "true")
        settle(page)
        found += [f"{name}: {fault}" for fault in page.evaluate(FAULTS)]
    assert [*found, *page.evaluate(OVER)] == []
    page.context.close()
