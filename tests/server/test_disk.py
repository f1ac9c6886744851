"""The host's disk: one server on a database, files nobody else can read, a disk that is full or can't be written."""

import asyncio
import contextlib
import errno
import logging
import os
import shutil
import stat
import subprocess
import sys
from collections import namedtuple
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.clients import PATIENCE, Asker, go, local, running
from tests.server.processes import Process, free_port

from readyroom.kernel import ReadyroomError
from readyroom.server import run
from readyroom.server import store as stores
from readyroom.server.api import ops
from readyroom.server.service import prepare
from readyroom.server.settings import Settings
from readyroom.server.store import Store


def _serve(*arguments: str, **environ: str) -> subprocess.CompletedProcess[str]:
    command = [sys.executable, "-m", "readyroom.server", "serve", "--port", str(free_port()), *arguments]
    env = {**os.environ, **environ}
    return subprocess.run(command, env=env, capture_output=True, text=True, timeout=PATIENCE, check=False)


def _ended_clearly(done: subprocess.CompletedProcess[str], *said: str) -> bool:
    """Whether a server that can't start has said why, and no more."""
    return done.returncode == 1 and "Traceback" not in done.stderr and all(words in done.stderr for words in said)


@pytest.mark.slow
def test_no_second_server_on_one_sqlite_file_however_it_is_named(tmp_path: Path) -> None:
    process = Process(local(tmp_path / "data"), tmp_path / "log")
    process.start()
    try:
        asyncio.run(process.ready())
        file = tmp_path / "data" / "readyroom.sqlite"
        link = tmp_path / "link.sqlite"
        link.symlink_to(file)
        for arguments in (
            ("--data", str(tmp_path / "data")),
            ("--db", f"sqlite:///{file}"),
            ("--db", f"sqlite+pysqlite:///{file}"),
            ("--db", f"sqlite:///{link}"),
        ):
            assert _ended_clearly(_serve(*arguments), "another server is running on")
    finally:
        process.kill()


@pytest.mark.parametrize("db", ["", "sqlite:///{folder}/one.sqlite"])
def test_several_workers_on_sqlite_are_refused(tmp_path: Path, db: str) -> None:
    with pytest.raises(ReadyroomError, match="PostgreSQL"):
        run.serve(Settings(data=str(tmp_path), db=db.format(folder=tmp_path), workers=2))


@pytest.mark.parametrize("db", ["sqlite://", "sqlite:///", "sqlite:///:memory:", "sqlite:///file:x?uri=true"])
def test_a_sqlite_database_without_a_file_is_refused(db: str) -> None:
    with pytest.raises(ReadyroomError, match="needs a file"):
        run.serve(Settings(db=db))


def test_another_database_is_refused() -> None:
    with pytest.raises(ReadyroomError, match="PostgreSQL or SQLite"):
        run.serve(Settings(db="mysql://localhost/x"))


@pytest.mark.slow
def test_a_disk_that_can_not_be_written_ends_the_start_with_a_sentence(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    (tmp_path / "file").write_text("")
    assert _ended_clearly(_serve("--data", str(tmp_path / "file" / "data")), "there can be no folder")
    (tmp_path / "data" / "readyroom.sqlite").mkdir(parents=True)
    assert _ended_clearly(_serve("--data", str(tmp_path / "data")), "readyroom.sqlite can't be opened")
    (tmp_path / "bad").mkdir()
    (tmp_path / "bad" / "readyroom.sqlite").write_text("this is no database, but something else of some length")
    assert _ended_clearly(_serve("--data", str(tmp_path / "bad")), "can't be used", "not a database")

    def read_only(*_: Any) -> int:
        raise OSError(errno.EROFS, os.strerror(errno.EROFS))

    monkeypatch.setattr(os, "open", read_only)
    with pytest.raises(ReadyroomError, match="Read-only file system"):
        run._lock(tmp_path / "other" / "readyroom.sqlite")
    with pytest.raises(ReadyroomError, match="Read-only file system"):
        prepare(Settings(data=str(tmp_path / "other")))


@pytest.mark.slow
def test_a_postgres_that_is_not_there_ends_the_start_with_a_sentence() -> None:
    done = _serve("--db", "postgresql://ada:canary@127.0.0.1:1/readyroom")
    assert _ended_clearly(done, "can't be used")
    assert "canary" not in done.stderr


def _mode(file: Path) -> int:
    return stat.S_IMODE(file.stat().st_mode)


@pytest.mark.slow
def test_nobody_else_can_read_the_database_and_what_is_beside_it(tmp_path: Path) -> None:
    process = Process(local(tmp_path / "data"), tmp_path / "log")
    old = os.umask(0o022)
    try:
        process.start()
        asyncio.run(process.ready())
        found = {file.name: _mode(file) for file in (tmp_path / "data").iterdir()}
        assert set(found) >= {"readyroom.sqlite", "readyroom.sqlite-wal", "readyroom.sqlite-shm"}
        assert {name: mode for name, mode in found.items() if mode & 0o077} == {}
        assert _mode(tmp_path / "data") & 0o077 == 0
        command = [sys.executable, "-m", "readyroom", "admin", "--data", str(tmp_path / "data"), "backup"]
        subprocess.run([*command, str(tmp_path / "copy")], check=True, timeout=PATIENCE)
        assert _mode(tmp_path / "copy") == 0o600
    finally:
        os.umask(old)
        process.kill()


def test_a_database_that_others_can_read_is_closed_to_them_and_the_log_says_so(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    settings = local(tmp_path)
    prepare(settings)
    file = tmp_path / "readyroom.sqlite"
    assert _mode(file) == 0o600
    file.chmod(0o644)
    (tmp_path / "readyroom.sqlite-wal").touch(0o644)
    with caplog.at_level(logging.WARNING):
        prepare(settings)
    assert _mode(file) == 0o600
    assert sum("others could read" in record.getMessage() for record in caplog.records) == 2


@pytest.mark.slow
def test_health_is_bad_while_nothing_can_be_stored(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    """A database that may not grow any more: the error of a full disk, from SQLite itself."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            store: Store = server.service.store
            monkeypatch.setattr(stores, "TROUBLE_SECONDS", 600.0)
            await store.write(lambda tx: tx.conn.execute(text("PRAGMA max_page_count=1")))
            statuses = [(await guest.post("/api/guest", name="x" * 40)).status_code for _ in range(300)]
            assert statuses[-1] == 500
            sick = await guest.http.get("/healthz")
            assert (sick.status_code, sick.json()["error"]["code"]) == (503, "cannot-store")
            await store.write(lambda tx: tx.conn.execute(text("PRAGMA max_page_count=1000000")))
            await guest.make("/api/guest", name="Bo")
            monkeypatch.setattr(stores, "TROUBLE_SECONDS", 0.0)  # the time has passed
            assert (await guest.http.get("/healthz")).status_code == 200
            usage = namedtuple("usage", "total used free")
            monkeypatch.setattr(shutil, "disk_usage", lambda _: usage(10**9, 10**9, 10**5))
            full = await guest.http.get("/healthz")
            assert (full.status_code, full.json()["error"]["code"]) == (503, "cannot-store")

    go(main)


async def _health(guest: Asker, until: Callable[[int], bool]) -> int:
    """What the health check says, as soon as it is so or when the test gives up."""
    status = 0
    with contextlib.suppress(TimeoutError):
        async with asyncio.timeout(PATIENCE):
            while not until(status := (await guest.http.get("/healthz")).status_code):
                await asyncio.sleep(0.1)
    return status


def test_health_is_bad_while_the_writer_is_stuck(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(ops, "LATE", 1.0)

    async def main() -> None:
        async with running(local(tmp_path, heartbeat=0.1)) as server:
            guest = Asker(server.url, "Ada")
            release = asyncio.Event()
            loop = asyncio.get_running_loop()
            waits = asyncio.run_coroutine_threadsafe

            def stuck(_: Any) -> None:
                waits(release.wait(), loop).result()

            job = asyncio.create_task(server.service.store.write(stuck))
            try:
                assert await _health(guest, until=lambda status: status != 200) == 503
            finally:
                release.set()
                await job
            assert await _health(guest, until=lambda status: status == 200) == 200

    go(main)
