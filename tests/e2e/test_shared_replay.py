"""A replay that was shared: a stranger just looks at it."""

import pytest
from playwright.sync_api import expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, call, guest
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


@pytest.mark.parametrize("phone", [False, True])
def test_a_shared_replay_asks_a_stranger_for_nothing(server: Server, new_context: NewContext, phone: bool) -> None:
    ann = new_context()
    guest(ann, server, "Ann")
    table = against_computers(ann, server, 2)
    page = ann.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Let a computer player answer for me until I am back").check()
    page.keyboard.press("Escape")
    expect(page.locator("section.after").first).to_be_attached()
    key = call(ann, server, "GET", f"/tables/{table}")["key"]
    stranger = new_context(phone=phone).new_page()
    stranger.goto(f"{server.url}/t/{table}/replay?at=40&seat=0&key={key}")
    expect(stranger.get_by_role("slider")).to_be_visible()
    expect(stranger.get_by_role("textbox")).to_have_count(0)
    expect(stranger.get_by_label("Seen by")).to_contain_text("as Ann saw it")
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Replay")
    assert stranger.locator("main").count() == 1
    assert violations(stranger) == []
    assert stranger.context.cookies() == []
    stranger.get_by_role("link", name="Table").click()  # with the key: the table is a private one
    expect(stranger.get_by_role("heading", level=1)).to_have_text("Ann invites you to Race for the Galaxy")


def test_a_running_game_is_not_shown_to_a_stranger(server: Server, new_context: NewContext) -> None:
    ann = new_context()
    guest(ann, server, "Ann")
    table = against_computers(ann, server, 2)
    key = call(ann, server, "GET", f"/tables/{table}")["key"]
    page = new_context().new_page()
    page.goto(f"{server.url}/t/{table}/replay?key={key}")
    expect(page.get_by_role("heading", level=1)).to_have_text("This table can't be shown")
    expect(
        page.get_by_role("navigation").get_by_role("link", name="Lobby")
    ).to_be_visible()  # a stranger may look around
    assert violations(page) == []
    page.get_by_role("link", name="Table").click()
    expect(page.get_by_role("heading", level=1)).to_have_text("Ann invites you to Race for the Galaxy")
