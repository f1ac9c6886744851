"""Games nobody goes on with: their players are told, and some days later they are closed. Their records stay.

A move takes it back at any time before the end. How long a table may stand still is the host's to say.
"""

from typing import NamedTuple

from sqlalchemy import select, update

from readyroom.server import steady, tables
from readyroom.server.schema import tables as table_rows
from readyroom.server.store import Tx
from readyroom.server.tables import OPEN_FOR_MOVES, TableRow

DAY = 86_400.0
_NOTICE = 7 * DAY
"""So long before the end its players are told; of a short time a quarter."""
_AT_ONCE = 100
"""Tables in one transaction."""


class Found(NamedTuple):
    """What was found at one look."""

    ending: list[TableRow]
    """They will be closed unless somebody moves."""
    ended: list[TableRow]
    """They have been."""


def notice_of(days: float) -> float:
    """Seconds between telling and closing."""
    return min(_NOTICE, days * DAY / 4)


def look(tx: Tx, days: float, now: float | None = None) -> Found:
    """Announce the end of tables that have stood still for so many days but the notice; close those it has come for."""
    now = steady.time() if now is None else now
    tx.lock("expiry")
    notice = notice_of(days)
    going = table_rows.c.status.in_(OPEN_FOR_MOVES)
    still = going & (table_rows.c.moved_at <= now - days * DAY + notice)
    moved = going & table_rows.c.ends_at.is_not(None) & (table_rows.c.moved_at > now - days * DAY + notice)
    tx.conn.execute(update(table_rows).where(moved).values(ends_at=None))
    ended = _change(tx, still & (table_rows.c.ends_at <= now), status="closed")
    ending = _change(tx, still & table_rows.c.ends_at.is_(None), ends_at=now + notice)
    if ended or ending:
        tx.tell("lobby")
    return Found(ending, ended)


def _change(tx: Tx, where: object, **values: object) -> list[TableRow]:
    query = select(table_rows.c.id).where(where).order_by(table_rows.c.moved_at).limit(_AT_ONCE)  # type: ignore[arg-type]
    found = list(tx.conn.execute(query).scalars())
    if found:
        tx.conn.execute(update(table_rows).where(table_rows.c.id.in_(found)).values(**values))
    for table in found:
        tx.tell("table", table)
    return tables.readable(tx.conn, found)
