"""Browsers at one seeded Galactica table with all they were told and have shown, beside what each seat may know.

What a seat may know is worked out from the kernel's views, row by row; what is secret, from the state itself.
"""

import json
import re
import time
from collections.abc import Callable
from typing import Any

from playwright.sync_api import BrowserContext, Page
from tests.e2e.galactica import ANSWER
from tests.e2e.running import Server
from tests.e2e.seeded import header_of, rows_of

from readyroom.galactica.boxes import in_play
from readyroom.kernel import Answer, Game, Question
from readyroom.players import Chair, make_player
from readyroom.server.table.game_log import GameLog
from readyroom.words import words

Choose = Callable[[Game[Any], Question], Answer | None]
"""An answer that is wanted; None: as a computer player would."""

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
    cards = {f"{label}" for label in game.view(seat)["hand"]}
    cards |= {card for pile in in_play(g).in_hands if pile.hands == "secret" for card in player.held(pile.name)}
    cards |= {card.id for card in player.loyalty if not card.revealed}
    cards |= set(g.quorum_hand) if g.president == seat else set()
    return cards | {card for held in g.held_by(seat) for card in held.cards}


class Watch:
    """A game that is played by clicking in the browsers of all seats."""

    def __init__(self, server: Server, table: str, seats: list[Watched]) -> None:
        self.server, self.table, self.seats = server, table, seats
        self.played = GameLog(header_of(server, table))
        self.lawful: list[set[str]] = [set() for _ in seats]
        self.private: list[set[str]] = [set() for _ in seats]

    def follow(self) -> None:
        """What was answered by now, and what everybody may know and must not know after it."""
        for row in rows_of(self.server, self.table)[self.played.n :]:
            self.played.apply(row, quiet=True)
            for seat in range(len(self.seats)):
                self.lawful[seat] |= _lawful(self.played.game, seat)
                self.private[seat] |= _private(self.played.game, seat)

    def play(self, choose: Choose, done: Callable[[Game[Any]], bool], more: int, seconds: float = 240) -> None:
        """Answer by clicking until it is done, and `more` times after that."""
        players = [make_player("galactica", "easy", seat) for seat in range(len(self.seats))]
        decided: dict[tuple[int, int], Answer] = {}
        answers, left = 0, more
        deadline = time.monotonic() + seconds
        while time.monotonic() < deadline and left > 0:
            self.follow()
            played = self.played
            open_ones = [question for question in played.game.questions if question.seat not in played.plans]
            if not open_ones:
                self.seats[0].page.wait_for_timeout(40)
                continue
            question = open_ones[0]
            this = (question.seat, question.serial)
            if this not in decided:
                wanted = choose(played.game, question)
                usual = players[question.seat].answer(Chair(played.game, question))
                decided[this] = usual if wanted is None else wanted
            answer = decided[this]
            picks = answer if isinstance(answer, tuple) else (answer,)
            before = played.n
            if not self.seats[question.seat].answer(question, picks, question.kind != "one"):
                self.seats[question.seat].page.wait_for_timeout(40)
                continue
            answers += 1
            over = done(played.game)
            left -= over
            while len(rows_of(self.server, self.table)) == before and time.monotonic() < deadline:
                self.seats[0].page.wait_for_timeout(15)
            for one in self.seats if answers % 3 == 0 or over else [self.seats[question.seat]]:
                one.look()
        self.follow()

    def leaks(self) -> list[str]:
        """What a browser was told or has shown that is secret to its seat."""
        for seat in range(len(self.seats)):
            self.lawful[seat] |= _strings(self.played.game.events(seat))
        say = words("en")
        found: list[str] = []
        for one in self.seats:
            others = (cards for seat, cards in enumerate(self.private) if seat != one.seat)
            secret = set().union(*others) - self.lawful[one.seat]
            assert secret, "nothing was hidden: the test proves nothing"
            assert len(one.frames) > 20
            text = "".join(one.frames)
            found += [card for card in secret if f'"{card}"' in text or f":{card}" in text]
            found += [card for card in secret if f'"{card}"' in one.shown or f":{card}" in one.shown]
            named = {say.say(f"galactica-name-{card}") for card in secret if say.has(f"galactica-name-{card}")}
            found += [name for name in named if f">{name}<" in one.shown]
            self.loyal += sum(card.startswith(("cylon_", "you_are", "goal_", "final_five")) for card in secret)
        assert self.loyal, "no Loyalty card was secret to the end"
        return found

    loyal = 0
