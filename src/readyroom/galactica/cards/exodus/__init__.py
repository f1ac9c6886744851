"""The Exodus box with all its cards, characters and locations."""

from readyroom.galactica.cards.exodus import skills
from readyroom.galactica.cards.exodus.box import EXODUS

__all__ = ["EXODUS", "skills"]
