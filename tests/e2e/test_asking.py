"""Asking the table to take an answer back, with two browsers: dialog, yes and no, keyboard, phone, accessibility."""

import re
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.galactica import asked, glowing
from tests.e2e.people import call, guest, host
from tests.e2e.player import expect_question, wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _two(server: Server, ann: BrowserContext, bo: BrowserContext, seats: int, **more: Any) -> tuple[Page, Page]:
    """Two people at a started table, computer players on the other seats."""
    guest(ann, server, "Ann"), guest(bo, server, "Bo")
    table, key = host(ann, server, seats, **more)
    call(bo, server, "POST", f"/tables/{table}/join", {"key": key})
    if seats > 2:
        call(ann, server, "POST", f"/tables/{table}/fill", {"level": "easy"})
    call(ann, server, "POST", f"/tables/{table}/start", {})
    pages = ann.new_page(), bo.new_page()
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    return pages


def _request(page: Page, state: str = "open") -> None:
    expect(page.locator(f"[data-request={state}]")).to_be_visible()


def _settles(page: Page) -> None:
    expect_question(page, "choose your action")
    page.get_by_role("button", name=re.compile("^Settle")).click()


def test_the_table_agrees_and_refuses(server: Server, new_context: NewContext) -> None:
    ann, bo = _two(server, new_context(), new_context(phone=True), 2, options={"first_game": True})
    _settles(ann)
    _settles(bo)
    ann.locator("[data-ask]").wait_for()
    ann.keyboard.press("z")
    dialog = ann.get_by_role("dialog", name="Take back your last answer?")
    expect(dialog).to_contain_text("What was seen stays seen")
    assert violations(ann) == []
    expect(dialog.locator("[data-ask-now]")).to_be_focused()
    ann.keyboard.press("Enter")
    for page in (ann, bo):
        _request(page)
    expect_question(ann, "Waiting for Bo")
    expect_question(bo, "Ann asks to take back the last answer")
    assert violations(bo) == []
    width = bo.evaluate("document.documentElement.scrollWidth - innerWidth")
    assert width <= 0
    bo.reload()
    bo.locator("[data-agree]").tap()
    for page in (ann, bo):
        _request(page, "agreed")
    expect_question(bo, "You have answered")
    _settles(ann)
    expect(ann.locator("[data-request]")).to_have_count(0)
    ann.locator("[data-ask]").click()
    ann.locator("[data-ask-now]").click()
    bo.locator("[data-refuse]").tap()
    for page in (ann, bo):
        _request(page, "refused")
    expect(ann.locator("[data-ask]")).to_have_count(0)


def test_it_can_be_thought_over(server: Server, new_context: NewContext) -> None:
    ann, bo = _two(server, new_context(phone=True), new_context(), 2, options={"first_game": True})
    _settles(ann)
    _settles(bo)
    ann.locator("[data-ask]").tap()
    ann.get_by_role("button", name="Cancel").tap()
    expect(bo.locator("[data-request]")).to_have_count(0)
    ann.locator("[data-ask]").tap()
    ann.locator("[data-ask-now]").tap()
    _request(bo)
    ann.locator("[data-withdraw]").tap()
    for page in (ann, bo):
        _request(page, "withdrawn")


@pytest.mark.parametrize("phone", [False, True], ids=["desktop", "phone"])
def test_at_a_galactica_table_with_a_computer_player(server: Server, new_context: NewContext, phone: bool) -> None:
    pages = _two(server, new_context(phone=phone), new_context(phone=phone, dark=False), 3, game="galactica")
    while not any(asked(page) for page in pages):
        pages[0].wait_for_timeout(50)
    asker, other = pages if asked(pages[0]) else reversed(pages)  # who begins is a matter of chance
    expect_question(asker, "Choose your character")
    assert wait_for_me(asker)
    glowing(asker).and_(asker.locator("[data-at]:not([data-at*=apollo])")).first.click()  # Apollo is asked once more
    if phone:  # what is seldom used is behind a button there
        asker.locator("[data-more]").click()
    asker.locator("[data-ask]").click()
    asker.locator("[data-ask-now]").click()
    _request(other)
    assert violations(other, "section.bar") == []
    assert violations(asker, "section.bar") == []
    other.locator("[data-agree]").press("Enter")
    _request(other, "agreed")
    expect_question(asker, "Choose your character")
    expect_question(other, "Waiting for")
