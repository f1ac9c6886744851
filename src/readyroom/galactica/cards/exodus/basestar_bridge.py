"""The Basestar Bridge, the location of the Cylon Fleet board (CYL-036, CYL-037, CYL-041, CYL-042).

It is one of the Cylon locations: no card is paid between them.
"""

from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREAS, CYLON_AREAS
from readyroom.galactica.cards.exodus.box import FLEET_BOARD
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import draw_damage, put_back_damage, resolve_damage, ship_of
from readyroom.galactica.dice import roll
from readyroom.galactica.effects import Effect, PlaceCivilians
from readyroom.galactica.events import BridgeOrdered, NotPossible
from readyroom.galactica.jump import move_track
from readyroom.galactica.places import Location, add_location
from readyroom.galactica.purposes import HARM, THREAT
from readyroom.galactica.pursuit import advance_pursuit, put_beyond
from readyroom.galactica.registry import LOCATION_ACTIONS
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script

PLACE = "basestar_bridge"
ORDERS = ("civilian", "pursuit", "reinforce", "damage")


class BackOrPursued(Effect, frozen=True):
    """Roll: up to a number the fleet marker goes back, above it the pursuit goes on."""

    at_most: int
    steps: int

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        result = yield from roll(g, "bridge-pursuit")
        if result <= self.at_most:
            yield from move_track(g, -self.steps)
        else:
            yield from advance_pursuit(g)


class Reinforce(Effect, frozen=True):
    """Ships of one kind join the fleet beyond the horizon, in an area of one's choice."""

    basestars: int
    raiders: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        ships = {"basestar": self.basestars, "raider": self.raiders}
        ship = yield from choose_one(
            because.seat,
            "galactica-reinforce",
            list(ships),
            lambda ship: Option("reinforce", ship, {"count": ships[ship]}),
            THREAT,
        )
        area = yield from choose_one(because.seat, "galactica-reinforce-area", list(CYLON_AREAS), _show, THREAT)
        put_beyond(g, ship, area, ships[ship])


def _show(area: int) -> Option:
    return Option("beyond", AREAS[area])


class Bombard(Effect, frozen=True):
    """Roll: below the number of raiders on the main board, damage tokens are drawn and one is resolved."""

    drawn: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        result = yield from roll(g, "bridge-damage")
        if result >= sum(g.fleet.raiders):
            return
        held = yield from draw_damage(g, because.seat, self.drawn)
        if not held.cards:
            g.held.pop()
            g.tell(NotPossible, "damage-galactica")
            return
        token = yield from choose_one(
            because.seat, "galactica-bridge-damage", held.cards[:], lambda token: Option("token", token), purpose=HARM
        )
        held.cards.remove(token)
        put_back_damage(g, held.cards)
        g.held.pop()
        yield from resolve_damage(g, ship_of(token), token, because)


class BasestarBridge(Effect, frozen=True):
    """Several of these, each at most once; all are chosen before the first one is carried out."""

    count: int
    civilian: Effect
    pursuit: Effect
    reinforce: Effect
    damage: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        left = [*ORDERS]
        chosen: list[str] = []
        for number in range(self.count):
            order: str = yield Choose(
                because.seat,
                "galactica-basestar-bridge",
                left[:],
                lambda order: Option("order", order),
                facts={"number": number + 1},
                purpose=HARM,
            )
            left.remove(order)
            chosen.append(order)
        g.tell(BridgeOrdered, because.seat, tuple(f"order-{order}" for order in chosen))
        for order in chosen:
            effect: Effect = getattr(self, order)
            yield from effect.run(g, because)


add_location(FLEET_BOARD, Location(PLACE, "cylon"))
LOCATION_ACTIONS[PLACE] = BasestarBridge(
    2,
    civilian=PlaceCivilians(1),
    pursuit=BackOrPursued(at_most=3, steps=1),
    reinforce=Reinforce(basestars=1, raiders=3),
    damage=Bombard(drawn=2),
)
