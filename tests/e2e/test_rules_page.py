"""The rules page: rules of the way one plays, questions in plain words, and where else there are hits."""

import re

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import against_computers, guest
from tests.e2e.running import Server

from readyroom.rulebook import rules_index

pytestmark = pytest.mark.slow


def _ask(page: Page, question: str) -> list[str]:
    """The ids of the rules found, the best first."""
    page.get_by_role("searchbox").fill(question)
    expect(page.get_by_role("status")).to_be_visible()
    return [str(one.get_attribute("data-rule")) for one in page.locator("[data-rule]").all()]


def test_rules_are_those_of_the_tables_mode_and_each_shows_its_own(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    page = context.new_page()
    page.goto(f"{server.url}/t/{against_computers(context, server, 4, game='galactica')}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("dialog").get_by_role("link", name="Rules").click()
    page.wait_for_url("**/rules/galactica?mode=base")
    page.goto(f"{server.url}/rules/galactica")  # who comes from nowhere gets the base box, too
    expect(page.get_by_label("Rules of")).to_have_value("base")
    page.go_back()
    index = rules_index("galactica")
    found = _ask(page, "sympathizer")
    assert {rule for rule in found if rule.startswith("SYMP-")} == {f"SYMP-00{n}" for n in range(1, 10)}  # by heading
    expect(page.locator("[data-rule='SYMP-004'] small")).to_contain_text("Loyalty (LOY): Sympathizer (SYMP)")
    assert all("base" in index[rule].modes for rule in found)
    assert "not used" not in page.locator("[data-rule]").first.inner_text()
    hidden = page.locator("[data-else=mode]")
    expect(hidden).to_have_text(re.compile(r"^\d+ more for other ways to play$"))
    hidden.click()
    expect(page.locator("[data-rule='SETUP-010'] .tags")).to_have_text("all four boxes")
    expect(page.get_by_label("Rules of")).to_have_value("every")
    expect(page.locator("[data-rule='LOYD-011'] .tags")).to_have_text("base and Exodus without: a Cylon Leader")
    page.goto(f"{server.url}/rules/race?mode=2p_advanced")  # it is a game for two, too
    held = {id for id, rule in rules_index("race").items() if {"all", "2p", "2p_advanced"} & set(rule.modes)}
    page.wait_for_selector("[data-rule]")
    assert set(page.locator("[data-rule]").evaluate_all("all => all.map((one) => one.dataset.rule)")) == held


@pytest.mark.parametrize(
    ("game", "question", "rule"),
    [
        ("galactica", "When is the Sympathizer put into the Loyalty deck?", "LOYD-001"),
        ("galactica", "what happens if two players tie for the line of succession", "TITLE"),
        ("race", "How many cards may I hold at the end of the round?", "ENDR-001"),
    ],
)
def test_a_question_in_plain_words_finds_its_rule(
    server: Server, new_context: NewContext, game: str, question: str, rule: str
) -> None:
    page = new_context().new_page()
    page.goto(f"{server.url}/rules/{game}")
    page.wait_for_selector("h2")
    assert any(found.startswith(rule) for found in _ask(page, question)[:8])


def test_hits_in_the_other_game_are_told_and_a_rule_can_be_linked(server: Server, new_context: NewContext) -> None:
    page = new_context(phone=True).new_page()
    page.goto(f"{server.url}/rules/galactica")
    page.wait_for_selector("h2")
    _ask(page, "military world")
    other = page.locator("[data-else=race]")
    expect(other).to_have_text(re.compile(r"^\d+ in Race for the Galaxy$"))
    other.focus()
    page.keyboard.press("Enter")
    page.wait_for_url("**/rules/race?q=military+world")
    expect(page.get_by_role("searchbox")).to_have_value("military world")
    expect(page.locator("[data-rule]").first).to_contain_text(re.compile("military", re.IGNORECASE))
    assert violations(page) == []
    page.goto(f"{server.url}/rules/galactica?q=setup-010&mode=base")
    expect(page.locator("[data-rule]")).to_have_count(1)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390


def test_cards_and_rules_pages_have_all_boxes(server: Server, new_context: NewContext) -> None:
    """Each thing says in which box it lies, each rule in which modes it holds; other modes do not have them."""
    page = new_context(phone=True).new_page()
    page.goto(f"{server.url}/cards/galactica?mode=combined")
    for thing, box in (
        ("airlock", "Pegasus"),
        ("the_farm", "Pegasus"),
        ("bait-0", "Daybreak"),
        ("panic", "Daybreak"),
        ("quorum_chamber", "Daybreak"),
        ("you_are_the_mutineer", "Daybreak"),
        ("felix_gaeta", "Exodus"),
    ):
        expect(page.locator(f"[data-thing='{thing}'] .of")).to_have_text(box)
    assert page.evaluate("document.documentElement.scrollWidth") <= 390
    page.locator("select[name=mode]").select_option("exodus")
    expect(page.locator("[data-thing='felix_gaeta']")).to_have_count(1)
    expect(page.locator("[data-thing='airlock']")).to_have_count(0)
    expect(page.locator("[data-thing='panic']")).to_have_count(0)
    page.goto(f"{server.url}/rules/galactica?mode=combined")
    rule = page.locator("[data-rule='MUTY-006']")
    expect(rule.locator(".tags")).to_contain_text("all four boxes")
    page.goto(f"{server.url}/rules/galactica?mode=exodus")
    expect(page.locator("[data-rule]").first).to_be_visible()
    expect(rule).to_have_count(0)


def test_the_cards_page_has_the_boxes_of_the_tables_mode(server: Server, new_context: NewContext) -> None:
    """Each thing says where it lies; the filter follows the table one comes from."""
    context = new_context()
    guest(context, server, "Ann")
    table = against_computers(context, server, 3, "random", game="galactica")
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.get_by_role("button", name="Menu").click()
    page.get_by_role("link", name="Cards").last.click()
    page.wait_for_url("**/cards/galactica?mode=base")
    expect(page.locator("[data-thing='saul_tigh']")).to_have_count(1)
    expect(page.locator("[data-thing='felix_gaeta']")).to_have_count(0)
    page.locator("select[name=mode]").select_option("exodus")
    for thing, box in (
        ("felix_gaeta", "Exodus"),
        ("goal_selfish", "Exodus, with Personal Goals"),
        ("final_five_examiner_brig", "Exodus, with the Final Five"),
        ("title_cag", "Exodus, with the Cylon Fleet board"),
        ("basestar_bridge", "Exodus, with the Cylon Fleet board"),
        ("ally_tom_zarek", "Exodus, with the Ionian Nebula"),
        ("crossroads_disturbing_vision", "Exodus, with the Ionian Nebula"),
    ):
        expect(page.locator(f"[data-thing='{thing}'] .of")).to_have_text(box)
    expect(page.locator("[data-thing='saul_tigh'] .of")).to_have_count(0)
