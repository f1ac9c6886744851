"""Allies: people in locations, whom one meets at the end of one's Movement step (ALLY)."""

from typing import Final

import msgspec

from readyroom.galactica.boxes import Box
from readyroom.galactica.registry import Effect

DECK: Final = "ally"


class AllyCard(msgspec.Struct, frozen=True):
    """An Ally card: which of its results happens says the trauma token on it."""

    id: str
    place: str
    benevolent: Effect
    antagonistic: Effect
    character: str = ""
    """Whom it shows, if that is somebody to play."""


ALLIES: Final[dict[str, AllyCard]] = {}
"""The Ally cards of all boxes, by id."""


def ally(box: Box, card: str, *, place: str, benevolent: Effect, antagonistic: Effect, character: str = "") -> None:
    """Declare an Ally card. Its results are run with the cause `Cause(card, seat)`: YOU is who meets the ally."""
    box.card(DECK, card)
    ALLIES[card] = AllyCard(card, place, benevolent, antagonistic, character)
