"""As many pieces in every area, beyond every horizon and in every room as there are: nothing overlaps, all is seen."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import Browser
from tests.e2e.crowd import Tables, crowd
from tests.e2e.player import sit_down
from tests.e2e.running import Server
from tests.e2e.test_exodus_fleet_layout import OVER
from tests.e2e.test_galactica_layout import DESKS, FAULTS, PHONES
from tests.e2e.told import Change, Told
from tools.fleet_moments import FLEET

from readyroom.kernel import Game, Question

pytestmark = pytest.mark.slow

RAIDERS, HEAVIES, BASESTARS, CIVILIANS, DAMAGE = 16, 4, 2, 12, 2
FACE = "civ_population_1_morale_1"


def _my_move(_: Game[Any], question: Question) -> bool:
    return question.seat == 0 and question.prompt == "galactica-move"


@pytest.fixture(scope="module", params=["with the fleet", "without it"])
def tables(browser: Browser, server: Server, request: pytest.FixtureRequest) -> Tables:
    options = FLEET if request.param == "with the fleet" else {}
    return crowd(browser, server, {"full": _my_move}, options)


CROWDED = """() => {
    const faults = [];
    const shown = (selector) => [...document.querySelectorAll(selector)].filter((one) => one.getClientRects().length)
        .map((one) => [one, one.getBoundingClientRect()]);
    const space = document.querySelector('.space[role=group]').getBoundingClientRect();
    const name = (one) => one.querySelector('[data-at]')?.dataset.at
        ?? one.closest('.hot')?.querySelector('[data-at]')?.dataset.at ?? one.innerText;
    const within = (a, b, by) => a.left >= b.left - by && a.right <= b.right + by && a.top >= b.top - by
        && a.bottom <= b.bottom + by;
    const things = ['[data-beyond]', '.space[role=group] .label', '.space[role=group] .room', '.pieces .piece']
        .flatMap(shown);
    things.forEach(([one, at], i) => {
        if (!within(at, space, 1)) faults.push(`${name(one)} leaves space`);
        for (const [other, its] of things.slice(i + 1)) {
            const wide = Math.min(at.right, its.right) - Math.max(at.left, its.left);
            const high = Math.min(at.bottom, its.bottom) - Math.max(at.top, its.top);
            if (wide > 1 && high > 1) faults.push(`${name(one)} is over ${name(other)}: ${wide} x ${high}`);
        }
    });
    for (const [one, at] of shown('.pieces')) {
        const inside = [...one.querySelectorAll('.piece')].every((it) => within(it.getBoundingClientRect(), at, 1));
        if (!inside) faults.push(`pieces stick out of ${one.dataset.area}`);
    }
    for (const [one, at] of shown('.pieces .piece svg')) {
        if (at.width < 9) faults.push(`${name(one)} is only ${at.width} wide`);
    }
    for (const [one, at] of shown('.room .people svg, .room .token')) {
        const room = one.closest('.room').getBoundingClientRect();
        if (!within(at, room, 1)) faults.push(`a token sticks out of ${name(one.closest('.room'))}`);
    }
    return [...new Set(faults)];
}"""
"""Labels, badges, rooms and pieces: each apart from all others, inside of what it belongs to, and large enough."""


def _areas(state: dict[str, Any], fill: Random | None) -> None:
    """The most of everything in every area, or some of it."""

    def some(most: int) -> int:
        return most if fill is None else fill.choice((0, 0, 1, fill.randint(0, most)))

    view = state["view"]
    for n, area in enumerate(view["areas"].values()):
        area["raiders"], area["heavy_raiders"] = some(RAIDERS), some(HEAVIES)
        area["basestars"] = [["damage"] * DAMAGE] * some(BASESTARS)
        area["pilots"] = list(range(some(len(view["players"]))))
        area["civilians"] = [{"handle": 20 * n + i, "face": None} for i in range(some(CIVILIANS))]
    for squadron in view["squadrons"].values():
        squadron["space"] = [some(8) for _ in range(6)]
    for beyond in (view["cylon_board"] or {}).values():
        beyond["raiders"], beyond["heavy_raiders"] = some(RAIDERS), some(HEAVIES)
        beyond["basestars"] = [[]] * some(BASESTARS)


def _boarded(state: dict[str, Any]) -> None:
    """The track of the boarding party takes room from the board on a phone."""
    state["view"]["boarding"][0] = 1


def _everything(state: dict[str, Any]) -> None:
    _areas(state, None)
    _boarded(state)


def _all_known(state: dict[str, Any]) -> None:
    _everything(state)
    for area in state["view"]["areas"].values():
        for ship in area["civilians"]:
            ship["face"] = FACE


def _asked(state: dict[str, Any]) -> None:
    """Every area can be chosen, whatever waits beyond it, and a nuke can be launched at it."""
    _everything(state)
    areas = list(state["view"]["areas"])
    nuke = {"ship": "area"}
    options = [
        {"label": f"{kind}:{area}", "kind": kind, "id": area, "facts": nuke | {"area": area} if kind == "nuke" else {}}
        for kind in ("area", "beyond", "nuke")
        for area in areas
    ]
    state["questions"][0].update(serial=10_000, options=options)


def _people(*places: str) -> Change:
    """Everybody is in these places, in turn."""

    def change(state: dict[str, Any]) -> None:
        _boarded(state)
        for player in state["view"]["players"]:
            player["place"] = places[player["seat"] % len(places)]
        state["view"]["damaged"] = list(places)

    return change


def _some(seed: int) -> Change:
    def change(state: dict[str, Any]) -> None:
        chance = Random(seed)
        _areas(state, chance)
        if seed % 2:
            _boarded(state)

    return change


FULL: dict[str, Change] = {
    "everything": _everything,
    "without boarding": lambda state: _areas(state, None),
    "all known": _all_known,
    "asked": _asked,
    "all in one room": _people("admirals_quarters"),
    "in pairs": _people("weapons_control", "research_lab", "ftl_control"),
    "in threes": _people("communications", "hangar_deck"),
    "aboard Colonial One": _people("presidents_office"),
    **{f"some {seed}": _some(seed) for seed in range(12)},
}


@pytest.mark.parametrize("size", [*DESKS.values(), *PHONES.values()], ids=[*DESKS, *PHONES])
def test_every_area_and_room_has_room_for_all_there_is(tables: Tables, browser: Browser, size: tuple[int, int]) -> None:
    lines: list[Told] = []
    url = f"{tables.server.url}/t/{tables.ids['full']}"
    touch = size in PHONES.values()
    page = sit_down(browser, url, tables.cookies, size, touch=touch, before=lambda page: lines.append(Told(page)))
    if touch:
        page.locator("[data-tab=space]").click()
    found: list[str] = []
    for name, change in FULL.items():
        lines[0].show(change)
        for look in (CROWDED, FAULTS, *([OVER] if page.locator("[data-beyond]").count() else [])):
            found += [f"{name}: {fault}" for fault in page.evaluate(look)]
    assert not found, found[:40]
    page.context.close()
