"""Processes that work for the server, so that its event loop stays free. They end with it."""

import asyncio
import importlib
import multiprocessing
import os
import signal
import threading
import time
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from typing import Any


def _begin_worker(nice: int, module: str) -> None:
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    importlib.import_module(module)  # before it gives way to others: somebody waits for its first work
    if hasattr(os, "nice"):
        os.nice(nice)
    threading.Thread(target=_end_with_the_server, daemon=True).start()


def _end_with_the_server() -> None:
    """A killed server can't stop its workers; they see that it is gone."""
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(1)


class Pool:
    """So many processes, begun when they are first needed; a new set if one of them dies.

    They work with what is in `module`, and give way to others by `nice`."""

    def __init__(self, processes: int, nice: int, module: str) -> None:
        self.processes = processes
        self._begin = (nice, module)
        self._pool: ProcessPoolExecutor | None = None
        self._running = 0
        self._idle_since = time.monotonic()

    async def run(self, function: Callable[..., Any], *args: Any) -> Any:
        self._running += 1
        try:
            return await self._run(function, *args)
        finally:
            self._running -= 1
            self._idle_since = time.monotonic()

    async def _run(self, function: Callable[..., Any], *args: Any) -> Any:
        loop = asyncio.get_running_loop()
        for again in (True, False):
            if self._pool is None:
                context = multiprocessing.get_context("spawn")
                self._pool = ProcessPoolExecutor(self.processes, context, _begin_worker, self._begin)
            pool = self._pool
            try:
                return await loop.run_in_executor(pool, function, *args)
            except BrokenProcessPool:
                if self._pool is pool:
                    self._pool = None
                if not again:
                    raise
        return None

    def rest(self, seconds: float) -> None:
        """End processes that nobody has needed for so long; they take memory."""
        if not self._running and time.monotonic() - self._idle_since > seconds:
            self.close()

    def close(self) -> None:
        if self._pool is not None:
            self._pool.shutdown(wait=False, cancel_futures=True)
            self._pool = None
