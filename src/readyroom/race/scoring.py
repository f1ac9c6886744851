"""Scoring: chips, printed points and 6-cost developments, each with its why. Rule index: SCORE, SIX."""

from typing import NamedTuple

import msgspec

from readyroom.race.cards import DESIGN_OF, PerChips, PerMilitary
from readyroom.race.state import Race
from readyroom.race.tables import FIRST_FIT, ID, SIX_COST, VP, total


def six_points(g: Race, seat: int, six: int) -> int:
    """What a 6-cost development in the tableau of `seat` is worth."""
    fit, scoring = FIRST_FIT[six], DESIGN_OF[six].scoring
    points = sum([scoring[fit[card]].points for card in g.tableaux[seat] if fit[card] >= 0])
    return points + sum([_counted(g, seat, entry) for entry in scoring])


def _counted(g: Race, seat: int, entry: object) -> int:
    """Points of an entry that counts no cards (SIX-007, SIX-013; no floor, Q-05)."""
    if isinstance(entry, PerChips):
        return entry.points * (g.chips[seat] // entry.each)
    if isinstance(entry, PerMilitary):
        return entry.points * g.military(seat)
    return 0


def score(g: Race, seat: int) -> int:
    """SCORE-001, as if the game ended now."""
    tableau = g.tableaux[seat]
    sixes = sum([six_points(g, seat, card) for card in tableau if SIX_COST[card]])
    return g.chips[seat] + total(VP, tableau) + sixes


def tie_break(g: Race, seat: int) -> int:
    """Hand cards and goods (SCORE-004)."""
    return len(g.hands[seat]) + len(g.held(seat))


class Standings(NamedTuple):
    scores: list[int]
    tie_breaks: list[int]
    winners: list[int]


def standings(g: Race) -> Standings:
    """SCORE-003 to 005."""
    seats = range(g.seats)
    scores = [score(g, seat) for seat in seats]
    tie_breaks = [tie_break(g, seat) for seat in seats]
    best = max(zip(scores, tie_breaks, strict=True))
    return Standings(scores, tie_breaks, [seat for seat in seats if (scores[seat], tie_breaks[seat]) == best])


class CardScore(msgspec.Struct, frozen=True, array_like=True):
    """The printed points of a card."""

    card: str
    points: int


class ScoreLine(msgspec.Struct, frozen=True):
    """A line of a 6-cost development: the number of its entry, its points, and the cards that gave them."""

    entry: int
    points: int
    cards: list[str]


class SixScore(msgspec.Struct, frozen=True):
    """What a 6-cost development is worth, line by line."""

    card: str
    points: int
    lines: list[ScoreLine]


class Score(msgspec.Struct, frozen=True):
    """The score of a seat with all its parts."""

    total: int
    chips: int
    cards: list[CardScore]
    """Printed points by card, in the order of the tableau."""
    six: list[SixScore]


def breakdown(g: Race, seat: int) -> Score:
    """The score of a seat, as if the game ended now."""
    tableau = g.tableaux[seat]
    return Score(
        total=score(g, seat),
        chips=g.chips[seat],
        cards=[CardScore(ID[card], VP[card]) for card in tableau if not SIX_COST[card]],
        six=[
            SixScore(ID[card], six_points(g, seat, card), _lines(g, seat, card)) for card in tableau if SIX_COST[card]
        ],
    )


def _lines(g: Race, seat: int, six: int) -> list[ScoreLine]:
    lines: list[ScoreLine] = []
    fit = FIRST_FIT[six]
    for i, entry in enumerate(DESIGN_OF[six].scoring):
        cards = [card for card in g.tableaux[seat] if fit[card] == i]
        points = entry.points * len(cards) + _counted(g, seat, entry)
        if points:
            lines.append(ScoreLine(i, points, [ID[card] for card in cards]))
    return lines
