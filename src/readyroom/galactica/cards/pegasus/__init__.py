"""The Pegasus box with all its cards, characters and locations."""

from readyroom.galactica.cards.pegasus import (
    abilities,
    boards,
    characters,
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
    "abilities",
    "boards",
    "characters",
    "crises_checked",
    "crises_chosen",
    "destinations",
    "loyalty",
    "quorum",
    "skills",
    "super_crises",
]
