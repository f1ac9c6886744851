"""Between the processes of one server: who owns which table, and notes that reach all.

With SQLite there is one process and nothing to do. With PostgreSQL an advisory lock gives each live table one owner
(it is free the moment its process dies), and NOTIFY carries notes.
"""

import asyncio
import contextlib
import logging
from collections.abc import Callable
from typing import Any

import msgspec

from readyroom.server.store import CHANNEL, Note

log = logging.getLogger("readyroom.bus")


class Alone:
    """One process: it owns everything."""

    async def start(self) -> None: ...

    async def claim(self, table: str) -> bool:  # noqa: ARG002
        return True

    async def release(self, table: str) -> None: ...

    async def stop(self) -> None: ...


class Together:
    """Several processes on PostgreSQL."""

    def __init__(self, url: str, process: str, hear: Callable[[Note], None], lost: Callable[[], None]) -> None:
        self._url = url.replace("postgresql+psycopg://", "postgresql://")
        self._process = process
        self._hear = hear
        self._lost = lost
        self._locks: Any = None
        self._turn = asyncio.Lock()
        self._owned: set[str] = set()
        self._task: asyncio.Task[None] | None = None
        self._ready = asyncio.Event()

    async def start(self) -> None:
        self._locks = await self._connect()
        self._task = asyncio.create_task(self._listen())
        await self._ready.wait()

    async def _connect(self) -> Any:
        import psycopg  # noqa: PLC0415 - only where PostgreSQL is used

        return await psycopg.AsyncConnection.connect(self._url, autocommit=True)

    async def claim(self, table: str) -> bool:
        """Become the owner, if nobody else is."""
        if table in self._owned:
            return True
        return await self._lock("pg_try_advisory_lock", table)

    async def release(self, table: str) -> None:
        if table in self._owned:
            self._owned.discard(table)
            await self._lock("pg_advisory_unlock", table)

    async def _lock(self, function: str, table: str) -> bool:
        async with self._turn:
            try:
                cursor = await self._locks.execute(f"SELECT {function}(hashtextextended(%s, 0))", (table,))
                (done,) = await cursor.fetchone()
            except Exception as error:
                log.warning("the connection that holds the table locks is lost: %s", error)
                self._owned.clear()
                self._lost()
                with contextlib.suppress(Exception):
                    await self._locks.close()
                with contextlib.suppress(Exception):
                    self._locks = await self._connect()
                return False
        if function == "pg_try_advisory_lock" and done:
            self._owned.add(table)
        return bool(done)

    async def check(self) -> None:
        """Notice a lost lock connection even when nobody claims anything."""
        if self._owned:
            await self._lock("pg_advisory_unlock", "nothing")

    async def _listen(self) -> None:
        while True:
            try:
                async with await self._connect() as conn:
                    await conn.execute(f"LISTEN {CHANNEL}")
                    self._ready.set()
                    async for notify in conn.notifies():
                        note = msgspec.json.decode(notify.payload, type=Note)
                        if note.sender != self._process:
                            self._hear(note)
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("the connection that listens is lost: %s", error)
                self._lost()
                await asyncio.sleep(0.5)

    async def stop(self) -> None:
        if self._task is not None:
            self._task.cancel()
            with contextlib.suppress(asyncio.CancelledError, Exception):
                await self._task
        if self._locks is not None:
            await self._locks.close()
