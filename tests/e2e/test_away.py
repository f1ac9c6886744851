"""A server that is away for a while: what is said to who clicks meanwhile."""

import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, guest, host
from tests.e2e.player import wait_for_me
from tests.e2e.running import Server, running_server

pytestmark = pytest.mark.slow


@pytest.fixture
def leaving(client: None, data: Path) -> Iterator[Server]:
    """A server of one's own, to be stopped and started."""
    with running_server(data) as server:
        yield server


_PATIENT = (
    "const wait = setTimeout; setTimeout = (act, ms, ...more) => wait(act, ms === 6_000 ? 3_600_000 : ms, ...more)"
)
"""What was refused is not forgotten by itself."""


def _says_so_until_it_is_back(page: Page, server: Server) -> None:
    """What was said goes with the line coming back, not because enough time has passed."""
    said = page.get_by_role("alert")
    expect(said).to_have_text(re.compile(r"server (is away|can't be reached)"))
    assert "offline" not in page.locator("body").inner_text()
    server.start()
    expect(page.locator(".lost")).to_have_count(0)
    expect(said).to_have_count(0)


def test_an_answer_while_the_server_is_away_is_explained_until_it_is_back(
    leaving: Server, new_context: NewContext
) -> None:
    context = new_context()
    context.add_init_script(_PATIENT)
    guest(context, leaving, "Ann")
    page = context.new_page()
    page.goto(f"{leaving.url}/t/{against_computers(context, leaving, 2)}")
    assert wait_for_me(page)
    leaving.kill()
    expect(page.locator(".lost")).to_be_visible()
    page.locator("[data-hint]").click()
    _says_so_until_it_is_back(page, leaving)
    assert wait_for_me(page)


def test_a_click_before_the_start_while_the_server_is_away_is_explained_until_it_is_back(
    leaving: Server, new_context: NewContext
) -> None:
    context = new_context()
    context.add_init_script(_PATIENT)
    guest(context, leaving, "Ann")
    table, _ = host(context, leaving, 2)
    page = context.new_page()
    page.goto(f"{leaving.url}/t/{table}")
    page.get_by_role("button", name="Fill with computer players").wait_for()
    leaving.kill()
    expect(page.locator(".lost")).to_be_visible()
    page.get_by_role("button", name="Fill with computer players").click()
    _says_so_until_it_is_back(page, leaving)
