"""The 22 destination cards of the base box."""

from readyroom.galactica.asking import ask
from readyroom.galactica.boxes import pieces
from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import damage_reserve_vipers
from readyroom.galactica.dice import roll
from readyroom.galactica.effects import DestroyCivilian, DestroyRaptor, Effect, all_of, lose, place_ships
from readyroom.galactica.hangar import all_destroyed, damaged, in_reserves, repair_vipers, restore_viper
from readyroom.galactica.jump import DESTINATIONS, destination
from readyroom.galactica.purposes import OFFER, RISK
from readyroom.galactica.resources import change
from readyroom.galactica.ships import destroy_raptor, return_raptors
from readyroom.galactica.state import Galactica
from readyroom.kernel import Choose, Option, Script


class RiskRaptor(Effect, frozen=True):
    """The Admiral may risk a raptor: on 3 or more a resource is gained, else the raptor is lost (RAPT-002..004)."""

    resource: str
    amount: int
    at_least: int = 3

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if g.raptors and (yield from self._risked(g)):
            result = yield from roll(g, "risk-raptor")
            if result >= self.at_least:
                yield from change(g, self.resource, self.amount, because)
            else:
                yield from destroy_raptor(g, because)

    def _risked(self, g: Galactica) -> Script[bool]:
        what, amount, least = self.resource, self.amount, self.at_least
        return ask(g.admiral, "galactica-risk-raptor", RISK, resource=what, amount=amount, at_least=least)


class RiskVipers(Effect, frozen=True):
    """The Admiral may risk two vipers of the Reserves: on 6 or more two fuel, else both are damaged."""

    vipers: int
    amount: int
    at_least: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if in_reserves(g) >= self.vipers and (yield from self._risked(g)):
            result = yield from roll(g, "risk-vipers")
            if result >= self.at_least:
                yield from change(g, "fuel", self.amount, because)
            else:
                yield from damage_reserve_vipers(g, self.vipers, because)

    def _risked(self, g: Galactica) -> Script[bool]:
        count, amount, least = self.vipers, self.amount, self.at_least
        return ask(g.admiral, "galactica-risk-vipers", RISK, count=count, amount=amount, at_least=least)


class Restore(Effect, frozen=True):
    """The Admiral may bring up to three damaged or destroyed vipers and a destroyed raptor back to the Reserves."""

    vipers: int
    raptors: int

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        for _viper in range(self.vipers):
            kinds = ["stop"]
            if damaged(g):
                kinds.append("damaged")
            if all_destroyed(g):
                kinds.append("destroyed")
            if len(kinds) == 1:
                break
            kind: str = yield Choose(
                g.admiral, "galactica-restore-viper", kinds, lambda k: Option("viper", k), purpose=OFFER
            )
            if kind == "stop":
                break
            if kind == "damaged":
                yield from repair_vipers(g, g.admiral, 1)
            else:
                yield from restore_viper(g, g.admiral)
        if g.raptors < pieces(g, "raptor") and (yield from ask(g.admiral, "galactica-restore-raptor", purpose=OFFER)):
            return_raptors(g, self.raptors)


destination(BASE, "asteroid_field", 3, all_of(lose(fuel=2), DestroyCivilian()), copies=2)
destination(BASE, "barren_planet", 2, lose(fuel=2), copies=4)
destination(
    BASE, "cylon_ambush", 3, all_of(lose(fuel=1), place_ships(fore={"basestar": 1, "raider": 3}, aft={"civilian": 3}))
)
destination(BASE, "cylon_refinery", 2, all_of(lose(fuel=1), RiskVipers(vipers=2, amount=2, at_least=6)))
destination(BASE, "deep_space", 2, lose(fuel=1, morale=1), copies=3)
destination(BASE, "desolate_moon", 3, lose(fuel=3))
destination(BASE, "icy_moon", 1, all_of(lose(fuel=1), RiskRaptor("food", 1)), copies=2)
destination(BASE, "ragnar_anchorage", 1, Restore(vipers=3, raptors=1))
destination(BASE, "remote_planet", 2, all_of(lose(fuel=1), DestroyRaptor()), copies=3)
destination(BASE, "tylium_planet", 1, all_of(lose(fuel=1), RiskRaptor("fuel", 2)), copies=4)


def _no_instructions(_: Galactica) -> Script[None]:
    yield from ()


DESTINATIONS["legendary_discovery"] = (1, _no_instructions)
"""A Crisis card that can lie beside the Objective card."""
