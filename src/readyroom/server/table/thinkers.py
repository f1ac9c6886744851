"""Computer players at a table: who is called to think, for how long, and what becomes of a thought."""

import asyncio
import logging
import time
from collections.abc import Callable, Coroutine
from functools import partial
from typing import TYPE_CHECKING, Any

import msgspec

from readyroom.kernel import Json, Question, StaleAnswer
from readyroom.server import steady
from readyroom.server.bots import Thought
from readyroom.server.errors import Refused
from readyroom.server.table.game_log import Viewer

if TYPE_CHECKING:
    from readyroom.server.table.table import Table

logger = logging.getLogger("readyroom.live")

Key = tuple[int, int]
"""A question: its seat and its serial."""


class Thinkers:
    """The questions somebody is busy with in the background: computer players, and orders that wait a moment."""

    def __init__(self, table: "Table") -> None:
        self._table = table
        self._tasks: dict[Key, asyncio.Task[None]] = {}
        self._paused_in: int | None = None
        """The turn in which computer players have given people time to follow."""

    @property
    def busy(self) -> bool:
        return bool(self._tasks)

    def begin(self, key: Key, work: Callable[[Key], Coroutine[Any, Any, None]]) -> None:
        """Let somebody work on a question, unless somebody does."""
        if key not in self._tasks:
            self._tasks[key] = asyncio.get_running_loop().create_task(work(key))

    def done(self, key: Key) -> None:
        """The work that calls this is over."""
        if self._tasks.get(key) is asyncio.current_task():
            del self._tasks[key]

    def stop(self) -> None:
        for task in self._tasks.values():
            task.cancel()
        self._tasks = {}

    def stop_for(self, seat: int) -> None:
        for key in [key for key in self._tasks if key[0] == seat]:
            self._tasks.pop(key).cancel()

    def pause_again(self) -> None:
        """Something was taken back: people may have more to say."""
        self._paused_in = None

    # --- who is called -------------------------------------------------------------------------------------

    def call(self) -> None:
        """Let computer players think about what they are asked, and about what people may be stood in for."""
        table = self._table
        for question in table.log.game.questions:
            computer = table.row.chairs[question.seat].played_by_computer
            wanted = question.seat not in table.log.plans and (computer or table.windows.needs_stand_in(question))
            if wanted and not table.windows.passed_over(question):
                self._call_for(question)

    def _call_for(self, question: Question) -> None:
        level = self._table.row.chairs[question.seat].level or "random"
        self.begin((question.seat, question.serial), partial(self._answer_soon, level=level))

    async def _answer_soon(self, key: Key, level: str) -> None:
        table, begun = self._table, time.monotonic()
        try:
            try:
                thought = await self.think(key[0], level, talks=self._may_talk(key[0]))
            except asyncio.CancelledError:
                raise
            except Exception:
                logger.exception("a computer player failed; another answers", extra={"table": table.id})
                thought = await self.think(key[0], "random")
            await asyncio.sleep(max(0.0, self.delay() - (time.monotonic() - begun)))
        finally:
            self.done(key)
        if thought is not None:
            table.jobs.post(lambda: self._answer(key, thought))

    async def _answer(self, key: Key, thought: Thought) -> None:
        table = self._table
        if not table.owned or not table.in_play or not table.known or table.log.asking:
            return
        seat, serial = key
        answer = thought.answer
        if not table.row.chairs[seat].played_by_computer:
            table.windows.stand_in[key] = answer
            return
        try:
            said = [label for label in thought.said if self._lets_say(seat, label)]
            picks = answer if isinstance(answer, int) else list(answer)
            await table.moves.answer(seat, picks, serial, said, by_hand=False)
        except (Refused, StaleAnswer):
            logger.info("a computer player's answer came too late", extra={"table": table.id})

    def delay(self) -> float:
        """How long an answer takes at least: where a game has turns, people can follow if each begins with a pause.
        In a window there is nothing to follow."""
        table = self._table
        if not table.in_play or table.log.window is not None:
            return 0.0
        turn = getattr(table.log.game.state, "turn", None)
        if turn is not None and turn == self._paused_in:
            return 0.0
        self._paused_in = turn
        return table.hub.settings.player_delay

    # --- thinking ------------------------------------------------------------------------------------------

    async def think(self, seat: int, level: str, *, talks: bool = False, explains: bool = False) -> Thought | None:
        """What a computer player would do on a seat."""
        table = self._table
        return await table.hub.players.think(
            table.id,
            msgspec.json.encode(table.row.header),
            table.rows[:],
            seat,
            level,
            talks=talks,
            explains=explains,
            seconds=self._seconds(seat),
            urgent=table.people_look,
            secret=self._in_window and (explains or not table.windows.openly),
        )

    async def explain(self, viewer: Viewer, seen: int) -> list[Json]:
        """What the computer players say about what they did, from what everybody could see."""
        table = self._table
        seats = [chair.seat for chair in table.row.chairs if chair.computer]
        header = msgspec.json.encode(table.row.header)
        return await table.hub.players.explain(
            table.id, header, table.rows[:], viewer, seen, seats, apart=self._in_window
        )

    def _seconds(self, seat: int) -> float | None:
        """How long thinking for a seat may take: where people wait for it, and while a clock runs for a hint."""
        table = self._table
        left = table.clocks.seconds_left(seat, steady.time())
        live = table.hub.settings.player_seconds if table.known and table.row.pace == "live" else None
        return min((limit for limit in (left, live) if limit is not None), default=None)

    @property
    def _in_window(self) -> bool:
        return self._table.in_play and self._table.log.window is not None

    # --- talking -------------------------------------------------------------------------------------------

    def _may_talk(self, seat: int) -> bool:
        """A computer player never speaks in a person's name, nor where speaking would tell that it can act."""
        return self._table.row.chairs[seat].computer and self._table.log.window is None

    def _lets_say(self, seat: int, label: str) -> bool:
        """Whether a computer player may say this now, and does not talk too much."""
        table = self._table
        quiet = not table.in_play or not table.moves.has_lines_left(seat)
        offered = not quiet and self._may_talk(seat) and table.moves.offers(seat, label)
        return offered and table.hub.chat_bucket.take(f"{table.id}/{seat}")
