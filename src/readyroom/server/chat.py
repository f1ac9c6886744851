"""Chat: the table's room, and one for spectators. Talk in a game's own phrases is part of the game (`game_log`)."""

from typing import TYPE_CHECKING, Any, Literal

import msgspec
from sqlalchemy import bindparam, delete, insert, select

from readyroom.server import steady, wire
from readyroom.server.errors import Refused
from readyroom.server.link import Link
from readyroom.server.people import Person
from readyroom.server.schema import chat
from readyroom.server.store import Store, Tx

if TYPE_CHECKING:
    from readyroom.server.hub import Hub
    from readyroom.server.table.table import Table

_LATEST = 200
"""So many lines of a room are shown to who comes, and kept."""
_OFTEN = 20
"""Once in so many lines the older ones are forgotten."""


async def say(hub: "Hub", person: Person, ask: wire.Say) -> None:
    """Say something at a table one looks at."""
    live = hub.tables.get(ask.table)
    mine = (
        next((link for link in live.audience.links if link.person.id == person.id), None) if live is not None else None
    )
    if live is None or mine is None or not live.known:
        raise Refused("not-connected")
    if not hub.chat_bucket.take(person.id) or not hub.chat_by_address.take(mine.address):
        raise Refused("too-often")
    seat = live.row.seat_of(person.id)
    text = "".join(c for c in ask.text if c.isprintable() or c == "\n").strip()
    if not text or len(text) > hub.settings.limits.chat_letters:
        raise Refused("too-large" if text else "bad-request", **({} if text else {"why": "empty"}))
    room: Literal["table", "watchers"]
    room = "table" if seat is not None or live.row.status == "open" or live.row.host == person.id else "watchers"
    at = steady.time()
    line: dict[str, Any] = {"table": ask.table, "person": person.id, "name": person.name, "seat": seat, "room": room}
    line |= {"text": text, "at": at}

    def job(tx: Tx) -> None:
        inserted = tx.conn.execute(insert(chat).values(**line)).inserted_primary_key
        number: int = inserted[0] if inserted else 0
        if number % _OFTEN == 0:
            _forget_old(tx, ask.table, room)
        told = wire.ChatLine(number, person.name, seat, room, text, at)
        tx.tell("chat", ask.table, msgspec.to_builtins(told))

    await hub.store.write(job)


def _forget_old(tx: Tx, table: str, room: str) -> None:
    """Lines that nobody is shown any more are not kept."""
    here = (chat.c.table == table, chat.c.room == room)
    oldest = select(chat.c.id).where(*here).order_by(chat.c.id.desc()).offset(_LATEST).limit(1)
    last = tx.conn.execute(oldest).scalar()
    if last is not None:
        tx.conn.execute(delete(chat).where(*here, chat.c.id <= last))


_ALL = (
    select(chat)
    .where(chat.c.table == bindparam("b_table"), chat.c.id > bindparam("b_after"))
    .order_by(chat.c.id.desc())
    .limit(_LATEST)
)
_AT_TABLE = _ALL.where(chat.c.room == "table")
"""Made once: everybody who opens a table asks for its lines."""


async def lines(store: Store, live: "Table", link: Link, after: int) -> list[wire.ChatLine]:
    """The latest lines this link may read, after the one numbered `after`."""
    plays = live.audience.links.get(link) is not None and not live.over
    query, given = _AT_TABLE if plays else _ALL, {"b_table": live.id, "b_after": after}
    rows = await store.read(lambda conn: conn.execute(query, given).all())
    return [wire.ChatLine(row.id, row.name, row.seat, row.room, row.text, row.at) for row in reversed(rows) if row.text]
