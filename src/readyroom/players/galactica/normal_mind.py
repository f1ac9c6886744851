"""The mind of a player with beliefs: chances for every seat, how it looks to the others, and its style."""

from functools import cached_property
from random import Random

from readyroom.galactica.loyalty import CYLONS
from readyroom.players.base import Chair
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.style import Style
from readyroom.players.galactica.table import DRAIN, EVEN

CYLON_CARDS = frozenset(CYLONS)
SURE = 0.95


class NormalMind(Mind):
    def __init__(self, chair: Chair, beliefs: Beliefs, rng: Random, style: Style) -> None:
        super().__init__(chair, beliefs, rng, DRAIN if style.foresight else EVEN)
        self._beliefs = beliefs
        self.style = style

    @cached_property
    def beliefs(self) -> Beliefs:
        """Read on to now."""
        self._beliefs.listen(self._chair, self.table)
        return self._beliefs

    def suspicion(self, seat: int) -> float:
        return self.scores[seat]

    @cached_property
    def scores(self) -> list[float]:
        return self.beliefs.scores(self.table)

    @cached_property
    def chances(self) -> tuple[float, ...]:
        """How likely each seat is a Cylon, by all I know."""
        return self.beliefs.chances(self.table)

    def waiting(self, steps: int) -> float:
        return self.style.hurry * steps

    def drawing(self, seat: int, worth: float) -> float:
        """Cards beyond the hand limit are thrown away at the end of the turn."""
        room: int = self.table.sheet(seat).hand_limit - self.table.hand_of(seat)
        return worth if room >= 4 else self.style.idle + max(0, room) * 0.08

    @property
    def scouting(self) -> float:
        """Less with few raptors left, or few cards in hand."""
        raptors: int = self.table.view["reserves"]["raptors"]
        return self.style.scout * (0.3, 0.6, 0.9, 1.0, 1.0)[raptors] * (1.0 if len(self.table.hand) > 4 else 0.6)

    @property
    def alarm(self) -> float:
        """Revealed Cylons can activate heavy raiders every turn."""
        return 1.4 + 0.5 * len([player for player in self.table.players if player["revealed"]])

    def accusing(self) -> float:
        """It costs an action and the cards of a check: only who is nearly sure does it."""
        if not self.human:
            return 0.0
        players = self.table.players
        free = [seat for seat in self.table.others() if players[seat]["place"] not in ("brig", "off_board")]
        surest = max((self.chances[seat] for seat in free), default=0.0)
        return 1.8 if surest > SURE else max(0.0, 2.4 * (surest - self.style.brig_at))

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
        mine = [cards for (by, source), cards in looked if source == self.seat != by]
        seen = any(not CYLON_CARDS.isdisjoint(cards) for cards in mine)
        return seen or self.public[self.seat] > 0.6
