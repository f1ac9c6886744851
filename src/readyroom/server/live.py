"""A table in play, in one process. All that happens to it is done one thing after the other, by its own task.

The owner (one process) takes answers: apply, store, and only then tell. If storing fails, the game in memory is
dropped and read again. Other processes follow the stored rows and serve their own sockets.
"""

import asyncio
import logging
import time
from collections import deque
from collections.abc import Awaitable, Callable, Collection
from functools import partial
from typing import TYPE_CHECKING, Any, cast

import msgspec
from sqlalchemy import Connection, bindparam, select, update

from readyroom.kernel import Answer, Game, IllegalAnswer, Json, Question, StaleAnswer, UndoRefused
from readyroom.server import tables, wire
from readyroom.server.clocks import Clocks
from readyroom.server.errors import Refused
from readyroom.server.link import Link
from readyroom.server.pace import Slots, passing
from readyroom.server.played import INSERT, Played, Row, Viewer, append_rows, read_rows, replay_rows, row_values
from readyroom.server.schema import processes
from readyroom.server.schema import tables as table_rows
from readyroom.server.store import Note, StoreFailed, Tx

if TYPE_CHECKING:
    from readyroom.server.hub import Hub

log = logging.getLogger("readyroom.live")

Job = Callable[[], Awaitable[None]]

_MANY = 300
"""Rows from which on a game is replayed in a thread, so that the loop stays free."""


class Live:
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
        self.idle_since = time.monotonic()
        self._states: dict[Viewer, bytes] = {}
        self._clocks = Clocks(wire.Clock(), 0)
        self._clock_told: wire.ClockTold | None = None
        self._slots: Slots | None = None
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._jobs: deque[Job] = deque()
        self._task: asyncio.Task[None] | None = None
        self._timer: asyncio.TimerHandle | None = None
        self._no_timeout_before = 0.0

    # --- one thing after the other -------------------------------------------------------------------------

    def post(self, job: Job) -> None:
        """Do this when everything before it is done."""
        self._jobs.append(job)
        if self._task is None:
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
        return bool(self.links or self._jobs or self._task or self._timer or self._thinking)

    @property
    def over(self) -> bool:
        return self.played is not None and self.played.game.over

    async def idle(self) -> None:
        """Until everything that was begun is done."""
        while self._task is not None:
            await asyncio.wait([self._task])

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
        self._slots = None
        self._states = {}
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
            if self.played is not None:
                await self._settle()
        return self.table

    async def _load_game(self, table: tables.Table) -> None:
        self.owned = table.status == "playing" and await self.hub.claim(self.id)
        rows, stopped = await self.hub.store.read(lambda conn: _read_game(conn, table))
        header = tables.header_of(table)
        if len(rows) > _MANY:
            played = await asyncio.to_thread(replay_rows, header, rows)
        else:
            played = replay_rows(header, rows)
        self.rows = [(row.kind, row.seat, row.picks, row.serial) for row in rows]
        self._clocks = Clocks(table.clock, table.seats)
        self.played = played
        self.table = table
        last = next((row for row in reversed(rows) if row.clocks is not None), None)
        if last is not None:
            self._clocks.load(last.clocks, last.at, self._running())
        if self.owned:
            await self._take_over(table, stopped)

    async def _take_over(self, table: tables.Table, stopped: float) -> None:
        """This process runs the table from now on; clocks stood still since the one before stopped."""
        now = time.time()
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
            self.rows.append((row.kind, row.seat, row.picks, row.serial))

    async def _write(self, rows: list[Row]) -> None:
        """Store rows that are applied already; nobody has been told of them yet."""
        assert self.played is not None
        game, table, process = self.played.game, self.id, self.hub.process
        open_move = any(row.kind not in ("plan", "resume") for row in rows)
        try:
            if game.over or not rows or rows[0].kind == "resume":
                await self.hub.store.write(partial(_store_rest, table, process, rows, game))
            else:
                puts: list[Any] = [(INSERT, row_values(table, row)) for row in rows]
                if open_move:
                    puts.append((_MOVED, {"b_table": table, "b_owner": process, "b_at": rows[-1].at}))
                await self.hub.store.put(puts, Note("moved", table, process))
        except StoreFailed as error:
            log.error("storing failed, the game is read again: %s", error, extra={"table": table})
            self._forget()
            raise Refused("fault") from None
        self.hub.metrics.answers.inc(sum(row.kind == "answer" for row in rows))

    async def _commit(
        self, kinds: list[tuple[str, int | None, int | None, Answer | None]], answered: Collection[int]
    ) -> None:
        """Apply, store, tell."""
        assert self.played is not None
        now = time.time()
        rows = [
            Row(self.played.n + i, kind, seat, serial, list(picks) if isinstance(picks, tuple) else picks, now)
            for i, (kind, seat, serial, picks) in enumerate(kinds)
        ]
        try:
            self._apply(rows)
        except Exception as error:
            self._forget()
            if isinstance(error, (IllegalAnswer, UndoRefused)):
                raise
            log.exception("the rules failed", extra={"table": self.id})
            raise Refused("fault") from None
        if kinds[-1][0] != "plan":
            left = self._clocks.move(now, self._running(), answered)
            if left is not None:
                rows[-1] = msgspec.structs.replace(rows[-1], clocks=left)
        await self._write(rows)
        await self._settle()

    async def _settle(self) -> None:
        """After any change: tell everybody what is new to him, and see who has to act."""
        self._tell_all()
        if self.owned and self.played is not None:
            self._pace()
            self._call_players()
            self._set_timer()

    def _running(self) -> list[int]:
        """The seats whose clock runs: people who are asked, outside of secret windows."""
        assert self.played is not None
        assert self.table is not None
        waiting = self.played.game.waiting(None)
        if waiting.window is not None:
            return []
        return [seat for seat in waiting.seats if not self.table.chairs[seat].played_by_computer]

    def _tell_all(self) -> None:
        played = self.played
        if played is None:
            return
        self._refresh_clocks()
        viewers: dict[Viewer, list[Link]] = {}
        for link, viewer in self.links.items():
            viewers.setdefault(viewer, []).append(link)
        for viewer, fresh in played.fresh.items():
            if viewer in viewers:
                state = wire.encode(played.state(viewer, self._clock_told))
                back = played.counts[viewer] - len(fresh)
                if fresh or state != self._states.get(viewer):
                    frame = self._frame(viewer, back, fresh, state)
                    for link in viewers[viewer]:
                        link.post(frame)
                self._states[viewer] = state
            if fresh:
                played.fresh[viewer] = []

    def _refresh_clocks(self) -> None:
        told, old = self._clocks.told(), self._clock_told
        if told is None or old is None or (told.left, told.running) != (old.left, old.running):
            self._clock_told = told

    def _frame(self, viewer: Viewer, back: int, events: list[Json], state: bytes) -> str:
        assert self.played is not None
        told = wire.GameTold(self.id, viewer, len(self.played.backs[viewer]), back, events, _encoded(state))
        return wire.encode(told).decode()

    # --- sockets -------------------------------------------------------------------------------------------

    async def attach(self, link: Link, ask: wire.Open) -> None:
        """A socket looks at this table, and gets exactly what it missed."""
        table = await self.load()
        if not table.may_see(link.person.id, ask.key):
            raise Refused("not-found")
        viewer = table.seat_of(link.person.id)
        if viewer is None:
            self._let_in(table, link)
        self.links[link] = viewer
        link.tables.add(self.id)
        self._here(viewer)
        self._tell_table(link)
        if self.played is not None:
            since = self.played.resume_at(viewer, ask.epoch, ask.seen)
            self._send_game(link, viewer, since)

    def _let_in(self, table: tables.Table, link: Link) -> None:
        watchers = sum(viewer is None for viewer in self.links.values())
        mine = table.host == link.person.id
        if table.status != "open" and not table.watch and not mine:
            raise Refused("no-watchers")
        if watchers >= self.hub.settings.limits.watchers_per_table and link not in self.links:
            raise Refused("no-watchers")

    def _send_game(self, link: Link, viewer: Viewer, since: int) -> None:
        assert self.played is not None
        self._refresh_clocks()
        state = wire.encode(self.played.state(viewer, self._clock_told))
        link.post(self._frame(viewer, since, self.played.game.events(viewer, since), state))
        self._states[viewer] = state
        if viewer is not None and self.table is not None:
            link.tell(wire.OrdersTold(self.id, self.table.chairs[viewer].orders))

    def _tell_table(self, *links: Link) -> None:
        assert self.table is not None
        table = self.table
        watchers = sum(viewer is None for viewer in self.links.values())
        info = table.info(frozenset(seat for seat, where in self.present.items() if where), watchers)
        for link in links or tuple(self.links):
            seat = table.seat_of(link.person.id)
            key = table.key if seat is not None or table.host == link.person.id else None
            link.tell(wire.TableTold(info, seat, key))

    def detach(self, link: Link) -> None:
        viewer = self.links.pop(link, None)
        link.tables.discard(self.id)
        self.idle_since = time.monotonic()
        if viewer not in self.links.values():
            self._gone(viewer)

    def _here(self, viewer: Viewer) -> None:
        if viewer is not None and self.hub.process not in self.present.get(viewer, ()):
            self.hub.tell("here", self.id, viewer)

    def _gone(self, viewer: Viewer) -> None:
        if viewer is not None:
            self.hub.tell("gone", self.id, viewer)

    def set_present(self, process: str, seat: int, *, here: bool) -> None:
        """A process says that a seat has a socket there, or no longer."""
        where = self.present.setdefault(seat, set())
        before = bool(where)
        (where.add if here else where.discard)(process)
        if bool(where) != before:
            if where:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since[seat] = time.time()
            if self.table is not None and self.links:
                self._tell_table()

    def must_be_absent(self, seat: int) -> None:
        """Only who is away or has had no socket for a while can be voted out."""
        table = self.table
        if table is None or table.status != "playing" or seat not in range(table.seats):
            raise Refused("no-such-seat")
        settings = self.hub.settings
        patience = settings.absent_live if table.pace == "live" else settings.absent_web
        gone = not self.present.get(seat)
        since = self.absent_since.get(seat, table.moved_at)
        if not table.chairs[seat].away and not (gone and time.time() - since >= patience):
            raise Refused("not-absent")

    def call_roll(self) -> None:
        """Somebody wants to know who is here."""
        for viewer in set(self.links.values()):
            if viewer is not None:
                self.hub.tell("here", self.id, viewer)

    def chatted(self, line: wire.ChatLine) -> None:
        told = wire.encode(wire.ChatTold(self.id, [line])).decode()
        for link, viewer in self.links.items():
            if line.room == "table" or viewer is None or self.over:
                link.post(told)

    # --- what others did -----------------------------------------------------------------------------------

    async def table_changed(self) -> None:
        """Who sits here, or how, has changed in the database."""
        if self.table is None:
            if self.links:
                await self.load()
            return
        old, self.table = self.table, await self.hub.store.read(lambda conn: tables.find(conn, self.id))
        if self.table.status == "closed" or (self.table.status != "playing" and self.owned):
            self.owned = False
            self._arm(None)
        if self.played is None and self.table.status == "playing":
            self.table = None
            await self.load()
        elif self.played is not None and self.owned:
            await self._reseat(old)
        table = self.table
        assert table is not None
        for link, viewer in list(self.links.items()):
            seat = table.seat_of(link.person.id)
            if seat == viewer:
                continue
            self._gone(viewer)
            if seat is None and table.status != "open" and not table.watch and table.host != link.person.id:
                self.detach(link)
                link.tell(wire.Gone(self.id, "no-watchers"))
                continue
            self.links[link] = seat
            self._here(seat)
            if self.played is not None:
                self._send_game(link, seat, 0)
        self._tell_table()
        await self._settle()

    async def _reseat(self, old: tables.Table) -> None:
        """Somebody came back, left or was replaced: clocks and thinking players follow."""
        assert self.table is not None
        assert self.played is not None
        pairs = list(zip(old.chairs, self.table.chairs, strict=True))
        if all(before.played_by_computer == now.played_by_computer for before, now in pairs):
            return
        at = time.time()
        self._clocks.move(at, self._running(), ())
        for before, now in pairs:
            if before.played_by_computer and not now.played_by_computer:
                self._clocks.give(now.seat)
                for key in [key for key in self._thinking if key[0] == now.seat]:
                    self._thinking.pop(key).cancel()
        if self._clocks.on:
            rows = [Row(self.played.n, "resume", at=at, clocks=self._clocks.pause(at, at))]
            self._apply(rows)
            await self._write(rows)

    async def follow(self) -> None:
        """Another process has stored rows."""
        if self.played is None:
            return
        n = self.played.n
        rows = await self.hub.store.read(lambda conn: read_rows(conn, self.id, n))
        if not rows:
            return
        self._apply(rows)
        last = next((row for row in reversed(rows) if row.clocks is not None), None)
        if last is not None:
            self._clocks.load(last.clocks, last.at, self._running())
        await self._settle()

    async def take_over_if_free(self) -> None:
        """The owner may have died."""
        playing = self.table is not None and self.table.status == "playing"
        if playing and not self.owned and await self.hub.claim(self.id):
            self._forget()
            await self.load()

    # --- what a seat does ----------------------------------------------------------------------------------

    async def perform(self, person: str, ask: wire.Ask) -> Json:
        """Do what a person asks for; only the owner does."""
        table = await self.load()
        seat = table.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        if self.played is None:
            raise Refused("not-started")
        if not self.owned and not self.played.game.over:
            raise Refused("busy")
        if table.chairs[seat].away and isinstance(ask, (wire.Answer, wire.Undo, wire.Window, wire.Back)):
            await self._set_away(seat, away=False)
        match ask:
            case wire.Answer():
                await self._answer(seat, ask.answer, ask.serial)
            case wire.Undo():
                await self._undo(seat)
            case wire.Window():
                await self._window(seat, ask.do)
            case wire.Orders():
                await self._orders(seat, ask.pass_windows)
            case wire.Away():
                await self._set_away(seat, away=True)
            case wire.Back():
                pass
            case _:
                raise Refused("bad-request", why=type(ask).__name__)
        return None

    def _question(self, seat: int, serial: int | None) -> Question:
        assert self.played is not None
        question = self.played.open_to(seat)
        if question is None and self.played.game.over:
            raise Refused("illegal", why="the game is over")
        if question is None or (serial is not None and question.serial != serial):
            raise Refused("stale")
        return question

    async def _answer(self, seat: int, answer: Answer | list[int], serial: int) -> None:
        assert self.played is not None
        question = self._question(seat, serial)
        picks = question.check(answer)
        if self.played.window is None:
            await self._commit([("answer", seat, serial, picks)], (seat,))
            return
        if self._slots is not None:
            self._slots.over(seat, time.time())
        await self._commit([("plan", seat, serial, picks)], ())

    async def _undo(self, seat: int) -> None:
        assert self.played is not None
        if seat not in self.played.plans and (why := self.played.game.why_no_undo(seat)):
            raise Refused("undo-refused", why=why)
        await self._commit([("undo", seat, None, None)], ())

    async def _set_away(self, seat: int, *, away: bool) -> None:
        await self.hub.store.write(lambda tx: tables.set_away(tx, self.id, seat, away=away))
        await self.table_changed()

    # --- secret windows ------------------------------------------------------------------------------------

    def _pace(self) -> None:
        """Give every seat its time when a window opens."""
        assert self.played is not None
        assert self.table is not None
        window = self.played.window
        if window is None or self._slots is not None:
            if window is None:
                self._slots = None
            return
        settings, table = self.hub.settings, self.table
        slow = table.window_seconds
        if slow is None:
            slow = settings.window_live if table.pace == "live" else settings.window_web
        quick = {
            chair.seat
            for chair in table.chairs
            if chair.played_by_computer or window in chair.orders or "*" in chair.orders
        }
        now = time.time()
        self._slots = Slots(table.seats, now, slow, min(slow, settings.window_quick), quick, self.hub.draw)
        people = [chair.seat for chair in table.chairs if not chair.played_by_computer]
        if len(people) == 1 and not table.watch:
            asked = self.played.open_to(people[0]) is not None and people[0] not in quick
            self._slots.ends[people[0]] = float("inf") if asked else now

    async def _window(self, seat: int, do: str) -> None:
        assert self.played is not None
        if self.played.window is None or self._slots is None:
            raise Refused("no-window")
        now = time.time()
        if do == "think":
            self._slots.think(seat, now)
            self._set_timer()
            return
        question = self.played.open_to(seat)
        if question is None:
            self._slots.over(seat, now)
            self._set_timer()
            return
        picks = passing(question)
        if picks is None:
            raise Refused("must-choose")
        await self._answer(seat, list(picks) if isinstance(picks, tuple) else picks, question.serial)

    async def _orders(self, seat: int, names: list[str]) -> None:
        assert self.table is not None
        orders = sorted(set(names))
        await self.hub.store.write(lambda tx: tables.set_orders(tx, self.id, seat, orders))
        self.table.chairs[seat].orders = orders
        if self._slots is not None and self.played is not None:
            window = self.played.window
            if window in orders or "*" in orders:
                await self._window(seat, "pass")

    async def _close_window(self) -> None:
        """Every seat's time is over: what was decided takes effect, all else is passed."""
        assert self.played is not None
        played, slots = self.played, self._slots
        if slots is None or time.time() < slots.closes:
            return
        decided: list[tuple[str, int | None, int | None, Answer | None]] = []
        for question in list(played.game.questions):
            seat = question.seat
            picks = played.plans.get(seat, passing(question))
            if picks is None:
                self._call_player(question)
                return
            decided.append(("answer", seat, question.serial, picks))
        self._slots = None
        await self._commit(decided or [("release", None, None, None)], ())

    # --- computer players ----------------------------------------------------------------------------------

    def _call_players(self) -> None:
        assert self.played is not None
        assert self.table is not None
        for question in self.played.game.questions:
            if self.table.chairs[question.seat].played_by_computer and question.seat not in self.played.plans:
                self._call_player(question)

    def _call_player(self, question: Question) -> None:
        key = (question.seat, question.serial)
        if key not in self._thinking and self.table is not None:
            level = self.table.chairs[question.seat].level or "random"
            self._thinking[key] = asyncio.get_running_loop().create_task(self._think(key, level))

    async def think(self, seat: int, level: str) -> Answer | None:
        """What a computer player would answer for a seat."""
        assert self.table is not None
        header = msgspec.json.encode(self.table.header)
        return await self.hub.players.think(self.id, header, self.rows[:], seat, level)

    async def _think(self, key: tuple[int, int], level: str) -> None:
        begun = time.monotonic()
        answer: Answer | None
        try:
            try:
                answer = await self.think(key[0], level)
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a computer player failed; another answers", extra={"table": self.id})
                answer = await self.think(key[0], "random")
            await asyncio.sleep(max(0.0, self.hub.settings.player_delay - (time.monotonic() - begun)))
        finally:
            if self._thinking.get(key) is asyncio.current_task():
                del self._thinking[key]
        if answer is not None:
            self.post(lambda: self._player_answers(key, answer))

    async def _player_answers(self, key: tuple[int, int], answer: Answer) -> None:
        if not self.owned or self.played is None:
            return
        seat, serial = key
        try:
            await self._answer(seat, answer if isinstance(answer, int) else list(answer), serial)
        except (Refused, StaleAnswer):
            log.info("a computer player's answer came too late", extra={"table": self.id})

    # --- time ----------------------------------------------------------------------------------------------

    def _set_timer(self) -> None:
        """The next moment at which something happens by itself."""
        moments: list[float] = []
        if self._slots is not None and self._slots.closes != float("inf"):
            moments.append(self._slots.closes)
        runs_out = self._clocks.runs_out()
        if runs_out is not None:
            moments.append(max(runs_out[0], self._no_timeout_before))
        self._arm(min(moments) if moments else None)

    def _arm(self, moment: float | None) -> None:
        if self._timer is not None:
            self._timer.cancel()
            self._timer = None
        if moment is not None:
            loop = asyncio.get_running_loop()
            self._timer = loop.call_later(max(0.0, moment - time.time()) + 0.001, self._ring)

    def _ring(self) -> None:
        self._timer = None
        self.post(self._time_is_up)

    async def _time_is_up(self) -> None:
        if not self.owned or self.played is None:
            return
        now = time.time()
        if self._slots is not None and self._slots.closes <= now:
            await self._close_window()
            return
        runs_out = self._clocks.runs_out()
        if runs_out is not None and max(runs_out[0], self._no_timeout_before) <= now:
            await self._set_away(runs_out[1], away=True)
            return
        self._set_timer()


_MOVED = (
    update(table_rows)
    .where(table_rows.c.id == bindparam("b_table"))
    .values(owner=bindparam("b_owner"), moved_at=bindparam("b_at"))
)


def _store_rest(table: str, process: str, rows: list[Row], game: Game[Any], tx: Tx) -> None:
    """The rows that end the game, or a new owner."""
    values: dict[str, Any] = {"owner": process}
    if rows:
        append_rows(tx, table, rows)
        if rows[-1].kind != "resume":
            values["moved_at"] = rows[-1].at
    if game.over:
        values |= {"status": "over", "result": msgspec.to_builtins(game.result)}
        tx.tell("table", table)
        tx.tell("lobby")
    tx.conn.execute(update(table_rows).where(table_rows.c.id == table).values(**values))
    tx.tell("moved", table)


def _encoded(state: bytes) -> wire.GameState:
    """A state that is encoded already."""
    return cast(wire.GameState, msgspec.Raw(state))


def _read_game(conn: Connection, table: tables.Table) -> tuple[list[Row], float]:
    """The rows, and when the process that ran the table was last seen."""
    rows = read_rows(conn, table.id)
    seen = conn.execute(select(processes.c.seen_at).where(processes.c.id == table.owner)).scalar()
    return rows, float(seen) if seen is not None else rows[-1].at if rows else time.time()
