"""Asking the table: what can't be undone freely is taken back if all other people agree (docs/protocol.md, *Undo*).

Requests, yes and no are rows among the answers: they outlive a restart and go over to another process with the game.
While a request stands, computer players and secret windows wait; people do not, and an answer of theirs ends it.
"""

from readyroom.server import steady, wire
from readyroom.server.errors import Refused
from readyroom.server.room import Room


class Asking(Room):
    async def _undo(self, seat: int) -> None:
        assert self.played is not None
        if not self.played.may_undo(seat):
            raise Refused("undo-refused", why=self.played.game.why_no_undo(seat))
        await self._commit([("undo", seat, None, None)], ())

    async def _request(self, seat: int) -> None:
        """Take back the last answer of a seat, when everybody agrees; at once if nobody has to be asked."""
        assert self.played is not None
        assert self.table is not None
        if self.played.asking:
            raise Refused("request-stands")
        if self.played.may_undo(seat):
            await self._undo(seat)
        elif not self.played.may_ask(seat):
            raise Refused("no-request")
        elif not self._people(seat):
            await self._commit([("back", seat, None, None)], ())
        else:
            settings = self.hub.settings
            seconds = settings.request_live if self.table.pace == "live" else settings.request_web
            await self._commit([("request", seat, None, round(seconds))], ())

    async def _consent(self, seat: int, number: int, *, yes: bool) -> None:
        request = self._standing()
        if request is None or request.number != number:
            raise Refused("request-over")
        if seat == request.seat and yes:
            raise Refused("own-request")
        if not yes:
            await self._commit([("end", seat, None, None)], ())
        elif seat not in request.agreed:
            await self._commit([("agree", seat, None, None)], ())

    def _standing(self) -> wire.RequestInfo | None:
        return self.played.request if self.played is not None and self.played.asking else None

    def _people(self, asker: int) -> list[int]:
        """Who has to agree: everybody else who plays himself."""
        assert self.table is not None
        return [chair.seat for chair in self.table.chairs if chair.seat != asker and not chair.played_by_computer]

    def undecided(self) -> list[int]:
        """The people whose yes or no a request waits for."""
        request = self._standing()
        return [seat for seat in self._people(request.seat) if seat not in request.agreed] if request else []

    def _see_to_request(self) -> float | None:
        """After any change: until when a request stands. One that is decided is carried out."""
        request = self._standing()
        if request is None or self.table is None:
            return None
        if not self.undecided() or self.table.chairs[request.seat].played_by_computer:
            self.post(self._decide)
        return max(request.until, self._no_timeout_before)

    async def _decide(self) -> None:
        """Carry out what all have agreed to; end what nobody asks for any more, or what took too long."""
        request = self._standing()
        if request is None or self.table is None or not self.owned:
            return
        if self.table.chairs[request.seat].played_by_computer:
            await self._commit([("end", request.seat, None, None)], ())
        elif not self.undecided():
            await self._commit([("back", request.seat, None, None)], ())
        elif steady.time() >= max(request.until, self._no_timeout_before):
            await self._commit([("end", None, None, None)], ())
