"""A connected socket: who it is, which tables it looks at, and what is still to be sent.

Nothing of a game lives here: a new socket of the same person gets the same.
"""

import asyncio
import contextlib
import sys
from collections import deque
from collections.abc import Awaitable, Callable

from readyroom.server import wire
from readyroom.server.people import Person
from readyroom.server.settings import Limits

Send = Callable[[bytes], Awaitable[None]]
Write = Callable[[bytes], bool]
"""Hand a frame to the line at once; False if it has to wait."""
Close = Callable[[int], Awaitable[None]]


class Link:
    __slots__ = (
        "_close",
        "_closing",
        "_held",
        "_limits",
        "_send",
        "_sending",
        "_waiting",
        "_write",
        "address",
        "broken",
        "person",
        "session",
        "tables",
    )

    def __init__(
        self,
        person: Person,
        send: Send,
        limits: Limits,
        session: str = "",
        close: Close | None = None,
        address: str = "",
        write: Write | None = None,
    ) -> None:
        self.person = person
        self.address = address
        """Whom it is counted as among all sockets."""
        self.session = session
        """Digest of the session it was opened with."""
        self._close = close
        self._closing: asyncio.Task[None] | None = None
        self.tables: set[str] = set()
        self.broken = False
        self._send = send
        self._write = write
        self._limits = limits
        self._waiting: deque[bytes] = deque()
        self._held = 0
        """Bytes of memory that what is waiting takes."""
        self._sending: asyncio.Task[None] | None = None

    def post(self, frame: bytes) -> None:
        """Send when the socket takes it; one that is too slow is given up and can resume."""
        if self.broken or (self._sending is None and self._write is not None and self._write(frame)):
            return
        self._waiting.append(frame)
        self._held += sys.getsizeof(frame)
        waiting = len(self._waiting)
        if waiting > self._limits.waiting_frames or (waiting > 1 and self._held > self._limits.waiting_bytes):
            self._give_up()
            return
        if self._sending is None:
            self._sending = asyncio.get_running_loop().create_task(self._drain())

    def tell(self, message: wire.Tell) -> None:
        self.post(wire.encode(message))

    def _give_up(self) -> None:
        self.broken = True
        self._waiting.clear()
        self._held = 0

    async def _drain(self) -> None:
        try:
            while self._waiting:
                frame = self._waiting.popleft()
                self._held -= sys.getsizeof(frame)
                await self._send(frame)
        except Exception:
            self._give_up()
        finally:
            self._sending = None

    @property
    def ended(self) -> bool:
        """Whether it was hung up: nothing it asks for counts any more."""
        return self._closing is not None

    def hang_up(self, why: str, code: int) -> None:
        """Say why, and close."""
        if self._closing is None:
            self.tell(wire.Bye(why))
            self._closing = asyncio.get_running_loop().create_task(self._end(code))

    async def _end(self, code: int) -> None:
        await self.flush()
        if self._close is not None:
            with contextlib.suppress(Exception):  # it may have gone meanwhile
                await self._close(code)

    async def flush(self) -> None:
        """Until all is sent, or the socket is gone."""
        while self._sending is not None:
            await asyncio.wait([self._sending])
