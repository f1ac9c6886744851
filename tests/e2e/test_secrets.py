"""Four browsers at one table for a whole game: nothing another seat must not know is ever in a frame or in a page.

What a seat may know comes from the true state of the replayed record, not from what the server has sent.
"""

import json
from random import Random
from typing import Any

import pytest
from playwright.sync_api import Page
from tests.e2e.conftest import NewContext
from tests.e2e.people import call, guest, host
from tests.e2e.player import GLOWS, click_what_glows
from tests.e2e.running import Server

from readyroom.catalogue import rules_of
from readyroom.kernel.records import load
from readyroom.kernel.replay import replay
from readyroom.race.cards import BY_ID
from readyroom.race.tables import ID

SEATS = 4
NAMED = {design.name: id_ for id_, design in BY_ID.items()}

_WATCH = """() => {
    const seen = (window.__seen = new Set());
    const look = (node) => {
        if (node.nodeType === 3) seen.add(node.data.trim());
        if (node.nodeType !== 1) return;
        for (const attribute of node.attributes) seen.add(attribute.value);
        for (const child of node.childNodes) look(child);
    };
    new MutationObserver((all) => {
        for (const one of all) {
            if (one.type === 'childList') one.addedNodes.forEach(look);
            else look(one.target);
        }
    }).observe(document, { subtree: true, childList: true, attributes: true, characterData: true });
}"""
"""Keeps every text and every attribute value that was ever in the page."""


class Truth:
    """What each seat may know of the cards after so many events, from the true state."""

    def __init__(self, record: dict[str, Any]) -> None:
        whole = load(record)
        game = replay(whole, rules_of, 0)
        self.open: set[str] = set()
        self.known: list[list[tuple[int, frozenset[str]]]] = [[] for _ in range(SEATS)]
        self.held: list[set[str]] = [set() for _ in range(SEATS)]
        self._note(game.state, game.event_count, [])
        for seat, picks in whole.answers:
            before = game.event_count
            game.answer(seat, picks)
            self._note(game.state, game.event_count, game.events(None)[before:])

    def _note(self, g: Any, told: int, events: list[Any]) -> None:
        """Cards that are laid open for a moment (revealed, gambled) are in events only."""
        laid = json.dumps([one for one in events if one["event"] in ("Revealed", "Gambled", "Placed", "Sacrificed")])
        self.open |= {card for card in BY_ID if f'"{card}"' in laid}
        self.open |= {ID[card] for tableau in g.tableaux for card in tableau}
        self.open |= {ID[card] for card in g.placing if card >= 0}
        for seat in range(SEATS):
            drawn = g.drawn[seat] if g.drawn else []
            self.held[seat] |= {ID[card] for card in [*g.hands[seat], *drawn]}
            self.known[seat].append((told, frozenset(self.held[seat] | self.open)))

    def may_know(self, seat: int, told: int) -> frozenset[str]:
        return next((known for at, known in self.known[seat] if at >= told), self.known[seat][-1][1])


def _cards_in(text: str) -> set[str]:
    return {card for card in BY_ID if f'"{card}"' in text or f":{card}" in text}


def _listen(page: Page, got: list[str]) -> None:
    page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: got.append(str(frame))))


@pytest.mark.slow
def test_each_browser_gets_its_own_secrets_only_for_a_whole_game(server: Server, new_context: NewContext) -> None:
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
        page.add_init_script(f"({_WATCH})()")
        page.goto(f"{server.url}/t/{table}")
        page.wait_for_selector(GLOWS)
    chance = Random(5)
    for _ in range(40):
        for page in pages:
            click_what_glows(page, chance)
    for page in pages:  # computer players end the game for them, before their eyes
        page.get_by_role("button", name="Menu").click()
        page.get_by_label("Let a computer player answer for me").check()
        page.keyboard.press("Escape")
    for page in pages:
        page.wait_for_selector("section.after", timeout=90_000)

    truth = Truth(call(contexts[0], server, "GET", f"/tables/{table}/record"))
    for seat, page in enumerate(pages):
        told = 0
        for text in frames[seat]:
            frame = json.loads(text)
            if frame.get("state", {}).get("over") or (frame["type"] == "table" and frame["table"]["status"] == "over"):
                continue  # the result tells how everybody's points come about
            if frame["type"] != "game":
                assert _cards_in(text) == set()
            else:
                told = frame["back"] + len(frame["events"])
                assert _cards_in(text) <= truth.may_know(seat, told), f"seat {seat} after {told} events"
        assert told > 100
        allowed = truth.known[seat][-1][1]
        hidden = set().union(*truth.held) - allowed
        assert hidden, "nothing was hidden: the test proves nothing"
        seen = page.evaluate("[...window.__seen]")
        assert len(seen) > 300
        names = {NAMED[text] for text in seen if text in NAMED}
        assert names, "the page showed no card: the test proves nothing"
        assert names & hidden == set()
        assert {text for text in seen if text in BY_ID} & hidden == set()
        said = [text.removeprefix("Choose ") for text in seen]
        assert [text for text in said for card in hidden if text.startswith(f"{BY_ID[card].name}. ")] == []
