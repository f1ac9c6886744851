"""Whole games played anew for somebody who reads: stories, records, moments, and records that come in.

All of it happens in a process of its own, one after the other: neither the event loop, nor the writer, nor the
computer players wait for it. What is told of a game is kept, up to a number of bytes; who asks for what is being made
already waits for the same. One person may wait for few at a time, and everybody together for so many.
"""

import asyncio
from collections import OrderedDict
from collections.abc import Callable, Hashable, Sequence
from typing import Any

import msgspec

from readyroom.kernel import Header
from readyroom.server import transfer, wire
from readyroom.server.bots import _moment
from readyroom.server.limits import Places
from readyroom.server.pool import Pool
from readyroom.server.settings import Settings
from readyroom.server.story import tell_story
from readyroom.server.table.game_log import GameLog, Row, replay_rows

Rows = Sequence[tuple[str, int | None, Any, int | None]]

_NICE = 10
"""Less urgent than computer players, whom people wait for at a table."""


Winners = Sequence[int] | None
"""Who has won, if the game is over."""


def _replay(header: bytes, rows: Rows, winners: Winners) -> GameLog:
    return replay_rows(msgspec.json.decode(header, type=Header), as_rows(rows), winners)


def tell_record(header: bytes, rows: Rows, winners: Winners) -> bytes:
    """The record of a game as a file."""
    played = _replay(header, rows, winners)
    return played.record().dump()


def tell_whole(header: bytes, rows: Rows, winners: Winners) -> bytes:
    """The story of a game as JSON."""
    played = _replay(header, rows, winners)
    return wire.encode(tell_story(played.record()))


def tell_moment(header: bytes, rows: Rows, winners: Winners, viewer: int | None, events: int) -> bytes:
    """How a game looked to a viewer after so many of their events, as JSON."""
    return wire.encode(_moment(header, rows, winners, viewer, events))


def tell_events(header: bytes, rows: Rows, winners: Winners, viewer: int | None) -> bytes:
    """All that a viewer was told of a game, and what was said there, as JSON."""
    played = _replay(header, rows, winners)
    return wire.encode({"events": played.game.events(viewer, 0), "talk": played.heard(viewer, 0)})


def as_rows(rows: Rows) -> list[Row]:
    return [Row(n, kind, seat, serial, picks) for n, (kind, seat, picks, serial) in enumerate(rows)]


class Kept:
    """What was made, the latest used last; the oldest go when it is too many bytes."""

    def __init__(self, most: int) -> None:
        self.most = most
        self.bytes = 0
        self._made: OrderedDict[Hashable, bytes] = OrderedDict()

    def get(self, key: Hashable) -> bytes | None:
        made = self._made.get(key)
        if made is not None:
            self._made.move_to_end(key)
        return made

    def put(self, key: Hashable, made: bytes) -> None:
        if len(made) > self.most // 2 or key in self._made:
            return
        self._made[key] = made
        self.bytes += len(made)
        while self.bytes > self.most:
            self.bytes -= len(self._made.popitem(last=False)[1])

    def __contains__(self, key: Hashable) -> bool:
        return key in self._made

    def __len__(self) -> int:
        return len(self._made)


class Replays:
    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        self.kept = Kept(settings.replay_cache)
        self._pool = Pool(1, _NICE, __name__)
        self._making: dict[Hashable, asyncio.Task[bytes]] = {}
        limits = settings.limits
        self._places = Places(limits.replays_per_person, limits.replays_waiting)
        self._addresses = Places(limits.replays_per_address, limits.replays_waiting)

    async def tell(
        self,
        person: str,
        key: Hashable,
        read: Callable[[], Any],
        make: Callable[..., bytes],
        *,
        keep: bool,
        address: str = "",
    ) -> bytes:
        """What is told of a game. `read` fetches what `make` needs; with `keep` it is told again as it was."""
        found = self.kept.get(key) if keep else None
        if found is not None:
            return found
        with self._addresses.hold(address), self._places.hold(person):
            if not keep:
                return await self._make(read, make)
            if key not in self._making:
                making = self._making[key] = asyncio.get_running_loop().create_task(self._make(read, make))
                making.add_done_callback(lambda done: self._made(key, done))
            return await asyncio.shield(self._making[key])

    async def _make(self, read: Callable[[], Any], make: Callable[..., bytes]) -> bytes:
        made: bytes = await self._pool.run(make, *await read())
        return made

    def _made(self, key: Hashable, done: "asyncio.Task[bytes]") -> None:
        del self._making[key]
        if not done.cancelled() and done.exception() is None:
            self.kept.put(key, done.result())

    async def check(self, person: str, data: bytes, address: str = "") -> transfer.Shelf:
        """A record that somebody hands in, replayed."""
        with self._addresses.hold(address), self._places.hold(person):
            shelf: transfer.Shelf = await self._pool.run(transfer.check, data, self.settings.limits)
            return shelf

    def rest(self, seconds: float) -> None:
        self._pool.rest(seconds)

    def close(self) -> None:
        self._pool.close()
