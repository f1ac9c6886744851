"""The Galactica table in a real browser: whole games, keyboard, spectators, lost lines, accessibility."""

import json
import re
import time
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.galactica import asked, play, play_until, table_of
from tests.e2e.people import guest
from tests.e2e.player import GLOWS, is_over, settle, wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow

SHORT = {"difficulty": "easier_for_cylons"}
"""Whole games end sooner with fewer resources."""

KEYS = "1234567890qwertyuiop"

SIZES = {"1280x720": (1280, 720), "1440x900": (1440, 900), "360x740": (360, 740), "390x844": (390, 844)}


def _sit(server: Server, new_context: NewContext, seats: int = 3, **more: Any) -> tuple[Page, list[str]]:
    """A guest at a table with computer players; the page, and the errors it will have."""
    context = new_context(**{name: more.pop(name) for name in ("phone", "dark") if name in more})
    guest(context, server, "Ann")
    table, _ = table_of(context, server, seats, **more)
    page = context.new_page()
    page.emulate_media(reduced_motion="reduce")
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{server.url}/t/{table}")
    return page, errors


# --- whole games -----------------------------------------------------------------------------------------------


EXODUS = {**SHORT, "rules": "exodus", "cylon_ships": "fleet_board", "personal_goals": True, "final_five": True}
GAMES = {"1280x720": EXODUS, "1440x900": SHORT, "360x740": EXODUS, "390x844": SHORT}
"""A desktop and a phone each: the base game, and all that Exodus adds to it."""


@pytest.mark.parametrize(("size", "options"), [(SIZES[size], GAMES[size]) for size in SIZES], ids=SIZES)
def test_a_guest_plays_a_whole_game_of_six_by_clicking_what_glows(
    server: Server, new_context: NewContext, size: tuple[int, int], options: dict[str, Any]
) -> None:
    context = new_context(phone=size[0] < 500)
    guest(context, server, "Bartholomew Featherstonehaugh-Cholmondel")
    table, _ = table_of(context, server, 6, options=options)
    page = context.new_page()
    page.set_viewport_size({"width": size[0], "height": size[1]})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    page.goto(f"{server.url}/t/{table}")
    clicked = play(page, Random(8))
    assert is_over(page)
    expect(page.get_by_role("region", name="The game is over").first).to_contain_text("win")
    assert {"character", "hand", "room"} <= clicked.keys(), clicked
    assert page.locator("[data-track=pursuit]").count() == (options is EXODUS)
    assert errors == []


def test_a_whole_game_with_the_keyboard_only(server: Server, new_context: NewContext) -> None:
    page, errors = _sit(server, new_context, seats=2, options=SHORT)
    page.evaluate("document.addEventListener('pointerdown', () => { throw new Error('a pointer was used') })")
    chance = Random(5)
    for _ in range(3_000):
        if not wait_for_me(page):
            break
        if page.locator("[data-confirm]:not(:disabled)").count() and chance.random() < 0.5:
            page.keyboard.press("Enter")
            continue
        found = page.locator(GLOWS).evaluate_all("all => all.map((one) => Number(one.dataset.option))")
        usable = [index for index in found if index < len(KEYS)]
        if usable:
            page.keyboard.press(KEYS[chance.choice(usable)])
    assert is_over(page)
    assert errors == []


# --- one thing each --------------------------------------------------------------------------------------------


def test_things_on_the_table_can_be_reached_and_read_with_tab_and_enter(
    server: Server, new_context: NewContext
) -> None:
    page, errors = _sit(server, new_context)
    play_until(page, Random(1), "Where do you move?")
    room = page.locator("[data-at='room:research_lab'], [data-at='room:command']").and_(page.locator(GLOWS)).first
    place = room.get_attribute("data-at")
    room.focus()
    page.keyboard.press("Enter")
    expect(page.locator(".question")).not_to_have_text("Where do you move?")
    brig = page.locator("[data-at='room:brig']")
    brig.focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Brig")
    expect(dialog).to_contain_text("at most 1 card")
    expect(dialog).to_contain_text("MOVE-011")
    page.keyboard.press("Escape")
    expect(dialog).to_have_count(0)
    assert place is not None
    assert errors == []


def test_a_dimmed_room_says_why(server: Server, new_context: NewContext) -> None:
    page, _ = _sit(server, new_context)
    play_until(page, Random(1), "Where do you move?")
    brig = page.locator("[data-at='room:brig']")
    assert brig.get_attribute("data-option") is None
    brig.hover()
    expect(page.get_by_text("Nobody goes there by choice. (BOARD-013)")).to_be_visible()


def test_a_dimmed_room_says_why_to_a_finger_too(server: Server, new_context: NewContext) -> None:
    page, _ = _sit(server, new_context, phone=True)
    play_until(page, Random(2), "Where do you move?")
    page.locator("[data-at='room:brig']").tap()
    expect(page.locator("dialog .why-not")).to_have_text(re.compile("BOARD-013"))
    expect(page.locator("dialog .rules")).to_contain_text("ACT-027")


def test_my_loyalty_shows_only_while_i_hold_it(server: Server, new_context: NewContext) -> None:
    page, _ = _sit(server, new_context)
    play_until(page, Random(1), "Where do you move?")
    mine = page.get_by_role("region", name="My sheet and cards")
    hold = mine.get_by_role("button", name="Hold to look")
    face = page.get_by_text(re.compile("^You Are "))  # as a card says it: "you are" may stand anywhere
    expect(face).to_have_count(0)
    hold.hover()
    page.mouse.down()
    expect(face.first).to_be_visible()
    page.mouse.up()
    expect(face).to_have_count(0)
    hold.focus()
    page.keyboard.down("Space")
    expect(face.first).to_be_visible()
    page.keyboard.up("Space")
    expect(face).to_have_count(0)


def test_a_spectator_sees_only_what_is_open(server: Server, new_context: NewContext) -> None:
    ann, eve = new_context(), new_context()
    guest(ann, server, "Ann"), guest(eve, server, "Eve")
    table, _ = table_of(ann, server, 4, public=True)
    mine, page = ann.new_page(), eve.new_page()
    for one in (mine, page):
        one.emulate_media(reduced_motion="reduce")
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"{server.url}/t/{table}")
    mine.goto(f"{server.url}/t/{table}")
    play(mine, Random(2), 12)
    expect(page.get_by_text("Hands are hidden from you")).to_be_visible()
    expect(page.get_by_role("group", name="The board")).to_be_visible()
    while sum('"type":"game"' in frame for frame in frames) <= 5:
        page.wait_for_timeout(50)
    settle(page)
    assert page.locator(GLOWS).count() == 0
    assert page.locator("[data-card]").count() == 0
    assert page.get_by_role("button", name="Hold to look").count() == 0
    views = [json.loads(frame)["state"]["view"] for frame in frames if '"type":"game"' in frame]
    for view in views:
        secret = [view["hand"], view["held"], *view["known"].values()]
        secret += [card["card"] for player in view["players"] for card in player["loyalty"] if not card["revealed"]]
        secret += [ship["face"] for area in view["areas"].values() for ship in area["civilians"]]
        assert not any(secret)
        assert all(isinstance(player["holds"]["super_crisis"], int) for player in view["players"])
        assert all(isinstance(held, int) for held in view["office_hands"].values())
        assert view["check"] is None or view["check"]["mine"] is None


def test_back_in_the_middle_of_a_skill_check_after_the_line_was_lost(server: Server, new_context: NewContext) -> None:
    page, errors = _sit(server, new_context)
    play_until(page, Random(4), "add to the check")
    cards = page.locator("[data-at^='hand:']")
    cards.first.click()
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    hand = cards.evaluate_all("all => all.map((one) => one.dataset.at)")
    before = asked(page)
    server.kill()
    expect(page.get_by_text("The line is lost")).to_be_visible()
    server.start()
    up = time.monotonic()
    expect(page.get_by_text("The line is lost")).to_have_count(0)
    assert time.monotonic() - up < 6
    assert asked(page) == before
    assert cards.evaluate_all("all => all.map((one) => one.dataset.at)") == hand
    expect(cards.first).to_have_attribute("aria-pressed", "true")
    page.reload()
    expect(page.locator(".question")).to_have_text(before)
    assert page.locator("[data-at^='hand:']").evaluate_all("all => all.map((one) => one.dataset.at)") == hand
    page.locator("[data-at^='hand:']").first.click()
    page.locator("[data-confirm]").click()
    expect(page.get_by_role("log")).to_contain_text("Ann adds 1 card")
    assert errors == []


# --- accessibility ---------------------------------------------------------------------------------------------


@pytest.mark.parametrize("dark", [True, False], ids=["dark", "light"])
@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_the_table_is_accessible(server: Server, new_context: NewContext, phone: bool, dark: bool) -> None:
    page, errors = _sit(server, new_context, seats=4, phone=phone, dark=dark)
    chance = Random(6)
    found: list[str] = []
    for moment in ("Choose your character", "Where do you move?", "add to the check"):
        play_until(page, chance, moment)
        found += [f"{moment}: {one}" for one in violations(page)]
    page.locator("[data-at='room:brig']").dispatch_event("click")
    expect(page.get_by_role("dialog", name="Brig")).to_be_visible()
    found += [f"dialog: {one}" for one in violations(page)]
    assert found == []
    assert errors == []
