"""Room for the Cylon fleet board beside six people with long names: nothing overlaps, is cut, or leaves the screen."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.boxes import faults_in
from tests.e2e.crowd import Tables, crowd, sit
from tests.e2e.player import settle
from tests.e2e.running import Server
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

OVER = faults_in("""
    const space = box(document.querySelector('.space[role=group]'));
    const rim = ['[data-beyond]', '.space[role=group] .label', '.space[role=group] .room'].flatMap(boxes);
    apart('at the rim', rim);
    for (const [name, at] of rim) if (!within(at, space)) faults.push(`${name} leaves space`);
    const strip = document.querySelector('.strip') ?? document.querySelector('.numbers');
    for (const one of [...strip.querySelectorAll('.space, .dial, .pips, .number')].filter(shown)) {
        const [at, its] = [box(one), box(strip)];
        if (at.left < its.left - 1 || at.right > its.right + 1 || at.bottom > its.bottom + 1)
            faults.push(`${one.className} leaves the strip`);
    }
    apart('track', boxes('.strip .tracks > *'));
""")
"""What the fleet board brings lies over nothing else, and inside of what it belongs to."""


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, POSITIONS, FLEET)


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
