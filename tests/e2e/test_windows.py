"""A window says what it is about in the sentence itself, on the phone too; how windows pass is the table's choice."""

from typing import Any

import pytest
from playwright.sync_api import Browser, expect
from tests.e2e.conftest import NewContext
from tests.e2e.crowd import Tables, crowd, sit
from tests.e2e.people import guest
from tests.e2e.player import DESKTOP, PHONE
from tests.e2e.running import Server
from tests.e2e.seeded import Until

from readyroom.galactica.rules import RULES
from readyroom.kernel import Game, Question

pytestmark = pytest.mark.slow

SIZES = {"desktop": (DESKTOP["width"], DESKTOP["height"]), "phone": (PHONE["width"], PHONE["height"])}


def _asks(game: Game[Any], question: Question, *windows: str) -> bool:
    named = question.prompt in {f"galactica-window-{window}" for window in windows}
    return question.seat == 0 and named and not RULES.idle(game.state, question)


def _attack(game: Game[Any], question: Question) -> bool:
    return _asks(game, question, "before_roll") and game.state.die.purpose == "attack-viper"


def _rolled(game: Game[Any], question: Question) -> bool:
    return _asks(game, question, "die_rolled") and game.state.die.purpose == "attack-viper"


def _check(game: Game[Any], question: Question) -> bool:
    return _asks(game, question, "before_cards") and game.state.check.crisis


POSITIONS: dict[str, Until] = {"window before a roll": _attack, "window after it": _rolled, "window of a check": _check}
SAYS = {
    "window before a roll": ("A raider attacks a viper", "damaged on 5 to 7", "destroyed on 8"),
    "window after it": ("A raider attacks a viper", "destroyed on 8", "The result is"),
    "window of a check": ("difficulty", "before cards are added"),
}


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, POSITIONS)


@pytest.mark.parametrize("size", SIZES)
@pytest.mark.parametrize("name", POSITIONS)
def test_a_window_says_what_it_is_about(tables: Tables, browser: Browser, name: str, size: str) -> None:
    page = sit(browser, tables, name, SIZES[size], touch=size == "phone")
    sentence = page.locator("section.bar .question")
    for part in SAYS[name]:
        expect(sentence).to_contain_text(part)
    expect(sentence).to_contain_text("Do you use something?")
    cut = sentence.evaluate(
        """(one) => { const bar = one.closest('section.bar').getBoundingClientRect(), box = one.getBoundingClientRect();
            return one.scrollHeight > one.clientHeight + 1 || box.top < bar.top - 1 || box.bottom > bar.bottom + 1; }"""
    )
    assert not cut, sentence.inner_text()
    page.context.close()


def test_how_windows_pass_is_chosen_explained_and_can_be_changed(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.goto(f"{server.url}/new")
    reactions = page.locator("[name=reactions]")
    expect(reactions).to_have_count(0)  # Race has no windows
    page.get_by_role("radio", name="Battlestar Galactica").click()
    expect(reactions).to_have_value("quick")
    expect(page.locator("#reactions-why")).to_contain_text("less than half the time")
    reactions.select_option("open")
    expect(page.locator("#reactions-why")).to_contain_text("everybody may notice")
    page.get_by_role("button", name="Open the table").click()
    page.wait_for_url("**/t/*")
    shown = page.locator("dl div", has=page.get_by_text("Reactions", exact=True))
    expect(shown).to_contain_text("open")
    page.get_by_role("button", name="Change", exact=False).first.click()
    page.locator("dialog [name=reactions]").select_option("secret")
    page.get_by_role("button", name="Save").click()
    expect(shown).to_contain_text("secret")
