"""Who is at a table, in whatever process their socket is; who is absent, and for whom the table waits too long."""

import time
from typing import TYPE_CHECKING

from readyroom.server import steady
from readyroom.server.errors import Refused
from readyroom.server.table.game_log import Viewer

if TYPE_CHECKING:
    from readyroom.server.table.table import Table

WATCHING = -1
"""Where others have their seat: somebody watches."""


def place_of(viewer: Viewer) -> int:
    """What processes tell each other of where somebody is."""
    return WATCHING if viewer is None else viewer


class Presence:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.where: dict[int, set[str]] = {}
        """Seats with the processes that have a socket of theirs."""
        self._absent_since: dict[int, float] = {}
        self.asked_since: dict[int, tuple[int, float]] = {}
        """Seats the table openly waits for: the question's serial, and since when (monotonic) it does."""
        self.furthest = 0
        """How many answers there were at most: who takes one back does not get more time for it."""

    def forget(self) -> None:
        self.asked_since = {}

    @property
    def seats(self) -> frozenset[int]:
        """The seats (and `WATCHING`) that are connected anywhere."""
        return frozenset(seat for seat, where in self.where.items() if where)

    @property
    def watched(self) -> bool:
        """Whether spectators look at this table, in whatever process."""
        return bool(self.where.get(WATCHING)) or None in self._table.audience.links.values()

    # --- what processes tell each other --------------------------------------------------------------------

    def here(self, viewer: Viewer) -> None:
        """A socket of somebody has come to this process."""
        table, place = self._table, place_of(viewer)
        if table.hub.process not in self.where.get(place, ()):
            table.hub.tell("here", table.id, place)

    def gone(self, viewer: Viewer) -> None:
        """The last socket of somebody has left this process."""
        self._table.hub.tell("gone", self._table.id, place_of(viewer))

    def call_roll(self) -> None:
        """Somebody wants to know who is here."""
        table = self._table
        for viewer in set(table.audience.links.values()):
            table.hub.tell("here", table.id, place_of(viewer))

    def set_present(self, process: str, seat: int, *, here: bool) -> None:
        """A process says that a seat has a socket there, or no longer."""
        where = self.where.setdefault(seat, set())
        before = bool(where)
        (where.add if here else where.discard)(process)
        if bool(where) != before and seat != WATCHING:
            if where:
                self._absent_since.pop(seat, None)
            else:
                self._absent_since[seat] = steady.time()
            if self._table.known and self._table.audience.links:
                self._table.audience.tell_row()

    def only_in(self, processes: set[str]) -> None:
        """Sockets of processes that died are gone."""
        for seat, where in self.where.items():
            for process in where - processes - {self._table.hub.process}:
                self.set_present(process, seat, here=False)

    # --- who can be voted out ------------------------------------------------------------------------------

    def note_waiting(self) -> None:
        """Remember since when the table waits for whom."""
        table = self._table
        if not table.in_play or table.over:
            self.asked_since = {}
            return
        game, now = table.log.game, time.monotonic()
        before = self.asked_since
        serials = {question.seat: question.serial for question in game.questions}
        further, self.furthest = len(game) > self.furthest, max(self.furthest, len(game))
        self.asked_since = {}
        for seat in table.waited_for():
            serial, since = before.get(seat, (None, now))
            asked = serials.get(seat, -1)
            self.asked_since[seat] = (asked, now if serial != asked and further else since)

    def must_be_absent(self, seat: int) -> None:
        """Only who is away, has had no socket for a while, or has let the table wait for long can be voted out."""
        table = self._table
        if not table.known or table.row.status != "playing" or seat not in range(table.row.seats):
            raise Refused("no-such-seat")
        if not table.row.chairs[seat].away and not self._is_absent(seat) and not self.holds_up(seat):
            raise Refused("not-absent")

    def _is_absent(self, seat: int) -> bool:
        """After a start everybody gets the time to come back first."""
        table, settings = self._table, self._table.hub.settings
        patience = settings.absent_live if table.row.pace == "live" else settings.absent_web
        since = max(self._absent_since.get(seat, table.row.moved_at), table.loaded_at + settings.grace)
        return not self.where.get(seat) and steady.time() - since >= patience

    def holds_up(self, seat: int) -> bool:
        """Whether the table has waited for the seat for long."""
        settings = self._table.hub.settings
        patience = settings.stalled_live if self._table.row.pace == "live" else settings.stalled_web
        asked = self.asked_since.get(seat)
        return asked is not None and time.monotonic() - asked[1] >= patience
