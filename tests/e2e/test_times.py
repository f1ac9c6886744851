"""Clocks and absent players: what a table shows and does while somebody does not answer."""

import re

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest, host
from tests.e2e.player import expect_question, wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _seconds(text: str) -> int:
    minutes, seconds = re.findall(r"(\d+):(\d\d)", text)[0]
    return int(minutes) * 60 + int(seconds)


def test_a_clock_runs_and_when_it_is_out_a_computer_player_answers(server: Server, new_context: NewContext) -> None:
    ann, bo = new_context(), new_context()
    guest(ann, server, "Ann"), guest(bo, server, "Bo")
    clock = {"kind": "move", "seconds": 5, "increment": 0}
    table, key = host(ann, server, 2, clock=clock, options={"first_game": True})
    call(bo, server, "POST", f"/tables/{table}/join", {"key": key})
    page, other = ann.new_page(), bo.new_page()
    page.goto(f"{server.url}/t/{table}")
    other.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Start the game").click()
    clocks = page.get_by_role("list", name="Clocks")
    expect(clocks).to_be_visible()
    before = _seconds(clocks.inner_text())
    assert before <= 5
    expect(clocks).not_to_contain_text(f"0:{before:02d}")
    expect_question(other, "choose your action")
    other.keyboard.press("3")
    expect(page.get_by_role("log")).to_contain_text("Round 1")
    expect(other.locator("[data-seat='0']")).to_contain_text("away")
    page.get_by_role("button", name="Menu").click()
    mine = page.get_by_label("Let a computer player answer for me")
    expect(mine).to_be_checked()
    mine.uncheck()
    expect(other.locator("[data-seat='0']")).not_to_contain_text("away")


def test_the_others_vote_an_absent_player_out(server: Server, new_context: NewContext) -> None:
    contexts = [new_context() for _ in range(3)]
    for context, name in zip(contexts, ("Ann", "Bo", "Cid"), strict=True):
        guest(context, server, name)
    table, key = host(contexts[0], server, 3, options={"first_game": True})
    for context in contexts[1:]:
        call(context, server, "POST", f"/tables/{table}/join", {"key": key})
    call(contexts[0], server, "POST", f"/tables/{table}/start", {})
    ann, bo = contexts[0].new_page(), contexts[1].new_page()
    for page in (ann, bo):
        page.goto(f"{server.url}/t/{table}")
        assert wait_for_me(page)
    expect(ann.locator("[data-seat='2']")).to_contain_text("not connected")
    for page, votes in ((ann, 0), (bo, 1)):
        page.get_by_role("button", name="Menu").click()
        page.get_by_role("button", name=f"Replace Cid ({votes} vote").click()
        expect(page.get_by_role("dialog")).to_have_count(0)
    expect(ann.locator("[data-seat='2']")).not_to_contain_text("Cid")
    ann.keyboard.press("3")
    bo.keyboard.press("4")
    expect(ann.get_by_role("log")).to_contain_text("Round 1")
