"""Games of a network against itself (and against what it was before), with everything the training needs to know."""

from random import Random
from typing import NamedTuple

import numpy as np

import readyroom as rr
from readyroom.kernel import Question
from readyroom.players import make_player
from readyroom.players.base import Chair
from readyroom.players.race.net.features import encode
from readyroom.players.race.net.labels import LABEL, STOP, label
from readyroom.players.race.net.model import Array, Model

MODES = [
    (2, {}),
    (2, {}),
    (2, {}),
    (2, {}),
    (2, {}),
    (2, {"advanced": True}),
    (2, {"advanced": True}),
    (3, {}),
    (3, {}),
    (4, {}),
]


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


def softmax(preferences: Array) -> Array:
    e = np.exp(preferences - preferences.max())
    result: Array = e / e.sum()
    return result


def pick(model: Model, question: Question, view: object, rng: Random, rows: list[Row] | None) -> int | tuple[int, ...]:
    """Answer a question by drawing from the policy; a multiple choice is one pick after the other."""
    prompt = question.prompt
    on, measures = encode(view, question.seat, prompt)
    hidden = model.hidden(on, measures)
    value = model.value(hidden)
    left = list(range(len(question.options)))
    numbers = [label(prompt, option) for option in question.options]
    chosen: list[int] = []
    while len(chosen) < question.at_most:
        offered = [numbers[i] for i in left]
        if len(chosen) >= question.at_least and question.kind != "one":
            offered.append(LABEL[prompt, STOP])
        if len(offered) == 1:
            index = 0
        else:
            chances = softmax(model.preferences(hidden, offered))
            r, index = rng.random(), 0
            total = float(chances[0])
            while r > total and index < len(offered) - 1:
                index += 1
                total += float(chances[index])
            if rows is not None:
                rows.append(Row(on, measures, offered, index, float(np.log(chances[index] + 1e-9)), value))
        if index >= len(left):
            break
        chosen.append(left.pop(index))
    return chosen[0] if question.kind == "one" else tuple(chosen)


def play_game(model: Model, other: Model | None, seed: int) -> list[Trail]:
    """One game; seats of `other` (an older self, or None for the easy player by chance) leave no trail."""
    rng = Random(seed)
    seats, options = rng.choice(MODES)
    game = rr.new("race", seats, seed, options, listen=False)
    dice = rng.random()
    strangers: set[int] = set()
    if dice < 0.25:
        strangers = {rng.randrange(seats)}
    easy = make_player("race", "easy", seed) if dice < 0.08 or other is None else None
    trails: dict[int, list[Row]] = {seat: [] for seat in range(seats) if seat not in strangers}
    while not game.over:
        question = game.questions[0]
        seat = question.seat
        if seat in strangers and easy is not None:
            game.answer(seat, easy.answer(Chair(game, question)))
            continue
        who = other if seat in strangers and other is not None else model
        game.answer(seat, pick(who, question, game.view(seat), rng, trails.get(seat)))
        if len(game) > 1500:
            return [Trail(rows, -0.5) for rows in trails.values()]
    result = game.result
    assert result is not None
    return [Trail(rows, reward(result.winners, result.scores, seat)) for seat, rows in trails.items()]


def reward(winners: tuple[int, ...], scores: tuple[int | None, ...], seat: int) -> float:
    """Winning counts most; by how much counts a little."""
    won = 1 / len(winners) if seat in winners else 0.0
    mine = scores[seat] or 0
    best = max(score or 0 for other, score in enumerate(scores) if other != seat)
    return won - 1 / len(scores) + 0.012 * max(-25, min(25, mine - best))
