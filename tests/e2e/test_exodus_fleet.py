"""The Cylon fleet board in the browser: what waits beyond the horizon, the pursuit, and what can be done about it."""

from typing import Any, NamedTuple

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.people import guest
from tests.e2e.player import DESKTOP, PHONE, new_context, settle, sit_down
from tests.e2e.running import Server
from tests.e2e.seeded import seeded_table, stand_at
from tools.fleet_moments import FLEET_MOMENTS
from tools.galactica_moments import LEVEL, SEATS, Position, find

from readyroom import catalogue
from readyroom.galactica.board import AREAS
from readyroom.galactica.pursuit import MARKER, TRACK
from readyroom.galactica.state import Fleet
from readyroom.galactica.tokens import marker_on

pytestmark = pytest.mark.slow


class Tables(NamedTuple):
    server: Server
    cookies: Any
    ids: dict[str, str]
    positions: dict[str, Position]


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    rules = catalogue.rules_of("galactica")
    positions = {moment.name: find(rules, moment) for moment in FLEET_MOMENTS}
    host = new_context(browser)
    guest(host, server, "Ann")
    ids: dict[str, str] = {}
    for name, one in positions.items():
        options = dict(one.moment.options)
        table, _ = seeded_table(host, server, SEATS, one.secret, level=LEVEL, window_seconds=0.05, options=options)
        ids[name] = stand_at(server, table, one.game)
    cookies = host.cookies()
    host.close()
    return Tables(server, cookies, ids, positions)


def _sit(
    browser: Browser, tables: Tables, name: str, *, phone: bool = False, motion: bool = False, guided: bool = False
) -> Page:
    at = PHONE if phone else DESKTOP
    url = f"{tables.server.url}/t/{tables.ids[name]}"
    size = at["width"], at["height"]
    return sit_down(browser, url, tables.cookies, size, touch=phone, motion=motion, guided=guided)


def _state(tables: Tables, name: str) -> Any:
    return tables.positions[name].game.state


def _waiting(fleet: Fleet) -> dict[str, dict[str, int]]:
    """By area: what waits there."""
    found = {}
    for area, name in enumerate(AREAS):
        ships = {
            "basestar": sum(one.area == area for one in fleet.basestars),
            "heavy_raider": fleet.heavies[area],
            "raider": fleet.raiders[area],
        }
        if any(ships.values()):
            found[name] = {kind: count for kind, count in ships.items() if count}
    return found


_BADGES = """() => Object.fromEntries([...document.querySelectorAll('[data-beyond]')].map((one) => [one.dataset.beyond,
    Object.fromEntries([...one.querySelectorAll('[data-kind]')].map((it) => [it.dataset.kind, +it.dataset.count]))]))"""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_what_waits_stands_at_the_rim_of_its_area(browser: Browser, tables: Tables, phone: bool) -> None:
    page = _sit(browser, tables, "fleet-gathers", phone=phone)
    expect(page.locator("[data-beyond]").first).to_be_visible()
    assert page.evaluate(_BADGES) == _waiting(_state(tables, "fleet-gathers").cylon_board)
    for ships in page.locator("[data-beyond] [data-kind]").all():  # one is drawn, more are counted
        count = str(ships.get_attribute("data-count"))
        assert ships.inner_text().strip() == ("" if count == "1" else count)
    spoken = page.locator("[data-beyond] [data-at^='beyond:']").first
    assert (spoken.get_attribute("aria-label") or "").startswith("Beyond the horizon")
    page.context.close()


def test_a_badge_opens_the_whole_board(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "fleet-gathers")
    page.locator("[data-at^='beyond:']").first.click()
    board = page.get_by_role("dialog")
    expect(board.locator("[data-area]")).to_have_count(6)
    expect(board.locator("[data-area=fore]")).to_contain_text("7, 8")  # the die
    expect(board).to_contain_text("Automatic attack")
    page.context.close()


_SPILLS = """(track) => {
    track.querySelector('[data-space]').parentElement.style.width = '130px';
    return [...track.querySelectorAll('[data-space] .sign svg')].filter((one) => {
        const at = one.getBoundingClientRect();
        const its = one.closest('[data-space]').getBoundingClientRect();
        return at.left < its.left - 0.5 || at.right > its.right + 0.5;
    }).map((one) => one.closest('[data-space]').dataset.space);
}"""
"""What lies beyond the edge of its space where the row is as narrow as a crowded strip makes it."""


@pytest.mark.parametrize("phone", [False, True], ids=["desk", "phone"])
def test_the_pursuit_is_seen_with_the_civilian_ships_of_its_spaces(
    browser: Browser, tables: Tables, phone: bool
) -> None:
    page = _sit(browser, tables, "pursuit", phone=phone)
    track = page.locator(f"[data-track={MARKER}]")
    expect(track.locator("[data-space]")).to_have_count(len(TRACK))
    on = marker_on(_state(tables, "pursuit"), MARKER)
    expect(track.locator("[data-marker]")).to_have_attribute("data-space", on)
    expect(track).to_contain_class("danger")  # the next space is the attack
    if not phone:
        ships = track.locator("[data-space]").evaluate_all(
            "all => all.map((one) => one.querySelectorAll('svg.civilian').length)"
        )
        assert ships == list(TRACK.values())
        expect(page.locator(f"[data-tokens={on}]")).to_have_count(0)  # not a second time beside the board
        for width in (1440, 1280, 1180):
            page.set_viewport_size({"width": width, "height": 720})
            settle(page)
            assert track.evaluate(_SPILLS) == [], width
    assert "automatic attack" in (page.locator(f"[data-at='track:{MARKER}']").get_attribute("aria-label") or "")
    page.context.close()


def test_the_whole_fleet_comes_over_the_horizon_in_a_scene(browser: Browser, tables: Tables) -> None:
    one = tables.positions["fleet-arrives"]
    before = _waiting(one.game.state.cylon_board)
    page = _sit(browser, tables, "fleet-arrives", motion=True)
    assert isinstance(one.answer, int)
    if page.locator(f"[data-option='{one.answer}']:visible").count() == 0:
        page.locator("[data-all]").click()
    page.locator(f"[data-option='{one.answer}']:visible").first.evaluate("it => it.click()")
    scene = page.locator("[data-scene=arrival]")
    expect(scene.locator("[data-attack]")).to_be_visible()
    assert scene.locator("[data-area]").count() >= len(before) - 1
    page.keyboard.press("Escape")
    expect(page.get_by_role("log")).to_contain_text("automatic attack")
    page.context.close()


def test_the_cag_chooses_among_the_areas_that_are_allowed(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "cag")
    labels = tables.positions["cag"].game.questions[0].labels
    glowing = page.locator("[data-at^='area:'][data-option]").evaluate_all("all => all.map((one) => one.dataset.at)")
    assert sorted(glowing) == sorted(labels)
    ships = page.locator("[data-at^='civilian:']").count()
    page.locator(f"[data-at='{labels[0]}']").click()
    expect(page.locator("[data-at^='civilian:']")).to_have_count(ships + 1)
    page.context.close()


def test_the_sign_of_the_cag_offers_the_actions_of_the_title(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "title")
    labels = tables.positions["title"].game.questions[0].labels
    wanted = [label for label in labels if label.startswith("title:")]
    sign = page.locator("[data-seat='0'] [data-at='title:title_cag'][data-option]")
    expect(sign).to_be_visible()
    for label in wanted:  # a sign is small: they stand in the bar too
        expect(page.locator(f"section.bar [data-option='{labels.index(label)}']")).to_be_visible()
    page.context.close()


def test_titles_tell_their_card_and_who_follows(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "pursuit")
    page.locator("[data-title=admiral]").first.click()
    card = page.get_by_role("dialog")
    expect(card).to_contain_text("launch a nuke at a space area")
    expect(card.locator("[data-line=admiral] li")).to_have_count(SEATS)
    page.keyboard.press("Escape")
    page.locator("[data-title=title_cag]").first.click()
    expect(card.locator("[data-line=title_cag] li")).to_have_count(SEATS)
    page.context.close()


def test_a_nuke_at_an_area_asks_once_more_and_lies_beside_the_board_then(browser: Browser, tables: Tables) -> None:
    g = _state(tables, "nuke")
    page = _sit(browser, tables, "nuke")
    there = {one.area for one in g.fleet.basestars}
    with_ships = [n for area, n in enumerate(AREAS) if g.fleet.raiders[area] or g.fleet.heavies[area] or area in there]
    chips = page.locator("[data-at^='nuke:']").evaluate_all("all => all.map((one) => one.dataset.at.slice(5))")
    assert sorted(chips) == sorted(with_ships)
    before = page.locator("[data-stock=nuke]").inner_text()
    page.locator(f"[data-at='nuke:{with_ships[0]}']").click()
    menu = page.get_by_role("menu")
    expect(menu).to_contain_text("nothing is left there")
    page.keyboard.press("Escape")
    expect(menu).to_have_count(0)
    assert page.locator("[data-stock=nuke]").inner_text() == before
    page.locator(f"[data-at='nuke:{with_ships[0]}']").click()
    menu.get_by_role("menuitem").first.click()
    expect(page.get_by_role("log")).to_contain_text("A nuke is launched")
    expect(page.locator("[data-stock=nuke]")).to_contain_text(f"+{g.nukes_beside + 1}")
    page.context.close()


def test_a_pilot_escorts_a_civilian_ship_by_a_click_on_it(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "escort")
    expect(page.locator("[data-fly='who:0'] svg.viper_mark_vii").first).to_be_visible()
    labels = tables.positions["escort"].game.questions[0].labels
    handles = [label.split(":")[1] for label in labels if label.startswith("escort:")]
    glowing = page.locator("[data-at^='civilian:'][data-option]").evaluate_all("all => all.map((it) => it.dataset.at)")
    assert sorted(glowing) == sorted(f"civilian:{handle}" for handle in handles)
    page.locator(f"[data-at='civilian:{handles[0]}']").click()
    expect(page.locator(f"[data-at='civilian:{handles[0]}']")).to_have_count(0)
    expect(page.get_by_role("log")).to_contain_text("is escorted to safety")
    page.context.close()


def test_the_guide_advises_a_revealed_cylon_on_the_bridge(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "bridge", guided=True)
    expect(page.locator("aside.guide")).to_contain_text("Two different orders")
    page.context.close()


def test_orders_are_given_on_the_bridge_and_ships_join_beyond_the_horizon(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "bridge")
    cards = page.locator("[data-order-card]")
    expect(cards).to_have_count(4)
    expect(page.locator("[data-order-card=reinforce]")).to_contain_text("3 raiders")  # what it does stands on it
    page.locator("[data-order-card=reinforce]").click()
    expect(cards).to_have_count(3)
    page.locator("[data-order-card=civilian]").click()
    expect(page.locator("[data-order-card=raider]")).to_be_visible()
    page.locator("[data-order-card=raider]").click()
    glowing = page.locator("[data-at^='beyond:'][data-option]")
    expect(glowing).to_have_count(6)
    before = page.evaluate(_BADGES)
    page.locator("[data-at='beyond:aft']").click()
    count = before.get("aft", {}).get("raider", 0) + 3
    expect(page.locator(f"[data-beyond=aft] [data-kind=raider][data-count='{count}']")).to_be_visible()
    expect(page.get_by_role("log")).to_contain_text("gives orders on the Basestar Bridge")
    page.context.close()


def test_the_bridge_lies_among_the_cylon_locations_with_its_orders(browser: Browser, tables: Tables) -> None:
    page = _sit(browser, tables, "pursuit")
    room = page.locator("[data-board=cylon] [data-at='room:basestar_bridge']")
    expect(room).to_be_visible()
    room.click()
    expect(page.get_by_role("dialog")).to_contain_text("place 1 basestar or 3 raiders")
    page.context.close()
