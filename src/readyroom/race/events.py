"""Events of Race for the Galaxy: what the log says, the browser animates and the statistics count.

Cards are design ids. Faces that others may not see are `Hidden`; they see how many (INFO).
"""

from typing import TypeAlias

from readyroom.kernel import Event, Hidden

Faces: TypeAlias = Hidden[tuple[str, ...], None]
"""Cards that only their owner sees."""

BONUS = "bonus"
"""The source of what a phase bonus gives; any other source is the id of the card with the power."""


class Dealt(Event, frozen=True, gc=False):
    seat: int
    start: str
    count: int
    cards: Faces


class ActionsRevealed(Event, frozen=True, gc=False):
    round: int
    actions: tuple[tuple[str, ...], ...]


class PhaseBegan(Event, frozen=True, gc=False):
    phase: str


class Explored(Event, frozen=True, gc=False):
    seat: int
    count: int
    keep: int
    cards: Faces


class Kept(Event, frozen=True, gc=False):
    """Of the explored cards; the other `discarded` are gone, face down."""

    seat: int
    count: int
    discarded: int
    cards: Faces


class Discarded(Event, frozen=True, gc=False):
    """`why`: start or hand-limit."""

    seat: int
    why: str
    count: int
    cards: Faces


class Drew(Event, frozen=True, gc=False):
    seat: int
    count: int
    source: str
    cards: Faces


class Revealed(Event, frozen=True, gc=False):
    """What everybody places in this phase, by seat: a card, or `nothing`."""

    phase: str
    cards: tuple[str, ...]


class Paid(Event, frozen=True, gc=False):
    """`mode`: pay, pay_military or conquer."""

    seat: int
    card: str
    mode: str
    count: int
    cards: Faces


class Sacrificed(Event, frozen=True, gc=False):
    seat: int
    card: str
    world: str


class Placed(Event, frozen=True, gc=False):
    seat: int
    card: str


class GoodLaid(Event, frozen=True, gc=False):
    """A windfall good on a world that was just placed or dealt."""

    seat: int
    world: str
    kind: str


class GoodSold(Event, frozen=True, gc=False):
    seat: int
    world: str
    kind: str
    source: str
    price: int


class GoodsConsumed(Event, frozen=True, gc=False):
    seat: int
    source: str
    worlds: tuple[str, ...]


class CardsSpent(Event, frozen=True, gc=False):
    seat: int
    source: str
    count: int
    cards: Faces


class ChipsTaken(Event, frozen=True, gc=False):
    """`pool`: what is left in it."""

    seat: int
    points: int
    source: str
    pool: int


class Gambled(Event, frozen=True, gc=False):
    seat: int
    number: int
    card: str
    kept: bool


class ConsumeDeclined(Event, frozen=True, gc=False):
    seat: int


class Produced(Event, frozen=True, gc=False):
    seat: int
    world: str
    kind: str
    source: str


class Reshuffled(Event, frozen=True, gc=False):
    count: int


class RanDry(Event, frozen=True, gc=False):
    """Deck and discard pile were empty: this many cards or goods were not received (DECK-005)."""

    seat: int
    count: int


class RoundEnded(Event, frozen=True, gc=False):
    round: int


class GameOver(Event, frozen=True, gc=False):
    """`reasons`: tableau, pool."""

    reasons: tuple[str, ...]
    scores: tuple[int, ...]
    winners: tuple[int, ...]
