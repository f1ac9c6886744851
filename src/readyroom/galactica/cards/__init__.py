"""The cards, by the box they come in, and which boxes each rulebook plays with."""

from readyroom.galactica.boxes import MODES
from readyroom.galactica.cards.base import BASE

__all__ = ["MODES"]

MODES["base"] = (BASE,)
