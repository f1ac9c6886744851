"""The Pegasus box with all its cards, characters and locations."""

from readyroom.galactica.cards.pegasus import skills
from readyroom.galactica.cards.pegasus.box import PEGASUS

__all__ = ["PEGASUS", "skills"]
