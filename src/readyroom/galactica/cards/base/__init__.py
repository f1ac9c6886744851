"""The base box: importing it declares all its cards, characters and locations."""

from readyroom.galactica.cards.base import (
    abilities,
    attacks,
    characters,
    crises_checked,
    crises_chosen,
    cylon_locations,
    destinations,
    locations,
    loyalty,
    quorum,
    skills,
)

__all__ = [
    "abilities",
    "attacks",
    "characters",
    "crises_checked",
    "crises_chosen",
    "cylon_locations",
    "destinations",
    "locations",
    "loyalty",
    "quorum",
    "skills",
]
