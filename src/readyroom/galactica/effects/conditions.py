"""Conditions: what must be so that something happens (`If`) or may be chosen (`Only`). They speak like effects."""

from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.core import CURRENT
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.places import board_of
from readyroom.galactica.registry import Effect, Text
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script, WhyNot


class Condition(Text, frozen=True):
    """Something that is so or not, for a seat where it is about one; it is asked in windows too, so by open facts only.
    This one is always so."""

    def holds(self, _: Galactica, __: int, /) -> bool:
        return True

    def missing(self) -> WhyNot:
        """The reason while it is not so."""
        return WhyNot("condition", "TERM-011")

    def would_hold(self, ahead: Ahead, seat: int, /) -> bool:
        """Whether it would be so, after what was foreseen."""
        return self.holds(ahead.g, seat)


class Below(Condition, frozen=True):
    """There is less of a resource than this."""

    resource: str
    below: int

    def holds(self, g: Galactica, _: int, /) -> bool:
        return g.resource(self.resource) < self.below

    def missing(self) -> WhyNot:
        return WhyNot("too-much", "TERM-011", {"resource": self.resource, "below": self.below})

    def would_hold(self, ahead: Ahead, _: int, /) -> bool:
        return ahead.number(self.resource, ahead.g.resource(self.resource)) < self.below


class Holding(Condition, frozen=True):
    """You have a title."""

    title: str

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return g.titles.get(self.title) == seat

    def missing(self) -> WhyNot:
        return WhyNot("title", "ACT-006", {"title": self.title})


class Piloting(Condition, frozen=True):
    """You are in a viper."""

    def holds(self, g: Galactica, seat: int, /) -> bool:
        return g.players[seat].piloting

    def missing(self) -> WhyNot:
        return WhyNot("no-pilot-now", "VIP-012")


class OnBoard(Condition, frozen=True):
    """Who has a role is on a board."""

    role: str
    board: str

    def holds(self, g: Galactica, _: int, /) -> bool:
        seat = g.current if self.role == CURRENT else g.titles[self.role]
        return board_of(g.players[seat].place) == self.board

    def missing(self) -> WhyNot:
        return WhyNot("not-on-board", "TERM-011", {"place": self.board})


class If(Effect, frozen=True):
    """An effect that only happens if something is so; on a Crisis card it may be chosen in any case (CRIS-010)."""

    condition: Condition
    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if self.condition.holds(g, because.seat):
            yield from self.effect.run(g, because)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        holds = self.condition.would_hold(ahead, because.seat)
        return self.said_if_none(self.effect.forecast(ahead, because) if holds else [])


class Only(Effect, frozen=True):
    """An effect that may only be chosen while something is so: an action, a reaction."""

    condition: Condition
    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from self.effect.run(g, because)

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return self.condition.holds(g, seat) and self.effect.possible(g, seat)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return self.effect.why_not(g, seat) if self.condition.holds(g, seat) else self.condition.missing()

    def matters(self, g: Galactica, /) -> bool:
        return self.effect.matters(g)


class OnceATurn(Effect, frozen=True):
    """An action that may be taken once in a turn."""

    name: str
    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        g.used.append(self.name)
        yield from self.effect.run(g, because)

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return self.name not in g.used and self.effect.possible(g, seat)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return WhyNot("used-this-turn", "CHAR-004") if self.name in g.used else self.effect.why_not(g, seat)
