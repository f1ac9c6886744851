"""Effects on characters: the Brig, Sickbay, executions."""

from collections.abc import Iterable
from functools import partial

from readyroom.galactica.asking import choose_seat, of_seats
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.core import seat_of, touched
from readyroom.galactica.events import NotPossible
from readyroom.galactica.execution import execute
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.moving import choosable, in_location, is_sent, on_ship, send, send_all, why_not_sent
from readyroom.galactica.places import sent
from readyroom.galactica.registry import Effect
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import show_seat
from readyroom.kernel import Choose, Option, Script


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

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        chooser = seat_of(g, self.chooser, because)
        seats = [seat for seat in choosable(g, self.place) if not self.another or g.solo or seat != chooser]
        why = partial(why_not_sent, g, self.place)
        target: int | None
        if self.optional:
            prompt = f"galactica-send-to-{self.place}"
            target = yield Choose(chooser, prompt, [None, *seats], _seat_or_nobody, why=of_seats(why))
        else:
            target = yield from choose_seat(chooser, f"galactica-send-to-{self.place}", seats, why=why)
        if target is not None:
            yield from send(g, target, self.place, because)
            if self.then is not None:
                yield from self.then.run(g, because.choosing(target))
        elif not seats:
            g.tell(NotPossible, f"send-to-{self.place}")


def _seat_or_nobody(seat: int | None) -> Option:
    return Option("choice", "nobody") if seat is None else show_seat(seat)


class Execute(Effect, frozen=True):
    """Somebody is executed; revealed Cylons are not (CYL-018, FIVE-006)."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from execute(g, seat_of(g, self.role, because), because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        seats = touched([ahead.g.players[seat_of(ahead.g, self.role, because)]])
        return self.said_if_none([Line("executed", {"seat": seat}, tone="bad") for seat in seats])
