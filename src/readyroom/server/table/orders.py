"""Standing orders: windows that a seat passes, and questions that are answered for it."""

import asyncio
from collections.abc import Collection
from typing import TYPE_CHECKING

from readyroom.kernel import Answer, Question
from readyroom.server import lobby
from readyroom.server.errors import Refused
from readyroom.server.table.thinkers import Key

if TYPE_CHECKING:
    from readyroom.server.table.table import Table


class Orders:
    def __init__(self, table: "Table") -> None:
        self._table = table
        self._by_hand: set[Key] = set()
        """Questions that standing orders leave alone: an answer was taken back there."""

    def forget(self) -> None:
        self._by_hand = set()

    async def give(self, seat: int, windows: list[str], answer_by: list[str]) -> None:
        """A seat says which windows it passes and by which orders of the game it answers, instead of before."""
        table = self._table
        if unknown := set(answer_by) - set(table.log.game.rules.orders):
            raise Refused("bad-request", why=f"there is no order {min(unknown)!r}")
        chair = table.row.chairs[seat]
        orders = sorted({*(window for window in windows if not window.startswith("=")), *(f"={o}" for o in answer_by)})
        await table.hub.store.write(lambda tx: lobby.set_orders(tx, table.id, seat, orders))
        chair.orders = orders
        self.follow()
        if table.log.window is not None:
            table.audience.tell_all()  # what is asked here may be hidden now, or no longer
        window = table.log.window if table.windows.times is not None else None
        if window is not None and table.windows.passes(chair.pass_windows, window):
            await table.moves.use_window(seat, "pass")

    def leave_alone(self, seats: Collection[int]) -> None:
        """Seats have taken an answer back: they decide themselves what they are asked now."""
        for question in self._table.log.game.questions:
            if question.seat in seats:
                self._by_hand.add((question.seat, question.serial))

    def _answer_to(self, question: Question) -> Answer | None:
        """What a seat has ordered to answer here."""
        log, chair = self._table.log, self._table.row.chairs[question.seat]
        if chair.played_by_computer or log.window is not None or (chair.seat, question.serial) in self._by_hand:
            return None
        rules = log.game.rules
        found = (rules.ordered(order, question) for order in rules.orders if order in chair.answer_by)
        return next((answer for answer in found if answer is not None), None)

    def follow(self) -> None:
        """See which open questions are answered by an order."""
        table = self._table
        for question in table.log.game.questions:
            if self._answer_to(question) is not None:
                table.thinkers.begin((question.seat, question.serial), self._soon)

    async def _soon(self, key: Key) -> None:
        """As quick as a computer player, so that people can follow."""
        table = self._table
        try:
            await asyncio.sleep(table.hub.settings.player_delay)
        finally:
            table.thinkers.done(key)
        table.jobs.post(lambda: self._answer(key))

    async def _answer(self, key: Key) -> None:
        table = self._table
        if not table.owned or not table.in_play or table.log.asking:
            return
        for question in table.log.game.questions:
            answer = self._answer_to(question) if (question.seat, question.serial) == key else None
            if answer is not None:
                picks = answer if isinstance(answer, int) else list(answer)
                await table.moves.answer(question.seat, picks, question.serial)
                return
        table.thinkers.call()  # one that has taken the seat meanwhile was kept waiting
