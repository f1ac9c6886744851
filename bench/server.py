"""The server under load on the loopback: one process, SQLite with durable commits, 2,000 sockets over 500 tables.

Prints one line of JSON: answers a second with every seat answering at once, latency from an answer to its broadcast
at 300 answers a second, and memory for an idle table and for a socket.
"""

import asyncio
import contextlib
import json
import os
import socket as sockets
import statistics
import subprocess
import sys
import tempfile
import time
from collections import deque
from pathlib import Path
from random import Random
from typing import Any

import httpx
import msgspec
import uvloop
import websockets

from readyroom.server import lobby, people, tables
from readyroom.server.auth import COOKIE, Cookies
from readyroom.server.service import prepare
from readyroom.server.settings import Settings
from readyroom.server.store import Store, Tx

TABLES = int(os.environ.get("BENCH_TABLES", "500"))
SEATS = 4
SUSTAINED_SECONDS = 12.0
PACED_SECONDS = 12.0
PACE = 300.0


class Question(msgspec.Struct):
    serial: int
    kind: str
    at_least: int
    options: list[msgspec.Raw]
    answered: bool


class State(msgspec.Struct):
    questions: list[Question]
    over: bool
    window: str | None


class Message(msgspec.Struct):
    type: str
    state: State | None = None
    code: str = ""


_decode = msgspec.json.Decoder(Message).decode


class Seat:
    """One client: answers at once, or when the pace allows it."""

    def __init__(self, table: "Table", number: int, cookie: str) -> None:
        self.table = table
        self.number = number
        self.cookie = cookie
        self.answered = 0
        self.socket: websockets.ClientConnection | None = None

    async def connect(self, port: int) -> None:
        self.socket = await websockets.connect(
            f"ws://127.0.0.1:{port}/api/live",
            additional_headers={"cookie": self.cookie},
            compression=None,
            ping_interval=None,
            open_timeout=60,
        )

    async def open(self) -> None:
        assert self.socket is not None
        await self.socket.send(f'{{"type":"open","table":"{self.table.id}"}}')

    async def run(self, load: "Load") -> None:
        assert self.socket is not None
        with contextlib.suppress(websockets.ConnectionClosed):
            async for frame in self.socket:
                message = _decode(frame)
                if message.type == "game" and message.state is not None:
                    self.take(message.state, load)
                elif message.type == "ok":
                    load.acknowledged += 1
                elif message.type == "error":
                    self.table.sent = None
                    load.errors[message.code] = load.errors.get(message.code, 0) + 1

    def take(self, state: State, load: "Load") -> None:
        sent = self.table.sent
        if sent is not None:
            load.latencies.append(time.perf_counter() - sent)  # others hear nothing of an answer they can't notice
            self.table.sent = None
        for question in state.questions:
            if not question.answered and question.serial > self.answered:
                self.answered = question.serial
                load.ready.append((self, question, state.window is None))
                load.wake()

    async def answer(self, question: Question, rng: Random, *, timed: bool) -> None:
        assert self.socket is not None
        count = len(question.options)
        answer = rng.randrange(count) if question.kind == "one" else rng.sample(range(count), question.at_least)
        if timed and self.table.sent is None:
            self.table.sent = time.perf_counter()
        told = {"type": "answer", "table": self.table.id, "serial": question.serial, "answer": answer}
        await self.socket.send(json.dumps(told))


class Table:
    def __init__(self, table: str) -> None:
        self.id = table
        self.sent: float | None = None


class Load:
    def __init__(self) -> None:
        self.ready: deque[tuple[Seat, Question, bool]] = deque()
        self.latencies: list[float] = []
        self.errors: dict[str, int] = {}
        self.acknowledged = 0
        self._awake = asyncio.Event()

    def wake(self) -> None:
        self._awake.set()

    async def drive(self, seconds: float, pace: float | None) -> float:
        """Answer for so long; returns acknowledged answers a second."""
        rng = Random(1)
        begun = time.perf_counter()
        first = self.acknowledged
        due = begun
        while True:
            now = time.perf_counter()
            if now - begun >= seconds:
                break
            if pace is not None:
                late = now - due
                due = now + 1 / pace if late > 0.05 else due + 1 / pace
                if late < 0:
                    await asyncio.sleep(-late)
            while not self.ready:
                self._awake.clear()
                with contextlib.suppress(TimeoutError):
                    await asyncio.wait_for(self._awake.wait(), 0.5)
                if time.perf_counter() - begun >= seconds:
                    break
            if self.ready:
                seat, question, timed = self.ready.popleft()
                await seat.answer(question, rng, timed=timed)
        return (self.acknowledged - first) / (time.perf_counter() - begun)


def fill(settings: Settings) -> list[tuple[str, list[str]]]:
    """500 tables in play, with a session for every seat; made by the server's own functions."""
    prepare(settings)
    store = Store(settings.url)

    def job(tx: Tx) -> list[tuple[str, list[str]]]:
        cookies = Cookies(people.fact(tx, "cookie key", "x" * 64), settings.session_days)
        made = []
        for _ in range(TABLES):
            guests = [people.add_guest(tx, f"guest {n}") for n in range(SEATS)]
            wanted = lobby.NewTable("lanterns", SEATS, {"turns": 12}, window_seconds=0)
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


async def main() -> None:
    limits = {"frames_burst": 10**6, "frames_per_second": 10**6, "requests_burst": 10**6, "tables_per_person": 1000}
    with tempfile.TemporaryDirectory() as empty, tempfile.TemporaryDirectory() as full:
        process, _ = await started(empty, limits)
        await asyncio.sleep(1)
        bare = rss(process.pid)
        process.kill()
        process.wait()
        made = fill(Settings(data=full, examples=True))
        process, port = await started(full, limits)
        try:
            async with httpx.AsyncClient() as http:
                while (await http.get(f"http://127.0.0.1:{port}/healthz")).json()["tables"] < TABLES:
                    await asyncio.sleep(0.2)
            await asyncio.sleep(2)
            loaded = rss(process.pid)
            seats = [Seat(Table(table), 0, "") for table, _ in made[:0]]
            for table_id, cookies in made:
                table = Table(table_id)
                seats += [Seat(table, n, cookie) for n, cookie in enumerate(cookies)]
            for chunk in (seats[i : i + 50] for i in range(0, len(seats), 50)):
                await asyncio.gather(*(seat.connect(port) for seat in chunk))
            await asyncio.sleep(1)
            connected = rss(process.pid)
            load = Load()
            readers = [asyncio.create_task(seat.run(load)) for seat in seats]
            for chunk in (seats[i : i + 50] for i in range(0, len(seats), 50)):
                await asyncio.gather(*(seat.open() for seat in chunk))
            while load.acknowledged < len(seats):
                await asyncio.sleep(0.1)
            await load.drive(2, PACE)
            load.latencies = []
            await load.drive(PACED_SECONDS, PACE)
            paced = sorted(load.latencies)
            load.latencies = []
            used, answers = cpu(process.pid), load.acknowledged
            sustained = await load.drive(SUSTAINED_SECONDS, None)
            each = (cpu(process.pid) - used) / (load.acknowledged - answers)
            for reader in readers:
                reader.cancel()
        finally:
            process.kill()
            process.wait()
    print(
        json.dumps(
            {
                "bench": "server",
                "sockets": len(seats),
                "tables": TABLES,
                "answers_per_second": round(sustained),
                "cpu_us_per_answer": round(each * 1e6),
                "paced_answers_per_second": round(len(paced) / PACED_SECONDS),
                "p50_ms": round(statistics.median(paced) * 1000, 1),
                "p99_ms": round(paced[int(len(paced) * 0.99)] * 1000, 1),
                "table_kib": round((loaded - bare) / TABLES / 1024, 1),
                "socket_kib": round((connected - loaded) / len(seats) / 1024, 1),
                "errors": load.errors,
            }
        )
    )


if __name__ == "__main__":
    uvloop.run(main())
