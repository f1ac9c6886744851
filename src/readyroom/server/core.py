"""A table in play, in one process: its game in memory as it is stored, and one thing done after the other.

The owner (one process) applies, stores, and only then tells. If storing fails, the game in memory is dropped and read
again. Other processes follow the stored rows.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias, cast

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from readyroom.kernel import Answer, Game, IllegalAnswer, Json, Option, Question, UndoRefused
from readyroom.server import steady, tables, wire
from readyroom.server.clocks import Clocks
from readyroom.server.engine import StoreFailed
from readyroom.server.errors import Refused
from readyroom.server.link import Link
from readyroom.server.pace import Asked, Slots
from readyroom.server.played import INSERT, Played, Row, Viewer, append_rows, read_rows, replay_rows, row_values
from readyroom.server.schema import processes
from readyroom.server.schema import tables as table_rows
from readyroom.server.store import Note, Tx

if TYPE_CHECKING:
    from readyroom.server.hub import Hub

log = logging.getLogger("readyroom.live")

Job = Callable[[], Awaitable[None]]

Change: TypeAlias = tuple[str, int | None, int | None, Answer | str | None]
"""A row to be: kind, seat, serial and picks."""

_NO_MOVE = ("plan", "resume", "talk", "request", "agree", "end")
"""Kinds of rows that do not move the game, or not so that anybody may notice."""

_ABOUT = 5.0
"""Seconds in which somebody who has started a table comes to look at it."""


class Core:
    def __init__(self, hub: "Hub", table: str) -> None:
        self.hub = hub
        self.id = table
        self.table: tables.Table | None = None
        self.played: Played | None = None
        self.rows: list[tuple[str, int | None, Any, int | None]] = []
        self.links: dict[Link, Viewer] = {}
        self.owned = False
        self.present: dict[int, set[str]] = {}
        """Seats with the processes that have a socket of theirs."""
        self.absent_since: dict[int, float] = {}
        self.loaded_at = 0.0
        self.asked_since: dict[int, tuple[int, float]] = {}
        """Seats the table openly waits for: the question's serial, and since when (monotonic) it does."""
        self.furthest = 0
        """How many answers there were at most: who takes one back does not get more time for it."""
        self.keys: dict[Link, str] = {}
        """The invite key each socket came with."""
        self.idle_since = time.monotonic()
        self.stirred = -_ABOUT
        """When somebody last did something to this table without a socket."""
        self._states: dict[Viewer, bytes] = {}
        self._at: dict[Viewer, tuple[int, int]] = {}
        """How far the sockets of each viewer were told: undos and events."""
        self._said = 0
        """How many lines of talk all sockets were told."""
        self._phrases: dict[int, tuple[Option, ...]] = {}
        self._clocks = Clocks(wire.Clock(), 0)
        self._clock_told: wire.ClockTold | None = None
        self._slots: Slots | Asked | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._by_hand: set[tuple[int, int]] = set()
        """Questions that standing orders leave alone: an answer was taken back there."""
        self._paused_in: int | None = None
        """The turn in which computer players have given people time to follow."""
        self._stand_in: dict[tuple[int, int], Answer] = {}
        """For questions of a window that can't be passed: what is answered if nobody decides in time."""
        self._jobs: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None
        self._busy = False
        """Whether somebody does his job himself, since nothing was before it."""
        self._timer: asyncio.TimerHandle | None = None
        self._no_timeout_before = 0.0

    # --- one thing after the other -------------------------------------------------------------------------

    def post(self, job: Job) -> None:
        """Do this when everything before it is done."""
        self._jobs.append(job)
        if self._task is None and not self._busy:
            self._begin()

    def _begin(self) -> None:
        self._task = asyncio.get_running_loop().create_task(self._work())

    async def _work(self) -> None:
        while self._jobs:
            job = self._jobs.popleft()
            try:
                await job()
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a job at a table failed", extra={"table": self.id})
        self._task = None

    async def do(self, job: Callable[[], Awaitable[Any]]) -> Any:
        """Do this in its turn, and wait for what comes of it."""
        if self._task is None and not self._busy:
            self._busy = True
            try:
                return await job()
            finally:
                self._busy = False
                if self._jobs:
                    self._begin()
        done: asyncio.Future[Any] = asyncio.get_running_loop().create_future()

        async def run() -> None:
            try:
                result = await job()
            except Exception as error:
                if not done.cancelled():
                    done.set_exception(error)
            else:
                if not done.cancelled():
                    done.set_result(result)

        self.post(run)
        return await done

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.links or self._jobs or self._task or self._busy or self._timer or self._thinking)

    @property
    def deserted(self) -> bool:
        """Whether nobody sits here: the game stands still until somebody takes a seat."""
        return self.table is not None and all(chair.person is None for chair in self.table.chairs)

    def people_look(self) -> bool:
        """Whether somebody is connected to this table, or has just started it and is about to be."""
        return bool(self.links or any(self.present.values()) or time.monotonic() < self.stirred + _ABOUT)

    @property
    def over(self) -> bool:
        return self.played is not None and self.played.game.over

    async def idle(self) -> None:
        """Until everything that was begun is done."""
        while self._task is not None or self._busy:
            await (asyncio.wait([self._task]) if self._task is not None else asyncio.sleep(0.01))

    async def disown(self) -> None:
        """The lock on this table is lost; read it again when it is needed."""
        if self.owned:
            self.owned = False
            self._forget()

    def stop(self) -> None:
        """Leave the memory; what was told is stored."""
        self._forget()
        if self._task is not None:
            self._task.cancel()

    def _forget(self) -> None:
        """Drop the game in memory; it is read again when somebody needs it."""
        self.played = None
        self.table = None
        self.rows = []
        self._states = {}
        self._pause()
        self._by_hand = set()
        self._stand_in = {}
        self.asked_since = {}

    def _pause(self) -> None:
        """Nobody thinks here, and nothing happens by itself."""
        self._slots = None
        self._arm(None)
        for task in self._thinking.values():
            task.cancel()
        self._thinking = {}

    # --- reading -------------------------------------------------------------------------------------------

    async def load(self) -> tables.Table:
        """Make sure that table and game are in memory, as they are stored."""
        if self.table is None:
            table = await self.hub.store.read(lambda conn: tables.find(conn, self.id))
            if table.status in ("playing", "over") and self.played is None:
                await self._load_game(table)
            self.table = table
            self.loaded_at = steady.time()
            if self.played is not None:
                await self._settle()
        return self.table

    async def _load_game(self, table: tables.Table) -> None:
        self.hub.troubles.check(self.id)
        self.owned = table.status == "playing" and await self.hub.claim(self.id)
        rows, stopped = await self.hub.store.read(lambda conn: _read_game(conn, table))
        try:
            header = tables.header_of(table)
            played = await asyncio.get_running_loop().run_in_executor(self.hub.loading, replay_rows, header, rows)
        except Exception as error:
            self.owned = False
            await self.hub.bus.release(self.id)
            raise self.hub.troubles.note(self.id, error) from None
        self.hub.troubles.over(self.id)
        self.rows = [(row.kind, row.seat, row.picks, row.serial) for row in rows]
        self._clocks = Clocks(table.clock, table.seats)
        self.played = played
        self.table = table
        last = next((row for row in reversed(rows) if row.clocks is not None), None)
        if last is not None:
            self._clocks.load(last.clocks, last.at, self._running())
        if self.owned:
            await self._take_over(table, stopped)
        self.hub.tell("roll", self.id, None)

    async def _take_over(self, table: tables.Table, stopped: float) -> None:
        """This process runs the table from now on; clocks stood still since the one before stopped."""
        now = steady.time()
        self._no_timeout_before = now + self.hub.settings.grace
        rows: list[Row] = []
        if self._clocks.on and self.played is not None:
            if self._clocks.since:
                left = self._clocks.pause(min(stopped, now), now)
            else:
                left = self._clocks.move(now, self._running(), ()) or []
            rows = [Row(self.played.n, "resume", at=now, clocks=left)]
            self._apply(rows)
        if rows or table.owner != self.hub.process:
            table.owner = self.hub.process
            await self._write(rows)

    # --- storing and telling -------------------------------------------------------------------------------

    def _apply(self, rows: list[Row]) -> None:
        assert self.played is not None
        for row in rows:
            self.played.apply(row)
            if row.kind == "back":  # all agreed to it
                self.furthest = 0
            self.rows.append((row.kind, row.seat, row.picks, row.serial))

    async def _write(self, rows: list[Row], *, secret: bool = False) -> None:
        """Store rows that are applied already; nobody has been told of them yet. What is `secret` moves nothing that
        others could notice: neither when the table was moved, nor whom it waits for, nor when notices are sent."""
        assert self.played is not None
        game, table, process = self.played.game, self.id, self.hub.process
        open_move = not secret and any(row.kind not in _NO_MOVE for row in rows)
        try:
            if game.over or not rows or rows[0].kind == "resume":
                await self.hub.store.write(partial(_store_rest, table, process, rows, game, self._waited_for()))
            else:
                puts: list[Any] = [(INSERT, row_values(table, row)) for row in rows]
                if open_move:
                    moved = {"b_table": table, "b_owner": process, "b_at": rows[-1].at, "b_waiting": self._waited_for()}
                    puts.append((_MOVED, moved))
                await self.hub.store.put(puts, Note("planned" if secret else "moved", table, process))
        except asyncio.CancelledError:
            self._forget()  # nobody knows whether it is stored
            raise
        except StoreFailed as error:
            log.error("storing failed, the game is read again: %s", error, extra={"table": table})
            self._forget()
            raise Refused("fault") from None

    async def _commit(self, kinds: list[Change], answered: Collection[int]) -> None:
        """Apply, store, tell."""
        assert self.played is not None
        now = steady.time()
        openly = self.played.window is None
        counted = sum(kind == "answer" for kind, *_ in kinds) if openly else 0  # who could act in a window is secret
        plans = self.played.plans
        secret = all(kind == "plan" or (kind == "undo" and seat in plans) for kind, seat, *_ in kinds)
        rows: list[Row] = []
        more = kinds
        try:
            while more:
                rows += (new := _rows(self.played.n, now, more))
                self._apply(new)
                more = self.at_once()
        except Exception as error:
            self._forget()
            if isinstance(error, (IllegalAnswer, UndoRefused)):
                raise
            log.exception("the rules failed", extra={"table": self.id})
            raise Refused("fault") from None
        if kinds[-1][0] not in _NO_MOVE and not secret:
            left = self._clocks.move(now, self._running(), answered)
            if left is not None:
                rows[-1] = msgspec.structs.replace(rows[-1], clocks=left)
        await self._write(rows, secret=secret)
        self.hub.metrics.answers.inc(counted)
        await self._settle()

    async def _settle(self) -> None:
        """After any change: tell everybody what is new to him, and see who has to act."""
        moved = self.check_links()
        self._tell_all()
        self.seat_links(moved)
        self.note_waiting()
        if self.owned and self.played is not None:
            self.after_change()

    def _running(self) -> list[int]:
        """The seats whose clock runs: people who are asked, outside of secret windows."""
        assert self.played is not None
        assert self.table is not None
        return [seat for seat in self._waited_for() if not self.table.chairs[seat].played_by_computer]

    def _waited_for(self) -> list[int]:
        """The seats that are asked, as everybody may know it."""
        assert self.played is not None
        waiting, asked = self.played.game.waiting(None), self.asked_openly()
        return list(waiting.seats) if waiting.window is None else asked or []

    def _state(self, viewer: Viewer) -> bytes:
        """How the game stands for one viewer."""
        assert self.played is not None
        return wire.encode(self.played.state(viewer, self._clock_told, self.passed_over, self.asked_openly()))

    def _tell_all(self) -> None:
        played = self.played
        if played is None:
            return
        self._refresh_clocks()
        viewers: dict[Viewer, list[Link]] = {}
        for link, viewer in self.links.items():
            viewers.setdefault(viewer, []).append(link)
        for viewer, links in viewers.items():
            self._tell_talk(viewer, links)
            events, back = played.fresh[viewer], played.counts[viewer] - len(played.fresh[viewer])
            epoch, seen = self._at.get(viewer, (0, 0))
            if (epoch, seen) != (len(played.backs[viewer]), back):
                back = played.resume_at(viewer, epoch, seen)
                events = played.game.events(viewer, back)
            state = self._state(viewer)
            if events or state != self._states.get(viewer):
                frame = self._frame(viewer, back, events, state)
                for link in links:
                    link.post(frame)
            self._states[viewer] = state
            if viewer is not None:
                self._tell_phrases(viewer, links)
        for viewer in played.counts:
            self._now_at(viewer)
        self._said = played.said

    def _now_at(self, viewer: Viewer) -> None:
        assert self.played is not None
        self._at[viewer] = (len(self.played.backs[viewer]), self.played.counts[viewer])
        self.played.fresh[viewer] = []

    def _tell_talk(self, viewer: Viewer, links: Iterable[Link]) -> None:
        assert self.played is not None
        if self.played.said > self._said:
            told = wire.TalkTold(self.id, self._said, self.played.heard(viewer, self._said))
            _post(links, told)

    def _tell_phrases(self, seat: int, links: Iterable[Link]) -> None:
        """What the seat may say, if that has changed."""
        assert self.played is not None
        phrases = self.played.phrases(seat)
        if phrases != self._phrases.get(seat, ()):
            self._phrases[seat] = phrases
            _post(links, wire.PhrasesTold(self.id, [wire.phrase(option) for option in phrases]))

    def _refresh_clocks(self) -> None:
        told, old = self._clocks.told(), self._clock_told
        if told is None or old is None or (told.left, told.running) != (old.left, old.running):
            self._clock_told = told

    def _frame(self, viewer: Viewer, back: int, events: list[Json], state: bytes) -> str:
        assert self.played is not None
        told = wire.GameTold(self.id, viewer, len(self.played.backs[viewer]), back, events, _encoded(state))
        return wire.encode(told).decode()

    # --- time, and what the owner does after every change ------------------------------------------------

    def _arm(self, moment: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if moment is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, moment - steady.time()) + 0.001, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.post(self.time_is_up)

    def check_links(self) -> list[tuple[Link, Viewer]]:
        """Nobody is told what is not for them any more."""
        return []

    def seat_links(self, moved: list[tuple[Link, Viewer]]) -> None:
        """Who looks at the game from another seat now gets all of it."""

    def passed_over(self, question: Question) -> bool:  # noqa: ARG002 - said by windows.py
        """Whether a seat that can act in a window is not bothered with it."""
        return False

    def asked_openly(self) -> list[int] | None:
        """In a window of a table that plays with open reactions: who has to decide."""
        return None

    def at_once(self) -> list[Change]:
        """What follows from a change before anybody is told of it."""
        return []

    def note_waiting(self) -> None:
        """Remember since when the table waits for whom."""

    def after_change(self) -> None:
        """The owner sees who has to act."""

    async def time_is_up(self) -> None:
        """A moment has come at which something happens by itself."""


_MOVED = (
    update(table_rows)
    .where(table_rows.c.id == bindparam("b_table"))
    .values(owner=bindparam("b_owner"), moved_at=bindparam("b_at"), waiting=bindparam("b_waiting"), ends_at=None)
)


def _rows(n: int, now: float, changes: Iterable[Change]) -> list[Row]:
    return [
        Row(n + i, kind, seat, serial, list(picks) if isinstance(picks, tuple) else picks, now)
        for i, (kind, seat, serial, picks) in enumerate(changes)
    ]


def _store_rest(table: str, process: str, rows: list[Row], game: Game[Any], waiting: list[int], tx: Tx) -> None:
    """The rows that end the game, or a new owner."""
    values: dict[str, Any] = {"owner": process, "waiting": waiting}
    if rows:
        append_rows(tx, table, rows)
        if rows[-1].kind != "resume":
            values |= {"moved_at": rows[-1].at, "ends_at": None}
    if game.over:
        values |= {"status": "over", "result": msgspec.to_builtins(game.result)}
        tx.tell("table", table)
        tx.tell("lobby")
    tx.conn.execute(update(table_rows).where(table_rows.c.id == table).values(**values))
    tx.tell("moved", table)


def _post(links: Iterable[Link], message: wire.Tell) -> None:
    frame = wire.encode(message).decode()
    for link in links:
        link.post(frame)


def _encoded(state: bytes) -> wire.GameState:
    """A state that is encoded already."""
    return cast(wire.GameState, msgspec.Raw(state))


def _read_game(conn: Connection, table: tables.Table) -> tuple[list[Row], float]:
    """The rows, and when the process that ran the table was last seen."""
    rows = read_rows(conn, table.id)
    seen = conn.execute(select(processes.c.seen_at).where(processes.c.id == table.owner)).scalar()
    return rows, float(seen) if seen is not None else rows[-1].at if rows else steady.time()
