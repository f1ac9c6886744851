"""Who looks at a table: the sockets of this process, who is present, and what other processes and requests changed."""

import logging
import time

from readyroom.server import steady, tables, wire
from readyroom.server.core import Core
from readyroom.server.errors import Refused
from readyroom.server.link import Link
from readyroom.server.played import Row, Viewer, read_rows

log = logging.getLogger("readyroom.live")


WATCHING = -1
"""Where others have their seat: somebody watches."""


def _key(viewer: Viewer) -> int:
    return WATCHING if viewer is None else viewer


class Room(Core):
    # --- sockets -------------------------------------------------------------------------------------------

    async def attach(self, link: Link, ask: wire.Open) -> None:
        """A socket looks at this table, and gets exactly what it missed."""
        table = await self.load()
        if not self.owned:
            await self.follow()  # its owner may have stored an answer of his that we have not heard of yet
        table.must_watch(link.person.id, ask.key)
        viewer = table.seat_of(link.person.id)
        if viewer is None:
            self._let_in(link)
        self.links[link] = viewer
        if ask.key is not None:
            self.keys[link] = ask.key
        link.tables.add(self.id)
        self.hub.players.turns.look()  # computer players who waited behind tables with people need no longer
        self._here(viewer)
        self._tell_table(*([] if self._gathers(viewer) else [link]))
        if self.played is not None:
            since = self.played.resume_at(viewer, ask.epoch, ask.seen)
            self._send_game(link, viewer, since, ask.heard)

    def _let_in(self, link: Link) -> None:
        watchers = sum(viewer is None for viewer in self.links.values())
        if watchers >= self.hub.settings.limits.watchers_per_table and link not in self.links:
            raise Refused("no-watchers")

    def _send_game(self, link: Link, viewer: Viewer, since: int, heard: int = 0) -> None:
        """All that a viewer may know of the game, from his event `since` and from line `heard` on."""
        assert self.played is not None
        if lines := self.played.heard(viewer, heard):
            link.tell(wire.TalkTold(self.id, heard, lines))
        self._refresh_clocks()
        state = self._state(viewer)
        link.post(self._frame(viewer, since, self.played.game.events(viewer, since), state))
        self._states[viewer] = state
        if viewer is not None and self.table is not None:
            self._phrases[viewer] = phrases = self.played.phrases(viewer)
            link.tell(wire.PhrasesTold(self.id, [wire.phrase(option) for option in phrases]))
            chair = self.table.chairs[viewer]
            link.tell(wire.OrdersTold(self.id, chair.pass_windows, chair.answer_by))

    def _tell_table(self, *links: Link) -> None:
        assert self.table is not None
        table = self.table
        watchers = sum(viewer is None for viewer in self.links.values())
        info = table.info(frozenset(seat for seat, where in self.present.items() if where), watchers)
        for link in links or tuple(self.links):
            told = table.told(link.person.id, info, self.keys.get(link))
            link.tell(wire.TableTold(told.table, told.you, told.key, told.way_in, told.kicked))

    def detach(self, link: Link) -> None:
        viewer = self.links.pop(link, None)
        self.keys.pop(link, None)
        link.tables.discard(self.id)
        self.idle_since = time.monotonic()
        if viewer not in self.links.values():
            self._gone(viewer)
        if self._gathers(viewer) and self.links:
            self._tell_table()

    def _gathers(self, viewer: Viewer) -> bool:
        """Before the start everybody sees who comes and goes, also those who do not sit yet."""
        return viewer is None and self.table is not None and self.table.status == "open"

    def _here(self, viewer: Viewer) -> None:
        if self.hub.process not in self.present.get(_key(viewer), ()):
            self.hub.tell("here", self.id, _key(viewer))

    def _gone(self, viewer: Viewer) -> None:
        self.hub.tell("gone", self.id, _key(viewer))

    @property
    def watched(self) -> bool:
        """Whether spectators look at this table, in whatever process."""
        return bool(self.present.get(WATCHING)) or None in self.links.values()

    def set_present(self, process: str, seat: int, *, here: bool) -> None:
        """A process says that a seat has a socket there, or no longer."""
        where = self.present.setdefault(seat, set())
        before = bool(where)
        (where.add if here else where.discard)(process)
        if bool(where) != before and seat != WATCHING:
            if where:
                self.absent_since.pop(seat, None)
            else:
                self.absent_since[seat] = steady.time()
            if self.table is not None and self.links:
                self._tell_table()

    def only_present_in(self, processes: set[str]) -> None:
        """Sockets of processes that died are gone."""
        for seat, where in self.present.items():
            for process in where - processes - {self.hub.process}:
                self.set_present(process, seat, here=False)

    def note_waiting(self) -> None:
        if self.played is None or self.over:
            self.asked_since = {}
            return
        game, now = self.played.game, time.monotonic()
        before = self.asked_since
        serials = {question.seat: question.serial for question in game.questions}
        further, self.furthest = len(game.answers) > self.furthest, max(self.furthest, len(game.answers))
        self.asked_since = {}
        for seat in self._waited_for():
            serial, since = before.get(seat, (None, now))
            asked = serials.get(seat, -1)
            self.asked_since[seat] = (asked, now if serial != asked and further else since)

    def must_be_absent(self, seat: int) -> None:
        """Only who is away, has had no socket for a while, or has let the table wait for long can be voted out."""
        table = self.table
        if table is None or table.status != "playing" or seat not in range(table.seats):
            raise Refused("no-such-seat")
        if not table.chairs[seat].away and not self._is_absent(table, seat) and not self._holds_up(table, seat):
            raise Refused("not-absent")

    def _is_absent(self, table: tables.Table, seat: int) -> bool:
        """After a start everybody gets the time to come back first."""
        settings = self.hub.settings
        patience = settings.absent_live if table.pace == "live" else settings.absent_web
        since = max(self.absent_since.get(seat, table.moved_at), self.loaded_at + settings.grace)
        return not self.present.get(seat) and steady.time() - since >= patience

    def _holds_up(self, table: tables.Table, seat: int) -> bool:
        settings = self.hub.settings
        patience = settings.stalled_live if table.pace == "live" else settings.stalled_web
        asked = self.asked_since.get(seat)
        return asked is not None and time.monotonic() - asked[1] >= patience

    def call_roll(self) -> None:
        """Somebody wants to know who is here."""
        for viewer in set(self.links.values()):
            self.hub.tell("here", self.id, _key(viewer))

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
        await self._settle()
        self._tell_table()

    def check_links(self) -> list[tuple[Link, Viewer]]:
        """Before anything is told: who may no longer look is let go, and who sits elsewhere now is set aside."""
        moved: list[tuple[Link, Viewer]] = []
        table = self.table
        if table is None:
            return moved
        for link, viewer in list(self.links.items()):
            why = table.why_unwatched(link.person.id, self.keys.get(link))
            seat = table.seat_of(link.person.id)
            if why is not None:
                self.detach(link)
                link.tell(wire.Gone(self.id, why))
            elif seat != viewer:
                del self.links[link]
                if viewer not in self.links.values():
                    self._gone(viewer)
                moved.append((link, seat))
        return moved

    def seat_links(self, moved: list[tuple[Link, Viewer]]) -> None:
        for link, seat in moved:
            self.links[link] = seat
            if seat is not None:  # also where two have changed places: that the other has left it is still being told
                self.hub.tell("here", self.id, seat)
            if self.played is not None:
                self._send_game(link, seat, 0)

    async def _reseat(self, old: tables.Table) -> None:
        """Somebody came back, left or was replaced: clocks and thinking players follow."""
        assert self.table is not None
        assert self.played is not None
        pairs = list(zip(old.chairs, self.table.chairs, strict=True))
        if all(before.played_by_computer == now.played_by_computer for before, now in pairs):
            return
        at = steady.time()
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
