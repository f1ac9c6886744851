"""Searching the consequences of one's own choices in imagined games: everybody else plays as the network would.

Each imagined world deals the hidden cards anew and has each opponent choose as the network thinks he would. In every
world every answer worth considering is played on to the end of the round, and the network values what has come of it.
"""

from collections.abc import Sequence
from itertools import combinations
from random import Random
from typing import NamedTuple

import numpy as np

from readyroom.kernel import Answer, Json, Question
from readyroom.players.race.guess import guess
from readyroom.players.race.imagined import Imagined
from readyroom.players.race.net.batch import Thoughts, favourite, look
from readyroom.players.race.net.features import Seen
from readyroom.players.race.net.model import Array, Model
from readyroom.race.scoring import standings


class Effort(NamedTuple):
    """How much is searched. It is counted, not timed: the same seed gives the same answers on any machine."""

    worlds: int = 10
    answers: int = 5
    """Of each question, at most."""
    unlikely: float = 0.015
    """Answers that the network likes less than this are not considered."""
    sure: float = 0.98
    """Where it likes one this much, nothing is searched."""
    prior: float = 0.02
    """How much the network's first liking counts beside what the search has found."""
    rounds: int = 1


class Considered(NamedTuple):
    answer: Answer
    liking: float
    value: float


def candidates(question: Question, logits: Array, effort: Effort) -> list[tuple[Answer, float]]:
    """Answers worth considering, the most liked first, each with how likely the network would give it."""
    if question.kind == "one":
        answers: list[Answer] = list(range(len(question.picks)))
        weights = logits
    else:
        count = len(question.picks)
        likely = sorted(range(count), key=lambda n: -float(logits[n]))[: question.at_least + 4]
        answers, strengths, seen = [], [], set()
        for chosen in combinations(sorted(likely), question.at_least):
            names = tuple(question.options[n].id for n in chosen)
            if names not in seen:
                seen.add(names)
                answers.append(chosen)
                strengths.append(float(sum(logits[n] for n in chosen)))
        weights = np.asarray(strengths, np.float32)
    chances = np.exp(weights - weights.max())
    chances /= chances.sum()
    ranked = sorted(range(len(answers)), key=lambda n: -float(chances[n]))
    found = [(answers[n], float(chances[n])) for n in ranked[: effort.answers]]
    return [entry for entry in found if entry[1] >= effort.unlikely] or found[:1]


def search(
    model: Model, view: Json, question: Question, found: Sequence[tuple[Answer, float]], effort: Effort, rng: Random
) -> list[Considered]:
    """What becomes of each answer, on average over imagined worlds; the best first."""
    seat, prompt = question.seat, question.prompt
    lines: list[Imagined] = []
    worlds = [guess(view, seat, prompt, rng) for _ in range(effort.worlds)]
    firsts = [Imagined(world.copy()) for world in worlds]
    others = _others(model, firsts, seat, rng)
    for world, said in zip(worlds, others, strict=True):
        for answer, _ in found:
            line = Imagined(world.copy())
            line.answer([answer if asked.seat == seat else said[asked.seat] for asked in line.asked])
            lines.append(line)
    values = play_on(model, lines, seat, effort.rounds)
    table = np.asarray(values, np.float64).reshape(len(worlds), len(found)).mean(0)
    considered = [Considered(answer, liking, float(table[n])) for n, (answer, liking) in enumerate(found)]
    return sorted(considered, key=lambda c: -(c.value + effort.prior * float(np.log(c.liking + 1e-6))))


def _others(model: Model, games: Sequence[Imagined], seat: int, rng: Random) -> list[dict[int, Answer]]:
    """What the opponents answer in each world, drawn from what the network would."""
    asked = [[pair for pair in look([game]) if pair[1].seat != seat] for game in games]
    flat = [pair for pairs in asked for pair in pairs]
    if not flat:
        return [{} for _ in games]
    thoughts = Thoughts(model, flat)
    answers = []
    for question, logits in zip(thoughts.questions, thoughts.logits, strict=True):
        noise = [-float(np.log(-np.log(rng.random() + 1e-12) + 1e-12)) for _ in logits]
        answers.append(favourite(question, logits + np.asarray(noise, np.float32)))
    given = iter(answers)
    return [{question.seat: next(given) for _, question in pairs} for pairs in asked]


def play_on(model: Model, games: Sequence[Imagined], seat: int, rounds: int) -> list[float]:
    """Play imagined games on, everybody as the network likes best, and value them for `seat` when the round is over."""
    last = games[0].state.round + rounds if games else 0
    open_games = [game for game in games if not _done(game, last)]
    while open_games:
        thoughts = Thoughts(model, look(open_games))
        answers = iter([favourite(q, logits) for q, logits in zip(thoughts.questions, thoughts.logits, strict=True)])
        for game in open_games:
            game.answer([next(answers) for _ in game.asked])
        open_games = [game for game in open_games if not _done(game, last)]
    return _values(model, games, seat)


def _done(game: Imagined, last: int) -> bool:
    return game.over or (game.state.round >= last and game.asked[0].prompt in ("race-action", "race-actions"))


def _values(model: Model, games: Sequence[Imagined], seat: int) -> list[float]:
    going = [game for game in games if not game.over]
    found: list[float] = []
    if going:
        encoded = [Seen(game.state).encode(seat, game.asked[0].prompt) for game in going]
        hidden = model.hidden_of_many([on for on, _ in encoded], [measures for _, measures in encoded])
        found = model.values(hidden).tolist()
    valued = iter(found)
    return [final_value(game, seat) if game.over else next(valued) for game in games]


def final_value(game: Imagined, seat: int) -> float:
    """Winning counts most, by how much counts a little: what the network was trained to foresee."""
    table = standings(game.state)
    won = 1 / len(table.winners) if seat in table.winners else 0.0
    best = max(score for other, score in enumerate(table.scores) if other != seat)
    return won - 1 / len(table.scores) + 0.012 * max(-25, min(25, table.scores[seat] - best))
