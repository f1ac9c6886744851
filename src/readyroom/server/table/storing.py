"""How rows of a game get into the database and out of it again."""

from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from readyroom.kernel import Game, Json
from readyroom.server import steady
from readyroom.server.schema import processes
from readyroom.server.schema import tables as table_rows
from readyroom.server.store import Note, Store, Tx
from readyroom.server.table.game_log import INSERT, Row, append_rows, read_rows, row_values
from readyroom.server.tables import TableRow

NO_MOVE = ("plan", "resume", "talk", "request", "agree", "end")
"""Kinds of rows that do not move the game, or not so that anybody may notice."""

_MOVED = (
    update(table_rows)
    .where(table_rows.c.id == bindparam("b_table"))
    .values(owner=bindparam("b_owner"), moved_at=bindparam("b_at"), waiting=bindparam("b_waiting"), ends_at=None)
)


async def store_rows(
    store: Store, process: str, table: str, rows: list[Row], game: Game[Any], waiting: list[int], *, secret: bool
) -> None:
    """When this returns, the rows are on the disk. What is `secret` moves nothing that others could notice: neither
    when the table was moved, nor whom it waits for, nor when notices are sent."""
    if game.over or not rows or rows[0].kind == "resume":
        await store.write(partial(_store_rest, table, process, rows, game, waiting))
        return
    puts: list[Any] = [(INSERT, row_values(table, row)) for row in rows]
    if not secret and any(row.kind not in NO_MOVE for row in rows):
        moved = {"b_table": table, "b_owner": process, "b_at": rows[-1].at, "b_waiting": waiting}
        puts.append((_MOVED, moved))
    await store.put(puts, Note("planned" if secret else "moved", table, process))


def _store_rest(table: str, process: str, rows: list[Row], game: Game[Any], waiting: list[int], tx: Tx) -> None:
    """The rows that end the game, or a new owner."""
    values: dict[str, Any] = {"owner": process, "waiting": waiting}
    if rows:
        append_rows(tx, table, rows)
        if rows[-1].kind != "resume":
            values |= {"moved_at": rows[-1].at, "ends_at": None}
    if game.over:
        values |= {"status": "over", "result": msgspec.to_builtins(game.result)}
        tx.tell("table", table)
        tx.tell("lobby")
    tx.conn.execute(update(table_rows).where(table_rows.c.id == table).values(**values))
    tx.tell("moved", table)


async def store_header(store: Store, table: str, header: Json) -> None:
    """The game of an older version goes on by the rules of today."""
    values = update(table_rows).where(table_rows.c.id == table).values(header=header)
    await store.write(lambda tx: tx.conn.execute(values))


def read_game(conn: Connection, row: TableRow) -> tuple[list[Row], float]:
    """The rows, and when the process that ran the table was last seen."""
    rows = read_rows(conn, row.id)
    seen = conn.execute(select(processes.c.seen_at).where(processes.c.id == row.owner)).scalar()
    return rows, float(seen) if seen is not None else rows[-1].at if rows else steady.time()
