"""The Race network: it sees only a seat's view, has a number for every option, and its weights survive a file."""

import os
import subprocess
import sys
from pathlib import Path
from random import Random

import pytest

import readyroom as rr
from readyroom.kernel import Chance, key_of
from readyroom.players import random_answer
from readyroom.players.race.net.features import MEASURES, SWITCHES, encode
from readyroom.players.race.net.labels import LABELS, label
from readyroom.players.race.net.model import fresh

MODES = [(2, {}), (3, {}), (4, {"first_game": True}), (2, {"advanced": True})]


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_position_and_option_can_be_told_to_the_network(seats: int, options: dict[str, bool]) -> None:
    rng = Random(seats)
    for seed in range(4):
        game = rr.new("race", seats, seed, options, listen=False)
        while not game.over:
            question = game.questions[0]
            view = game.seen(question.seat)
            on, measures = encode(view, question.seat, question.prompt)
            assert all(0 <= number < SWITCHES for number in on)
            assert len(measures) == MEASURES
            assert all(-3 <= measure <= 5 for measure in measures)
            assert all(0 <= label(question.prompt, option) < LABELS for option in question.options)
            game.answer(question.seat, random_answer(question, rng))


def test_hidden_things_change_nothing() -> None:
    game = rr.new("race", 3, 4)
    rng = Random(2)
    for n in range(60):
        question = game.questions[0]
        other = game.clone()
        other.rules.permute(other.state, question.seat, Chance(key_of(str(n))))
        seen = [encode(g.seen(question.seat), question.seat, question.prompt) for g in (game, other)]
        assert seen[0] == seen[1]
        game.answer(question.seat, random_answer(question, rng))


def test_weights_survive_a_file(tmp_path: Path) -> None:
    model = fresh(3)
    model.write(tmp_path / "model.npz")
    again = model.read(tmp_path / "model.npz")
    on, measures = [1, 5, 300], [0.5] * MEASURES
    before, after = model.hidden(on, measures), again.hidden(on, measures)
    assert model.value(before) == pytest.approx(again.value(after), abs=0.01)
    assert model.preferences(before, [1, 2]) == pytest.approx(again.preferences(after, [1, 2]), abs=0.01)


def test_weights_of_another_shape_are_refused() -> None:
    weights = dict(fresh(1).weights)
    weights["second"] = weights["second"][:3]
    with pytest.raises(ValueError, match="weights second have the shape"):
        fresh(1).__class__(weights)


@pytest.mark.skipif(not Path("/proc/self/task").exists(), reason="counts threads in /proc")
def test_the_network_works_in_one_thread() -> None:
    threads = "import os, readyroom.players.race.hard; print(len(os.listdir('/proc/self/task')))"
    environment = {name: value for name, value in os.environ.items() if not name.endswith("NUM_THREADS")}
    found = subprocess.run([sys.executable, "-c", threads], capture_output=True, text=True, check=True, env=environment)
    assert found.stdout == "1\n"
