"""Searching the consequences of one's own choices in imagined games: everybody else plays as the network would.

Each imagined world deals the hidden cards anew and has each opponent choose as the network thinks he would. In every
world every answer worth considering is played on for a round or two, and the network values what has come of it.
"""

from collections.abc import Sequence
from itertools import combinations
from math import log
from random import Random
from typing import NamedTuple

import numpy as np
import numpy.typing as npt

from readyroom.kernel import Answer, Question
from readyroom.players.base import Chair
from readyroom.players.race.imagined import Imagined, Worlds
from readyroom.players.race.net.batch import Thoughts, favourite, look
from readyroom.players.race.net.features import Seen
from readyroom.players.race.net.model import Array, Model
from readyroom.race.scoring import standings

Values = npt.NDArray[np.float64]
"""A row for each world, a column for each answer."""

SEARCHED = frozenset({"race-start", "race-action", "race-actions", "race-explore", "race-develop", "race-settle"})
"""The questions at which it searches: the choices that matter. Each is one with which a step begins."""

STRIDE = 12
"""Worlds that are imagined side by side."""


class Effort(NamedTuple):
    """How much is searched. It is counted, not timed: the same seed gives the same answers on any machine."""

    worlds: int = 60
    answers: int = 7
    """Of each question, at most."""
    finalists: int = 4
    """Of these, so many are tried in more than the first worlds."""
    clearly: float = 2.2
    """An answer is dropped when it is behind by so many times what could be luck."""
    unlikely: float = 0.002
    """Answers that the network likes less than this are not considered."""
    sure: float = 0.995
    """Where it likes one this much, nothing is searched."""
    prior: float = 0.005
    """How much the network's first liking counts beside what the search has found."""
    rounds: int = 4
    """How many rounds are played on in every world, the present one included."""


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
    model: Model,
    chair: Chair,
    found: Sequence[tuple[Answer, float]],
    effort: Effort,
    rng: Random,
) -> list[Considered]:
    """What becomes of each answer, on average over imagined worlds; the best first.

    Every few worlds those answers are dropped that do clearly worse than the best one. When it is
    late no more worlds are begun.
    """
    worlds = Worlds(chair, rng.getrandbits(60))
    left = list(found)
    values: Values = np.zeros((0, len(left)))
    dropped: list[Considered] = []
    while len(left) > 1 and len(values) < effort.worlds:
        if len(values) and chair.late:
            break
        count = min(STRIDE, effort.worlds - len(values))
        more = _imagine(model, worlds, chair.seat, [answer for answer, _ in left], count, effort, rng)
        values = np.concatenate((values, more))
        ranked = _ranked(left, values.mean(0).tolist(), effort)
        kept = _still_open(left, values, ranked, effort)
        dropped = [*[c for c in ranked if c.answer not in [left[n][0] for n in kept]], *dropped]
        left, values = [left[n] for n in kept], values[:, kept]
    return [*_ranked(left, values.mean(0).tolist(), effort), *dropped]


def _still_open(
    left: Sequence[tuple[Answer, float]], values: Values, ranked: Sequence[Considered], effort: Effort
) -> list[int]:
    """Answers that may still turn out to be the best: not clearly worse than it so far, and not too many."""
    answers = [answer for answer, _ in left]
    best = values[:, answers.index(ranked[0].answer)]
    kept = []
    for c in ranked[: effort.finalists]:
        behind = best - values[:, answers.index(c.answer)]
        if float(behind.mean()) <= effort.clearly * float(behind.std()) / len(behind) ** 0.5 + 1e-9:
            kept.append(answers.index(c.answer))
    return sorted(kept)


def _ranked(found: Sequence[tuple[Answer, float]], values: Sequence[float], effort: Effort) -> list[Considered]:
    considered = [Considered(answer, liking, value) for (answer, liking), value in zip(found, values, strict=True)]
    return sorted(considered, key=lambda c: -(c.value + effort.prior * log(c.liking + 1e-6)))


def _imagine(
    model: Model,
    imagined: Worlds,
    seat: int,
    answers: Sequence[Answer],
    count: int,
    effort: Effort,
    rng: Random,
) -> Values:
    """The value of each answer in so many worlds; in each world the others do the same, whatever I do."""
    worlds = [imagined.deal() for _ in range(count)]
    others = _others(model, [Imagined(world.copy()) for world in worlds], seat, rng)
    lines: list[Imagined] = []
    for world, said in zip(worlds, others, strict=True):
        for answer in answers:
            line = Imagined(world.copy())
            line.answer([answer if asked.seat == seat else said[asked.seat] for asked in line.asked])
            lines.append(line)
    values = play_on(model, lines, seat, worlds[0].round + effort.rounds)
    return np.asarray(values, np.float64).reshape(count, len(answers))


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
        answers.append(favourite(question, (logits + np.asarray(noise, np.float32)).tolist()))
    given = iter(answers)
    return [{question.seat: next(given) for _, question in pairs} for pairs in asked]


def play_on(model: Model, games: Sequence[Imagined], seat: int, last: int) -> list[float]:
    """Play imagined games on to round `last`, everybody as the network likes best, and value them for `seat`."""
    open_games = [game for game in games if not _done(game, last)]
    while open_games:
        answers = iter(favourites(model, open_games))
        for game in open_games:
            game.answer([next(answers) for _ in game.asked])
        open_games = [game for game in open_games if not _done(game, last)]
    return _values(model, games, seat)


def favourites(model: Model, games: Sequence[Imagined]) -> list[Answer]:
    """The network's favourite answers to all open questions; it is not asked where there is only one answer."""
    answers: list[Answer | None] = []
    asked: list[tuple[Seen, Question]] = []
    for game in games:
        seen: Seen | None = None
        for question in game.asked:
            only = only_answer(question)
            answers.append(only)
            if only is None:
                seen = seen or Seen(game.state)
                asked.append((seen, question))
    if asked:
        given = Thoughts(model, asked).favourites()
        return [next(given) if answer is None else answer for answer in answers]
    return [answer for answer in answers if answer is not None]


def only_answer(question: Question) -> Answer | None:
    """The answer to a question that has only one."""
    count = len(question.picks)
    if question.kind == "one":
        return 0 if count == 1 else None
    return tuple(range(count)) if question.at_least == count else None


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
