"""How long a secret window stays open, so that its length tells nothing.

Each seat gets a time of its own, drawn from one distribution whether it holds something or not; the window closes
when all times are over. Whoever holds something and waits is passed then, like one who holds nothing. Any seat may
end its own time (pass) or lengthen it (think), holding something or not. Standing orders and computer players have a
shorter distribution: both are known without looking at a hand.
"""

from collections.abc import Callable, Collection
from random import SystemRandom

LOW, HIGH = 0.75, 1.5
"""A seat's time is between so many times the table's window seconds."""

THINK = 3.0
"""Who asks for time to think gets so many times the window seconds more."""

Draw = Callable[[float, float], float]

draw: Draw = SystemRandom().uniform


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

    def bound(self, now: float, draw: Draw) -> None:
        """Who had all the time there is has as much as everybody from now on."""
        self.ends = [now + self.slow * draw(LOW, HIGH) if end == float("inf") else end for end in self.ends]
