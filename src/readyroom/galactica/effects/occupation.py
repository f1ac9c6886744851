"""Effects on New Caprica: civilian ships on the ground, occupation forces, who is executed there."""

from readyroom.galactica.asking import choose_one, choose_seat
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.conditions import Condition
from readyroom.galactica.effects.core import seat_of
from readyroom.galactica.events import NotPossible
from readyroom.galactica.execution import execute
from readyroom.galactica.forecast import WORSE, Ahead, Line
from readyroom.galactica.moving import show_place
from readyroom.galactica.new_caprica import (
    FORCES,
    TRACK,
    destroy_force,
    forces,
    place_force,
    prepare_or_evacuate,
    with_forces,
)
from readyroom.galactica.purposes import STRIKE, WEAKEN
from readyroom.galactica.registry import Effect
from readyroom.galactica.ships import destroy_grounded
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.galactica.tokens import left, lying
from readyroom.kernel import Script, WhyNot


class InOrbit(Condition, frozen=True):
    """Galactica is there, and not away from New Caprica."""

    def holds(self, g: Galactica, _: int, /) -> bool:
        return g.in_orbit

    def missing(self) -> WhyNot:
        return WhyNot("not-in-orbit", "NCAP-019")


class PrepareOrEvacuate(Effect, frozen=True):
    """Somebody has a civilian ship prepared, or evacuated once Galactica is back (NCAP-010, NCAP-011)."""

    tone = "good"

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from prepare_or_evacuate(g, seat_of(g, self.role, because))


class DestroyGrounded(Effect, frozen=True):
    """The top locked civilian ship is destroyed, else the top prepared one."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from destroy_grounded(g, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        if not (ahead.g.locked or ahead.g.prepared):
            return self.said_if_none([])
        population = ahead.number("population", ahead.g.resource("population"))
        return [Line("civilian", {"population": population}, tone="bad")]


class PlaceForce(Effect, frozen=True):
    """An occupation force comes to a location, if one is left (NCAP-018)."""

    place: str = TRACK[0]

    def do(self, g: Galactica, _: Cause, /) -> None:
        place_force(g, self.place)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        there = lying(ahead.g, FORCES)
        return [ahead.change("forces", there, 1, most=there + left(ahead.g, FORCES), up=WORSE)]


class DestroyForces(Effect, frozen=True):
    """Somebody says which occupation forces are destroyed: as many as there are, if these are no more."""

    chooser: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = seat_of(g, self.chooser, because)
        there = [place for place in with_forces(g) for _ in range(forces(g)[place])]
        if not there:
            g.tell(NotPossible, "destroy-forces")
        if len(there) > self.count:
            there = yield from self._choose(g, seat)
        for place in there:
            destroy_force(g, place)

    def _choose(self, g: Galactica, seat: int) -> Script[list[str]]:
        there = forces(g).copy()
        chosen = []
        for _ in range(self.count):
            places = [place for place in with_forces(g) if there[place]]
            place: str = yield from choose_one(seat, "galactica-destroy-force", places, show_place, STRIKE)
            there[place] -= 1
            chosen.append(place)
        return chosen

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("forces", lying(ahead.g, FORCES), -self.count, up=WORSE)]


class ExecuteCylon(Effect, frozen=True):
    """Somebody chooses a revealed Cylon player, who is executed and can't ignore that (CRIS-015)."""

    tone = "good"

    chooser: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        cylons = [player.seat for player in g.players if is_cylon_player(player)]
        chooser = seat_of(g, self.chooser, because)
        victim = yield from choose_seat(chooser, "galactica-execute-cylon", cylons, WEAKEN, why=_why_not)
        if victim is None:
            g.tell(NotPossible, "execute-cylon")
        else:
            yield from execute(g, victim, because, cylons=True)


def _why_not(_: int) -> WhyNot:
    return WhyNot("cylons-only", "CRIS-015")
