"""Room for all boxes at a table of six with long names: hands of ten of all kinds, full fleets, lost boards."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.combined import HAND, MUTINY, boxes, drawn, sit, tables
from tests.e2e.player import settle
from tests.e2e.test_crowded_space import CROWDED, FULL
from tests.e2e.test_exodus_fleet_layout import OVER
from tests.e2e.test_galactica_layout import DESKS, FAULTS, PHONES
from tests.e2e.test_pictured_choices import asks
from tests.e2e.told import Change, Sit

from readyroom.kernel import Option

__all__ = ["sit", "tables"]

pytestmark = pytest.mark.slow

SIZES = {**DESKS, **PHONES}


def _action(state: dict[str, Any]) -> None:
    """Ten cards of six types, each of which can be played."""
    boxes(state)
    asks(state, "action", Option("choice", "pass"), *(Option("card", card) for card in HAND))


def _discard(state: dict[str, Any]) -> None:
    """At the end of the turn: more than ten, equal ones among them."""
    boxes(state)
    hand = [*HAND, "red_tape-0", "negotiation-5", "bait-0", "bait-0"]
    state["view"]["hand"], state["view"]["players"][0]["hand"] = hand, len(hand)
    cards = (Option("card", card) for card in hand)
    asks(state, "discard", *cards, kind="several", at_least=4, at_most=4)


def _offices(state: dict[str, Any]) -> None:
    """I hold every office, with Quorum and Super Crisis cards beside my ten."""
    boxes(state)
    view = state["view"]
    view["titles"] = dict.fromkeys(view["titles"], 0)
    quorum = ["food_rationing", "inspirational_speech", "arrest_order", "encourage_mutiny"]
    view["office_hands"]["quorum"] = quorum
    view["players"][0]["holds"]["super_crisis"] = ["massive_assault", "the_farm"]
    asks(state, "action", Option("choice", "pass"), *(Option("quorum", card) for card in quorum))


def _reckless(state: dict[str, Any]) -> None:
    boxes(state)
    seats = len(state["view"]["players"])
    state["view"]["check"] = {
        "source": "airlock", "difficulty": 12, "skills": ["politics", "leadership", "treachery"], "partial": 6,
        "target": 1, "added": [3] * seats, "destiny": 2, "crisis": False, "zero": None, "ones": False,
        "faceup": False, "cards": None, "mine": [], "total": None, "abilities": {}, "reckless": True,
        "turned": ["bait-0", "violent_outbursts-4"],
    }  # fmt: skip
    asks(state, "add-cards", *(Option("card", card) for card in HAND), kind="several", at_least=0, at_most=10)
    counts = {card: int(card[-1]) for card in HAND}
    check = {"counts": counts, "table": [0, 5], "end": [-20, 20], "turns": []}
    state["questions"][0]["aid"] = state["aid"] = {"check": check}


def _damaged(state: dict[str, Any]) -> None:
    """Everybody is aboard Pegasus, which bears one hit more, and much holds for this turn."""
    boxes(state)
    view = state["view"]
    view["damaged"] = ["airlock", "main_batteries", "engine_room"]
    for player in view["players"]:
        player["place"] = "pegasus_cic"
    view["for_turn"], view["misses"] = ["ceasefire", "jump_icon", "sparing:fuel"], {"fore": 4}


def _lost(state: dict[str, Any]) -> None:
    """Pegasus is gone, and Colonial One lies with its other side up."""
    boxes(state)
    view = state["view"]
    del view["boards"]["pegasus"]
    view["boards"]["colonial_one"] |= {"side": "destroyed", "places": {}}


def _mutinous(state: dict[str, Any]) -> None:
    """Three Loyalty cards and two Mutiny cards, one of which goes, beside my ten and a Quorum card."""
    boxes(state)
    me = state["view"]["players"][0]
    me["loyalty"] = [{"card": "you_are_not_a_cylon", "revealed": False}] * 3
    state["view"]["office_hands"]["quorum"] = ["food_rationing"]
    state["view"]["titles"]["president"] = 0
    options = (Option("card", card) for card in MUTINY)
    asks(state, "mutiny-limit", *options, kind="several", at_least=1, at_most=1)


HANDS: dict[str, Change] = {
    "ten cards": boxes,
    "a Mutiny card too many": _mutinous,
    "ten to play": _action,
    "fourteen": _discard,
    "every office": _offices,
    "a Reckless check": _reckless,
    "aboard Pegasus": _damaged,
    "boards lost": _lost,
}


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_ten_cards_of_all_kinds_have_room_beside_all_boards(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    found: list[str] = []
    for name, change in HANDS.items():
        line.show(change, drawn())
        tabs = [tab.get_attribute("data-tab") for tab in page.locator("[data-tab]:visible").all()]
        for tab in tabs or [""]:
            if tab:
                page.locator(f"[data-tab={tab}]").click()
                expect(page.locator(f"[data-tab={tab}]")).to_have_attribute("aria-pressed", "true")
                settle(page)
            found += [f"{name} {tab}: {fault}" for fault in page.evaluate(FAULTS)]
    assert not found, found[:40]


KINDS = ("everything", "all known", "asked", "some 0", "some 1", "some 2")


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_space_has_room_for_three_kinds_of_our_ships(sit: Sit, size: tuple[int, int]) -> None:
    """As many of every piece as there are, beyond every horizon too."""
    page, line = sit(size)
    if page.locator("[data-tab=space]:visible").count():
        page.locator("[data-tab=space]").click()
    found: list[str] = []
    for kind in KINDS:

        def change(state: dict[str, Any], kind: str = kind) -> None:
            boxes(state)
            FULL[kind](state)

        line.show(change, drawn())
        expect(page.locator(".pieces svg.assault_raptor").first).to_be_attached()
        for look in (CROWDED, FAULTS, OVER):
            found += [f"{kind}: {fault}" for fault in page.evaluate(look)]
    assert not found, found[:40]
