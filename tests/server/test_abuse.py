"""Abuse: answers for others, replays, oversize, strangers, forged and expired cookies, other origins.

Always a clear error, never a traceback, a crash or a slow leak.
"""

import asyncio
import contextlib
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from sqlalchemy import func, select
from tests.server.clients import LOOSE, PATIENCE, Asker, Refusal, go, local, looking, running, seated, until

from readyroom.server import people
from readyroom.server.link import Link
from readyroom.server.schema import chat
from readyroom.server.settings import Limits


def test_answers_for_other_seats_replayed_messages_and_unknown_tables(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            stranger = await (await Asker(server.url, "Stranger").be_guest()).connect()
            socket = await guests[0].connect()
            game = await socket.open(table)
            serial = game.state["questions"][0]["serial"]
            for ask in ({"table": table}, {"table": "nowhere"}):
                with pytest.raises(Refusal) as refused:
                    await stranger.ask("answer", serial=serial, answer=[0], **ask)
                assert refused.value.code in ("not-seated", "not-found")
                with pytest.raises(Refusal) as refused:
                    await stranger.ask("open", **ask)
                assert refused.value.code == "not-found"
            with pytest.raises(Refusal) as refused:
                await socket.ask("answer", table=table, serial=serial, answer=[0], seat=1)
            assert refused.value.code == "bad-request"
            await socket.ask("answer", table=table, serial=serial, answer=[0])
            other = await guests[1].connect()
            rival = await other.open(table)
            await other.ask("answer", table=table, serial=rival.state["questions"][0]["serial"], answer=[0])
            with pytest.raises(Refusal) as refused:
                await socket.ask("answer", table=table, serial=serial, answer=[0])
            assert refused.value.code == "stale"

    go(main)


def test_oversize_and_flood_close_the_socket(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, frames_burst=20, frames_per_second=1, frame_bytes=2000)
        async with running(local(tmp_path, limits=tight)) as server:
            guest = await Asker(server.url, "Loud").be_guest()
            socket = await guest.connect()
            await socket.raw.send('{"type":"ping","id":"' + "x" * 3000 + '"}')
            await asyncio.wait_for(socket.reader, PATIENCE)
            assert socket.raw.close_code == 4413
            socket = await guest.connect()
            for _ in range(40):
                await socket.raw.send('{"type":"ping"}')
            await asyncio.wait_for(socket.reader, PATIENCE)
            assert socket.raw.close_code == 4430

    go(main)


def test_chat_keeps_what_is_shown_and_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, limits=msgspec.structs.replace(LOOSE, chat_burst=10**6))) as server:
            guests, table = await seated(server.url, 2)
            (socket,) = await looking(guests[:1], table)
            for n in range(260):
                await socket.ask("say", table=table, text=f"line {n}")
            kept = await server.service.store.read(
                lambda conn: conn.execute(select(func.count()).select_from(chat)).scalar_one()
            )
            assert 200 <= kept < 240
            (late,) = await looking(guests[1:], table)
            await late.until(lambda: late.chat)
            assert [line["text"] for line in late.chat] == [f"line {n}" for n in range(60, 260)]

    go(main, 120)


def test_many_guests_of_one_address_say_no_more_than_some_people(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, chat_burst=1, chat_per_second=0.0001)
        async with running(local(tmp_path, limits=tight)) as server:
            guests, table = await seated(server.url, 2, public=True)
            more = [await Asker(server.url, f"more {n}").be_guest() for n in range(10)]
            said = 0
            for socket in await looking([*guests, *more], table):
                with contextlib.suppress(Refusal):
                    await socket.ask("say", table=table, text="hello")
                    said += 1
            assert said == 8

    go(main)


def test_chat_flood(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, chat_burst=3, chat_per_second=0.01)
        async with running(local(tmp_path, limits=tight)) as server:
            guests, table = await seated(server.url, 2)
            socket = await guests[0].connect()
            await socket.open(table)
            for n in range(3):
                await socket.ask("say", table=table, text=f"hello {n}")
            with pytest.raises(Refusal) as refused:
                await socket.ask("say", table=table, text="again")
            assert refused.value.code == "too-often"
            assert [line["text"] for line in socket.chat] == ["hello 0", "hello 1", "hello 2"]

    go(main)


@pytest.mark.parametrize(
    ("headers", "status"),
    [
        ({"origin": "https://evil.example"}, 403),
        ({"origin": "null"}, 403),
        ({"sec-fetch-site": "cross-site"}, 403),
        ({"cookie": "readyroom=forged.token.value"}, 403),
        ({"cookie": ""}, 403),
    ],
)
def test_sockets_from_other_origins_or_without_a_session_are_refused(
    tmp_path: Path, headers: dict[str, str], status: int
) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            with pytest.raises(websockets.InvalidStatus) as refused:
                await guest.connect(**headers)
            assert refused.value.response.status_code == status
            own = await guest.connect(origin=server.url)
            await own.ask("ping")

    go(main)


def test_requests_from_other_origins_are_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            response = await guest.http.post("/api/tables", json={}, headers={"origin": "https://evil.example"})
            assert (response.status_code, response.json()["error"]["code"]) == (403, "cross-origin")
            form = await guest.http.post("/api/tables", content="a=b", headers={"content-type": "text/plain"})
            assert form.status_code in (400, 415)
            assert response.headers["x-content-type-options"] == "nosniff"

    go(main)


def test_expired_and_closed_sessions(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, session_days=0)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            assert (await guest.http.get("/api/me")).status_code == 401
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            cookies = dict(guest.http.cookies)
            await guest.make("/api/logout")
            guest.http.cookies.update(cookies)
            assert (await guest.http.get("/api/me")).status_code == 401

    go(main)


def test_too_many_requests(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, requests_burst=15, requests_per_second=0.1)
        async with running(local(tmp_path, limits=tight)) as server:
            guest = Asker(server.url, "Ada")
            statuses = [(await guest.http.get("/healthz")).status_code for _ in range(20)]
            assert statuses[0] == 200
            assert statuses[-1] == 429

    go(main)


def test_a_fault_of_ours_tells_nothing(tmp_path: Path) -> None:
    """An error inside the rules reaches the log, never a client: its text could hold a secret."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            socket = await guests[0].connect()
            game = await socket.open(table)
            live = server.hub.tables[table]

            def broken(*_: Any) -> None:
                raise ZeroDivisionError("seat 1 holds 27")

            live.log._do = broken
            with pytest.raises(Refusal) as refused:
                await socket.ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])
            assert refused.value.code == "fault"
            assert "27" not in str(refused.value)
            await socket.ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])

    go(main)


def test_a_slow_socket_is_given_up(tmp_path: Path) -> None:
    async def main() -> None:
        blocked = asyncio.Event()

        async def send(_: bytes) -> None:
            await blocked.wait()

        person = people.Person("p", "p", None, None, {})
        link = Link(person, send, Limits(waiting_frames=5))
        for _ in range(10):
            link.post(b"x")
            await asyncio.sleep(0)
        assert link.broken
        blocked.set()
        await link.flush()

    go(main)


def test_a_line_break_at_the_end_of_a_login_or_an_address_is_refused(tmp_path: Path) -> None:
    """Python's `$` lets one through; two accounts would look the same, and a mail would get a header of its own."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            bodies: list[dict[str, Any]] = [
                {"login": "ada\n", "password": "correct horse"},
                {"login": "ada", "password": "correct horse", "email": "ada@example.org\n"},
                {"login": "ada", "password": "correct horse", "email": "\n"},
            ]
            for body in bodies:
                assert (await guest.post("/api/account", **body)).status_code == 400, body
            assert (await guest.post("/api/login", login="ada\n", password="correct horse")).status_code == 400
            assert (await guest.post("/api/passkeys/register/begin", login="ada\n")).status_code == 400
            assert (await guest.http.patch("/api/me", json={"email": "ada@example.org\n"})).status_code == 400
            webhook = {"notices": {"webhook": "https://93.184.216.34/x\n"}}
            assert (await guest.http.patch("/api/me", json=webhook)).status_code == 400
            socket = await guest.connect()
            with pytest.raises(Refusal) as refused:
                await socket.ask("open", table="nowhere\n")
            assert refused.value.code == "bad-request"
            await guest.make("/api/account", login="ada", password="correct horse", email="")

    go(main)


@pytest.mark.slow
def test_tables_made_and_left_cost_nothing_even_after_a_restart(tmp_path: Path) -> None:
    """Nobody thinks there, nothing is timed, and the next start does not read them."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            eve = await Asker(server.url, "Eve").be_guest()
            left = []
            for _ in range(12):
                made = await eve.make("/api/tables", game="race", seats=4)
                path = f"/api/tables/{made['table']['id']}"
                await eve.make(f"{path}/fill", level="hard")
                await eve.make(f"{path}/start")
                await eve.make(f"{path}/leave")
                left.append(made["table"]["id"])
            hub = server.hub

            def idle() -> bool:
                lives = [hub.tables[table] for table in left if table in hub.tables]
                quiet = all(live.deserted and not live.thinkers.busy and live.alarm.moment is None for live in lives)
                return quiet and not len(hub.players.turns)

            await until(idle)
            lives = [hub.tables[table] for table in left if table in hub.tables]
            rows = {live.id: len(live.rows) for live in lives}
            await asyncio.sleep(0.5)
            assert {live.id: len(live.rows) for live in lives} == rows
            assert not any(live.thinkers.busy or live.alarm.moment for live in lives)
        async with running(local(tmp_path)) as server:
            await asyncio.sleep(1.0)
            assert not set(left) & set(server.hub.tables)

    go(main)


def test_hints_of_one_table_come_after_the_first_of_every_other(tmp_path: Path) -> None:
    """Somebody asks for a hint on every socket they have; at another table the computer player's turn comes first."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            begun: list[str] = []
            gate = asyncio.Event()

            async def slowly(function: Any, table: str, *_: Any) -> None:
                begun.append(table)
                await gate.wait()
                await asyncio.sleep(0.01)

            for pool in server.hub.players._pools.values():
                pool.run = slowly
            guests, loud = await seated(server.url, 2)
            sockets = [await guests[0].connect() for _ in range(6)]
            for socket in sockets:
                await socket.open(loud)
            hints = [asyncio.create_task(socket.ask("hint", table=loud)) for socket in sockets]
            await until(lambda: begun and len(server.hub.players.turns) == 5)
            others, calm = await seated(server.url, 2)
            socket = await others[0].connect()
            await socket.open(calm)
            hints.append(asyncio.create_task(socket.ask("hint", table=calm)))
            await until(lambda: len(server.hub.players.turns) == 6)
            gate.set()
            await asyncio.gather(*hints, return_exceptions=True)
            assert begun[:2] == [loud, calm], "the one that had begun, then the other table"
            assert begun.count(loud) == 6

    go(main)
