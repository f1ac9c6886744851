"""The log in the browser says of every event what the terminal says of it."""

import json
import re
from pathlib import Path
from random import Random

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import guest
from tests.e2e.running import Server

import readyroom as rr
from readyroom.players import random_answer
from readyroom.words import words

pytestmark = pytest.mark.slow


@pytest.mark.parametrize(("game", "seats"), [("race", 3), ("galactica", 4)])
def test_the_browser_and_the_terminal_say_the_same(
    server: Server, new_context: NewContext, tmp_path: Path, game: str, seats: int
) -> None:
    played, rng = rr.new(game, seats, 11), Random(11)
    while not played.over:
        question = rng.choice(played.questions)
        played.answer(question.seat, random_answer(question, rng))
    path = tmp_path / "game.json"
    path.write_text(json.dumps(played.record()), encoding="utf-8")
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.goto(f"{server.url}/mine")
    page.get_by_label("Replay a record").set_input_files(path)
    page.wait_for_url("**/replay*")
    log = page.get_by_role("log")
    page.get_by_role("slider").press("End")
    earlier = log.get_by_role("button", name="Show what happened before")
    expect(log.get_by_text("The game is over")).to_be_visible()
    while earlier.count():
        earlier.click()
    shown = log.locator("h3, .line > span").all_inner_texts()
    say = words("en")
    said = [line for event in played.events(None) if (line := say.tell(game, event))]
    assert len(said) > 200
    assert _pieces(
        [re.sub(r"Player (\d)", lambda found: f"Seat {int(found[1]) - 1}", line) for line in shown]
    ) == _pieces(said)


def _pieces(lines: list[str]) -> list[str]:
    """A heading stands alone in the browser, and before its sentence in the terminal."""
    return [piece for line in lines for piece in line.split(". ")]
