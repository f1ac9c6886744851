"""A table in play, in one process: its game in memory as it is stored, and one thing done after the other.

The owner (one process) checks, applies in memory, stores, and only then tells (`commit`). If storing fails, the game
in memory is dropped and read again. Other processes follow the stored rows.
"""

import asyncio
import logging
import time
from collections.abc import Collection, Iterable
from functools import partial
from typing import TYPE_CHECKING, Any, TypeAlias

import msgspec

from readyroom.kernel import Answer, IllegalAnswer, UndoRefused
from readyroom.server import steady, tables, wire
from readyroom.server.engine import StoreFailed
from readyroom.server.errors import Refused
from readyroom.server.table.alarm import Alarm
from readyroom.server.table.audience import Audience
from readyroom.server.table.clocks import Clocks
from readyroom.server.table.game_log import GameLog, Row, read_rows, replay_rows
from readyroom.server.table.jobs import Jobs
from readyroom.server.table.moves import Moves
from readyroom.server.table.orders import Orders
from readyroom.server.table.presence import Presence
from readyroom.server.table.requests import Requests
from readyroom.server.table.storing import NO_MOVE, read_game, store_header, store_rows
from readyroom.server.table.thinkers import Thinkers
from readyroom.server.table.windows import Windows
from readyroom.server.tables import TableRow

if TYPE_CHECKING:
    from readyroom.server.hub import Hub

logger = logging.getLogger("readyroom.live")

Change: TypeAlias = tuple[str, int | None, int | None, Answer | str | None]
"""A row to be: kind, seat, serial and picks."""

_ABOUT = 5.0
"""Seconds in which somebody who has started a table comes to look at it."""


class Table:
    """One table and its parts. What a part needs of another it asks for here."""

    def __init__(self, hub: "Hub", table: str) -> None:
        self.hub = hub
        self.id = table
        self._row: TableRow | None = None
        self._log: GameLog | None = None
        self.rows: list[tuple[str, int | None, Any, int | None]] = []
        """What the game has come from, as the processes of computer players get it: kind, seat, picks and serial."""
        self.owned = False
        """Whether this process runs the table."""
        self.loaded_at = 0.0
        self.idle_since = time.monotonic()
        self.stirred = -_ABOUT
        """When somebody last did something to this table without a socket."""
        self.no_timeout_before = 0.0
        """After a start nobody's time is over before people could come back."""
        self.jobs = Jobs(table)
        self.alarm = Alarm(lambda: self.jobs.post(self.time_is_up))
        self.clocks = Clocks(wire.Clock(), 0)
        self.audience = Audience(self)
        self.presence = Presence(self)
        self.windows = Windows(self)
        self.requests = Requests(self)
        self.orders = Orders(self)
        self.thinkers = Thinkers(self)
        self.moves = Moves(self)

    # --- what is in memory ---------------------------------------------------------------------------------

    @property
    def known(self) -> bool:
        """Whether the table is in memory; `row` is for then."""
        return self._row is not None

    @property
    def row(self) -> TableRow:
        """The table as it is stored: who sits here, and how it is played."""
        assert self._row is not None
        return self._row

    @property
    def in_play(self) -> bool:
        """Whether a game (be it over) is in memory; `log` is for then."""
        return self._log is not None

    @property
    def log(self) -> GameLog:
        """The game as its rows tell it."""
        assert self._log is not None
        return self._log

    @property
    def over(self) -> bool:
        return self._log is not None and self._log.game.over

    @property
    def busy(self) -> bool:
        """Whether it must stay in memory."""
        return bool(self.audience.links or self.jobs.busy or self.thinkers.busy) or self.alarm.moment is not None

    @property
    def deserted(self) -> bool:
        """Whether nobody sits here: the game stands still until somebody takes a seat."""
        return self._row is not None and all(chair.person is None for chair in self._row.chairs)

    def people_look(self) -> bool:
        """Whether somebody is connected to this table, or has just started it and is about to be."""
        here = self.audience.links or self.presence.seats
        return bool(here) or time.monotonic() < self.stirred + _ABOUT

    async def disown(self) -> None:
        """The lock on this table is lost; read it again when it is needed."""
        if self.owned:
            self.owned = False
            self.forget()

    def stop(self) -> None:
        """Leave the memory; what was told is stored."""
        self.forget()
        self.jobs.cancel()

    def forget(self) -> None:
        """Drop the game in memory; it is read again when somebody needs it."""
        self._log = None
        self._row = None
        self.rows = []
        self._pause()
        for part in (self.audience, self.presence, self.windows, self.orders):
            part.forget()

    def _pause(self) -> None:
        """Nobody thinks here, and nothing happens by itself."""
        self.windows.times = None
        self.alarm.set(None)
        self.thinkers.stop()

    # --- reading -------------------------------------------------------------------------------------------

    async def load(self) -> TableRow:
        """Make sure that table and game are in memory, as they are stored."""
        if self._row is None:
            row = await self.hub.store.read(lambda conn: tables.find(conn, self.id))
            if row.status in ("playing", "over") and self._log is None:
                await self._load_game(row)
            self._row = row
            self.loaded_at = steady.time()
            if self._log is not None:
                self._settle()
        return self._row

    async def _load_game(self, row: TableRow) -> None:
        self.hub.troubles.check(self.id)
        self.owned = row.status == "playing" and await self.hub.claim(self.id)
        rows, stopped = await self.hub.store.read(lambda conn: read_game(conn, row))
        try:
            header = tables.header_of(row)
            winners = row.result["winners"] if row.result is not None else None
            replaying = partial(replay_rows, header, rows, winners=winners, sparse=True)
            log = await asyncio.get_running_loop().run_in_executor(self.hub.loading, replaying)
        except Exception as error:
            self.owned = False
            await self.hub.bus.release(self.id)
            raise self.hub.troubles.note(self.id, error) from None
        self.hub.troubles.over(self.id)
        await self._renew_header(row, log)
        self.place(row, log)
        self.rows = [(stored.kind, stored.seat, stored.picks, stored.serial) for stored in rows]
        self.clocks = Clocks(row.clock, row.seats)
        self._load_clocks(rows)
        if self.owned:
            await self._take_over(row, stopped)
        self.hub.tell("roll", self.id, None)

    async def _renew_header(self, row: TableRow, log: GameLog) -> None:
        """Before anything is stored by the rules of today."""
        if log.header != tables.header_of(row):
            row.header = msgspec.to_builtins(log.header)
            if self.owned:
                await store_header(self.hub.store, self.id, row.header)

    def place(self, row: TableRow, log: GameLog) -> None:
        """Have this table and this game in memory."""
        self._row, self._log = row, log

    def _load_clocks(self, rows: list[Row]) -> None:
        last = next((row for row in reversed(rows) if row.clocks is not None), None)
        if last is not None:
            self.clocks.load(last.clocks, last.at, self._running())

    async def _take_over(self, row: TableRow, stopped: float) -> None:
        """This process runs the table from now on; clocks stood still since the one before stopped."""
        now = steady.time()
        self.no_timeout_before = now + self.hub.settings.grace
        rows: list[Row] = []
        if self.clocks.on and self._log is not None:
            if self.clocks.since:
                left = self.clocks.pause(min(stopped, now), now)
            else:
                left = self.clocks.move(now, self._running(), ()) or []
            rows = [Row(self.log.n, "resume", at=now, clocks=left)]
            self._apply(rows)
        if rows or row.owner != self.hub.process:
            row.owner = self.hub.process
            await self._store(rows)

    async def take_over_if_free(self) -> None:
        """The owner may have died."""
        playing = self._row is not None and self._row.status == "playing"
        if playing and not self.owned and await self.hub.claim(self.id):
            self.forget()
            await self.load()

    async def follow(self) -> None:
        """Another process has stored rows."""
        if self._log is None:
            return
        n = self._log.n
        rows = await self.hub.store.read(lambda conn: read_rows(conn, self.id, n))
        if rows:
            self._apply(rows)
            self._load_clocks(rows)
            self._settle()

    async def row_changed(self) -> None:
        """Who sits here, or how, has changed in the database."""
        if self._row is None:
            if self.audience.links:
                await self.load()
            return
        old, self._row = self._row, await self.hub.store.read(lambda conn: tables.find(conn, self.id))
        if self._row.status == "closed" or (self._row.status != "playing" and self.owned):
            self.owned = False
            self.alarm.set(None)
        if self._log is None and self._row.status == "playing":
            self._row = None
            await self.load()
        elif self._log is not None and self.owned:
            await self._reseat(old)
        self._settle()
        self.audience.tell_row()

    async def _reseat(self, old: TableRow) -> None:
        """Somebody came back, left or was replaced: clocks and thinking players follow."""
        pairs = list(zip(old.chairs, self.row.chairs, strict=True))
        if all(before.played_by_computer == now.played_by_computer for before, now in pairs):
            return
        at = steady.time()
        self.clocks.move(at, self._running(), ())
        for before, now in pairs:
            if before.played_by_computer and not now.played_by_computer:
                self.clocks.give(now.seat)
                self.thinkers.stop_for(now.seat)
        if self.clocks.on:
            rows = [Row(self.log.n, "resume", at=at, clocks=self.clocks.pause(at, at))]
            self._apply(rows)
            await self._store(rows)

    # --- changing ------------------------------------------------------------------------------------------

    async def commit(self, changes: list[Change], *, answered: Collection[int] = ()) -> None:
        """Apply, store, tell: the only way in which anybody's doing gets into a game. `answered` are the seats that
        have used their time for it. Whoever asked has checked that it can be done."""
        now, log = steady.time(), self.log
        openly = log.window is None
        counted = sum(kind == "answer" for kind, *_ in changes) if openly else 0  # who could act in a window is secret
        plans = log.plans
        secret = all(kind == "plan" or (kind == "undo" and seat in plans) for kind, seat, *_ in changes)
        rows = self._apply_changes(changes, now)
        if changes[-1][0] not in NO_MOVE and not secret:
            left = self.clocks.move(now, self._running(), answered)
            if left is not None:
                rows[-1] = msgspec.structs.replace(rows[-1], clocks=left)
        await self._store(rows, secret=secret)
        self.hub.metrics.answers.inc(counted)
        regrets = {seat for kind, seat, *_ in changes if kind in ("undo", "back") and seat is not None}
        if regrets and self._log is not None:
            self.thinkers.pause_again()
            self.orders.leave_alone(regrets)
        self._settle(noticed_by={seat for _, seat, *_ in changes if seat is not None} if secret else None)

    def _apply_changes(self, changes: list[Change], now: float) -> list[Row]:
        """Change the game in memory, with all that follows at once; the rows that say so."""
        rows: list[Row] = []
        try:
            while changes:
                rows += (new := _rows(self.log.n, now, changes))
                self._apply(new)
                changes = self.windows.at_once()
        except Exception as error:
            self.forget()
            if isinstance(error, (IllegalAnswer, UndoRefused)):
                raise
            logger.exception("the rules failed", extra={"table": self.id})
            raise Refused("fault") from None
        return rows

    def _apply(self, rows: list[Row]) -> None:
        for row in rows:
            self.log.apply(row)
            if row.kind == "back":  # all agreed to it
                self.presence.furthest = 0
            self.rows.append((row.kind, row.seat, row.picks, row.serial))

    async def _store(self, rows: list[Row], *, secret: bool = False) -> None:
        """Store rows that are applied already; nobody has been told of them yet."""
        try:
            game, waiting = self.log.game, self.waited_for()
            await store_rows(self.hub.store, self.hub.process, self.id, rows, game, waiting, secret=secret)
        except asyncio.CancelledError:
            self.forget()  # nobody knows whether it is stored
            raise
        except StoreFailed as error:
            logger.error("storing failed, the game is read again: %s", error, extra={"table": self.id})
            self.forget()
            raise Refused("fault") from None

    def _settle(self, noticed_by: Collection[int] | None = None) -> None:
        """After any change: tell everybody (or those alone who can notice it) what is new to him, and see who has to
        act. With open reactions everybody sees who has decided."""
        moved = self.audience.set_aside()
        if noticed_by is None or self._row is None or self._row.reactions == "open":
            self.audience.tell_all()
        else:
            self.audience.tell(noticed_by)
        self.audience.seat(moved)
        self.presence.note_waiting()
        if self.owned and self._log is not None:
            self.see_who_acts()

    def _running(self) -> list[int]:
        """The seats whose clock runs: people who are asked, outside of secret windows."""
        return [seat for seat in self.waited_for() if not self.row.chairs[seat].played_by_computer]

    def waited_for(self) -> list[int]:
        """The seats that are asked, as everybody may know it."""
        waiting = self.log.game.waiting(None)
        return list(waiting.seats) if waiting.window is None else self.windows.asked_openly() or []

    # --- what happens by itself ----------------------------------------------------------------------------

    def see_who_acts(self) -> None:
        """After any change the owner opens windows, calls computer players, follows orders and sets the alarm."""
        if self.deserted:
            self._pause()
            return
        self.windows.pace()
        if self.requests.standing() is None:
            self.thinkers.call()
            self.orders.follow()
        self.set_alarm()

    def set_alarm(self) -> None:
        """For the next moment at which something happens by itself."""
        moments: list[float] = []
        stands_until, times = self.requests.stands_until(), self.windows.times
        if stands_until is not None:
            moments.append(stands_until)
        elif times is not None and times.closes != float("inf"):
            moments.append(times.closes)
        runs_out = self.clocks.runs_out()
        if runs_out is not None:
            moments.append(max(runs_out[0], self.no_timeout_before))
        self.alarm.set(min(moments) if moments else None)

    async def time_is_up(self) -> None:
        """The alarm has gone off."""
        if not self.owned or self._log is None:
            return
        now = steady.time()
        await self.requests.decide()
        times = self.windows.times
        if times is not None and times.closes <= now and self.requests.standing() is None:
            await self.windows.close()
            return
        runs_out = self.clocks.runs_out()
        if runs_out is not None and max(runs_out[0], self.no_timeout_before) <= now:
            await self.moves.set_away(runs_out[1], away=True)
            return
        self.set_alarm()


def _rows(n: int, now: float, changes: Iterable[Change]) -> list[Row]:
    return [
        Row(n + i, kind, seat, serial, list(picks) if isinstance(picks, tuple) else picks, now)
        for i, (kind, seat, serial, picks) in enumerate(changes)
    ]
