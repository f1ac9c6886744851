"""The Prepare for Jump step (STEP-006, STEP-007)."""

from typing import Final

from readyroom.galactica.causes import Cause
from readyroom.galactica.crises import ICONS
from readyroom.galactica.events import NotPossible
from readyroom.galactica.jump import move_track
from readyroom.galactica.mutiny import draw_mutiny, is_mutineer
from readyroom.galactica.objectives import may_jump
from readyroom.galactica.rules_in_force import NO_PREPARATION, for_this_turn
from readyroom.galactica.sides import is_human_player
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script

ICON: Final = Cause("jump_icon")


def icon_step(g: Galactica, icon: str) -> Script[None]:
    """Another icon of this step."""
    if not for_this_turn(g, NO_PREPARATION):
        yield from ICONS[icon](g)


def prepare_for_jump(g: Galactica, _: str) -> Script[None]:
    """The fleet marker goes on; the Mutineer draws a Mutiny card in their turn, once (MUTR-007..009), unless a jump has
    executed them and so ended it (EXEC-032). Icons that count no more bring no Mutiny card either."""
    if for_this_turn(g, NO_PREPARATION) or not may_jump(g):
        g.tell(NotPossible, "no-preparation")
        return
    yield from move_track(g, 1)
    player = g.players[g.current]
    if is_human_player(player) and is_mutineer(player) and ICON.source not in g.used and not g.turn_ends:
        g.used.append(ICON.source)
        yield from draw_mutiny(g, g.current, ICON)
