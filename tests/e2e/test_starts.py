"""Ways into a game: the guided first game, a table set up by hand, a record from a file."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import guest
from tests.e2e.player import click_what_glows, expect_question, play_to_the_end, wait_for_me
from tests.e2e.running import Server

import readyroom as rr
from readyroom.race.cards import DESIGNS

pytestmark = pytest.mark.slow


def test_the_guide_explains_each_question_and_why(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto(server.url)
    learn = page.get_by_role("region", name="Learn Race")
    learn.get_by_label("Your name").fill("Ann")
    learn.get_by_role("button", name="Start the guided game").click()
    guide = page.get_by_role("complementary", name="Guide")
    expect(guide).to_contain_text("Everybody chooses in secret")
    held = page.get_by_role("region", name="My hand").locator("[data-card]")
    cards = held.evaluate_all("all => all.map((one) => one.dataset.card)")
    assert set(cards) <= {design.id for design in DESIGNS if design.first_hand}, "not a hand of the rulebook"
    chance, said = Random(4), set()
    for _ in range(12):
        assert wait_for_me(page)
        said.add(guide.inner_text())
        click_what_glows(page, chance)
    assert len(said) >= 4, "the guide says the same to every question"
    assert wait_for_me(page)
    page.locator("[data-hint]").click()
    expect(guide).to_contain_text("computer player")
    guide.get_by_role("button", name=re.compile("guide", re.IGNORECASE)).click()
    expect(guide).to_have_count(0)


def test_the_advanced_game_for_two_is_set_up_and_played_to_the_end(server: Server, new_context: NewContext) -> None:
    page = new_context().new_page()
    page.goto(f"{server.url}/new")
    page.get_by_role("radiogroup", name="Game").get_by_role("radio", name="Race").click()
    page.get_by_role("radiogroup", name="Players").get_by_role("radio", name="2").click()
    page.get_by_role("group", name="Advanced game for two").get_by_role("button", name="Yes").click()
    page.get_by_label("Your name").fill("Ann")
    page.get_by_role("button", name="Open the table").click()
    page.get_by_role("button", name="Fill with computer players").click()
    page.get_by_role("button", name="Start the game").click()
    expect_question(page, "Give back")
    chance = Random(9)
    for _ in range(3):
        click_what_glows(page, chance)
    expect_question(page, "0 of 2")
    expect(page.locator("ol [data-option]")).to_have_count(9)
    page.keyboard.press("3")
    page.keyboard.press("4")
    expect_question(page, "2 of 2")
    page.keyboard.press("Enter")
    expect(page.get_by_role("log")).to_contain_text("Develop + Develop")
    play_to_the_end(page, chance)
    expect(page.get_by_role("dialog")).to_contain_text("Total")


def _record(tmp_path: Path) -> Path:
    """A whole game played at random."""
    game, chance = rr.new("race", seats=3, seed=12), Random(12)
    while not game.over:
        for question in list(game.questions):
            most = min(question.at_most, len(question.options))
            count = chance.randint(question.at_least, most) if question.kind != "one" else 1
            picks = sorted(chance.sample(range(len(question.options)), count))
            game.answer(question.seat, picks[0] if question.kind == "one" else tuple(picks))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


def test_a_record_from_a_file_is_replayed_through_everybodys_eyes(
    server: Server, new_context: NewContext, tmp_path: Path
) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.goto(f"{server.url}/mine")
    wrong = tmp_path / "wrong.json"
    wrong.write_text("{", encoding="utf-8")
    page.get_by_label("Replay a record").set_input_files(wrong)
    expect(page.get_by_role("alert")).to_contain_text("no record")
    page.get_by_label("Replay a record").set_input_files(_record(tmp_path))
    page.wait_for_url("**/replay*")
    expect(page.get_by_text("Hands are hidden from you")).to_be_visible()
    page.get_by_role("slider").fill("30")
    eyes = page.get_by_label("Seen by")
    eyes.select_option(label="everybody, nothing hidden")
    hands = page.get_by_role("region", name=re.compile("^Hand of"))
    expect(hands).to_have_count(3)
    held = hands.nth(1).get_by_role("button").count()
    assert held > 0
    eyes.select_option("1")
    mine = page.get_by_role("region", name="My hand")
    expect(mine.locator("[data-card]")).to_have_count(held)
    line = page.get_by_role("log").locator(".line").first
    line.get_by_role("button").click()
    expect(page.locator("[data-at='1']")).to_be_visible()
    expect(page).to_have_url(re.compile("at=1&seat=1"))
