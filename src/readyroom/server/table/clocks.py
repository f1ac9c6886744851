"""Clocks: seconds left of each seat. They stand still while a secret window is open and while the server is down."""

from collections.abc import Collection

from readyroom.server import wire

BACK = 30.0
"""Whoever comes back after his time ran out has at least this long."""


class Clocks:
    def __init__(self, clock: wire.Clock, seats: int) -> None:
        self.clock = clock
        self.left = [float(clock.seconds)] * seats
        self.since: dict[int, float] = {}
        """The seats whose clock runs, and since when `left` is true."""

    @property
    def on(self) -> bool:
        return self.clock.kind != "none"

    def move(self, now: float, running: Collection[int], answered: Collection[int]) -> list[float] | None:
        """Charge everybody up to `now`; then the clocks of `running` run. Returns what is left, to be stored."""
        if not self.on:
            return None
        for seat, since in self.since.items():
            self.left[seat] = max(0.0, self.left[seat] - (now - since))
        for seat in answered:
            if self.clock.kind == "bank":
                self.left[seat] += self.clock.increment
            else:
                self.left[seat] = float(self.clock.seconds)
        if self.clock.kind == "move":
            for seat in running:
                if seat not in self.since and seat not in answered:
                    self.left[seat] = float(self.clock.seconds)
        self.since = dict.fromkeys(running, now)
        return [round(left, 3) for left in self.left]

    def load(self, left: list[float] | None, at: float, running: Collection[int]) -> None:
        """As stored at the moment `at`."""
        if self.on and left is not None:
            self.left = list(left)
            self.since = dict.fromkeys(running, at)

    def pause(self, stopped: float, now: float) -> list[float]:
        """The server was down between the two moments: that time does not count."""
        for seat, since in self.since.items():
            self.left[seat] = max(0.0, self.left[seat] - max(0.0, stopped - since))
            self.since[seat] = now
        return [round(left, 3) for left in self.left]

    def give(self, seat: int) -> None:
        """Somebody is back after his time ran out."""
        self.left[seat] = max(self.left[seat], BACK)

    def runs_out(self) -> tuple[float, int] | None:
        """When the next clock runs out, and whose."""
        if not self.on or not self.since:
            return None
        return min((since + self.left[seat], seat) for seat, since in self.since.items())

    def seconds_left(self, seat: int, now: float) -> float | None:
        """How long a seat's clock still runs; None where it does not."""
        since = self.since.get(seat)
        return max(0.0, self.left[seat] - (now - since)) if self.on and since is not None else None

    def told(self) -> wire.ClockTold | None:
        if not self.on:
            return None
        at = next(iter(self.since.values()), 0.0)
        return wire.ClockTold([round(left, 3) for left in self.left], sorted(self.since), at)
