"""Asking the table: what can't be undone freely is taken back if all other people agree (docs/protocol.md).

Requests, yes and no are rows among the answers: they outlive a restart and go over to another process with the game.
While a request stands, computer players and secret windows wait; people do not, and an answer of theirs ends it.
"""

from typing import TYPE_CHECKING

from readyroom.server import steady, wire
from readyroom.server.errors import Refused

if TYPE_CHECKING:
    from readyroom.server.table.table import Table


class Requests:
    def __init__(self, table: "Table") -> None:
        self._table = table

    async def undo(self, seat: int) -> None:
        """Take back the last answer of a seat, where it needs nobody's leave."""
        log = self._table.log
        if not log.may_undo(seat):
            raise Refused("undo-refused", why=log.game.why_no_undo(seat))
        await self._table.commit([("undo", seat, None, None)])

    async def ask(self, seat: int) -> None:
        """Take back the last answer of a seat, when everybody agrees; at once if nobody has to be asked."""
        table, log = self._table, self._table.log
        if log.asking:
            raise Refused("request-stands")
        if log.may_undo(seat):
            await self.undo(seat)
        elif not log.may_ask(seat):
            raise Refused("no-request")
        elif not self._people(seat):
            await table.commit([("back", seat, None, None)])
        else:
            settings = table.hub.settings
            seconds = settings.request_live if table.row.pace == "live" else settings.request_web
            await table.commit([("request", seat, None, round(seconds))])

    async def consent(self, seat: int, number: int, *, yes: bool) -> None:
        """A seat says yes or no; who asks takes it back with no."""
        request = self.standing()
        if request is None or request.number != number:
            raise Refused("request-over")
        if seat == request.seat and yes:
            raise Refused("own-request")
        if not yes:
            await self._table.commit([("end", seat, None, None)])
        elif seat not in request.agreed:
            await self._table.commit([("agree", seat, None, None)])

    def standing(self) -> wire.RequestInfo | None:
        """The request that nobody has decided yet."""
        table = self._table
        return table.log.request if table.in_play and table.log.asking else None

    def _people(self, asker: int) -> list[int]:
        """Who has to agree: everybody else who plays himself."""
        return [chair.seat for chair in self._table.row.chairs if chair.seat != asker and not chair.played_by_computer]

    def undecided(self) -> list[int]:
        """The people whose yes or no a request waits for."""
        request = self.standing()
        return [seat for seat in self._people(request.seat) if seat not in request.agreed] if request else []

    def stands_until(self) -> float | None:
        """After any change: until when a request stands. One that is decided is carried out."""
        table, request = self._table, self.standing()
        if request is None or not table.known:
            return None
        if not self.undecided() or table.row.chairs[request.seat].played_by_computer:
            table.jobs.post(self.decide)
        return max(request.until, table.no_timeout_before)

    async def decide(self) -> None:
        """Carry out what all have agreed to; end what nobody asks for any more, or what took too long."""
        table, request = self._table, self.standing()
        if request is None or not table.known or not table.owned:
            return
        if table.row.chairs[request.seat].played_by_computer:
            await table.commit([("end", request.seat, None, None)])
        elif not self.undecided():
            await table.commit([("back", request.seat, None, None)])
        elif steady.time() >= max(request.until, table.no_timeout_before):
            await table.commit([("end", None, None, None)])
