"""Games of a network against itself (and against others now and then), with everything the training needs to know.

Many games are played side by side, so that the network is asked about many positions at once.
"""

from collections.abc import Iterator, Sequence
from random import Random
from typing import NamedTuple

import numpy as np

from readyroom.kernel import Answer, Chance, Json, Question, key_of
from readyroom.players import make_player
from readyroom.players.base import Player
from readyroom.players.race.imagined import Imagined
from readyroom.players.race.net.batch import Thoughts
from readyroom.players.race.net.features import Seen
from readyroom.players.race.net.model import Array, Model
from readyroom.race.scoring import standings
from readyroom.race.setup import new_game
from readyroom.race.state import Race
from readyroom.race.view import view

MODES = [
    (2, False),
    (2, False),
    (2, False),
    (2, False),
    (2, False),
    (2, False),
    (2, True),
    (2, True),
    (3, False),
    (4, False),
]
"""Seats, and whether it is the advanced game."""

SIDE_BY_SIDE = 64


class Row(NamedTuple):
    """One pick: what was seen, what could be said, what was said."""

    on: list[int]
    measures: list[float]
    labels: list[int]
    chosen: int
    log_probability: float
    value: float


class Trail(NamedTuple):
    """The picks of one seat in one game, and what they led to."""

    rows: list[Row]
    reward: float


class Place:
    """What a player of another kind is given: the view of one seat, as at a real table."""

    late = False

    def __init__(self, g: Race, question: Question) -> None:
        self._state = g
        self.question = question
        self.seat = question.seat

    def view(self) -> Json:
        return view(self._state, self.seat)


class SelfPlay(NamedTuple):
    """What is played: the network, who else sits at some tables, how often."""

    model: Model
    older: Model | None
    levels: Sequence[str]
    """Computer players that sit in now and then."""
    strangers: float = 0.3
    """The part of games in which one seat is somebody else's."""


class Table:
    """One game of self-play."""

    def __init__(self, plan: SelfPlay, seed: int) -> None:
        rng = Random(seed)
        seats, advanced = rng.choice(MODES)
        g = new_game(seats, Chance(key_of("training", str(seed))), first_game=False, advanced=advanced)
        self.game = Imagined(g)
        self.stranger = rng.randrange(seats) if rng.random() < plan.strangers else None
        self.player: Player | None = None
        who = rng.choice([*plan.levels, *([""] * max(1, len(plan.levels)) if plan.older else ())] or [""])
        if self.stranger is not None and who:
            self.player = make_player("race", who, seed)
        elif plan.older is None:
            self.stranger = None
        self.trails: dict[int, list[Row]] = {seat: [] for seat in range(seats) if seat != self.stranger}
        self.steps = 0

    def rewards(self) -> list[Trail]:
        table = standings(self.game.state)
        return [Trail(rows, reward(table.winners, table.scores, seat)) for seat, rows in self.trails.items()]


def play_games(plan: SelfPlay, seeds: Sequence[int]) -> list[Trail]:
    """Play a game for every seed."""
    rng = np.random.default_rng(list(seeds))
    waiting = list(seeds)
    tables: list[Table] = []
    done: list[Trail] = []
    while waiting or tables:
        while waiting and len(tables) < SIDE_BY_SIDE:
            tables.append(Table(plan, waiting.pop()))
        _play_on(plan, tables, rng)
        for table in tables:
            if table.game.over or table.steps > 600:
                done += table.rewards()
        tables = [table for table in tables if not table.game.over and table.steps <= 600]
    return done


def _play_on(plan: SelfPlay, tables: Sequence[Table], rng: np.random.Generator) -> None:
    """Answer what is open at every table."""
    mine: list[tuple[Seen, Question]] = []
    older: list[tuple[Seen, Question]] = []
    for table in tables:
        seen = Seen(table.game.state)
        for question in table.game.asked:
            if question.seat != table.stranger:
                mine.append((seen, question))
            elif table.player is None:
                older.append((seen, question))
    picked_mine = _picked(plan.model, mine, rng)
    picked_older = _picked(plan.older, older, rng) if plan.older else iter(())
    for table in tables:
        answers: list[Answer] = []
        for question in table.game.asked:
            if question.seat != table.stranger:
                answer, rows = next(picked_mine)
                table.trails[question.seat] += rows
            elif table.player is None:
                answer, _ = next(picked_older)
            else:
                answer = table.player.answer(Place(table.game.state, question))  # type: ignore[arg-type]
            answers.append(answer)
        table.game.answer(answers)
        table.steps += 1


def _picked(
    model: Model, asked: list[tuple[Seen, Question]], rng: np.random.Generator
) -> Iterator[tuple[Answer, list[Row]]]:
    """Answers drawn from the policy, each with its picks."""
    if not asked:
        return
    thoughts = Thoughts(model, asked)
    noise = rng.random(sum(question.at_most for question in thoughts.questions)).tolist()
    all_logits, values = thoughts.logits, thoughts.values
    for n, question in enumerate(thoughts.questions):
        labels, logits, value = thoughts.labels[n], all_logits[n], values[n]
        on, measures = thoughts.on[n], thoughts.measures[n]
        chances: Array = np.exp(logits - logits.max())
        weights: list[float] = chances.tolist()
        left = list(range(len(labels)))
        options = len(question.picks)
        chosen: list[int] = []
        rows: list[Row] = []
        while len(chosen) < question.at_most:
            open_now = [i for i in left if i < options or len(chosen) >= question.at_least]
            total = sum([weights[i] for i in open_now]) + 1e-30
            at, r = 0, noise.pop() * total
            while at < len(open_now) - 1 and r > weights[open_now[at]]:
                r -= weights[open_now[at]]
                at += 1
            if len(open_now) > 1:
                log_probability = float(np.log(weights[open_now[at]] / total + 1e-9))
                rows.append(Row(on, measures, [labels[i] for i in open_now], at, log_probability, value))
            if open_now[at] >= options:
                break
            chosen.append(open_now[at])
            left.remove(open_now[at])
        yield (chosen[0] if question.kind == "one" else tuple(chosen)), rows


def reward(winners: Sequence[int], scores: Sequence[int], seat: int) -> float:
    """Winning counts most; by how much counts a little."""
    won = 1 / len(winners) if seat in winners else 0.0
    best = max(score for other, score in enumerate(scores) if other != seat)
    return won - 1 / len(scores) + 0.012 * max(-25, min(25, scores[seat] - best))
