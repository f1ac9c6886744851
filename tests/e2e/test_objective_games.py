"""Whole games of New Caprica and of Earth in real browsers, from the choice of a character to the page after the end.

At a desk and on a phone at once: each question is answered on one, the next one on the other.
"""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import Page, expect
from tests.e2e import foreseen
from tests.e2e.conftest import NewContext
from tests.e2e.foreseen import Foreseen, Line, Move
from tests.e2e.people import guest
from tests.e2e.running import Server
from tests.e2e.seeded import rows_of, seeded_table

from readyroom.galactica.new_caprica import PLANET
from readyroom.kernel import Json

pytestmark = pytest.mark.slow

SEATS = 3
HUMANS: Mapping[str, Json] = {"rules": "combined", "difficulty": "easier_for_humans"}
"""They come so far that there is something to settle on."""
SIZES = {False: (1280, 720), True: (390, 844)}
AWAY, BACK, MISSION = "Galactica is away", "Galactica is back", "a Mission lies there"


class Wanted(NamedTuple):
    options: Mapping[str, Json]
    comes: Callable[[Foreseen], bool]
    first: int
    seen: tuple[str, ...]
    """What both screens must have been looked at for."""


def _whole_phase(game: Foreseen) -> bool:
    """The person lives on the planet, a ship is prepared, Galactica returns, and they order the departure."""
    ordered = [event["seat"] for event in game.events("DepartureOrdered")]
    there = game.events("CivilianPrepared") and game.events("GalacticaReturned")
    return ordered == [0] and bool(there) and len(game.moves) < 110


def _missions(game: Foreseen) -> bool:
    """Missions are attempted, one lies facedown, another brings the rebel basestar; the person is aboard Demetrius."""
    turned = [event["board"] for event in game.events("BoardTurned")]
    attempted = len(game.events("MissionBegan")) >= 2 and bool(game.events("MissionTurned"))
    return "rebel_basestar" in turned and attempted and game.asked("galactica-name-type") and len(game.moves) < 105


GAMES = {
    "ncap": Wanted({**HUMANS, "objective": "new_caprica"}, _whole_phase, 255, (AWAY,)),
    "earth": Wanted({**HUMANS, "objective": "earth"}, _missions, 173, (MISSION,)),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_plays_a_whole_game_by_clicking(server: Server, new_context: NewContext, name: str) -> None:
    wanted = GAMES[name]
    game = foreseen.find(name, SEATS, wanted.options, wanted.comes, wanted.first)
    host = new_context()
    guest(host, server, "Ann")
    options = dict(wanted.options)
    table, _ = seeded_table(host, server, SEATS, game.secret, level=foreseen.LEVEL, options=options)
    errors: list[str] = []
    pages: list[tuple[Page, Line]] = []
    for phone, (width, height) in SIZES.items():
        context = new_context(phone=phone)
        context.add_cookies(host.cookies())  # type: ignore[arg-type]
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.on("pageerror", lambda error: errors.append(str(error)))
        pages.append((page, Line(page)))
        page.goto(f"{server.url}/t/{table}")
    seen: list[set[str]] = [set(), set()]

    for n, move in enumerate(game.moves):
        page, line = pages[n % 2]

        def look(move: Move, page: Page = page, told: set[str] = seen[n % 2]) -> None:
            told.update(_looked(page, move))

        foreseen.play(page, line, game._replace(moves=[move]), look, ends=False)
    assert all({*wanted.seen} <= told for told in seen)
    for page, _ in pages:
        page.wait_for_selector("section.after", timeout=60_000)
        expect(page.get_by_role("region", name="The game is over").first).to_contain_text("win")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mine = [row for row in rows_of(server, table) if row.seat == 0 and row.kind in ("answer", "plan")]
    assert len(mine) >= len(game.moves)
    assert errors == []


def _looked(page: Page, move: Move) -> list[str]:
    """Where one may go is there to click: on the planet, and when Galactica is back in space too."""
    if move.prompt == "galactica-move" and "location:shipyard" in move.labels:
        if "location:command" in move.labels:
            expect(page.locator("[data-stage].asked")).to_have_count(2)
            return [BACK]
        expect(page.locator(f"[data-planet={PLANET}]")).to_be_visible()
        return [AWAY]
    return [MISSION] if page.locator("[data-mission]").count() else []
