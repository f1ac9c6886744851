"""The table in the browser: undo, replay, spectators, other devices, a server that dies."""

import re
import time
from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, call, guest, host, two_people
from tests.e2e.player import GLOWS, click_what_glows, expect_question, play_now, settle, wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _play(page: Page, clicks: int, seed: int = 3) -> None:
    chance = Random(seed)
    for _ in range(clicks):
        assert wait_for_me(page)
        click_what_glows(page, chance)


def test_undo_takes_a_choice_back_while_others_think(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    table = two_people(ann, bo, server, options={"first_game": True})
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    expect_question(page, "choose your action")
    page.get_by_role("button", name=re.compile("^Settle")).click()
    expect_question(page, "You have answered. Waiting for")
    expect_question(page, "Bo")
    page.locator("[data-undo]").click()
    expect_question(page, "choose your action")
    page.keyboard.press("3")
    expect_question(page, "You have answered")
    page.keyboard.press("z")
    expect_question(page, "choose your action")


def test_a_killed_server_comes_back_to_the_same_question(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    play_now(page, server.url, "Ann", players=2)
    _play(page, 6)
    assert wait_for_me(page)
    before = page.locator(".question").inner_text()
    log = page.get_by_role("log").inner_text()
    server.kill()
    expect(page.get_by_text("The line is lost")).to_be_visible()
    server.start()
    page.wait_for_function("() => !document.querySelector('.lost') && document.querySelector('[data-option]')")
    assert page.locator(".question").inner_text() == before
    assert page.get_by_role("log").inner_text() == log
    _play(page, 4)


def test_a_second_device_shows_the_same_seat(server: Server, new_context: NewContext) -> None:
    laptop, phone = new_context(), new_context(phone=True)
    guest(laptop, server, "Ann")
    login = f"ann{time.time_ns()}"
    call(laptop, server, "POST", "/account", {"login": login, "password": "a long password"})
    table = against_computers(laptop, server, 2)
    one = laptop.new_page()
    one.goto(f"{server.url}/t/{table}")
    assert wait_for_me(one)
    two = phone.new_page()
    two.goto(f"{server.url}/account")
    two.get_by_label("Account name").fill(login)
    two.get_by_label("Password", exact=True).fill("a long password")
    two.get_by_role("button", name="Sign in").click()
    expect(two.get_by_text(f"Signed in as {login}")).to_be_visible()
    two.goto(f"{server.url}/t/{table}")
    assert wait_for_me(two)
    asked = two.locator(".question").inner_text()
    assert asked == one.locator(".question").inner_text()
    for _ in range(2):
        two.locator(f"{GLOWS}:not([aria-pressed='true'])").first.tap()
    two.locator("[data-confirm]").tap()
    expect(one.locator(".question")).not_to_have_text(asked)


def test_a_spectator_sees_the_table_and_no_hand(server: Server, new_context: NewContext) -> None:
    ann, eve = new_context(), new_context()
    guest(ann, server, "Ann"), guest(eve, server, "Eve")
    table = against_computers(ann, server, 2, public=True)
    mine = ann.new_page()
    mine.goto(f"{server.url}/t/{table}")
    assert wait_for_me(mine)
    page = eve.new_page()
    frames: list[str] = []
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: frames.append(str(frame))))
    page.goto(f"{server.url}/watch")
    page.locator("li", has_text="Ann").get_by_role("link", name="Watch").first.click()
    expect(page.get_by_text("Hands are hidden from you")).to_be_visible()
    expect(page.get_by_role("region", name="Ann")).to_be_visible()
    page.get_by_role("tab", name="Chat").click()
    page.get_by_placeholder("To the other spectators").fill("Ann will win")
    page.get_by_role("button", name="Send").click()
    expect(page.get_by_role("log", name="Chat")).to_contain_text("Ann will win")
    _play(mine, 5)
    mine.get_by_role("tab", name="Chat").click()
    expect(mine.get_by_role("log", name="Chat")).not_to_contain_text("Ann will win")
    settle(page)
    assert page.locator(GLOWS).count() == 0
    games = [frame for frame in frames if '"type":"game"' in frame]
    assert games
    assert all('"hand":null' in frame and '"questions":[]' in frame for frame in games)


def test_replay_goes_to_any_moment_and_its_link_shows_the_same(server: Server, new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    play_now(page, server.url, "Ann", players=2)
    _play(page, 8)
    assert wait_for_me(page)
    table = page.url.rsplit("/", 1)[-1]
    page.goto(f"{server.url}/t/{table}/replay?at=1")
    expect(page.locator("[data-at='1']")).to_be_visible()
    expect(page.get_by_text("Setting up")).to_be_visible()
    page.get_by_role("button", name="Next round").click()
    expect(page.get_by_text("Round 1", exact=True).first).to_be_visible()
    expect(page).not_to_have_url(re.compile(r"at=1\b"))
    moment = page.url
    hand = page.get_by_role("region", name="My hand").inner_text()
    again = context.new_page()
    again.goto(moment)
    expect(again.get_by_role("region", name="My hand")).to_have_text(hand, use_inner_text=True)
    page.get_by_role("slider").fill("1")
    expect(page.locator("[data-at='1']")).to_be_visible()
    page.goto(f"{server.url}/t/{table}")
    line = page.get_by_role("log").locator(".line").first
    line.hover()
    line.get_by_role("button", name="See the table at this moment").click()
    expect(page).to_have_url(re.compile("/replay[?]at="))


def test_hints_show_what_a_computer_player_would_do(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    table = against_computers(context, server, 2)
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    assert wait_for_me(page)
    page.locator("[data-hint]").click()
    expect(page.locator(".hinted")).to_have_count(2)


def test_chat_reaches_the_other_player(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    guest(ann, server, "Ann"), guest(bo, server, "Bo")
    table, key = host(ann, server, 2)
    one, two = ann.new_page(), bo.new_page()
    one.goto(f"{server.url}/t/{table}")
    two.goto(f"{server.url}/t/{table}?key={key}")
    two.get_by_role("button", name="Sit here").click()
    expect(one.get_by_text("Bo", exact=True)).to_be_visible()
    two.get_by_label("Say something").fill("Good luck & have <fun>")
    two.get_by_role("button", name="Send").click()
    expect(one.get_by_text("Good luck & have <fun>")).to_be_visible()
    one.get_by_role("button", name="Start the game").click()
    expect_question(two, "Give back 2")


def test_during_the_game_one_sees_moments_as_a_spectator_would(server: Server, new_context: NewContext) -> None:
    context = new_context()
    page = context.new_page()
    play_now(page, server.url, "Ann", players=2)
    _play(page, 4)
    assert wait_for_me(page)
    page.goto(f"{page.url}/replay")
    expect(page.get_by_role("region", name="My hand")).to_be_visible()
    eyes = page.get_by_label("Seen by")
    expect(eyes.locator("option")).to_have_text(["as I saw it", "as a spectator"])
    eyes.select_option(label="as a spectator")
    expect(page.get_by_text("Hands are hidden from you")).to_be_visible()
    expect(page.get_by_role("region", name="My hand")).to_have_count(0)


@pytest.mark.parametrize("phone", [False, True], ids=["mouse", "touch"])
def test_a_dimmed_card_says_why_with_its_rule(server: Server, new_context: NewContext, phone: bool) -> None:
    context = new_context(phone=phone)
    guest(context, server, "Ann")
    page = context.new_page()
    page.goto(f"{server.url}/t/{against_computers(context, server, 2)}")
    chance = Random(11)
    dimmed = page.get_by_role("region", name="My hand").locator(".dim .hit")
    for _ in range(80):
        assert wait_for_me(page)
        if "Place a" in page.locator(".question").inner_text() and dimmed.count():
            break
        click_what_glows(page, chance)
    why = re.compile(r"\((DEV|SETTLE)-\d+\)")
    if phone:
        dimmed.first.tap()
        expect(page.locator("dialog .why-not")).to_have_text(why)
        expect(page.locator("dialog .rules li").first).to_be_visible()
    else:
        dimmed.first.hover()
        expect(page.locator(".peek .why-not")).to_have_text(why)


def test_numbers_and_actions_of_the_table_can_be_read_with_their_rules(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    play_now(page, server.url, "Ann", players=2)
    assert wait_for_me(page)
    for thing, rule in (("pool", "OVER-002"), ("deck", "DECK-002"), ("military", "SETTLE-013")):
        page.locator(f"[data-thing={thing}]").first.click()
        expect(page.locator("dialog .rules")).to_contain_text(rule)
        page.keyboard.press("Escape")
    page.get_by_role("button", name=re.compile("^Produce")).click()
    expect(page.locator("dialog .rules")).to_contain_text("PROD-004")
