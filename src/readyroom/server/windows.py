"""Windows at a table: who is asked in one, how long it stays open, and what happens when it closes."""

from collections.abc import Iterator
from random import SystemRandom

from readyroom.kernel import Question
from readyroom.players import random_answer
from readyroom.server import steady
from readyroom.server.asking import Asking
from readyroom.server.core import Change
from readyroom.server.pace import QUICK, Asked, Slots

_RANDOM = SystemRandom()

ASK_ANYWAY = "?"
"""Among the windows that a seat passes: it wants to be asked even where nothing it could do would change anything."""


class Windows(Asking):
    # --- who is asked, and who could read it -----------------------------------------------------------------

    @property
    def openly(self) -> bool:
        """Whether the table waits for exactly those who can act: it has chosen so, or nobody is there to read from
        the time a window takes who could have acted."""
        assert self.table is not None
        return self.table.reactions == "open" or (self._alone() and not self.watched)

    def _alone(self) -> bool:
        """Whether one person sits here and no other (be it away), nobody else has a seat to come back to, and nobody
        is invited: the time of moves can be asked for without a socket."""
        assert self.table is not None
        known = {*filter(None, (chair.person for chair in self.table.chairs)), *self.table.sat}
        return len(known) <= 1 and not any(chair.open for chair in self.table.chairs)

    def _passes(self, orders: list[str], window: str) -> bool:
        """Whether standing orders pass this window: always, or (`window@turn`) in the turn that is played."""
        assert self.played is not None
        if not orders:
            return False
        if not {window, "*"}.isdisjoint(orders):
            return True
        if not any("@" in order for order in orders):
            return False
        view = self.played.game.view(None)
        turn = view.get("turn") if isinstance(view, dict) else None
        return not {f"{window}@{turn}", f"*@{turn}"}.isdisjoint(orders)

    def passed_over(self, question: Question) -> bool:
        """Whether a seat that can act in a window is not bothered: it has ordered to pass, or nothing it could do
        would change anything. What its seat has decided by hand stands."""
        played, table = self.played, self.table
        window = played.window if played is not None else None
        if played is None or table is None or window is None:
            return False
        if question.seat in played.plans or question.passing is None:
            return False
        orders = table.chairs[question.seat].pass_windows
        if self._passes(orders, window):
            return True
        return ASK_ANYWAY not in orders and played.game.rules.idle(played.game.state, question)

    def _undecided(self) -> list[int]:
        """The seats that can act in the open window and have not decided."""
        assert self.played is not None
        asked = [question for question in self.played.game.questions if question.seat not in self.played.plans]
        return [question.seat for question in asked if not self.passed_over(question)]

    def asked_openly(self) -> list[int] | None:
        chosen = self.played is not None and self.table is not None and self.table.reactions == "open"
        return self._undecided() if chosen and self.played is not None and self.played.window is not None else None

    def called(self) -> list[int]:
        """The seats the table waits for, as everybody may know it; in a secret window all that might be asked."""
        assert self.played is not None
        assert self.table is not None
        waiting = self.played.game.waiting(None)
        if waiting.window is None:
            return list(waiting.seats)
        if self.openly:
            return self._undecided()
        seats = [seat for seat in range(self.table.seats) if seat not in self._known_out(waiting.window)]
        return [seat for seat in seats if not self._passes(self.table.chairs[seat].pass_windows, waiting.window)]

    def _known_out(self, window: str) -> set[int]:
        """The seats of which everybody can see that they can do nothing in the window. Who wants to be asked anyway
        keeps their time."""
        assert self.played is not None
        assert self.table is not None
        game = self.played.game
        might = game.rules.might_act(game.state, window)
        if might is None:
            return set()
        wanting = {chair.seat for chair in self.table.chairs if ASK_ANYWAY in chair.pass_windows}
        return set(range(self.table.seats)) - set(might) - wanting

    # --- how long it stays open --------------------------------------------------------------------------------

    def at_once(self) -> list[Change]:
        """What closes a window that has just opened and need not stand open for anybody: where nobody reads the time
        and nobody is to be asked, and where everybody can see that nobody can do anything."""
        played, table = self.played, self.table
        if played is None or table is None or not self.owned or self._slots is not None:
            return []
        window = played.window
        if window is None or played.plans or played.asking or played.game.over:
            return []
        stays = self._undecided() if self.openly else len(self._known_out(window)) < table.seats
        return [] if stays else list(self._closing())

    def _pace(self) -> None:
        """Give every seat its time when a window opens. Who comes to watch later changes the next one; who sits down
        makes this one secret too, or they would wait without a bound, and know for whom."""
        assert self.played is not None
        assert self.table is not None
        window = self.played.window
        if window is None:
            self._slots = None
            return
        joined = isinstance(self._slots, Asked) and not self._alone() and self.table.reactions != "open"
        if self._slots is not None and not joined:
            return
        if self.openly:
            self._slots = Asked(self._undecided)
            return
        settings, table = self.hub.settings, self.table
        slow, fast = table.window_seconds, settings.window_quick
        if slow is None:
            slow = settings.window_live if table.pace == "live" else settings.window_web
            if table.reactions == "quick":
                slow, fast = slow * QUICK, fast * QUICK
        quick = {
            chair.seat for chair in table.chairs if chair.played_by_computer or self._passes(chair.pass_windows, window)
        }
        now = steady.time()
        self._slots = Slots(table.seats, now, slow, min(slow, fast), quick, self.hub.draw)
        for seat in self._known_out(window):
            self._slots.over(seat, now)

    async def _close_window(self) -> None:
        """Every seat's time is over: what was decided takes effect, all else is passed."""
        assert self.played is not None
        played, slots = self.played, self._slots
        if slots is None or steady.time() < slots.closes or played.asking:
            return
        decided = list(self._closing())
        self._slots = None
        self._stand_in = {}
        await self._commit(decided, ())

    def _closing(self) -> Iterator[Change]:
        """What was decided, and passes for all who have not."""
        assert self.played is not None
        asked = list(self.played.game.questions)
        for question in asked:
            seat = question.seat
            picks = self.played.plans.get(seat, question.passing)
            if picks is None:  # the window closes in time all the same, or everybody would see that somebody is asked
                picks = self._stand_in.get((seat, question.serial), random_answer(question, _RANDOM))
            yield "answer", seat, question.serial, picks
        if not asked:
            yield "release", None, None, None
