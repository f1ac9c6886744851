"""The five start worlds (SETUP-004)."""

from readyroom.race.cards.design import Design, world
from readyroom.race.powers import NOVELTY, RARE, Consume, Military, SettleDiscount, TradeBonus

START: tuple[Design, ...] = (
    world("Old Earth", TradeBonus(1), Consume(points=1, times=2), cost=3, vp=2, start=0),
    world("Epsilon Eridani", Military(1), Consume(points=1, cards=1), cost=2, vp=1, start=1),
    world("Alpha Centauri", SettleDiscount(1, RARE), Military(1, RARE), cost=2, vp=0, windfall=RARE, start=2),
    world("New Sparta", Military(2), defense=2, vp=1, start=3),
    world("Earth's Lost Colony", Consume(points=1), cost=2, vp=1, production=NOVELTY, start=4),
)
