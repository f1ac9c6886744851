"""Whole games with all boxes in a real browser, with both objectives, from the choice of a character to the end."""

from bisect import bisect
from collections.abc import Callable, Mapping
from functools import partial
from typing import Any, NamedTuple

import pytest
from playwright.sync_api import expect
from tests.e2e import foreseen
from tests.e2e.all_boxes import COMBINED, NEBULA
from tests.e2e.conftest import NewContext
from tests.e2e.foreseen import Foreseen, Line, Move
from tests.e2e.people import guest
from tests.e2e.running import Server
from tests.e2e.seeded import rows_of, seeded_table, stand_at

from readyroom.kernel import Game, Json

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


def _overturned(game: Foreseen) -> bool:
    """Colonial One is turned over, and much comes after it."""
    told = game.events("BoardTurned")
    last = game.events("TurnBegan")[-3:]
    every = game.game.events(None)
    return [event["board"] for event in told] == ["colonial_one"] and every.index(told[0]) < every.index(last[0])


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


def test_colonial_one_is_turned_over_in_a_game(server: Server, new_context: NewContext) -> None:
    """From three answers before it, on a phone: nobody can go there any more, and the game goes on."""
    options: dict[str, Json] = {**COMBINED, "difficulty": "easier_for_cylons"}
    game = foreseen.find("combined-colonial", SEATS, options, _overturned, 103)
    standing = partial(foreseen.standing, game, SEATS, options)
    before = bisect(range(len(game.moves)), False, key=lambda n: _turned(standing(n))) - 3
    context = new_context(phone=True, motion=True)
    guest(context, server, "Ann")
    table, _ = seeded_table(context, server, SEATS, game.secret, level=foreseen.LEVEL, options=options)
    table = stand_at(server, table, standing(before))
    page = context.new_page()
    page.add_init_script(_SCENES)
    line = Line(page)
    page.goto(f"{server.url}/t/{table}")
    foreseen.play(page, line, game._replace(moves=game.moves[before : before + 7]), lambda _: None, ends=False)
    expect(page.locator("[data-tab=ships]")).to_be_visible()
    page.locator("[data-tab=ships]").click()
    expect(page.locator("[data-lost=colonial_one]")).to_be_visible()
    expect(page.locator("[data-board=colonial_one] .room")).to_have_count(0)
    assert "Colonial One is destroyed" in page.evaluate("window.scenes.join()")


def _turned(game: Game[Any]) -> bool:
    return any(event["event"] == "BoardTurned" for event in game.events(None))


_SCENES = """
    window.scenes = [];
    new MutationObserver(() => {
        const title = document.querySelector('[data-scene] h2')?.innerText;
        if (title) window.scenes.push(title);
    }).observe(document, { subtree: true, childList: true });
"""
"""What the moments are called that have been shown."""
