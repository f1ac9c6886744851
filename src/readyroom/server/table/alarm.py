"""The next moment at which something happens at a table by itself: a window closes, a clock or a request runs out."""

import asyncio
from collections.abc import Callable

from readyroom.server import steady


class Alarm:
    """Goes off once, at the moment that was set last."""

    def __init__(self, ring: Callable[[], None]) -> None:
        self.moment: float | None = None
        """When it goes off; None: not at all."""
        self._ring = ring
        self._timer: asyncio.TimerHandle | None = None

    def set(self, moment: float | None) -> None:
        self.moment = moment
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if moment is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, moment - steady.time()) + 0.001, self.ring)

    def ring(self) -> None:
        self.moment = self._timer = None
        self._ring()
