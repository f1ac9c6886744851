"""Who must hurry looks ahead less: half of the time for an answer is over, and nothing new is begun."""

from collections.abc import Callable
from typing import Any

import pytest

import readyroom as rr
from readyroom.players import Chair, make_player, play_out
from readyroom.players.galactica import hard as galactica
from readyroom.players.galactica.think import LookAhead
from readyroom.players.race import search
from readyroom.players.race.imagined import Worlds


class Calls:
    """Counts the calls of a function of an object or module, which works as before."""

    def __init__(self, monkeypatch: pytest.MonkeyPatch, where: Any, name: str) -> None:
        self.count = 0
        function: Callable[..., Any] = getattr(where, name)

        def counted(*args: Any) -> Any:
            self.count += 1
            return function(*args)

        monkeypatch.setattr(where, name, counted)


@pytest.fixture
def imagined(monkeypatch: pytest.MonkeyPatch) -> Calls:
    return Calls(monkeypatch, Worlds, "deal")


@pytest.fixture
def supposed(monkeypatch: pytest.MonkeyPatch) -> Calls:
    return Calls(monkeypatch, LookAhead, "values")


def test_hard_at_race_imagines_fewer_worlds(imagined: Calls) -> None:
    game = rr.new("race", 2, seed=3)
    question = game.questions[0]

    def worlds(seconds: float | None) -> int:
        before = imagined.count
        make_player("race", "hard", 1).answer(Chair(game, question, seconds))
        return imagined.count - before

    assert worlds(0.0) == search.STRIDE
    assert worlds(None) == worlds(1000.0) > search.STRIDE


def test_hard_at_galactica_supposes_fewer_states(supposed: Calls) -> None:
    game = rr.new("galactica", 3, seed=2)
    easy = [make_player("galactica", "easy", seat) for seat in range(3)]
    late: list[int] = []
    patient: list[int] = []
    while len(late) < 5:
        question = game.questions[0]
        for counts, seconds in ((late, 0.0), (patient, None)):
            before = supposed.count
            make_player("galactica", "hard", 1).answer(Chair(game, question, seconds))
            counts.append(supposed.count - before)
        if not patient[-1]:
            late.pop()
            patient.pop()
        game.answer(question.seat, easy[question.seat].answer(Chair(game, question)))
    assert late == [1] * 5
    assert all(1 < count <= galactica.WORLDS for count in patient)


@pytest.mark.slow
def test_a_whole_game_in_a_hurry(imagined: Calls) -> None:
    players = [make_player("race", "hard", seat) for seat in range(2)]
    game = play_out(rr.new("race", 2, seed=5), players, seconds=0.0)
    assert game.over
    assert imagined.count % search.STRIDE == 0
