"""The mind of a player with beliefs: chances for every seat, how it looks to the others, and its style."""

from functools import cached_property
from random import Random

from readyroom.galactica.loyalty import CYLONS
from readyroom.players.base import Chair
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.style import Style

CYLON_CARDS = frozenset(CYLONS)


class NormalMind(Mind):
    def __init__(self, chair: Chair, beliefs: Beliefs, rng: Random, style: Style) -> None:
        super().__init__(chair, beliefs, rng)
        self._beliefs = beliefs
        self.style = style

    @cached_property
    def beliefs(self) -> Beliefs:
        """Read on to now."""
        self._beliefs.listen(self._chair, self.table)
        return self._beliefs

    def suspicion(self, seat: int) -> float:
        return self.beliefs.of(self.table, seat)

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """How likely each seat is a Cylon, by all I know."""
        return self.beliefs.chances(self.table)

    @cached_property
    def public(self) -> tuple[float, ...]:
        return self.beliefs.public(self.table)

    @property
    def promises(self) -> dict[int, str]:
        return self.beliefs.evidence.promises

    @cached_property
    def slack(self) -> float:
        """How much more suspect a hidden Cylon may become: he wants to look like the others, or a little worse."""
        others = [self.public[seat] for seat in self.table.others()]
        usual = sum(others) / len(others) if others else 0.0
        return usual + self.style.boldness - self.public[self.seat]

    @cached_property
    def exposed(self) -> bool:
        """Whether somebody has looked at my cards, or most of them think they know."""
        looked = self.beliefs.evidence.looked.items()
        seen = any(source == self.seat and by != source and not CYLON_CARDS.isdisjoint(cards) for (by, source), cards in looked)
        return seen or self.public[self.seat] > 0.6
