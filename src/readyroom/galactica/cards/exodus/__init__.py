"""The Exodus box with all its cards, characters and locations."""

from readyroom.galactica.cards.exodus import (
    basestar_bridge,
    characters,
    crises_cag,
    crises_checked,
    crises_chosen,
    destinations,
    final_five,
    fleet,
    goals,
    ionian,
    loyalty,
    quorum,
    skills,
    super_crises,
    turn,
)
from readyroom.galactica.cards.exodus.box import EXODUS, FINAL_FIVE, FLEET_BOARD, IONIAN, PERSONAL_GOALS

__all__ = [
    "EXODUS",
    "FINAL_FIVE",
    "FLEET_BOARD",
    "IONIAN",
    "PERSONAL_GOALS",
    "basestar_bridge",
    "characters",
    "crises_cag",
    "crises_checked",
    "crises_chosen",
    "destinations",
    "final_five",
    "fleet",
    "goals",
    "ionian",
    "loyalty",
    "quorum",
    "skills",
    "super_crises",
    "turn",
]
