"""How many cards to add to a check: what the others should bring, what passing is worth, what my cards are worth."""

from collections.abc import Sequence
from math import erf, sqrt
from typing import NamedTuple

from readyroom.galactica.crises import check_on
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import DESIGN, NAME, STRENGTH
from readyroom.players.galactica.checks import counts, stake, still_to_add, strengths_shown
from readyroom.players.galactica.effects import destiny, effect_worth, expected_help
from readyroom.players.galactica.hands import COLLECTED, text_worth
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.table import CYLON

GOOD, DOUBTFUL = 2.3, 0.2
"""What a card that somebody has added is worth: a human's, a hidden Cylon's."""
OPEN_CYLON = -2.6
PROMISED = {"a-lot": 1.3, "a-medium-amount": 1.0, "a-little": 0.6, "cannot": 0.15}
"""What a promise makes of the help that would be expected."""


class Outlook(NamedTuple):
    """A check without my cards: the strength to be expected, how far it may be off, and what the results are worth."""

    mean: float
    spread: float
    difficulty: int
    partial: int | None
    passed: float
    partly: float
    failed: float

    def chance(self, goal: float, mine: float) -> float:
        return 0.5 * (1 + erf((self.mean + mine + 0.5 - goal) / self.spread / sqrt(2)))

    def worth(self, mine: float) -> float:
        """What the check is worth to the humans if I add so much."""
        passes = self.chance(self.difficulty, mine)
        if self.partial is None:
            return self.failed + (self.passed - self.failed) * passes
        either = max(self.chance(self.partial, mine), passes)
        return self.failed + (self.partly - self.failed) * either + (self.passed - self.partly) * passes


def outlook(mind: NormalMind) -> Outlook:
    table = mind.table
    check = table.check
    skills = check.skills
    chances = mind.chances
    if check.faceup:
        mean, variance = float(sum(strengths_shown(table, skills))), 1.0
    else:
        mean, variance = destiny(table, skills), 8.0
        for seat, count in enumerate(check.added):
            if is_cylon_player(table.players[seat]):
                mean += OPEN_CYLON * count
            elif seat != mind.seat:
                mean += count * (GOOD - chances[seat] * (GOOD - DOUBTFUL))
            variance += 1.5 * count
    for seat in still_to_add(table):
        helps = (
            mind.style.optimism * expected_help(table, seat, skills) * PROMISED.get(mind.promises.get(seat, ""), 1.0)
        )
        mean += helps * (1 - chances[seat]) - 1.5 * chances[seat]
        variance += 2.0 + 0.6 * helps
    for seat in _cylons_to_add(mind):
        mean += OPEN_CYLON
        variance += 1.0
        del seat
    on_card = check_on(check.source)
    if on_card is None:
        passed, partly, failed = stake(mind), 0.0, 0.0
    else:
        passed, partly, failed = (
            effect_worth(table, part) for part in (on_card.on_pass, on_card.on_partial, on_card.on_fail)
        )
    return Outlook(mean, sqrt(variance), check.difficulty, check.partial, passed, partly, failed)


def _cylons_to_add(mind: NormalMind) -> list[int]:
    table = mind.table
    count = len(table.players)
    order = [(table.view.current + 1 + n) % count for n in range(count)]
    later = order[order.index(table.seat) + 1 :]
    return [seat for seat in later if is_cylon_player(table.players[seat]) and table.hand_of(seat)]


SCARCE = (1.0, 1.5, 2.5)
"""How dear a human's cards are, by how many Cylons have revealed themselves: fewer are left who draw for checks, and
more add against them."""


def card_price(mind: NormalMind, card: str) -> float:
    """What it costs me to part with a card: less, the fuller my hand is; more for `hard`, the fewer humans are left."""
    design = DESIGN[card]
    if mind.table.keeps(card):
        return COLLECTED
    if mind.side == CYLON:
        return 0.02 * STRENGTH[design]  # there is little else to do with it
    price = 0.06 + 0.05 * STRENGTH[design] + 0.4 * text_worth(mind.table, NAME[design])
    size = len(mind.table.hand)
    if mind.style.foresight and mind.human:
        price *= SCARCE[min(2, sum(map(is_cylon_player, mind.table.players)))]
    return mind.style.thrift * price * (1.0 if size <= 4 else 0.7 if size <= 6 else 0.35)


class Gift(NamedTuple):
    cards: tuple[int, ...]
    strength: int
    worth: float
    """What it brings, less what the cards are worth."""


def best_gift(mind: NormalMind, view: Outlook, *, good: bool = True, bad: bool = True, sign: float = 1.0) -> Gift:
    """The cards that do most for me; `sign` is -1 for who wants what the humans do not."""
    best, *others = gifts(mind, view, good=good, bad=bad, sign=sign)
    for gift in others:
        if gift.worth > best.worth + 1e-9:
            best = gift
    return best


def gifts(mind: NormalMind, view: Outlook, *, good: bool, bad: bool, sign: float) -> list[Gift]:
    """What could be added, sensible sets only; nothing first."""
    question = mind.question
    skills = mind.table.check.skills
    strengths = [counts(mind.table, option.id, skills) for option in question.options]
    prices = [card_price(mind, option.id) for option in question.options]
    helping = [n for n, strength in enumerate(strengths) if strength > 0]
    harming = [n for n, strength in enumerate(strengths) if strength < 0]
    ways: list[Sequence[int]] = []
    if good:
        strong = sorted(helping, key=lambda n: (strengths[n], -prices[n]), reverse=True)
        ways += [strong, strong[::-1], sorted(helping, key=lambda n: prices[n] / strengths[n]), strong[1:], strong[2:]]
    if bad:
        ways.append(sorted(harming, key=lambda n: (strengths[n], prices[n])))
    found = [Gift((), 0, sign * view.worth(0))]
    for way in ways:
        strength, price = 0, 0.0
        for count, card in enumerate(way[: question.at_most], 1):
            strength += strengths[card]
            price += prices[card]
            found.append(Gift(tuple(way[:count]), strength, sign * view.worth(strength) - price))
    return found
