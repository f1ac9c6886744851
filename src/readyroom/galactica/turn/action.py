"""The Action step (ACT)."""

from readyroom.galactica.actions import take_actions
from readyroom.galactica.characters import ability
from readyroom.galactica.rules_in_force import ExpertPilot
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import window
from readyroom.kernel import Script


def action_step(g: Galactica, _: str) -> Script[None]:
    """One action; two for Starbuck if she began her turn in a viper (CHERR-017). None for who has revealed in their
    Movement step: their turn has ended (CYL-016)."""
    if g.turn_ends:
        return
    expert = ability(g.players[g.current], ExpertPilot) if g.began_piloting else None
    yield from take_actions(g, g.current, 1 if expert is None else expert.actions)
    yield from window(g, "action_ends")
