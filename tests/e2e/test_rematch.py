"""After the end: a next game is announced to everybody who sat at the table."""

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import two_people
from tests.e2e.player import settle
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _let_computers_end_it(page: Page) -> None:
    page.get_by_role("button", name="Menu").click()
    page.get_by_label("Let a computer player answer for me until I am back").check()
    page.keyboard.press("Escape")


@pytest.mark.parametrize("phone", [False, True])
def test_a_rematch_is_announced_to_the_others_and_takes_them_along(
    server: Server, new_context: NewContext, phone: bool
) -> None:
    ann, bo = new_context(), new_context(phone=phone)
    table = two_people(ann, bo, server)
    pages = ann.new_page(), bo.new_page()
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
        _let_computers_end_it(page)
    for page in pages:
        expect(page.locator("section.after").first).to_be_attached()
        expect(page.get_by_role("dialog")).to_be_visible()
    pages[1].keyboard.press("Escape")
    news = pages[1].get_by_role("status").filter(has_text="Ann wants to play again.")
    expect(news).to_have_count(0)
    pages[0].get_by_role("dialog").get_by_role("button", name="Play again").click()
    pages[0].wait_for_url(lambda url: not url.endswith(table))
    expect(news).to_be_in_viewport()
    settle(pages[1])
    assert violations(pages[1]) == []
    news.get_by_role("button", name="Sit down for the next game").focus()
    pages[1].keyboard.press("Enter")
    pages[1].wait_for_url(pages[0].url)
    expect(pages[0].get_by_role("region", name="Seats")).to_contain_text("Bo")
