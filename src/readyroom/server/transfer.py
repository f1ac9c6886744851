"""Tables as records: export, import, and what is left of the rows when undone answers are gone."""

import asyncio
import time
from collections.abc import Mapping

import msgspec
from sqlalchemy import Connection, insert

from readyroom import catalogue, kernel
from readyroom.kernel import Fair, Json, Record, new_secret
from readyroom.server import tables
from readyroom.server.ids import new_id, new_key
from readyroom.server.played import answer_rows, append_rows, read_rows, replay_rows
from readyroom.server.schema import chairs
from readyroom.server.schema import tables as table_rows
from readyroom.server.store import Tx


def export(conn: Connection, table: str, upto: int | None = None) -> Record:
    """The record of a table, or of its first `upto` rows. It tells everything: the caller decides who may have it."""
    found = tables.find(conn, table)
    return replay_rows(tables.header_of(found), read_rows(conn, table)[:upto]).record()


async def checked(data: Mapping[str, Json] | bytes) -> Record:
    """A record that replays; in a thread, because it may be long."""
    record = kernel.load(data)
    await asyncio.to_thread(kernel.verify, record, catalogue.rules_of)
    return record


def shelve(tx: Tx, record: Record, person: str | None) -> str:
    """Store a checked record as a table: over, or closed where it was not played to its end.

    A record does not tell who played, so nobody sits there."""
    header = record.header
    rows = answer_rows(record)
    game = replay_rows(header, rows).game
    table, now = new_id(), time.time()
    fair = Fair.read(header.fair) if header.fair is not None else None
    tx.conn.execute(
        insert(table_rows).values(
            id=table,
            game=header.game,
            seats=header.seats,
            options=dict(header.options),
            status="over" if game.over else "closed",
            host=person,
            public=False,
            watch=True,
            pace="live",
            clock={"kind": "none"},
            key=new_key(),
            secret=fair.secret if fair is not None else new_secret(),
            header=msgspec.to_builtins(header),
            result=msgspec.to_builtins(game.result),
            created_at=now,
            moved_at=now,
        )
    )
    salts = fair.salts if fair is not None else ("",) * header.seats
    tx.conn.execute(
        insert(chairs),
        [
            {
                "table": table,
                "seat": s,
                "person": None,
                "level": None,
                "salt": salts[s],
                "away": False,
                "orders": [],
            }
            for s in range(header.seats)
        ],
    )
    if rows:
        append_rows(tx, table, rows)
    return table
