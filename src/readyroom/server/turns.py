"""Whose computer player thinks next: a fair queue by table.

Tables with people connected have processes of their own (`FRONT`); all others share what stands behind (`BACK`), so
that no number of tables nobody looks at makes anybody wait. Thinking in a secret window has its own too (`WINDOW`):
who waited for it at another table would know that somebody thinks. Within each, the table that has had the least time
goes first (start-time fair queueing): a table that asks for much, or thinks long, waits for the others in between.
"""

import asyncio
import contextlib
from collections.abc import Callable
from typing import Literal, NamedTuple

Lane = Literal["front", "back", "window"]
FRONT: Lane = "front"
BACK: Lane = "back"
WINDOW: Lane = "window"

_LEAST = 0.05
"""Seconds that a turn counts at its beginning, before anybody knows how long it takes."""
_MANY = 1000
"""Tables to remember before those that are owed nothing are forgotten."""


class _Waiter(NamedTuple):
    table: str
    urgent: Callable[[], bool]
    weight: float
    secret: bool
    lane: "asyncio.Future[Lane]"


class Turns:
    def __init__(self, front: int, back: int = 1, window: int = 1) -> None:
        self._free: dict[Lane, int] = {FRONT: front, BACK: back, WINDOW: window}
        self._waiting: list[_Waiter] = []
        self._used: dict[str, float] = {}
        """For each table: how much time it has had, counted from where the others stood when it first asked."""
        self._now: dict[Lane, float] = {FRONT: 0.0, BACK: 0.0, WINDOW: 0.0}

    def __len__(self) -> int:
        return len(self._waiting)

    async def wait(self, table: str, urgent: Callable[[], bool], weight: float = 1.0, *, secret: bool = False) -> Lane:
        """Until it is this table's turn; `done` has to follow. `urgent` is asked again whenever somebody is chosen."""
        waiter = _Waiter(table, urgent, weight, secret, asyncio.get_running_loop().create_future())
        self._waiting.append(waiter)
        self.look()
        try:
            return await waiter.lane
        except asyncio.CancelledError:
            with contextlib.suppress(ValueError):
                self._waiting.remove(waiter)
            if waiter.lane.done() and not waiter.lane.cancelled():
                self.done(waiter.lane.result(), table, 0.0)
            raise

    def done(self, lane: Lane, table: str, seconds: float, weight: float = 1.0) -> None:
        """A turn is over, after so many seconds."""
        self._free[lane] += 1
        self._used[table] = self._used.get(table, self._now[lane]) + weight * max(0.0, seconds - _LEAST)
        if len(self._used) > _MANY:
            least = min(self._now.values())
            self._used = {table: used for table, used in self._used.items() if used > least}
        self.look()

    def look(self) -> None:
        """Let those go on for whom there is a process."""
        for lane in (FRONT, BACK, WINDOW):
            while self._free[lane] and (waiter := self._next(lane)) is not None:
                self._waiting.remove(waiter)
                self._free[lane] -= 1
                self._now[lane] = start = self._start(lane, waiter)
                self._used[waiter.table] = start + waiter.weight * _LEAST
                waiter.lane.set_result(lane)

    def _next(self, lane: Lane) -> _Waiter | None:
        """Who has had the least; of several who asked first."""
        able = [one for one in self._waiting if not one.lane.done() and _lane_of(one) == lane]
        return min(able, key=lambda one: self._start(lane, one), default=None)

    def _start(self, lane: Lane, waiter: _Waiter) -> float:
        return max(self._now[lane], self._used.get(waiter.table, 0.0))


def _lane_of(waiter: _Waiter) -> Lane:
    if waiter.secret:
        return WINDOW
    return FRONT if waiter.urgent() else BACK
