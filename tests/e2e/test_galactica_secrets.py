"""Five browsers at one seeded Galactica table where a hidden Cylon reveals: none is told or shows what is secret to it.

What a seat may know is worked out from the kernel's views, row by row; what is secret, from the state itself.
"""

import json
import re
import time
from pathlib import Path
from typing import Any

import pytest
from playwright.sync_api import BrowserContext, Page
from tests.e2e.conftest import NewContext
from tests.e2e.galactica import ANSWER
from tests.e2e.people import guest
from tests.e2e.running import Server, running_server
from tests.e2e.seeded import header_of, rows_of, seeded_table

from readyroom.kernel import Answer, Game, Question
from readyroom.players import Chair, make_player
from readyroom.server.table.game_log import GameLog
from readyroom.words import words

SEATS = 5
SECRET = "secret-28"  # with easy players: seat 1 is a Cylon from the start, and has the second turn


_SCENE = "document.documentElement.dataset.curtain === 'down'"


class Watched:
    """A browser with all it was sent, and all it has shown."""

    def __init__(self, context: BrowserContext, url: str, seat: int) -> None:
        self.seat = seat
        self.page: Page = context.new_page()
        self.frames: list[str] = []
        self.shown = ""
        self.page.on(
            "websocket", lambda socket: socket.on("framereceived", lambda frame: self.frames.append(str(frame)))
        )
        self.page.emulate_media(reduced_motion="reduce" if seat else "no-preference")  # one of them sees the scenes too
        self.page.goto(url)
        self.page.wait_for_selector("[data-at], .bar")

    def asked(self) -> dict[str, Any] | None:
        """The question this browser shows, as it was sent."""
        for frame in reversed(self.frames):
            if frame.startswith('{"type":"game"'):
                questions = json.loads(frame)["state"]["questions"]
                return questions[0] if questions and not questions[0]["answered"] else None
        return None

    def answer(self, question: Question, picks: tuple[int, ...], several: bool) -> bool:
        """By clicking; False if the browser does not show the question yet."""
        asked = self.asked()
        if asked is None or asked["serial"] != question.serial:
            return False
        if self.page.evaluate(_SCENE):  # what is asked stands behind it
            self.look()
            self.page.evaluate("document.querySelector('[data-scene] .over')?.click()")
            return False
        said = self.page.evaluate(ANSWER, [list(picks), several])
        if said != "picked":
            return False
        if several:
            self.page.locator("[data-confirm]:not(:disabled)").first.evaluate("one => one.click()")
        return True

    def look(self) -> None:
        self.shown += self.page.content()


def _strings(data: Any) -> set[str]:
    """Every name in some JSON; of a label as `card:repair-2` both parts."""
    found = set(re.findall(r'"([a-z_0-9:~-]+)"', json.dumps(data)))
    return found | {part for one in found for part in re.split("[:~]", one)}


def _lawful(game: Game[Any], seat: int) -> set[str]:
    return _strings([game.view(seat), [question.plain() for question in game.questions_for(seat)]])


def _private(game: Game[Any], seat: int) -> set[str]:
    """What only this seat has before its eyes: in truth, not as a view tells it."""
    g = game.state
    player = g.players[seat]
    cards = {f"{label}" for label in game.view(seat)["hand"]} | set(player.super_crisis)
    cards |= {card.id for card in player.loyalty if not card.revealed}
    cards |= set(g.quorum_hand) if g.president == seat else set()
    return cards | {card for held in g.held_by(seat) for card in held.cards}


@pytest.fixture
def quick(client: None, tmp_path: Path) -> Any:
    with running_server(tmp_path / "server") as server:
        yield server


@pytest.mark.slow
def test_no_browser_is_told_or_shows_what_its_seat_must_not_know(quick: Server, new_context: NewContext) -> None:
    contexts = [new_context() for _ in range(SEATS)]
    for context, name in zip(contexts, ("Ann", "Bo", "Cid", "Dee", "Eve"), strict=True):
        guest(context, quick, name)
    table, _ = seeded_table(contexts[0], quick, SEATS, SECRET, others=contexts[1:], window_seconds=0.2)
    seats = [Watched(context, f"{quick.url}/t/{table}", seat) for seat, context in enumerate(contexts)]
    played = GameLog(header_of(quick, table))
    players = [make_player("galactica", "easy", seat) for seat in range(SEATS)]
    lawful: list[set[str]] = [set() for _ in seats]
    private: list[set[str]] = [set() for _ in seats]
    decided: dict[tuple[int, int], Answer] = {}
    revealed = -1
    answers = 0
    deadline = time.monotonic() + 240
    while time.monotonic() < deadline and (revealed < 0 or answers < revealed + 12):
        for row in rows_of(quick, table)[played.n :]:
            played.apply(row, quiet=True)
            for seat in range(SEATS):
                lawful[seat] |= _lawful(played.game, seat)
                private[seat] |= _private(played.game, seat)
        open_ones = [question for question in played.game.questions if question.seat not in played.plans]
        if not open_ones:
            seats[0].page.wait_for_timeout(40)
            continue
        question = open_ones[0]
        this = (question.seat, question.serial)
        if this not in decided:
            decided[this] = players[question.seat].answer(Chair(played.game, question))
        reveal = next((n for n, label in enumerate(question.labels) if label.startswith("reveal:")), None)
        answer = reveal if reveal is not None and revealed < 0 else decided[this]
        picks = answer if isinstance(answer, tuple) else (answer,)
        before = played.n
        if not seats[question.seat].answer(question, picks, question.kind != "one"):
            seats[question.seat].page.wait_for_timeout(40)
            continue
        answers += 1
        if reveal is not None and revealed < 0:
            revealed = answers
        while len(rows_of(quick, table)) == before and time.monotonic() < deadline:
            seats[0].page.wait_for_timeout(15)
        for one in seats if answers % 3 == 0 or revealed >= 0 else [seats[question.seat]]:
            one.look()

    events = played.game.events(None)
    assert [event["seat"] for event in events if event["event"] == "CylonRevealed"][:1] == [1]
    for seat in range(SEATS):
        lawful[seat] |= _strings(played.game.events(seat))
    say = words("en")
    loyal = 0
    for one in seats:
        secret = set().union(*(private[other] for other in range(SEATS) if other != one.seat)) - lawful[one.seat]
        assert secret, "nothing was hidden: the test proves nothing"
        loyal += sum(card.startswith(("cylon_", "you_are")) for card in secret)
        text = "".join(one.frames)
        assert len(one.frames) > 20
        assert [card for card in secret if f'"{card}"' in text or f":{card}" in text] == []
        assert [card for card in secret if f'"{card}"' in one.shown or f":{card}" in one.shown] == []
        named = {say.say(f"galactica-name-{card}") for card in secret if say.has(f"galactica-name-{card}")}
        assert [name for name in named if f">{name}<" in one.shown] == []
    assert loyal, "no Loyalty card was secret to the end"
