"""Games nobody goes on with: announced, closed, and their records stay. A move takes it back."""

import asyncio
import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import update
from tests.server.clients import PATIENCE, Asker, Running, go, local, looking, running, seated

import readyroom as rr
from readyroom.server import expiry, transfer
from readyroom.server.schema import tables as table_rows
from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]

DAYS = 40.0


async def _age(server: Running, table: str, days: float) -> None:
    """As if nobody had moved for so long; a deadline that was told comes nearer too."""
    shift: dict[str, Any] = {"moved_at": table_rows.c.moved_at - days * expiry.DAY}
    shift["ends_at"] = table_rows.c.ends_at - days * expiry.DAY
    change = update(table_rows).where(table_rows.c.id == table).values(**shift)
    await server.service.store.write(lambda tx: tx.conn.execute(change))
    await server.hub.see_to_abandoned()


async def _mine(guest: Asker) -> list[tuple[str, bool]]:
    """My tables as the lobby lists them: how they stand, and whether an end is announced."""
    listed = await guest.get("/api/tables", which="mine")
    return [(one["table"]["status"], one["table"]["ends_at"] is not None) for one in listed]


async def _answer(guest: Asker, table: str) -> None:
    socket = await guest.connect()
    game = await socket.open(table)
    assert game.question is not None
    await socket.ask("answer", table=table, serial=game.question["serial"], answer=[0])


@pytest.mark.slow
def test_an_abandoned_game_is_announced_then_closed_and_its_record_stays(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings(abandoned_days=DAYS)) as server:
            guests, table = await seated(server.url, 2)
            stranger = await Asker(server.url, "Eve").be_guest()
            await _answer(guests[0], table)
            await _age(server, table, 30)
            assert await _mine(guests[1]) == [("playing", False)]
            before = await server.service.store.read(lambda conn: transfer.export(conn, table))
            await _age(server, table, 4)
            assert await _mine(guests[1]) == [("playing", True)], "a week before"
            assert (await guests[0].http.get(f"/api/tables/{table}/record")).status_code == 409, "it tells everything"
            sockets = await looking(guests, table)
            await _age(server, table, 8)
            assert await _mine(guests[1]) == [("closed", True)]
            await sockets[0].until(lambda: sockets[0].tables[table]["table"]["status"] == "closed")
            record = await guests[1].http.get(f"/api/tables/{table}/record")
            assert record.content == before.dump()
            assert not rr.verify(record.content).over
            assert (await stranger.http.get(f"/api/tables/{table}/record")).status_code == 404
            shelved = await guests[0].make("/api/records", record=json.loads(record.content))
            assert shelved["table"]["status"] == "closed"

    go(main)


def test_a_move_takes_an_announced_end_back(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, abandoned_days=DAYS)) as server:
            guests, table = await seated(server.url, 2)
            await _age(server, table, 34)
            assert await _mine(guests[0]) == [("playing", True)]
            for guest in guests:
                await _answer(guest, table)
            assert await _mine(guests[0]) == [("playing", False)]
            await _age(server, table, 20)
            assert await _mine(guests[0]) == [("playing", False)]

    go(main)


def test_players_have_a_week_even_if_the_server_was_down_meanwhile(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, abandoned_days=DAYS)) as server:
            guests, table = await seated(server.url, 2)
            await _age(server, table, 400)
            assert await _mine(guests[0]) == [("playing", True)], "announced, not closed"
            await _age(server, table, 6.9)
            assert await _mine(guests[0]) == [("playing", True)]
            await _age(server, table, 0.2)
            assert await _mine(guests[0]) == [("closed", True)]

    go(main)


def test_with_a_short_setting_it_happens_by_itself_and_with_none_never(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, abandoned_days=0.0)) as server:
            guests, table = await seated(server.url, 2)
            await _age(server, table, 10_000)
            assert await _mine(guests[0]) == [("playing", False)]
        second = 1 / expiry.DAY
        async with running(local(tmp_path, abandoned_days=second)) as server:
            asker = Asker(server.url, "again")
            asker.http.cookies = guests[0].http.cookies
            async with asyncio.timeout(PATIENCE):
                while await _mine(asker) != [("closed", True)]:
                    await server.hub.see_to_abandoned()
                    await asyncio.sleep(0.05)

    go(main)


def test_those_who_sit_there_are_told_of_the_end_before_and_after(tmp_path: Path) -> None:
    async def main() -> None:
        got: list[str] = []

        async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            got.append(json.loads(await reader.readexactly(length))["content"])
            writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
            await writer.drain()
            writer.close()

        receiver = await asyncio.start_server(receive, "127.0.0.1", 0)
        hook = f"http://127.0.0.1:{receiver.sockets[0].getsockname()[1]}/x"
        facts = {"notices": True, "private_webhooks": True, "public_url": "https://play.example"}
        async with running(local(tmp_path, abandoned_days=DAYS, **facts)) as server:
            guests, table = await seated(server.url, 2)
            wishes = {"notices": {"webhook": hook, "format": "discord"}}
            assert (await guests[1].http.patch("/api/me", json=wishes)).is_success
            for days in (34, 1, 7, 1):
                await _age(server, table, days)
                await server.hub.notices.told()
            assert len(got) == 2, "once each"
            assert "closed in 7 days unless somebody moves" in got[0]
            assert "record can be downloaded" in got[1]
            assert all(f"https://play.example/t/{table}" in text for text in got)
        receiver.close()

    go(main)
