"""A table in play: what seats, computer players and time do to it. Only its owner process does."""

import asyncio
import logging
import time
from collections.abc import Collection, Sequence

import msgspec

from readyroom.kernel import Answer, Json, Question, StaleAnswer
from readyroom.server import lobby, steady, wire
from readyroom.server.bots import Thought
from readyroom.server.core import Change
from readyroom.server.errors import Refused
from readyroom.server.played import Viewer
from readyroom.server.windows import Windows

log = logging.getLogger("readyroom.live")

_ACTS = (wire.Answer, wire.Undo, wire.Request, wire.Consent, wire.Window, wire.Back)
"""Who does one of these plays himself again."""


class Live(Windows):
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
        if (table.chairs[seat].away or table.chairs[seat].votes) and isinstance(ask, _ACTS):
            await self._set_away(seat, away=False)
        match ask:
            case wire.Answer():
                await self._answer(seat, ask.answer, ask.serial)
            case wire.Undo():
                await self._undo(seat)
            case wire.Request():
                await self._request(seat)
            case wire.Consent():
                await self._consent(seat, ask.request, yes=ask.yes)
            case wire.Window():
                await self._window(seat, ask.do)
            case wire.Talk():
                await self._talk(seat, ask.talk)
            case wire.Orders():
                await self._orders(seat, ask.pass_windows, ask.answer_by)
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
        if question is None or (serial is not None and question.serial != serial):
            raise Refused("stale")
        return question

    async def _answer(
        self, seat: int, answer: Answer | list[int], serial: int, said: Sequence[str] = (), *, by_hand: bool = True
    ) -> None:
        """Answer, and say something just before. A person who decides in a window is done there; a computer player
        keeps its time, for it decides only where it is asked."""
        assert self.played is not None
        question = self._question(seat, serial)
        picks = question.check(answer)
        if self.played.window is None:
            talk: list[Change] = [("talk", seat, None, label) for label in said]
            await self._commit([*talk, ("answer", seat, serial, picks)], (seat,))
            return
        if self._slots is not None and by_hand:
            self._slots.over(seat, steady.time())
        await self._commit([("plan", seat, serial, picks)], ())

    async def _talk(self, seat: int, label: str) -> None:
        if not self._offers(seat, label):
            raise Refused("no-talk")
        if not self._has_lines_left(seat):
            raise Refused("too-often")
        await self._commit([("talk", seat, None, label)], ())

    def _has_lines_left(self, seat: int) -> bool:
        """A game holds so many lines, shared equally among its seats, so that nobody silences the others."""
        assert self.played is not None
        share = self.hub.settings.limits.record_talk // self.played.header.seats
        return sum(talk.seat == seat for talk in self.played.game.said) < share

    def _offers(self, seat: int, label: str) -> bool:
        assert self.played is not None
        return any(label == option.label for option in self.played.phrases(seat))

    async def _set_away(self, seat: int, *, away: bool) -> None:
        await self.hub.store.write(lambda tx: lobby.set_away(tx, self.id, seat, away=away))
        await self.table_changed()

    # --- in a window, and orders for it --------------------------------------------------------------------

    async def _window(self, seat: int, do: str) -> None:
        assert self.played is not None
        if self.played.window is None or self._slots is None:
            raise Refused("no-window")
        now = steady.time()
        if do == "think":
            self._slots.think(seat, now)
            self._set_timer()
            return
        question = self.played.open_to(seat)
        if question is None:
            self._slots.over(seat, now)
            self._set_timer()
            return
        picks = question.passing
        if picks is None:
            raise Refused("must-choose")
        await self._answer(seat, list(picks) if isinstance(picks, tuple) else picks, question.serial)

    async def _orders(self, seat: int, windows: list[str], answer_by: list[str]) -> None:
        assert self.table is not None
        assert self.played is not None
        if unknown := set(answer_by) - set(self.played.game.rules.orders):
            raise Refused("bad-request", why=f"there is no order {min(unknown)!r}")
        chair = self.table.chairs[seat]
        orders = sorted({*(window for window in windows if not window.startswith("=")), *(f"={o}" for o in answer_by)})
        await self.hub.store.write(lambda tx: lobby.set_orders(tx, self.id, seat, orders))
        chair.orders = orders
        self._follow_orders()
        if self.played.window is not None:
            self._tell_all()  # what is asked here may be hidden now, or no longer
        window = self.played.window if self._slots is not None else None
        if window is not None and self._passes(chair.pass_windows, window):
            await self._window(seat, "pass")

    # --- standing orders about questions -------------------------------------------------------------------

    def _by_order(self, question: Question) -> Answer | None:
        """What a seat has ordered to answer here; not where it took its answer back."""
        assert self.table is not None
        assert self.played is not None
        chair, rules = self.table.chairs[question.seat], self.played.game.rules
        if chair.played_by_computer or self.played.window is not None or (chair.seat, question.serial) in self._by_hand:
            return None
        found = (rules.ordered(order, question) for order in rules.orders if order in chair.answer_by)
        return next((answer for answer in found if answer is not None), None)

    def _follow_orders(self) -> None:
        assert self.played is not None
        for question in self.played.game.questions:
            key = (question.seat, question.serial)
            if key not in self._thinking and self._by_order(question) is not None:
                self._thinking[key] = asyncio.get_running_loop().create_task(self._ordered_soon(key))

    async def _ordered_soon(self, key: tuple[int, int]) -> None:
        """As quick as a computer player, so that people can follow."""
        try:
            await asyncio.sleep(self.hub.settings.player_delay)
        finally:
            if self._thinking.get(key) is asyncio.current_task():
                del self._thinking[key]
        self.post(lambda: self._answer_by_order(key))

    async def _answer_by_order(self, key: tuple[int, int]) -> None:
        if not self.owned or self.played is None or self.played.asking:
            return
        for question in self.played.game.questions:
            answer = self._by_order(question) if (question.seat, question.serial) == key else None
            if answer is not None:
                await self._answer(question.seat, answer if isinstance(answer, int) else list(answer), question.serial)
                return
        self._call_players()  # one that has taken the seat meanwhile was kept waiting

    async def _commit(self, kinds: list[Change], answered: Collection[int]) -> None:
        await super()._commit(kinds, answered)
        regrets = {seat for kind, seat, *_ in kinds if kind in ("undo", "back")}
        if regrets and self.played is not None:
            self._paused_in = None  # people may have more to say
            asked = self.played.game.questions
            self._by_hand |= {(question.seat, question.serial) for question in asked if question.seat in regrets}

    # --- computer players ----------------------------------------------------------------------------------

    def _call_players(self) -> None:
        assert self.played is not None
        assert self.table is not None
        for question in self.played.game.questions:
            computer = self.table.chairs[question.seat].played_by_computer
            wanted = question.seat not in self.played.plans and (computer or self._stands_in(question))
            if wanted and not self.passed_over(question):
                self._call_player(question)

    def _stands_in(self, question: Question) -> bool:
        """Whether a person may have to be stood in for when the window closes."""
        assert self.played is not None
        secret = self.played.window is not None and question.passing is None
        return secret and (question.seat, question.serial) not in self._stand_in

    def _call_player(self, question: Question) -> None:
        key = (question.seat, question.serial)
        if key not in self._thinking and self.table is not None:
            level = self.table.chairs[question.seat].level or "random"
            self._thinking[key] = asyncio.get_running_loop().create_task(self._think(key, level))

    async def think(self, seat: int, level: str, *, talks: bool = False, explains: bool = False) -> Thought | None:
        """What a computer player would do on a seat."""
        assert self.table is not None
        header = msgspec.json.encode(self.table.header)
        seconds = self._seconds(seat)
        return await self.hub.players.think(
            self.id,
            header,
            self.rows[:],
            seat,
            level,
            talks=talks,
            explains=explains,
            seconds=seconds,
            urgent=self.people_look,
            secret=self._in_window and (explains or not self.openly),
        )

    def _seconds(self, seat: int) -> float | None:
        """How long thinking for a seat may take: where people wait for it, and while a clock runs for a hint."""
        left = self._clocks.seconds_left(seat, steady.time())
        live = self.hub.settings.player_seconds if self.table is not None and self.table.pace == "live" else None
        return min((limit for limit in (left, live) if limit is not None), default=None)

    async def explain(self, viewer: Viewer, seen: int) -> list[Json]:
        """What the computer players say about what they did, from what everybody could see."""
        assert self.table is not None
        seats = [chair.seat for chair in self.table.chairs if chair.computer]
        header = msgspec.json.encode(self.table.header)
        return await self.hub.players.explain(self.id, header, self.rows[:], viewer, seen, seats, apart=self._in_window)

    @property
    def _in_window(self) -> bool:
        return self.played is not None and self.played.window is not None

    def _may_talk(self, seat: int) -> bool:
        """A computer player never speaks in a person's name, nor where speaking would tell that it can act."""
        assert self.table is not None
        assert self.played is not None
        return self.table.chairs[seat].computer and self.played.window is None

    def _lets_say(self, seat: int, label: str) -> bool:
        """Whether a computer player may say this now, and does not talk too much."""
        quiet = self.played is None or not self._has_lines_left(seat)
        offered = not quiet and self._may_talk(seat) and self._offers(seat, label)
        return offered and self.hub.chat_bucket.take(f"{self.id}/{seat}")

    def _delay(self) -> float:
        """How long an answer takes at least: where a game has turns, people can follow if each begins with a pause.
        In a window there is nothing to follow."""
        if self.played is None or self.played.window is not None:
            return 0.0
        turn = getattr(self.played.game.state, "turn", None)
        if turn is not None and turn == self._paused_in:
            return 0.0
        self._paused_in = turn
        return self.hub.settings.player_delay

    async def _think(self, key: tuple[int, int], level: str) -> None:
        begun = time.monotonic()
        try:
            try:
                thought = await self.think(key[0], level, talks=self._may_talk(key[0]))
            except asyncio.CancelledError:
                raise
            except Exception:
                log.exception("a computer player failed; another answers", extra={"table": self.id})
                thought = await self.think(key[0], "random")
            await asyncio.sleep(max(0.0, self._delay() - (time.monotonic() - begun)))
        finally:
            if self._thinking.get(key) is asyncio.current_task():
                del self._thinking[key]
        if thought is not None:
            self.post(lambda: self._player_answers(key, thought))

    async def _player_answers(self, key: tuple[int, int], thought: Thought) -> None:
        if not self.owned or self.played is None or self.table is None or self.played.asking:
            return
        seat, serial = key
        answer = thought.answer
        if not self.table.chairs[seat].played_by_computer:
            self._stand_in[key] = answer
            return
        try:
            said = [label for label in thought.said if self._lets_say(seat, label)]
            picks = answer if isinstance(answer, int) else list(answer)
            await self._answer(seat, picks, serial, said, by_hand=False)
        except (Refused, StaleAnswer):
            log.info("a computer player's answer came too late", extra={"table": self.id})

    # --- time ----------------------------------------------------------------------------------------------

    def after_change(self) -> None:
        if self.deserted:
            self._pause()
            return
        self._pace()
        if self._standing() is None:
            self._call_players()
            self._follow_orders()
        self._set_timer()

    def _set_timer(self) -> None:
        """The next moment at which something happens by itself."""
        moments: list[float] = []
        stands_until = self._see_to_request()
        if stands_until is not None:
            moments.append(stands_until)
        elif self._slots is not None and self._slots.closes != float("inf"):
            moments.append(self._slots.closes)
        runs_out = self._clocks.runs_out()
        if runs_out is not None:
            moments.append(max(runs_out[0], self._no_timeout_before))
        self._arm(min(moments) if moments else None)

    async def time_is_up(self) -> None:
        if not self.owned or self.played is None:
            return
        now = steady.time()
        await self._decide()
        if self._slots is not None and self._slots.closes <= now and self._standing() is None:
            await self._close_window()
            return
        runs_out = self._clocks.runs_out()
        if runs_out is not None and max(runs_out[0], self._no_timeout_before) <= now:
            await self._set_away(runs_out[1], away=True)
            return
        self._set_timer()
