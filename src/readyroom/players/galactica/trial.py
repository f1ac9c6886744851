"""The Trial to come: how likely somebody is to be the one who is out, by the trauma tokens they may have (TRIAL).

Everybody sees how many tokens the others have, and only their own faces. Half of the tokens that nobody sees are
antagonistic; until the Trial some come and some go.
"""

from functools import cache, cached_property
from math import comb
from typing import TYPE_CHECKING

from readyroom.galactica.crossroads import SPARED
from readyroom.galactica.sides import is_cylon_player, takes_part
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, POOL

if TYPE_CHECKING:
    from readyroom.players.galactica.table import Table

PICKED = 0.5
"""How likely a human is to be picked among those who have as many tokens."""
DISASTERS = 2 / 38
"""The part of the tokens that are disasters."""


@cache
def at_most(tokens: int, most: int) -> float:
    """How likely no more than so many of these tokens count against somebody."""
    return float(sum(comb(tokens, n) for n in range(min(tokens, most) + 1)) / 2**tokens)


def counts_against(token: str, *, cylon: bool) -> bool:
    """Benevolent tokens count against revealed Cylons, the others against everybody else."""
    return token == (BENEVOLENT if cylon else ANTAGONISTIC)


class Trial:
    def __init__(self, table: "Table") -> None:
        self._table = table
        held = table.me.holds.get(POOL)
        self.mine = held if isinstance(held, list) else []
        """The faces of my tokens."""

    @cached_property
    def now(self) -> bool:
        """Whether it is the Crossroads phase: nothing comes between it and the Trial."""
        return bool(self._table.view.crossroads)

    @cached_property
    def ahead(self) -> bool:
        """Whether it is still to come; at most tables never."""
        return POOL in self._table.me.holds and (self.now or not self._table.last_jump)

    @cached_property
    def near(self) -> float:
        """How much of what the tokens say now will be true then."""
        return 1.0 if self.now else 0.25 + 0.75 * min(1.0, self._table.distance / 8)

    @cached_property
    def later(self) -> int:
        """How many tokens everybody may get until then: about as many come as go."""
        return 0 if self.now else 1

    def count(self, seat: int) -> int:
        """How many tokens somebody has."""
        held = self._table.players[seat].holds.get(POOL, 0)
        return held if isinstance(held, int) else len(held)

    def mine_against(self, *, cylon: bool) -> int:
        """How many of mine would count against me, as a revealed Cylon or not."""
        return sum(counts_against(token, cylon=cylon) for token in self.mine)

    def out(self, seat: int, against: int, more: int = 0, *, cylon: bool = False) -> float:
        """How likely somebody is out who has so many tokens against them, and draws so many more."""
        if not self.ahead:
            return 0.0
        drawn = more + self.later
        ways = [comb(drawn, n) * self._most(seat, against + n, cylon=cylon) for n in range(drawn + 1)]
        return float(sum(ways) / 2**drawn)

    def out_unseen(self, seat: int, more: int = 0) -> float:
        """The same for somebody whose tokens I do not see."""
        cylon = is_cylon_player(self._table.players[seat])
        return self.out(seat, 0, self.count(seat) + more, cylon=cylon)

    def _most(self, seat: int, against: int, *, cylon: bool) -> float:
        """How likely nobody has more tokens than these: of humans with as many one is picked, Cylons go together."""
        if against <= SPARED:
            return 0.0
        fewer = self._others(seat, against - 1)
        as_many = self._others(seat, against) - fewer
        return fewer + (1.0 if cylon else PICKED) * as_many

    def _others(self, seat: int, most: int) -> float:
        """How likely all the others have no more than so many against them."""
        chance = 1.0
        for player in self._table.players:
            if player.seat == seat or not takes_part(player):
                continue
            if player.seat == self._table.seat:
                known = self.mine_against(cylon=is_cylon_player(player))
                chance *= at_most(self.later, most - known) if most >= known else 0.0
            else:
                chance *= at_most(self.count(player.seat) + self.later, most)
        return chance
