"""Personal Goals at the end: those that nobody has revealed cost the humans a resource each before they have won."""

from collections.abc import Mapping
from functools import cache
from math import comb
from typing import NamedTuple

from readyroom.galactica.board import RESOURCES
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.rules_in_force import STANDING, PersonalGoal
from readyroom.players.galactica.table import Table


class Goals(NamedTuple):
    """What I know of the goals before human players."""

    known: tuple[int, ...]
    """What those I have seen cost, by resource."""
    unknown: int
    """Cards I have not seen."""
    likely: float
    """How likely one of these costs a certain resource; there are as many goals for each."""


NONE = Goals((0,) * len(RESOURCES), 0, 0.0)


def goals_of(table: Table) -> Goals:
    likely = _likely(table)
    if not likely:
        return NONE
    known = dict.fromkeys(RESOURCES, 0)
    unknown = 0
    for seat in table.humans():
        for card in table.players[seat].loyalty:
            goal = STANDING.get(str(card.card))
            if isinstance(goal, PersonalGoal) and not card.revealed:
                known[goal.resource] += goal.amount
            unknown += card.card is None
    return Goals(tuple(known.values()), unknown, likely)


def _likely(table: Table) -> float:
    """How likely a card nobody has shown is a goal for a certain resource, of those that make no Cylon."""
    cards = {card: copies for card, copies in table.contents.loyalty.items() if card not in CYLONS}
    goals = sum(copies for card, copies in cards.items() if isinstance(STANDING.get(card), PersonalGoal))
    return NOT_CYLONS * goals / max(1, sum(cards.values())) / len(RESOURCES)


NOT_CYLONS = 0.85
"""The part of the Loyalty cards that make no Cylon."""


def borne(table: Table, left: Mapping[str, int]) -> float:
    """How likely so much is enough for what the goals cost."""
    return goals_borne(goals_of(table), left["food"], left["population"], left["fuel"], left["morale"])


def goals_borne(goals: Goals, food: int, population: int, fuel: int, morale: int) -> float:
    left = {"food": food, "fuel": fuel, "morale": morale, "population": population}
    chance = 1.0
    for name, known in zip(RESOURCES, goals.known, strict=True):
        chance *= _at_most(left[name] - known - 1, goals.unknown, goals.likely)
    return chance


@cache
def _at_most(most: int, cards: int, likely: float) -> float:
    """How likely no more of these cards than that are goals for one resource."""
    if most < 0:
        return 0.0
    return sum(comb(cards, n) * likely**n * (1 - likely) ** (cards - n) for n in range(min(most, cards) + 1))
