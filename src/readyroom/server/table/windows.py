"""Windows at a table: who is asked in one, how long it stays open, and what happens when it closes."""

from collections.abc import Collection, Iterator
from random import SystemRandom
from typing import TYPE_CHECKING

from readyroom.kernel import Answer, Question
from readyroom.players import random_answer
from readyroom.server import steady
from readyroom.server.table.window_times import QUICK, Asked, Slots

if TYPE_CHECKING:
    from readyroom.server.table.table import Change, Table

_RANDOM = SystemRandom()

ASK_ANYWAY = "?"
"""Among the windows that a seat passes: it wants to be asked even where nothing it could do would change anything."""


class Windows:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self.times: Slots | Asked | None = None
        """How long the open window stays open; None where none is, or nothing happens by itself."""
        self.stand_in: dict[tuple[int, int], Answer] = {}
        """For questions of a window that can't be passed: what is answered if nobody decides in time."""
        self._might: tuple[int, Collection[int] | None] = (-1, None)
        """Who might act in the open window for all that is open, and after how many rows that was so."""

    def forget(self) -> None:
        self.times = None
        self.stand_in = {}
        self._might = (-1, None)

    # --- who is asked, and who could read it -----------------------------------------------------------------

    @property
    def openly(self) -> bool:
        """Whether the table waits for exactly those who can act: it has chosen so, or nobody is there to read from
        the time a window takes who could have acted."""
        return self._table.row.reactions == "open" or (self._alone() and not self._table.presence.watched)

    def _alone(self) -> bool:
        """Whether one person sits here and no other (be it away), nobody else has a seat to come back to, and nobody
        is invited: the time of moves can be asked for without a socket."""
        row = self._table.row
        known = {*filter(None, (chair.person for chair in row.chairs)), *row.sat}
        return len(known) <= 1 and not any(chair.open for chair in row.chairs)

    def passes(self, orders: list[str], window: str) -> bool:
        """Whether standing orders pass this window: always, or (`window@turn`) in the turn that is played."""
        if not orders:
            return False
        if not {window, "*"}.isdisjoint(orders):
            return True
        if not any("@" in order for order in orders):
            return False
        view = self._table.log.game.view(None)
        turn = view.get("turn")
        return not {f"{window}@{turn}", f"*@{turn}"}.isdisjoint(orders)

    def passed_over(self, question: Question) -> bool:
        """Whether a seat that can act in a window is not bothered: it has ordered to pass, or nothing it could do
        would change anything. What its seat has decided by hand stands."""
        table = self._table
        if not table.in_play or not table.known or (window := table.log.window) is None:
            return False
        log = table.log
        if question.seat in log.plans or question.passing is None:
            return False
        orders = table.row.chairs[question.seat].pass_windows
        if self.passes(orders, window):
            return True
        return ASK_ANYWAY not in orders and log.game.rules.idle(log.game.state, question)

    def undecided(self) -> list[int]:
        """The seats that can act in the open window and have not decided."""
        log = self._table.log
        asked = [question for question in log.game.questions if question.seat not in log.plans]
        return [question.seat for question in asked if not self.passed_over(question)]

    def asked_openly(self) -> list[int] | None:
        """In a window of a table that plays with open reactions: who has to decide."""
        table = self._table
        chosen = table.in_play and table.known and table.row.reactions == "open"
        return self.undecided() if chosen and table.log.window is not None else None

    def called(self) -> list[int]:
        """The seats the table waits for, as everybody may know it; in a secret window all that might be asked."""
        table, waiting = self._table, self._table.log.game.waiting(None)
        if waiting.window is None:
            return list(waiting.seats)
        if self.openly:
            return self.undecided()
        seats = [seat for seat in range(table.row.seats) if seat not in self._known_out(waiting.window)]
        return [seat for seat in seats if not self.passes(table.row.chairs[seat].pass_windows, waiting.window)]

    def _known_out(self, window: str) -> set[int]:
        """The seats of which everybody can see that they can do nothing in the window. Who wants to be asked anyway
        keeps their time."""
        log, row = self._table.log, self._table.row
        if self._might[0] != log.n:
            self._might = (log.n, log.game.rules.might_act(log.game.state, window))
        might = self._might[1]
        if might is None:
            return set()
        wanting = {chair.seat for chair in row.chairs if ASK_ANYWAY in chair.pass_windows}
        return set(range(row.seats)) - set(might) - wanting

    def needs_stand_in(self, question: Question) -> bool:
        """Whether a person may have to be stood in for when the window closes."""
        secret = self._table.log.window is not None and question.passing is None
        return secret and (question.seat, question.serial) not in self.stand_in

    # --- how long it stays open --------------------------------------------------------------------------------

    def at_once(self) -> "list[Change]":
        """What closes a window that has just opened and need not stand open for anybody: where nobody reads the time
        and nobody is to be asked, and where everybody can see that nobody can do anything."""
        table = self._table
        if not table.in_play or not table.known or not table.owned or self.times is not None:
            return []
        log, window = table.log, table.log.window
        if window is None or log.plans or log.asking or log.game.over:
            return []
        stays = self.undecided() if self.openly else len(self._known_out(window)) < table.row.seats
        return [] if stays else list(self._closing())

    def pace(self) -> None:
        """Give every seat its time when a window opens. Who comes to watch later changes the next one; who sits down
        makes this one secret too, or they would wait without a bound, and know for whom."""
        row, window = self._table.row, self._table.log.window
        if window is None:
            self.times = None
            return
        joined = isinstance(self.times, Asked) and not self._alone() and row.reactions != "open"
        if self.times is not None and not joined:
            return
        if self.openly:
            self.times = Asked(self.undecided)
            return
        settings = self._table.hub.settings
        slow, fast = row.window_seconds, settings.window_quick
        if slow is None:
            slow = settings.window_live if row.pace == "live" else settings.window_web
            if row.reactions == "quick":
                slow, fast = slow * QUICK, fast * QUICK
        quick = {
            chair.seat for chair in row.chairs if chair.played_by_computer or self.passes(chair.pass_windows, window)
        }
        now = steady.time()
        self.times = Slots(row.seats, now, slow, min(slow, fast), quick, self._table.hub.draw)
        for seat in self._known_out(window):
            self.times.over(seat, now)

    async def close(self) -> None:
        """Every seat's time is over: what was decided takes effect, all else is passed."""
        times = self.times
        if times is None or steady.time() < times.closes or self._table.log.asking:
            return
        decided = list(self._closing())
        self.forget()
        await self._table.commit(decided)

    def _closing(self) -> "Iterator[Change]":
        """What was decided, and passes for all who have not."""
        log = self._table.log
        asked = list(log.game.questions)
        for question in asked:
            seat = question.seat
            picks = log.plans.get(seat, question.passing)
            if picks is None:  # the window closes in time all the same, or everybody would see that somebody is asked
                picks = self.stand_in.get((seat, question.serial), random_answer(question, _RANDOM))
            yield "answer", seat, question.serial, picks
        if not asked:
            yield "release", None, None, None
