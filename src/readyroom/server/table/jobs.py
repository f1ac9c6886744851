"""One thing after the other: whatever reads or changes a table is a job, and no two jobs run at once."""

import asyncio
import logging
from collections import deque
from collections.abc import Awaitable, Callable
from typing import Any

logger = logging.getLogger("readyroom.live")

Job = Callable[[], Awaitable[None]]


class Jobs:
    """The jobs of one table, in the order they came."""

    def __init__(self, table: str) -> None:
        self._table = table
        self._waiting: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None
        self._at_hand = False
        """Whether somebody does his job himself, since nothing was before it."""

    @property
    def busy(self) -> bool:
        return bool(self._waiting or self._at_hand) or self._task is not None

    def post(self, job: Job) -> None:
        """Do this when everything before it is done."""
        self._waiting.append(job)
        if self._task is None and not self._at_hand:
            self._begin()

    async def do(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Do this in its turn, and wait for what comes of it."""
        if self._task is None and not self._at_hand:
            self._at_hand = True
            try:
                return await job()
            finally:
                self._at_hand = False
                if self._waiting:
                    self._begin()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await job()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

        self.post(run)
        return await done

    async def idle(self) -> None:
        """Until everything that was begun is done."""
        while self._task is not None or self._at_hand:
            await (asyncio.wait([self._task]) if self._task is not None else asyncio.sleep(0.01))

    def cancel(self) -> None:
        if self._task is not None:
            self._task.cancel()

    def _begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        while self._waiting:
            job = self._waiting.popleft()
            try:
                await job()
            except asyncio.CancelledError:
                raise
            except Exception:
                logger.exception("a job at a table failed", extra={"table": self._table})
        self._task = None
