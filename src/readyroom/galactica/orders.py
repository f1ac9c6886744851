"""Standing orders about cards: which ones to discard, so that over weeks nobody waits for a hand limit."""

from collections import Counter
from typing import Final

from readyroom.galactica.discards import DISCARD
from readyroom.galactica.skills import SKILLS, STRENGTH, TREACHERY, TYPE
from readyroom.kernel import Answer, Question

_KEEP: Final = {f"keep-{name}": skill for skill, name in enumerate(SKILLS[:TREACHERY])}

ORDERS: Final = ("discard-lowest", *_KEEP)
"""The lowest strengths go first; with `keep`, that skill only after all others."""


def ordered(order: str, question: Question) -> Answer | None:
    """The cards to discard. Among equal strengths, those go first of which there are most."""
    if question.prompt != DISCARD or order not in ORDERS:
        return None
    cards: list[int] = list(question.picks)
    kept, many = _KEEP.get(order), Counter(TYPE[card] for card in cards)

    def dear(index: int) -> tuple[bool, int, int, int]:
        skill = TYPE[cards[index]]
        return skill == kept, STRENGTH[cards[index]], -many[skill], index

    return tuple(sorted(sorted(range(len(cards)), key=dear)[: question.at_least]))
