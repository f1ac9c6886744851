"""Aims: what the Motive and Agenda cards of Cylon leaders want. Each is a condition that says in numbers how far it is,
so that its owner is told what is still needed."""

from typing import Final, NamedTuple

from readyroom.galactica.board import JUMP_LOSS, RED, RESOURCES
from readyroom.galactica.boxes import in_play
from readyroom.galactica.effects.conditions import Condition
from readyroom.galactica.hangar import all_destroyed, damaged
from readyroom.galactica.jump import total_distance
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.places import FLAGSHIP, damaged_on
from readyroom.galactica.sides import INFILTRATOR
from readyroom.galactica.skills import SKILLS, TYPE
from readyroom.galactica.state import ATTACKED, EXECUTED, Galactica

KEPT_IN: Final = ("brig", "detention")


class Measure(NamedTuple):
    """Something that is counted for an aim: what it is, and between which numbers it has to be."""

    what: str
    now: int
    least: int | None = None
    most: int | None = None

    @property
    def met(self) -> bool:
        return (self.least is None or self.now >= self.least) and (self.most is None or self.now <= self.most)


class Aim(Condition, frozen=True):
    """It is reached while all that it measures is as it should be; `seat`: the Cylon leader's."""

    def measures(self, _: Galactica, __: int, /) -> tuple[Measure, ...]:
        return ()

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return all(measure.met for measure in self.measures(g, seat))


class Together(Aim, frozen=True):
    """Several aims at once."""

    aims: tuple[Aim, ...]

    def measures(self, g: Galactica, seat: int, /) -> tuple[Measure, ...]:
        return tuple(measure for aim in self.aims for measure in aim.measures(g, seat))


# --- resources ---------------------------------------------------------------------------------------------


class Plenty(Aim, frozen=True):
    """At least so much of a resource is left."""

    resource: str
    count: int

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure(self.resource, g.resource(self.resource), least=self.count),)


class Scarce(Aim, frozen=True):
    """At most so much of a resource is left."""

    resource: str
    count: int

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure(self.resource, g.resource(self.resource), most=self.count),)


class AllScarce(Aim, frozen=True):
    """At most so much of every resource is left."""

    count: int

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return tuple(Measure(name, g.resource(name), most=self.count) for name in RESOURCES)


class AllInTheRed(Aim, frozen=True):
    """Every resource is in the red (RES-003)."""

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return tuple(Measure(name, g.resource(name), most=RED[name]) for name in RESOURCES)


class OneScarce(Aim, frozen=True):
    """At most so much is left of one of these resources at least."""

    resources: tuple[str, ...]
    count: int

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        least = min(self.resources, key=g.resource)
        return (Measure(least, g.resource(least), most=self.count),)


class Balanced(Aim, frozen=True):
    """Two resources differ by no more than so much."""

    resource: str
    other: str
    apart: int

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure("apart", abs(g.resource(self.resource) - g.resource(self.other)), most=self.apart),)


# --- the fleet ---------------------------------------------------------------------------------------------

_BLUE: Final = [space for space, loss in enumerate(JUMP_LOSS) if loss is not None]


class OnBlue(Aim, frozen=True):
    """The fleet marker is on a blue space of the Jump Preparation track."""

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure("jump_track", g.jump_track, least=_BLUE[0], most=_BLUE[-1]),)


class NoCylonShips(Aim, frozen=True):
    """There is no basestar, heavy raider or raider on the main board, where they stay while Galactica is gone; the
    Cylon Fleet board is another one."""

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        fleet = g.there[0]
        return (Measure("cylon_ships", sum(fleet.raiders) + sum(fleet.heavies) + len(fleet.basestars), most=0),)


class NoBoarders(Aim, frozen=True):
    """There is no centurion on the Boarding Party track."""

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure("centurion", sum(g.there[1]), most=0),)


class Gone(Aim, frozen=True):
    """The fleet has travelled at least so far."""

    distance: int

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure("distance", total_distance(g), least=self.distance),)


class DamagedThere(Aim, frozen=True):
    """One of these locations is damaged."""

    places: tuple[str, ...]

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure("damaged", sum(place in g.damaged for place in self.places), least=1),)


class FewDamaged(Aim, frozen=True):
    """At most so many locations of Galactica are damaged."""

    count: int

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure("damaged", len(damaged_on(g, FLAGSHIP)), most=self.count),)


class ManyDamaged(Aim, frozen=True):
    """At least so many locations are damaged, of whatever ship of the fleet."""

    count: int

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        return (Measure("damaged", len(g.damaged), least=self.count),)


class CraftLost(Aim, frozen=True):
    """At least so many vipers are damaged or destroyed; with `raptors` destroyed ones of these count too."""

    count: int
    raptors: bool = False

    def measures(self, g: Galactica, _: int, /) -> tuple[Measure, ...]:
        lost = damaged(g) + all_destroyed(g)
        if self.raptors:
            lost += in_play(g).pieces["raptor"] - g.raptors
        return (Measure("craft_lost", lost, least=self.count),)


# --- the leader --------------------------------------------------------------------------------------------


class InHand(Aim, frozen=True):
    """At least so many Skill cards of a type are in the leader's hand."""

    skill: int
    count: int

    def measures(self, g: Galactica, seat: int, /) -> tuple[Measure, ...]:
        return (_of_type(g, seat, self.skill, self.count),)


class OfEachInHand(Aim, frozen=True):
    """A Skill card of each of these types is in the leader's hand."""

    skills: int

    def measures(self, g: Galactica, seat: int, /) -> tuple[Measure, ...]:
        return tuple(_of_type(g, seat, skill, 1) for skill in range(len(SKILLS)) if self.skills >> skill & 1)


def _of_type(g: Galactica, seat: int, skill: int, count: int) -> Measure:
    return Measure(SKILLS[skill], sum(TYPE[card] == skill for card in g.players[seat].hand), least=count)


class HasMutiny(Aim, frozen=True):
    """The leader has at least so many Mutiny cards."""

    count: int

    def measures(self, g: Galactica, seat: int, /) -> tuple[Measure, ...]:
        return (Measure("mutiny", len(g.players[seat].held(MUTINY)), least=self.count),)


class SomebodyIn(Aim, frozen=True):
    """Some other player is in a place."""

    place: str

    def measures(self, g: Galactica, seat: int, /) -> tuple[Measure, ...]:
        there = sum(player.place == self.place and player.seat != seat for player in g.players)
        return (Measure("others_there", there, least=1),)


class Among(Aim, frozen=True):
    """The leader is infiltrating, and not kept anywhere."""

    def measures(self, g: Galactica, seat: int, /) -> tuple[Measure, ...]:
        player = g.players[seat]
        return (
            Measure("infiltrating", int(player.status == INFILTRATOR), least=1),
            Measure("kept", int(player.place in KEPT_IN), most=0),
        )


class Suffered(Aim, frozen=True):
    """The leader is kept somewhere, or has been executed in this game."""

    def measures(self, g: Galactica, seat: int, /) -> tuple[Measure, ...]:
        player = g.players[seat]
        return (Measure("kept_or_executed", int(player.place in KEPT_IN or EXECUTED in player.deeds), least=1),)


class HasAttacked(Aim, frozen=True):
    """The leader has played a Super Crisis card in this game."""

    def measures(self, g: Galactica, seat: int, /) -> tuple[Measure, ...]:
        return (Measure("attacks_played", int(ATTACKED in g.players[seat].deeds), least=1),)
