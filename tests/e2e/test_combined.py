"""All boxes together in the browser: six types of Skill cards, Pegasus, Mutiny cards, miracles, Reckless checks.

The pages are told of positions of real games with all boxes (`tests/e2e/combined.py`).
"""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.combined import DESK, HAND, MUTINY, SIZES, TYPES, boxes, drawn, sit, tables, turn_to
from tests.e2e.crowd import NAMES
from tests.e2e.test_galactica_layout import FAULTS
from tests.e2e.test_pictured_choices import asks
from tests.e2e.told import Sit

from readyroom.galactica.skills import SKILLS
from readyroom.kernel import Option
from readyroom.words import words

__all__ = ["sit", "tables"]

pytestmark = pytest.mark.slow


def test_there_are_six_types() -> None:
    assert tuple(SKILLS) == TYPES


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_six_types_are_told_apart_by_their_shapes(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    line.show(boxes, drawn())
    turn_to(page, "cards")
    groups = page.locator(".mine [data-group]")
    expect(groups).to_have_count(6)
    shapes = groups.locator("h4 svg path").evaluate_all("all => all.map((one) => one.getAttribute('d'))")
    assert len(set(shapes)) == 6
    for group in groups.all():
        expect(group.locator(".held").first).to_be_visible()
    for card in HAND:
        tile = page.locator(f".mine [data-card={card}]")
        tile.scroll_into_view_if_needed()
        expect(tile).to_contain_text(card[-1])  # its strength, 0 too
    turn_to(page, "ships")
    page.locator("[data-drawer]:visible").first.click()
    expect(page.locator("[data-place='deck:treachery']:visible")).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_pegasus_lies_beside_galactica_with_its_damage(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def hit(state: dict[str, Any]) -> None:
        boxes(state)
        state["view"]["damaged"] = ["airlock", "engine_room", "main_batteries"]

    line.show(hit, drawn())
    turn_to(page, "ships")
    ship = page.locator("[data-board=pegasus]")
    if not ship.locator(".rooms").count():
        ship.locator(".fold").click()
    expect(ship.locator(".room")).to_have_count(4)
    expect(ship.locator(".room .crack")).to_have_count(3)
    signs = ship.locator(".room").evaluate_all(
        "all => all.map((one) => one.querySelector('.inside > svg path').getAttribute('d'))"
    )
    assert len(set(signs)) == 4
    hull = ship.locator("[data-damage]")
    expect(hull).to_have_attribute("data-damage", "3")
    expect(hull).to_contain_class("worst")
    expect(hull.locator("i")).to_have_count(4)
    overlay = page.locator("[data-board=cylon]")
    if not overlay.locator(".rooms").count():
        overlay.locator(".fold").click()
    expect(overlay.locator(".hazardous")).to_have_count(1)

    def lost(state: dict[str, Any]) -> None:
        boxes(state)
        del state["view"]["boards"]["pegasus"]

    line.show(lost)
    expect(page.locator("[data-board=pegasus]")).to_have_count(0)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_ship_that_takes_the_damage_is_chosen_on_the_table(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        boxes(state)
        asks(state, "damage-which", Option("board", "galactica"), Option("board", "pegasus"))

    line.show(change, drawn())
    expect(page.locator(".bar [data-option]")).to_have_count(2)  # both are named there too
    turn_to(page, "space")
    expect(page.locator("[data-at='board:galactica'][data-option]")).to_be_visible()
    turn_to(page, "ships")
    page.locator("[data-board=pegasus] [data-at='board:pegasus'][data-option]").click()
    expect(page.locator("[data-at^='board:']")).to_have_count(0)
    assert line.answers == [1]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_my_mutiny_cards_lie_facedown_and_are_played_behind_a_button(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    names = [words("en").name("galactica", card) for card in MUTINY]

    def change(state: dict[str, Any]) -> None:
        boxes(state)
        asks(state, "action", Option("choice", "pass"), Option("mutiny", MUTINY[1]))

    line.show(change, drawn())
    turn_to(page, "cards")
    expect(page.locator(".mine [data-mutiny]")).to_have_count(2)
    backs = page.locator(".mine [data-mutiny]").evaluate_all("all => all.map((one) => one.outerHTML)")
    assert len(set(backs)) == 1
    seen = page.locator("body").inner_text()
    assert not [name for name in names if name.lower() in seen.lower()]
    others = page.locator(".player:visible [data-holds=mutiny][data-count='1']")
    if size == DESK:
        expect(others).to_have_count(len(NAMES) - 1)
        assert [fault for fault in page.evaluate(FAULTS) if ".player" in fault or "players" in fault] == []
    hold = page.locator(".hold")
    hold.hover(position={"x": 10, "y": 10})  # once it lies still
    page.mouse.down()
    for card in MUTINY:
        expect(page.locator(f".faces [data-my-mutiny={card}]")).to_be_visible()
    page.mouse.up()
    expect(page.locator(".faces")).to_have_count(0)
    page.locator("[data-loyalty]").click()
    page.locator("dialog [data-option='1']").click()
    expect(page.locator("dialog[open]")).to_have_count(0)
    assert line.answers == [1]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_mutiny_card_to_discard_is_chosen_facedown(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        boxes(state)
        asks(state, "mutiny-limit", *(Option("card", card) for card in MUTINY), kind="several", at_least=1, at_most=1)

    line.show(change, drawn())
    turn_to(page, "cards")
    expect(page.locator("[data-mutiny-choice] button").nth(1)).to_be_in_viewport()  # on a phone below my cards
    page.locator("[data-mutiny-choice] button").nth(1).click()
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-mutiny-choice]")).to_have_count(0)
    assert line.answers == [[1]]


def test_miracles_and_assault_raptors_have_drawings_of_their_own(sit: Sit) -> None:
    page, line = sit(DESK)
    line.show(boxes, drawn())
    expect(page.locator(".player [data-token=miracle] svg")).to_have_count(len(NAMES))
    shapes = page.locator("[data-stock] svg").evaluate_all(
        "all => all.map((one) => [...one.querySelectorAll('path')].map((path) => path.getAttribute('d')).join())"
    )
    assert len(set(shapes)) == len(shapes)
    expect(page.locator("[data-stock=assault_raptor] svg.assault_raptor")).to_be_visible()


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_check_says_that_it_is_reckless_and_what_was_turned_up(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        boxes(state)
        state["view"]["check"] = {
            "source": "airlock", "difficulty": 12, "skills": ["politics", "treachery"], "partial": None, "target": 1,
            "added": [0] * len(NAMES), "destiny": 2, "crisis": False, "zero": None, "ones": False, "faceup": False,
            "cards": None, "mine": [], "total": None, "abilities": {}, "reckless": True, "turned": ["bait-0"],
        }  # fmt: skip
        asks(state, "add-cards", *(Option("card", card) for card in HAND), kind="several", at_least=0, at_most=10)
        counts = {card: int(card[-1]) for card in HAND}
        state["questions"][0]["aid"] = state["aid"] = {
            "check": {"counts": counts, "table": [0, 5], "end": [-20, 20], "turns": []}
        }

    line.show(change, drawn())
    turn_to(page, "space")
    check = page.locator("section.check")
    expect(check.locator("[data-mark=is-reckless]")).to_be_visible()
    expect(check.locator("[data-turned='1']")).to_be_visible()
    expect(check.locator(".skills svg")).to_have_count(2)


def _checked(state: dict[str, Any], population: int) -> None:
    """A check that is about to bring, or brings, a loss of population."""
    boxes(state)
    state["view"]["check"] = {
        "source": "food_shortage", "difficulty": 12, "skills": ["politics"], "partial": None, "target": -1,
        "added": [1] * len(NAMES), "destiny": 2, "crisis": True, "zero": None, "ones": False, "faceup": False,
        "cards": ["red_tape-0"], "mine": [], "total": -9, "abilities": {}, "reckless": False, "turned": [],
    }  # fmt: skip
    falls = {"says": "resource", "facts": {"resource": "population"}, "from": population, "to": population - 1}
    fail = {"says": "on-fail", "parts": [falls | {"tone": "bad"}]}
    check: dict[str, Any] = {"counts": {"red_tape-0": 0}, "table": [-9, -9], "end": [-9, -9], "turns": []}
    state["aid"] = {"check": check, "outcomes": [fail]}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_what_a_check_brings_stays_as_it_was_foretold(sit: Sit, size: tuple[int, int]) -> None:
    """While it is carried out something may be asked; what is foretold then would begin in the middle of it."""
    page, line = sit(size)
    result = {"event": "CheckResult", "source": "food_shortage", "result": "fail"}

    def ahead(state: dict[str, Any]) -> None:
        _checked(state, 4)
        asks(state, "check-window", Option("choice", "yes"), Option("choice", "no"))

    def half(state: dict[str, Any]) -> None:
        _checked(state, 3)
        asks(state, "check-window", Option("choice", "yes"), Option("choice", "no"))

    def asked(state: dict[str, Any]) -> None:
        _checked(state, 3)
        asks(state, "damage-which", Option("board", "galactica"), Option("board", "pegasus"))

    began = {"event": "CheckBegan", "source": "food_shortage", "difficulty": 12, "skills": ["politics"]}
    line.show(ahead, drawn(), began)
    turn_to(page, "space")
    fail = page.locator("[data-outcome=fail]")
    expect(fail.locator(".change")).to_contain_text("4")
    line.show(half, result)
    expect(fail).to_contain_class("happens")
    expect(fail.locator(".from")).to_have_text("4")
    expect(fail.locator(".change b")).to_have_text("3")
    expect(page.locator(".check .sum")).to_contain_text("of 12 · failed")
    # and which ship takes the damage is chosen on the table: the check steps aside
    line.show(asked)
    expect(page.locator("section.check")).to_have_count(0)
    turn_to(page, "ships")
    page.locator("[data-board=pegasus] [data-at='board:pegasus'][data-option]").click()
    assert line.answers == [1]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_mutiny_card_and_the_mutineer_are_moments(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size, motion=True)
    page.mouse.click(2, 2)
    line.tell(boxes, drawn(), {"event": "MutinyPlayed", "seat": 2, "card": MUTINY[0]})
    scene = page.locator("[data-scene=mutiny]")
    expect(scene.locator(f"[data-mutiny-scene={MUTINY[0]}]")).to_be_visible()
    expect(scene.locator("h2")).to_contain_text(NAMES[2])
    page.locator("[data-scene] .over").click()
    line.tell(boxes, {"event": "MutineerRevealed", "seat": 3})
    expect(page.locator("[data-scene=mutiny] [data-mutiny-scene='']")).to_be_visible()
    expect(page.locator("[data-scene=mutiny] h2")).to_contain_text(NAMES[3])
