"""Five browsers at a seeded Galactica table where secrets come to light: none is told or shows what is secret to it."""

from typing import Any

import pytest
from playwright.sync_api import BrowserContext
from tests.e2e.conftest import NewContext
from tests.e2e.people import guest
from tests.e2e.running import Server
from tests.e2e.seeded import fast_forward, seeded_table
from tests.e2e.watched import Watch, Watched
from tools.galactica_moments import EXODUS

from readyroom import kernel
from readyroom.catalogue import rules_of
from readyroom.kernel import Answer, Fair, Game, Question
from readyroom.players import Chair, make_player

SEATS = 5
SECRET = "secret-28"  # with easy players: seat 1 is a Cylon from the start, and has the second turn


def _people(server: Server, new_context: NewContext) -> list[BrowserContext]:
    contexts = [new_context() for _ in range(SEATS)]
    for context, name in zip(contexts, ("Ann", "Bo", "Cid", "Dee", "Eve"), strict=True):
        guest(context, server, name)
    return contexts


def _told(game: Game[Any]) -> set[str]:
    return {event["event"] for event in game.events(None)}


def _option(question: Question, start: str) -> int | None:
    return next((n for n, label in enumerate(question.labels) if label.startswith(start)), None)


@pytest.mark.slow
def test_no_browser_is_told_or_shows_what_its_seat_must_not_know(server: Server, new_context: NewContext) -> None:
    """A hidden Cylon reveals."""
    contexts = _people(server, new_context)
    table, _ = seeded_table(contexts[0], server, SEATS, SECRET, others=contexts[1:], window_seconds=0.2)
    seats = [Watched(context, f"{server.url}/t/{table}", seat) for seat, context in enumerate(contexts)]
    watch = Watch(server, table, seats)

    def choose(game: Game[Any], question: Question) -> Answer | None:
        return None if "CylonRevealed" in _told(game) else _option(question, "reveal:")

    watch.play(choose, lambda game: "CylonRevealed" in _told(game), more=12)
    events = watch.played.game.events(None)
    assert [event["seat"] for event in events if event["event"] == "CylonRevealed"][:1] == [1]
    assert watch.leaks() == []


def _goal_before_cally(game: Game[Any], question: Question) -> bool:
    """Somebody may reveal a goal, and the next one is Cally, free to execute somebody."""
    g = game.state
    after = g.players[(question.seat + 1) % SEATS]
    if question.prompt != "galactica-action" or question.seat != g.current or after.character != CALLY:
        return False
    return _option(question, "goal:") is not None and after.place not in ("brig", "sickbay") and not after.spent


CALLY = "callandra_cally_tyrol"


@pytest.mark.slow
def test_an_execution_and_a_goal_tell_no_browser_more_than_everybody_may_know(
    server: Server, new_context: NewContext
) -> None:
    contexts = _people(server, new_context)
    table, _ = seeded_table(
        contexts[0], server, SEATS, _rehearsed(), others=contexts[1:], window_seconds=0.2, options=dict(EXODUS)
    )
    table, _ = fast_forward(server, table, _goal_before_cally)
    seats = [Watched(context, f"{server.url}/t/{table}", seat) for seat, context in enumerate(contexts)]
    watch = Watch(server, table, seats)
    watch.play(_reveals_and_executes, lambda game: {"Executed", "GoalRevealed"} <= _told(game), more=8)
    assert {"Executed", "GoalRevealed"} <= _told(watch.played.game)
    assert watch.leaks() == []


def _rehearsed() -> str:
    """The chance of a game in which all this happens soon, however computer players play by now."""
    for n in range(50, 100):
        secret = f"goals-{n}"
        game = kernel.start(rules_of("galactica"), SEATS, Fair(secret, ("0",) * SEATS), dict(EXODUS))
        players = [make_player("galactica", "easy", seat) for seat in range(SEATS)]
        after = None
        while not game.over and (after is None or after < 30):
            question = game.questions[0]
            wanted = None
            if after is None and _goal_before_cally(game, question):
                after = 0
            if after is not None:
                after += 1
                wanted = _reveals_and_executes(game, question)
            usual = players[question.seat].answer(Chair(game, question))
            game.answer(question.seat, usual if wanted is None else wanted)
            if after is not None and {"Executed", "GoalRevealed"} <= _told(game):
                return secret
    raise AssertionError("no game with a goal and an execution soon after it")


def _reveals_and_executes(game: Game[Any], question: Question) -> Answer | None:
    """Goals are revealed; Cally goes where somebody is, and executes them."""
    for start in ("goal:", "ability:discharge"):
        if (found := _option(question, start)) is not None:
            return found
    if question.prompt == "galactica-move" and game.state.players[question.seat].character == CALLY:
        crowded = [player.place for player in game.state.players if player.seat != question.seat]
        return next((n for n, label in enumerate(question.labels) if label.removeprefix("location:") in crowded), None)
    return None
