"""The Exodus box with all its cards, characters and locations."""

from readyroom.galactica.cards.exodus import skills
from readyroom.galactica.cards.exodus.box import EXODUS, FINAL_FIVE, FLEET_BOARD, PERSONAL_GOALS

__all__ = ["EXODUS", "FINAL_FIVE", "FLEET_BOARD", "PERSONAL_GOALS", "skills"]
