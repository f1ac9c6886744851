"""The Daybreak box with all its cards, characters and locations."""

from readyroom.galactica.cards.daybreak import skills
from readyroom.galactica.cards.daybreak.box import DAYBREAK

__all__ = ["DAYBREAK", "skills"]
