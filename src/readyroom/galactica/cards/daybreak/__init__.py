"""The Daybreak box with all its cards, characters and locations."""

from readyroom.galactica.cards.daybreak import (
    abilities,
    boards,
    characters,
    crises_checked,
    crises_chosen,
    loyalty,
    mutiny,
    ships,
    skills,
    treachery,
)
from readyroom.galactica.cards.daybreak.box import DAYBREAK

__all__ = [
    "DAYBREAK",
    "abilities",
    "boards",
    "characters",
    "crises_checked",
    "crises_chosen",
    "loyalty",
    "mutiny",
    "ships",
    "skills",
    "treachery",
]
