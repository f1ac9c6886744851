"""What a question is for: a card brings a prompt of its own, but it asks for one of these.

Computer players answer by the purpose where they have never met the prompt, so a new card needs words and no player.
"""

from typing import Final

TRUST: Final = "trust"
"""Somebody who gets power: a title, a card, an order, a pardon."""
JAIL: Final = "jail"
"""Somebody who is taken out of the game for a while, or for good: the Brig, an execution."""
WEAKEN: Final = "weaken"
"""Somebody who loses something all humans need: cards, a place, health."""
LOOK: Final = "look"
"""Whose secrets to see."""
VICTIM: Final = "victim"
"""Whom a Cylon hurts, or uses."""
GO: Final = "go"
"""Where to be."""
STRIKE: Final = "strike"
"""What to attack."""
THREAT: Final = "threat"
"""Where Cylon ships come to be."""
SHIELD: Final = "shield"
"""Where civilian ships come to be, and which of them to see to."""
DEPLOY: Final = "deploy"
"""Where vipers come to be, and what they do."""
SACRIFICE: Final = "sacrifice"
"""Which of our ships is lost or damaged."""
GAIN: Final = "gain"
"""Which resource to get."""
LOSE: Final = "lose"
"""Which resource to lose."""
GIVE_UP: Final = "give_up"
"""Which of my Skill cards to do without."""
DRAW: Final = "draw"
"""Which Skill cards to draw."""
CRISIS: Final = "crisis"
"""Which Crisis card to resolve."""
DESTINATION: Final = "destination"
"""Where the fleet jumps to."""
OFFER: Final = "offer"
"""Yes or no to something that helps whoever is asked."""
RISK: Final = "risk"
"""Yes or no to a chance that may cost the fleet something."""
AMOUNT: Final = "amount"
"""How much of something good."""
CONTRIBUTE: Final = "contribute"
"""Which cards to add to a check, or whether any."""
UNBURDEN: Final = "unburden"
"""Which of my trauma tokens to be rid of."""
RESULT: Final = "result"
"""Which of two results of a card happens."""
ACT: Final = "act"
"""What to do: an action, a card to play."""
PART: Final = "part"
"""Which part of a card is carried out, or whether its price is paid."""
FORESEE: Final = "foresee"
"""Which deck to look at, and whether its top card may stay there."""
TAKE: Final = "take"
"""Which card to take from somebody."""
HARM: Final = "harm"
"""What hurts the humans most: damage, what Cylon ships do."""
INDIFFERENT: Final = "indifferent"
"""Nothing hangs on it that could be known: an order, a name."""

PURPOSES: Final = frozenset(
    {
        TRUST,
        JAIL,
        WEAKEN,
        LOOK,
        VICTIM,
        GO,
        STRIKE,
        THREAT,
        SHIELD,
        DEPLOY,
        SACRIFICE,
        GAIN,
        LOSE,
        GIVE_UP,
        DRAW,
        CRISIS,
        DESTINATION,
        OFFER,
        RISK,
        AMOUNT,
        CONTRIBUTE,
        UNBURDEN,
        RESULT,
        ACT,
        PART,
        FORESEE,
        TAKE,
        HARM,
        INDIFFERENT,
    }
)
