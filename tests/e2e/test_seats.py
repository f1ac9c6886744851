"""Leaving and sitting down again, asking for a seat of a running game, and being sent away."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, call, guest, host, two_people
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _open_leave(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("button", name="Leave the table").click()
    expect(page.get_by_role("dialog", name="Leave the table?")).to_be_visible()
    expect(page.get_by_role("button", name="Stay")).to_be_focused()


@pytest.mark.parametrize("phone", [False, True])
def test_leaving_asks_first_and_one_can_sit_down_again(server: Server, new_context: NewContext, phone: bool) -> None:
    ann = new_context(phone=phone)
    guest(ann, server, "Ann")
    table = against_computers(ann, server, 2, options={"first_game": True})
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("[data-option]").first).to_be_visible()
    _open_leave(page)
    expect(page.get_by_role("button", name="Stay")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(page.get_by_role("dialog")).to_have_count(0)
    _open_leave(page)
    page.keyboard.press("Escape")
    expect(page.get_by_role("dialog")).to_have_count(0)
    assert call(ann, server, "GET", f"/tables/{table}")["you"] == 0, "nothing was left yet"
    _open_leave(page)
    page.keyboard.press("Tab")
    page.keyboard.press("Enter")
    again = page.get_by_role("button", name="Sit down again")
    expect(again).to_be_visible()
    expect(page.locator("[data-option]")).to_have_count(0)
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    again.click()
    expect(again).to_have_count(0)
    expect(page.locator("[data-option]").first).to_be_visible()


@pytest.mark.parametrize("phone", [False, True])
def test_the_others_are_told_who_left_and_who_sat_down(server: Server, new_context: NewContext, phone: bool) -> None:
    ann, bo = new_context(phone=phone), new_context()
    table = two_people(ann, bo, server, options={"first_game": True})
    page, other = ann.new_page(), bo.new_page()
    for one in (page, other):
        one.goto(f"{server.url}/t/{table}")
        expect(one.locator("[data-option]").first).to_be_visible()
    before = page.locator("section.bar").bounding_box()
    told = page.locator(".told")
    expect(told).to_have_text("")
    call(bo, server, "POST", f"/tables/{table}/leave", {})
    expect(told).to_have_text(re.compile(r"^Bo no longer plays; \w+, a computer player, goes on\.$"))
    assert page.locator("section.bar").bounding_box() == before, "nothing moves"
    expect(other.get_by_role("button", name="Sit down again")).to_be_visible()
    expect(other.locator(".told")).to_have_text("")
    watchers = page.locator("header .watchers")  # in one line, and in words for who does not see it
    expect(watchers).to_have_attribute("title", "one spectator")
    assert watchers.evaluate("one => one.offsetHeight") < 24
    other.get_by_role("button", name="Sit down again").click()
    expect(told).to_have_text(re.compile(r"^Bo sits down in place of \w+\.$"))
    expect(told).to_have_text("")


@pytest.mark.parametrize("path", ["/mine", "/lobby"])
@pytest.mark.parametrize("phone", [False, True])
def test_a_table_one_has_left_is_among_my_games_and_one_sits_down_again_from_there(
    server: Server, new_context: NewContext, path: str, phone: bool
) -> None:
    ann, bo = new_context(), new_context(phone=phone)
    table = two_people(ann, bo, server, watch=False, options={"first_game": True})
    call(bo, server, "POST", f"/tables/{table}/leave", {})
    page = bo.new_page()
    page.goto(f"{server.url}{path}")
    again = page.get_by_role("button", name="Sit down again")
    expect(again).to_have_count(1)
    assert violations(page) == []
    again.click()
    page.wait_for_url(f"**/t/{table}")
    expect(page.get_by_role("region", name="My hand").first).to_be_visible()
    page.goto(f"{server.url}{path}")
    expect(page.get_by_role("link", name="Go on")).to_have_count(1)
    expect(again).to_have_count(0)


def test_a_table_where_nobody_sits_is_paused_and_says_so(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    guest(ann, server, "Ann")
    guest(bo, server, "Bo")
    table = against_computers(ann, server, 2, public=True, options={"first_game": True})
    page, other = ann.new_page(), bo.new_page()
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("header.top")).to_contain_text("Your turn")
    other.goto(f"{server.url}/t/{table}")
    expect(other.get_by_role("region", name="The question")).to_contain_text("Waiting for")
    expect(other.get_by_text("Paused")).to_have_count(0)
    _open_leave(page)
    ask = page.get_by_role("dialog", name="Leave the table?")
    expect(ask).to_contain_text("the game is paused until somebody sits down again")
    expect(ask).not_to_contain_text("A computer player goes on")
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.locator(".sitting")).to_contain_text("The game is paused until somebody sits down again.")
    for one in (page, other):
        expect(one.get_by_role("region", name="The question")).to_contain_text("Paused: nobody sits at this table.")
        expect(one.locator("header.top")).to_contain_text("Paused")
        expect(one.locator("header.top")).not_to_contain_text("Waiting for")
    other.goto(f"{server.url}/lobby")
    listed = other.locator("li", has=other.locator(f"a[href='/t/{table}']"))
    expect(listed).to_contain_text("Paused")
    expect(listed).not_to_contain_text("Waiting for")
    page.get_by_role("button", name="Sit down again").click()
    expect(page.get_by_text("Paused")).to_have_count(0)


def test_who_left_where_nobody_may_watch_can_still_come_back(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    table = two_people(ann, bo, server, watch=False, options={"first_game": True})
    page = bo.new_page()
    page.goto(f"{server.url}/t/{table}")
    expect(page.locator("[data-option]").first).to_be_visible()
    _open_leave(page)
    page.get_by_role("button", name="Leave", exact=True).click()
    expect(page.get_by_text("This table lets no more spectators in.")).to_be_visible()
    page.get_by_role("button", name="Sit down again").click()
    expect(page.get_by_role("region", name="The question")).to_be_visible()


@pytest.mark.parametrize("watch", [True, False])
def test_a_friend_asks_for_a_seat_the_host_has_opened(server: Server, new_context: NewContext, watch: bool) -> None:
    ann, friend = new_context(), new_context(phone=True)
    guest(ann, server, "Ann")
    guest(friend, server, "Friend")
    table, key = host(ann, server, 3, watch=watch, options={"first_game": True})
    call(ann, server, "POST", f"/tables/{table}/fill", {"level": "easy"})
    call(ann, server, "POST", f"/tables/{table}/start", {})
    page, other = ann.new_page(), friend.new_page()
    page.goto(f"{server.url}/t/{table}")
    other.goto(f"{server.url}/t/{table}?key={key}")
    expect(page.locator("[data-option]").first).to_be_visible()
    expect(other.locator(".board, .panel").first).to_be_visible()
    expect(other.locator("[data-ask-seat]")).to_have_count(0)
    page.get_by_role("button", name="Menu").click()
    page.get_by_text("Seats of computer players").click()
    page.get_by_role("button", name="Open: ").nth(1).click()
    expect(page.get_by_role("button", name="Close again: ")).to_be_visible()
    assert violations(page) == []
    page.keyboard.press("Escape")
    ask = other.locator("[data-ask-seat='2']")
    ask.click()
    expect(page.get_by_text("Friend asks to sit down for")).to_be_visible()
    page.get_by_role("button", name="No", exact=True).click()
    expect(other.get_by_text("You were not let in.")).to_be_visible()
    ask.click()
    expect(other.get_by_role("alert")).to_contain_text("You can ask again in a few minutes")
    assert violations(page) == []


def test_the_host_lets_somebody_sit_down(server: Server, new_context: NewContext) -> None:
    ann, bo, friend = new_context(), new_context(phone=True), new_context()
    table = two_people(ann, bo, server, options={"first_game": True})
    guest(friend, server, "Friend")
    key = call(ann, server, "GET", f"/tables/{table}")["key"]
    call(bo, server, "POST", f"/tables/{table}/leave", {})
    page, other, left = ann.new_page(), friend.new_page(), bo.new_page()
    page.goto(f"{server.url}/t/{table}")
    other.goto(f"{server.url}/t/{table}?key={key}")
    left.goto(f"{server.url}/t/{table}")
    expect(left.get_by_role("button", name="Sit down again")).to_be_visible()
    other.get_by_role("button", name="Ask to sit down for").click()
    expect(other.get_by_role("button", name="Ask no longer")).to_be_visible()
    page.get_by_role("button", name="Let Friend sit down").click()
    expect(other.get_by_role("button", name="Ask no longer")).to_have_count(0)
    assert call(friend, server, "GET", f"/tables/{table}")["you"] == 1
    expect(left.get_by_role("button", name="Sit down again")).to_have_count(0)


def test_who_keeps_the_table_waiting_can_be_replaced_but_not_at_once(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    table = two_people(ann, bo, server, options={"first_game": True})
    page, other = ann.new_page(), bo.new_page()
    page.clock.install()
    page.goto(f"{server.url}/t/{table}")
    other.goto(f"{server.url}/t/{table}")
    expect(page.locator("[data-option]").first).to_be_visible()
    expect(page.locator("[data-seat='1']")).not_to_contain_text("not connected")
    replace = page.get_by_role("button", name="Replace Bo")
    page.get_by_role("button", name="Menu").click()
    expect(page.get_by_role("dialog")).to_be_visible()
    expect(replace).to_have_count(0)
    page.keyboard.press("Escape")
    page.clock.fast_forward("02:30")
    page.get_by_role("button", name="Menu").click()
    replace.click()
    expect(page.get_by_role("alert")).to_contain_text("nor has kept the table waiting for long")


def test_the_lobby_does_not_offer_to_join_a_full_table(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    guest(ann, server, "Annabel")
    guest(bo, server, "Bo")
    table, _ = host(ann, server, 2, public=True)
    page = bo.new_page()
    page.goto(f"{server.url}/lobby")
    tables = page.get_by_role("region", name="Open tables")
    row = tables.get_by_role("listitem").filter(has_text="Annabel")
    expect(row.get_by_role("link", name="Join")).to_be_visible()
    call(ann, server, "POST", f"/tables/{table}/fill", {"level": "easy"})
    expect(row.get_by_text("Full")).to_be_visible()
    expect(row.get_by_role("link")).to_have_count(0)
    page.goto(f"{server.url}/t/{table}")
    expect(page.get_by_text("All seats are taken.")).to_be_visible()
    expect(page.get_by_role("button", name="Leave the table")).to_have_count(0)
    call(ann, server, "POST", f"/tables/{table}/close", {})


def test_who_is_sent_away_is_told_so_until_the_host_lets_them_in_again(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    guest(ann, server, "Ann")
    guest(bo, server, "Bo")
    table, key = host(ann, server, 2)
    page, other = ann.new_page(), bo.new_page()
    page.goto(f"{server.url}/t/{table}")
    other.goto(f"{server.url}/t/{table}?key={key}")
    other.get_by_role("button", name="Sit here").first.click()
    before = page.get_by_label("Link to this table").input_value()
    page.get_by_role("button", name="Free the seat").click()
    expect(other.get_by_text("The host has sent you away from this table.")).to_be_visible()
    expect(page.get_by_role("heading", name="Sent away")).to_be_visible()
    expect(page.get_by_label("Link to this table")).not_to_have_value(before)
    renewed = page.get_by_label("Link to this table").input_value()
    assert violations(page) == []
    page.get_by_role("button", name="Let in again").click()
    expect(page.get_by_role("heading", name="Sent away")).to_have_count(0)
    page.get_by_role("button", name="Make a new link").click()
    expect(page.get_by_text("Done: send this one")).to_be_visible()
    newest = page.get_by_label("Link to this table").input_value()
    assert newest not in (before, renewed)
    other.goto(newest)
    other.get_by_role("button", name="Sit here").first.click()
    expect(page.get_by_text("Bo", exact=True)).to_be_visible()
    other.get_by_role("button", name="Leave the table").click()
    expect(other.get_by_role("button", name="Stay")).to_be_focused()
    other.get_by_role("button", name="Leave", exact=True).click()
    other.wait_for_url("**/lobby")
