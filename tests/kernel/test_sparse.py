"""A game that keeps few rest points, as a server's tables do: nobody can tell it from one that keeps them all."""

from random import Random
from typing import Any

import pytest

from readyroom import catalogue
from readyroom.kernel import Game, begin_again
from readyroom.kernel.replay import start
from readyroom.players import random_answer


def _twins(name: str, seats: int, seed: int) -> tuple[Game[Any], Game[Any]]:
    rules = catalogue.rules_of(name)
    header = start(rules, seats, seed).header
    return begin_again(rules, header, hold=True), begin_again(rules, header, hold=True, sparse=True)


@pytest.mark.parametrize(("name", "seats"), [("lanterns", 3), ("race", 2), ("galactica", 3)])
def test_undo_events_and_clones_are_the_same_with_few_rest_points(name: str, seats: int) -> None:
    rng, taken_back, fewer = Random(seats), 0, False
    for seed in range(3):
        full, sparse = _twins(name, seats, seed)
        for _ in range(400):
            if full.over:
                break
            if full.held:
                full.release()
                sparse.release()
                continue
            reasons = [full.why_no_undo(seat) for seat in range(seats)]
            assert reasons == [sparse.why_no_undo(seat) for seat in range(seats)]
            free = [seat for seat, reason in enumerate(reasons) if reason is None]
            if free and rng.random() < 0.3:
                seat = rng.choice(free)
                full.undo(seat)
                sparse.undo(seat)
                taken_back += 1
            else:
                question = rng.choice(full.questions)
                answer = random_answer(question, rng)
                full.answer(question.seat, answer)
                sparse.answer(question.seat, answer)
            assert [(q.seat, q.serial) for q in full.questions] == [(q.seat, q.serial) for q in sparse.questions]
            assert full.digest() == sparse.digest()
            if len(full) % 5 == 0:
                sparse.clone(listen=False)  # somebody looks ahead: that leaves no trace
            fewer = fewer or len(sparse._rests) < len(full._rests)
        assert full.events(0) == sparse.events(0)
        assert sparse.clone().digest() == full.digest()
    assert taken_back > 5, "or this shows nothing"
    assert fewer or name == "lanterns"
