"""Whose computer player thinks next, and where nobody thinks: whatever the machine, the order is the same."""

import asyncio
from pathlib import Path

import pytest
from tests.server.clients import PATIENCE, Asker, go, local, looking, running, seated, until

from readyroom.server.turns import BACK, FRONT, WINDOW, Lane, Turns


class _Desk:
    """Turns taken one after the other, each of a known length."""

    def __init__(self, front: int = 1) -> None:
        self.turns = Turns(front)
        self.urgent: set[str] = set()
        self.begun: list[tuple[Lane, str]] = []
        self.tasks: list[asyncio.Task[None]] = []

    async def ask(self, *tables: str, weight: float = 1.0) -> None:
        for table in tables:
            self.tasks.append(asyncio.create_task(self._wait(table, weight)))
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    async def _wait(self, table: str, weight: float) -> None:
        lane = await self.turns.wait(table, lambda: table in self.urgent, weight)
        self.begun.append((lane, table))

    async def end(self, lane: Lane, seconds: float = 1.0, weight: float = 1.0) -> None:
        """The one that began last on a lane is done."""
        table = next(table for where, table in reversed(self.begun) if where == lane)
        self.turns.done(lane, table, seconds, weight)
        await asyncio.sleep(0)
        await asyncio.sleep(0)

    def order(self, lane: Lane) -> str:
        return "".join(table for where, table in self.begun if where == lane)


def test_who_thinks_in_a_secret_window_keeps_nobody_else_waiting() -> None:
    """Nor is it kept waiting: a hint at another table takes as long whether somebody can act in a window or not."""

    async def main() -> None:
        turns = Turns(1)
        assert await turns.wait("t", lambda: True, secret=True) == WINDOW
        assert await asyncio.wait_for(turns.wait("mine", lambda: True, 2.0), PATIENCE) == FRONT
        assert await asyncio.wait_for(turns.wait("far", lambda: False), PATIENCE) == BACK
        second = asyncio.create_task(turns.wait("u", lambda: False, secret=True))
        await asyncio.sleep(0)
        turns.done(FRONT, "mine", 1.0)
        turns.done(BACK, "far", 1.0)
        await asyncio.sleep(0)
        assert not second.done(), "windows wait for windows only"
        turns.done(WINDOW, "t", 1.0)
        assert await asyncio.wait_for(second, PATIENCE) == WINDOW

    asyncio.run(main())


def test_tables_take_turns_whoever_asks_for_more() -> None:
    async def main() -> None:
        desk = _Desk()
        desk.urgent = {"a", "b", "c"}
        await desk.ask("a", "a", "a", "a", "b", "b", "c")
        for _ in range(6):
            await desk.end(FRONT)
        assert desk.order(FRONT) == "abcabaa"

    go(main)


def test_who_thinks_long_waits_for_the_others() -> None:
    async def main() -> None:
        desk = _Desk()
        desk.urgent = {"a", "b"}
        await desk.ask(*"aabbbb")
        for _ in range(5):
            await desk.end(FRONT, 3.0 if desk.begun[-1][1] == "a" else 1.0)
        assert desk.order(FRONT) == "abbbab"

    go(main)


def test_hints_weigh_more_than_answers() -> None:
    async def main() -> None:
        desk = _Desk()
        desk.urgent = {"a", "b"}
        await desk.ask(*"aaa", weight=2.0)
        await desk.ask(*"bbbb")
        for _ in range(6):
            await desk.end(FRONT, 1.0, 2.0 if desk.begun[-1][1] == "a" else 1.0)
        assert desk.order(FRONT) == "abbabba"

    go(main)


def test_tables_nobody_looks_at_never_use_the_processes_of_those_where_people_are() -> None:
    async def main() -> None:
        desk = _Desk(front=2)
        await desk.ask(*"uvwxyz")
        assert (desk.order(FRONT), desk.order(BACK)) == ("", "u"), "two processes stand free for people"
        desk.urgent = {"a"}
        await desk.ask("a")
        assert desk.order(FRONT) == "a"
        desk.urgent.add("z")
        desk.turns.look()
        await asyncio.sleep(0)
        assert desk.order(FRONT) == "az", "somebody has come to look at the last one"

    go(main)


def test_who_no_longer_waits_keeps_no_place() -> None:
    async def main() -> None:
        desk = _Desk()
        desk.urgent = {"a", "b", "c"}
        await desk.ask(*"abc")
        desk.tasks[1].cancel()
        await asyncio.sleep(0)
        await desk.end(FRONT)
        assert desk.order(FRONT) == "ac"
        assert len(desk.turns) == 0

    go(main)


def test_who_no_longer_waits_when_his_turn_has_come_hands_it_on() -> None:
    async def main() -> None:
        desk = _Desk()
        desk.urgent = {"a", "b", "c"}
        await desk.ask(*"abc")
        desk.turns.done(FRONT, "a", 1.0)  # it is the turn of b, who has not heard of it yet
        desk.tasks[1].cancel()
        for _ in range(4):
            await asyncio.sleep(0)
        assert desk.order(FRONT) == "ac"
        assert len(desk.turns) == 0

    go(main)


@pytest.mark.slow
def test_a_table_where_nobody_sits_stands_still_until_somebody_does(tmp_path: Path) -> None:
    """No computer player thinks there, no window closes, and it leaves the memory."""

    async def main() -> None:
        async with running(local(tmp_path, unload=0.5)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            made = await guest.make("/api/tables", game="lanterns", seats=3, options={"turns": 12})
            path, table = f"/api/tables/{made['table']['id']}", made["table"]["id"]
            await guest.make(f"{path}/fill", level="random")
            await guest.make(f"{path}/start")
            socket = await guest.connect()
            game = await socket.open(table)
            await socket.until(lambda: game.state["questions"])
            await guest.make(f"{path}/leave")
            live = server.hub.tables[table]
            await until(lambda: live.deserted and not live.thinkers.busy and live.alarm.moment is None)
            before = len(live.rows)
            await asyncio.sleep(0.5)
            assert not live.over
            assert (len(live.rows), live.thinkers.busy, live.alarm.moment) == (before, False, None)
            await socket.close()
            await until(lambda: table not in server.hub.tables)
            await guest.make(f"{path}/join", seat=0, key=made["key"])
            socket = await guest.connect()
            game = await socket.open(table)
            await socket.ask("away", table=table)
            await socket.until(lambda: game.over)

    go(main)


@pytest.mark.slow
def test_a_table_goes_on_while_somebody_else_sits_there(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            game = sockets[1].games[table]
            await guests[0].make(f"/api/tables/{table}/leave")
            await sockets[1].ask("away", table=table)
            assert not game.over, "it is not over because one has left"
            await sockets[1].until(lambda: game.over)

    go(main)
