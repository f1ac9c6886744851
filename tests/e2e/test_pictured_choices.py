"""What is asked of somebody, and where it can be answered: each choice has its place or picture, secrets stay down."""

from collections.abc import Iterator
from typing import Any

import pytest
from playwright.sync_api import Browser, Page, expect
from tests.e2e.conftest import NewContext
from tests.e2e.crowd import Tables, crowd
from tests.e2e.people import call, guest
from tests.e2e.running import Server
from tests.e2e.test_galactica_layout import FAULTS
from tests.e2e.told import Sit, sitting
from tools.fleet_moments import FLEET

from readyroom.galactica.ships import show_civilian
from readyroom.galactica.state import Civilian
from readyroom.kernel import Game, Option, Question
from readyroom.words import words

pytestmark = pytest.mark.slow

DESK, PHONE = (1280, 720), (360, 740)
SIZES = {"1280x720": DESK, "360x740": PHONE}
HUMAN, CYLONS = "you_are_not_a_cylon", ("cylon_can_reduce_morale", "cylon_can_send_to_brig")


def _my_move(_: Game[Any], question: Question) -> bool:
    return question.seat == 0 and question.prompt == "galactica-move"


@pytest.fixture(scope="module")
def tables(browser: Browser, server: Server) -> Tables:
    return crowd(browser, server, {"move": _my_move}, FLEET)


@pytest.fixture
def sit(tables: Tables, browser: Browser) -> Iterator[Sit]:
    with sitting(tables, browser) as sit:
        yield sit


def asks(state: dict[str, Any], prompt: str, *options: Option, **more: Any) -> None:
    """The page is asked this instead."""
    shown = [{"label": one.label, "kind": one.kind, "id": one.id, "facts": one.facts} for one in options]
    state["questions"][0].update(serial=9_999, prompt=f"galactica-{prompt}", options=shown, facts={}, aid={}, **more)


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_card_i_look_at_can_be_read_while_i_choose_where_it_goes(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        asks(state, "peek", Option("choice", "top"), Option("choice", "bottom"))
        state["questions"][0]["facts"] = {"deck": "destination", "card": "barren_planet"}

    line.show(change)
    card = page.locator("[data-looked=barren_planet]")
    expect(card).to_be_in_viewport(ratio=1)
    expect(card).to_contain_text(words("en").name("galactica", "barren_planet"))
    expect(card.locator("p")).to_contain_text("uel")
    page.get_by_role("button", name="At the bottom", exact=True).click()
    expect(card).to_have_count(0)
    assert line.answers == [1]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_kind_of_viper_is_chosen_by_its_picture(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    kinds = ("viper", "viper_mark_vii")
    line.show(lambda state: asks(state, "which-viper", *(Option("kind", kind) for kind in kinds)))
    for kind in kinds:
        expect(page.locator(f"[data-order-card={kind}] svg.{kind}")).to_be_visible()
    assert [fault for fault in page.evaluate(FAULTS) if "bar" in fault] == []
    page.locator("[data-order-card=viper_mark_vii]").click()
    expect(page.locator("[data-order-card]")).to_have_count(0)
    assert line.answers == [1]


def test_damage_tokens_show_what_they_damage(sit: Sit) -> None:
    page, line = sit(DESK)
    tokens = ("armory", "hangar_deck", "lose_fuel")
    options = [Option("token", token) for token in tokens]
    line.show(lambda state: asks(state, "cylon-damage-tokens", *options, kind="several", at_least=2, at_most=2))
    for token in tokens:
        path = page.locator(f"[data-order-card={token}] .token svg path")
        assert path.get_attribute("d"), f"{token} has no picture"
    page.locator("[data-order-card=armory]").click()
    page.locator("[data-order-card=lose_fuel]").click()
    expect(page.locator("[data-order-card=lose_fuel]")).to_have_attribute("aria-pressed", "true")
    page.locator("[data-confirm]").click()
    expect(page.locator("[data-order-card]")).to_have_count(0)
    assert line.answers == [[0, 2]]


def test_a_civilian_ship_has_one_number(sit: Sit) -> None:
    page, line = sit(DESK)
    ships = [Civilian(3, "civ_empty"), Civilian(7, "civ_empty")]

    def change(state: dict[str, Any]) -> None:
        state["view"]["areas"]["aft"]["civilians"] = [{"handle": ship.handle, "face": None} for ship in ships]
        asks(state, "communications", *map(show_civilian, ships))

    line.show(change)
    page.locator("[data-all]").click()
    said = words("en")
    for ship in ships:
        name = f"Civilian ship {ship.handle + 1}"
        label = page.locator(f"[data-at='civilian:{ship.handle}']").get_attribute("aria-label")
        assert label is not None
        assert f"{name}," in label
        expect(page.locator(".option", has_text=name)).to_have_count(1)
        assert said.option("galactica", show_civilian(ship)) == name


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_which_card_is_shown_after_an_execution_is_nobody_elses_business(sit: Sit, size: tuple[int, int]) -> None:
    """All that lie facedown look alike; who holds them sees which is which, and may show the one they want."""
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        state["view"]["players"][0]["loyalty"] = [
            {"card": card, "revealed": False} for card in (CYLONS[0], HUMAN, CYLONS[1])
        ]
        asks(state, "show-cylon", *(Option("card", card) for card in CYLONS))

    line.show(change)
    if size == PHONE:
        expect(page.locator("[data-tab=cards]")).to_have_attribute("aria-pressed", "true")
    how = f"Hold to look at them, then {'tap' if size == PHONE else 'click'} “show” below one."
    expect(page.locator(".question")).to_contain_text(how)
    shows = page.locator("[data-show]")
    expect(shows).to_have_count(3)
    looks = shows.evaluate_all("all => all.map((one) => `${getComputedStyle(one).cssText} ${one.innerText}`)")
    assert len(set(looks)) == 1
    said = words("en")
    names = [said.name("galactica", card) for card in (*CYLONS, HUMAN)]
    assert not [name for name in names if name.lower() in page.locator("body").inner_text().lower()]
    page.keyboard.press("1")
    page.keyboard.press("2")
    assert line.answers == []  # no key answers it by mistake
    page.locator(".hold").hover(position={"x": 10, "y": 10})  # once it lies still
    page.mouse.down()
    expect(page.locator(".faces")).to_contain_text(names[1], ignore_case=True)
    page.mouse.up()
    expect(page.locator(".faces")).to_have_count(0)
    shows.nth(1).click()
    expect(page.get_by_text("This one can't be shown")).to_be_visible()
    assert line.answers == []
    shows.nth(2).click()
    expect(page.locator("[data-show]")).to_have_count(0)
    assert line.answers == [1]


@pytest.mark.parametrize("size", [DESK, (1440, 900)], ids=["1280x720", "1440x900"])
def test_what_a_title_offers_leaves_the_fleet_row_free(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    orders = ("lead", "hand_over")
    options = [Option("choice", "nothing"), *(Option("title", f"cag-{one}", {"title": "cag"}) for one in orders)]
    rooms = [Option("location", room) for room in ("press_room", "administration")]
    line.show(lambda state: asks(state, "action", *options, *rooms))
    expect(page.locator("section.bar > .options > .option")).to_have_count(3)
    expect(page.locator(".bar .up .option")).to_have_count(0)
    assert page.evaluate(FAULTS) == []


MANY = (
    *("investigative_committee-3", "consolidate_power-1", "declare_emergency-3", "executive_order-2"),
    *("strategic_planning-3", "launch_scout-1", "maximum_firepower-3", "evasive_maneuvers-1"),
    *("scientific_research-3", "repair-1", "red_tape-0", "iron_will-0", "trust_instincts-0", "build_nuke-6"),
)
QUORUM = ("inspirational_speech", "food_rationing", "arrest_order")
COVERED = """() => [...document.querySelectorAll('.mine [data-option]')].filter((one) => {
    one.scrollIntoView({ block: 'nearest', inline: 'nearest', behavior: 'instant' });
    const { x, y, width, height } = one.getBoundingClientRect();
    return !one.contains(document.elementFromPoint(x + width / 2, y + height / 2));
}).map((one) => one.dataset.at)"""


@pytest.mark.parametrize("size", [DESK, (1440, 900)], ids=["1280x720", "1440x900"])
def test_every_card_of_a_large_hand_can_be_clicked(sit: Sit, size: tuple[int, int]) -> None:
    """Also that of a President, all of whose Skill cards are different."""
    page, line = sit(size)

    def change(state: dict[str, Any]) -> None:
        state["view"]["hand"] = list(MANY)
        state["view"]["office_hands"]["quorum"] = list(QUORUM)
        state["view"]["titles"]["president"] = 0
        asks(state, "action", *(Option("card", card) for card in MANY), *(Option("quorum", card) for card in QUORUM))

    line.show(change)
    expect(page.locator("[data-at^='hand:'][data-option]")).to_have_count(len(MANY))
    assert page.evaluate(COVERED) == []
    page.locator("[data-at='hand:build_nuke-6']").click()
    expect(page.locator("[data-at='hand:build_nuke-6'][data-option]")).to_have_count(0)
    assert line.answers == [MANY.index("build_nuke-6")]


def test_the_bar_says_what_all_wait_for(server: Server, new_context: NewContext) -> None:
    """Who waits reads what is asked where everybody may know it."""
    ann, bo = new_context(), new_context()
    guest(ann, server, "Ann"), guest(bo, server, "Bo")
    made = call(ann, server, "POST", "/tables", {"game": "galactica", "seats": 2, "public": False})
    table = made["table"]["id"]
    call(bo, server, "POST", f"/tables/{table}/join", {"key": made["key"]})
    call(ann, server, "POST", f"/tables/{table}/start", {})
    pages = [context.new_page() for context in (ann, bo)]
    for page in pages:
        page.goto(f"{server.url}/t/{table}")
    asked = next(page for page in pages if _is_asked(page))
    waits = next(page for page in pages if page is not asked)
    expect(waits.locator("[data-asked]")).to_have_text("to choose a character")
    expect(waits.get_by_role("region", name="The question")).to_contain_text("Waiting for")


def _is_asked(page: Page) -> bool:
    page.wait_for_selector(".question, .waiting")
    return page.locator(".question").count() > 0
