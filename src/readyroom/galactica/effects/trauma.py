"""Effects on trauma tokens (TRAU): drawing them and being rid of them."""

from collections.abc import Iterable

from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.core import who
from readyroom.galactica.forecast import WORSE, Ahead, Line
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.galactica.trauma import discard_chosen_trauma, discard_random_trauma, draw_trauma, tokens_of
from readyroom.kernel import Script, WhyNot


class DrawTrauma(Effect, frozen=True):
    """Somebody draws trauma tokens."""

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from draw_trauma(g, seat, self.count, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return _tokens(ahead, who(ahead.g, self.role, because), self.count)


def _tokens(ahead: Ahead, seats: Iterable[int], by: int) -> list[Line]:
    """How many tokens somebody has is open."""
    players = ahead.g.players
    return [
        ahead.change(f"trauma:{seat}", len(tokens_of(players[seat])), by, up=WORSE, says="trauma", seat=seat)
        for seat in seats
    ]


class CylonsDrawTrauma(Effect, frozen=True):
    """Every Cylon player draws trauma tokens, the current player first."""

    tone = "good"

    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in [seat for seat in g.clockwise(g.current) if is_cylon_player(g.players[seat])]:
            yield from draw_trauma(g, seat, self.count, because)


class DiscardTrauma(Effect, frozen=True):
    """Somebody discards trauma tokens of their choice, or random ones."""

    unless = WhyNot("no-trauma", "TRAU-008")

    role: str
    count: int
    random: bool = False

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            if self.random:
                discard_random_trauma(g, seat, self.count)
            else:
                yield from discard_chosen_trauma(g, seat, self.count)

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(tokens_of(g.players[seat]))

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return _tokens(ahead, who(ahead.g, self.role, because), -self.count)
