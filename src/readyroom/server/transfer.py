"""Tables as records: export, import, and what is left of the rows when undone answers are gone."""

from typing import Any

import msgspec
from sqlalchemy import Connection, func, insert, select

from readyroom import catalogue, kernel
from readyroom.kernel import BadRecord, Fair, Header, Json, Record, new_secret
from readyroom.server import steady, tables
from readyroom.server.errors import Refused
from readyroom.server.ids import new_id, new_key
from readyroom.server.schema import chairs
from readyroom.server.schema import tables as table_rows
from readyroom.server.settings import Limits
from readyroom.server.store import Tx
from readyroom.server.table.game_log import Row, append_rows, play_record, read_rows, replay_rows

_PHRASE = 200
"""Letters of a phrase at most; those of the games are far shorter."""


def export(conn: Connection, table: str, upto: int | None = None) -> Record:
    """The record of a table, or of its first `upto` rows. It tells everything: the caller decides who may have it."""
    found = tables.find(conn, table)
    winners = found.result["winners"] if found.result is not None and upto is None else None
    return replay_rows(tables.header_of(found), read_rows(conn, table)[:upto], winners).record()


class Shelf(msgspec.Struct, frozen=True):
    """A record that replays, as it is stored."""

    header: Header
    rows: list[Row]
    over: bool
    result: Json


def check(data: bytes, limits: Limits | None = None) -> Shelf:
    """Replay a record, after a look at its size: it may be long, so never on the event loop nor in a transaction."""
    record = kernel.load(data)
    if limits is not None:
        _bound(record, limits)
    kernel.verify(record, catalogue.rules_of)
    rows, played = play_record(record)
    return Shelf(record.header, rows, played.game.over, msgspec.to_builtins(played.game.result))


def _bound(record: Record, limits: Limits) -> None:
    """Refuse what no game comes to, before anything is played."""
    if len(record.answers) > limits.record_answers or len(record.talk) > limits.record_talk:
        raise BadRecord(
            f"the record is too long: this server takes {limits.record_answers} answers "
            f"and {limits.record_talk} lines of table talk at most"
        )
    if any(len(phrase) > _PHRASE for _, _, phrase in record.talk):
        raise BadRecord("the record has a phrase of table talk that is too long")


def shelve(tx: Tx, shelf: Shelf, person: str | None, most: int | None = None) -> str:
    """Store a checked record as a table: over, or closed where it was not played to its end.

    A record does not tell who played, so nobody sits there. One person has `most` of them."""
    header = shelf.header
    if person is not None and most is not None and _shelved(tx.conn, person) >= most:
        raise Refused("too-many-records", most=most)
    table, now = new_id(), steady.time()
    fair = Fair.read(header.fair) if header.fair is not None else None
    tx.conn.execute(
        insert(table_rows).values(
            id=table,
            game=header.game,
            seats=header.seats,
            options=dict(header.options),
            status="over" if shelf.over else "closed",
            host=person,
            public=False,
            watch=True,
            pace="live",
            clock={"kind": "none"},
            key=new_key(),
            secret=fair.secret if fair is not None else new_secret(),
            header=msgspec.to_builtins(header),
            result=shelf.result,
            created_at=now,
            moved_at=now,
        )
    )
    salts = fair.salts if fair is not None else ("",) * header.seats
    empty: dict[str, Any] = {"table": table, "person": None, "level": None, "away": False, "orders": []}
    tx.conn.execute(insert(chairs), [{**empty, "seat": seat, "salt": salts[seat]} for seat in range(header.seats)])
    if shelf.rows:
        append_rows(tx, table, shelf.rows)
    return table


def _shelved(conn: Connection, person: str) -> int:
    """How many records somebody has on the shelf: finished tables of theirs where no person and no computer sat."""
    sat = select(chairs.c.table).where(
        chairs.c.table == table_rows.c.id, chairs.c.person.is_not(None) | chairs.c.level.is_not(None)
    )
    mine = select(func.count()).select_from(table_rows).where(table_rows.c.host == person, ~sat.exists())
    begun = table_rows.c.status.in_(("over", "closed")) & table_rows.c.header.is_not(None)
    return int(conn.execute(mine.where(begun)).scalar_one())
