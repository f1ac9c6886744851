"""A whole game of the Ionian Nebula in a real browser, from the choice of a character to the page after the end."""

from collections.abc import Callable

import pytest
from playwright.sync_api import expect
from tests.e2e import foreseen
from tests.e2e.conftest import NewContext
from tests.e2e.foreseen import Foreseen, Line, Move
from tests.e2e.people import guest
from tests.e2e.running import Server
from tests.e2e.seeded import rows_of, seeded_table

from readyroom.kernel import Json

pytestmark = pytest.mark.slow

SEATS = 3
OPTIONS: dict[str, Json] = {"rules": "exodus", "objective": "ionian", "difficulty": "easier_for_humans"}
"""The humans come so far that the Crossroads are reached."""


def _everything(game: Foreseen) -> bool:
    """The person meets allies, puts trauma on one, sets a token at the Crossroads; it does not take too long."""
    met = [event["seat"] for event in game.events("AllyMet")]
    prompts = ("galactica-ally-trauma", "galactica-set-trauma")
    return 0 in met and all(map(game.asked, prompts)) and len(game.moves) < 100


def _out(game: Foreseen) -> list[int]:
    return [event["seat"] for event in game.events("Eliminated")]


WANTED: dict[str, tuple[Callable[[Foreseen], bool], int]] = {
    "1280x720": (lambda game: _everything(game) and 0 in _out(game), 47),
    "360x740": (lambda game: _everything(game) and any(_out(game)) and 0 not in _out(game), 236),
}
"""On the desktop the person themselves is eliminated and looks on, on the phone it is somebody else."""


@pytest.mark.parametrize("size", WANTED)
def test_a_guest_plays_a_whole_game_of_the_nebula_by_clicking(
    server: Server, new_context: NewContext, size: str
) -> None:
    game = foreseen.find("nebula", SEATS, OPTIONS, *WANTED[size])
    width, height = map(int, size.split("x"))
    context = new_context(phone=width < 500)
    guest(context, server, "Ann")
    table, _ = seeded_table(context, server, SEATS, game.secret, level=foreseen.LEVEL, options=OPTIONS)
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    line = Line(page)
    page.goto(f"{server.url}/t/{table}")

    def look(move: Move) -> None:
        """What is asked can be answered at its own place."""
        if move.prompt in ("galactica-ally-trauma", "galactica-set-trauma"):
            expect(page.locator("[data-trauma] [data-option]")).to_have_count(len(move.labels))
        elif move.prompt == "galactica-meet-ally":
            expect(page.locator("[data-at^='ally:'][data-option]")).to_have_count(len(move.labels))

    foreseen.play(page, line, game, look)
    expect(page.get_by_role("region", name="The game is over").first).to_contain_text("win")
    mine = [row for row in rows_of(server, table) if row.seat == 0 and row.kind in ("answer", "plan")]
    assert len(mine) >= len(game.moves)
    result = page.get_by_role("dialog")
    for seat in range(SEATS):
        told = result.locator(f"[data-trauma-of='{seat}']")
        expect(told).to_be_attached()
        expect(told.get_by_text("eliminated")).to_have_count(1 if seat in _out(game) else 0)
    assert errors == []
