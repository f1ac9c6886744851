"""The effect with which a Cylon leader comes among the humans."""

from readyroom.galactica.causes import Cause
from readyroom.galactica.infiltration import STAY, infiltrate, ways_in
from readyroom.galactica.moving import show_place
from readyroom.galactica.purposes import GO
from readyroom.galactica.registry import Effect
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script, WhyNot


class OrInfiltrate(Effect, frozen=True):
    """Something happens; or a Cylon leader infiltrates a ship instead (INFL-001)."""

    ship: str
    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        places = ways_in(g, seat, self.ship)
        place: str = STAY
        if places:
            place = yield Choose(seat, "galactica-infiltrate", [STAY, *places], _show, purpose=GO)
        if place == STAY:
            yield from self.effect.run(g, because)
        else:
            yield from infiltrate(g, seat, place, because)

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return bool(ways_in(g, seat, self.ship)) or self.effect.possible(g, seat)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return None if self.possible(g, seat) else self.effect.why_not(g, seat)


def _show(place: str) -> Option:
    return Option("choice", STAY) if place == STAY else show_place(place)
