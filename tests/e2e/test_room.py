"""A table before the start: who is here, in what order they sit, what is played; the page an invitation leads to."""

import pytest
from playwright.sync_api import Page, Route, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest, host
from tests.e2e.player import settle
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _seats(page: Page) -> list[str]:
    return page.get_by_role("region", name="Seats").locator("li b").all_inner_texts()


def test_the_host_changes_the_order_of_seats_with_the_keyboard_alone(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context(phone=True)
    guest(ann, server, "Ann")
    guest(bo, server, "Bo")
    table, key = host(ann, server, 3)
    call(bo, server, "POST", f"/tables/{table}/join", {"key": key, "seat": 1})
    call(ann, server, "POST", f"/tables/{table}/fill", {"level": "easy", "seat": 2})
    page, other = ann.new_page(), bo.new_page()
    for one in (page, other):
        one.goto(f"{server.url}/t/{table}")
        expect(one.get_by_role("button", name="Leave the table")).to_be_visible()
    computer = _seats(page)[2]
    assert _seats(page) == ["Ann", "Bo", computer]
    expect(other.locator("[data-move]")).to_have_count(0)
    page.get_by_role("button", name="Move Ann down").focus()
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Seats").locator("li b").first).to_have_text("Bo")
    expect(page.get_by_role("button", name="Move Ann down")).to_be_focused()  # the keyboard has stayed with Ann
    page.keyboard.press("Enter")
    expect(page.get_by_role("region", name="Seats").locator("li b").last).to_have_text("Ann")
    expect(other.get_by_role("region", name="Seats").locator("li b").last).to_have_text("Ann")
    assert _seats(other)[0] == "Bo"
    expect(page.get_by_text("2 of 2 people are here")).to_be_visible()
    call(ann, server, "POST", f"/tables/{table}/start", {})
    expect(page.locator("[data-seat='0']")).to_contain_text("Bo")


def test_the_room_shows_who_has_come_in(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    guest(ann, server, "Ann")
    guest(bo, server, "Bo")
    table, key = host(ann, server, 3)
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    seats = page.get_by_role("region", name="Seats")
    expect(seats.get_by_role("status")).to_have_text("one person is here")
    looking = bo.new_page()
    looking.goto(f"{server.url}/t/{table}?key={key}")
    expect(seats.get_by_role("status")).to_have_text("one person is here · one more looks on")
    looking.get_by_role("button", name="Sit here").first.click()
    expect(seats.get_by_role("status")).to_have_text("2 of 2 people are here")
    expect(seats.locator("li", has_text="Bo").locator(".here")).to_have_text("here")
    looking.close()
    expect(seats.locator("li", has_text="Bo").locator(".here")).to_have_text("not connected")
    expect(seats.get_by_role("status")).to_have_text("1 of 2 people are here")


@pytest.mark.parametrize("phone", [False, True])
def test_long_names_leave_every_seat_tidy(server: Server, new_context: NewContext, phone: bool) -> None:
    """What the host can do with a seat ends where all the others end, beside the name or under it."""
    ann, bo = new_context(phone=phone), new_context()
    guest(ann, server, "Maximiliana Konstantinopolitanska-Brzecz")
    guest(bo, server, "Wolfeschlegelsteinhausenbergerdorffvonth")
    table, key = host(ann, server, 4)
    call(bo, server, "POST", f"/tables/{table}/join", {"key": key, "seat": 1})
    call(ann, server, "POST", f"/tables/{table}/fill", {"level": "easy", "seat": 2})
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    expect(page.get_by_role("button", name="Free the seat")).to_have_count(2)
    settle(page)
    seats = page.evaluate(
        """() => [...document.querySelectorAll('.seats li')].map((seat) => {
            const [row, does] = [seat, seat.lastElementChild].map((one) => one.getBoundingClientRect());
            const tops = [...seat.lastElementChild.querySelectorAll('button')].map((one) => {
                const { y, height } = one.getBoundingClientRect();
                return Math.round(y + height / 2);
            });
            const over = seat.scrollWidth - seat.clientWidth;
            return { right: Math.round(row.right - does.right), lines: new Set(tops).size, over };
        })"""
    )
    assert len(seats) == 4
    assert {(one["right"], one["lines"], one["over"]) for one in seats} == {(seats[0]["right"], 1, 0)}


@pytest.mark.parametrize("phone", [False, True])
def test_the_host_changes_the_options_and_everybody_reads_them(
    server: Server, new_context: NewContext, phone: bool
) -> None:
    ann, bo = new_context(phone=phone), new_context()
    guest(ann, server, "Ann")
    guest(bo, server, "Bo")
    table, key = host(ann, server, 3)
    call(bo, server, "POST", f"/tables/{table}/join", {"key": key, "seat": 1})
    page, other = ann.new_page(), bo.new_page()
    for one in (page, other):
        one.goto(f"{server.url}/t/{table}")
    options = other.get_by_role("region", name="Options")
    expect(options).to_contain_text("no clock")
    expect(other.get_by_role("button", name="Change")).to_have_count(0)
    page.get_by_role("button", name="Change").click()
    dialog = page.get_by_role("dialog", name="Change the options")
    expect(dialog.locator("[data-setting='advanced:true']")).to_have_attribute("aria-disabled", "true")
    dialog.locator("[data-seats='2']").click()
    dialog.locator("[data-setting='advanced:true']").click()
    dialog.get_by_label("Clock").select_option("move")
    assert violations(page, "dialog") == []
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    expect(options).to_contain_text("time for each answer: one minute")
    expect(other.get_by_role("region", name="Seats").locator("li")).to_have_count(2)
    told = call(bo, server, "GET", f"/tables/{table}")["table"]
    assert (told["seats"], told["options"]["advanced"], told["clock"]["seconds"]) == (2, True, 60)


def test_closing_a_table_asks_first(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    guest(ann, server, "Ann")
    guest(bo, server, "Bo")
    table, key = host(ann, server, 3)
    call(bo, server, "POST", f"/tables/{table}/join", {"key": key})
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Close the table").click()
    asked = page.get_by_role("dialog", name="Close the table?")
    expect(asked).to_contain_text("One more person sits here and is sent away.")
    expect(asked.get_by_role("button", name="Keep it")).to_be_focused()
    assert violations(page) == []
    page.keyboard.press("Enter")
    expect(asked).to_have_count(0)
    assert call(ann, server, "GET", f"/tables/{table}")["table"]["status"] == "open"
    page.get_by_role("button", name="Close the table").click()
    asked.get_by_role("button", name="Close the table").click()
    page.wait_for_url("**/lobby")
    assert call(ann, server, "GET", f"/tables/{table}")["table"]["status"] == "closed"


def test_fewer_seats_than_people_are_refused_in_words(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    guest(ann, server, "Ann")
    guest(bo, server, "Bo")
    table, key = host(ann, server, 3)
    call(bo, server, "POST", f"/tables/{table}/join", {"key": key, "seat": 2})
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Change").click()
    page.locator("[data-seats='2']").click()
    page.get_by_role("button", name="Save").click()
    expect(page.get_by_role("dialog").get_by_role("alert")).to_contain_text("seat is taken")


def test_the_host_changes_the_options_with_the_keyboard_alone(server: Server, new_context: NewContext) -> None:
    ann = new_context()
    guest(ann, server, "Ann")
    table, _ = host(ann, server, 3, pace="web", clock={"kind": "move", "seconds": 7200})
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Change", exact=True).focus()
    page.keyboard.press("Enter")
    dialog = page.get_by_role("dialog", name="Change the options")
    expect(dialog).to_be_visible()
    for thing in ("[data-seats='2']", "[data-setting='advanced:true']", "button[type=submit]"):
        for _ in range(30):
            if page.evaluate("(thing) => document.activeElement?.matches(`dialog ${thing}`)", thing):
                break
            page.keyboard.press("Tab")
        page.keyboard.press("Enter")
    expect(dialog).to_have_count(0)
    told = call(ann, server, "GET", f"/tables/{table}")["table"]
    assert (told["seats"], told["options"]["advanced"]) == (2, True)
    assert (told["pace"], told["clock"]["seconds"]) == ("web", 7200), "what was not touched stays"


def test_what_could_not_be_chosen_before_a_change_can_be_chosen_at_once(
    server: Server, new_context: NewContext
) -> None:
    """The server's word about the new number of seats is still on its way when the next thing is chosen."""
    ann = new_context()
    guest(ann, server, "Ann")
    table, _ = host(ann, server, 3)
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Change", exact=True).click()
    dialog = page.get_by_role("dialog", name="Change the options")
    advanced = dialog.locator("[data-setting='advanced:true']")
    expect(advanced).to_have_attribute("aria-disabled", "true")
    held: list[Route] = []

    def hold(route: Route) -> None:
        held.append(route)

    page.route("**/check", hold)
    dialog.locator("[data-seats='2']").click()
    advanced.press("Enter")
    expect(advanced).to_have_attribute("aria-pressed", "true")
    for route in held:
        route.continue_()
    expect(advanced).to_have_attribute("aria-disabled", "false")
    dialog.get_by_role("button", name="Save").click()
    expect(dialog).to_have_count(0)
    told = call(ann, server, "GET", f"/tables/{table}")["table"]
    assert (told["seats"], told["options"]["advanced"]) == (2, True)


@pytest.mark.parametrize("phone", [False, True])
def test_an_invitation_names_host_and_game_before_one_joins(
    server: Server, new_context: NewContext, phone: bool
) -> None:
    ann, bo = new_context(), new_context(phone=phone)
    guest(ann, server, "Ann")
    table, key = host(ann, server, 3, options={"first_game": True})
    call(ann, server, "POST", f"/tables/{table}/fill", {"level": "easy", "seat": 1})
    page = bo.new_page()
    page.goto(f"{server.url}/t/{table}?key={key}")
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann invites you to Race for the Galaxy")
    invitation = page.get_by_role("main")
    expect(invitation).to_contain_text("One seat is still free.")
    expect(invitation).to_contain_text("First game: Yes")
    expect(invitation.get_by_role("listitem")).to_have_count(2)
    assert violations(page) == []
    page.get_by_label("Your name").fill("Bo")
    page.keyboard.press("Enter")
    page.get_by_role("button", name="Sit here").click()
    expect(page.get_by_role("region", name="Seats").locator("li b").last).to_have_text("Bo")


def test_a_wrong_invitation_tells_nothing_of_the_table(server: Server, new_context: NewContext) -> None:
    ann = new_context()
    guest(ann, server, "Ann")
    table, _ = host(ann, server, 3)
    page = new_context().new_page()
    page.goto(f"{server.url}/t/{table}?key=wrong")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table can't be shown")
    assert "Ann" not in page.locator("body").inner_text()
