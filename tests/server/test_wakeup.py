"""After a start: only tables where something happens by itself are read, and one that can't be read harms no other."""

import asyncio
import contextlib
import itertools
import logging
import sqlite3
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.server.clients import (
    PATIENCE,
    Asker,
    Running,
    go,
    local,
    looking,
    play_all,
    refused,
    running,
    seated,
    until,
)

from readyroom.kernel import BadRecord
from readyroom.server import wire
from readyroom.server.errors import Refused
from readyroom.server.schema import tables as table_rows
from readyroom.server.settings import Settings
from readyroom.server.table import table as table_module
from readyroom.server.table.game_log import replay_rows
from readyroom.server.wakeup import Troubles, acting_of

MakeSettings = Callable[..., Settings]


async def _answer(asker: Asker, table: str) -> None:
    socket = await asker.connect()
    game = await socket.open(table)
    await socket.until(lambda: game.question)
    assert game.question is not None
    await socket.ask("answer", table=table, serial=game.question["serial"], answer=[0])
    await socket.close()


async def _tables(server: Running) -> tuple[dict[str, str], dict[str, list[Asker]]]:
    """Running tables of every kind."""
    made: dict[str, str] = {}
    people: dict[str, list[Asker]] = {}
    kinds: dict[str, dict[str, Any]] = {"waits": {}, "clock": {"clock": {"kind": "bank", "seconds": 5000}}}
    kinds |= {"request": {}, "orders": {}, "deserted": {}, "computer": {}, "window": {}}
    for kind, facts in kinds.items():
        people[kind], made[kind] = await seated(server.url, 2, **facts)
        if kind != "deserted":
            await _answer(people[kind][0], made[kind])
    request = await looking(people["request"], made["request"])
    await _answer(people["request"][1], made["request"])
    await request[0].ask("request", table=made["request"])
    orders = await looking(people["orders"], made["orders"])
    await orders[1].ask("orders", table=made["orders"], pass_windows=[], answer_by=["give-lowest"])
    for guest in people["deserted"]:
        await guest.make(f"/api/tables/{made['deserted']}/leave")
    return made, people


@pytest.mark.slow
def test_after_a_start_only_tables_where_something_happens_are_read(settings: MakeSettings) -> None:
    async def main() -> None:
        slow = {"player_delay": 60.0, "request_live": 3600.0}
        async with running(settings(**slow)) as server:
            made, people = await _tables(server)
            stored = update(table_rows).where(table_rows.c.id == made["window"]).values(waiting=[])
            await server.service.store.write(lambda tx: tx.conn.execute(stored))
            leaver = people["computer"][1]
            await leaver.make(f"/api/tables/{made['computer']}/leave")
            await asyncio.sleep(0.2)
        names = {table: kind for kind, table in made.items()}
        async with running(settings(**slow)) as server:
            acting = {"clock", "request", "orders", "computer", "window"}
            await until(
                lambda: {names[table] for table in server.hub.tables} >= acting and not server.hub.wakeup._queue
            )
            assert {names[table] for table in server.hub.tables} == acting
            for guest in people["waits"]:
                guest.url = server.url
                jar, guest.http = guest.http.cookies, Asker(server.url, "x").http
                guest.http.cookies = jar
            sockets = await looking(people["waits"], made["waits"])
            await play_all(sockets, made["waits"])

    go(main, 120)


@pytest.mark.slow
def test_the_server_answers_before_its_tables_are_read(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Games are read in threads of their own, one after the other; who opens a table does not wait for the rest."""
    gate = threading.Event()
    reading: list[str] = []

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            clock = {"kind": "bank", "seconds": 5000}
            made = [await seated(server.url, 2, clock=clock) for _ in range(5)]
        replay = replay_rows

        def slowly(header: Any, rows: Any, **more: Any) -> Any:
            reading.append(threading.current_thread().name)
            if len(reading) == 1:
                assert gate.wait(PATIENCE)
            return replay(header, rows, **more)

        monkeypatch.setattr(table_module, "replay_rows", slowly)
        async with running(local(tmp_path)) as server:
            guests, table = made[0]
            guest = Asker(server.url, "again")
            guest.http.cookies = guests[0].http.cookies
            assert (await guest.get("/healthz"))["status"] == "ok"
            await until(lambda: reading)
            assert len(reading) == 1, "one at a time"
            free = next(t for _, t in made if t != next(iter(server.hub.tables)))
            asker = Asker(server.url, "again")
            asker.http.cookies = next(g[0] for g, t in made if t == free).http.cookies
            socket = await asker.connect()
            assert (await socket.open(free)).state["questions"]
            gate.set()
            await until(lambda: len(server.hub.tables) >= 5)
            assert table in server.hub.tables
        assert all(name.startswith("load") for name in reading), "never on the event loop"

    go(main)


def test_a_table_that_cant_be_read_says_so_once_and_harms_no_other(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    async def main() -> None:
        clock = {"kind": "bank", "seconds": 5000}
        async with running(local(tmp_path)) as server:
            guests, old = await seated(server.url, 2, clock=clock)
            others, fine = await seated(server.url, 2, clock=clock)

            def spoil(tx: Any) -> None:
                header = tx.conn.execute(select(table_rows.c.header).where(table_rows.c.id == old)).scalar_one()
                spoiled = update(table_rows).where(table_rows.c.id == old)
                tx.conn.execute(spoiled.values(header={**header, "rules": 999}))

            await server.service.store.write(spoil)
        caplog.clear()
        with caplog.at_level(logging.WARNING):
            async with running(local(tmp_path, heartbeat=0.05)) as server:
                await asyncio.sleep(1.0)
                asker = Asker(server.url, "again")
                asker.http.cookies = guests[0].http.cookies
                socket = await asker.connect()
                for _ in range(3):
                    assert await refused(socket.open(old)) == "old-rules"
                other = Asker(server.url, "again")
                other.http.cookies = others[0].http.cookies
                assert (await (await other.connect()).open(fine)).state["questions"]
        said = [record for record in caplog.records if getattr(record, "table", None) == old]
        assert [record.getMessage() for record in said if "can't be loaded" in record.getMessage()] == [
            said[0].getMessage()
        ]
        assert len(said) == 1, [record.getMessage() for record in said]

    go(main)


def test_what_failed_is_tried_again_ever_more_seldom_and_said_once(
    monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    now = 1000.0
    monkeypatch.setattr("readyroom.server.wakeup.time.monotonic", lambda: now)
    troubles = Troubles()
    tries: list[float] = []
    while now < 1000 + 6 * 3600:
        if troubles.due("t"):
            tries.append(now)
            told = troubles.note("t", ZeroDivisionError("seat 1 holds 27"))
            assert told.code == "cant-load"
            assert "27" not in str(told)
        else:
            with pytest.raises(Refused, match="can't be opened"):
                troubles.check("t")
        now += 1
    pauses = [later - sooner for sooner, later in itertools.pairwise(tries)]
    assert pauses == sorted(pauses)
    assert (pauses[0], pauses[-1]) == (5, 3600)
    assert len(tries) < 18
    assert len(caplog.records) == 1, "one reason"
    assert troubles.note("t", BadRecord("version 3")).code == "old-rules"
    assert len(caplog.records) == 2, "another"
    troubles.over("t")
    troubles.check("t")


@pytest.mark.slow
def test_many_running_tables_are_looked_through_without_reading_one(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            made = [(await seated(server.url, 2))[1] for _ in range(12)]
            await asyncio.sleep(0.2)
            assert await server.service.store.read(lambda conn: acting_of(conn, made)) == set()

    go(main)


def test_a_call_that_is_too_large_leaves_nothing_behind(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            hub = server.hub
            ask = wire.Orders(table="t", pass_windows=["x" * 60] * 200)
            with pytest.raises(Refused, match="too large"):
                await hub._call("p", "t", ask)
            assert hub._calls == {}

    go(main)


@pytest.mark.slow
@pytest.mark.parametrize(
    ("column", "value"), [("clock", '"x"'), ("clock", "{"), ("options", "null"), ("waiting", "5"), ("status", "'x'")]
)
def test_a_broken_row_takes_no_other_table_with_it(tmp_path: Path, column: str, value: str) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, broken = await seated(server.url, 2, public=True)
            _, whole = await seated(server.url, 2, public=True, clock={"kind": "move", "seconds": 600})
            cookies = guests[0].http.cookies
        with contextlib.closing(sqlite3.connect(tmp_path / "readyroom.sqlite")) as db:
            db.execute(f'UPDATE tables SET "{column}" = ?, owner = NULL WHERE id = ?', (value, broken))
            db.commit()
        async with running(local(tmp_path, abandoned_days=1e-9)) as server:
            again = Asker(server.url, "again")
            again.http.cookies = cookies
            listed = await again.get("/api/tables", which="watch")
            assert [told["table"]["id"] for told in listed] == [whole]
            assert (await again.http.get(f"/api/tables/{broken}")).status_code == 503
            while (live := server.hub.tables.get(whole)) is None or not live.in_play:
                await asyncio.sleep(0.05)
            await server.hub.see_to_abandoned()
            await server.hub.see_to_abandoned()
            assert (await again.http.get(f"/api/tables/{whole}")).json()["table"]["status"] == "closed"

    go(main)
