"""A disk that takes its time: who waits for it waits, and nobody else does."""

import asyncio
import time
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path
from random import Random
from types import SimpleNamespace
from typing import Any

import pytest
from sqlalchemy import text
from tests.server.clients import PATIENCE, go, local, looking, running, seated, some_answer, until

from readyroom.server import chat, wire
from readyroom.server.rounds import Rounds
from readyroom.server.service import prepare
from readyroom.server.settings import Settings
from readyroom.server.socket import Conversation
from readyroom.server.store import Store

COMMIT = 0.7
"""Seconds that the disk needs."""
MOST = 0.1
"""Seconds for which nobody may hold up the event loop."""


def _slowly(monkeypatch: pytest.MonkeyPatch) -> None:
    commit = Store._commit

    def slow(self: Store, jobs: Any) -> Any:
        time.sleep(COMMIT)
        return commit(self, jobs)

    monkeypatch.setattr(Store, "_commit", slow)


class Ticks:
    """How the event loop looks around: how often, and how long it has worked without doing so. The work of this
    thread counts and not the time that has passed, for the machine may have more to do than this test."""

    def __init__(self) -> None:
        self.count = 0
        self.longest = 0.0


@asynccontextmanager
async def _ticking() -> AsyncIterator[Ticks]:
    ticks = Ticks()

    async def tick() -> None:
        while True:
            before = time.thread_time()
            await asyncio.sleep(0.002)
            ticks.count += 1
            ticks.longest = max(ticks.longest, time.thread_time() - before)

    task = asyncio.create_task(tick())
    await asyncio.sleep(0)
    try:
        yield ticks
        await asyncio.sleep(0.01)  # it has looked around once more
    finally:
        task.cancel()


def _work(seconds: float) -> None:
    """As long as it takes to tell a table what has happened."""
    end = time.thread_time() + seconds
    while time.thread_time() < end:
        pass


def test_a_slow_disk_lets_wait_who_stores_and_holds_up_nobody_else(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Three hundred tables hear at once that all of them are stored, and each has something to do then."""
    settings = Settings(data=str(tmp_path))
    prepare(settings)
    _slowly(monkeypatch)
    store = Store(settings.url)

    async def store_one() -> float:
        begun = time.monotonic()
        await store.write(lambda tx: tx.conn.execute(text("SELECT 1")))
        waited = time.monotonic() - begun
        _work(0.001)
        return waited

    async def main() -> None:
        async with _ticking() as ticks:
            waited = await asyncio.gather(*(store_one() for _ in range(300)))
        assert min(waited) >= COMMIT
        assert ticks.count > 20, "the loop goes on meanwhile"
        assert ticks.longest < MOST

    try:
        go(main)
    finally:
        store.close()


def test_many_who_move_at_once_hold_up_nobody_else() -> None:
    rounds = Rounds()
    done: list[int] = []

    async def move(n: int) -> None:
        await rounds.turn()
        _work(0.001)
        done.append(n)

    async def main() -> None:
        async with _ticking() as ticks:
            await asyncio.gather(*(move(n) for n in range(300)))
        assert done == list(range(300)), "in the order they came"
        assert ticks.longest < MOST
        await asyncio.wait_for(rounds.turn(), PATIENCE)
        await asyncio.wait_for(rounds.turn(), PATIENCE)

    go(main)


def test_many_who_come_back_at_once_hold_up_nobody_else(monkeypatch: pytest.MonkeyPatch) -> None:
    """After a restart every browser opens its table in the same moment."""

    class Jobs:
        async def do(self, _: Any) -> None:
            _work(0.001)

    async def no_lines(*_: Any) -> list[Any]:
        return []

    monkeypatch.setattr(chat, "lines", no_lines)
    table = SimpleNamespace(known=True, jobs=Jobs())
    hub = SimpleNamespace(tables={"t": table}, live=lambda _: table, rounds=Rounds(), store=None)
    service: Any = SimpleNamespace(hub=hub, settings=Settings())
    link: Any = SimpleNamespace(tables=set())

    async def main() -> None:
        async with _ticking() as ticks:
            coming = (Conversation(service, link)._open(wire.Open(table="t")) for _ in range(300))
            await asyncio.gather(*coming)
        assert ticks.longest < MOST

    go(main)


def test_who_gives_up_waiting_for_a_turn_takes_nobody_elses() -> None:
    rounds = Rounds(1)

    async def main() -> None:
        waiting = [asyncio.create_task(rounds.turn()) for _ in range(5)]
        await asyncio.sleep(0)
        for task in waiting[1:4]:
            task.cancel()
        async with asyncio.timeout(PATIENCE):
            await waiting[4]
            await rounds.turn()
        assert [task.cancelled() for task in waiting] == [False, True, True, True, False]

    go(main)


async def _often(ask: Callable[[], Awaitable[Any]], until: "asyncio.Task[Any]") -> int:
    count = 0
    while not until.done():
        await ask()
        count += 1
    return count


def test_an_answer_is_told_and_acknowledged_when_it_is_on_the_disk(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            asked = next(socket for socket in sockets if socket.games[table].question is not None)
            question = asked.games[table].question
            assert question is not None
            other = next(socket for socket in sockets if socket is not asked)
            _slowly(monkeypatch)
            told, begun = len(other.frames), time.monotonic()
            answer = {"table": table, "serial": question["serial"], "answer": some_answer(question, Random(1))}
            giving = asyncio.create_task(asked.ask("answer", **answer))
            await asyncio.sleep(COMMIT / 3)
            assert [frame for frame in other.frames[told:] if frame["type"] == "game"] == []
            assert await _often(lambda: other.ask("ping"), giving) > 2, "others are answered meanwhile"
            assert time.monotonic() - begun >= COMMIT
            assert await giving is None
            monkeypatch.undo()
            await other.until(lambda: any(frame["type"] == "game" for frame in other.frames[told:]))

    go(main)


@pytest.mark.parametrize("own", [False, True])
def test_the_log_tells_whether_the_event_loop_was_late_by_its_own_work(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, own: bool
) -> None:
    def held_up() -> None:
        until = time.thread_time() + 0.6
        while own and time.thread_time() < until:
            pass
        time.sleep(0 if own else 0.6)

    async def main() -> None:
        async with running(local(tmp_path)):
            await asyncio.sleep(0.2)
            caplog.clear()
            asyncio.get_running_loop().call_soon(held_up)
            await until(lambda: any("the event loop was late" in record.message for record in caplog.records))

    go(main)
    late = [record.args for record in caplog.records if "the event loop was late" in record.message]
    longest = max(args for args in late if isinstance(args, tuple))
    assert isinstance(longest[0], float)
    assert isinstance(longest[1], float)
    assert longest[0] > 0.4
    assert (longest[1] > 0.4) is own
