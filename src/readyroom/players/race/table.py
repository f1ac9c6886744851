"""A seat's view of a Race table, read into numbers that rules of thumb can use."""

from collections.abc import Iterable
from functools import cached_property

from readyroom.race.cards import DESIGN_OF
from readyroom.race.cards.design import Design
from readyroom.race.powers import (
    PRICE,
    REBEL,
    Consume,
    ConsumeAll,
    ConsumeKinds,
    DevelopDiscount,
    Military,
    PayForMilitary,
    Power,
    SettleDiscount,
    TradeBonus,
)
from readyroom.race.view import RaceView

DESIGN: dict[str, Design] = {design.id: design for design in DESIGN_OF}
FULL_TABLEAU = 12


class Table:
    """What `seat` sees, with what follows from it."""

    def __init__(self, view: RaceView, seat: int) -> None:
        self.view = view
        self.seat = seat
        self.me = view.seats[seat]
        self.hand: list[Design] = [DESIGN[card] for card in view.hand or ()]
        self.tableau: list[Design] = [DESIGN[card] for card in self.me.tableau]
        self.built = {design.id for design in self.tableau}
        self.goods: list[Design] = [DESIGN[world] for world in self.me.goods]

    def tableau_of(self, seat: int) -> list[Design]:
        return [DESIGN[card] for card in self.view.seats[seat].tableau]

    def goods_of(self, seat: int) -> list[Design]:
        return [DESIGN[world] for world in self.view.seats[seat].goods]

    @cached_property
    def powers(self) -> list[tuple[Design, Power]]:
        return [(card, power) for card in self.tableau for power in card.powers]

    @cached_property
    def progress(self) -> float:
        """How far the game has gone, from 0 to 1, by the fullest tableau or the emptiest pool."""
        fullest: float = max(len(seat.tableau) for seat in self.view.seats) / FULL_TABLEAU
        pool: float = 1 - self.view.pool / (12 * len(self.view.seats))
        return min(max(fullest, pool), 1.0)

    def strength_against(self, world: Design) -> int:
        targets = {None, world.kind, REBEL if REBEL in world.marks else None}
        return sum(p.strength for _, p in self.powers if isinstance(p, Military) and p.against in targets)

    def cost(self, card: Design) -> int | None:
        """Cards to pay for placing it now, without bonus or sacrifices; None if it can't be placed at all."""
        if not card.world:
            if card.id in self.built:
                return None
            return max(card.value - sum(p.less for _, p in self.powers if isinstance(p, DevelopDiscount)), 0)
        value = card.value
        if card.military:
            if self.strength_against(card) >= value:
                return 0
            contact = next((p for _, p in self.powers if isinstance(p, PayForMilitary) and p.never != card.kind), None)
            if contact is None:
                return None
            value -= contact.less
        less = sum(p.less for _, p in self.powers if isinstance(p, SettleDiscount) and p.kind in (None, card.kind))
        return max(value - less, 0)

    def sale_price(self, world: Design) -> int:
        """Cards for selling the good on `world` with the Trade bonus."""
        assert world.kind is not None
        price = PRICE[world.kind]
        for card, power in self.powers:
            if isinstance(power, TradeBonus):
                fits = card.id == world.id if power.here else power.kind in (None, world.kind)
                price += power.cards * fits
        return price

    def consumption(self, kinds: Iterable[str | None]) -> tuple[float, float]:
        """Points and cards that our consume powers would make of goods of these kinds, roughly: best powers first."""
        left = [kind for kind in kinds if kind is not None]
        points = cards = 0.0
        uses = [p for _, p in self.powers if isinstance(p, (Consume, ConsumeKinds, ConsumeAll))]
        for power in sorted(uses, key=_yield_per_good, reverse=True):
            if isinstance(power, Consume):
                fitting = [kind for kind in left if power.kind in (None, kind)]
                times = min(power.times, len(fitting) // power.goods)
                for kind in fitting[: times * power.goods]:
                    left.remove(kind)
                points += power.points * times
                cards += power.cards * times
            elif isinstance(power, ConsumeKinds):
                if len(set(left)) >= power.kinds:
                    for kind in list(dict.fromkeys(left))[: power.kinds]:
                        left.remove(kind)
                    points += power.points
            else:
                points += max(len(left) - 1, 0)
                left = []
        return points, cards


def _yield_per_good(power: Consume | ConsumeKinds | ConsumeAll) -> float:
    """What a power makes of one good; those that take only one kind go first among equals."""
    if isinstance(power, Consume):
        return (power.points + 0.7 * power.cards) / power.goods + (0.1 if power.kind else 0)
    return power.points / power.kinds if isinstance(power, ConsumeKinds) else 0.5
