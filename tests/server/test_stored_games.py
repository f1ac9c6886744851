"""Databases written by earlier versions of Readyroom: their running games go on, their finished games still replay."""

import contextlib
import gzip
import sqlite3
import time
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.clients import Asker, Running, go, local, looking, play_all, running

import readyroom as rr
from readyroom.server import people
from readyroom.server.auth import COOKIE
from readyroom.server.schema import chairs, tables

KEPT = sorted((Path(__file__).parents[1] / "records" / "server").glob("*.sqlite.gz"))

each = pytest.mark.parametrize("kept", KEPT, ids=lambda path: path.name.split(".")[0])


def _unpacked(kept: Path, folder: Path) -> Path:
    """The database as it was, but for time: its tables have just moved, and windows are quick."""
    path = folder / "readyroom.sqlite"
    path.write_bytes(gzip.decompress(kept.read_bytes()))
    with contextlib.closing(sqlite3.connect(path)) as conn, conn:
        conn.execute("UPDATE tables SET window_seconds = NULL, moved_at = ?", (time.time(),))
    return folder


async def _tables(server: Running, status: str) -> list[tuple[str, list[str]]]:
    """The tables of a status, each with who sits there."""
    query = select(tables.c.id, chairs.c.person).join(chairs, chairs.c.table == tables.c.id)
    query = query.where(tables.c.status == status).order_by(tables.c.created_at, chairs.c.seat)
    found: dict[str, list[str]] = {}
    for table, person in await server.service.store.read(lambda conn: list(conn.execute(query))):
        found.setdefault(table, []).append(person)
    return list(found.items())


async def _back(server: Running, person: str) -> Asker:
    """Somebody who comes back; the sessions of then may be over."""
    token = await server.service.store.write(lambda tx: people.open_session(tx, person, 1))
    asker = Asker(server.url, person)
    asker.http.cookies.set(COOKIE, server.service.cookies.sign(token))
    return asker


def test_there_are_such_databases() -> None:
    assert len(KEPT) >= 1


@pytest.mark.slow
@each
def test_running_games_go_on(kept: Path, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(_unpacked(kept, tmp_path))) as server:
            playing = await _tables(server, "playing")
            assert len(playing) >= 5
            for table, seated in playing:
                sockets = await looking([await _back(server, person) for person in seated], table)
                before: list[Any] = [socket.games[table].state for socket in sockets]
                assert any(state["window"] or state["waiting"] for state in before)
                assert all(socket.games[table].events for socket in sockets)
                games = await play_all(sockets, table)
                assert all(game.over for game in games)
                record = await sockets[0].asker.get(f"/api/tables/{table}/record")
                assert rr.verify(record).over

    go(main, 240)


@pytest.mark.slow
@each
def test_finished_games_still_replay(kept: Path, tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(_unpacked(kept, tmp_path))) as server:
            over = await _tables(server, "over")
            assert len(over) >= 4
            for table, seated in over:
                asker = await _back(server, seated[0])
                record = await asker.get(f"/api/tables/{table}/record")
                story = await asker.get(f"/api/tables/{table}/story")
                assert rr.verify(record).over
                assert story["events"]
                moment = await asker.get(f"/api/tables/{table}/moment/10")
                assert moment["view"]

    go(main, 120)
