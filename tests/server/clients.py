"""Real clients for tests: HTTP with cookies, and a socket that keeps everything it was told."""

import asyncio
import contextlib
import itertools
from collections.abc import AsyncIterator, Awaitable, Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import httpx
import uvicorn
import websockets

from readyroom.server.app import App
from readyroom.server.protocols import FOR_UVICORN
from readyroom.server.service import Service
from readyroom.server.settings import Limits, Settings

PATIENCE = 90.0
"""Seconds after which a test gives up: far more than anything takes, for the machine may have much else to do."""

LOOSE = Limits(
    chat_burst=1000,
    frames_burst=100_000,
    frames_per_second=100_000,
    signins_burst=1000,
    guests_burst=100_000,
    creations_burst=100_000,
    creations_address_burst=100_000,
    imports_burst=100_000,
    body_bytes=2_000_000,
    sits_burst=100_000,
    requests_burst=1_000_000,
    tables_per_person=10_000,
    sockets_per_person=100,
    sockets_per_address=10_000,
)
"""For tests that are not about limits."""

QUICK: dict[str, Any] = {
    "examples": True,
    "players": 1,
    "window_live": 0.02,
    "window_quick": 0.01,
    "player_delay": 0.0,
    "limits": LOOSE,
    "grace": 0.0,
    "heartbeat": 0.2,
}


def local(tmp_path: Path, **facts: Any) -> Settings:
    """Settings for a server on SQLite in a temporary folder."""
    return Settings(**{**QUICK, "data": str(tmp_path), **facts})


_open: list[Any] = []
"""Clients and sockets to close at the end of a test."""


class _Server(uvicorn.Server):
    """Ends as soon as it is told to, instead of looking ten times a second."""

    def __init__(self, config: uvicorn.Config) -> None:
        super().__init__(config)
        self.end = asyncio.Event()

    async def main_loop(self) -> None:
        while not await self.on_tick(0):
            with contextlib.suppress(TimeoutError):
                await asyncio.wait_for(self.end.wait(), 0.1)

    async def shutdown(self, sockets: Any = None) -> None:
        """As in uvicorn, without its pauses of a tenth of a second."""
        for server in self.servers:
            server.close()
        for connection in list(self.server_state.connections):
            connection.shutdown()
        await until(lambda: not self.server_state.connections and not self.server_state.tasks)
        for server in self.servers:
            await server.wait_closed()
        await self.lifespan.shutdown()


class Running:
    """A server in this process, on a real port."""

    def __init__(self, server: uvicorn.Server, service: Service, port: int) -> None:
        self.server = server
        self.service = service
        self.url = f"http://127.0.0.1:{port}"

    @property
    def hub(self) -> Any:
        return self.service.hub


@contextlib.asynccontextmanager
async def running(settings: Settings, *, one_more: bool = False) -> AsyncIterator[Running]:
    """A server for a test; `one_more` beside another on the same database leaves the clients open at its end."""
    app = App(settings)
    config = uvicorn.Config(app, host="127.0.0.1", port=0, **FOR_UVICORN)
    server = _Server(config)
    server.capture_signals = contextlib.nullcontext  # type: ignore[method-assign, assignment]
    task = asyncio.create_task(server.serve())
    while not server.started:
        if task.done():
            task.result()
        await asyncio.sleep(0.002)
    port = server.servers[0].sockets[0].getsockname()[1]
    try:
        yield Running(server, app.service, port)
    finally:
        if not one_more:
            await hang_up()
        server.should_exit = True
        server.end.set()
        await task


class Asker:
    """Somebody with a browser."""

    def __init__(self, url: str, name: str) -> None:
        self.url = url
        self.name = name
        self.http = httpx.AsyncClient(base_url=url, timeout=PATIENCE, verify=False)  # no list of authorities is read
        self.me: dict[str, Any] = {}
        _open.append(self)

    async def be_guest(self) -> "Asker":
        self.me = (await self.post("/api/guest", name=self.name)).json()
        return self

    async def post(self, path: str, **body: Any) -> httpx.Response:
        return await self.http.post(path, json=body)

    async def make(self, path: str, **body: Any) -> Any:
        """A post that has to work."""
        response = await self.post(path, **body)
        assert response.is_success, f"{path}: {response.status_code} {response.text}"
        return response.json() if response.content else None

    async def get(self, path: str, **params: Any) -> Any:
        response = await self.http.get(path, params=params)
        assert response.is_success, f"{path}: {response.status_code} {response.text}"
        return response.json()

    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.http.cookies.items())

    async def connect(self, **headers: str) -> "Socket":
        address = self.url.replace("http", "ws") + "/api/live"
        raw = await websockets.connect(
            address, additional_headers={"cookie": self.cookie(), **headers}, max_size=None, compression=None
        )
        return Socket(self, raw)

    async def close(self) -> None:
        await self.http.aclose()


class Refusal(Exception):
    def __init__(self, code: str, message: str) -> None:
        super().__init__(f"{code}: {message}")
        self.code = code


async def refused(asking: Awaitable[object]) -> str:
    """The code with which something is refused."""
    try:
        await asking
    except Refusal as refusal:
        return refusal.code
    raise AssertionError("it was not refused")


class Socket:
    """A client of the live protocol: keeps view, events and questions of each table, and every frame."""

    def __init__(self, asker: Asker, raw: websockets.ClientConnection) -> None:
        import msgspec

        self._decode = msgspec.json.decode
        self._encode = msgspec.json.encode
        self.asker = asker
        self.raw = raw
        self.frames: list[Any] = []
        self.games: dict[str, Game] = {}
        self.tables: dict[str, Any] = {}
        self.chat: list[Any] = []
        self.lobby: list[Any] | None = None
        self.bye: str | None = None
        self.follows = True
        """Whether it keeps up with games; not where it tells the server it has seen what it has not."""
        self._ids = itertools.count(1)
        self._replies: dict[int, asyncio.Future[Any]] = {}
        self._news = asyncio.Event()
        self.reader = asyncio.create_task(self._read())
        _open.append(self)

    async def _read(self) -> None:
        try:
            async for frame in self.raw:
                self._take(self._decode(frame))
        except (websockets.ConnectionClosed, OSError):
            pass
        finally:
            for reply in self._replies.values():
                if not reply.done():
                    reply.set_exception(ConnectionError("the socket is closed"))
            self._news.set()

    def _take(self, message: Any) -> None:
        self.frames.append(message)
        kind = message["type"]
        if kind in ("ok", "error"):
            reply = self._replies.pop(message["id"], None)
            if reply is not None and not reply.done():
                if kind == "ok":
                    reply.set_result(message["result"])
                else:
                    reply.set_exception(Refusal(message["code"], message["message"]))
        elif kind in ("game", "talk", "phrases") and not self.follows:
            pass
        elif kind == "game":
            self.games.setdefault(message["table"], Game()).take(message)
        elif kind == "talk":
            self.games.setdefault(message["table"], Game()).hear(message)
        elif kind == "phrases":
            self.games.setdefault(message["table"], Game()).phrases = message["phrases"]
        elif kind == "table":
            self.tables[message["table"]["id"]] = message
        elif kind == "chat":
            self.chat += message["lines"]
        elif kind == "lobby":
            self.lobby = message["tables"]
        elif kind == "bye":
            self.bye = message["why"]
        self._news.set()

    @property
    def closed(self) -> bool:
        return self.reader.done()

    async def ask(self, type_: str, **facts: Any) -> Any:
        number = next(self._ids)
        reply: asyncio.Future[Any] = asyncio.get_running_loop().create_future()
        if self.closed:
            raise ConnectionError("the socket is closed")
        self._replies[number] = reply
        try:
            await self.raw.send(self._encode({"type": type_, "id": number, **facts}).decode())
        except websockets.ConnectionClosed:
            reply.cancel()
            raise ConnectionError("the socket is closed") from None
        return await asyncio.wait_for(reply, PATIENCE)

    async def open(self, table: str, old: "Game | None" = None, **facts: Any) -> "Game":
        """Look at a table; with `old`, what an earlier socket knew, as a resume."""
        if old is not None:
            self.games[table] = old
            facts |= {"epoch": old.epoch, "seen": len(old.events), "heard": len(old.talk)}
        await self.ask("open", table=table, **facts)
        return self.games.setdefault(table, Game())

    async def until(self, true: Callable[[], Any], seconds: float = PATIENCE) -> None:
        """Wait until something is so."""

        async def wait() -> None:
            while not true():
                if self.closed:
                    raise ConnectionError("the socket is closed")
                self._news.clear()
                await self._news.wait()

        await asyncio.wait_for(wait(), seconds)

    async def close(self) -> None:
        await self.raw.close()
        with contextlib.suppress(asyncio.CancelledError):
            await self.reader


class Game:
    """What a client knows of one game."""

    def __init__(self) -> None:
        self.epoch = 0
        self.events: list[Any] = []
        self.state: dict[str, Any] = {}
        self.seat: int | None = None
        self.updates = 0
        self.talk: list[Any] = []
        self.phrases: list[Any] = []

    def hear(self, message: dict[str, Any]) -> None:
        assert message["heard"] <= len(self.talk), "a gap in the talk"
        del self.talk[message["heard"] :]
        self.talk += message["lines"]

    @property
    def heard(self) -> list[tuple[int, str]]:
        """Who said what."""
        return [(line["seat"], line["phrase"]["label"]) for line in self.talk]

    def take(self, message: dict[str, Any]) -> None:
        assert message["back"] <= len(self.events), "a gap in the events"
        del self.events[message["back"] :]
        self.events += message["events"]
        self.epoch, self.state, self.seat = message["epoch"], message["state"], message["seat"]
        self.updates += 1

    @property
    def question(self) -> dict[str, Any] | None:
        """What is to be answered now."""
        for question in self.state.get("questions", ()):
            if not question["answered"]:
                found: dict[str, Any] = question
                return found
        return None

    @property
    def over(self) -> bool:
        return bool(self.state.get("over"))


def some_answer(question: dict[str, Any], rng: Random) -> Any:
    count = len(question["options"])
    if question["kind"] == "one":
        return rng.randrange(count)
    wanted = rng.randint(question["at_least"], question["at_most"])
    return rng.sample(range(count), wanted)


async def play(socket: Socket, table: str, rng: Random) -> "Game":
    """Answer at random until the game is over."""
    game = socket.games[table]
    while True:
        await socket.until(lambda: game.over or game.question)
        question = game.question
        if question is None:
            return game
        with contextlib.suppress(Refusal):
            await socket.ask("answer", table=table, serial=question["serial"], answer=some_answer(question, rng))
        await socket.until(partial(_moved_on, game, question))


def _moved_on(game: Game, asked: dict[str, Any]) -> bool:
    return game.over or game.question != asked


async def seated(url: str, seats: int, **facts: Any) -> tuple[list[Asker], str]:
    """Guests at a fresh table that has begun."""
    guests = [await Asker(url, f"guest {n}").be_guest() for n in range(seats)]
    made = await guests[0].make("/api/tables", **{"game": "lanterns", "seats": seats, "watch": True, **facts})
    table = made["table"]["id"]
    for guest in guests[1:]:
        await guest.make(f"/api/tables/{table}/join", key=made["key"])
    await guests[0].make(f"/api/tables/{table}/start")
    return guests, table


async def looking(guests: list[Asker], table: str) -> list[Socket]:
    """A socket of each guest, looking at the table."""
    sockets = [await guest.connect() for guest in guests]
    for socket in sockets:
        await socket.open(table)
    return sockets


async def play_all(sockets: list[Socket], table: str) -> list[Game]:
    """Everybody answers at random until the game is over."""
    return await asyncio.gather(*(play(socket, table, Random(n)) for n, socket in enumerate(sockets)))


async def hang_up() -> None:
    """Close everything the test has opened."""
    while _open:
        await _open.pop().close()


async def until(true: Callable[[], Any], seconds: float = PATIENCE) -> None:
    """Wait until something is so that nobody is told of."""
    async with asyncio.timeout(seconds):
        while not true():
            await asyncio.sleep(0.005)


def go(main: Callable[[], Awaitable[None]], seconds: float = 300) -> None:
    """Run an async test."""

    async def bounded() -> None:
        try:
            await asyncio.wait_for(main(), seconds)
        finally:
            await hang_up()

    asyncio.run(bounded())
