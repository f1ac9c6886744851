"""What a position at Race is worth, by hand: points so far, what the tableau will still earn, cards, goods.

Everything is measured in victory points at the end of the game. `Outlook` is a seat's prospects; the numbers in
`Weights` are rules of thumb that were tried out against each other in the arena.
"""

from collections.abc import Iterable, Sequence
from functools import cached_property
from typing import NamedTuple

from readyroom.players.race.table import Table
from readyroom.race.cards.design import Design, PerCard, PerChips, PerMilitary
from readyroom.race.powers import (
    ALIEN,
    PRICE,
    Consume,
    ConsumeAll,
    ConsumeDraw,
    ConsumeKinds,
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
    Gamble,
    Military,
    PayForMilitary,
    ProduceDraw,
    ProduceOnWindfall,
    SacrificeForMilitary,
    Sell,
    SettleDiscount,
    SettleForFree,
    SpendCards,
    TradeBonus,
)


class Weights(NamedTuple):
    card: float = 0.75
    """A card in hand, while there is time to use it."""
    rounds_to_use_cards: float = 3.5
    first_card: float = 1.7
    fewer: float = 0.16
    last_card: float = 0.3
    """The first card in hand counts more than an average one, each further one a little less, down to the last."""
    engine: float = 1.1
    """The part of the rounds to come that produces and consumes in turns."""
    explore: float = 0.28
    develop: float = 0.36
    settle: float = 0.36
    """How often a round has these phases, with something to place in the last two."""
    military: float = 0.2
    """A point of strength, a round."""
    six_growth: float = 0.55
    """How far a 6-cost development keeps growing as it has so far."""
    goods: float = 0.22
    hand_pick: float = 0.25
    """What a good card in hand is worth beyond being any card."""
    others: float = 0.7
    """What an opponent gains is my loss, so much of it."""


WEIGHTS = Weights()

FULL_USE = 5.0


class Engine(NamedTuple):
    """What a tableau does in one Produce phase and the Consume phase after it."""

    points: float
    """From consuming all goods, not doubled."""
    cards: float
    """From consuming, producing and powers."""
    price: float
    """Of the dearest good."""
    rest: float
    """Points from consuming all goods but that one."""
    goods: int


class Outlook:
    """A tableau with its prospects, for a game that goes on for about `rounds` more rounds."""

    def __init__(self, tableau: Sequence[Design], chips: int, rounds: float, weights: Weights = WEIGHTS) -> None:
        self.tableau = tuple(tableau)
        self.chips = chips
        self.rounds = rounds
        self.weights = weights

    def with_card(self, card: Design, without: Iterable[str] = ()) -> "Outlook":
        kept = [other for other in self.tableau if other.id not in without]
        return Outlook([*kept, card], self.chips, self.rounds, self.weights)

    @property
    def card(self) -> float:
        """What one more card in hand is worth."""
        w = self.weights
        return 0.03 + w.card * min(1.0, self.rounds / w.rounds_to_use_cards)

    # --- points ------------------------------------------------------------------------------------------------

    @cached_property
    def points(self) -> float:
        """Chips, printed points and 6-cost developments, with what these will still grow."""
        total = float(self.chips + sum(card.vp for card in self.tableau))
        for six in self.tableau:
            if six.six:
                now = six_points(six, self.tableau, self.chips, self.strength)
                more = min(self.rounds * 0.9, 12.0 - len(self.tableau))
                total += now * (1 + self.weights.six_growth * max(more, 0.0) / max(len(self.tableau), 4))
        return total

    @cached_property
    def strength(self) -> int:
        return sum(
            p.strength for card in self.tableau for p in card.powers if isinstance(p, Military) and not p.against
        )

    # --- income ------------------------------------------------------------------------------------------------

    @cached_property
    def engine(self) -> Engine:
        return run_engine(self.tableau)

    @cached_property
    def income(self) -> float:
        """What the powers of the tableau will bring in the rounds to come."""
        w, c = self.weights, self.card
        engine = self.engine
        scoring = 2 * engine.points + c * useful(engine.cards)
        trading = engine.rest + c * useful(engine.cards + engine.price)
        cycle = max(scoring, trading)
        total = w.engine * cycle * max(self.rounds - 0.5, 0.0) / 2
        explore = develop = settle = 0.0
        strength = [0.0, 0.0]
        for card in self.tableau:
            for power in card.powers:
                if isinstance(power, ExploreMore):
                    explore += 0.25 * power.draw + 0.9 * power.keep
                elif isinstance(power, DevelopDiscount):
                    develop += power.less
                elif isinstance(power, (DrawBeforeDeveloping, DrawAfterDeveloping)):
                    develop += power.cards
                elif isinstance(power, SettleDiscount):
                    settle += power.less * (0.3 if power.kind else 0.75)
                elif isinstance(power, DrawAfterSettling):
                    settle += power.cards
                elif isinstance(power, Military):
                    strength[power.against is not None] += power.strength
                elif isinstance(power, SacrificeForMilitary):
                    strength[1] += 1.0
                elif isinstance(power, SettleForFree):
                    settle += 0.4
                elif isinstance(power, PayForMilitary):
                    settle += 0.5
        total += self.rounds * c * (w.explore * explore + w.develop * develop + w.settle * settle)
        against_all = min(max(strength[0], 0.0), 8.0) + 0.3 * min(strength[1], 6.0)
        return total + w.military * against_all * min(self.rounds, 6.0)

    @cached_property
    def worth(self) -> float:
        return self.points + self.income

    def gain(self, card: Design) -> float:
        """What placing a card adds, before its cost; powers need not be used, so never less than its points."""
        after = self.with_card(card)
        gained = max(after.worth - self.worth, after.points - self.points)
        if card.windfall:
            gained += self.weights.goods * self.sale(card) * self.card * (self.rounds > 0.6)
        return gained

    # --- goods -------------------------------------------------------------------------------------------------

    def sale(self, world: Design) -> float:
        """Cards for selling the good of a world with the Trade bonus."""
        price = float(PRICE[world.kind or ALIEN])
        for card in self.tableau:
            for power in card.powers:
                if isinstance(power, TradeBonus):
                    price += power.cards * (card.id == world.id if power.here else power.kind in (None, world.kind))
        return price

    def goods(self, worlds: Sequence[Design]) -> float:
        """What goods are worth that lie there at the end of a round."""
        if not worlds or self.rounds < 0.6:
            return 0.01 * len(worlds)
        c = self.card
        kinds = [world.kind or "" for world in worlds]
        points, cards = consume(self.tableau, kinds)
        best = max(worlds, key=self.sale)
        rest = [world.kind or "" for world in worlds if world is not best]
        left, more = consume(self.tableau, rest)
        soon = min(1.0, self.rounds)
        return self.weights.goods * soon * max(2 * points + c * cards, c * (self.sale(best) + more) + left)


def useful(cards: float) -> float:
    """Of many cards at once only the first few are of full use."""
    return min(cards, FULL_USE) + 0.4 * max(cards - FULL_USE, 0.0)


def six_points(six: Design, tableau: Sequence[Design], chips: int, strength: int) -> float:
    """What a 6-cost development scores in a tableau."""
    points = 0.0
    for other in tableau:
        points += next((e.points for e in six.scoring if isinstance(e, PerCard) and e.fits(other)), 0)
    for entry in six.scoring:
        if isinstance(entry, PerChips):
            points += entry.points * (chips // entry.each)
        elif isinstance(entry, PerMilitary):
            points += entry.points * strength
    return points


# --- producing and consuming -----------------------------------------------------------------------------------


def consume(tableau: Sequence[Design], kinds: Sequence[str]) -> tuple[float, float]:
    """Points and cards that a tableau's powers make of goods of these kinds: best powers first."""
    uses = [p for card in tableau for p in card.powers if isinstance(p, (Consume, ConsumeKinds, ConsumeAll, Sell))]
    uses.sort(key=_per_good, reverse=True)
    left = list(kinds)
    points = cards = 0.0
    for power in uses:
        if not left:
            break
        if isinstance(power, Consume):
            fitting = left if power.kind is None else [kind for kind in left if kind == power.kind]
            times = min(power.times, len(fitting) // power.goods)
            for kind in sorted(fitting, key=PRICE.__getitem__)[: times * power.goods]:
                left.remove(kind)
            points += power.points * times
            cards += power.cards * times
        elif isinstance(power, ConsumeKinds):
            different = list(dict.fromkeys(left))
            if len(different) >= power.kinds:
                for kind in different[: power.kinds]:
                    left.remove(kind)
                points += power.points
        elif isinstance(power, ConsumeAll):
            points += len(left) - 1
            left = []
        else:
            dearest = max(left, key=PRICE.__getitem__)
            left.remove(dearest)
            cards += PRICE[dearest] + power.with_trade_powers
    return points, cards


def _per_good(power: Consume | ConsumeKinds | ConsumeAll | Sell) -> float:
    if isinstance(power, Consume):
        return (power.points + 0.6 * power.cards) / power.goods + (0.1 if power.kind else 0.0)
    if isinstance(power, Sell):
        return 1.05
    return power.points / power.kinds if isinstance(power, ConsumeKinds) else 0.2


def produced(tableau: Sequence[Design], goods: Iterable[str], *, bonus: bool) -> list[Design]:
    """The worlds that would get a good in a Produce phase now."""
    held = set(goods)
    made = [world for world in tableau if world.production and world.id not in held]
    empty = [world for world in tableau if world.windfall and world.id not in held]
    empty.sort(key=lambda world: -PRICE[world.kind or ALIEN])
    powers = [p.kind for card in tableau for p in card.powers if isinstance(p, ProduceOnWindfall)]
    powers.sort(key=lambda kind: kind is None)
    for kind in [*powers, *([None] if bonus else [])]:
        world = next((world for world in empty if kind in (None, world.kind)), None)
        if world is not None:
            empty.remove(world)
            made.append(world)
    return made


def produce_draws(tableau: Sequence[Design], made: Sequence[Design]) -> float:
    """Cards that a Produce phase brings by powers."""
    kinds = [world.kind for world in made]
    names = {world.id for world in made}
    cards = 0.0
    for card in tableau:
        for power in card.powers:
            if isinstance(power, ProduceDraw):
                cards += power.cards
            elif isinstance(power, DrawIfProduced):
                cards += power.cards * (card.id in names)
            elif isinstance(power, DrawPerGood):
                cards += kinds.count(power.kind)
            elif isinstance(power, DrawPerKind):
                cards += len(set(kinds))
            elif isinstance(power, DrawPerWorld):
                cards += sum(world.kind == power.kind for world in tableau)
            elif isinstance(power, DrawIfMost):
                cards += 0.6 * power.cards * (power.kind in kinds)
    return cards


def free_cards(tableau: Sequence[Design], card: float) -> float:
    """Cards that a Consume phase brings without a good; `card` is what a card is worth."""
    total = 0.0
    for design in tableau:
        for power in design.powers:
            if isinstance(power, ConsumeDraw):
                total += power.cards
            elif isinstance(power, Gamble):
                total += 0.2
            elif isinstance(power, SpendCards):
                total += power.most * max(1.0 - card, 0.0)
    return total


def run_engine(tableau: Sequence[Design]) -> Engine:
    made = produced(tableau, (), bonus=True)
    kinds = [world.kind or "" for world in made]
    points, cards = consume(tableau, kinds)
    cards += produce_draws(tableau, made) + free_cards(tableau, 0.8)
    if not made:
        return Engine(0.0, cards, 0.0, 0.0, 0)
    seller = Outlook(tableau, 0, 0.0)
    best = max(made, key=seller.sale)
    rest, _ = consume(tableau, [world.kind or "" for world in made if world is not best])
    return Engine(points, cards, seller.sale(best), rest, len(made))


# --- how long the game goes on ---------------------------------------------------------------------------------


def rounds_left(table: Table) -> float:
    """About how many rounds come after this one: until a tableau is full or the pool is empty."""
    seats = table.view.seats
    built = max(len(seat.tableau) for seat in seats)
    pace = 0.95 if not table.view.advanced else 1.6
    by_tableau = (12 - built) / pace
    earning = 0.0
    for seat in range(len(seats)):
        engine = run_engine(table.tableau_of(seat))
        earning += 0.75 * engine.points + 0.15
    by_pool = table.view.pool / max(earning, 0.4)
    if table.view.last_round:
        return 0.0
    return max(min(by_tableau, by_pool + 0.5) - 1.0, 0.0) if min(by_tableau, by_pool) < 12 else 11.0
