"""The Pegasus box with all its cards, characters and locations."""

from readyroom.galactica.cards.pegasus import (
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
    "crises_checked",
    "crises_chosen",
    "destinations",
    "loyalty",
    "quorum",
    "skills",
    "super_crises",
]
