"""What the tests of characters share: a drawn Crisis card, and an accusation in the Admiral's Quarters."""

from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof

ONES = ("repair-1", "evasive_maneuvers-1")
"""Two cards that are negative in a check of politics and leadership."""


def text_of(card: str, *characters: str) -> Proof:
    """A Crisis card has been drawn by seat 0 and is about to be resolved."""
    proof = Proof(*characters)
    lay_down(proof, card)
    proof.to_do(f"text:{card}")
    return proof.begin()


def accused(target: int, *characters: str) -> Proof:
    proof = Proof(*characters)
    proof.place(0, "admirals_quarters").begin()
    proof.say(0, "activate:admirals_quarters").say(0, f"seat:{target}")
    return proof
