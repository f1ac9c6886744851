"""Asking players what they would have done in games of another program."""

from collections.abc import Mapping
from pathlib import Path
from typing import Any

import pytest
from bench.agreement import ASKED, Agreement, player

from readyroom.kernel import Answer
from readyroom.players.base import Chair
from readyroom.race.conformance import read_traces

TRACES = Path(__file__).parent.parent / "records" / "race" / "2p_ai.jsonl.gz"


class _First:
    def answer(self, chair: Chair) -> Answer:
        return 0 if chair.question.kind == "one" else tuple(range(chair.question.at_least))


class _Told:
    """Has been told what was done."""

    def __init__(self) -> None:
        self.next: Answer = 0

    def answer(self, chair: Chair) -> Answer:
        return self.next


@pytest.fixture
def trace() -> Mapping[str, Any]:
    return next(read_traces(TRACES))


def test_who_does_the_same_agrees_and_who_does_not_does_not(
    trace: Mapping[str, Any], monkeypatch: pytest.MonkeyPatch
) -> None:
    told = _Told()
    agreement = Agreement({"told": told, "first": _First(), "network": player("network")}, every=1)
    watch = agreement._watch

    def tell(game: Any, question: Any, answer: Answer) -> None:
        told.next = answer
        watch(game, question, answer)

    monkeypatch.setattr(agreement, "_watch", tell)
    agreement.see(trace)
    found: Any = agreement.plain()
    assert set(found["decisions"]) <= set(ASKED)
    assert found["decisions"]["race-action"] == 2 * trace["final"]["rounds"]
    assert set(found["agreed"]["told"].values()) == {1.0}
    assert found["agreed"]["first"]["race-action"] < 0.7
    assert 0 < found["agreed"]["network"]["race-action"] < 1
    assert len(found["winner_foreseen"]) == 4


def test_fewer_decisions_are_asked_about(trace: Mapping[str, Any]) -> None:
    some = Agreement({"first": _First()}, every=4)
    some.see(trace)
    everything = Agreement({"first": _First()}, every=1)
    everything.see(trace)
    assert 0 < some.asked.total() < everything.asked.total() / 2
