"""Effects on vipers and what is damaged: leading one viper, losing unmanned ones, repairing."""

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import damage_viper, repair_location, repairable
from readyroom.galactica.effects.core import who
from readyroom.galactica.events import NotPossible
from readyroom.galactica.forecast import WORSE, Ahead, Line
from readyroom.galactica.hangar import (
    all_destroyed,
    chooser,
    damaged,
    in_reserves,
    repair_vipers,
    restore_viper,
    unmanned,
)
from readyroom.galactica.moving import show_place
from readyroom.galactica.places import FLAGSHIP, board_of, damaged_on
from readyroom.galactica.purposes import ACT, AMOUNT, SACRIFICE
from readyroom.galactica.registry import Effect
from readyroom.galactica.ships import common_raiders, destroy_raider
from readyroom.galactica.state import Galactica
from readyroom.galactica.vipers import lead_viper, show_unmanned
from readyroom.kernel import Choose, ChooseSeveral, Option, Script


def _show_number(number: int) -> Option:
    return Option("number", str(number))


class LeadViper(Effect, frozen=True):
    """Somebody chooses one unmanned viper and activates it several times."""

    tone = "good"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from lead_viper(g, seat, self.count, because)


class VipersShootDown(Effect, frozen=True):
    """Each unmanned viper may destroy a raider in its area, as somebody says."""

    tone = "good"

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            for area in range(6):
                vipers = sum(squadron.space[area] for squadron in g.squadrons.values())
                most = min(vipers, common_raiders(g, area))
                if not most:
                    continue
                count: int = yield Choose(
                    seat,
                    "galactica-vipers-shoot-down",
                    range(most + 1),
                    _show_number,
                    facts={"area": AREAS[area]},
                    purpose=AMOUNT,
                )
                for _ in range(count):
                    yield from destroy_raider(g, area, because)


class DamageUnmanned(Effect, frozen=True):
    """Somebody chooses unmanned vipers in space, which are damaged."""

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            for _ in range(self.count):
                vipers = [(ship, area) for area in range(6) for ship in unmanned(g, area)]
                if not vipers:
                    g.tell(NotPossible, "damage-viper")
                    return
                ship, area = yield from choose_one(seat, "galactica-damage-unmanned", vipers, show_unmanned, SACRIFICE)
                yield from damage_viper(g, ship, area, None, because)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        flying = sum(sum(squadron.space) for squadron in ahead.g.squadrons.values())
        return [ahead.change("vipers-in-space", flying, -self.count)]


class RepairVipers(Effect, frozen=True):
    """Somebody has damaged vipers brought back to the Reserves: so many, or `up_to` so many."""

    role: str
    count: int
    up_to: bool = False

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            count = min(self.count, damaged(g))
            if not count:
                g.tell(NotPossible, "repair-viper")
            elif self.up_to:
                count = yield Choose(seat, "galactica-repair-vipers", range(count + 1), _show_number, purpose=AMOUNT)
            yield from repair_vipers(g, seat, count)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        ready = in_reserves(ahead.g)
        return [ahead.change("reserves", ready, self.count, most=ready + damaged(ahead.g))]


class RestoreViper(Effect, frozen=True):
    """A destroyed viper comes back to the Reserves, if there is one."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if all_destroyed(g):
            yield from restore_viper(g, chooser(g, because))

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        ready = in_reserves(ahead.g)
        return [ahead.change("reserves", ready, 1, most=ready + all_destroyed(ahead.g))]


class RepairLocations(Effect, frozen=True):
    """Somebody has damaged locations of Galactica repaired, up to so many."""

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            places = [place for place in repairable(g) if board_of(place) == FLAGSHIP]
            if not places:
                g.tell(NotPossible, "repair-location")
                return
            chosen: tuple[str, ...] = yield ChooseSeveral(
                seat,
                "galactica-repair-locations",
                places,
                show_place,
                at_least=0,
                at_most=min(self.count, len(places)),
                purpose=ACT,
            )
            for place in chosen:
                repair_location(g, place)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("hull", len(damaged_on(ahead.g, FLAGSHIP)), -self.count, up=WORSE)]
