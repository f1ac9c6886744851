"""The room at a Race table: my hand beside the choice of an action on a phone, and what opponents' cards do."""

from random import Random

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, guest
from tests.e2e.player import click_what_glows, wait_for_me
from tests.e2e.running import Server

pytestmark = pytest.mark.slow


def _play_to_an_action(page: Page, most: int = 40) -> None:
    chance = Random(5)
    for n in range(most):
        assert wait_for_me(page)
        if n > most // 2 and "choose your action" in page.locator(".question").inner_text():
            return
        click_what_glows(page, chance)
        page.wait_for_timeout(30)
    raise AssertionError("no action was to be chosen")


@pytest.mark.parametrize(("width", "height"), [(360, 740), (390, 844)])
def test_on_a_phone_my_hand_lies_under_the_actions(
    server: Server, new_context: NewContext, width: int, height: int
) -> None:
    context = new_context(phone=True)
    guest(context, server, "Ann")
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server.url}/t/{against_computers(context, server, 3, options={'first_game': True})}")
    assert wait_for_me(page)
    glance = page.get_by_role("region", name="My hand at a glance")
    expect(glance.locator("[data-card]")).to_have_count(4)
    hand, bar = glance.bounding_box(), page.get_by_role("region", name="The question").bounding_box()
    actions = [one.bounding_box() for one in page.locator("[data-option]").all()]
    assert hand
    assert bar
    assert all(one and one["y"] + one["height"] <= hand["y"] for one in actions)
    assert hand["y"] + hand["height"] <= bar["y"]
    assert hand["x"] + hand["width"] <= width
    assert glance.locator("[data-option]").count() == 0  # to be read: what is chosen glows elsewhere
    assert violations(page, "section[aria-label='My hand at a glance']") == []


@pytest.mark.parametrize(("players", "width", "height"), [(2, 1440, 900), (4, 1440, 900), (4, 1920, 1080)])
def test_opponents_cards_show_their_powers_where_there_is_room(
    server: Server, new_context: NewContext, players: int, width: int, height: int
) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    page.goto(f"{server.url}/t/{against_computers(context, server, players)}")
    _play_to_an_action(page)
    others = page.locator(".others")
    assert others.evaluate("one => one.scrollHeight - one.clientHeight") <= 1
    for player in page.locator(".others > section").all():
        cards = player.locator(".card, .tile").count()
        drawn = player.locator(".race-face, .tile.full").count()
        assert cards > 0
        assert drawn == cards or cards > (6 if players > 2 else 8)
        for card in player.locator(".race-face, .tile").all():
            box, frame = card.bounding_box(), player.bounding_box()
            assert box
            assert frame
            assert box["y"] + box["height"] <= frame["y"] + frame["height"]
            assert box["x"] + box["width"] <= frame["x"] + frame["width"]
