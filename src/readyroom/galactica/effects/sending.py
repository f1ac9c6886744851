"""Effects on characters: the Brig, Sickbay, any other place, executions."""

from collections.abc import Iterable
from functools import partial

from readyroom.galactica.asking import choose_seat, of_seats, others, show_seat_or_nobody, why_not_other
from readyroom.galactica.board import OFF_BOARD
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.core import seat_of, touched, who
from readyroom.galactica.events import NotPossible
from readyroom.galactica.execution import execute
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.moving import (
    choosable,
    in_location,
    is_sent,
    move_to,
    on_ship,
    send,
    send_all,
    show_place,
    why_not_sent,
)
from readyroom.galactica.places import board_of, confinement, layout, may_enter, sent, why_not_enter
from readyroom.galactica.purposes import GO, JAIL, WEAKEN
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Script, WhyNot


class Send(Effect, frozen=True):
    """Somebody goes to the Brig or to Sickbay."""

    role: str
    place: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from send(g, seat_of(g, self.role, because), self.place, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return self.said_if_none(_goes(ahead, [seat_of(ahead.g, self.role, because)], self.place))


def _goes(ahead: Ahead, seats: Iterable[int], place: str) -> list[Line]:
    """Who would be moved: `send` says who is not."""
    going = [seat for seat in seats if is_sent(ahead.g, seat, place)]
    return [Line("goes", {"seat": seat, "place": sent(ahead.g, seat, place)}, tone="bad") for seat in going]


class SendAllIn(Effect, frozen=True):
    """Everybody in a location."""

    location: str
    place: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from send_all(g, in_location(self.location), self.place, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        there = in_location(self.location)
        seats = [player.seat for player in ahead.g.players if there(player.place)]
        return self.said_if_none(_goes(ahead, seats, self.place))


class SendAllOn(Effect, frozen=True):
    """Everybody on a ship."""

    ship: str
    place: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from send_all(g, on_ship(self.ship), self.place, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        there = on_ship(self.ship)
        seats = [player.seat for player in ahead.g.players if there(player.place)]
        return self.said_if_none(_goes(ahead, seats, self.place))


class ChooseAndSend(Effect, frozen=True):
    """Somebody chooses a character for the Brig or Sickbay (MOVE-014..017)."""

    chooser: str
    place: str
    optional: bool = False
    another: bool = False
    """Not the one who chooses; in a one-player game there is nobody else (VAR-023)."""
    then: Effect | None = None
    """What follows if somebody was chosen, who is CHOSEN there."""
    on: str | None = None
    """The board on which they must be."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        chooser = seat_of(g, self.chooser, because)
        seats = [seat for seat in choosable(g, self.place) if not self.another or g.solo or seat != chooser]
        if self.on is not None:
            seats = [seat for seat in seats if board_of(g.players[seat].place) == self.on]
        why = partial(self._why_not, g)
        prompt, purpose = f"galactica-send-to-{self.place}", WEAKEN if confinement(self.place) is None else JAIL
        target: int | None
        if self.optional:
            target = yield Choose(
                chooser, prompt, [None, *seats], show_seat_or_nobody, why=of_seats(why), purpose=purpose
            )
        else:
            target = yield from choose_seat(chooser, prompt, seats, purpose, why=why)
        if target is not None:
            yield from send(g, target, self.place, because)
            if self.then is not None:
                yield from self.then.run(g, because.choosing(target))
        elif not seats:
            g.tell(NotPossible, f"send-to-{self.place}")

    def _why_not(self, g: Galactica, seat: int) -> WhyNot | None:
        player = g.players[seat]
        if self.on is not None and is_human_player(player) and board_of(player.place) != self.on:
            return WhyNot("not-on-board", "TERM-011", {"place": self.on})
        return why_not_sent(g, self.place, seat)


class GoAnywhere(Effect, frozen=True):
    """Somebody must move to another location that they may be in; it costs no card, and prisoners leave so. Who is not
    on the board yet does not come there by it (EXEC-037)."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            here = g.players[seat].place
            if here == OFF_BOARD:
                g.tell(NotPossible, "move-off-board")
                continue
            places = [place for place in layout(g).locations if place != here and may_enter(g, seat, place)]
            place: str = yield Choose(
                seat, "galactica-go-anywhere", places, show_place, purpose=GO, why=partial(_why_not_there, g, seat)
            )
            yield from move_to(g, seat, place, because)


def _why_not_there(g: Galactica, seat: int, kind: str, id: str) -> WhyNot | None:
    return why_not_enter(g, seat, id) if kind == "location" else None


class Execute(Effect, frozen=True):
    """Somebody is executed; revealed Cylons are not (CYL-018, FIVE-006)."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from execute(g, seat_of(g, self.role, because), because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        seats = touched([ahead.g.players[seat_of(ahead.g, self.role, because)]])
        return self.said_if_none([Line("executed", {"seat": seat}, tone="bad") for seat in seats])


class MayExecute(Effect, frozen=True):
    """Somebody may have another character executed; nobody who is a revealed Cylon (ALLY-017)."""

    chooser: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        chooser = seat_of(g, self.chooser, because)
        seats = [seat for seat in others(g, chooser) if seat != chooser]
        if not seats:
            g.tell(NotPossible, "choose-player")
            return
        victim: int | None = yield Choose(
            chooser,
            "galactica-may-execute",
            [None, *seats],
            show_seat_or_nobody,
            purpose=JAIL,
            why=of_seats(partial(why_not_other, g, chooser)),
        )
        if victim is not None:
            yield from execute(g, victim, because)
