"""Whole games with all boxes in a real browser, with both objectives, from the choice of a character to the end."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

import pytest
from playwright.sync_api import expect
from tests.e2e import foreseen
from tests.e2e.all_boxes import COMBINED, NEBULA
from tests.e2e.conftest import NewContext
from tests.e2e.foreseen import Foreseen, Line, Move
from tests.e2e.people import guest
from tests.e2e.running import Server
from tests.e2e.seeded import rows_of, seeded_table

from readyroom.kernel import Json

pytestmark = pytest.mark.slow

SEATS = 3


class Wanted(NamedTuple):
    size: tuple[int, int]
    options: Mapping[str, Json]
    comes: Callable[[Foreseen], bool]
    first: int


def _picked(game: Foreseen, kind: str) -> bool:
    return any(move.labels[pick].startswith(f"{kind}:") for move in game.moves for pick in move.picks)


def _lost(game: Foreseen) -> bool:
    """Pegasus takes damage for Galactica until she is lost, and the person plays a Mutiny card."""
    turned = [event["board"] for event in game.events("BoardTurned")]
    asked = game.asked("galactica-damage-which")
    return "pegasus" in turned and asked and _picked(game, "mutiny") and len(game.moves) < 100


def _crossroads(game: Foreseen) -> bool:
    """The person chooses which ship is hit and which Mutiny card goes, and all stand at the Crossroads."""
    prompts = ("galactica-damage-which", "galactica-mutiny-limit", "galactica-set-trauma")
    return all(map(game.asked, prompts)) and len(game.moves) < 110


GAMES = {
    "kobol": Wanted((1280, 720), {**COMBINED, "difficulty": "easier_for_cylons"}, _lost, 24),
    "ionian": Wanted((360, 740), {**NEBULA, "difficulty": "easier_for_humans"}, _crossroads, 15),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_plays_a_whole_game_with_all_boxes_by_clicking(
    server: Server, new_context: NewContext, name: str
) -> None:
    wanted = GAMES[name]
    game = foreseen.find(f"combined-{name}", SEATS, wanted.options, wanted.comes, wanted.first)
    width, height = wanted.size
    context = new_context(phone=width < 500)
    guest(context, server, "Ann")
    options = dict(wanted.options)
    table, _ = seeded_table(context, server, SEATS, game.secret, level=foreseen.LEVEL, options=options)
    page = context.new_page()
    page.set_viewport_size({"width": width, "height": height})
    errors: list[str] = []
    page.on("pageerror", lambda error: errors.append(str(error)))
    line = Line(page)
    page.goto(f"{server.url}/t/{table}")

    def look(move: Move) -> None:
        """What is asked can be answered at its own place."""
        if move.prompt == "galactica-damage-which":
            expect(page.locator("[data-at^='board:'][data-option]")).to_have_count(len(move.labels))
        elif move.prompt == "galactica-mutiny-limit":
            expect(page.locator("[data-mutiny-choice] [data-option]")).to_have_count(len(move.labels))

    foreseen.play(page, line, game, look)
    expect(page.get_by_role("region", name="The game is over").first).to_contain_text("win")
    mine = [row for row in rows_of(server, table) if row.seat == 0 and row.kind in ("answer", "plan")]
    assert len(mine) >= len(game.moves)
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert errors == []
