"""New Caprica in the browser: the planet is the stage until Galactica returns, then it lies beside space."""

from typing import Any

import pytest
from playwright.sync_api import Page, expect
from tests.e2e.combined import DESK, SIZES, drawn, sit, tables, turn_to
from tests.e2e.planet import WAY, returned, settled
from tests.e2e.test_galactica_layout import FAULTS
from tests.e2e.test_pictured_choices import asks
from tests.e2e.told import Sit

from readyroom.galactica.cards import UNFINISHED
from readyroom.galactica.new_caprica import PLANET
from readyroom.galactica.places import LOCATIONS
from readyroom.kernel import Option

__all__ = ["sit", "tables"]

pytestmark = [
    pytest.mark.slow,
    pytest.mark.skipif(PLANET in UNFINISHED, reason="the browser knows what is offered only"),
]

ROOMS = tuple(place.id for place in LOCATIONS.values() if place.board == PLANET)


def _one_of_each(page: Page, places: tuple[str, ...]) -> None:
    """No place is drawn twice, and each has its own sign."""
    for place in places:
        expect(page.locator(f"[data-at='room:{place}']")).to_have_count(1)


def _move_there(state: dict[str, Any]) -> None:
    settled(state)
    asks(state, "move", *(Option("location", room) for room in ROOMS))


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_the_planet_is_the_stage_while_galactica_is_away(sit: Sit, size: tuple[int, int]) -> None:
    page, line = sit(size)
    line.show(_move_there, drawn())
    turn_to(page, "space")
    planet = page.locator(f"[data-planet={PLANET}]")
    expect(planet).to_be_visible()
    _one_of_each(page, ROOMS)
    expect(page.locator("div.space")).to_have_count(0)
    for place, count in zip(WAY, (2, 1, 1), strict=True):
        force = planet.locator(".hot", has=page.locator(f"[data-at='room:{place}']")).locator("[data-token]")
        expect(force).to_have_attribute("data-count", str(count))
    expect(planet.locator("[data-stack=locked]")).to_have_attribute("data-count", "9")
    expect(planet.locator("[data-stack=prepared]")).to_have_attribute("data-count", "3")
    known = planet.locator("[data-stack] b")
    expect(known).to_have_count(1)  # the only one I have looked at
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_space_can_be_looked_at_meanwhile_and_is_the_stage_again_after_the_return(
    sit: Sit, size: tuple[int, int]
) -> None:
    page, line = sit(size)
    line.show(_move_there, drawn())
    turn_to(page, "space")
    page.locator("[data-stage=space]").click()
    expect(page.locator("div.space")).to_be_visible()
    expect(page.locator(".away")).to_be_visible()
    line.show(returned, {"event": "GalacticaReturned"})
    expect(page.locator("div.space")).to_be_visible()
    expect(page.locator(".away")).to_have_count(0)
    page.locator("[data-stage=planet]").click()
    expect(page.locator(f"[data-planet={PLANET}]")).to_be_visible()
    _one_of_each(page, ROOMS)
    assert page.evaluate(FAULTS) == []


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
@pytest.mark.parametrize("back", [False, True], ids=["away", "back"])
def test_where_something_can_be_chosen_comes_forward(sit: Sit, size: tuple[int, int], back: bool) -> None:
    """A prepared ship, on the ground: the planet; a space area for it: space."""
    page, line = sit(size)

    def ship(state: dict[str, Any]) -> None:
        settled(state, back=back)
        asks(state, "locked-ship", *(Option("civilian", str(one["handle"])) for one in state["view"]["locked"][:2]))

    line.show(ship, drawn())
    expect(page.locator(f"[data-planet={PLANET}]")).to_be_visible()
    top = page.locator("[data-stack=locked] [data-option]")
    expect(top).to_have_count(2)

    def area(state: dict[str, Any]) -> None:
        settled(state, back=back)
        asks(state, "evacuate", *(Option("area", one) for one in ("port_fore", "port_aft")))
        state["questions"][0]["serial"] = 10_000

    line.show(area)
    expect(page.locator("div.space")).to_be_visible()
    page.locator("[data-at='area:port_aft']").click()
    assert line.answers == [1]


@pytest.mark.parametrize("size", SIZES.values(), ids=SIZES)
def test_who_may_order_the_departure_reads_what_stays_behind(sit: Sit, size: tuple[int, int]) -> None:
    """Twelve ships on the ground, and the humans there."""
    page, line = sit(size)

    def order(state: dict[str, Any]) -> None:
        returned(state)
        asks(state, "action", Option("choice", "pass"), Option("title", "order_departure"))

    line.show(order, drawn())
    leave = page.locator("[data-option='1']:visible").first
    expect(leave).to_contain_text("12 ships and 6 humans stay behind")
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")


def test_a_ship_that_is_looked_at_lies_on_the_stage(sit: Sit) -> None:
    """What is answered has no place there, but what it is about has."""
    page, line = sit(DESK)

    def look(state: dict[str, Any]) -> None:
        returned(state)
        asks(state, "locked-ship", Option("choice", "top"), Option("choice", "bottom"))
        state["questions"][0]["facts"] = {"ship": "civ_empty", "number": 12}

    line.show(look, drawn())
    expect(page.locator(f"[data-planet={PLANET}]")).to_be_visible()


def test_beside_space_the_planet_lies_in_the_row_of_the_fleet(sit: Sit) -> None:
    """With what is locked and prepared, and its locations when they can be chosen."""
    page, line = sit(DESK)

    def move(state: dict[str, Any]) -> None:
        returned(state)
        asks(state, "move", *(Option("location", room) for room in (*ROOMS, "command", "hangar_deck")))

    line.show(move, drawn())
    expect(page.locator("div.space")).to_be_visible()
    board = page.locator(f"[data-board={PLANET}]")
    expect(board.locator("[data-grounded]")).to_have_text("93✓")
    _one_of_each(page, ROOMS)
    board.locator("[data-at='room:shipyard']").click()
    assert line.answers == [ROOMS.index("shipyard")]


@pytest.mark.parametrize(
    ("event", "words"),
    [
        ({"event": "NewCapricaBegan"}, "The fleet settles on New Caprica"),
        ({"event": "GalacticaReturned"}, "Galactica is back"),
        ({"event": "DepartureOrdered", "seat": 1}, "orders the departure"),
    ],
    ids=["landing", "return", "departure"],
)
def test_landing_return_and_departure_are_moments(sit: Sit, event: dict[str, Any], words: str) -> None:
    page, line = sit(DESK, motion=True)
    line.tell(returned, event)
    expect(page.locator("[data-planet-scene]")).to_contain_text(words)
