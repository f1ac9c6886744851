"""The Daybreak box with all its cards, characters and locations."""

from readyroom.galactica.cards.daybreak import (
    abilities,
    boards,
    characters,
    crises_checked,
    crises_chosen,
    leaders,
    loyalty,
    motives,
    mutiny,
    ships,
    skills,
    treachery,
)
from readyroom.galactica.cards.daybreak.box import DAYBREAK, NEW_LEADERS

__all__ = [
    "DAYBREAK",
    "NEW_LEADERS",
    "abilities",
    "boards",
    "characters",
    "crises_checked",
    "crises_chosen",
    "leaders",
    "loyalty",
    "motives",
    "mutiny",
    "ships",
    "skills",
    "treachery",
]
