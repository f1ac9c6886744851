"""The Skill cards of the Pegasus box, and their text; its own Treachery cards are used in no rulebook we play."""

from collections.abc import Sequence
from functools import partial

from readyroom.galactica.actions import move_own_viper, take_actions
from readyroom.galactica.asking import choose_one
from readyroom.galactica.board import AREA_OF, RESOURCES
from readyroom.galactica.cards.base.skills import ORDERED, HandCard, Research, fire_odds, show_fire
from readyroom.galactica.cards.exodus import skills as _earlier  # noqa: F401 - designs are numbered box after box
from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.characters import own_types
from readyroom.galactica.combat import attack_cylon_ship, targets
from readyroom.galactica.dice import outcome, roll
from readyroom.galactica.effects.checks import Easier, HandsFaceup, Reckless, WithoutDestiny
from readyroom.galactica.events import DieChanged
from readyroom.galactica.purposes import DEPLOY, GAIN, STRIKE
from readyroom.galactica.registry import MOVEMENT_ABILITIES, SKILL_ACTIONS, Effect
from readyroom.galactica.resources import change
from readyroom.galactica.rules_in_force import SPARING, for_this_turn
from readyroom.galactica.ships import show_area
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.skills import (
    ENGINEERING,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    TACTICS,
    TREACHERY,
    may_draw_among,
    skill_card,
)
from readyroom.galactica.state import Galactica
from readyroom.galactica.vipers import pay_to_fly
from readyroom.galactica.windows import listens, must
from readyroom.kernel import Choose, Option, Script, WhyNot

# --- politics ----------------------------------------------------------------------------------------------


class SupportThePeople(Effect, frozen=True):
    """Human players with few Skill cards may draw, out of their skill sets (SKERR-011)."""

    most: int
    count: int

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        for seat in g.clockwise(g.current):
            player = g.players[seat]
            if is_human_player(player) and len(player.hand) <= self.most:
                yield from may_draw_among(g, seat, own_types(g, player.character), self.count)


class SpareLoss(Effect, frozen=True):
    """The next loss of a resource in this turn is smaller."""

    amount: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        resource: str = yield Choose(
            because.seat, "galactica-spare-loss", RESOURCES, lambda name: Option("resource", name), purpose=GAIN
        )
        g.for_turn += [SPARING + resource] * self.amount


def spare(g: Galactica) -> Script[None]:
    """A loss is smaller, because somebody has seen to it."""
    loss = g.happening[-1]
    spared = SPARING + loss.what
    if for_this_turn(g, spared):
        loss.amount = max(0, loss.amount - g.for_turn.count(spared))
        g.for_turn = [rule for rule in g.for_turn if rule != spared]
    yield from ()


# --- leadership --------------------------------------------------------------------------------------------


VICTORY = "major_victory"
"""What is written down as used."""


class Victory(Effect, frozen=True):
    """Who has just destroyed one of these rolls for a resource, once a turn at the table."""

    either: tuple[str, ...]
    at_least: int
    resource: str
    amount: int

    unless = WhyNot("no-victory", "SKILL-003")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        if not g.happening or VICTORY in g.used:
            return False
        it = g.happening[-1]
        return it.moment == "ship_destroyed" and it.what in self.either and it.because.seat == seat

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return WhyNot("used-this-turn", "SKILL-003") if VICTORY in g.used else super().why_not(g, seat)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        g.used.append(VICTORY)
        result = yield from roll(g, "major-victory")
        if result >= self.at_least:
            yield from change(g, self.resource, self.amount, because)


# --- tactics -----------------------------------------------------------------------------------------------


class ActAtOnce(Effect, frozen=True):
    """Actions before the Action step; not in a turn with an Executive Order, nor that after it (MOVE-023)."""

    actions: int

    unless = WhyNot("ordered", "MOVE-023")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return ORDERED not in g.used

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        g.used.append(ORDERED)
        yield from take_actions(g, because.seat, self.actions)


# --- piloting ----------------------------------------------------------------------------------------------


class FlyAndFire(Effect, frozen=True):
    """With the own viper to any area, if one likes; then an attack there, if one likes."""

    unless = WhyNot("no-pilot-now", "VIP-012")
    flies = True

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return g.players[seat].piloting

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        player = g.players[seat]
        yield from pay_to_fly(g, seat)
        if not player.piloting:
            return
        here = AREA_OF[player.place]
        area = yield from choose_one(seat, "galactica-full-throttle", [*range(6)], show_area, DEPLOY)
        if area != here:
            move_own_viper(g, seat, area)
        found = targets(g, area)
        if not found:
            return
        picks = [None, *found]
        target = yield Choose(
            seat,
            "galactica-firepower",
            picks,
            show_fire,
            aid=partial(fire_odds, g, player.ship, picks),
            purpose=STRIKE,
        )
        if target is not None:
            yield from attack_cylon_ship(g, player.ship, target, because, pilot=seat)


class RaidersMiss(Effect, frozen=True):
    """The first raiders that act in the own area miss."""

    count: int

    unless = WhyNot("no-raiders-here", "SKILL-003")

    def possible(self, g: Galactica, seat: int, /) -> bool:
        player = g.players[seat]
        if not player.piloting or player.place in g.misses:
            return False
        area = AREA_OF[player.place]
        return g.fleet.raiders[area] > g.fleet.raiders_acted[area]

    def do(self, g: Galactica, because: Cause, /) -> None:
        g.misses[g.players[because.seat].place] = self.count


# --- engineering -------------------------------------------------------------------------------------------


class Nudge(Effect, frozen=True):
    """The result of a die becomes a little higher or lower, once a roll."""

    by: int

    unless = WhyNot("nudged", "TIME-003")

    def ways(self, g: Galactica, _: int, /) -> Sequence[str]:
        die = g.die
        if die is None or die.nudged or die.settled:
            return ()
        now = die.rolled + die.bonus
        return [f"{change:+}" for change in (self.by, -self.by) if _clamped(now + change) != _clamped(now)]

    def matters(self, g: Galactica, /) -> bool:
        """Unless the attack that is decided by it has the same result in any case."""
        die = g.die
        if die is None:
            return False
        now = outcome(die)
        return not die.row or any(
            _reached(die.row, now) != _reached(die.row, now + change) for change in (self.by, -self.by)
        )

    def do(self, g: Galactica, because: Cause, /) -> None:
        die = g.die
        assert die is not None
        die.nudged = int(because.how)
        g.tell(DieChanged, die.nudged, outcome(die))


def _clamped(result: int) -> int:
    return max(1, min(8, result))


def _reached(row: Sequence[tuple[int, str]], result: int) -> list[str]:
    return [what for least, what in row if result >= least]


LOW, HIGH = {1: 1, 2: 1}, {3: 1, 4: 1, 5: 1}
"""Copies of each strength; every type has two names."""

for _skill, _low, _high in (
    (POLITICS, "support_the_people", "preventative_policy"),
    (LEADERSHIP, "major_victory", "at_any_cost"),
    (TACTICS, "guts_and_initiative", "critical_situation"),
    (PILOTING, "full_throttle", "run_interference"),
    (ENGINEERING, "jury_rigged", "calculations"),
):
    skill_card(PEGASUS, _low, _skill, LOW)
    skill_card(PEGASUS, _high, _skill, HIGH)

skill_card(PEGASUS, "investigative_committee_2", POLITICS, {3: 4, 4: 2, 5: 1})
PEGASUS.replaced_skills.append("investigative_committee")

MOVEMENT_ABILITIES.update(
    {
        "preventative_policy": SpareLoss(1),
        "critical_situation": ActAtOnce(1),
        "full_throttle": FlyAndFire(),
    }
)
SKILL_ACTIONS["full_throttle"] = FlyAndFire()
listens(PEGASUS, "before_cards", HandCard("investigative_committee_2", HandsFaceup()))
listens(PEGASUS, "before_cards", HandCard("support_the_people", Reckless(SupportThePeople(most=4, count=2))))
listens(PEGASUS, "before_cards", HandCard("at_any_cost", Reckless(Research(TREACHERY))))
listens(PEGASUS, "before_cards", HandCard("guts_and_initiative", Reckless(WithoutDestiny())))
listens(PEGASUS, "before_cards", HandCard("jury_rigged", Reckless(Easier(4))))
listens(
    PEGASUS,
    "ship_destroyed",
    HandCard("major_victory", Victory(("basestar", "centurion"), 5, "morale", 1)),
)
listens(PEGASUS, "raiders_act", HandCard("run_interference", RaidersMiss(4)))
listens(PEGASUS, "die_rolled", HandCard("calculations", Nudge(1)))
must(PEGASUS, "losing_resource", spare)
