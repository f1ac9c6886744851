"""The Pegasus box with all its cards, characters and locations."""

from readyroom.galactica.cards.pegasus import (
    boards,
    crises_checked,
    crises_chosen,
    destinations,
    loyalty,
    quorum,
    skills,
    super_crises,
)
from readyroom.galactica.cards.pegasus.box import PEGASUS

__all__ = [
    "PEGASUS",
    "boards",
    "crises_checked",
    "crises_chosen",
    "destinations",
    "loyalty",
    "quorum",
    "skills",
    "super_crises",
]
