"""The 95 designs and the 114 cards made of them. A card is a number from 0 to 113; which design it is: `DESIGN_OF`.

The numbers never leave the rules: views, events and options name designs, so copies can't be told apart.
"""

from readyroom.race.cards.design import Design, PerCard, PerChips, PerMilitary, Scoring
from readyroom.race.cards.developments import DEVELOPMENTS
from readyroom.race.cards.six import SIX
from readyroom.race.cards.start import START
from readyroom.race.cards.worlds import WORLDS

DESIGNS: tuple[Design, ...] = (*START, *WORLDS, *DEVELOPMENTS, *SIX)

DESIGN_OF: tuple[Design, ...] = tuple(design for design in DESIGNS for _ in range(design.copies))
"""The design of each card."""

BY_ID: dict[str, Design] = {design.id: design for design in DESIGNS}

CARDS_OF: dict[str, tuple[int, ...]] = {
    design.id: tuple(card for card, of in enumerate(DESIGN_OF) if of is design) for design in DESIGNS
}
"""The cards of each design, by its id."""

__all__ = [
    "BY_ID",
    "CARDS_OF",
    "DESIGNS",
    "DESIGN_OF",
    "DEVELOPMENTS",
    "SIX",
    "START",
    "WORLDS",
    "Design",
    "PerCard",
    "PerChips",
    "PerMilitary",
    "Scoring",
]
