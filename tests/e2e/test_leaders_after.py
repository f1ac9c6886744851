"""After a game with a Cylon leader: why they have won or not, card by card."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest
from tests.e2e.running import Server

import readyroom as rr
from readyroom.galactica.motives import AGENDAS, MOTIVES
from readyroom.kernel import Game, Json
from readyroom.players import make_player
from readyroom.players.base import play_out
from readyroom.words import words

pytestmark = pytest.mark.slow

SEATS = 4
OPTIONS: dict[str, dict[str, Json]] = {
    "motives": {"rules": "combined", "leaders": True},
    "agenda": {"rules": "exodus", "objective": "ionian", "leaders": True},
}
FIRST = {("motives", True): 1, ("motives", False): 0, ("agenda", True): 0, ("agenda", False): 1}
"""Where such a game was found when this was written."""


def _game(kind: str, won: bool) -> Game[Any]:
    """A game whose leader has won, or has not."""
    for seed in range(FIRST[kind, won], 60):
        players = [make_player("galactica", "easy", seat) for seat in range(SEATS)]
        game = play_out(rr.new("galactica", seats=SEATS, seed=seed, options=OPTIONS[kind]), players)
        if any(event["event"] == "LeaderJudged" and event["won"] == won for event in game.events(None)):
            return game
    raise LookupError("no such game")


@pytest.mark.parametrize("won", [True, False], ids=["won", "lost"])
@pytest.mark.parametrize("kind", OPTIONS)
def test_why_a_leader_has_won_is_told_card_by_card(
    server: Server, new_context: NewContext, kind: str, won: bool
) -> None:
    game = _game(kind, won)
    events, winner, say = game.events(None), game.state.winner, words("en")
    (end,) = [event for event in events if event["event"] == "LeaderJudged"]
    shown = [event["card"] for event in events if event["event"] in ("MotiveRevealed", "AgendaShown")]
    context = new_context(phone=not won)
    guest(context, server, "Ann")
    table = call(context, server, "POST", "/records", {"record": game.record()})["table"]["id"]
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    told = page.locator(f"[data-judged='{end['seat']}']")
    expect(told).to_be_attached(timeout=60_000)
    expect(told.locator("[data-wanted]")).to_have_count(len(shown) + len(end["left"]))
    for card in (*shown, *end["left"]):
        one = told.locator(f"[data-wanted={card}]")
        expect(one).to_contain_text(say.name("galactica", card), ignore_case=True)
        expect(one.locator("p")).not_to_be_empty()
        expect(one).to_contain_text(
            "not revealed" if card in end["left"] else "agenda" if card in AGENDAS else "revealed"
        )
    expect(told).to_contain_text("Won beside" if won else "Not won")
    if kind == "motives":
        helps = sum(MOTIVES[card].side == winner for card in shown)
        number = {0: "no", 1: "one"}.get(helps, f"{helps}")
        expect(told).to_contain_text(f"{number} revealed card")
    assert "web-gal-" not in page.locator("body").inner_text(), "a message without words"
    assert page.evaluate("document.documentElement.scrollWidth <= innerWidth")
    assert violations(page, "dialog") == []
