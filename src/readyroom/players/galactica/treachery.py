"""Treachery cards in checks: who can have put one there, how much that tells, and when a hidden Cylon does it.

Which decks everybody draws from is open, and so is what they discard: so everybody knows who may hold such cards. A
human can do nothing with them in checks, and is glad to be rid of them.
"""

from collections import Counter
from collections.abc import Sequence
from math import log
from typing import Any

from readyroom.galactica.skills import DESIGN, SKILLS, TREACHERY, TYPE

SLIP, SPOILS = 0.03, 0.3
"""How often a human, a hidden Cylon puts one into a check, who may hold any and adds cards."""
OPENLY = (0.4, 0.6)
"""The same for a revealed Cylon: none, one."""
SHED = 0.85
"""How much more often a Cylon than a human discards one: they keep them for checks."""
SUSPECT = 0.3
"""How likely anybody else is a Cylon, for who reckons what others will think."""


def of(cards: Sequence[str]) -> int:
    """How many of these are Treachery cards."""
    return sum(TYPE[DESIGN[card]] == TREACHERY for card in cards)


class Holders:
    """How many Treachery cards each seat may hold."""

    def __init__(self) -> None:
        self._held: Counter[int] = Counter()

    def drawn(self, seat: int, skills: Sequence[str]) -> None:
        self._held[seat] += skills.count(SKILLS[TREACHERY])

    def spent(self, event: dict[str, Any]) -> int:
        """Somebody parted with cards openly; of how many Treachery cards."""
        gone = of(event["cards"] if "cards" in event else [event["card"]])
        self._held[event["seat"]] = max(0, self._held[event["seat"]] - gone)
        return gone

    def forget(self, seat: int) -> None:
        self._held.pop(seat, None)

    def may_hold(self, seat: int) -> bool:
        return self._held[seat] > 0

    def at_most(self, seat: int, hand: int) -> None:
        """Nobody holds more of them than cards."""
        if self._held[seat] > hand:
            self._held[seat] = max(0, hand)


def smell(base: Sequence[float], others: int) -> float:
    """How much more suspect somebody looks when a check has one Treachery card (the logarithm of the ratio): `base` is
    what Destiny explains, `others` are those who may have put it there as well."""
    none, one = base[0], base[1]
    theirs = others * (SUSPECT * SPOILS + (1 - SUSPECT) * SLIP)
    return log((one * (1 - SPOILS) + none * (SPOILS + theirs)) / (one * (1 - SLIP) + none * (SLIP + theirs)))
