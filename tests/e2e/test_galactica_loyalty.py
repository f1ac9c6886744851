"""Whoever looks over a shoulder does not see who could reveal himself: the same button for everybody."""

from random import Random
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewContext
from tests.e2e.galactica import asked, play_until
from tests.e2e.people import against_computers, guest
from tests.e2e.player import wait_for_me
from tests.e2e.running import Server
from tests.e2e.seeded import fast_forward, seeded_table

from readyroom.kernel import Game, Question

pytestmark = pytest.mark.slow

SECRET = "shoulder 5"
"""A game in which the first player is a Cylon from the start."""


def _can_reveal(_: Game[Any], question: Question) -> bool:
    return question.seat == 0 and any(label.startswith("reveal:") for label in question.labels)


def test_a_cylon_reveals_behind_a_button_that_everybody_has(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    table, _ = seeded_table(context, server, 3, SECRET, window_seconds=0.05)
    table, game = fast_forward(server, table, _can_reveal)
    reveal = next(n for n, label in enumerate(game.questions[0].labels) if label.startswith("reveal:"))
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    assert wait_for_me(page)
    bar = page.locator("section.bar")
    expect(bar).not_to_contain_text("Reveal")
    page.locator("[data-all]").click()
    expect(bar).not_to_contain_text("Reveal")
    before = asked(page)
    page.keyboard.press("1234567890"[reveal])
    page.wait_for_timeout(300)
    assert asked(page) == before, "a key must not reveal anybody"
    page.locator("[data-loyalty]").click()
    page.get_by_role("button", name="Reveal yourself as a Cylon").click()
    expect(page.get_by_role("log", name="Log")).to_contain_text("Ann is a Cylon")


def test_a_human_has_the_same_button_and_nothing_behind_it(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    table = against_computers(context, server, 3, game="galactica", window_seconds=0.05)
    page.goto(f"{server.url}/t/{table}")
    play_until(page, Random(2), "Where do you move?")
    page.locator("[data-loyalty]").click()
    expect(page.locator("dialog[open]")).to_contain_text("There is nothing to reveal now")
    expect(page.locator("dialog[open] [data-option]")).to_have_count(0)
