"""How a player plays its side: numbers that levels differ in."""

from typing import NamedTuple


class Style(NamedTuple):
    thrift: float = 1.0
    """What a Skill card is worth to a human in a check."""
    optimism: float = 1.0
    """How much more than usual the others are expected to help who have yet to add cards."""
    hurry: float = 0.5
    """What it is worth to jump one step of the Jump Preparation track earlier."""
    idle: float = 0.05
    """What drawing cards is worth to somebody who has his hands full."""
    scout: float = 0.6
    """What a look at the next Crisis card is worth."""
    foresight: bool = False
    """Whether resources are dearer that drain away faster."""
    knows_characters: bool = False
    """Whether it takes the characters that do most for the humans, or any."""
    brig_at: float = 0.7
    """How sure a human wants to be before he sends somebody to the Brig."""
    boldness: float = -0.11
    """How much more suspect than the others a hidden Cylon dares to be; below zero: how much less."""
    spoils_from: float = 2.0
    """What a check must be worth to the humans before a hidden Cylon spoils it."""
    spoils: int = 1
    """How many bad cards a hidden Cylon adds at most."""
    caution: float = 4.0
    """What the smell of a Treachery card costs a hidden Cylon."""
    covert: float = 0.8
    """How often a hidden Cylon takes a choice that is worse for the humans."""
    blatant: float = 0.45
    """A choice so much worse than the best one that everybody would notice."""
    reveal_at: float = 2.2
    """What revealing himself must be worth to a hidden Cylon."""

    quarrels: float = 1.2
    """What a human in the Brig is worth to a hidden Cylon in the check that sends him there, or keeps him there."""
    flees_at: float = 0.6
    """How likely the others think him a Cylon when a hidden one had better reveal himself."""
    frames_at: float = 0.18
    """What it must be worth to a hidden Cylon that somebody is blamed before he has him sent to the Brig."""


NORMAL = Style()
HARD = Style(
    thrift=0.5,
    optimism=1.5,
    hurry=1.2,
    scout=1.3,
    foresight=True,
    knows_characters=True,
    brig_at=0.8,
    spoils_from=0.8,
    caution=3.0,
    reveal_at=0.5,
    flees_at=0.5,
)
