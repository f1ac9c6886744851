"""What is logged when things fail: where and of which kind, never what somebody wrote, chose or is known by."""

import asyncio
import gc
import io
import json
import logging
import smtplib
import sys
import threading
from collections.abc import Callable, Iterator
from concurrent.futures.process import _RemoteTraceback
from typing import Any

import pytest
from sqlalchemy import insert, text
from tests.server.clients import Asker, Refusal, go, looking, running, seated

from readyroom.server import logs
from readyroom.server.engine import StoreFailed
from readyroom.server.schema import people as people_rows
from readyroom.server.settings import Settings
from readyroom.server.store import Tx
from readyroom.server.table.game_log import Row, append_rows

MakeSettings = Callable[..., Settings]

CANARY = "canary7h1rty"


@pytest.fixture
def lines(monkeypatch: pytest.MonkeyPatch) -> Iterator[Callable[[], list[dict[str, Any]]]]:
    """All that is logged, as the server does it with the most it can be asked for."""
    for where, name in ((sys, "excepthook"), (threading, "excepthook"), (sys, "unraisablehook")):
        monkeypatch.setattr(where, name, getattr(where, name))
    root = logging.getLogger()
    known = [root, *(logging.getLogger(name) for name in logging.root.manager.loggerDict)]
    before, levels = root.handlers[:], [(one, one.level) for one in known]
    stream = io.StringIO()
    logs.set_up("debug", stream)
    yield lambda: [json.loads(line) for line in stream.getvalue().splitlines()]
    root.handlers[:] = before
    for one, level in levels:
        one.setLevel(level)


def _break(tx: Tx, table: str, column: str, when: str = "INSERT") -> None:
    """From now on nothing with the canary can be stored there; PostgreSQL quotes the whole row then."""
    if tx.conn.dialect.name == "postgresql":
        check = f"CHECK (CAST({column} AS text) NOT LIKE '%{CANARY}%')"
        tx.conn.execute(text(f'ALTER TABLE {table} ADD CONSTRAINT "no_{column}" {check}'))
    else:
        trigger = f"CREATE TRIGGER no_{table}_{column} BEFORE {when} ON {table} WHEN NEW.{column} LIKE '%{CANARY}%'"
        tx.conn.execute(text(f"{trigger} BEGIN SELECT RAISE(ABORT, 'no'); END"))


def test_a_statement_that_fails_logs_no_value(
    settings: MakeSettings, lines: Callable[[], list[dict[str, Any]]]
) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            store = server.service.store
            guests, table = await seated(server.url, 2)
            await guests[0].make("/api/account", login="ada", password=f"{CANARY} horse", email="ada@example.org")
            sockets = await looking(guests, table)
            for where, column, when in (
                ("people", "email", "UPDATE"),
                ("people", "login", "UPDATE"),
                ("people", "name", "INSERT"),
                ("chat", "text", "INSERT"),
            ):
                await store.write(lambda tx, broken=(where, column, when): _break(tx, *broken))  # type: ignore[misc]
            failing = [
                await guests[0].http.patch("/api/me", json={"email": f"{CANARY}@example.org"}),
                await guests[1].post("/api/account", login=CANARY, password="correct horse"),
                await Asker(server.url, "x").post("/api/guest", name=CANARY),
            ]
            assert [response.status_code for response in failing] == [500] * 3
            assert not any(CANARY in response.text for response in failing)
            with pytest.raises(Refusal, match="fault"):
                await sockets[0].ask("say", table=table, text=CANARY)
            await _fail_by_hand(server, table)
            await _answers_that_can_not_be_stored(server, sockets[0], table)
            await _tasks_that_nobody_waits_for(server)

    go(main)
    told = lines()
    assert sum(line["level"] == "error" for line in told) >= 6, "the statements did fail, and the log says so"
    assert any("trace" in line and "api/people.py" in line["trace"] for line in told), "and where"
    assert [line for line in told if CANARY in json.dumps(line, ensure_ascii=False)] == []
    assert [line for line in told if "$argon2" in str(line)] == []


async def _fail_by_hand(server: Any, table: str) -> None:
    """The same row twice: the error of a driver that names the key."""
    store = server.service.store
    values = {"id": CANARY, "name": "n", "login": CANARY, "password": CANARY, "notices": {}, "created_at": 0.0}
    if store.postgres:
        await store.write(lambda tx: tx.conn.execute(text('ALTER TABLE people DROP CONSTRAINT "no_login"')))
    await store.write(lambda tx: tx.conn.execute(insert(people_rows).values(**values)))
    for row in (values, {**values, "id": f"{CANARY} again"}):
        with pytest.raises(StoreFailed) as failed:
            await store.write(lambda tx, row=row: tx.conn.execute(insert(people_rows).values(**row)))
        logging.getLogger("readyroom.test").error("it failed: %s", failed.value, exc_info=failed.value)
        if not store.postgres:
            assert CANARY not in str(failed.value.__cause__), "the statement hides its parameters"
    with pytest.raises(StoreFailed) as failed:
        await store.write(lambda tx: append_rows(tx, table, [Row(0, "answer", 0, 1, CANARY), Row(0, "talk", 0)]))
    logging.getLogger("readyroom.test").error("rows failed", exc_info=failed.value)
    with pytest.raises(StoreFailed) as failed:
        await store.read(lambda conn: conn.execute(text("SELECT :x FROM nowhere"), {"x": CANARY}))
    logging.getLogger("readyroom.test").exception("a read failed", exc_info=failed.value)


async def _answers_that_can_not_be_stored(server: Any, socket: Any, table: str) -> None:
    game = socket.games[table]
    await server.service.store.write(lambda tx: tx.conn.execute(text("ALTER TABLE answers RENAME TO gone")))
    with pytest.raises(Refusal, match="fault"):
        await socket.ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])
    await server.service.store.write(lambda tx: tx.conn.execute(text("ALTER TABLE gone RENAME TO answers")))


async def _tasks_that_nobody_waits_for(server: Any) -> None:
    """asyncio speaks of them when they are forgotten, with all it knows."""

    async def fails() -> None:
        await server.service.store.read(lambda conn: conn.execute(text("SELECT nothing FROM people")))

    async def fails_too() -> None:
        raise ValueError(CANARY)

    tasks = [asyncio.create_task(fails()), asyncio.create_task(fails_too())]
    await asyncio.wait(tasks)
    del tasks
    gc.collect()
    await asyncio.sleep(0)


class _Refused(smtplib.SMTPRecipientsRefused):
    pass


_Remote: Any = _RemoteTraceback


@pytest.mark.parametrize(
    "error",
    [
        ValueError(CANARY),
        KeyError(CANARY),
        smtplib.SMTPRecipientsRefused({f"{CANARY}@example.org": (550, b"no")}),
        _Refused({f"{CANARY}@example.org": (550, b"no")}),
        ExceptionGroup(CANARY, [ValueError(CANARY)]),
        UnicodeEncodeError("utf-8", CANARY, 0, 1, "no"),
        _Remote(f'Traceback\n  File "players.py", line 3, in answer\n    f({CANARY})\nValueError: {CANARY}'),
    ],
    ids=lambda error: type(error).__name__,
)
def test_what_an_error_says_is_never_logged(error: Exception, lines: Callable[[], list[dict[str, Any]]]) -> None:
    log = logging.getLogger("readyroom.test")
    try:
        try:
            raise error
        except Exception as inner:
            raise LookupError(CANARY) from inner
    except LookupError as outer:
        log.exception("as a trace")
        log.warning("as an argument: %s", outer)
        log.warning("%s failed: %s", "x", error)
        log.error(outer)
        loop = asyncio.new_event_loop()
        loop.close()
        logs.of_loop(loop, {"message": "lost", "exception": outer, "future": CANARY})
        sys.excepthook(type(outer), outer, None)
    told = lines()
    assert len(told) == 6
    assert CANARY not in json.dumps(told, ensure_ascii=False)
    assert "test_logs.py" in told[0]["trace"]
    assert "LookupError" in told[0]["trace"]
    assert told[1]["message"] == "as an argument: LookupError"


def test_libraries_do_not_log_frames_and_statements_however_much_is_asked_for(
    settings: MakeSettings, lines: Callable[[], list[dict[str, Any]]]
) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            socket = await guests[0].connect()
            await socket.open(table)
            await socket.ask("say", table=table, text=CANARY)
            await socket.until(lambda: socket.chat)
            cookie = guests[0].http.cookies["readyroom"]
            assert not any(cookie in json.dumps(line) or CANARY in json.dumps(line) for line in lines())
            assert any(line["message"] == "request" for line in lines())

    go(main)
    assert {line["from"].split(".")[0] for line in lines()} <= {"readyroom", "uvicorn"}
