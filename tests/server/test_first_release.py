"""The data folder of the first release a host could run, left by a killed server (`first_release.py`): today's server
brings it to its schema, people sign in, games go on or say why they can't, and finished ones replay."""

import contextlib
import signal
import sqlite3
import subprocess
import sys
import tarfile
import time
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import pytest
from sqlalchemy import select
from tests.server.clients import Asker, Refusal, Running, Socket, go, local, looking, play_all, running, some_answer
from tests.server.first_release import ACCOUNTS, PASSWORD
from tests.server.processes import free_port

import readyroom as rr
from readyroom import ReadyroomError, catalogue
from readyroom.server import people
from readyroom.server.auth import COOKIE
from readyroom.server.schema import chairs, tables
from readyroom.server.schema import people as people_rows
from readyroom.server.service import prepare
from readyroom.server.settings import Settings

KEPT = Path(__file__).parents[1] / "records" / "server" / "first-release.tar.gz"

pytestmark = pytest.mark.slow


@pytest.fixture
def folder(tmp_path: Path) -> Path:
    """As it was, its log not yet written back; only time has not passed: tables have just moved."""
    with tarfile.open(KEPT) as packed:
        packed.extractall(tmp_path, filter="data")
    assert (tmp_path / "readyroom.sqlite-wal").stat().st_size > 1_000_000
    with contextlib.closing(sqlite3.connect(tmp_path / "readyroom.sqlite")) as conn, conn:
        conn.execute("UPDATE tables SET window_seconds = NULL, moved_at = ?", (time.time(),))
    return tmp_path


def _asked(folder: Path, query: str) -> list[tuple[Any, ...]]:
    with contextlib.closing(sqlite3.connect(folder / "readyroom.sqlite")) as conn:
        return list(conn.execute(query))


async def _tables(server: Running, status: str) -> list[tuple[str, str, list[str]]]:
    """The tables of a status, each with its game and the people who sit there."""
    query = select(tables.c.id, tables.c.game, chairs.c.person).join(chairs, chairs.c.table == tables.c.id)
    query = query.where(tables.c.status == status, chairs.c.person.is_not(None))
    found: dict[str, tuple[str, list[str]]] = {}
    order = query.order_by(tables.c.created_at, chairs.c.seat)
    for table, game, person in await server.service.store.read(lambda conn: list(conn.execute(order))):
        found.setdefault(table, (game, []))[1].append(person)
    return [(table, game, who) for table, (game, who) in found.items()]


async def _signed_in(server: Running) -> dict[str, Asker]:
    """Everybody: who has an account with their password, guests by their cookie."""
    found: dict[str, Asker] = {}
    for name in ACCOUNTS:
        asker = Asker(server.url, name)
        me = await asker.make("/api/login", login=name, password=PASSWORD)
        assert (me["login"], me["name"]) == (name, name.title())
        found[me["id"]] = asker
    query = select(people_rows.c.id).where(people_rows.c.login.is_(None))
    for (guest,) in await server.service.store.read(lambda conn: list(conn.execute(query))):
        token = await server.service.store.write(partial(people.open_session, person=guest, days=1))
        found[guest] = Asker(server.url, guest)
        found[guest].http.cookies.set(COOKIE, server.service.cookies.sign(token))
    return found


async def _opened(server: Running) -> tuple[dict[str, tuple[str, list[Socket]]], list[str]]:
    """Running tables that can be opened, and the ids of those that say why not."""
    everybody = await _signed_in(server)
    opened: dict[str, tuple[str, list[Socket]]] = {}
    refused: dict[str, str] = {}
    for table, game, who in await _tables(server, "playing"):
        try:
            opened[table] = game, await looking([everybody[person] for person in who], table)
        except Refusal as refusal:
            refused[table] = str(refusal)
    for why in refused.values():
        assert why.startswith("old-rules")
        assert "and a rule that mattered in it was put right since" in why
    return opened, list(refused)


def test_running_games_go_on_to_their_end_or_say_why_they_can_not(folder: Path) -> None:
    async def main() -> None:
        rows = _asked(folder, "SELECT * FROM answers")
        async with running(local(folder)) as server:
            opened, refused = await _opened(server)
            assert len(opened) >= 7
            assert 1 <= len(refused) <= 2
            for game, sockets in opened.values():
                (table,) = sockets[0].games
                assert sockets[0].games[table].events, game
            ended = {"race": 0, "galactica": 0}
            for table, (game, sockets) in opened.items():
                if ended[game] < 2:
                    assert all(end.over for end in await play_all(sockets, table))
                    record = await sockets[0].asker.get(f"/api/tables/{table}/record")
                    assert rr.verify(record).over
                    assert record["header"]["rules"] == catalogue.rules_of(game).version
                    ended[game] += 1
            assert set(ended.values()) == {2}
        kept = _asked(folder, "SELECT * FROM answers")
        assert set(rows) <= set(kept), "what was stored stays as it is"
        for table in refused:
            assert len([row for row in kept if row[0] == table]) == len([row for row in rows if row[0] == table])

    go(main, 500)


def test_a_game_that_was_gone_on_with_is_one_of_today_for_the_next_server(folder: Path) -> None:
    async def main() -> None:
        async with running(local(folder)) as server:
            opened, refused = await _opened(server)
            table, sockets = next((table, sockets) for table, (game, sockets) in opened.items() if game == "galactica")
            await sockets[0].until(lambda: any(socket.games[table].question for socket in sockets))
            socket = next(socket for socket in sockets if socket.games[table].question)
            question = socket.games[table].question
            assert question is not None
            await socket.ask("answer", table=table, serial=question["serial"], answer=some_answer(question, Random(1)))
        versions = dict(_asked(folder, "SELECT id, json_extract(header, '$.rules') FROM tables"))
        assert versions[table] == catalogue.rules_of("galactica").version
        assert all(versions[one] == 1 for one in refused)
        async with running(local(folder)) as server:
            again, still = await _opened(server)
            assert set(again) == set(opened)
            assert still == refused

    go(main, 300)


def test_finished_games_replay_and_open_tables_begin(folder: Path) -> None:
    async def main() -> None:
        async with running(local(folder)) as server:
            everybody = await _signed_in(server)
            told = []
            for table, game, who in await _tables(server, "over"):
                asker = everybody[who[0]]
                answer = await asker.http.get(f"/api/tables/{table}/record")
                told.append((game, answer.status_code))
                if answer.is_success:
                    assert rr.verify(answer.json()).over
                    assert (await asker.get(f"/api/tables/{table}/story"))["events"]
                else:
                    assert "a rule that mattered in it was put right since" in answer.text
                    for what in ("story", "moment/3"):
                        assert (await asker.http.get(f"/api/tables/{table}/{what}")).status_code == 400
            assert ("race", 200) in told
            ((table, _, who),) = await _tables(server, "open")
            host = everybody[who[0]]
            await host.make(f"/api/tables/{table}/fill", level="random")
            await host.make(f"/api/tables/{table}/start")
            assert ("A good game.",) in _asked(folder, "SELECT text FROM chat")

    go(main, 200)


_KILLED = """
import os, signal, sys
from sqlalchemy import event
from readyroom.server.engine import open_engine
from readyroom.server.migrations import migrate
engine = open_engine(sys.argv[1], writing=True)
@event.listens_for(engine, "after_cursor_execute")
def kill(conn, cursor, statement, *rest):
    if "CREATE TABLE sitters" in statement:
        os.kill(os.getpid(), signal.SIGKILL)
migrate(engine)
"""


def test_a_migration_that_is_killed_is_made_anew_by_the_next_start(folder: Path) -> None:
    url = f"sqlite:///{folder / 'readyroom.sqlite'}"
    rows = _asked(folder, "SELECT * FROM answers")
    killed = subprocess.run([sys.executable, "-c", _KILLED, url], check=False)
    assert killed.returncode == -signal.SIGKILL
    assert _asked(folder, "SELECT version_num FROM alembic_version") == [("0001",)]
    assert "sitters" not in {name for (name,) in _asked(folder, "SELECT name FROM sqlite_master")}
    prepare(Settings(data=str(folder)))
    assert _asked(folder, "SELECT version_num FROM alembic_version") > [("0001",)]
    assert _asked(folder, "SELECT * FROM answers") == rows


def test_a_server_that_is_too_old_for_the_folder_says_so_and_changes_nothing(folder: Path) -> None:
    prepare(Settings(data=str(folder)))
    with contextlib.closing(sqlite3.connect(folder / "readyroom.sqlite")) as conn, conn:
        conn.execute("UPDATE alembic_version SET version_num = '9001'")
    before = (folder / "readyroom.sqlite").read_bytes()
    with pytest.raises(ReadyroomError, match="has schema 9001 of a newer Readyroom"):
        prepare(Settings(data=str(folder)))
    assert (folder / "readyroom.sqlite").read_bytes() == before
    done = subprocess.run(
        [sys.executable, "-m", "readyroom.server", "serve", "--data", folder, "--port", str(free_port())],
        capture_output=True,
        text=True,
        check=False,
    )
    assert done.returncode == 1
    assert "newer Readyroom" in done.stderr
    assert "Traceback" not in done.stderr
