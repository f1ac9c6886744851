"""Pegasus: its board, which may take damage for Galactica, and the actions of its four locations (DMG-007, DMG-012)."""

from functools import partial
from typing import Final

from readyroom.galactica.asking import choose_one, choose_seat
from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import finish_check, skill_check
from readyroom.galactica.combat import (
    Target,
    damage_basestar,
    damage_ship,
    damage_viper,
    lose_board,
    pilots_in,
    show_any_viper,
    show_target,
)
from readyroom.galactica.dice import outcome, roll, throw
from readyroom.galactica.discards import discard
from readyroom.galactica.events import JumpIconAdded
from readyroom.galactica.execution import execute
from readyroom.galactica.hangar import unmanned
from readyroom.galactica.places import AWAY, BRIG, Board, Location, board
from readyroom.galactica.purposes import JAIL, SACRIFICE, STRIKE
from readyroom.galactica.registry import LOCATION_ACTIONS, Effect
from readyroom.galactica.rules_in_force import JUMP_ICON
from readyroom.galactica.ships import destroy_civilian, destroy_raiders, show_area, show_civilian
from readyroom.galactica.skills import POLITICS, TACTICS, TREACHERY, skill_bits
from readyroom.galactica.state import Check, Galactica
from readyroom.kernel import Script, WhyNot

SHIP: Final = "pegasus"
PLACES: Final = ("pegasus_cic", "airlock", "main_batteries", "engine_room")


def pegasus_is_lost(g: Galactica) -> Script[None]:
    """The board leaves the game with its tokens; whoever is aboard goes to Sickbay (DMG-012)."""
    yield from lose_board(g, SHIP, AWAY, Cause(SHIP))


board(
    PEGASUS,
    Board(SHIP, tokens=PLACES, bears=len(PLACES), lost=pegasus_is_lost, shields=True),
    *(Location(place, SHIP) for place in PLACES),
)


class PegasusGuns(Effect, frozen=True):
    """Choose a basestar and roll: up to a number Pegasus is damaged, above it the basestar, from another number on
    twice. It is no attack: what basestars have suffered adds nothing (docs/rulings.md)."""

    backfires: int
    twice: int

    unless = WhyNot("no-basestar", "ACT-002")

    def possible(self, g: Galactica, _: int, /) -> bool:
        return bool(g.fleet.basestars)

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        found: list[Target] = [("basestar", one.area, one) for one in g.fleet.basestars]
        _, _, basestar = yield from choose_one(because.seat, "galactica-pegasus-cic", found, show_target, STRIKE)
        result = yield from roll(g, "pegasus-cic", place=because.source)
        if result <= self.backfires:
            yield from damage_ship(g, SHIP, because)
            return
        for _number in range(2 if result >= self.twice else 1):
            if any(other is basestar for other in g.fleet.basestars):
                yield from damage_basestar(g, basestar, because)


class Airlock(Effect, frozen=True):
    """A character is executed if the check is passed, which is easier for a prisoner."""

    difficulty: int
    skills: int
    place: str
    easier: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        humans = [human.seat for human in g.humans()]
        target = yield from choose_seat(because.seat, "galactica-airlock", humans, JAIL, why=partial(_why_not, g))
        if target is None:
            return
        check = Check(because.source, self.difficulty, self.skills, target=target)
        if g.players[target].place == self.place:
            check.difficulty -= self.easier
        result = yield from skill_check(g, check)
        if result == "pass":
            yield from execute(g, target, because)
        yield from finish_check(g)


def _why_not(g: Galactica, seat: int) -> WhyNot | None:
    human = any(one.seat == seat for one in g.humans())
    return None if human else WhyNot("cylon-not-chosen", "CYL-018")


class MainBatteries(Effect, frozen=True):
    """Choose an area and roll: a civilian ship is destroyed, a viper is damaged, or raiders are destroyed."""

    civilian: int
    viper: int
    few: int
    raiders: int
    more: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        seat = because.seat
        area = yield from choose_one(seat, "galactica-main-batteries", list(range(6)), show_area, STRIKE)
        die = yield from throw(g, "main-batteries", place=because.source)
        result = outcome(die)
        if result <= self.civilian:
            if g.civilians[area]:
                ship = yield from choose_one(
                    seat, "galactica-destroy-civilian", g.civilians[area][:], show_civilian, SACRIFICE
                )
                yield from destroy_civilian(g, area, ship, because)
        elif result <= self.viper:
            vipers: list[tuple[int, str, int | None]] = [(area, ship, None) for ship in unmanned(g, area)]
            vipers += [(area, g.players[pilot].ship, pilot) for pilot in pilots_in(g, area)]
            if vipers:
                _, ship, pilot = yield from choose_one(
                    seat, "galactica-ground-viper", vipers, show_any_viper, SACRIFICE
                )
                yield from damage_viper(g, ship, area, pilot, because)
        else:
            count = self.raiders if result <= self.few else self.more
            yield from destroy_raiders(g, seat, area, count, because, die)


class EngineRoom(Effect, frozen=True):
    """For Skill cards the next Crisis card that is drawn in this turn has a jump icon besides."""

    cards: int

    unless = WhyNot("too-few-cards", "ACT-002", {"count": 2})

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return len(g.players[seat].hand) >= self.cards

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from discard(g, because.seat, self.cards, because, paid=True)
        g.for_turn.append(JUMP_ICON)
        g.tell(JumpIconAdded, because.seat)


LOCATION_ACTIONS.update(
    {
        "pegasus_cic": PegasusGuns(backfires=3, twice=7),
        "airlock": Airlock(12, skill_bits(POLITICS, TACTICS, TREACHERY), BRIG, easier=4),
        "main_batteries": MainBatteries(civilian=1, viper=3, few=6, raiders=2, more=4),
        "engine_room": EngineRoom(2),
    }
)
