"""Effects on resources, nukes and the jump track."""

from typing import Any

import msgspec

from readyroom.galactica.board import AUTO_JUMP, MOST, RED
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.core import all_of
from readyroom.galactica.events import NukeLost
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.jump import move_track
from readyroom.galactica.nukes import spend_nuke
from readyroom.galactica.objectives import may_jump
from readyroom.galactica.registry import Effect
from readyroom.galactica.resources import change
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script, WhyNot


class Change(Effect, frozen=True):
    resource: str
    amount: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from change(g, self.resource, self.amount, because)

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"resource": self.resource, "amount": f"{self.amount:+d}"}

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        now = ahead.g.resource(self.resource)
        line = ahead.change(
            self.resource, now, self.amount, least=-99, most=MOST, says="resource", resource=self.resource
        )
        after = ahead.number(self.resource, now)
        return [msgspec.structs.replace(line, red=after <= RED[self.resource], deadly=after <= 0)]


def lose(**resources: int) -> Effect:
    """Less of some resources, in the order written.

    >>> lose(food=2)
    Change(resource='food', amount=-2)
    >>> lose(food=1, morale=1).effects
    (Change(resource='food', amount=-1), Change(resource='morale', amount=-1))
    """
    return all_of(*(Change(name, -amount) for name, amount in resources.items()))


def gain(**resources: int) -> Effect:
    """More of some resources.

    >>> gain(fuel=1)
    Change(resource='fuel', amount=1)
    """
    return all_of(*(Change(name, amount) for name, amount in resources.items()))


class MoveTrack(Effect, frozen=True):
    """The fleet marker moves, apart from any jump icon."""

    steps: int

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        yield from move_track(g, self.steps)

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"way": "forward" if self.steps > 0 else "back", "steps": abs(self.steps)}

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        if not may_jump(ahead.g):
            return self.said_if_none([])
        return [ahead.change("track", ahead.g.jump_track, self.steps, most=AUTO_JUMP)]


class HeadStart(Effect, frozen=True):
    """After this jump the fleet marker is not at the start of its track."""

    tone = "good"

    steps: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        g.head_start += self.steps


class LoseNuke(Effect, frozen=True):
    """The Admiral gives up a nuke; only possible with one."""

    unless = WhyNot("no-nuke", "NUKE-001")

    def do(self, g: Galactica, _: Cause, /) -> None:
        spend_nuke(g)
        g.tell(NukeLost)

    def possible(self, g: Galactica, _: int, /) -> bool:
        return g.nukes > 0

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("nukes", ahead.g.nukes, -1)]
