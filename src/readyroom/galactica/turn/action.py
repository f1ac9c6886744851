"""The Action step (ACT)."""

from readyroom.galactica.actions import take_actions
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


def action_step(g: Galactica, _: str) -> Script[None]:
    """One action; two for Starbuck if she began her turn in a viper (CHERR-017)."""
    player = g.players[g.current]
    expert = player.character == "kara_starbuck_thrace" and not player.revealed and g.began_piloting
    yield from take_actions(g, g.current, 2 if expert else 1)
