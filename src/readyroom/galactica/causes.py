"""Why something happens: every discard, damage, loss, move or look is told its cause, which listeners may ask for."""

from typing import Final

import msgspec

NOBODY: Final = -1


class Cause(msgspec.Struct, frozen=True, omit_defaults=True):
    """What brings something about, and who."""

    source: str
    """The card, ability, title or place that says so, or the rule."""
    seat: int = NOBODY
    """Who does it: plays the card, uses the ability; of a Crisis card and of rules nobody."""
    chosen: int = NOBODY
    """Whom he has chosen."""
    how: str = ""
    """In which of several ways it is used."""
    immune: bool = False
    """A Super Crisis card: character abilities do not touch it (CYL-026)."""

    def choosing(self, seat: int) -> "Cause":
        """The same, with somebody chosen."""
        return Cause(self.source, self.seat, seat, self.how, self.immune)

    def done_by(self, seat: int) -> "Cause":
        """The same, where somebody does it whom the card has named."""
        return Cause(self.source, seat, self.chosen, self.how, self.immune)


SETUP: Final = Cause("setup")
MOVEMENT: Final = Cause("movement")
HAND_LIMIT: Final = Cause("hand_limit")
RAIDERS: Final = Cause("raiders")
BASESTARS: Final = Cause("basestars")
JUMP: Final = Cause("jump")
SLEEPER: Final = Cause("sleeper")
REVEALING: Final = Cause("revealing")
AT_CROSSROADS: Final = Cause("crossroads")
AT_TRIAL: Final = Cause("trial")
ON_NEW_CAPRICA: Final = Cause("new_caprica")
RETURNING: Final = Cause("galactica_returns")
"""What the rules themselves do."""
