"""The database refuses, changes behind the server's back, or has more than a process knows: the table goes on."""

from collections.abc import Callable
from pathlib import Path

import pytest
from sqlalchemy import update
from tests.server.clients import Game, Refusal, go, local, looking, running, seated

from readyroom.server.schema import tables as table_rows
from readyroom.server.settings import Settings
from readyroom.server.table.game_log import Row, append_rows

MakeSettings = Callable[..., Settings]


def _serial(game: Game) -> int:
    """Of the question that is to be answered now."""
    assert game.question is not None
    serial: int = game.question["serial"]
    return serial


def test_a_game_that_storage_refuses_is_read_again(tmp_path: Path) -> None:
    """If a row can't be stored nobody is told, and the game goes on from what is stored."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = [await guest.connect() for guest in guests]
            games = [await socket.open(table) for socket in sockets]
            live = server.hub.tables[table]
            thief = Row(live.log.n, "answer", 1, 1, [2])
            await server.service.store.write(lambda tx: append_rows(tx, table, [thief]))
            serial = games[0].state["questions"][0]["serial"]
            with pytest.raises(Refusal) as refused:
                await sockets[0].ask("answer", table=table, serial=serial, answer=[0])
            assert refused.value.code == "fault"
            await sockets[0].ask("answer", table=table, serial=serial, answer=[0])
            assert [row[0] for row in live.rows] == ["answer", "answer"]
            await sockets[0].until(lambda: games[0].state["view"]["turn"] == 0)

    go(main)


def test_closing_a_table_behind_the_servers_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            socket = await guests[0].connect()
            await socket.open(table)
            close = update(table_rows).where(table_rows.c.id == table).values(status="closed")
            await server.service.store.write(lambda tx: tx.conn.execute(close))
            await socket.until(lambda: socket.tables[table]["table"]["status"] == "closed")
            with pytest.raises(Refusal):
                await socket.ask("answer", table=table, serial=1, answer=[0])

    go(main)


def test_a_process_that_takes_over_tells_what_its_sockets_missed(settings: MakeSettings) -> None:
    """The owner died after storing, before its note arrived: the new owner's sockets get those events all the same."""

    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            for socket in sockets:
                question = socket.games[table].question
                assert question is not None
                await socket.ask("answer", table=table, serial=question["serial"], answer=[0])
            live = server.hub.tables[table]
            question = live.log.open_to(0)
            drawn = Row(live.log.n, "answer", 0, question.serial, question.find("choice:draw"))
            said = Row(live.log.n + 1, "talk", 1, None, "boast:mine")
            await server.service.store.write(lambda tx: append_rows(tx, table, [drawn, said]))
            before = [len(socket.games[table].events) for socket in sockets]

            async def take_over() -> None:
                live.forget()
                await live.load()

            await live.jobs.do(take_over)
            for seat, socket in enumerate(sockets):
                await socket.ask("ping")
                assert socket.games[table].events == live.log.game.events(seat)
                assert len(socket.games[table].events) > before[seat]
                assert socket.games[table].heard == [(1, "boast:mine")]

    go(main)


def test_a_process_that_lags_behind_never_shows_somebody_his_own_answer_as_missing(
    postgres: Callable[[], str], tmp_path: Path
) -> None:
    """Neither to a client that comes back to look up what it answered elsewhere, nor after the answer's `ok`."""

    async def main() -> None:
        settings = local(tmp_path, db=postgres())
        async with running(settings) as one:
            guests, table = await seated(one.url, 3)
            (first,) = await looking(guests[:1], table)
            async with running(settings, one_more=True) as two:
                live = two.hub.live(table)
                await live.jobs.do(live.load)
                assert not live.owned
                hear = two.hub.bus._hear
                two.hub.bus._hear = lambda note: None if note.kind == "moved" else hear(note)
                await first.ask("answer", table=table, serial=_serial(first.games[table]), answer=[0])
                for guest in guests:
                    guest.url = two.url
                sockets = await looking(guests[:2], table)
                games = [socket.games[table] for socket in sockets]
                assert games[0].question is None
                await sockets[1].ask("answer", table=table, serial=_serial(games[1]), answer=[0])
                assert games[1].question is None
                for socket in sockets:
                    await socket.close()

    go(main)
