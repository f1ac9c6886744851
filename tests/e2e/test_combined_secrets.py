"""Six browsers at a table with all boxes: the Mutineer is a Cylon, hands on their Loyalty cards, and somebody
else is the Mutineer then. None is told or shows what is secret to it."""

from typing import Any

import pytest
from tests.e2e.all_boxes import COMBINED
from tests.e2e.conftest import NewContext
from tests.e2e.people import guest
from tests.e2e.running import Server
from tests.e2e.seeded import fast_forward, seeded_table
from tests.e2e.watched import Watch, Watched

from readyroom import kernel
from readyroom.catalogue import rules_of
from readyroom.galactica.loyalty import MUTINEER
from readyroom.kernel import Answer, Fair, Game, Question
from readyroom.players import Chair, make_player

pytestmark = pytest.mark.slow

SEATS = 6
NAMES = ("Ann", "Bo", "Cid", "Dee", "Eve", "Flo")
WANTED = {"CylonRevealed", "LoyaltyGiven", "MutineerRevealed"}


def _unmasks(question: Question) -> int | None:
    return next((n for n, label in enumerate(question.labels) if label.startswith("reveal:")), None)


def _mutineer_can_reveal(game: Game[Any], question: Question) -> bool:
    g = game.state
    mine = [card.id for card in g.players[question.seat].loyalty]
    asks = question.prompt == "galactica-action" and question.seat == g.current
    return asks and MUTINEER in mine and len(mine) > 2 and _unmasks(question) is not None


def _choose(_: Game[Any], question: Question) -> Answer | None:
    return _unmasks(question)


def _rehearsed() -> tuple[str, int]:
    """The chance of a game in which all this happens, and how many events are told before it."""
    for n in range(60):
        secret = f"mutineer-{n}"
        game = kernel.start(rules_of("galactica"), SEATS, Fair(secret, ("0",) * SEATS), dict(COMBINED))
        players = [make_player("galactica", "easy", seat) for seat in range(SEATS)]
        told, after = 0, 0
        while not game.over and after < 40:
            question = game.questions[0]
            told = told or (len(game.events(None)) if _mutineer_can_reveal(game, question) else 0)
            after += bool(told)
            wanted = _choose(game, question) if told else None
            usual = players[question.seat].answer(Chair(game, question))
            game.answer(question.seat, usual if wanted is None else wanted)
            if told and WANTED.issubset(_told(game, told)):
                return secret, told
    raise AssertionError("no game in which the Mutineer hands on Loyalty cards")


def _told(game: Game[Any], since: int) -> set[str]:
    return {event["event"] for event in game.events(None)[since:]}


def test_a_mutineer_who_is_a_cylon_tells_no_browser_what_is_handed_on(server: Server, new_context: NewContext) -> None:
    contexts = [new_context() for _ in NAMES]
    for context, name in zip(contexts, NAMES, strict=True):
        guest(context, server, name)
    secret, since = _rehearsed()
    table, _ = seeded_table(
        contexts[0], server, SEATS, secret, others=contexts[1:], window_seconds=0.2, options=dict(COMBINED)
    )
    table, _ = fast_forward(server, table, _mutineer_can_reveal)
    seats = [Watched(context, f"{server.url}/t/{table}", seat) for seat, context in enumerate(contexts)]
    watch = Watch(server, table, seats)
    watch.play(_choose, lambda game: WANTED.issubset(_told(game, since)), more=8, seconds=400)
    assert WANTED.issubset(_told(watch.played.game, since))
    given = [event for event in watch.played.game.events(None)[since:] if event["event"] == "LoyaltyGiven"]
    assert sum(event["count"] for event in given) >= 2
    assert watch.leaks() == []
