"""The cards, by the box they come in, and which boxes each rulebook plays with."""

from readyroom.galactica.boxes import MODES, offer
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.exodus import EXODUS, FINAL_FIVE, FLEET_BOARD, PERSONAL_GOALS

__all__ = ["MODES"]

offer("base", BASE)
offer("exodus", BASE, EXODUS, FLEET_BOARD, PERSONAL_GOALS, FINAL_FIVE)
