"""The arena: which computer player is better, measured with every seat taken in turn and the same seeds for all.

A block is one seed played once for each way to seat the entrants; intervals come from the spread between blocks, so
luck of the seat and of the deal cancels out as far as it can.
"""

from collections.abc import Mapping, Sequence
from math import log10, sqrt
from typing import Any, NamedTuple

from readyroom.kernel import BadSetup, Json
from readyroom.players.series import Plan, Played


class Contest(NamedTuple):
    game: str
    seats: int
    options: Mapping[str, Json]
    entrants: tuple[str, ...]
    """As many as seats, or fewer: then they are repeated in order."""


def lineups(contest: Contest) -> list[tuple[str, ...]]:
    """Every way to seat the entrants by turning the table.

    >>> lineups(Contest("race", 4, {}, ("hard", "easy")))
    [('hard', 'easy', 'hard', 'easy'), ('easy', 'hard', 'easy', 'hard')]
    """
    count = len(contest.entrants)
    if count > contest.seats:
        raise BadSetup(f"{count} players for {contest.seats} seats")
    table = tuple(contest.entrants[seat % count] for seat in range(contest.seats))
    turned = [table[-turn:] + table[:-turn] if turn else table for turn in range(contest.seats)]
    return list(dict.fromkeys(turned))


def plans(contest: Contest, games: int, seed: int) -> list[Plan]:
    """At least `games` games, in whole blocks."""
    ways = lineups(contest)
    blocks = -(-games // len(ways))
    return [
        Plan(contest.game, contest.seats, contest.options, way, seed + block) for block in range(blocks) for way in ways
    ]


class Interval(NamedTuple):
    mean: float
    low: float
    high: float

    def plain(self) -> list[float]:
        return [round(part, 4) for part in self]


def interval(values: Sequence[float]) -> Interval:
    """Mean and 95% confidence interval, from the spread of independent values."""
    mean = sum(values) / len(values)
    if len(values) < 2:
        return Interval(mean, mean, mean)
    spread = sqrt(sum((value - mean) ** 2 for value in values) / (len(values) - 1) / len(values))
    return Interval(mean, mean - 1.96 * spread, mean + 1.96 * spread)


def elo(share: float) -> float | None:
    """The rating difference that a share of the points stands for; None where it has no bound.

    >>> round(elo(0.75)), elo(1.0)
    (191, None)
    """
    return 400 * log10(share / (1 - share)) if 0 < share < 1 else None


def summary(contest: Contest, plans: Sequence[Plan], played: Sequence[Played]) -> dict[str, Json]:
    """What the games say about each entrant, and about the first against the others."""
    names = list(dict.fromkeys(contest.entrants))
    size = len(lineups(contest))
    share: dict[str, list[float]] = {name: [] for name in names}
    scores: dict[str, list[float]] = {name: [] for name in names}
    for at in range(0, len(plans), size):
        block = list(zip(plans[at : at + size], played[at : at + size], strict=True))
        for name in names:
            share[name].append(sum(_won(plan, game, name) for plan, game in block) / len(block))
            scores[name] += [s for plan, game in block for s in _scores(plan, game, name)]
    entrants: dict[str, Any] = {
        name: {
            "wins": interval(share[name]).plain(),
            "mean_score": round(sum(scores[name]) / len(scores[name]), 2) if scores[name] else None,
        }
        for name in names
    }
    result: dict[str, Json] = {
        "game": contest.game,
        "seats": contest.seats,
        "options": dict(contest.options),
        "games": len(plans),
        "answers": sum(game.answers for game in played),
        "entrants": entrants,
        "reasons": _counted([game.result.reason for game in played if game.result.reason]),
    }
    if len(names) == 2:
        first = interval([a / (a + b) if a + b else 0.5 for a, b in zip(*share.values(), strict=True)])
        result["elo_of_first"] = [round(e) if (e := elo(min(max(part, 0), 1))) is not None else None for part in first]
        result["share_of_first"] = first.plain()
    return result


def _won(plan: Plan, game: Played, name: str) -> float:
    """The part of this game's win that went to `name`: shared wins are split."""
    winners = game.result.winners
    return sum(plan.players[seat] == name for seat in winners) / len(winners) if winners else 0.0


def _scores(plan: Plan, game: Played, name: str) -> list[float]:
    return [s for s, who in zip(game.result.scores, plan.players, strict=True) if who == name and s is not None]


def _counted(names: Sequence[str]) -> dict[str, int]:
    return {name: list(names).count(name) for name in sorted(set(names))}
