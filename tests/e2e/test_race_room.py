"""The room at a Race table: my hand beside the choice of an action on a phone, and what opponents' cards do."""

import json
from random import Random

import pytest
from playwright.sync_api import Browser, Page, WebSocketRoute, expect
from tests.e2e.axe import violations
from tests.e2e.boxes import faults_in
from tests.e2e.conftest import NewContext
from tests.e2e.crowd import NAMES
from tests.e2e.people import against_computers, call, guest, host
from tests.e2e.player import click_what_glows, settle, wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _play_to_an_action(page: Page, least: int = 12, most: int = 40) -> None:
    """Some rounds on, but not so many that a quick opponent has ended the game."""
    chance = Random(5)
    for n in range(most):
        assert wait_for_me(page)
        if n >= least and "choose your action" in page.locator(".question").inner_text():
            return
        click_what_glows(page, chance)
        page.wait_for_timeout(30)
    raise AssertionError("no action was to be chosen")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_on_a_phone_my_hand_lies_under_the_actions(
    server: Server, new_context: NewContext, width: int, height: int
) -> None:
    context = new_context(phone=True)
    guest(context, server, "Ann")
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server.url}/t/{against_computers(context, server, 3, options={'first_game': True})}")
    assert wait_for_me(page)
    glance = page.get_by_role("region", name="My hand at a glance")
    expect(glance.locator("[data-card]")).to_have_count(4)
    hand, bar = glance.bounding_box(), page.get_by_role("region", name="The question").bounding_box()
    actions = [one.bounding_box() for one in page.locator("[data-option]").all()]
    assert hand
    assert bar
    assert all(one and one["y"] + one["height"] <= hand["y"] for one in actions)
    assert hand["y"] + hand["height"] <= bar["y"]
    assert hand["x"] + hand["width"] <= width
    assert glance.locator("[data-option]").count() == 0  # to be read: what is chosen glows elsewhere
    assert violations(page, "section[aria-label='My hand at a glance']") == []


def _goods_on_the_last_cards(line: WebSocketRoute) -> None:
    """Everybody has a good on the last card of their tableau and nowhere else, as far as the browser is told."""

    def told(frame: str | bytes) -> None:
        message = json.loads(frame)
        if message["type"] == "game":
            for seat in message["state"]["view"]["seats"]:
                seat["goods"] = seat["tableau"][-1:]
        line.send(json.dumps(message))

    line.connect_to_server().on_message(told)


@pytest.mark.parametrize(
    ("players", "width", "height"), [(2, 1280, 720), (2, 1440, 900), (4, 1440, 900), (4, 1920, 1080)]
)
def test_opponents_cards_show_their_powers_where_there_is_room(
    server: Server, new_context: NewContext, players: int, width: int, height: int
) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.route_web_socket("**/api/live", _goods_on_the_last_cards)
    page.goto(f"{server.url}/t/{against_computers(context, server, players)}")
    _play_to_an_action(page)
    settle(page)
    others = page.locator(".others")
    assert others.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    for player in page.locator(".others > section").all():
        cards = player.locator(".card, .tile").count()
        drawn = player.locator(".race-face, .tile.full").count()
        assert cards > 0
        assert drawn == cards or cards > (6 if players > 2 else 8)
        whole = player.locator(".whole .card:not(.placing)")
        good = [bool(card.locator("> .good").count()) for card in whole.all()]
        assert good == [False] * (len(good) - 1) + [True] * bool(good)
        for card in player.locator(".race-face, .tile").all():
            box, frame = card.bounding_box(), player.bounding_box()
            assert box
            assert frame
            assert box["y"] + box["height"] <= frame["y"] + frame["height"]
            assert box["x"] + box["width"] <= frame["x"] + frame["width"]


FAULTS = faults_in("""
    alone('.player', '.player header > *', '.mine header > *', '.player .stats > *', '.mine .stats > *',
        '.bar .question, .bar .helper > *, .bar .option, .bar .tools > *', 'ol [data-option]');
    inside(['.player .stats > *', '.player'], ['.player h3', '.player'], ['.mine .stats > *', '.mine'],
        ['.bar .question', 'section.bar'], ['.bar .tools > *', 'section.bar']);
    for (const one of all('.player h3'))
        if (one.clientWidth < Math.min(one.scrollWidth, 34)) faults.push(`${called(one)} can't be read`);
    for (const one of all('.question'))
        if (one.scrollHeight > one.clientHeight + 2) faults.push('the question is cut');
    if (document.documentElement.scrollWidth > innerWidth) faults.push('the page scrolls sideways');
""")
"""What overlaps, is cut, or has no room, in words."""

SIZES = {
    "1440x900": (1440, 900),
    "1280x720": (1280, 720),
    "360x740": (360, 740),
    "390x844": (390, 844),
    "1440x900 at 200%": (720, 450),
    "1280x720 at 200%": (640, 360),
    "360x740 at 200%": (180, 370),
    "390x844 at 200%": (195, 422),
}


def test_nothing_overlaps_and_nothing_is_cut_with_long_names_on_any_screen(
    server: Server, new_context: NewContext, browser: Browser
) -> None:
    people = [new_context() for _ in range(4)]
    for context, name in zip(people, NAMES, strict=False):
        guest(context, server, name)
    table, key = host(people[0], server, 4, options={"first_game": True})
    for context in people[1:]:
        call(context, server, "POST", f"/tables/{table}/join", {"key": key})
    call(people[0], server, "POST", f"/tables/{table}/start", {})
    found: list[str] = []
    for called, (width, height) in SIZES.items():
        touch = "1280" not in called and "1440" not in called
        context = browser.new_context(
            viewport={"width": width, "height": height}, is_mobile=touch, has_touch=touch, reduced_motion="reduce"
        )
        context.add_cookies(people[0].cookies())  # type: ignore[arg-type]  # what it gives is what it takes
        page = context.new_page()
        page.goto(f"{server.url}/t/{table}")
        assert wait_for_me(page)
        for tab in [None, *page.locator(".swiped > .tabs button").all()]:
            if tab is not None:
                tab.click()
            settle(page)
            found += [f"{called}: {fault}" for fault in page.evaluate(FAULTS)]
        context.close()
    assert not found, found
