"""Which running tables come into memory by themselves, and when.

After a start, or when another process has died, only those do where something happens without anybody's doing: a
clock runs, a computer player is asked, a window is open, a request stands, an order is to be followed. They are read
one after the other, the latest first; whoever opens a table meanwhile does not wait for the rest. A table that can't
be read is tried again ever more seldom, and the log says so once.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Collection
from typing import TYPE_CHECKING, Any, NamedTuple

from sqlalchemy import Connection, select

from readyroom.kernel import BadRecord
from readyroom.server.errors import Refused
from readyroom.server.schema import answers, chairs
from readyroom.server.schema import tables as table_rows
from readyroom.server.tables import BROKEN

if TYPE_CHECKING:
    from readyroom.server.hub import Hub

log = logging.getLogger("readyroom.wakeup")

_AT_ONCE = 200
"""Tables looked at in one reading."""
_FIRST, _LONGEST = 5.0, 3600.0
"""Seconds between the first tries to read a table, and at most."""
_ASIDE = ("talk", "plan", "resume", "agree")
"""Rows that leave a request standing."""


class Wakeup:
    def __init__(self, hub: "Hub") -> None:
        self._hub = hub
        self._queue: deque[str] = deque()
        self._resting: set[str] = set()
        """Tables without a process where nothing happens by itself."""
        self._task: asyncio.Task[None] | None = None

    def changed(self, table: str) -> None:
        """Who sits there has changed: look again."""
        self._resting.discard(table)

    async def look(self, alive: Collection[str]) -> None:
        """Find the tables of dead processes, and begin to read those where something happens."""
        orphans = await self._hub.store.read(lambda conn: _orphans(conn, alive))
        self._resting &= set(orphans)
        known = self._resting.union(self._queue)
        new = [table for table in orphans if table not in known and self._hub.troubles.due(table)]
        new = [table for table in new if (live := self._hub.tables.get(table)) is None or not live.busy]
        while new:
            some, new = new[:_AT_ONCE], new[_AT_ONCE:]
            acting = await self._hub.store.read(lambda conn, some=some: _acting(conn, some))  # type: ignore[misc]
            self._resting.update(set(some) - acting)
            self._queue.extend(table for table in some if table in acting)
        if self._queue and self._task is None:
            self._task = self._hub.spawn(self._read_all())

    async def _read_all(self) -> None:
        try:
            while self._queue:
                live = self._hub.live(self._queue.popleft())
                try:
                    await live.jobs.do(live.load)
                    await live.jobs.do(live.take_over_if_free)
                except Refused as refused:
                    log.debug("not loaded: %s", refused.code, extra={"table": live.id})
                except Exception as error:
                    log.warning("a table could not be woken: %s", error, extra={"table": live.id})
        finally:
            self._task = None


def _orphans(conn: Connection, alive: Collection[str]) -> list[str]:
    """Running tables whose process has died, the latest first."""
    owned = table_rows.c.owner.in_(alive)
    query = select(table_rows.c.id).where(table_rows.c.status == "playing", ~owned | table_rows.c.owner.is_(None))
    return list(conn.execute(query.order_by(table_rows.c.moved_at.desc())).scalars())


def _acting(conn: Connection, ids: list[str]) -> set[str]:
    """As `acting_of`; a table whose row is broken keeps no other from going on."""
    try:
        return acting_of(conn, ids)
    except BROKEN:
        return set().union(*(_acting(conn, [table]) for table in ids)) if len(ids) > 1 else set()


def acting_of(conn: Connection, ids: list[str]) -> set[str]:
    """Those of these running tables where something happens by itself, as it is stored."""
    decided = (
        select(answers.c.kind)
        .where(answers.c.table == table_rows.c.id, answers.c.kind.not_in(_ASIDE))
        .order_by(answers.c.n.desc())
        .limit(1)
        .scalar_subquery()
    )
    query = select(table_rows.c.id, table_rows.c.waiting, table_rows.c.clock, decided.label("last"))
    seats: dict[str, list[Any]] = {}
    for chair in conn.execute(select(chairs).where(chairs.c.table.in_(ids)).order_by(chairs.c.seat)):
        seats.setdefault(chair.table, []).append(chair)
    rows = conn.execute(query.where(table_rows.c.id.in_(ids)))
    return {row.id for row in rows if _acts(row, seats.get(row.id, []))}


def _acts(table: Any, seats: list[Any]) -> bool:
    if all(chair.person is None for chair in seats):
        return False  # nobody sits there: it stands still
    if not table.waiting or table.last == "request":
        return True  # a window, or a table that has never been in memory
    asked = [chair for chair in seats if chair.seat in table.waiting]
    if table.clock.get("kind", "none") != "none":
        return True
    return any(chair.person is None or chair.away or any(o[:1] == "=" for o in chair.orders) for chair in asked)


class _Trouble(NamedTuple):
    reason: str
    tries: int
    again: float
    refused: Refused


class Troubles:
    """Tables that can't be read."""

    def __init__(self) -> None:
        self._tables: dict[str, _Trouble] = {}

    def due(self, table: str) -> bool:
        """Whether to try (again)."""
        trouble = self._tables.get(table)
        return trouble is None or time.monotonic() >= trouble.again

    def check(self, table: str) -> None:
        """Refuse what has just failed."""
        if not self.due(table):
            raise self._tables[table].refused

    def note(self, table: str, error: Exception) -> Refused:
        """It could not be read. The log says it once for each reason; people are told what concerns them."""
        reason, old = f"{type(error).__name__}: {error}", self._tables.get(table)
        tries = 0 if old is None else old.tries + 1
        old_rules = isinstance(error, BadRecord)
        if old is None or old.reason != reason:
            log.error("a table can't be loaded: %s", reason, extra={"table": table}, exc_info=not old_rules)
        refused = Refused("old-rules", why=str(error)) if old_rules else Refused("cant-load")
        self._tables[table] = _Trouble(reason, tries, time.monotonic() + min(_LONGEST, _FIRST * 2**tries), refused)
        return refused

    def over(self, table: str) -> None:
        self._tables.pop(table, None)
