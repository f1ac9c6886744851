"""A table in any position, without a database: the server's own table and conversations, with sockets that keep frames.

Two such tables can be compared frame by frame: all draws of the pace are fixed.
"""

import asyncio
from collections.abc import Callable, Sequence
from functools import partial
from random import Random
from typing import Any, NamedTuple

import msgspec

from readyroom import catalogue
from readyroom.kernel import Fair, Game, Json, Question, State, start
from readyroom.server import tables, wire
from readyroom.server.bots import Thought
from readyroom.server.limits import Buckets
from readyroom.server.link import Link
from readyroom.server.metrics import Metrics
from readyroom.server.people import Person
from readyroom.server.settings import Limits, Settings
from readyroom.server.socket import Conversation
from readyroom.server.table.game_log import GameLog
from readyroom.server.table.table import Table

METRICS = Metrics()


class _Connection:
    def __init__(self) -> None:
        self.lines = 0

    def execute(self, *_: Any) -> Any:
        self.lines += 1
        return type("Inserted", (), {"inserted_primary_key": (self.lines,)})


class _Tx(NamedTuple):
    conn: _Connection
    told: list[tuple[str, Any]]

    def tell(self, kind: str, table: str = "", body: Any = None) -> None:
        self.told.append((kind, body))


class _Store:
    """Everything is stored at once, and what is told comes back at once."""

    def __init__(self) -> None:
        self.hear: Callable[[str, Any], None] = lambda kind, body: None
        self._conn = _Connection()

    async def put(self, puts: Any, note: Any = None) -> None:
        await asyncio.sleep(0)

    async def write(self, run: Callable[[Any], Any]) -> None:
        await asyncio.sleep(0)
        told: list[tuple[str, Any]] = []
        run(_Tx(self._conn, told))
        for kind, body in told:
            self.hear(kind, body)


class _Players:
    """Who has to answer where nothing can be passed: takes the first option."""

    def __init__(self) -> None:
        self.live: Table | None = None

    async def think(self, table: str, header: bytes, rows: Any, seat: int, level: str, **_: object) -> Thought | None:
        assert self.live is not None
        question = self.live.log.open_to(seat)
        return None if question is None else Thought(first_answer(question), (), None)


def first_answer(question: Question) -> int | tuple[int, ...]:
    return 0 if question.kind == "one" else tuple(range(question.at_least))


class Hub:
    """As much of a hub as a table needs."""

    def __init__(self, seed: int, window: float = 0.05) -> None:
        self.settings = Settings(window_live=window, window_quick=window / 2, player_delay=0)
        self.store = _Store()
        self.players = _Players()
        self.process = "test"
        self.metrics = METRICS
        self.draw = Random(seed).uniform
        self.chat_bucket = self.chat_by_address = Buckets(10**9, 1.0)
        self.tables: dict[str, Table] = {}

    def tell(self, *facts: Any) -> None: ...

    def drop_unknown(self, table: str) -> None: ...

    def in_window(self, table: str) -> bool:
        live = self.tables[table]
        return live.in_play and live.log.window is not None

    async def claim(self, table: str) -> bool:
        return True

    async def ask(self, person: str, table: str, ask: wire.Ask) -> Json:
        live = self.tables[table]
        return await live.jobs.do(partial(live.moves.perform, person, ask))


class Kept:
    """A socket that keeps what it was told."""

    def __init__(self, live: Table, seat: int | None) -> None:
        self.frames: list[str] = []
        person = Person("watcher" if seat is None else f"p{seat}", "x", None, None, {})
        self.link = Link(person, self._send, Limits(waiting_frames=10**6))
        service: Any = type("Service", (), {"hub": live.hub, "settings": Settings(limits=_LOOSE)})
        self.conversation = Conversation(service, self.link)
        live.audience.links[self.link] = seat

    async def _send(self, frame: bytes) -> None:
        self.frames.append(frame.decode())

    async def ask(self, type_: str, **facts: Any) -> None:
        await self.conversation.take(msgspec.json.encode({"type": type_, "id": 1, "table": "t", **facts}))


_LOOSE = Limits(frames_burst=10**9)


def new_header(game: str, seats: int, options: dict[str, Json] | None = None, seed: int = 0) -> Any:
    fair = Fair(f"{seed:064}", tuple(map(str, range(seats))))
    return start(catalogue.rules_of(game), seats, fair, options).header


def _table(header: Any) -> tables.TableRow:
    seats = header.seats
    chairs = [tables.SeatRow(s, f"p{s}", f"p{s}", "random", str(s), False, []) for s in range(seats)]
    known: dict[str, Any] = {"status": "playing", "host": "p0", "public": True, "watch": True, "pace": "live"}
    known |= {"clock": wire.Clock(), "window_seconds": None, "key": "k", "secret": "0" * 64}
    known |= {"header": msgspec.to_builtins(header), "result": None, "next": None, "owner": "test"}
    known |= {"created_at": 0.0, "moved_at": 0.0, "chairs": chairs}
    return tables.TableRow("t", header.game, seats, dict(header.options), **known)


def staged(hub: Hub, header: Any, state: State, viewers: Sequence[int | None]) -> tuple[Table, dict[int | None, Kept]]:
    """A table in the position `state`, with a socket for each viewer."""
    live = Table(hub, "t")  # type: ignore[arg-type]
    live.owned = True
    log = GameLog(header)
    log.game = Game(catalogue.rules_of(header.game), header, state, hold=True)
    log.settle()
    live.place(_table(header), log)
    hub.tables["t"] = live
    hub.players.live = live
    hub.store.hear = partial(_hear, live)
    return live, {viewer: Kept(live, viewer) for viewer in viewers}


def _hear(live: Table, kind: str, body: Any) -> None:
    if kind == "chat":
        live.audience.chatted(msgspec.convert(body, wire.ChatLine))
