"""The cards, by the box they come in, and which boxes each rulebook plays with."""

from readyroom.galactica.boxes import MODES, offer
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.cards.daybreak import DAYBREAK, DAYBREAK_ATTACKS, EARTH, NEW_LEADERS
from readyroom.galactica.cards.exodus import EXODUS, FINAL_FIVE, FLEET_BOARD, IONIAN, PERSONAL_GOALS
from readyroom.galactica.cards.pegasus import LEADERS, NEW_CAPRICA, OLD_LEADERS, PEGASUS, PEGASUS_ATTACKS

__all__ = ["MODES", "UNFINISHED", "offered"]

offer("base", BASE)
offer("exodus", BASE, EXODUS, FLEET_BOARD, PERSONAL_GOALS, FINAL_FIVE, IONIAN, LEADERS, OLD_LEADERS)
offer(
    "combined",
    BASE,
    EXODUS,
    FLEET_BOARD,
    PERSONAL_GOALS,
    FINAL_FIVE,
    IONIAN,
    PEGASUS,
    PEGASUS_ATTACKS,
    NEW_CAPRICA,
    DAYBREAK,
    DAYBREAK_ATTACKS,
    EARTH,
    LEADERS,
    NEW_LEADERS,
)

UNFINISHED: tuple[str, ...] = ()
"""Rulebooks whose boxes are not complete, and boxes of others that are not: they can be played in tests only."""


def offered() -> tuple[str, ...]:
    """The rulebooks that can be chosen."""
    return tuple(mode for mode in MODES if mode not in UNFINISHED)
