"""The Crossroads phase: a battle, a card for everybody, and the Trial (CROS, TRIAL)."""

from typing import Final

import msgspec

from readyroom.galactica.boxes import Box
from readyroom.galactica.registry import Effect

DECK: Final = "crossroads"


class CrossroadsCard(msgspec.Struct, frozen=True):
    """A Crossroads card: which of its results happens says the trauma token set beside it."""

    id: str
    benevolent: Effect
    antagonistic: Effect


CROSSROADS: Final[dict[str, CrossroadsCard]] = {}
"""The Crossroads cards of all boxes, by id."""


def crossroads(box: Box, card: str, *, benevolent: Effect, antagonistic: Effect) -> None:
    """Declare a Crossroads card. Its results are run with the cause `Cause(card, seat)`: YOU is who was dealt it."""
    box.card(DECK, card)
    CROSSROADS[card] = CrossroadsCard(card, benevolent, antagonistic)
