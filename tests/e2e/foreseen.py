"""A whole game that is known before it is played: everybody answers at random, by numbers that are known.

At a table of one person nothing hangs on the time: windows wait for who can act (`server/table/windows.py`), and what a
computer player of this level answers follows from its seat, the number of its question and the game's secret
(`server/bots.py`); it listens to nobody.
"""

import json
from collections.abc import Callable, Mapping
from random import Random
from typing import Any, NamedTuple

from playwright.sync_api import Page, expect
from tests.e2e.player import PATIENCE, is_over, wait_for_me

from readyroom import catalogue
from readyroom.kernel import Answer, Fair, Game, Json, Question, key_of, start
from readyroom.players import Chair, make_player, random_answer

LEVEL = "random"


class Move(NamedTuple):
    """What the person of seat 0 is asked, and what they pick."""

    serial: int
    prompt: str
    labels: tuple[str, ...]
    picks: tuple[int, ...]
    several: bool


class Foreseen(NamedTuple):
    secret: str
    game: Game[Any]
    """As it ends."""
    moves: list[Move]

    def events(self, kind: str) -> list[Json]:
        return [event for event in self.game.events(None) if event["event"] == kind]

    def asked(self, prompt: str) -> bool:
        return any(move.prompt == prompt for move in self.moves)


def foresee(secret: str, seats: int, options: Mapping[str, Json]) -> Foreseen:
    """Computer players answer as they do on the server."""
    moves: list[Move] = []
    return Foreseen(secret, _played(secret, seats, options, moves, None), moves)


def standing(foreseen: Foreseen, seats: int, options: Mapping[str, Json], count: int) -> Game[Any]:
    """The same game, where the person is asked once more after so many answers."""
    return _played(foreseen.secret, seats, options, [], count)


def _played(secret: str, seats: int, options: Mapping[str, Json], moves: list[Move], count: int | None) -> Game[Any]:
    rules = catalogue.rules_of("galactica")
    game = start(rules, seats, Fair(secret, ("0",) * seats), dict(options))
    while not game.over:
        question = game.questions[0]
        answer = _answer(game, question, secret, moves)
        if count is not None and len(moves) > count:
            break
        game.answer(question.seat, answer)
    return game


def _answer(game: Game[Any], question: Question, secret: str, moves: list[Move]) -> Answer:
    seat, serial = str(question.seat), str(question.serial)
    if game.window is not None and question.passing is not None and game.rules.idle(game.state, question):
        return question.passing
    if question.seat:
        seed = int(key_of("player", secret, seat, serial)[:15], 16)
        return make_player("galactica", LEVEL, seed).answer(Chair(game, question))
    picked = random_answer(question, Random(f"{secret} {serial}"))
    picks = picked if isinstance(picked, tuple) else (picked,)
    moves.append(Move(question.serial, question.prompt, tuple(question.labels), picks, question.kind != "one"))
    return picked


def find(
    name: str, seats: int, options: Mapping[str, Json], wanted: Callable[[Foreseen], bool], first: int
) -> Foreseen:
    """A game in which all that is wanted comes to pass; `first`: where it was found when this was written."""
    for n in range(first, first + 200):
        found = foresee(f"{name}-{n}", seats, options)
        if wanted(found):
            return found
    raise LookupError(f"{name} was not found")


class Line:
    """What a page is told of its game; to be made before the page opens it."""

    def __init__(self, page: Page) -> None:
        self._asked: list[Json] = []
        page.on("websocket", lambda socket: socket.on("framereceived", lambda frame: self._hear(str(frame))))

    def _hear(self, frame: str) -> None:
        if frame.startswith('{"type":"game"'):
            self._asked = json.loads(frame)["state"]["questions"]

    def asks(self, serial: int) -> Json | None:
        return next((one for one in self._asked if one["serial"] == serial and not one["answered"]), None)


_LIST = "[data-all][aria-expanded='false']"


def click(page: Page, move: Move) -> None:
    """Answer by clicking: what stands on the table, else what the bar lists, else what is behind my Loyalty cards."""
    for pick in move.picks:
        things = page.locator(f"[data-option='{pick}']:not([data-menu]):visible")
        for more in (_LIST, "[data-loyalty]"):
            if things.count() == 0 and page.locator(more).count():
                page.locator(more).first.click(timeout=PATIENCE)
        expect(things, f"{move.prompt}: {move.labels[pick]} can't be clicked").not_to_have_count(0)
        things.first.click(timeout=PATIENCE)
    if move.several:
        page.locator("[data-confirm]:not(:disabled)").click(timeout=PATIENCE)


def play(page: Page, line: Line, foreseen: Foreseen, seen: Callable[[Move], None], *, ends: bool = True) -> None:
    """The game by clicking, to its end; `seen` may look at the page before each answer."""
    for move in foreseen.moves:
        asked = line.asks(move.serial)
        for _ in range(1_000):
            if asked is not None or is_over(page):
                break
            page.wait_for_timeout(20)
            asked = line.asks(move.serial)
        assert asked is not None, f"{move.prompt} (question {move.serial}) was never asked"
        assert [option["label"] for option in asked["options"]] == list(move.labels), move.prompt
        assert wait_for_me(page)
        seen(move)
        click(page, move)
    if ends:
        page.wait_for_selector("section.after", timeout=PATIENCE)
