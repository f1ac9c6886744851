"""Work that comes all at once is done in small rounds, so that the event loop looks around in between.

When a slow disk has stored what hundreds of tables have waited for, or hundreds of people answer in the same moment,
nobody else waits until all of it is done: each round of the loop takes a few.
"""

import asyncio
from collections import deque

AT_ONCE = 12
"""Pieces of work in a round of the event loop; each takes about a millisecond."""


class Rounds:
    """A line where everybody gets a turn, so many in each round."""

    def __init__(self, at_once: int = AT_ONCE) -> None:
        self._at_once = at_once
        self._left = at_once
        self._waiting: deque[asyncio.Future[None]] = deque()
        self._counting = False

    async def turn(self) -> None:
        """Until it is one's turn; at once where there is no crowd."""
        if not self._counting:
            self._counting = True
            asyncio.get_running_loop().call_soon(self._next)
        if self._left > 0:
            self._left -= 1
            return
        mine: asyncio.Future[None] = asyncio.get_running_loop().create_future()
        self._waiting.append(mine)
        await mine

    def _next(self) -> None:
        """A new round: those who have waited longest go first."""
        self._left = self._at_once
        while self._waiting and self._left > 0:
            mine = self._waiting.popleft()
            if not mine.done():
                mine.set_result(None)
                self._left -= 1
        self._counting = self._left < self._at_once
        if self._counting:
            asyncio.get_running_loop().call_soon(self._next)
