"""The Daybreak box with all its cards, characters and locations."""

from readyroom.galactica.cards.daybreak import (
    abilities,
    attacks,
    boards,
    characters,
    crises_checked,
    crises_chosen,
    earth,
    leaders,
    loyalty,
    motives,
    mutiny,
    ships,
    skills,
    treachery,
)
from readyroom.galactica.cards.daybreak.box import DAYBREAK, DAYBREAK_ATTACKS, EARTH, NEW_LEADERS

__all__ = [
    "DAYBREAK",
    "DAYBREAK_ATTACKS",
    "EARTH",
    "NEW_LEADERS",
    "abilities",
    "attacks",
    "boards",
    "characters",
    "crises_checked",
    "crises_chosen",
    "earth",
    "leaders",
    "loyalty",
    "motives",
    "mutiny",
    "ships",
    "skills",
    "treachery",
]
