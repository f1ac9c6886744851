"""After a game of the Ionian Nebula: what became of everybody's trauma, and of who was eliminated."""

from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.axe import violations
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest
from tests.e2e.running import Server

import readyroom as rr
from readyroom.galactica.loyalty import is_cylon
from readyroom.kernel import Game, Json
from readyroom.players import make_player
from readyroom.players.base import play_out
from readyroom.words import words

pytestmark = pytest.mark.slow

SEATS = 5
NEBULA: dict[str, Json] = {"rules": "exodus", "objective": "ionian"}


def _game() -> Game[Any]:
    """The humans cross the Nebula, and somebody who was human is eliminated: they have lost with the Cylons."""
    for seed in range(200):
        players = [make_player("galactica", "easy", seat) for seat in range(SEATS)]
        game = play_out(rr.new("galactica", seats=SEATS, seed=seed, options=NEBULA), players)
        out = [event["seat"] for event in game.events(None) if event["event"] == "Eliminated"]
        if game.state.why == "ionian" and any(not is_cylon(game.state.players[seat]) for seat in out):
            return game
    raise LookupError("no such game")


def test_the_story_of_trauma_is_told(server: Server, new_context: NewContext) -> None:
    game = _game()
    events = game.events(None)
    say = words("en")
    context = new_context()
    guest(context, server, "Ann")
    table = call(context, server, "POST", "/records", {"record": game.record()})["table"]["id"]
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    result = page.get_by_role("dialog")
    expect(result.get_by_role("heading", name="Trauma")).to_be_attached(timeout=60_000)
    expect(result).to_contain_text("The fleet has crossed the Ionian Nebula.")
    assert "web-gal-" not in page.locator("body").inner_text(), "a message without words"
    out = {event["seat"] for event in events if event["event"] == "Eliminated"}
    for seat in range(SEATS):
        mine = [event for event in events if event.get("seat") == seat]
        told = result.locator(f"[data-trauma-of='{seat}']")
        drawn = sum(event["count"] for event in mine if event["event"] == "TraumaDrawn")
        expect(told).to_contain_text(f"{drawn} token")
        shown: list[str] = []
        for event in mine:
            if event["event"] == "AllyMet":
                expect(told).to_contain_text(f"met {say.name('galactica', event['card'])}")
            elif event["event"] == "CrossroadsShown":
                expect(told).to_contain_text(f"at the Crossroads: {say.name('galactica', event['card'])}")
            elif event["event"] == "TraumaShown":
                expect(told).to_contain_text(f"at the Trial, {event['against']} against them")
                shown += event["tokens"]
                expect(told.locator("[data-token]:not(.not)")).to_have_count(
                    len(shown) - len(event["tokens"]) + event["left"]
                )
            if event["event"] in ("AllyMet", "CrossroadsShown"):
                shown.append(event["token"] or "back")
        signs = told.locator("[data-token]").evaluate_all("all => all.map((one) => one.dataset.token)")
        assert sorted(signs) == sorted(shown)
        expect(told.get_by_text("eliminated")).to_have_count(int(seat in out))
        person = result.locator(".roles li").nth(seat)
        expect(person.locator("[data-out]")).to_have_count(int(seat in out))
        cylon = is_cylon(game.state.players[seat])
        expect(person.locator(".side")).to_contain_text("Cylon" if cylon else "Human")
    assert violations(page, "dialog") == []
