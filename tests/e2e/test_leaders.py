"""Cylon leaders in the browser: their own cards for their own eyes, infiltration to be seen, their moments."""

from functools import cache
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.e2e.combined import HAND, SIZES, drawn, sit, tables, turn_to
from tests.e2e.crowd import NAMES
from tests.e2e.test_galactica_layout import FAULTS
from tests.e2e.test_pictured_choices import asks
from tests.e2e.told import Sit

from readyroom.galactica.cards import UNFINISHED
from readyroom.galactica.motives import MOTIVE, deal_motives
from readyroom.galactica.sides import INFILTRATOR
from readyroom.galactica.testing import EVERY_MODE, at_once
from readyroom.kernel import Option, start
from readyroom.words import words

__all__ = ["sit", "tables"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif("leaders" in UNFINISHED, reason="the browser knows what is offered only"),
]

LEADER = "cavil"


@cache
def _led() -> dict[str, Any]:
    """As seat 0 sees it, who leads the Cylons, has four Motive cards and has revealed the first."""
    game = start(EVERY_MODE, len(NAMES), 3, {"rules": "combined", "leaders": True})
    while not all(player.character for player in game.state.players):
        question = game.questions[0]
        game.answer(question.seat, f"character:{LEADER}" if question.seat == 0 else 0)
    g = game.state
    me = g.players[0]
    while len(me.held(MOTIVE)) < 4:
        at_once(deal_motives(g))
    first = me.held(MOTIVE)[0]
    me.holds.remove(first)
    me.shown.append(first)
    found: dict[str, Any] = msgspec.to_builtins(EVERY_MODE.view(g, 0))
    return found


def led(state: dict[str, Any]) -> None:
    view = msgspec.json.decode(msgspec.json.encode(_led()))
    view["hand"], view["turn"], view["current"] = list(HAND), 5, 0
    view["players"][0]["hand"] = len(HAND)
    state["view"] = view
    asks(state, "move", *(Option("location", room) for room in ("caprica", "human_fleet_3")))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_motives_are_read_by_holding_them_up(sit: Sit, size: tuple[int, int]) -> None:
    """With what each still needs, and beside whom I would win now; nothing of it in the open."""
    page, line = sit(size)
    line.show(led, drawn())
    turn_to(page, "cards")
    outlook = _led()["motives"]
    said = words("en")
    secret = [said.name("galactica", one["card"]) for one in outlook["cards"] if not one["shown"]]
    assert len(secret) == 3
    body = page.locator("body").inner_text().lower()
    assert not [name for name in secret if name.lower() in body]
    expect(page.locator(".loyalty [data-motive]")).to_have_count(4)
    expect(page.locator(".loyalty h3")).to_have_text("Motives")
    page.locator(".hold").hover(position={"x": 10, "y": 10})
    page.mouse.down()
    cards = page.locator("[data-my-motive]")
    expect(cards).to_have_count(4)
    for one in outlook["cards"]:
        card = page.locator(f"[data-my-motive={one['card']}]")
        expect(card).to_contain_text(said.name("galactica", one["card"]), ignore_case=True)
        needs = [] if one["shown"] else one["needs"]  # what is revealed counts for good, whatever comes
        expect(card.locator("li")).to_have_count(len(needs))
        expect(card.locator("li.met")).to_have_count(sum(need["met"] for need in needs))
        expect(card.get_by_text("Revealed")).to_have_count(int(one["shown"]))
    expect(page.locator("[data-my-outlook]")).to_be_in_viewport()
    for card in cards.all():
        expect(card).to_be_in_viewport(ratio=1)
    page.mouse.up()
    expect(cards).to_have_count(0)
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_a_motive_is_revealed_behind_the_same_button(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    card = next(one["card"] for one in _led()["motives"]["cards"] if not one["shown"])

    def may(state: dict[str, Any]) -> None:
        led(state)
        options = (Option("choice", "pass"), Option("use", f"{card}", {"what": card, "use": "plain"}))
        asks(state, "window-motive", *options)

    line.show(may, drawn())
    turn_to(page, "cards")
    name = words("en").name("galactica", card)
    assert name.lower() not in page.locator("body").inner_text().lower()
    page.locator("[data-loyalty]").click()
    page.get_by_role("dialog").locator("[data-option]").click()
    assert line.answers == [1]


def test_an_agenda_is_held_up_with_the_outlook_below_it(sit: Sit) -> None:
    page, line = sit((1280, 720))

    def one_card(state: dict[str, Any]) -> None:
        led(state)
        state["view"]["motives"]["cards"] = state["view"]["motives"]["cards"][-1:]

    line.show(one_card, drawn())
    page.locator(".hold").hover(position={"x": 10, "y": 10})
    page.mouse.down()
    card, below = page.locator("[data-my-motive]").bounding_box(), page.locator("[data-my-outlook]").bounding_box()
    assert card is not None
    assert below is not None
    assert below["y"] >= card["y"] + card["height"]
    assert below["height"] < 60
    page.mouse.up()


GUIDED = {
    "action": "hold them to see what each still needs",
    "add-cards": "nobody whether you help",
    "infiltrate": "Among the humans you draw three Skill cards",
    "glimpse": "next Destiny cards",
    "window-motive": "counts for good",
}


def test_the_guide_of_a_leader_does_not_take_sides(sit: Sit) -> None:
    """As they count as a Cylon player, it said what helps the Cylons, and nothing of what only leaders are asked."""
    page, line = sit((1280, 720))
    page.evaluate("localStorage.setItem('readyroom.settings', JSON.stringify({ coach: true }))")
    page.reload()
    page.locator("section.bar").wait_for()
    for prompt, says in GUIDED.items():

        def asked(state: dict[str, Any], prompt: str = prompt) -> None:
            led(state)
            state["view"]["resources"] = dict.fromkeys(state["view"]["resources"], 1)
            asks(state, prompt, Option("choice", "pass"), Option("choice", "stay"))

        line.show(asked, drawn())
        guide = page.locator("aside.guide")
        expect(guide).to_contain_text(says)
        expect(guide).not_to_contain_text("you win if")
        expect(guide).not_to_contain_text("At 0")


def test_a_window_says_where_a_motive_card_is_revealed(sit: Sit) -> None:
    page, line = sit((1280, 720))

    def may(state: dict[str, Any]) -> None:
        led(state)
        asks(state, "window-motive", Option("choice", "pass"))

    line.show(may, drawn())
    expect(page.locator("section.bar")).to_contain_text("“reveal …” is beside your cards. Do you")


def test_a_leaders_sheet_calls_them_a_leader(sit: Sit) -> None:
    page, line = sit((1280, 720))

    def choose(state: dict[str, Any]) -> None:
        led(state)
        state["view"]["players"][0]["character"] = ""
        asks(state, "character", *(Option("character", one) for one in ("cavil", "william_adama")))

    line.show(choose, drawn())
    expect(page.get_by_text("Cylon leader", exact=True)).to_have_count(1)


def test_what_a_leader_may_reveal_is_not_called_a_loyalty_card(sit: Sit) -> None:
    """They have none; nor are Motive cards revealed by an action."""
    page, line = sit((1280, 720))
    line.show(led, drawn())
    page.locator("[data-loyalty]").click()
    dialog = page.get_by_role("dialog")
    expect(dialog).to_contain_text("Reveal a Motive card")
    expect(dialog).to_contain_text("MOTV-003")
    expect(dialog).not_to_contain_text("Loyalty")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_others_see_who_infiltrates_and_what_was_revealed(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)

    def among(state: dict[str, Any]) -> None:
        led(state)
        state["view"]["players"][0].update(status=INFILTRATOR, place="command")

    line.show(among, drawn())
    turn_to(page, "players")
    me = page.locator("[data-seat='0'].player")
    expect(me.locator(f"[data-title={INFILTRATOR}]")).to_be_visible()
    expect(me.locator("[data-title=cylon]")).to_have_count(0)
    expect(me.locator("[data-shown]")).to_have_count(1)
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize(
    ("event", "says"),
    [
        ({"event": "InfiltrationBegan"}, "infiltrates the fleet"),
        ({"event": "InfiltrationEnded"}, "infiltrates no more"),
        ({"event": "MotiveRevealed", "card": "end_the_chase"}, "End the Chase"),
        ({"event": "AgendaShown", "card": "genocide"}, "Genocide"),
    ],
    ids=["infiltrates", "returns", "motive", "agenda"],
)
def test_what_a_leader_does_in_the_open_is_a_moment(sit: Sit, event: dict[str, Any], says: str) -> None:
    page, line = sit((1280, 720), motion=True)
    line.tell(led, event | {"seat": 0})
    expect(page.locator("[data-leader-scene]")).to_contain_text(says)


def test_what_a_leader_draws_is_asked_once_on_every_page_of_a_phone(sit: Sit) -> None:
    """One card at a time: each way is a deck of its own, and stands in the bar too."""
    page, line = sit((360, 740))

    def draws(state: dict[str, Any]) -> None:
        led(state)
        asks(state, "draw", *(Option("draw", skill, {"skills": [skill]}) for skill in ("tactics", "treachery")))

    line.show(draws, drawn())
    for tab in ("players", "space"):
        turn_to(page, tab)
        for option in range(2):
            there = page.locator(f"[data-option='{option}']:visible")
            expect(there).to_have_count(2)  # in the bar, and the deck on its own page
            expect(there.locator("xpath=self::*[@data-at]")).to_have_count(1)
