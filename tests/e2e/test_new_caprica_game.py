"""A whole game of New Caprica in real browsers, from the choice of a character to the page after the departure."""

from functools import partial

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
OPTIONS: dict[str, Json] = {"rules": "combined", "objective": "new_caprica", "difficulty": "easier_for_humans"}
"""The humans come so far that there is something to settle on."""
SIZES = {False: (1280, 720), True: (390, 844)}


def _whole_phase(game: Foreseen) -> bool:
    """The person lives on the planet, a ship is prepared, Galactica returns, and they order the departure."""
    ordered = [event["seat"] for event in game.events("DepartureOrdered")]
    there = game.events("CivilianPrepared") and game.events("GalacticaReturned")
    return ordered == [0] and bool(there) and len(game.moves) < 110


def test_a_guest_plays_a_whole_game_of_new_caprica_by_clicking(server: Server, new_context: NewContext) -> None:
    """At a desk and on a phone at once: each question is answered on one, the next one on the other."""
    game = foreseen.find("ncap", SEATS, OPTIONS, _whole_phase, 255)
    host = new_context()
    guest(host, server, "Ann")
    table, _ = seeded_table(host, server, SEATS, game.secret, level=foreseen.LEVEL, options=OPTIONS)
    errors: list[str] = []
    pages: list[Page] = []
    lines: list[Line] = []
    for phone, (width, height) in SIZES.items():
        context = new_context(phone=phone)
        context.add_cookies(host.cookies())  # type: ignore[arg-type]
        page = context.new_page()
        page.set_viewport_size({"width": width, "height": height})
        page.on("pageerror", lambda error: errors.append(str(error)))
        lines.append(Line(page))
        page.goto(f"{server.url}/t/{table}")
        pages.append(page)
    asked = set[tuple[int, str]]()

    def look(page: Page, move: Move) -> None:
        """Where one may go is there to click: on the planet, and when Galactica is back in space too."""
        if move.prompt != "galactica-move" or "location:shipyard" not in move.labels:
            return
        back = "location:command" in move.labels
        asked.add((pages.index(page), "returned" if back else "away"))
        if back:
            expect(page.locator("[data-stage].asked")).to_have_count(2)
        else:
            expect(page.locator(f"[data-planet={PLANET}]")).to_be_visible()

    for n, move in enumerate(game.moves):
        page, line = pages[n % 2], lines[n % 2]
        foreseen.play(page, line, game._replace(moves=[move]), partial(look, page), ends=False)
    assert {(0, "away"), (1, "away")} < asked
    for page in pages:
        page.wait_for_selector("section.after", timeout=60_000)
        expect(page.get_by_role("region", name="The game is over").first).to_contain_text("win")
        assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    mine = [row for row in rows_of(server, table) if row.seat == 0 and row.kind in ("answer", "plan")]
    assert len(mine) >= len(game.moves)
    assert errors == []
