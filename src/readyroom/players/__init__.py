"""Computer players. They sit on a `Chair`: they see what their seat may see, and nothing else."""

from readyroom.players.base import Aloud, Chair, Explainer, Player, PlayerFactory, Reason, Talker, play_out, take_turn
from readyroom.players.levels import ALOUD, LEVELS, make_player
from readyroom.players.randomly import RandomPlayer, random_answer

__all__ = [
    "ALOUD",
    "LEVELS",
    "Aloud",
    "Chair",
    "Explainer",
    "Player",
    "PlayerFactory",
    "RandomPlayer",
    "Reason",
    "Talker",
    "make_player",
    "play_out",
    "random_answer",
    "take_turn",
]
