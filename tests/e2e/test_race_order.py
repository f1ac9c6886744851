"""The best order of consume powers, as the browser tells it, against trying out everything with the engine."""

import re
from itertools import combinations
from typing import Any

import pytest
from playwright.sync_api import expect
from tests.e2e.conftest import NewContext
from tests.e2e.people import guest
from tests.e2e.running import Server
from tests.e2e.seeded import fast_forward, seeded_table

from readyroom.kernel import Answer, Game, Question

pytestmark = pytest.mark.slow

_CHOICES = ("race-consume", "race-goods", "race-kinds")
SECRET = "consume 26"


def _outcomes(game: Game[Any]) -> set[int]:
    """The chips seat 0 can end the phase with, over all its choices; hand cards are not discarded for points."""
    mine = [question for question in game.questions if question.seat == 0]
    if game.over or not mine or mine[0].prompt not in _CHOICES:
        return {game.state.chips[0]}
    question, found = mine[0], set[int]()
    picks: list[Answer] = [n for n, label in enumerate(question.labels) if not label.startswith("spend:")]
    if question.kind != "one":
        picks = list(combinations(range(len(question.labels)), question.at_least))
    for pick in picks:
        after = game.clone(listen=False)
        after.answer(0, pick)
        found |= _outcomes(after)
    return found


def _order_matters(game: Game[Any], question: Question) -> bool:
    if question.seat or question.prompt != "race-consume" or any("gamble" in label for label in question.labels):
        return False
    return len(question.labels) > 2 and len(_outcomes(game)) > 1


def test_the_best_order_of_consume_powers_is_the_best(server: Server, new_context: NewContext) -> None:
    context = new_context()
    guest(context, server, "Ann")
    table, _ = seeded_table(context, server, 2, SECRET, game="race")
    table, game = fast_forward(server, table, _order_matters)
    assert not game.over, "choose another secret: the order of powers never mattered"
    most = max(_outcomes(game)) - game.state.chips[0]
    page = context.new_page()
    page.goto(f"{server.url}/t/{table}")
    page.locator("[data-best]").check()
    expect(page.locator("[data-plan]")).to_have_attribute("data-plan", re.compile(rf"^{most}/"))
    expect(page.locator("section.bar .hinted")).to_have_count(1)
