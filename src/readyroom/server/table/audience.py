"""Who looks at a table through a socket of this process, and what each of them has been told.

Each viewer (a seat, or None for all spectators) is told what is new to him and nothing else: that nothing comes is
part of the secrecy.
"""

import time
from collections.abc import Collection, Iterable
from typing import TYPE_CHECKING, cast

import msgspec

from readyroom.kernel import Json, Option
from readyroom.server import wire
from readyroom.server.errors import Refused
from readyroom.server.link import Link
from readyroom.server.table.game_log import Viewer
from readyroom.server.table.snapshot import Snapshot
from readyroom.server.tables import TableRow

if TYPE_CHECKING:
    from readyroom.server.table.table import Table


class Audience:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.links: dict[Link, Viewer] = {}
        self.keys: dict[Link, str] = {}
        """The invite key each socket came with."""
        self._states: dict[Viewer, bytes] = {}
        """How the game stands, as each viewer was told last."""
        self._at: dict[Viewer, tuple[int, int]] = {}
        """How far the sockets of each viewer were told: undos and events."""
        self._said = 0
        """How many lines of talk all sockets were told."""
        self._phrases: dict[int, tuple[Option, ...]] = {}
        self._clocks: wire.ClockTold | None = None
        self._checked: TableRow | None = None
        """The table as it was when all sockets were last looked through."""

    def forget(self) -> None:
        """The game is no longer in memory: whatever it is then, it is told."""
        self._states = {}
        self._checked = None

    # --- coming and going ----------------------------------------------------------------------------------

    async def attach(self, link: Link, ask: wire.Open) -> None:
        """A socket looks at this table, and gets exactly what it missed."""
        table = self._table
        row = await table.load()
        if not table.owned:
            await table.follow()  # its owner may have stored an answer of his that we have not heard of yet
        row.must_watch(link.person.id, ask.key)
        viewer = row.seat_of(link.person.id)
        if viewer is None:
            self._let_in(link)
        self.links[link] = viewer
        if ask.key is not None:
            self.keys[link] = ask.key
        link.tables.add(table.id)
        table.hub.players.turns.look()  # computer players who waited behind tables with people need no longer
        table.presence.here(viewer)
        self.tell_row(*([] if self._gathers(viewer) else [link]))
        if table.in_play:
            since = table.log.resume_at(viewer, ask.epoch, ask.seen)
            self.send_game(link, viewer, since, ask.heard)

    def _let_in(self, link: Link) -> None:
        watchers = sum(viewer is None for viewer in self.links.values())
        if watchers >= self._table.hub.settings.limits.watchers_per_table and link not in self.links:
            raise Refused("no-watchers")

    def detach(self, link: Link) -> None:
        viewer = self.links.pop(link, None)
        self.keys.pop(link, None)
        link.tables.discard(self._table.id)
        self._table.idle_since = time.monotonic()
        if viewer not in self.links.values():
            self._table.presence.gone(viewer)
        if self._gathers(viewer) and self.links:
            self.tell_row()

    def _gathers(self, viewer: Viewer) -> bool:
        """Before the start everybody sees who comes and goes, also those who do not sit yet."""
        return viewer is None and self._table.known and self._table.row.status == "open"

    def set_aside(self) -> list[tuple[Link, Viewer]]:
        """Before anything is told: who may no longer look is let go, and who sits elsewhere now is set aside."""
        moved: list[tuple[Link, Viewer]] = []
        table = self._table
        if not table.known or table.row is self._checked:
            return moved
        row = self._checked = table.row
        for link, viewer in list(self.links.items()):
            why = row.why_unwatched(link.person.id, self.keys.get(link))
            seat = row.seat_of(link.person.id)
            if why is not None:
                self.detach(link)
                link.tell(wire.Gone(table.id, why))
            elif seat != viewer:
                del self.links[link]
                if viewer not in self.links.values():
                    table.presence.gone(viewer)
                moved.append((link, seat))
        return moved

    def seat(self, moved: list[tuple[Link, Viewer]]) -> None:
        """Who looks at the game from another seat now gets all of it."""
        table = self._table
        for link, seat in moved:
            self.links[link] = seat
            if seat is not None:  # also where two have changed places: that the other has left it is still being told
                table.hub.tell("here", table.id, seat)
            if table.in_play:
                self.send_game(link, seat, 0)

    # --- telling -------------------------------------------------------------------------------------------

    def tell_row(self, *links: Link) -> None:
        """Who sits here and how it is played; without `links` to everybody."""
        row, presence = self._table.row, self._table.presence
        watchers = sum(viewer is None for viewer in self.links.values())
        info = row.info(presence.seats, watchers)
        for link in links or tuple(self.links):
            told = row.told(link.person.id, info, self.keys.get(link))
            link.tell(wire.TableTold(told.table, told.you, told.key, told.way_in, told.kicked))

    def chatted(self, line: wire.ChatLine) -> None:
        told = wire.encode(wire.ChatTold(self._table.id, [line]))
        for link, viewer in self.links.items():
            if line.room == "table" or viewer is None or self._table.over:
                link.post(told)

    def send_game(self, link: Link, viewer: Viewer, since: int, heard: int = 0) -> None:
        """All that a viewer may know of the game, from his event `since` and from line `heard` on."""
        table, log = self._table, self._table.log
        if lines := log.heard(viewer, heard):
            link.tell(wire.TalkTold(table.id, heard, lines))
        self._refresh_clocks()
        state = wire.encode(self._snapshot().state(viewer))
        link.post(self._frame(viewer, since, log.game.events(viewer, since), state))
        self._states[viewer] = state
        if viewer is not None and table.known:
            self._phrases[viewer] = phrases = log.phrases(viewer)
            link.tell(wire.PhrasesTold(table.id, [wire.phrase(option) for option in phrases]))
            chair = table.row.chairs[viewer]
            link.tell(wire.OrdersTold(table.id, chair.pass_windows, chair.answer_by))

    def tell_all(self) -> None:
        """Tell everybody what is new to him."""
        if self._table.in_play:
            self._refresh_clocks()
            self._tell(self._viewers())
            self._all_told()

    def tell(self, seats: Collection[int]) -> None:
        """Tell these seats alone, where others can't notice what has changed."""
        if self._table.in_play:
            self._tell({viewer: links for viewer, links in self._viewers().items() if viewer in seats})

    def _viewers(self) -> dict[Viewer, list[Link]]:
        viewers: dict[Viewer, list[Link]] = {}
        for link, viewer in self.links.items():
            viewers.setdefault(viewer, []).append(link)
        return viewers

    def _tell(self, viewers: dict[Viewer, list[Link]]) -> None:
        if not viewers:
            return
        log, snapshot = self._table.log, self._snapshot()
        for viewer, links in viewers.items():
            self._tell_talk(viewer, links)
            events, back = log.fresh[viewer], log.counts[viewer] - len(log.fresh[viewer])
            epoch, seen = self._at.get(viewer, (0, 0))
            if (epoch, seen) != (len(log.backs[viewer]), back):
                back = log.resume_at(viewer, epoch, seen)
                events = log.game.events(viewer, back)
            state = wire.encode(snapshot.state(viewer))
            if events or state != self._states.get(viewer):
                frame = self._frame(viewer, back, events, state)
                for link in links:
                    link.post(frame)
            self._states[viewer] = state
            if viewer is not None:
                self._tell_phrases(viewer, links)

    def _all_told(self) -> None:
        """Whoever looks at the game knows of it."""
        log = self._table.log
        for viewer in log.counts:
            self._at[viewer] = (len(log.backs[viewer]), log.counts[viewer])
            log.fresh[viewer] = []
        self._said = log.said

    def _tell_talk(self, viewer: Viewer, links: Iterable[Link]) -> None:
        log = self._table.log
        if log.said > self._said:
            _post(links, wire.TalkTold(self._table.id, self._said, log.heard(viewer, self._said)))

    def _tell_phrases(self, seat: int, links: Iterable[Link]) -> None:
        """What the seat may say, if that has changed."""
        phrases = self._table.log.phrases(seat)
        if phrases != self._phrases.get(seat, ()):
            self._phrases[seat] = phrases
            _post(links, wire.PhrasesTold(self._table.id, [wire.phrase(option) for option in phrases]))

    def _refresh_clocks(self) -> None:
        told, old = self._table.clocks.told(), self._clocks
        if told is None or old is None or (told.left, told.running) != (old.left, old.running):
            self._clocks = told

    def _snapshot(self) -> Snapshot:
        """How the game stands now, for whoever looks."""
        windows = self._table.windows
        return Snapshot(self._table.log, self._clocks, windows.passed_over, windows.asked_openly())

    def _frame(self, viewer: Viewer, back: int, events: list[Json], state: bytes) -> bytes:
        epoch = len(self._table.log.backs[viewer])
        told = wire.GameTold(self._table.id, viewer, epoch, back, events, _encoded(state))
        return wire.encode(told)


def _post(links: Iterable[Link], message: wire.Tell) -> None:
    frame = wire.encode(message)
    for link in links:
        link.post(frame)


def _encoded(state: bytes) -> wire.GameState:
    """A state that is encoded already."""
    return cast(wire.GameState, msgspec.Raw(state))
