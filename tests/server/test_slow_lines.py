"""Slow devices, many sockets, many connections: one person's or one address's never become everybody's."""

import asyncio
import contextlib
import resource
import threading
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
import websockets
from cryptography.hazmat.primitives import serialization
from cryptography.hazmat.primitives.asymmetric import ec
from tests.server.clients import LOOSE, PATIENCE, Asker, go, local, running, seated, until

from readyroom.server import notices, outgoing, push
from readyroom.server.people import Person
from readyroom.server.protocols import Http
from readyroom.server.run import more_files
from readyroom.server.tables import find


def _keys() -> dict[str, str]:
    form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    point = ec.generate_private_key(ec.SECP256R1()).public_key().public_bytes(*form)
    return {"p256dh": push.b64(point), "auth": push.b64(b"0123456789abcdef")}


class _Receiver:
    """A push service on the loopback whose answers to some paths never come."""

    def __init__(self) -> None:
        self.got: list[str] = []
        self.at_once = 0
        self._open = 0
        self._lines: set[asyncio.StreamWriter] = set()
        self.end = asyncio.Event()

    async def start(self) -> str:
        self.server = await asyncio.start_server(self._receive, "127.0.0.1", 0)
        return f"http://127.0.0.1:{self.server.sockets[0].getsockname()[1]}"

    async def close(self) -> None:
        """Let everybody go, and leave no line open behind."""
        self.end.set()
        self.server.close()
        for line in list(self._lines):
            line.close()
            with contextlib.suppress(OSError):
                await line.wait_closed()

    async def _receive(self, reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        self._lines.add(writer)
        path = (await reader.readuntil(b"\r\n\r\n")).split()[1].decode()
        self._open += 1
        self.at_once = max(self.at_once, self._open)
        self.got.append(path)
        if path.startswith("/slow"):
            await self.end.wait()
            writer.close()
            return
        writer.write(b"HTTP/1.1 201 Created\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
        await writer.drain()
        writer.close()
        self._open -= 1


def test_slow_devices_of_one_person_delay_nobody_elses_notices(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(outgoing, "SECONDS", 90.0)
    monkeypatch.setattr(notices, "_SECONDS", 90.0)

    async def main() -> None:
        receiver = _Receiver()
        url = await receiver.start()
        try:
            facts = {"notices": True, "private_webhooks": True, "public_url": "https://play.example"}
            async with running(local(tmp_path, **facts)) as server:
                server.hub.notices.patience = 3600.0
                tables = []
                for path in ("slow", "quick"):
                    guests, table = await seated(server.url, 2)
                    for device in range(6):
                        keys = _keys()
                        await guests[1].make("/api/push", endpoint=f"{url}/{path}/{device}", **keys)
                    assert (await guests[1].http.patch("/api/me", json={"notices": {"push": True}})).is_success
                    tables.append((guests, table))
                server.hub.notices.patience = 0.05
                for guests, table in tables:
                    socket = await guests[0].connect()
                    game = await socket.open(table)
                    await socket.ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])
                begun = time.monotonic()
                while len(receiver.got) < 12:
                    await asyncio.sleep(0.02)
                    assert time.monotonic() - begun < 40
                assert receiver.at_once >= 6, "side by side"
        finally:
            await receiver.close()

    go(main)


def test_what_comes_while_somebody_is_told_is_told_together_afterwards(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            told: list[int] = []
            free = asyncio.Event()

            async def send(_: Any, waiting: list[Any], kind: str) -> None:
                told.append(len(waiting))
                await free.wait()

            guests = await Asker(server.url, "Ada").be_guest()
            mine = [(await guests.make("/api/tables", game="lanterns", seats=2))["table"]["id"] for _ in range(3)]
            store = server.service.store
            found = [await store.read(lambda conn, table=table: find(conn, table)) for table in mine]  # type: ignore[misc]
            person = Person("p", "Ada", None, None, {})
            sender = server.hub.notices
            sender.send = send
            for table in [*found, found[2]]:
                sender._send_soon(person, [table])
                await asyncio.sleep(0)
            free.set()
            await sender.told()
            assert told == [1, 2]

    go(main)


def test_a_person_has_so_many_devices_at_most(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, devices_per_person=2)
        async with running(local(tmp_path, notices=True, private_webhooks=True, limits=tight)) as server:
            guest, other = [await Asker(server.url, name).be_guest() for name in ("Ada", "Bob")]
            keys = _keys()
            statuses = []
            for device in ("one", "two", "one", "three"):
                asked = await guest.post("/api/push", endpoint=f"http://127.0.0.1/{device}", **keys)
                statuses.append(asked.status_code)
            assert statuses == [204, 204, 204, 409], "the same one again is no other"
            assert asked.json()["error"]["code"] == "too-many-devices"
            assert (await other.post("/api/push", endpoint="http://127.0.0.1/four", **keys)).status_code == 204

    go(main)


def test_names_are_looked_up_where_nothing_else_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        import threading

        where: list[str] = []

        def slow(*_: Any, **__: Any) -> Any:
            where.append(threading.current_thread().name)
            raise OSError("no such name")

        monkeypatch.setattr("socket.getaddrinfo", slow)
        with pytest.raises(Exception, match="no such host"):
            await outgoing.resolve("https://slow.example/", private=False)
        assert where[0].startswith("names")

    go(main)


def test_slow_names_that_somebody_tries_keep_nobody_from_being_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    end = threading.Event()
    slow: list[str] = []

    def look_up(host: str, *_: Any, **__: Any) -> list[Any]:
        if host.startswith("slow"):
            slow.append(host)
            end.wait(PATIENCE)
        return [(0, 0, 0, "", ("198.41.0.4", 443))]

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Mallory").be_guest()
            monkeypatch.setattr("readyroom.server.outgoing.socket.getaddrinfo", look_up)
            wishes = [{"notices": {"webhook": f"https://slow{n}.example/"}} for n in range(12)]
            trying = [asyncio.create_task(guest.http.patch("/api/me", json=wish)) for wish in wishes]
            await until(lambda: slow)
            await asyncio.sleep(0.3)
            async with asyncio.timeout(PATIENCE / 2):
                _, address = await outgoing.resolve("https://quick.example/", private=False)
            assert address == "198.41.0.4"
            assert not any(task.done() and task.result().status_code == 200 for task in trying), "they still wait"
            end.set()
            await asyncio.gather(*trying)

    go(main)


def test_a_socket_that_does_not_read_keeps_little_memory(tmp_path: Path) -> None:
    """Whoever opens a table with much to tell, again and again, and takes nothing of it is cut; others are not."""

    async def main() -> None:
        limits = msgspec.structs.replace(LOOSE, waiting_bytes=500_000)
        async with running(local(tmp_path, limits=limits)) as server:
            guests, table = await seated(server.url, 2)
            socket = await guests[0].connect()
            await socket.open(table)
            for _ in range(60):
                await socket.ask("say", table=table, text="\N{GRINNING FACE}" * 500)
            deaf = await guests[1].connect()
            deaf.raw.transport.pause_reading()
            (link,) = (link for link in server.hub.links if link.person.id == guests[1].me["id"])
            most = 0
            for _ in range(2_000):
                await deaf.raw.send(msgspec.json.encode({"type": "open", "table": table}).decode())
                await asyncio.sleep(0.01)
                most = max(most, sum(map(len, link._waiting)))
                if link.broken:
                    break
            assert link.broken
            assert most < 600_000
            assert not link._waiting
            deaf.raw.transport.abort()
            again = await guests[1].connect()
            await again.open(table)
            assert len(again.chat) == 60
            await socket.ask("ping")

    go(main)


def test_one_address_has_so_many_sockets_at_most(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, sockets_per_address=3)
        async with running(local(tmp_path, limits=tight)) as server:
            guests = [await Asker(server.url, f"guest {n}").be_guest() for n in range(4)]
            sockets = [await guest.connect() for guest in guests[:3]]
            with pytest.raises(websockets.InvalidStatus):
                await guests[3].connect()
            elsewhere = await guests[3].connect(**{"x-forwarded-for": "2001:db8::1"})
            await elsewhere.ask("ping")
            await sockets[0].close()
            await until(lambda: server.hub._sockets["/127.0.0.1"] < 3)
            await (await guests[3].connect()).ask("ping")
            assert server.hub._sockets["/2001:db8::/64"] == 1

    go(main)


@pytest.mark.slow
def test_one_address_has_so_many_connections_at_most(tmp_path: Path) -> None:
    """Not so a proxy, which speaks for many."""

    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, sockets_per_address=4)
        for proxies, refused in (("192.0.2.1", 2), ("192.0.2.1, 127.0.0.1", 0)):
            async with running(local(tmp_path, limits=tight, proxies=proxies)) as server:
                port = int(server.url.rsplit(":", 1)[1])
                held = [await asyncio.open_connection("127.0.0.1", port) for _ in range(6)]
                reading = [asyncio.create_task(reader.read(1)) for reader, _ in held]
                await until(lambda: sum(one.done() for one in reading) >= refused)  # noqa: B023
                await asyncio.sleep(0.3)
                assert [one.result() for one in reading if one.done()] == [b""] * refused
                for _, writer in held:
                    writer.close()
                await asyncio.gather(*reading, return_exceptions=True)
                await until(lambda: not Http._counted)
                assert (await Asker(server.url, "Ada").be_guest()).me["name"] == "Ada"

    go(main)


def test_a_connection_that_became_a_socket_is_counted_as_one_only(tmp_path: Path) -> None:
    """As a socket: else those that are long closed would keep their address out."""

    async def main() -> None:
        before = Http._counted.total()
        tight = msgspec.structs.replace(LOOSE, sockets_per_address=4)
        async with running(local(tmp_path, limits=tight, proxies="192.0.2.1")) as server:
            ada = await Asker(server.url, "Ada").be_guest()
            for _ in range(6):
                socket = await ada.connect()
                await socket.ask("ping")
                assert Http._counted.total() - before <= 1, "that of the requests"
                await socket.close()
            assert (await ada.get("/api/me"))["name"] == "Ada"

    go(main)


def test_as_many_files_may_be_open_as_the_system_allows() -> None:
    before = resource.getrlimit(resource.RLIMIT_NOFILE)
    few = min(256, before[1]) if before[1] != resource.RLIM_INFINITY else 256
    try:
        resource.setrlimit(resource.RLIMIT_NOFILE, (few, before[1]))
        allowed = more_files()
        assert allowed == resource.getrlimit(resource.RLIMIT_NOFILE)[0]
        assert allowed >= few
        assert allowed == 65_536 or allowed == before[1]
    finally:
        resource.setrlimit(resource.RLIMIT_NOFILE, before)
    unit = (Path(__file__).parents[2] / "deploy" / "readyroom.service").read_text()
    assert "LimitNOFILE=65536" in unit
