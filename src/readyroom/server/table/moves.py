"""What a seat does at its table: every question a person asks is answered here, and checked before anything changes."""

from collections.abc import Sequence
from typing import TYPE_CHECKING

from readyroom.kernel import Answer, Json, Question
from readyroom.server import lobby, steady, wire
from readyroom.server.errors import Refused

if TYPE_CHECKING:
    from readyroom.server.table.table import Change, Table

_ACTS = (wire.Answer, wire.Undo, wire.Request, wire.Consent, wire.WindowAsk, wire.Back)
"""Who does one of these plays himself again."""


class Moves:
    def __init__(self, table: "Table") -> None:
        self._table = table

    async def perform(self, person: str, ask: wire.Ask) -> Json:
        """Do what a person asks for; only the owner of the table does."""
        table = self._table
        row = await table.load()
        seat = row.seat_of(person)
        if seat is None:
            raise Refused("not-seated")
        if not table.in_play:
            raise Refused("not-started")
        if not table.owned and not table.log.game.over:
            raise Refused("busy")
        if (row.chairs[seat].away or row.chairs[seat].votes) and isinstance(ask, _ACTS):
            await self.set_away(seat, away=False)
        match ask:
            case wire.Answer():
                await self.answer(seat, ask.answer, ask.serial)
            case wire.Undo():
                await table.requests.undo(seat)
            case wire.Request():
                await table.requests.ask(seat)
            case wire.Consent():
                await table.requests.consent(seat, ask.request, yes=ask.yes)
            case wire.WindowAsk():
                await self.use_window(seat, ask.do)
            case wire.TalkAsk():
                await self._talk(seat, ask.talk)
            case wire.Orders():
                await table.orders.give(seat, ask.pass_windows, ask.answer_by)
            case wire.Away():
                await self.set_away(seat, away=True)
            case wire.Back():
                pass
            case _:
                raise Refused("bad-request", why=type(ask).__name__)
        return None

    async def answer(
        self, seat: int, answer: Answer | list[int], serial: int, said: Sequence[str] = (), *, by_hand: bool = True
    ) -> None:
        """Answer, and say something just before. A person who decides in a window is done there; a computer player
        keeps its time, for it decides only where it is asked."""
        table = self._table
        picks = self._question(seat, serial).check(answer)
        if table.log.window is None:
            talk: list[Change] = [("talk", seat, None, label) for label in said]
            await table.commit([*talk, ("answer", seat, serial, picks)], answered=(seat,))
            return
        if table.windows.times is not None and by_hand:
            table.windows.times.over(seat, steady.time())
        await table.commit([("plan", seat, serial, picks)])

    def _question(self, seat: int, serial: int) -> Question:
        question = self._table.log.open_to(seat)
        if question is None or question.serial != serial:
            raise Refused("stale")
        return question

    async def use_window(self, seat: int, do: str) -> None:
        """In a secret window: a seat is done, or wants more time."""
        table, times = self._table, self._table.windows.times
        if table.log.window is None or times is None:
            raise Refused("no-window")
        now = steady.time()
        if do == "think":
            times.think(seat, now)
            table.set_alarm()
            return
        question = table.log.open_to(seat)
        if question is None:
            times.over(seat, now)
            table.set_alarm()
            return
        picks = question.passing
        if picks is None:
            raise Refused("must-choose")
        await self.answer(seat, list(picks) if isinstance(picks, tuple) else picks, question.serial)

    async def set_away(self, seat: int, *, away: bool) -> None:
        """A computer player answers for the seat, or no longer."""
        table = self._table
        await table.hub.store.write(lambda tx: lobby.set_away(tx, table.id, seat, away=away))
        await table.row_changed()

    # --- table talk ----------------------------------------------------------------------------------------

    async def _talk(self, seat: int, label: str) -> None:
        if not self.offers(seat, label):
            raise Refused("no-talk")
        if not self.has_lines_left(seat):
            raise Refused("too-often")
        await self._table.commit([("talk", seat, None, label)])

    def offers(self, seat: int, label: str) -> bool:
        """Whether the seat may say this now."""
        return any(label == option.label for option in self._table.log.phrases(seat))

    def has_lines_left(self, seat: int) -> bool:
        """A game holds so many lines, shared equally among its seats, so that nobody silences the others."""
        table = self._table
        share = table.hub.settings.limits.record_talk // table.log.header.seats
        return sum(talk.seat == seat for talk in table.log.game.said) < share
