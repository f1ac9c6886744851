"""Effects on the turn: more actions, another Crisis card, no Prepare for Jump step."""

from readyroom.galactica.actions import gain_actions
from readyroom.galactica.causes import Cause
from readyroom.galactica.effects.core import who
from readyroom.galactica.registry import Effect
from readyroom.galactica.rules_in_force import NO_PREPARATION
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


class MoreActions(Effect, frozen=True):
    """Actions beyond the one that is being taken."""

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from gain_actions(g, seat, self.count)


class AnotherCrisis(Effect, frozen=True):
    """After this card's activation icons the current player draws and resolves another Crisis card."""

    tone = "bad"

    def do(self, g: Galactica, _: Cause, /) -> None:
        g.agenda.insert(0, "crisis")


class NoPreparation(Effect, frozen=True):
    """There is no Prepare for Jump step in this turn: no icon of it counts."""

    tone = "bad"

    def do(self, g: Galactica, _: Cause, /) -> None:
        g.for_turn.append(NO_PREPARATION)
