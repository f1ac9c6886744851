"""Games in which every seat searches, and what the search finds written down: lessons for the network (`teach`).

    python -m training.race.study training/race/checkpoint.npz --folder runs/lessons --hours 1 --seed 1

A file of lessons is written every few games; it can be stopped at any time, and goes on with the next games.
"""

import argparse
import time
from collections.abc import Sequence
from math import exp
from pathlib import Path
from random import Random
from typing import NamedTuple

import numpy as np
from training.race.selfplay import MODES, reward

from readyroom.kernel import Answer, Chance, Question, key_of
from readyroom.players.race.guess import STEPS
from readyroom.players.race.imagined import Imagined
from readyroom.players.race.net.batch import favourite, offered
from readyroom.players.race.net.features import encode
from readyroom.players.race.net.model import Array, Model
from readyroom.players.race.search import Considered, Effort, candidates, search
from readyroom.race.scoring import standings
from readyroom.race.setup import new_game
from readyroom.race.view import view

EFFORT = Effort(worlds=24, answers=6, rounds=4)
WARMTH = 0.06
"""By how much an answer must be better to be e times as likely as before."""
KEPT = 0.15
"""The part of the other answers that is written down as well, so that they are not forgotten."""
PIECE = 10
"""Games in a file."""


class Lesson(NamedTuple):
    on: list[int]
    measures: list[float]
    labels: list[int]
    target: list[float]
    """How often each of the labels should be chosen."""
    value: float
    """What the search expects; NaN where nothing was searched."""
    seat: int


class Lessons(NamedTuple):
    """Lessons of many games, as arrays: what belongs to one lesson stands side by side."""

    on: Array
    on_sizes: Array
    measures: Array
    labels: Array
    label_sizes: Array
    target: Array
    value: Array
    reward: Array

    @classmethod
    def of(cls, lessons: Sequence[tuple[Lesson, float]]) -> "Lessons":
        """Each with the reward of its seat at the end of its game."""
        on = [lesson.on for lesson, _ in lessons]
        labels = [lesson.labels for lesson, _ in lessons]
        return cls(
            np.concatenate([np.asarray(some, np.int16) for some in on]),
            np.asarray([len(some) for some in on], np.int16),
            np.asarray([lesson.measures for lesson, _ in lessons], np.float32),
            np.concatenate([np.asarray(some, np.int16) for some in labels]),
            np.asarray([len(some) for some in labels], np.int16),
            np.concatenate([np.asarray(lesson.target, np.float32) for lesson, _ in lessons]),
            np.asarray([lesson.value for lesson, _ in lessons], np.float32),
            np.asarray([reward for _, reward in lessons], np.float32),
        )

    def write(self, path: Path) -> None:
        part = path.with_suffix(".part.npz")
        np.savez_compressed(part, **self._asdict())
        part.replace(path)

    @classmethod
    def read(cls, path: Path) -> "Lessons":
        with np.load(path) as file:
            return cls(**{name: file[name] for name in cls._fields})


def improved(found: Sequence[Considered], warmth: float = WARMTH) -> list[tuple[Considered, float]]:
    """The answers considered, each with how likely it should be: the network's liking, shifted to what is better.

    >>> better = [Considered(0, 0.5, 0.0), Considered(1, 0.5, 0.1)]
    >>> [round(chance, 2) for _, chance in improved(better, warmth=0.1)]
    [0.27, 0.73]
    """
    best = max(considered.value for considered in found)
    weights = [considered.liking * exp((considered.value - best) / warmth) for considered in found]
    total = sum(weights)
    return [(considered, weight / total) for considered, weight in zip(found, weights, strict=True)]


class Student:
    """Answers for one seat, and writes down what it has found."""

    def __init__(self, model: Model, rng: Random) -> None:
        self._model = model
        self._rng = rng
        self.lessons: list[Lesson] = []

    def answer(self, game: Imagined, question: Question) -> Answer:
        model, rng = self._model, self._rng
        seen = view(game.state, question.seat)
        on, measures = encode(seen, question.seat, question.prompt)
        labels = offered(question)
        logits = model.preferences(model.hidden(on, measures), labels)
        found = candidates(question, logits, EFFORT) if question.prompt in STEPS else []
        if len(found) > 1 and found[0][1] < EFFORT.sure:
            better = improved(search(model, seen, question, found, EFFORT, rng))
            target = [0.0] * len(labels)
            for considered, chance in better:
                picks = considered.answer if isinstance(considered.answer, tuple) else (considered.answer,)
                for pick in picks:
                    target[pick] += chance / len(picks)
            value = sum(considered.value * chance for considered, chance in better)
            self.lessons.append(Lesson(on, measures, labels, target, value, question.seat))
            return rng.choices([considered.answer for considered, _ in better], [chance for _, chance in better])[0]
        if len(labels) > 1 and rng.random() < KEPT:
            chances = np.exp(logits - logits.max())
            target = (chances / chances.sum()).tolist()
            self.lessons.append(Lesson(on, measures, labels, target, float("nan"), question.seat))
        return favourite(question, logits.tolist())


def play(model: Model, seed: int) -> list[tuple[Lesson, float]]:
    """The lessons of one game."""
    rng = Random(seed)
    seats, advanced = rng.choice(MODES)
    game = Imagined(new_game(seats, Chance(key_of("study", str(seed))), first_game=False, advanced=advanced))
    student = Student(model, rng)
    while not game.over:
        game.answer([student.answer(game, question) for question in game.asked])
    table = standings(game.state)
    return [(lesson, reward(table.winners, table.scores, lesson.seat)) for lesson in student.lessons]


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--seed", type=int, default=1, help="a process of its own for each of several seeds")
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    model = Model.read(args.model)
    end = time.time() + args.hours * 3600
    while time.time() < end:
        piece = len(list(args.folder.glob(f"{args.seed:02}-*[0-9].npz")))
        first = args.seed * 1_000_000 + piece * PIECE
        lessons = [lesson for seed in range(first, first + PIECE) for lesson in play(model, seed)]
        Lessons.of(lessons).write(args.folder / f"{args.seed:02}-{piece:05}.npz")


if __name__ == "__main__":
    main()
