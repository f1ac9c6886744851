"""The cards, by the box they come in, and which boxes each rulebook plays with."""

from readyroom.galactica.boxes import MODES, offer
from readyroom.galactica.cards.base import BASE

__all__ = ["MODES"]

offer("base", BASE)
