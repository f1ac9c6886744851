"""Two whole servers side by side that differ in nothing but what one viewer can't know.

Each is the real thing (HTTP, sockets, database) in this process. Their chance and clocks are given, so that every byte
can be compared: ids, moments of time and sizes too. What is done is done at one, then at the other, each time until
nothing more happens there.
"""

import asyncio
import contextlib
import itertools
import secrets
import sys
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Mapping
from concurrent.futures import Executor, Future
from functools import partial
from http.cookies import SimpleCookie
from importlib import import_module
from pathlib import Path
from random import Random
from typing import Any, NamedTuple, TypeVar
from urllib.parse import unquote

import msgspec
import pytest
from tests.server.clients import local

from readyroom.kernel import Fair, Game, State
from readyroom.server import bots, engine, lobby, push, steady, tables
from readyroom.server.app import App
from readyroom.server.metrics import Metrics
from readyroom.server.notices import waited_for
from readyroom.server.settings import Limits
from readyroom.server.table import windows
from readyroom.server.table.alarm import Alarm
from readyroom.server.table.table import Table
from readyroom.server.table.window_times import Slots

T = TypeVar("T")

BOUNDLESS = Limits(**{name: 10**9 for name in Limits.__struct_fields__ if name not in ("frame_bytes", "body_bytes")})
"""The given clocks stand still, so no bucket ever fills up again."""


HOST = b"127.0.0.1:8000"


class Leak(AssertionError):
    """Somebody was told what he must not know."""


class Reply(NamedTuple):
    """All that somebody gets for a request."""

    status: int
    headers: list[tuple[bytes, bytes]]
    body: bytes


class Line:
    """A socket, without the network: the frames as they are sent."""

    def __init__(self, side: "Side", cookie: str) -> None:
        self.frames: list[str] = []
        self._ids = itertools.count(1)
        self._in: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        self._in.put_nowait({"type": "websocket.connect"})
        self._news = asyncio.Event()
        headers = [(b"host", HOST), (b"cookie", cookie.encode())]
        scope = {"type": "websocket", "path": "/api/live", "headers": headers, "client": ("127.0.0.1", 1)}
        self.task = asyncio.create_task(side.app(scope, self._in.get, self._send))

    async def _send(self, message: dict[str, Any]) -> None:
        self.frames.append(message.get("text") or str(message))
        self._news.set()

    async def ask(self, type_: str, **facts: Any) -> str:
        """Ask, and wait for the reply."""
        number = next(self._ids)
        at = len(self.frames)
        self._in.put_nowait(
            {"type": "websocket.receive", "text": msgspec.json.encode({"type": type_, "id": number, **facts}).decode()}
        )
        while True:
            for frame in self.frames[at:]:
                if f'"id":{number},' in frame and frame.startswith(('{"type":"ok"', '{"type":"error"')):
                    return frame
            self._news.clear()
            await asyncio.wait_for(self._news.wait(), 30)

    def begin_anew(self) -> None:
        self.frames.clear()
        self._ids = itertools.count(1)

    async def close(self) -> None:
        self._in.put_nowait({"type": "websocket.disconnect", "code": 1000})
        await self.task


class Somebody:
    """A person with a browser and a socket."""

    def __init__(self, side: "Side", name: str) -> None:
        self.side = side
        self.name = name
        self.cookies: dict[str, str] = {}
        self.line: Line | None = None

    async def request(self, method: str, path: str, body: Any = None) -> Reply:
        """As a server hands it to the app: a client library took a third of the time of these tests."""
        content = b"" if body is None or method == "GET" else msgspec.json.encode(body)
        headers = [(b"host", HOST), (b"accept", b"*/*"), (b"cookie", self.cookie.encode())]
        if content:
            headers += [(b"content-type", b"application/json"), (b"content-length", str(len(content)).encode())]
        path, _, query = path.partition("?")
        scope = {
            "type": "http",
            "asgi": {"version": "3.0"},
            "http_version": "1.1",
            "method": method,
            "scheme": "http",
            "path": unquote(path),
            "raw_path": path.encode(),
            "query_string": query.encode(),
            "root_path": "",
            "headers": headers,
            "client": ("127.0.0.1", 1),
            "server": ("127.0.0.1", 8000),
        }
        parts = iter([{"type": "http.request", "body": content, "more_body": False}])
        answered, sent = asyncio.Event(), list[dict[str, Any]]()

        async def receive() -> dict[str, Any]:
            for part in parts:
                return part
            await answered.wait()
            return {"type": "http.disconnect"}

        async def send(message: dict[str, Any]) -> None:
            sent.append(message)
            if message["type"] == "http.response.body" and not message.get("more_body"):
                answered.set()

        await self.side.app(scope, receive, send)
        first, *rest = sent
        self._keep(first["headers"])
        return Reply(first["status"], first["headers"], b"".join(message.get("body", b"") for message in rest))

    @property
    def cookie(self) -> str:
        return "; ".join(f"{name}={value}" for name, value in self.cookies.items())

    def _keep(self, headers: list[tuple[bytes, bytes]]) -> None:
        """Cookies that were set, and no longer those that were taken away."""
        for name, value in headers:
            if name.lower() == b"set-cookie":
                for key, morsel in SimpleCookie(value.decode()).items():
                    self.cookies[key] = morsel.value
                    if morsel["max-age"] == "0":
                        del self.cookies[key]

    async def make(self, path: str, **body: Any) -> Any:
        reply = await self.request("POST", path, body)
        assert reply.status < 300, f"{path}: {reply.body!r}"
        return msgspec.json.decode(reply.body) if reply.body else None

    async def ask(self, type_: str, **facts: Any) -> str:
        if self.line is None:
            self.line = Line(self.side, self.cookie)
        return await self.line.ask(type_, **facts)


class Side:
    """One server, with a clock and chance of its own."""

    def __init__(self, folder: Path, **facts: Any) -> None:
        self.now = 1_800_000_000.0
        self.random = Random(7)
        self.states: dict[str, State] = {}
        """Where the game of each table begins, by the table's secret."""
        self.people: dict[str, Somebody] = {}
        slow = {"heartbeat": 36_000.0, "window_live": 600.0, "window_web": 600.0, "window_quick": 60.0}
        self.app = App(local(folder, **slow, notices=True, limits=BOUNDLESS, **facts))

    @property
    def hub(self) -> Any:
        return self.app.service.hub

    @contextlib.asynccontextmanager
    async def running(self, names: list[str]) -> AsyncIterator[None]:
        _go_to(self)
        inward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        outward: asyncio.Queue[dict[str, Any]] = asyncio.Queue()
        inward.put_nowait({"type": "lifespan.startup"})
        life = asyncio.create_task(self.app({"type": "lifespan"}, inward.get, outward.put))
        begun = await outward.get()
        assert begun["type"] == "lifespan.startup.complete", begun
        self.hub.draw = Random(3).uniform
        for task in (self.hub.notices._task, *self.hub._tasks):
            task.cancel()  # whatever is done from time to time
        self.hub.metrics = Metrics()  # a busy machine may have taken long enough to start for a first look at the loop
        try:
            for name in names:
                person = self.people[name] = Somebody(self, name)
                await person.make("/api/guest", name=name)
            yield
        finally:
            _go_to(self)
            for person in self.people.values():
                if person.line is not None:
                    await person.line.close()
            inward.put_nowait({"type": "lifespan.shutdown"})
            await life

    def live(self, table: str) -> Table:
        found: Table = self.hub.tables[table]
        return found

    async def quiet(self) -> None:
        """Until nothing more happens by itself."""
        still = 0
        while still < 3:
            lives = list(self.hub.tables.values())
            busy = any(one.jobs.busy or one.thinkers.busy for one in lives)
            busy = busy or any(link._sending for link in self.hub.links) or bool(self.hub._tasks)
            still = 0 if busy else still + 1
            await asyncio.sleep(0.0005 if busy else 0)

    async def seat(
        self,
        game: str,
        seats: int,
        state: State,
        computers: set[int],
        *,
        public: bool,
        options: Mapping[str, Any] | None = None,
    ) -> str:
        """A table at which everybody sits and the game has come to `state`."""
        host = self.people["p0"]
        facts = {"game": game, "seats": seats, "options": dict(options or {}), "public": public}
        made = await host.make("/api/tables", **facts, watch=True, pace="web")
        table: str = made["table"]["id"]
        for seat in range(1, seats):
            if seat in computers:
                await host.make(f"/api/tables/{table}/fill", level="random", seat=seat)
            else:
                await self.people[f"p{seat}"].make(f"/api/tables/{table}/join", key=made["key"], seat=seat)
        found = self.app.service.store.read_now(lambda conn: tables.find(conn, table))
        self.states[found.secret] = state
        await host.make(f"/api/tables/{table}/start")
        return table

    async def put_away(self, table: str) -> None:
        """What becomes of the table from here on is nobody's business."""
        for person in self.people.values():
            if person.line is not None:
                await person.ask("close", table=table)
        await self.app.service.store.write(lambda tx: lobby.close(tx, table, None))
        await self.quiet()
        self.hub.tables.pop(table).stop()
        self.hub.metrics = Metrics()
        self.hub.draw = Random(3).uniform
        for person in self.people.values():
            if person.line is not None:
                person.line.begin_anew()

    async def ring(self, table: str) -> None:
        """The moment has come at which something happens by itself."""
        alarm = self.live(table).alarm
        assert alarm.moment is not None
        self.now = max(self.now, alarm.moment) + 1
        alarm.ring()

    def outside(self, table: str) -> dict[str, Any]:
        """What is noticed without asking: when windows close, who is sent a notice, and when."""
        found = self.live(table)
        times = found.windows.times
        return {
            "closes": times.ends if isinstance(times, Slots) else times and times.closes,
            "timer": found.alarm.moment,
            "waited for": waited_for(found),
            "moved": self.hub.notices._moved.get(table),
        }


_here: Side


def _go_to(side: Side) -> None:
    global _here  # noqa: PLW0603
    _here = side


class _Time:
    """The module `time` of the server: the clock of the side where something is done."""

    def __getattr__(self, name: str) -> Any:
        return (lambda: _here.now) if name in ("time", "monotonic", "perf_counter") else getattr(time, name)


class _Secrets:
    """The module `secrets` of the server: the chance of that side."""

    def token_hex(self, size: int) -> str:
        return _here.random.randbytes(size).hex()

    def choice(self, items: Any) -> Any:
        return _here.random.choice(items)

    def __getattr__(self, name: str) -> Any:
        return getattr(secrets, name)


def _set(alarm: Alarm, moment: float | None) -> None:
    """An alarm that goes off when the test wants it."""
    alarm.moment = moment


class Inline(Executor):
    """A pool whose work is done at once, where the given states are known."""

    def __init__(self, *_: Any, **__: Any) -> None: ...

    def submit(self, fn: Any, /, *args: Any, **kwargs: Any) -> "Future[Any]":
        done: Future[Any] = Future()
        try:
            done.set_result(fn(*args, **kwargs))
        except Exception as error:
            done.set_exception(error)
        return done


def settle_the_world(monkeypatch: pytest.MonkeyPatch) -> None:
    """Give the servers of this process their clocks and their chance. They wait for the disk as real ones do: without
    that `quiet` was over now and then before an answer was counted."""
    monkeypatch.setattr(engine, "PRAGMAS", tuple(pragma for pragma in engine.PRAGMAS if pragma != "synchronous=OFF"))
    for name, module in list(sys.modules.items()):
        if name.startswith(("readyroom.server", "readyroom.kernel.fair", "prometheus_client")):
            for given, instead in ((time, _Time()), (secrets, _Secrets())):
                if getattr(module, given.__name__, None) is given:
                    monkeypatch.setattr(module, given.__name__, instead)
            if hasattr(module, "ProcessPoolExecutor"):
                monkeypatch.setattr(module, "ProcessPoolExecutor", Inline)
    monkeypatch.setattr(steady, "time", lambda: _here.now)
    monkeypatch.setattr(windows, "_RANDOM", Random(5))
    monkeypatch.setattr(Alarm, "set", _set)
    monkeypatch.setattr(push, "new_key", partial(str, push.new_key()))
    kernel = import_module("readyroom.kernel.replay")
    start = kernel.start

    def begun(rules: Any, seats: int, seed: Any, *args: Any, **how: bool) -> Game[Any]:
        game = start(rules, seats, seed, *args, **how)
        state = _here.states.get(seed.secret) if isinstance(seed, Fair) else None
        return game if state is None else Game(rules, game.header, state.copy(), **how)

    monkeypatch.setattr(kernel, "start", begun)
    bots._games.clear()
    bots._explained.clear()


class Pair:
    """Both servers."""

    def __init__(self, folder: Path) -> None:
        self.sides = [Side(folder / "one"), Side(folder / "two")]
        self.calls = 0
        """How many answers were compared."""

    @contextlib.asynccontextmanager
    async def running(self, names: list[str]) -> AsyncIterator["Pair"]:
        async with self.sides[0].running(names), self.sides[1].running(names):
            yield self

    async def both(self, work: Callable[[Side], Awaitable[T]]) -> list[T]:
        done = []
        for side in self.sides:
            _go_to(side)
            bots._games.clear()
            bots._explained.clear()
            side.now += 1
            done.append(await work(side))
            await side.quiet()
        return done

    async def same(self, what: str, work: Callable[[Side], Awaitable[Any]]) -> Any:
        """Do it at both; what comes of it must be the same."""
        one, two = await self.both(work)
        self.calls += 1
        if one != two:
            raise Leak(f"{what}: {difference(str(one), str(two))}")
        return one


def difference(one: str, two: str) -> str:
    """Where two texts begin to differ."""
    at = next((n for n, (a, b) in enumerate(zip(one, two, strict=False)) if a != b), min(len(one), len(two)))
    return f"...{one[max(0, at - 200) : at + 100]!r} or ...{two[max(0, at - 20) : at + 100]!r}"
