"""The base box with all its cards, characters and locations."""

from readyroom.galactica.cards.base import (
    abilities,
    attacks,
    boards,
    characters,
    crises_checked,
    crises_chosen,
    cylon_locations,
    destinations,
    locations,
    loyalty,
    objectives,
    quorum,
    ships,
    skills,
    titles,
    turn,
)
from readyroom.galactica.cards.base.box import BASE

__all__ = [
    "BASE",
    "abilities",
    "attacks",
    "boards",
    "characters",
    "crises_checked",
    "crises_chosen",
    "cylon_locations",
    "destinations",
    "locations",
    "loyalty",
    "objectives",
    "quorum",
    "ships",
    "skills",
    "titles",
    "turn",
]
