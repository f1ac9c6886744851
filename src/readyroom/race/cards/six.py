"""The twelve 6-cost developments, by name, with how they score (SIX)."""

from readyroom.race.cards.design import ALIEN_MARK, IMPERIUM, Design, PerCard, PerChips, PerMilitary, six
from readyroom.race.powers import (
    ALIEN,
    CONSUME,
    EXPLORE,
    GENES,
    NOVELTY,
    RARE,
    REBEL,
    TRADE,
    Consume,
    ConsumeDraw,
    DevelopDiscount,
    DrawPerWorld,
    ExploreMore,
    Military,
    ProduceDraw,
    ProduceOnWindfall,
    Sell,
    SettleDiscount,
    TradeBonus,
)

SIX: tuple[Design, ...] = (
    six(
        "Alien Tech Institute",
        SettleDiscount(2, ALIEN),
        Military(2, ALIEN),
        marks=(ALIEN_MARK,),
        scoring=(
            PerCard(3, world=True, kind=ALIEN, production=True),
            PerCard(2, world=True, kind=ALIEN, windfall=True),
            PerCard(2, mark=ALIEN_MARK),
        ),
    ),
    six(
        "Free Trade Association",
        Consume(NOVELTY, points=1, cards=1, times=3),
        ProduceOnWindfall(NOVELTY),
        scoring=(
            PerCard(2, world=True, kind=NOVELTY, production=True),
            PerCard(1, world=True, kind=NOVELTY, windfall=True),
            PerCard(2, design="consumer-markets"),
            PerCard(2, design="expanding-colony"),
        ),
    ),
    six(
        "Galactic Federation",
        DevelopDiscount(2),
        scoring=(
            PerCard(2, world=False, six=True),
            PerCard(1, world=False),
        ),
    ),
    six(
        "Galactic Imperium",
        Military(4, REBEL),
        marks=(IMPERIUM,),
        scoring=(
            PerCard(2, world=True, military=True, mark=REBEL),
            PerCard(1, world=True, military=True),
        ),
    ),
    six(
        "Galactic Renaissance",
        ExploreMore(draw=2, keep=1),
        scoring=(
            PerChips(1, each=3),
            PerCard(3, design="research-labs"),
            PerCard(3, design="galactic-trendsetters"),
            PerCard(3, design="artist-colony"),
        ),
    ),
    six(
        "Galactic Survey: SETI",
        ExploreMore(draw=2),
        scoring=(
            PerCard(1, world=False, power=EXPLORE),
            PerCard(2, world=True, power=EXPLORE),
            PerCard(1, world=True),
        ),
    ),
    six("Merchant Guild", ProduceDraw(2), scoring=(PerCard(2, world=True, production=True),)),
    six(
        "Mining League",
        Consume(RARE, goods=2, points=3),
        ProduceOnWindfall(RARE),
        scoring=(
            PerCard(2, world=True, kind=RARE, production=True),
            PerCard(1, world=True, kind=RARE, windfall=True),
            PerCard(2, design="mining-robots"),
            PerCard(2, design="mining-conglomerate"),
        ),
    ),
    six(
        "New Economy",
        ConsumeDraw(1),
        scoring=(
            PerCard(2, world=False, power=CONSUME),
            PerCard(1, world=True, power=CONSUME),
        ),
    ),
    six("New Galactic Order", Military(2), scoring=(PerMilitary(1),)),
    six(
        "Pan-Galactic League",
        Military(-1),
        DrawPerWorld(GENES),
        scoring=(
            PerCard(2, world=True, kind=GENES),
            PerCard(1, world=True, military=True),
            PerCard(3, design="contact-specialist"),
        ),
    ),
    six(
        "Trade League",
        TradeBonus(1),
        Sell(with_trade_powers=True),
        scoring=(
            PerCard(2, world=False, power=TRADE),
            PerCard(1, world=True, power=TRADE),
        ),
    ),
)
