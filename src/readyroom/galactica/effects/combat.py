"""Effects on Cylon ships and civilian ships that somebody chooses: destroying, removing, damaging, bringing back."""

from collections.abc import Iterable

from readyroom.galactica.activation import activate
from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS, neighbours
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import Target, damage_basestar, show_target
from readyroom.galactica.effects.core import seat_of, who
from readyroom.galactica.events import CenturionsDrivenBack, CivilianSeen, NotPossible, RaiderRemoved, ShipsMoved
from readyroom.galactica.forecast import WORSE, Ahead, Line
from readyroom.galactica.purposes import SHIELD, STRIKE
from readyroom.galactica.registry import Effect
from readyroom.galactica.ships import (
    common_raiders,
    destroy_basestar,
    destroy_heavy_raider,
    destroy_raider,
    escort,
    raiders_may_act,
    show_area,
    show_civilian,
    take_raider,
    with_cylon_ships,
)
from readyroom.galactica.state import Civilian, Galactica
from readyroom.kernel import Choose, Hidden, Script


def _with_raiders(g: Galactica) -> list[int]:
    return [area for area in range(6) if common_raiders(g, area)]


class DestroyRaiders(Effect, frozen=True):
    """Somebody chooses an area, in which raiders are destroyed."""

    tone = "good"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        areas = _with_raiders(g)
        if not areas:
            g.tell(NotPossible, "destroy-raiders")
            return
        seat = seat_of(g, self.role, because)
        area = yield from choose_one(seat, "galactica-destroy-raiders", areas, show_area, purpose=STRIKE)
        for _ in range(min(self.count, common_raiders(g, area))):
            yield from destroy_raider(g, area, because)


class DestroyInArea(Effect, frozen=True):
    """Somebody chooses an area, in which all Cylon ships are destroyed."""

    tone = "good"

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        areas = with_cylon_ships(g)
        if not areas:
            g.tell(NotPossible, "remove-cylons")
            return
        area = yield from choose_one(
            seat_of(g, self.role, because), "galactica-destroy-in-area", areas, show_area, purpose=STRIKE
        )
        while common_raiders(g, area):
            yield from destroy_raider(g, area, because)
        while g.fleet.heavies[area]:
            yield from destroy_heavy_raider(g, area, because)
        while found := [basestar for basestar in g.fleet.basestars if basestar.area == area]:
            yield from destroy_basestar(g, found[0], because)


class RemoveRaiders(Effect, frozen=True):
    """Somebody chooses raiders on the main board, which go back to the supply; they are not destroyed."""

    tone = "good"

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = seat_of(g, self.role, because)
        for _ in range(self.count):
            areas = [area for area in range(6) if g.fleet.raiders[area]]
            if not areas:
                g.tell(NotPossible, "remove-raiders")
                return
            area = yield from choose_one(seat, "galactica-remove-raider", areas, show_area, purpose=STRIKE)
            take_raider(g, area, ace=not common_raiders(g, area))
            g.tell(RaiderRemoved, AREAS[area])

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("raiders", sum(ahead.g.fleet.raiders), -self.count, up=WORSE)]


class DamageBasestar(Effect, frozen=True):
    """Somebody chooses a basestar on the main board, which is damaged."""

    tone = "good"

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        basestars: list[Target] = [("basestar", basestar.area, basestar) for basestar in g.fleet.basestars]
        if not basestars:
            g.tell(NotPossible, "damage-basestar")
            return
        seat = seat_of(g, self.role, because)
        _, _, basestar = yield from choose_one(seat, "galactica-damage-basestar", basestars, show_target, STRIKE)
        yield from damage_basestar(g, basestar, because)


class RaidersActAgain(Effect, frozen=True):
    """All raiders are activated several times over, whether they have acted in this turn or not."""

    tone = "bad"

    times: int

    def run(self, g: Galactica, __: Cause, /) -> Script[None]:
        for _ in range(self.times):
            raiders_may_act(g)
            yield from activate(g, "raiders")


class LaunchRaiders(Effect, frozen=True):
    """What the icon for launching raiders does."""

    tone = "bad"

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from activate(g, "launch_raiders")


class CenturionsBack(Effect, frozen=True):
    """Every centurion goes one space back on the Boarding Party track; on its start space they stay."""

    tone = "good"

    def do(self, g: Galactica, _: Cause, /) -> None:
        if not any(g.boarding[1:]):
            g.tell(NotPossible, "move-centurions")
            return
        start, second, *rest = g.boarding
        g.boarding = [start + second, *rest, 0]
        g.tell(CenturionsDrivenBack)


# --- civilian ships ----------------------------------------------------------------------------------------


class RecallCivilian(Effect, frozen=True):
    """Somebody chooses a civilian ship in space, which goes back unseen among the unused ones."""

    tone = "good"

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        ships = [(area, ship) for area in range(6) for ship in g.civilians[area]]
        if not ships:
            g.tell(NotPossible, "recall-civilian")
            return
        seat = seat_of(g, self.role, because)
        area, ship = yield from choose_one(
            seat, "galactica-recall-civilian", ships, lambda pick: show_civilian(pick[1]), purpose=SHIELD
        )
        escort(g, area, ship)


class SurveyCivilians(Effect, frozen=True):
    """Somebody looks at all civilian ships in space, and may move each of them to an adjacent area."""

    tone = "good"

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            ships = [(area, ship) for area in range(6) for ship in g.civilians[area]]
            if ships:
                yield from look_and_move(g, seat, ships)
            else:
                g.tell(NotPossible, "look-civilians")


def look_at_ships(g: Galactica, seat: int, ships: Iterable[Civilian]) -> None:
    """`seat` looks at these civilian ships."""
    for ship in ships:
        ship.seen |= 1 << seat
        g.chance.reveal()
        g.tell(CivilianSeen, seat, ship.handle, Hidden(ship.face, (seat,), None))


def look_and_move(g: Galactica, seat: int, ships: list[tuple[int, Civilian]]) -> Script[None]:
    """`seat` looks at these civilian ships; then each may go to an adjacent area."""
    look_at_ships(g, seat, [ship for _, ship in ships])
    for area, ship in ships:
        to: int = yield Choose(
            seat,
            "galactica-move-civilian",
            (area, *neighbours(area)),
            show_area,
            facts={"handle": ship.handle, "number": ship.number, "face": ship.face},
            purpose=SHIELD,
        )
        if to != area:
            g.civilians[area].remove(ship)
            g.civilians[to].append(ship)
            g.tell(ShipsMoved, "civilian", AREAS[area], AREAS[to], 1)
