"""How long a window stays open.

Where its length could tell somebody something (`Slots`):

Each seat gets a time of its own, drawn from one distribution whether it holds something or not; the window closes
when all times are over. Whoever holds something and waits is passed then, like one who holds nothing. Any seat may
end its own time (pass) or lengthen it (think), holding something or not. Standing orders and computer players have a
shorter distribution: both are known without looking at a hand.

Where nobody is there to read it, or the table plays with open reactions (`Asked`): until who can act has decided.
"""

import os
from collections.abc import Callable, Collection

LOW, HIGH = 0.75, 1.5
"""A seat's time is between so many times the table's window seconds."""

THINK = 3.0
"""Who asks for time to think gets so many times the window seconds more."""

QUICK = 0.375
"""At a table with quick reactions all times are so much shorter: drawn alike, so they tell as little."""

Draw = Callable[[float, float], float]

_POOL_BYTES = 4096


class _Drawn:
    """Numbers nobody can foresee, as `SystemRandom` gives them: but the system is asked once for many."""

    def __init__(self) -> None:
        self._pool = b""
        self._at = 0

    def __call__(self, low: float, high: float) -> float:
        at = self._at
        if at + 8 > len(self._pool):
            self._pool, at = os.urandom(_POOL_BYTES), 0
        self._at = at + 8
        return low + (high - low) * (int.from_bytes(self._pool[at : at + 8], "big") >> 11) * 2**-53


draw: Draw = _Drawn()


class Slots:
    """The times of all seats in one window. Knows no hand: it is made of who is quick, and of the clock."""

    def __init__(self, seats: int, now: float, slow: float, fast: float, quick: Collection[int], draw: Draw = draw):
        self.slow = slow
        self.ends = [now + (fast if seat in quick else slow) * draw(LOW, HIGH) for seat in range(seats)]
        self._thought: set[int] = set()

    @property
    def closes(self) -> float:
        return max(self.ends)

    def over(self, seat: int, now: float) -> None:
        """The seat has decided, or passes."""
        self.ends[seat] = min(self.ends[seat], now)

    def think(self, seat: int, now: float) -> None:
        """The seat wants more time; once in a window."""
        if seat not in self._thought:
            self._thought.add(seat)
            self.ends[seat] = max(self.ends[seat], now) + THINK * self.slow


class Asked:
    """The table waits for exactly those who can act, and for none of them longer than they take."""

    def __init__(self, undecided: Callable[[], Collection[int]]):
        self._undecided = undecided

    @property
    def closes(self) -> float:
        return float("inf") if self._undecided() else 0.0

    def over(self, seat: int, now: float) -> None:
        """Who has decided is known by that."""

    def think(self, seat: int, now: float) -> None:
        """There is no hurry."""
