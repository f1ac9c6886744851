"""From nothing to a game in the browser: setting up a table, the lobby, the page on walls and small screens."""

import time
from pathlib import Path

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, guest, host, two_people
from tests.e2e.player import play_now, settle, wait_for_me
from tests.e2e.running import Server, running_server
from tests.galactica.refused import TOGETHER

pytestmark = pytest.mark.slow


def test_a_guest_is_at_the_table_in_under_ten_seconds(server: Server, new_context: NewContext) -> None:
    took = []
    for _ in range(3):  # of which one may be while the machine is busy with other things
        page = new_context().new_page()
        begun = time.monotonic()
        play_now(page, server.url, "Ann", players=3)
        assert wait_for_me(page)
        took.append(time.monotonic() - begun)
        if took[-1] < 10:
            return
    raise AssertionError(f"seconds: {took}")


def test_what_does_not_go_together_can_not_be_chosen_and_the_page_says_why(
    server: Server, new_context: NewContext
) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.goto(f"{server.url}/new")
    advanced = page.locator("[data-setting='advanced:true']")
    expect(advanced).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#cannot-advanced")).to_have_text("The advanced game is for two players, not for 3.")
    advanced.click(force=True)
    expect(advanced).to_have_attribute("aria-pressed", "false")
    page.locator("[data-seats='2']").click()
    expect(advanced).to_have_attribute("aria-disabled", "false")
    advanced.click()
    expect(advanced).to_have_attribute("aria-pressed", "true")
    expect(page.locator("[data-seats='4']")).to_have_attribute("aria-disabled", "true")
    page.get_by_role("radio", name="Battlestar Galactica").click()
    expect(page.locator("[data-setting='sympathizer:false']")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#cannot-sympathizer")).to_contain_text("four or six players")


def test_the_page_offers_exodus_where_it_works_and_says_why_it_does_not(
    server: Server, new_context: NewContext
) -> None:
    """The reasons are those of the command line and of the server."""
    only_exodus, alone, cooperative, nebula = TOGETHER[0].why, TOGETHER[5], TOGETHER[3], TOGETHER[9]
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.goto(f"{server.url}/new")
    page.get_by_role("radio", name="Battlestar Galactica").click()
    page.locator("[data-seats='5']").click()
    board = page.locator("[data-setting='cylon_ships:fleet_board']")
    expect(board).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#cannot-cylon_ships")).to_have_text(only_exodus)
    expect(page.locator("#cannot-objective li").first).to_have_text(nebula.why)
    board.click(force=True)
    expect(board).to_have_attribute("aria-pressed", "false")
    page.locator("[data-setting='rules:exodus']").click()
    for setting in ("cylon_ships:fleet_board", "personal_goals:true", "final_five:true", "objective:ionian"):
        choice = page.locator(f"[data-setting='{setting}']")
        expect(choice).to_have_attribute("aria-disabled", "false")
        choice.click()
        expect(choice).to_have_attribute("aria-pressed", "true")
    expect(page.locator("#cannot-seats")).to_have_text(alone.why)
    expect(page.locator("[data-setting='cooperative:true']")).to_have_attribute("aria-disabled", "true")
    expect(page.locator("#cannot-cooperative")).to_have_text(cooperative.why)
    expect(page.locator("#cannot-rules li").first).to_have_text(only_exodus)
    for words in ("executions", "pursue", "goal of their own", "looks at it", "on trial"):
        expect(page.locator("fieldset p", has_text=words)).to_have_count(1)  # what each is, in a sentence
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("Base game and Exodus")).to_be_visible()
    expect(page.get_by_text("Cylon Fleet board")).to_be_visible()
    expect(page.get_by_text("Ionian Nebula")).to_be_visible()


def test_a_table_is_hosted_with_computer_players_and_a_word_for_chance(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto(f"{server.url}/new")
    page.locator("[data-seats='4']").click()
    page.locator("[name=computers]").select_option("2")
    page.locator("[name=level]").select_option("hard")
    page.get_by_text("Fair chance").click()
    page.locator("[name=salt]").fill("seven stars")
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    expect(page.get_by_text("hard", exact=True)).to_have_count(2 + 1)  # and in the list of strengths
    expect(page.get_by_text("One seat is still free.")).to_be_visible()


def test_an_invitation_from_the_hosts_machine_leads_friends_to_it(
    server: Server, data: Path, new_context: NewContext
) -> None:
    """`localhost` would be each friend's own machine."""
    context = new_context()
    guest(context, server, "Ann")
    table, key = host(context, server, 2)
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    link = page.get_by_label("Link to this table")
    expect(link).to_have_value(f"{server.url}/t/{table}?key={key}")
    expect(page.get_by_text("So far only your own computer")).to_be_visible()
    with running_server(data, READYROOM_PUBLIC_URL="https://play.example.org/") as known:
        guest(context, known, "Ann")
        table, key = host(context, known, 2)
        page.goto(f"{known.url}/t/{table}")
        expect(link).to_have_value(f"https://play.example.org/t/{table}?key={key}")
        expect(page.get_by_text("So far only your own computer")).to_be_hidden()


@pytest.mark.parametrize("https", [True, False])
def test_an_invitation_is_really_copied_also_without_https(
    server: Server, new_context: NewContext, https: bool
) -> None:
    """Browsers give pages without HTTPS no clipboard; friends' hosts often have none."""
    context = new_context(phone=True)
    if not https:
        context.add_init_script("Object.defineProperty(navigator, 'clipboard', { value: undefined })")
    guest(context, server, "Ann")
    table, key = host(context, server, 2)
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Copy").click()
    expect(page.get_by_role("button", name="Copied")).to_be_visible()
    chat = page.get_by_role("textbox", name="Say something")
    chat.focus()
    page.keyboard.press("Control+V")
    expect(chat).to_have_value(f"{server.url}/t/{table}?key={key}")


def test_the_lobby_says_whose_turn_it_is_at_my_tables(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    two_people(ann, bo, server, options={"first_game": True})
    page = ann.new_page()
    page.goto(f"{server.url}/lobby")
    mine = page.get_by_role("region", name="My tables")
    expect(mine).to_contain_text("Your turn")
    mine.get_by_role("link", name="Go on").click()
    assert wait_for_me(page)
    page.keyboard.press("3")
    expect(page.get_by_text("You have answered")).to_be_visible()
    page.goto(f"{server.url}/lobby")
    expect(mine).to_contain_text("Waiting for Bo")
    expect(mine).to_contain_text("last move")


@pytest.mark.parametrize("game", ["race", "galactica"])
@pytest.mark.parametrize(("width", "height"), [(360, 740), (1280, 720), (3840, 2160)])
def test_the_table_fits_from_small_phones_to_walls(
    server: Server, new_context: NewContext, game: str, width: int, height: int
) -> None:
    """Nothing sticks out sideways, and on a wall the words are as large as they would be on a desk."""
    context = new_context(phone=width < 500)
    guest(context, server, "Ann")
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    for path in ("/", "/new", "/lobby", f"/t/{against_computers(context, server, 4, game=game)}"):
        page.goto(server.url + path)
        page.wait_for_selector("h1")
    assert wait_for_me(page)
    settle(page)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    bar = page.get_by_role("region", name="The question").bounding_box()
    assert bar is not None
    assert bar["y"] + bar["height"] <= height
    letters = page.locator(".question").evaluate("one => one.getBoundingClientRect().height")
    assert letters >= (36 if width > 3000 else 16)
