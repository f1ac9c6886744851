"""Effects on Mutiny cards and miracle tokens."""

from readyroom.galactica.asking import choose_seat
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.core import seat_of, who
from readyroom.galactica.events import NotPossible
from readyroom.galactica.miracles import NO_ROOM, able_to_gain, gain_miracle
from readyroom.galactica.mutiny import MUTINY, draw_mutiny, put_away
from readyroom.galactica.purposes import TRUST, WEAKEN
from readyroom.galactica.registry import Effect
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


class DrawMutiny(Effect, frozen=True):
    """Somebody draws Mutiny cards, one after the other."""

    role: str
    count: int = 1

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            for _ in range(self.count):
                yield from draw_mutiny(g, seat, because)


class PutAway(Effect, frozen=True):
    """The card that is being played is discarded now, before what follows on it."""

    def do(self, g: Galactica, because: Cause, /) -> None:
        put_away(g, because.source)


class GainMiracle(Effect, frozen=True):
    """Somebody gets a miracle token, if they may have one more."""

    tone = "good"

    role: str

    def do(self, g: Galactica, because: Cause, /) -> None:
        for seat in who(g, self.role, because):
            gain_miracle(g, seat)


class ChooseMiracle(Effect, frozen=True):
    """Somebody chooses a player who gets a miracle token: one who may have one more (CHAR-019, CHAR-020)."""

    tone = "good"

    chooser: str
    another: bool = False
    """Not the one who chooses."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        chooser = seat_of(g, self.chooser, because)
        able = [seat for seat in able_to_gain(g) if not self.another or seat != chooser]
        seat = yield from choose_seat(chooser, "galactica-gain-miracle", able, TRUST)
        if seat is None:
            g.tell(NotPossible, NO_ROOM)
        else:
            gain_miracle(g, seat)


class ChooseToDrawMutiny(Effect, frozen=True):
    """Somebody chooses a human player, maybe themselves, who draws a Mutiny card."""

    tone = "bad"

    chooser: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        humans = [player.seat for player in g.humans()]
        seat = yield from choose_seat(seat_of(g, self.chooser, because), "galactica-draws-mutiny", humans, WEAKEN)
        if seat is not None:
            yield from draw_mutiny(g, seat, because)


class MutinySpreads(Effect, frozen=True):
    """Every human player who has no Mutiny card draws one, the current player first (TIME-006)."""

    tone = "bad"

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        without = [player.seat for player in g.humans() if not player.held(MUTINY)]
        for seat in [seat for seat in g.clockwise(g.current) if seat in without]:
            yield from draw_mutiny(g, seat, because)
