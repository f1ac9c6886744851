"""Powers: what a card can do, as values. The tables the engine plays by and the texts people read both come from these.

A kind of good is `novelty`, `rare`, `genes` or `alien`; None stands for any kind. Rule index: POW and the phases.
"""

from typing import ClassVar

import msgspec

NOVELTY, RARE, GENES, ALIEN = KINDS = ("novelty", "rare", "genes", "alien")

PRICE = {NOVELTY: 2, RARE: 3, GENES: 4, ALIEN: 5}
"""What a good brings in cards (TRADE-004, Q-01)."""

REBEL = "rebel"
"""A mark of worlds, and a target of military powers."""

EXPLORE, DEVELOP, SETTLE, TRADE, CONSUME, PRODUCE = PHASES = (
    "explore",
    "develop",
    "settle",
    "trade",
    "consume",
    "produce",
)
"""The phases powers are printed for; trade is the first part of Consume (TRADE-002)."""


class Power(msgspec.Struct, frozen=True):
    """One power of a card; it works in `phase`."""

    phase: ClassVar[str]


class ExploreMore(Power, frozen=True):
    """Draw more, keep more (EXPL-004 to 006)."""

    phase = EXPLORE
    draw: int = 0
    keep: int = 0


class DevelopDiscount(Power, frozen=True):
    """Developments cost less (DEV-007)."""

    phase = DEVELOP
    less: int


class DrawBeforeDeveloping(Power, frozen=True):
    """Draw at the start of the phase (DEV-001)."""

    phase = DEVELOP
    cards: int


class DrawAfterDeveloping(Power, frozen=True):
    """Draw after placing a development (DEV-010)."""

    phase = DEVELOP
    cards: int


class SettleDiscount(Power, frozen=True):
    """Worlds that are paid for cost less (SETTLE-022 to 024)."""

    phase = SETTLE
    less: int
    kind: str | None = None


class Military(Power, frozen=True):
    """Strength to conquer with; `against` a kind of good or Rebels only, or everything (SETTLE-013 to 019)."""

    phase = SETTLE
    strength: int
    against: str | None = None


class DrawAfterSettling(Power, frozen=True):
    """Draw after placing a world (SETTLE-012)."""

    phase = SETTLE
    cards: int


class SettleForFree(Power, frozen=True):
    """May be discarded: the world being paid for costs nothing, unless it is of kind `never` (SETTLE-025 to 027)."""

    phase = SETTLE
    never: str


class SacrificeForMilitary(Power, frozen=True):
    """May be discarded for strength until the phase ends (SETTLE-020, 021)."""

    phase = SETTLE
    strength: int


class PayForMilitary(Power, frozen=True):
    """May pay for a military world, `less` than its defense, unless it is of kind `never` (SETTLE-029, 030)."""

    phase = SETTLE
    less: int
    never: str


class TradeBonus(Power, frozen=True):
    """More cards for a sold good of a kind, or for the good lying `here` only (TRADE-006 to 008)."""

    phase = TRADE
    cards: int
    kind: str | None = None
    here: bool = False


class Consume(Power, frozen=True):
    """`goods` goods for points and cards, as often as it goes up to `times` (CONS-009 to 013, 015)."""

    phase = CONSUME
    kind: str | None = None
    goods: int = 1
    points: int = 0
    cards: int = 0
    times: int = 1


class ConsumeKinds(Power, frozen=True):
    """One good each of `kinds` different kinds for points (CONS-014)."""

    phase = CONSUME
    kinds: int
    points: int


class ConsumeAll(Power, frozen=True):
    """Every good; points for each but one (CONS-019)."""

    phase = CONSUME


class Sell(Power, frozen=True):
    """One good for its price in cards, with or without trade powers (CONS-021 to 023)."""

    phase = CONSUME
    with_trade_powers: bool


class ConsumeDraw(Power, frozen=True):
    """Cards for nothing (CONS-024)."""

    phase = CONSUME
    cards: int


class Gamble(Power, frozen=True):
    """Name a number, show the top card, keep it if it costs or defends that much (CONS-025)."""

    phase = CONSUME
    lowest: int
    highest: int


class SpendCards(Power, frozen=True):
    """May discard up to `most` hand cards for a point each, never doubled (CONS-028, 032)."""

    phase = CONSUME
    most: int


class Produces(Power, frozen=True):
    """A good on this world, if it has none (PROD-001)."""

    phase = PRODUCE


class ProduceOnWindfall(Power, frozen=True):
    """A good on one empty windfall world of a kind (PROD-005, 006)."""

    phase = PRODUCE
    kind: str | None = None


class ProduceDraw(Power, frozen=True):
    """Cards in every Produce phase (PROD-009)."""

    phase = PRODUCE
    cards: int


class DrawIfProduced(Power, frozen=True):
    """Cards when this world gets a good in this phase (PROD-010, 011)."""

    phase = PRODUCE
    cards: int


class DrawPerGood(Power, frozen=True):
    """A card for each good of a kind produced in this phase (PROD-012)."""

    phase = PRODUCE
    kind: str


class DrawPerKind(Power, frozen=True):
    """A card for each different kind produced in this phase (PROD-013)."""

    phase = PRODUCE


class DrawPerWorld(Power, frozen=True):
    """A card for each own world of a kind (PROD-014)."""

    phase = PRODUCE
    kind: str


class DrawIfMost(Power, frozen=True):
    """Cards for producing more goods of a kind than each other player (PROD-015)."""

    phase = PRODUCE
    cards: int
    kind: str
