"""The tables and sockets of one process, and what it hears from the others."""

import asyncio
import contextlib
import itertools
import logging
import secrets
import time
from collections import Counter
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from functools import partial
from typing import Any

import msgspec
from sqlalchemy import Connection, select

from readyroom.kernel import Json
from readyroom.server import expiry, people, steady, tables, wire
from readyroom.server.bots import Players
from readyroom.server.bus import Alone, Together
from readyroom.server.engine import StoreFailed
from readyroom.server.errors import Refused, refusal
from readyroom.server.limits import Buckets
from readyroom.server.link import Link
from readyroom.server.metrics import Metrics
from readyroom.server.notices import Notices
from readyroom.server.replays import Replays
from readyroom.server.rounds import Rounds
from readyroom.server.schema import processes
from readyroom.server.schema import tables as table_rows
from readyroom.server.settings import Settings
from readyroom.server.store import Note, Store
from readyroom.server.table.table import Table
from readyroom.server.table.window_times import Draw, draw
from readyroom.server.upsert import upsert
from readyroom.server.wakeup import Troubles, Wakeup

log = logging.getLogger("readyroom.hub")

CALL_SECONDS = 5.0
NOT_SIGNED_IN = 4401
"""The close code of a socket whose session has ended."""
COME_BACK = 1012
"""The close code of a socket that has to be opened again."""
_TICK = 0.1
"""Seconds between two looks at how late the event loop is."""
_LAG = 0.25
"""Seconds the event loop may be late before the log says so."""
DEAD_AFTER = 4.0
"""Heartbeats without a sign after which a process counts as dead."""


_TALKERS = 8
"""One address may say as much as so many people."""
_AHEAD = 60.0
"""Seconds the clock of another process may be ahead of ours. One that seems further ahead is dead: the clock was set
back since its last sign."""


class Hub:
    def __init__(self, settings: Settings, store: Store) -> None:
        self.settings = settings
        self.store = store
        self.process = store.process
        self.metrics = Metrics()
        self.players = Players(settings.players)
        self.replays = Replays(settings)
        self.loading = ThreadPoolExecutor(2, thread_name_prefix="load")
        """Where games are read into memory."""
        self.wakeup = Wakeup(self)
        self.troubles = Troubles()
        self.notices = Notices(self)
        self.draw: Draw = draw
        self.rounds = Rounds()
        """In which people's moves are done."""
        self.tables: dict[str, Table] = {}
        self.links: set[Link] = set()
        self.lobby: set[Link] = set()
        self._sockets: Counter[str] = Counter()
        """How many sockets each person has here, and each address (behind a slash)."""
        limits = settings.limits
        self.chat_bucket = Buckets(limits.chat_burst, limits.chat_per_second)
        self.chat_by_address = Buckets(_TALKERS * limits.chat_burst, _TALKERS * limits.chat_per_second)
        self.closing = False
        self.beat_at = time.monotonic()
        """When it was last stored that this process lives."""
        self._calls: dict[int, asyncio.Future[Json]] = {}
        self._numbers = itertools.count(1)
        self._tasks: set[asyncio.Task[Any]] = set()
        self._lobby_task: asyncio.Task[None] | None = None
        self.bus: Alone | Together = Alone()
        if store.postgres:
            self.bus = Together(store.url, self.process, self.hear, self._lost)

    # --- life ----------------------------------------------------------------------------------------------

    async def start(self) -> None:
        self.store.hear = self.hear
        await self.bus.start()
        await self._beat()
        self.spawn(self._watch_loop())
        self.spawn(self._every(self.settings.heartbeat, self._beat))
        self.spawn(self._every(self.settings.heartbeat, self._sweep))
        self.spawn(self._every(60.0, self._tidy))
        self.spawn(self._every(self.settings.heartbeat, self._tend, at_once=True))
        await self.notices.start()

    async def stop(self) -> None:
        """Tell everybody to come back, finish what is begun, and stop."""
        self.closing = True
        for link in list(self.links):
            link.tell(wire.Bye("closing"))
        for task in list(self._tasks):
            task.cancel()
        for live in list(self.tables.values()):
            with contextlib.suppress(asyncio.TimeoutError):
                await asyncio.wait_for(live.jobs.idle(), 5.0)
            live.stop()
        await self.notices.stop()
        with contextlib.suppress(StoreFailed):
            await self._beat()
        await self.bus.stop()
        self.players.close()
        self.replays.close()
        self.loading.shutdown(wait=False, cancel_futures=True)

    def spawn(self, work: Any) -> asyncio.Task[Any]:
        task = asyncio.get_running_loop().create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)
        return task

    async def _every(self, seconds: float, work: Callable[[], Any], *, at_once: bool = False) -> None:
        while True:
            seconds, later = (0.0, seconds) if at_once else (seconds, seconds)
            await asyncio.sleep(seconds)
            seconds, at_once = later, False
            try:
                await work()
            except asyncio.CancelledError:
                raise
            except Exception as error:
                log.warning("%s failed: %s", work.__name__, error)

    async def _watch_loop(self) -> None:
        """How late the event loop is, and whether by work of its own: a busy machine makes it late as well."""
        while True:
            began, worked = time.monotonic(), time.thread_time()
            await asyncio.sleep(_TICK)
            lag = time.monotonic() - began - _TICK
            self.metrics.lag.observe(lag)
            if lag > _LAG:
                own = min(lag, time.thread_time() - worked)
                log.warning("the event loop was late by %.2f s, %.2f s of it by its own work", lag, own)

    async def _beat(self) -> None:
        """Say that this process lives; clocks stand still from the last beat of a process that died."""
        await self.store.write(lambda tx: upsert(tx, processes, ["id"], id=self.process, seen_at=steady.time()))
        self.beat_at = time.monotonic()
        if isinstance(self.bus, Together):
            await self.bus.check()

    async def _sweep(self) -> None:
        """Let go of tables nobody needs."""
        for table in await self.store.read(self._closed):
            live = self.tables[table]
            live.jobs.post(live.row_changed)
        now = time.monotonic()
        alive = set(await self.store.read(self.alive)) if isinstance(self.bus, Together) else None
        for live in list(self.tables.values()):
            if alive is not None:
                live.presence.only_in(alive)
            if not live.owned and live.audience.links and isinstance(self.bus, Together):
                live.jobs.post(live.take_over_if_free)
            elif not live.busy and now - live.idle_since > self.settings.unload:
                live.stop()
                del self.tables[live.id]
                await self.bus.release(live.id)
        self.players.rest(self.settings.unload)
        self.replays.rest(self.settings.unload)
        self.metrics.tables.set(len(self.tables))
        self.metrics.sockets.set(len(self.links))

    async def _tend(self) -> None:
        """Take over running tables whose process has died."""
        await self.wakeup.look(await self.store.read(self.alive))

    def alive(self, conn: Connection) -> list[str]:
        """The processes that have given a sign lately."""
        if isinstance(self.bus, Alone):
            return [self.process]
        now = steady.time()
        lately = processes.c.seen_at.between(now - DEAD_AFTER * max(self.settings.heartbeat, 0.5), now + _AHEAD)
        return list(conn.execute(select(processes.c.id).where(lately)).scalars())

    def _closed(self, conn: Connection) -> list[str]:
        """Tables in memory that a command has closed behind our back."""
        here = [live.id for live in list(self.tables.values()) if live.known and live.row.status != "closed"]
        query = select(table_rows.c.id).where(table_rows.c.status == "closed", table_rows.c.id.in_(here))
        return [row.id for row in conn.execute(query) if row.id in self.tables] if here else []

    async def _tidy(self) -> None:
        await self.store.write(people.drop_expired)
        await self.see_to_abandoned()

    async def see_to_abandoned(self) -> None:
        """Announce and close games nobody goes on with."""
        days = self.settings.abandoned_days
        if days > 0:
            found = await self.store.write(lambda tx: expiry.look(tx, days))
            await self.notices.announce(found)

    def _lost(self) -> None:
        """The locks are gone: own nothing until they are claimed again."""
        for live in self.tables.values():
            live.jobs.post(live.disown)

    # --- tables --------------------------------------------------------------------------------------------

    def live(self, table: str) -> Table:
        live = self.tables.get(table)
        if live is None:
            live = self.tables[table] = Table(self, table)
        return live

    def drop_unknown(self, table: str) -> None:
        """Keep nothing of a table that somebody asked for and that is not there."""
        live = self.tables.get(table)
        if live is not None and not live.known and not live.busy:
            del self.tables[table]

    def wake(self, table: str) -> None:
        """Have the table in memory if it is running, so that clocks and computer players go on."""
        live = self.live(table)
        live.stirred = time.monotonic()

        async def load() -> None:
            with contextlib.suppress(Refused):
                await live.load()
                await live.take_over_if_free()

        live.jobs.post(load)

    def in_window(self, table: str) -> bool:
        """Whether a secret window is open there: then nothing is counted, for numbers would tell who can act."""
        live = self.tables.get(table)
        return live is not None and live.in_play and live.log.window is not None

    async def claim(self, table: str) -> bool:
        return await self.bus.claim(table)

    async def ask(self, person: str, table: str, ask: wire.Ask) -> Json:
        """Have the owner of a table do what a person asks for."""
        if self.closing:
            raise Refused("closing")
        await self.rounds.turn()
        live = self.live(table)
        if isinstance(self.bus, Together) and not live.known:
            await live.jobs.do(live.load)
        if live.owned or live.over or not isinstance(self.bus, Together):
            return await live.jobs.do(partial(live.moves.perform, person, ask))
        return await self._call(person, table, ask)

    async def _call(self, person: str, table: str, ask: wire.Ask) -> Json:
        number = next(self._numbers)
        body = {"call": number, "person": person, "ask": msgspec.to_builtins(ask)}
        if len(wire.encode(body)) > 7000:
            raise Refused("too-large")
        done: asyncio.Future[Json] = asyncio.get_running_loop().create_future()
        self._calls[number] = done
        try:
            await self.store.write(lambda tx: tx.tell("call", table, body))
            reply = await asyncio.wait_for(done, CALL_SECONDS)
        except TimeoutError:
            raise Refused("busy") from None
        finally:
            del self._calls[number]
        if reply.get("error") is not None:
            raise Refused(reply["error"], **reply["facts"])
        live = self.live(table)
        await live.jobs.do(live.follow)  # who asked sees what came of it before he hears that it is done
        return reply.get("result")

    async def _called(self, note: Note, live: Table) -> None:
        """Another process asks this one, the owner, to do something."""
        reply: dict[str, Json] = {"call": note.body["call"], "to": note.sender}
        try:
            ask: wire.Ask = msgspec.convert(note.body["ask"], wire.FromClient)
            person = note.body["person"]
            reply["result"] = await live.jobs.do(lambda: live.moves.perform(person, ask))
        except Exception as error:
            refused = refusal(error)
            reply |= {"error": refused.code, "facts": refused.facts}
        await self.store.write(lambda tx: tx.tell("reply", note.table, reply))

    # --- notes ---------------------------------------------------------------------------------------------

    def tell(self, kind: str, table: str, body: Json) -> None:
        """Tell all processes something that need not be stored."""
        if isinstance(self.bus, Together):
            self.spawn(self.store.write(lambda tx: tx.tell(kind, table, body)))
        else:
            self.hear(Note(kind, table, self.process, body))

    def hear(self, note: Note) -> None:
        if note.kind == "table":
            self.wakeup.changed(note.table)
        live = self.tables.get(note.table)
        if note.kind == "lobby":
            self._lobby_changed()
        elif note.kind == "bye":
            self.hang_up(**note.body)
        elif note.kind == "reply":
            done = self._calls.get(note.body["call"]) if note.body["to"] == self.process else None
            if done is not None and not done.done():
                done.set_result(note.body)
        elif note.kind == "moved":
            self.notices.moved(note.table)
            if live is not None and note.sender != self.process:
                live.jobs.post(live.follow)
        elif live is None:
            return
        elif note.kind == "planned":
            if note.sender != self.process:
                live.jobs.post(live.follow)
        elif note.kind == "table":
            live.jobs.post(live.row_changed)
        elif note.kind == "chat":
            live.audience.chatted(msgspec.convert(note.body, wire.ChatLine))
        elif note.kind in ("here", "gone"):
            live.presence.set_present(note.sender, note.body, here=note.kind == "here")
        elif note.kind == "roll":
            live.presence.call_roll()
        elif note.kind == "call" and live.owned:
            self.spawn(self._called(note, live))

    # --- sockets and the lobby -----------------------------------------------------------------------------

    def add_link(self, link: Link) -> None:
        limits, sockets, address = self.settings.limits, self._sockets, f"/{link.address}"
        if sockets[link.person.id] >= limits.sockets_per_person or sockets[address] >= limits.sockets_per_address:
            raise Refused("too-often")
        self.links.add(link)
        sockets.update((link.person.id, address))

    def drop_link(self, link: Link) -> None:
        if link in self.links:
            self.links.discard(link)
            for key in (link.person.id, f"/{link.address}"):
                self._sockets[key] -= 1
                if not self._sockets[key]:
                    del self._sockets[key]
        self.lobby.discard(link)
        for table in list(link.tables):
            if (live := self.tables.get(table)) is not None:
                live.audience.detach(link)

    def hang_up(self, person: str, session: str | None, renewed: str | None) -> None:
        """Close the sockets of a session that has ended; with None, of all of somebody's. Those of the session
        `renewed` may come back, with its new cookie."""
        for link in [link for link in self.links if link.person.id == person]:
            if session in (None, link.session):
                again = link.session == renewed
                link.hang_up("renewed" if again else "not-signed-in", COME_BACK if again else NOT_SIGNED_IN)
                self.drop_link(link)

    async def send_lobby(self, *links: Link) -> None:
        found = await self.store.read(lambda conn: tables.listed(conn, "open", "") + tables.listed(conn, "watch", ""))
        told = wire.LobbyTold([table.info() for table in found])
        for link in links or tuple(self.lobby):
            link.tell(told)

    def _lobby_changed(self) -> None:
        if self.lobby and self._lobby_task is None:
            self._lobby_task = self.spawn(self._lobby_soon())

    async def _lobby_soon(self) -> None:
        await asyncio.sleep(0.3)
        self._lobby_task = None
        await self.send_lobby()


def new_process() -> str:
    return secrets.token_hex(6)
