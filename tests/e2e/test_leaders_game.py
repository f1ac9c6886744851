"""Whole games of a Cylon leader in a real browser, from the choice of a sheet to the page after the end."""

from collections.abc import Callable, Mapping
from typing import NamedTuple

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

SEATS = 4


class Wanted(NamedTuple):
    size: tuple[int, int]
    options: Mapping[str, Json]
    comes: Callable[[Foreseen], bool]
    first: int


def _mine(game: Foreseen, kind: str) -> int:
    return sum(event["seat"] == 0 for event in game.events(kind))


def _among(game: Foreseen) -> bool:
    """The person comes among the humans and goes back, in a game that does not take too long."""
    there = (_mine(game, "InfiltrationBegan"), _mine(game, "InfiltrationEnded"))
    return all(there) and len(game.moves) < 90


def _revealed(game: Foreseen) -> bool:
    return _among(game) and _mine(game, "MotiveRevealed") > 0 and game.asked("galactica-window-motive")


GAMES = {
    "motives": Wanted((1280, 720), {"rules": "combined", "leaders": True}, _revealed, 26),
    "agenda": Wanted((360, 740), {"rules": "exodus", "objective": "ionian", "leaders": True}, _among, 32),
}


@pytest.mark.parametrize("name", GAMES)
def test_a_guest_plays_a_whole_game_as_a_cylon_leader_by_clicking(
    server: Server, new_context: NewContext, name: str
) -> None:
    wanted = GAMES[name]
    game = foreseen.find(f"leader-{name}", SEATS, wanted.options, wanted.comes, wanted.first)
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
        """Where one comes among the humans is chosen on the board."""
        if move.prompt == "galactica-infiltrate":
            expect(page.locator("[data-at^='room:'][data-option]")).not_to_have_count(0)

    foreseen.play(page, line, game, look)
    result = game.game.result
    assert result is not None
    region = page.get_by_role("region", name="The game is over").first
    expect(region).to_contain_text("win")
    mine = [row for row in rows_of(server, table) if row.seat == 0 and row.kind in ("answer", "plan")]
    assert len(mine) >= len(game.moves)
    expect(page.get_by_role("dialog")).to_contain_text("Cylon leader")
    leader_won = 0 in result.winners
    expect(page.get_by_role("dialog").get_by_text("won", exact=True)).to_have_count(len(result.winners))
    assert leader_won == any(event["won"] for event in game.events("LeaderJudged"))
    assert page.evaluate("document.documentElement.scrollWidth") <= width
    assert errors == []
