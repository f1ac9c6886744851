"""Four browsers at one table: nothing another seat must not know is in any frame or in any page."""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest, host
from tests.e2e.player import GLOWS, click_what_glows
from tests.e2e.running import Server

from readyroom.race.cards import BY_ID

SEATS = 4


def _open_cards(state: dict[str, Any]) -> set[str]:
    """What everybody may see."""
    found: set[str] = set()
    for seat in state["view"]["seats"]:
        found |= {*seat["tableau"], *seat["goods"], *([seat["placing"]] if seat["placing"] else [])}
    return found


def _open_events(events: list[dict[str, Any]], seat: int) -> set[str]:
    """What events tell: all of one's own, and what is laid open by others."""
    text = json.dumps([e for e in events if e.get("seat") == seat])
    text += json.dumps([e for e in events if e["event"] in ("Revealed", "Gambled", "Placed", "Sacrificed")])
    return {card for card in BY_ID if f'"{card}"' in text}


def _listen(page: Page, got: list[str]) -> None:
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: got.append(str(frame))))


@pytest.mark.slow
def test_each_browser_gets_its_own_secrets_only(server: Server, new_context: NewContext) -> None:
    contexts = [new_context() for _ in range(SEATS)]
    for context, name in zip(contexts, ("Ann", "Bo", "Cid", "Dee"), strict=True):
        guest(context, server, name)
    table, key = host(contexts[0], server, SEATS)
    for context in contexts[1:]:
        call(context, server, "POST", f"/tables/{table}/join", {"key": key})
    call(contexts[0], server, "POST", f"/tables/{table}/start", {})
    frames: list[list[str]] = [[] for _ in contexts]
    pages = [context.new_page() for context in contexts]
    for page, got in zip(pages, frames, strict=True):
        _listen(page, got)
        page.goto(f"{server.url}/t/{table}")
        page.wait_for_selector(GLOWS)
    pages_seen: list[str] = [""] * SEATS
    chance = Random(5)
    for _ in range(90):
        for seat, page in enumerate(pages):
            if page.locator(GLOWS).count() and page.locator(".question").count():
                click_what_glows(page, chance)
            page.wait_for_timeout(40)
            pages_seen[seat] += page.content()

    held: list[set[str]] = [set() for _ in pages]
    lawful: list[set[str]] = [set() for _ in pages]
    for seat, got in enumerate(frames):
        for frame in map(json.loads, got):
            if frame["type"] == "game":
                view = frame["state"]["view"]
                held[seat] |= {*view["hand"], *(view["drawn"] or [])}
                lawful[seat] |= held[seat] | _open_cards(frame["state"]) | _open_events(frame["events"], seat)
    assert all(len(cards) > 6 for cards in held)
    for seat in range(SEATS):
        for other in range(SEATS):
            secret = held[other] - lawful[seat]
            assert other == seat or secret, "nothing was hidden: the test proves nothing"
            text = "".join(frames[seat])
            assert not [card for card in secret if f'"{card}"' in text or f":{card}" in text]
            assert not [card for card in secret if f'data-card="{card}"' in pages_seen[seat]]
            assert not [card for card in secret if f">{BY_ID[card].name}<" in pages_seen[seat]]
