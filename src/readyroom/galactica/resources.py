"""Resources and how the game ends (RES, END)."""

from typing import NoReturn

from readyroom.galactica.board import MOST, RED, RESOURCES
from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.events import GameEnded, ResourceChanged
from readyroom.galactica.sides import may_hold_title
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import moment
from readyroom.kernel import Script


class Finished(Exception):
    """The game has ended; unwinds whatever was being resolved."""


class StepLeft(Exception):
    """What was being resolved is over; the agenda says what comes instead."""


def change(g: Galactica, resource: str, amount: int, because: Cause) -> Script[None]:
    """Change a dial at once (RES-001), never above 15 (RES-002). Below 0 counts as 0 or less: it may recover."""
    if amount < 0:
        loss = yield from moment(g, "losing_resource", because, what=resource, amount=-amount)
        amount = -loss.amount
    at = RESOURCES.index(resource)
    now = min(MOST, g.resources[at] + amount)
    amount = now - g.resources[at]
    if amount:
        g.resources[at] = now
        g.tell(ResourceChanged, resource, amount, now)
    if amount < 0:
        yield from moment(g, "resource_lost", because, what=resource, amount=-amount)


def in_the_red(g: Galactica) -> int:
    """How many resources are half or less (RES-003)."""
    return sum(now <= RED[name] for name, now in zip(RESOURCES, g.resources, strict=True))


def end(g: Galactica, winner: str, why: str) -> NoReturn:
    g.winner, g.why = winner, why
    g.acting.clear()
    g.happening.clear()
    g.chance.reveal()  # now all Loyalty cards are shown
    for assess in in_play(g).judged:
        assess(g)
    g.tell(GameEnded, winner, why)
    raise Finished


def check_humans(g: Galactica) -> None:
    """Without anybody who counts as human the Cylons have won (docs/rulings.md)."""
    if not any(may_hold_title(player) for player in g.players):
        g.titles = {}
        end(g, "cylons", "no_character")


def lost_resource(g: Galactica) -> str | None:
    """A resource at 0 or less (END-001)."""
    for name, now in zip(RESOURCES, g.resources, strict=True):
        if now <= 0:
            return name
    return None
