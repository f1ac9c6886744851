"""The server under load on the loopback: one process, SQLite with durable commits, 2,000 sockets.

Prints a line of JSON for each game (Lanterns and Race with four seats at 500 tables, Galactica with five at 400):
answers a second with every seat answering as fast as it can, the time from an answer to its broadcast at the *other*
seats at 300 answers a second, and memory for an idle table and for a socket. Machines are shared: the processor time
of the server (`cpu_s_per_1000_answers`) says what an answer costs wherever it runs, and `client_busy` how much of a
core this load generator used; near 1 it measures itself.

Environment: BENCH_GAME (one of the games, or several with commas between), BENCH_TABLES, BENCH_SECONDS.
"""

import asyncio
import contextlib
import json
import os
import socket as sockets
import subprocess
import sys
import tempfile
import time
from collections import deque
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, cast

import httpx
import msgspec
import uvloop

from readyroom.server import lobby, people, tables
from readyroom.server.auth import COOKIE, Cookies
from readyroom.server.service import prepare
from readyroom.server.settings import Settings
from readyroom.server.store import Store, Tx

SEATS = {"lanterns": 4, "race": 4, "galactica": 5}
GAMES = os.environ.get("BENCH_GAME", ",".join(SEATS)).split(",")
SOCKETS = 2000
SECONDS = float(os.environ.get("BENCH_SECONDS", "10"))
PACE = 300.0
LOST = 2.0
"""Seconds after which an answer that other seats hear nothing of is given up."""


TEXT, PING, PONG = 1, 9, 10
"""Kinds of frames."""


class Question(msgspec.Struct):
    serial: int
    kind: str
    at_least: int
    options: list[msgspec.Raw]
    answered: bool


class State(msgspec.Struct):
    questions: list[Question]
    window: str | None


class Message(msgspec.Struct):
    type: str
    state: State | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Message).decode


class Table:
    """A table, and the answer that is on its way there."""

    def __init__(self, table: str, seats: int) -> None:
        self.id = table
        self.seats = seats
        self.sent = 0.0
        self.acknowledged = True
        self.unheard: set[int] = set()
        """Seats that have not heard of the answer yet."""

    @property
    def free(self) -> bool:
        return self.acknowledged and (not self.unheard or time.perf_counter() - self.sent > LOST)


class Seat(asyncio.Protocol):
    """One client, as cheap as can be: a WebSocket without extensions, read as the server sends it."""

    transport: asyncio.Transport

    def __init__(self, load: "Load", table: Table, number: int, cookie: str) -> None:
        self.load = load
        self.table = table
        self.number = number
        self.cookie = cookie
        self.answered = 0
        self.greeted = asyncio.get_running_loop().create_future()
        self._data = bytearray()

    def connection_made(self, transport: asyncio.BaseTransport) -> None:
        self.transport = cast(asyncio.Transport, transport)
        self.transport.write(
            b"GET /api/live HTTP/1.1\r\nHost: 127.0.0.1\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
            b"Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: cmVhZHlyb29tIHNlcnZlcg==\r\nCookie: "
            + self.cookie.encode()
            + b"\r\n\r\n"
        )

    def data_received(self, data: bytes) -> None:
        self._data += data
        if not self.greeted.done():
            head, found, rest = bytes(self._data).partition(b"\r\n\r\n")
            if not found:
                return
            assert b" 101 " in head[:20], head
            self._data = bytearray(rest)
            self.greeted.set_result(None)
        while (frame := self._frame()) is not None:
            kind, body = frame
            if kind == TEXT:
                self.take(_decode(body))
            elif kind == PING:
                self._write(PONG, body)

    def _frame(self) -> tuple[int, bytes] | None:
        """The next whole frame: its kind, and what is in it."""
        data = self._data
        if len(data) < 2:
            return None
        size, at = data[1], 2
        if size >= 126:
            width = 2 if size == 126 else 8
            at, size = 2 + width, int.from_bytes(data[2 : 2 + width], "big")
        if len(data) < at + size:
            return None
        kind, body = data[0] & 0x0F, bytes(data[at : at + size])
        del data[: at + size]
        return kind, body

    def send(self, told: dict[str, Any]) -> None:
        self._write(TEXT, msgspec.json.encode(told))

    def _write(self, kind: int, body: bytes) -> None:
        """Masked with zeros: the server's work is the same."""
        size = bytes([0x80 | len(body)]) if len(body) < 126 else b"\xfe" + len(body).to_bytes(2, "big")
        self.transport.write(bytes([0x80 | kind]) + size + b"\0\0\0\0" + body)

    def take(self, message: Message) -> None:
        load, table = self.load, self.table
        if message.type == "game" and message.state is not None:
            if self.number in table.unheard:
                table.unheard.discard(self.number)
                load.latencies.append(time.perf_counter() - table.sent)
            for question in message.state.questions:
                if not question.answered and question.serial > self.answered:
                    self.answered = question.serial
                    load.ready.append((self, question, message.state.window is None))
                    load.awake.set()
        elif message.type in ("ok", "error"):
            load.acknowledged += message.type == "ok"
            table.acknowledged = True
            if message.code:
                load.errors[message.code] = load.errors.get(message.code, 0) + 1

    def answer(self, question: Question, rng: Random, *, others_hear: bool) -> None:
        count = len(question.options)
        answer = rng.randrange(count) if question.kind == "one" else rng.sample(range(count), question.at_least)
        table = self.table
        table.sent, table.acknowledged = time.perf_counter(), False
        table.unheard = set(range(table.seats)) - {self.number} if others_hear else set()
        self.send({"type": "answer", "table": table.id, "serial": question.serial, "answer": answer})


class Load:
    def __init__(self) -> None:
        self.ready: deque[tuple[Seat, Question, bool]] = deque()
        self.latencies: list[float] = []
        self.errors: dict[str, int] = {}
        self.acknowledged = 0
        self.awake = asyncio.Event()
        self._rng = Random(1)

    async def flat_out(self, seconds: float) -> float:
        """Every question is answered when it comes; acknowledged answers a second."""
        begun, first = time.perf_counter(), self.acknowledged
        while (left := begun + seconds - time.perf_counter()) > 0:
            while self.ready:
                seat, question, _ = self.ready.popleft()
                seat.answer(question, self._rng, others_hear=False)
            self.awake.clear()
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.awake.wait(), left)
        return (self.acknowledged - first) / (time.perf_counter() - begun)

    async def paced(self, seconds: float, pace: float) -> float:
        """So many answers a second, at most one on its way at each table; acknowledged answers a second."""
        begun, first = time.perf_counter(), self.acknowledged
        given = 0
        while (now := time.perf_counter() - begun) < seconds:
            while given < now * pace and self._one():
                given += 1
            await asyncio.sleep(1 / pace)
        return (self.acknowledged - first) / (time.perf_counter() - begun)

    def _one(self) -> bool:
        """Answer the question that has waited longest at a table where nothing is on its way."""
        for _ in range(len(self.ready)):
            seat, question, others_hear = self.ready.popleft()
            if seat.table.free:
                seat.answer(question, self._rng, others_hear=others_hear)
                return True
            self.ready.append((seat, question, others_hear))
        return False


def fill(settings: Settings, game: str, count: int) -> list[tuple[str, list[str]]]:
    """So many tables in play, with a session for every seat; made by the server's own functions."""
    prepare(settings)
    store = Store(settings.url)
    options = {"turns": 12} if game == "lanterns" else {}
    seats = SEATS[game]

    def job(tx: Tx) -> list[tuple[str, list[str]]]:
        cookies = Cookies(people.fact(tx, "cookie key", "x" * 64), settings.session_days)
        made = []
        for _ in range(count):
            guests = [people.add_guest(tx, f"guest {n}") for n in range(seats)]
            wanted = lobby.NewTable(game, seats, options, window_seconds=0)
            table = lobby.create(tx, settings, guests[0], wanted)
            key = tables.find(tx.conn, table).key
            for guest in guests[1:]:
                lobby.join(tx, table, guest, key, None, None)
            lobby.start(tx, table, guests[0].id)
            tokens = [people.open_session(tx, guest.id, 1) for guest in guests]
            made.append((table, [f"{COOKIE}={cookies.sign(token)}" for token in tokens]))
        return made

    try:
        return store.write_now(job)
    finally:
        store.close()


def rss(pid: int) -> int:
    """Resident bytes of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * os.sysconf("SC_PAGE_SIZE")


def cpu(pid: int) -> float:
    """Seconds of processor time a process has used."""
    fields = Path(f"/proc/{pid}/stat").read_text().rsplit(")", 1)[1].split()
    return (int(fields[11]) + int(fields[12])) / os.sysconf("SC_CLK_TCK")


async def started(data: str, limits: dict[str, Any]) -> tuple[subprocess.Popen[bytes], int]:
    with sockets.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        port = int(probe.getsockname()[1])
    environ = {
        **os.environ,
        "READYROOM_DATA": data,
        "READYROOM_EXAMPLES": "true",
        "READYROOM_LIMITS": json.dumps(limits),
        "READYROOM_LOG_LEVEL": "WARNING",
        "READYROOM_PORT": str(port),
    }
    process = subprocess.Popen([sys.executable, "-m", "readyroom.server", "serve"], env=environ)
    async with httpx.AsyncClient() as http:
        while True:
            with contextlib.suppress(httpx.TransportError):
                if (await http.get(f"http://127.0.0.1:{port}/healthz")).is_success:
                    return process, port
            await asyncio.sleep(0.1)


def _itself(seat: Seat) -> Seat:
    return seat


async def connected(load: Load, port: int, made: list[tuple[str, list[str]]]) -> list[Seat]:
    seats: list[Seat] = []
    loop = asyncio.get_running_loop()
    for table_id, cookies in made:
        table = Table(table_id, len(cookies))
        seats += [Seat(load, table, n, cookie) for n, cookie in enumerate(cookies)]
    for chunk in (seats[i : i + 50] for i in range(0, len(seats), 50)):
        for seat in chunk:
            await loop.create_connection(partial(_itself, seat), "127.0.0.1", port)
        await asyncio.gather(*(seat.greeted for seat in chunk))
    return seats


async def measure(process: subprocess.Popen[bytes], port: int, made: list[tuple[str, list[str]]]) -> dict[str, Any]:
    """Everything, on a server that has all tables in memory."""
    loaded = rss(process.pid)
    load = Load()
    seats = await connected(load, port, made)
    await asyncio.sleep(1)
    sockets_open = rss(process.pid)
    for seat in seats:
        seat.send({"type": "open", "table": seat.table.id})
    while load.acknowledged < len(seats):
        await asyncio.sleep(0.1)
    await load.paced(2, PACE)
    load.latencies.clear()
    reached = await load.paced(SECONDS, PACE)
    paced = sorted(load.latencies)
    await asyncio.sleep(0.5)
    used, own, answers, begun = cpu(process.pid), time.process_time(), load.acknowledged, time.perf_counter()
    sustained = await load.flat_out(SECONDS)
    seconds = time.perf_counter() - begun
    return {
        "sockets": len(seats),
        "tables": len(made),
        "answers_per_second": round(sustained),
        "cpu_s_per_1000_answers": round((cpu(process.pid) - used) / (load.acknowledged - answers) * 1000, 3),
        "server_busy": round((cpu(process.pid) - used) / seconds, 2),
        "client_busy": round((time.process_time() - own) / seconds, 2),
        "paced_answers_per_second": round(reached),
        "broadcasts_timed": len(paced),
        "p50_ms": round(paced[len(paced) // 2] * 1000, 1),
        "p99_ms": round(paced[int(len(paced) * 0.99)] * 1000, 1),
        "socket_kib": round((sockets_open - loaded) / len(seats) / 1024, 1),
        "errors": load.errors,
        "load_average": os.getloadavg()[0],
    }


async def main(game: str) -> None:
    count = int(os.environ.get("BENCH_TABLES", SOCKETS // SEATS[game]))
    limits = {
        "frames_burst": 10**6,
        "frames_per_second": 10**6,
        "requests_burst": 10**6,
        "sockets_per_address": 10**6,
        "tables_per_person": 1000,
    }
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        process, _ = await started(empty, limits)
        await asyncio.sleep(1)
        bare = rss(process.pid)
        process.kill()
        process.wait()
        made = fill(Settings(data=full, examples=True), game, count)
        process, port = await started(full, limits)
        try:
            async with httpx.AsyncClient() as http:
                while (await http.get(f"http://127.0.0.1:{port}/healthz")).json()["tables"] < count:
                    await asyncio.sleep(0.2)
            await asyncio.sleep(2)
            table_kib = (rss(process.pid) - bare) / count / 1024
            result = await measure(process, port, made)
        finally:
            process.kill()
            process.wait()
    print(json.dumps({"bench": "server", "game": game, **result, "table_kib": round(table_kib, 1)}), flush=True)


if __name__ == "__main__":
    for name in GAMES:
        uvloop.run(main(name))
