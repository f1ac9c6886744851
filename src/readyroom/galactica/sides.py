"""What a player counts as: the one place that knows which side the rules see, and what follows from it.

A hidden Cylon counts as a human player (TERM-003). A Cylon leader is a Cylon player whose sheet counts, and while
infiltrating a human player without titles (LEAD, INFL). Who is out takes no part any more (TRIAL).
"""

from collections.abc import Sequence
from typing import Final, Protocol

HUMAN: Final = "human"
CYLON: Final = "cylon"
LEADER: Final = "leader"
INFILTRATOR: Final = "infiltrator"
OUT: Final = "out"
STATUSES: Final = (HUMAN, CYLON, LEADER, INFILTRATOR, OUT)


CYLON_CARDS: Final[list[str]] = []
"""The Loyalty cards of all boxes that make a Cylon of who has one; `loyalty` fills it."""


class Sided(Protocol):
    @property
    def status(self) -> str: ...


def is_cylon_player(player: Sided) -> bool:
    """A revealed Cylon, or a Cylon leader who is not infiltrating (TERM-002, LEAD-001)."""
    return player.status in (CYLON, LEADER)


def is_human_player(player: Sided) -> bool:
    """Everybody else who takes part, whatever his Loyalty cards say (TERM-003, TERM-004)."""
    return player.status in (HUMAN, INFILTRATOR)


def sheet_counts(player: Sided) -> bool:
    """Whether the abilities on his sheet are in effect (CHAR-024, LEAD-003)."""
    return player.status in (HUMAN, LEADER, INFILTRATOR)


def may_use_text(player: Sided) -> bool:
    """Whether he may use the texts of Skill cards (CYL-021, INFL-005)."""
    return player.status in (HUMAN, INFILTRATOR)


def may_hold_title(player: Sided) -> bool:
    """Whether he can hold an office (TITLE-034, TITLE-035)."""
    return player.status == HUMAN


def is_leader(player: Sided) -> bool:
    """A Cylon leader, infiltrating or not: without Loyalty cards, whatever happens (LEAD-008)."""
    return player.status in (LEADER, INFILTRATOR)


class Card(Protocol):
    id: str
    revealed: bool


class Loyal(Protocol):
    @property
    def loyalty(self) -> Sequence[Card]: ...


def is_shown(player: Loyal) -> bool:
    """Whether a Cylon card of theirs lies faceup: while its effect and the reveal steps are carried out they count as
    before, but no title comes to them any more (TITLE-034)."""
    return any(card.revealed and card.id in CYLON_CARDS for card in player.loyalty)


def takes_part(player: Sided) -> bool:
    return player.status != OUT
