"""The text of the Exodus box's Skill cards: of each type one with a check ability, and one of strength 6."""

from collections.abc import Sequence

from readyroom.galactica.actions import can_act, take_actions
from readyroom.galactica.board import AREA_OF
from readyroom.galactica.cards.base.skills import HandCard
from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import SPARED, join_from_destiny, leave
from readyroom.galactica.dice import outcome, roll, throw
from readyroom.galactica.events import NotPossible
from readyroom.galactica.nukes import regain_nuke
from readyroom.galactica.purposes import ACT
from readyroom.galactica.registry import CHECK_ABILITIES, SKILL_ACTIONS, CheckAbility, Effect
from readyroom.galactica.resources import change
from readyroom.galactica.ships import destroy_raiders, destroy_raptor
from readyroom.galactica.skills import (
    ENGINEERING,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    STRENGTH,
    TACTICS,
    TYPE,
    skill_card,
)
from readyroom.galactica.state import Galactica
from readyroom.galactica.turn.movement import destinations, may_move
from readyroom.galactica.vipers import activate_unmanned_vipers, any_to_activate
from readyroom.galactica.windows import listens
from readyroom.kernel import Choose, Script, WhyNot

# --- politics ----------------------------------------------------------------------------------------------


class StrongCardsLeave(CheckAbility, frozen=True):
    """Cards of at least this printed strength are discarded from the check, for it or against it."""

    strength: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        leave(g, [card for card in g.check.cards if STRENGTH[card] >= self.strength])


class SettleLocationCheck(Effect, frozen=True):
    """A check that a location asks for is not made; its result is chosen."""

    unless = WhyNot("other-check", "SKILL-003")

    def ways(self, g: Galactica, _: int, /) -> Sequence[str]:
        check = g.check
        return () if check is None or check.settled else ("pass", "fail")

    def do(self, g: Galactica, because: Cause, /) -> None:
        assert g.check is not None
        g.check.settled = because.how


# --- leadership --------------------------------------------------------------------------------------------


class NarrowFailure(CheckAbility, frozen=True):
    """A check that fails by no more than this has no result; with no strength at all a resource is lost (SKERR-004)."""

    margin: int
    resource: str
    amount: int

    def judge(self, g: Galactica, result: str, because: Cause, /) -> Script[str]:
        check = g.check
        assert check is not None
        if check.total <= 0:
            yield from change(g, self.resource, -self.amount, because)
        narrow = result == "fail" and check.total >= check.difficulty - self.margin
        return SPARED if narrow else result


class EverybodyActs(Effect, frozen=True):
    """At a price each player, Cylons too, moves or acts, beginning with the one who plays the card (SKERR-009)."""

    resource: str
    amount: int
    actions: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from change(g, self.resource, -self.amount, because)
        for seat in g.clockwise(because.seat):
            ways = ["act"] if can_act(g, seat) else []
            ways += ["move"] if destinations(g, seat) else []
            if not ways:
                continue
            way: str = yield Choose(seat, "galactica-state-of-emergency", [*ways, "nothing"], purpose=ACT)
            if way == "move":
                yield from may_move(g, seat)
            elif way == "act":
                yield from take_actions(g, seat, self.actions)


# --- tactics -----------------------------------------------------------------------------------------------


class DestinyJoins(CheckAbility, frozen=True):
    """Cards of the Destiny deck join the check, with their abilities."""

    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        join_from_destiny(g, self.count)


class ScoutForFuel(Effect, frozen=True):
    """Risk a raptor for a resource."""

    at_least: int
    resource: str
    amount: int

    unless = WhyNot("no-raptor", "TERM-012")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.raptors > 0

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        result = yield from roll(g, "scout-for-fuel")
        if result >= self.at_least:
            yield from change(g, self.resource, self.amount, because)
        else:
            yield from destroy_raptor(g, because)


# --- piloting ----------------------------------------------------------------------------------------------


class VipersAnswer(CheckAbility, frozen=True):
    """With so much strength of this type in the check, for it or against it, an unmanned viper may be activated."""

    skill: int
    strength: int
    vipers: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        assert g.check is not None
        there = sum(STRENGTH[card] for card in g.check.cards if TYPE[card] == self.skill)
        if there >= self.strength and any_to_activate(g, g.current):
            yield from activate_unmanned_vipers(g, g.current, self.vipers, because)


class DestroyInstead(Effect, frozen=True):
    """Instead of an attack of a piloted viper as many raiders of its area are destroyed as a die shows."""

    unless = WhyNot("no-own-attack", "SKILL-003")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(g.happening) and g.happening[-1].moment == "viper_attacking" and g.happening[-1].amount > 0

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        attack = g.happening[-1]
        area = AREA_OF[attack.what]
        die = yield from throw(g, "best-of-the-best")
        yield from destroy_raiders(g, because.seat, area, outcome(die), because, die)
        attack.amount = 0


# --- engineering -------------------------------------------------------------------------------------------


class CountsDouble(CheckAbility, frozen=True):
    """Cards of this type count twice, for the check or against it (SCA-009)."""

    skill: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        assert g.check is not None
        g.check.doubled |= 1 << self.skill


class GainNuke(Effect, frozen=True):
    """The Admiral gets a nuke from beside the board (SKERR-013, NUKE-014)."""

    def do(self, g: Galactica, _: Cause, /) -> None:
        if not regain_nuke(g):
            g.tell(NotPossible, "gain-nuke")


ICON, STRONG = {0: 3}, {6: 1}
"""Copies of each strength."""

for _skill, _icon, _strong in (
    (POLITICS, "red_tape", "political_prowess"),
    (LEADERSHIP, "iron_will", "state_of_emergency"),
    (TACTICS, "trust_instincts", "scout_for_fuel"),
    (PILOTING, "protect_the_fleet", "best_of_the_best"),
    (ENGINEERING, "establish_network", "build_nuke"),
):
    skill_card(EXODUS, _icon, _skill, ICON)
    skill_card(EXODUS, _strong, _skill, STRONG)

CHECK_ABILITIES.update(
    {
        "red_tape": StrongCardsLeave(strength=5),
        "iron_will": NarrowFailure(margin=4, resource="morale", amount=1),
        "trust_instincts": DestinyJoins(2),
        "protect_the_fleet": VipersAnswer(PILOTING, strength=3, vipers=1),
        "establish_network": CountsDouble(ENGINEERING),
    }
)
SKILL_ACTIONS.update(
    {
        "state_of_emergency": EverybodyActs("food", amount=1, actions=1),
        "scout_for_fuel": ScoutForFuel(at_least=4, resource="fuel", amount=1),
        "build_nuke": GainNuke(),
    }
)
listens(EXODUS, "location_check", HandCard("political_prowess", SettleLocationCheck()))
listens(EXODUS, "viper_attacking", HandCard("best_of_the_best", DestroyInstead()))
