"""Seven at a table with all boxes, with long names: everybody has a place, a colour and room."""

from functools import cache
from random import Random
from typing import Any

import msgspec
import pytest
from playwright.sync_api import expect
from tests.e2e.boxes import faults_in
from tests.e2e.combined import HAND, SIZES, boxes, drawn, sit, tables
from tests.e2e.crowd import NAMES
from tests.e2e.player import settle
from tests.e2e.seven import SEVENTH, of_seven, sit_seven
from tests.e2e.test_crowded_space import CROWDED
from tests.e2e.test_galactica_layout import DESKS, FAULTS, PHONES
from tests.e2e.test_pictured_choices import asks
from tests.e2e.told import Change, Sit

from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import Option, start
from readyroom.players import random_answer

__all__ = ["sit", "tables"]

pytestmark = pytest.mark.slow

ALL = len(NAMES) + 1
ROOM: dict[str, tuple[int, int]] = {**DESKS, **PHONES, "360x740 at 200%": (180, 370), "1280x720 at 200%": (640, 360)}


def _in(*places: str) -> Change:
    def change(state: dict[str, Any]) -> None:
        boxes(state)
        state["view"]["boarding"][0] = 1
        for player in state["view"]["players"]:
            player["place"] = places[player["seat"] % len(places)]

    return change


def _check(state: dict[str, Any]) -> None:
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
    turns = [{"seat": seat, "state": "added", "added": 3, "most": 0} for seat in range(seats + 1)]
    check = {"counts": counts, "table": [0, 5], "end": [-20, 20], "turns": turns}
    state["questions"][0]["aid"] = state["aid"] = {"check": check}


def _whom(state: dict[str, Any]) -> None:
    """Somebody is chosen among all."""
    boxes(state)
    asks(state, "press-room", *(Option("seat", str(seat)) for seat in range(1, ALL)))


def _offices(state: dict[str, Any]) -> None:
    """The seventh has every office."""
    boxes(state)
    state["view"]["titles"] = dict.fromkeys(state["view"]["titles"], ALL - 1)
    state["view"]["current"] = ALL - 1


@cache
def _led() -> dict[str, Any]:
    """Seven with a Cylon leader, in the middle of a game, as seat 0 sees it."""
    game = start(EVERY_MODE, ALL, 1, {"rules": "combined", "leaders": True})
    while not all(player.character for player in game.state.players):
        game.answer(game.questions[0].seat, 0)
    chance = Random(3)
    while game.state.turn < 12:
        game.answer(game.questions[0].seat, random_answer(game.questions[0], chance))
    found: dict[str, Any] = msgspec.to_builtins(EVERY_MODE.view(game.state, 0))
    return found


def _leader(state: dict[str, Any]) -> None:
    was, view = state["view"], msgspec.json.decode(msgspec.json.encode(_led()))
    view["areas"], view["squadrons"] = was["areas"], was["squadrons"]
    view["check"] = view["die"] = None
    state["view"] = view


def _in_pairs(state: dict[str, Any]) -> None:
    """Two in each room with a long name, while every room of the fleet can be chosen."""
    boxes(state)
    for player in state["view"]["players"]:
        player["place"] = ("quorum_chamber", "pegasus_cic", "administration_2")[player["seat"] % 3]


POSITIONS: dict[str, Change] = {
    "a turn": boxes,
    "in pairs aboard": _in_pairs,
    "a check": _check,
    "whom": _whom,
    "offices": _offices,
    "in the Brig": _in("brig"),
    "aboard Pegasus": _in("pegasus_cic"),
    "among the Cylons": _in("caprica_3"),
    "in a small room": _in("admirals_quarters"),
    "with a leader": _leader,
}

EVERYBODY = faults_in("""
    alone('.avatars li', '.seats > li');
    for (const one of all('.avatars li')) {
        if (one.offsetWidth < 36) faults.push(`${called(one)} is only ${one.offsetWidth} wide`);
    }
    inside(['.check .difficulty', '.check'], ['.check .skills', '.check'], ['.check p', '.check'],
        ['.check li', '.check']);
    // no pawn stands on the name of a room of the fleet
    for (const one of all('.fleet .room')) {
        const name = document.createRange();
        name.selectNodeContents(one.querySelector('.name'));
        for (const pawn of one.querySelectorAll('.people svg')) {
            const lines = [...name.getClientRects()].map((its) => ({ ...its.toJSON(), bottom: its.bottom - 3 }));
            if (lines.some((line) => over(line, box(pawn)))) faults.push(`a pawn stands on ${one.innerText}`);
        }
    }
    for (const one of all('.pawns svg, .room .people svg')) {
        const its = one.closest('.room, .places');
        if (!within(box(one), box(its))) faults.push(`a pawn sticks out of ${its.ariaLabel ?? its.innerText}`);
    }
""")


@pytest.mark.parametrize("size", ROOM.values(), ids=ROOM)
def test_seven_people_have_room_everywhere(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    sit_seven(line)
    found: list[str] = []
    for name, change in POSITIONS.items():
        line.show(change if change is _leader else of_seven(change), drawn())
        tabs = [tab.get_attribute("data-tab") for tab in page.locator("[data-tab]:visible").all()]
        for tab in tabs or [""]:
            if tab:
                page.locator(f"[data-tab={tab}]").click()
                expect(page.locator(f"[data-tab={tab}]")).to_have_attribute("aria-pressed", "true")
                settle(page)
            for look in (FAULTS, EVERYBODY, *([CROWDED] if "in " in name and tab in ("", "space") else [])):
                faults = [fault for fault in page.evaluate(look) if "no room for a seventh" not in fault]
                found += [f"{name} {tab}: {fault}" for fault in faults]
    assert not found, found[:40]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_seven_people_have_seven_colours_and_names(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    sit_seven(line)
    line.show(of_seven(), drawn())
    if page.locator("[data-tab=players]:visible").count():
        page.locator("[data-tab=players]").click()
    cards = page.locator(".player[data-seat]")
    expect(cards).to_have_count(ALL)
    expect(cards.last).to_contain_text(SEVENTH)
    colours = cards.evaluate_all("all => all.map((one) => getComputedStyle(one).borderLeftColor)")
    assert len(set(colours)) == ALL
