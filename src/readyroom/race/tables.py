"""Tables: everything the engine asks of a card while it plays, looked up by the card's number.

They are worked out once from the designs; a sum over a tableau is then a sum over a table (`total`).
"""

from collections.abc import Callable, Sequence
from typing import TypeVar

from readyroom.race.cards import DESIGN_OF, Design, PerCard
from readyroom.race.powers import (
    CONSUME,
    KINDS,
    REBEL,
    DevelopDiscount,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMost,
    DrawIfProduced,
    DrawPerGood,
    DrawPerKind,
    DrawPerWorld,
    ExploreMore,
    Military,
    PayForMilitary,
    Power,
    ProduceDraw,
    ProduceOnWindfall,
    SacrificeForMilitary,
    SettleDiscount,
    SettleForFree,
    TradeBonus,
)

P = TypeVar("P", bound=Power)

CARDS = range(len(DESIGN_OF))


def total(table: Sequence[int], cards: list[int]) -> int:
    """What cards add up to in a table; the plain loop is the quickest way."""
    found = 0
    for card in cards:
        found += table[card]
    return found


def powers_of(design: Design, kind: type[P]) -> list[P]:
    return [power for power in design.powers if isinstance(power, kind)]


def _total(kind: type[P], amount: Callable[[P], int]) -> tuple[int, ...]:
    """For each card the sum of `amount` over its powers of one kind."""
    return tuple(sum(amount(power) for power in powers_of(design, kind)) for design in DESIGN_OF)


def _only(kind: type[P]) -> tuple[P | None, ...]:
    """For each card its power of one kind, if it has one."""
    return tuple(next(iter(powers_of(design, kind)), None) for design in DESIGN_OF)


ID = tuple(design.id for design in DESIGN_OF)
WORLD = tuple(design.world for design in DESIGN_OF)
MILITARY_WORLD = tuple(design.military for design in DESIGN_OF)
VALUE = tuple(design.value for design in DESIGN_OF)
"""Cost, or defense on a military world."""
VP = tuple(design.vp for design in DESIGN_OF)
KIND = tuple(design.kind for design in DESIGN_OF)
WINDFALL = tuple(design.windfall for design in DESIGN_OF)
PRODUCTION = tuple(design.production for design in DESIGN_OF)
SIX_COST = tuple(design.six for design in DESIGN_OF)

EXPLORE_DRAW = _total(ExploreMore, lambda power: power.draw)
EXPLORE_KEEP = _total(ExploreMore, lambda power: power.keep)

DEVELOP_DISCOUNT = _total(DevelopDiscount, lambda power: power.less)
DRAW_BEFORE_DEVELOPING = _total(DrawBeforeDeveloping, lambda power: power.cards)
DRAW_AFTER_DEVELOPING = _total(DrawAfterDeveloping, lambda power: power.cards)

SETTLE_DISCOUNT = {
    kind: _total(SettleDiscount, lambda power, kind=kind: power.less * (power.kind in (None, kind)))  # type: ignore[misc]
    for kind in (None, *KINDS)
}
"""By the kind of the world being paid for, then by card."""

MILITARY = _total(Military, lambda power: power.strength * (power.against is None))


def _strength_against(world: Design) -> tuple[int, ...]:
    targets = (None, world.kind, REBEL if REBEL in world.marks else None)
    return _total(Military, lambda power: power.strength * (power.against in targets))


STRENGTH = tuple(_strength_against(design) if design.military else () for design in DESIGN_OF)
"""By the military world being conquered, then by card."""

DRAW_AFTER_SETTLING = _total(DrawAfterSettling, lambda power: power.cards)
SETTLE_FOR_FREE = _only(SettleForFree)
SACRIFICE_FOR_MILITARY = _only(SacrificeForMilitary)
PAY_FOR_MILITARY = _only(PayForMilitary)
HELPS_TO_SETTLE = frozenset(
    card for card in CARDS if SETTLE_FOR_FREE[card] or SACRIFICE_FOR_MILITARY[card] or PAY_FOR_MILITARY[card]
)
"""Cards that give a way of placing a world, not only a number."""

TRADE_BONUS = {
    kind: _total(TradeBonus, lambda power, kind=kind: power.cards * (not power.here and power.kind in (None, kind)))  # type: ignore[misc]
    for kind in KINDS
}
"""By the kind of the sold good, then by card."""
TRADE_HERE = _total(TradeBonus, lambda power: power.cards * power.here)

CONSUME_POWERS = tuple(
    tuple((2 * card + i, power) for i, power in enumerate(p for p in design.powers if p.phase == CONSUME))
    for card, design in enumerate(DESIGN_OF)
)
"""The consume powers of each card, each with a number of its own: twice the card's, plus 0 or 1."""

PRODUCE_DRAW = _total(ProduceDraw, lambda power: power.cards)
DRAW_IF_PRODUCED = _total(DrawIfProduced, lambda power: power.cards)
PRODUCE_ON_WINDFALL = _only(ProduceOnWindfall)
DRAW_PER_WORLD = _only(DrawPerWorld)
DRAW_PER_GOOD = _only(DrawPerGood)
DRAW_PER_KIND = _only(DrawPerKind)
DRAW_IF_MOST = _only(DrawIfMost)

FIRST_FIT = {
    card: tuple(
        next((i for i, entry in enumerate(design.scoring) if isinstance(entry, PerCard) and entry.fits(other)), -1)
        for other in DESIGN_OF
    )
    for card, design in enumerate(DESIGN_OF)
    if design.six
}
"""For each 6-cost development and each card: which entry of its list that card scores for, -1 for none (SIX-002)."""
