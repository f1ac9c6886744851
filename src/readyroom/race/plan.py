"""The order of consume powers that brings most: points first, then cards (CONS-003: the order is the owner's).

Discarding hand cards is left out: it may wait, and what a card is worth nobody can reckon here. What a gamble brings is
luck and counts nothing.
"""

from collections.abc import Iterator, Sequence
from typing import NamedTuple

from readyroom.kernel import Json
from readyroom.race.actions import CONSUME2X, chose
from readyroom.race.powers import Consume, ConsumeAll, ConsumeDraw, ConsumeKinds, Power, Sell, SpendCards
from readyroom.race.sales import POWER_NUMBERED, sale_price
from readyroom.race.state import Race
from readyroom.race.tables import ID, KIND

Goods = tuple[int, ...]
"""How many goods there are of each lot: of goods that are worth the same to every power."""


class Step(NamedTuple):
    option: int
    card: int
    taken: Goods
    points: int
    cards: int


class Plan(NamedTuple):
    points: int
    cards: int
    steps: tuple[Step, ...]


def best_order(g: Race, seat: int, numbers: Sequence[int]) -> Json:
    """The best order of these powers, as options of a question; None where there is nothing to order."""
    powers = [
        (index, number // 2, power)
        for index, number in enumerate(numbers)
        if (power := POWER_NUMBERED.get(number)) is not None and not isinstance(power, SpendCards)
    ]
    if len(powers) < 2:
        return None
    lots: dict[tuple[str | None, int], list[int]] = {}
    for world in g.held(seat):
        lots.setdefault((KIND[world], sale_price(g, seat, world, with_powers=True)), []).append(world)
    worlds = [found[0] for found in lots.values()]
    twice = 2 if chose(g, seat, CONSUME2X) else 1
    known: dict[tuple[int, Goods], Plan] = {}

    def best(used: int, goods: Goods) -> Plan:
        found = known.get((used, goods))
        if found is not None:
            return found
        found = Plan(0, 0, ())
        for n, (index, card, power) in enumerate(powers):
            if used >> n & 1:
                continue
            for taken, points, cards in _uses(g, seat, power, worlds, goods):
                left = tuple(have - gone for have, gone in zip(goods, taken, strict=True))
                rest = best(used | 1 << n, left)
                step = Step(index, card, taken, points * twice, cards)
                plan = Plan(step.points + rest.points, cards + rest.cards, (step, *rest.steps))
                if not found.steps or plan[:2] > found[:2]:
                    found = plan
        known[used, goods] = found
        return found

    plan = best(0, tuple(map(len, lots.values())))
    return _shown(plan, [KIND[world] or "" for world in worlds]) if len(plan.steps) > 1 else None


def _uses(g: Race, seat: int, power: Power, worlds: list[int], goods: Goods) -> Iterator[tuple[Goods, int, int]]:
    """Every way to use a power with these goods: what it takes of each lot, points and cards."""
    count = sum(goods)
    if isinstance(power, Consume):
        pairs = zip(worlds, goods, strict=True)
        fitting = tuple(have if power.kind in (None, KIND[world]) else 0 for world, have in pairs)
        times = min(power.times, sum(fitting) // power.goods)
        if times:
            for taken in _takings(fitting, times * power.goods):
                yield taken, times * power.points, times * power.cards
    elif isinstance(power, ConsumeKinds):
        for taken in _takings(goods, power.kinds):
            kinds = {KIND[world] for world, gone in zip(worlds, taken, strict=True) if gone}
            if len(kinds) == power.kinds:
                yield taken, power.points, 0
    elif isinstance(power, ConsumeAll):
        if count:
            yield goods, count - 1, 0
    elif isinstance(power, Sell):
        for taken in _takings(goods, 1):
            world = worlds[taken.index(1)]
            yield taken, 0, sale_price(g, seat, world, with_powers=power.with_trade_powers)
    else:
        yield (0,) * len(goods), 0, power.cards if isinstance(power, ConsumeDraw) else 0


def _takings(lots: Goods, count: int) -> Iterator[Goods]:
    """All ways to take `count` goods out of these lots."""
    if not lots:
        if not count:
            yield ()
        return
    for n in range(min(lots[0], count) + 1):
        for others in _takings(lots[1:], count - n):
            yield n, *others


def _shown(plan: Plan, kinds: list[str]) -> Json:
    steps = [
        {
            "index": step.option,
            "card": ID[step.card],
            "takes": [kind for kind, gone in zip(kinds, step.taken, strict=True) for _ in range(gone)],
            "points": step.points,
            "cards": step.cards,
        }
        for step in plan.steps
    ]
    return {"points": plan.points, "cards": plan.cards, "steps": steps}
