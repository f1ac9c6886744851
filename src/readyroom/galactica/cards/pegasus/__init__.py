"""The Pegasus box with all its cards, characters and locations."""

from readyroom.galactica.cards.pegasus import (
    abilities,
    agendas,
    boards,
    characters,
    crises_checked,
    crises_chosen,
    destinations,
    leaders,
    loyalty,
    new_caprica,
    new_caprica_checked,
    new_caprica_chosen,
    overlay,
    quorum,
    skills,
    super_crises,
)
from readyroom.galactica.cards.pegasus.box import LEADERS, NEW_CAPRICA, OLD_LEADERS, PEGASUS

__all__ = [
    "LEADERS",
    "NEW_CAPRICA",
    "OLD_LEADERS",
    "PEGASUS",
    "abilities",
    "agendas",
    "boards",
    "characters",
    "crises_checked",
    "crises_chosen",
    "destinations",
    "leaders",
    "loyalty",
    "new_caprica",
    "new_caprica_checked",
    "new_caprica_chosen",
    "overlay",
    "quorum",
    "skills",
    "super_crises",
]
