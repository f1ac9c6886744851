"""The 19 developments of cost 1 to 5, by name; two cards each."""

from readyroom.race.cards.design import TERRAFORMING, Design, development
from readyroom.race.powers import (
    ALIEN,
    GENES,
    NOVELTY,
    RARE,
    Consume,
    ConsumeKinds,
    DevelopDiscount,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    DrawIfMost,
    DrawPerGood,
    DrawPerKind,
    ExploreMore,
    Military,
    PayForMilitary,
    ProduceOnWindfall,
    SacrificeForMilitary,
    SettleDiscount,
    SettleForFree,
    SpendCards,
    TradeBonus,
)

DEVELOPMENTS: tuple[Design, ...] = (
    development("Colony Ship", SettleForFree(never=ALIEN), cost=2, vp=1, first_hand=1),
    development("Consumer Markets", Consume(NOVELTY, points=1, times=3), DrawPerGood(NOVELTY), cost=5, vp=3),
    development("Contact Specialist", Military(-1), PayForMilitary(less=1, never=ALIEN), cost=1, vp=1, first_hand=4),
    development("Deficit Spending", SpendCards(most=2), cost=2, vp=1),
    development("Diversified Economy", ConsumeKinds(3, points=3), DrawPerKind(), cost=4, vp=2),
    development("Drop Ships", Military(3), cost=4, vp=2),
    development("Expedition Force", ExploreMore(draw=1), Military(1), cost=1, vp=1, first_hand=2),
    development("Export Duties", TradeBonus(1), cost=1, vp=1, first_hand=3),
    development("Genetics Lab", TradeBonus(1, GENES), ProduceOnWindfall(GENES), cost=2, vp=1),
    development("Interstellar Bank", DrawBeforeDeveloping(1), cost=2, vp=1),
    development("Investment Credits", DevelopDiscount(1), cost=1, vp=1),
    development(
        "Mining Conglomerate", TradeBonus(1, RARE), Consume(RARE, points=1, times=2), DrawIfMost(2, RARE), cost=3, vp=2
    ),
    development("Mining Robots", SettleDiscount(1, RARE), ProduceOnWindfall(RARE), cost=2, vp=1, first_hand=2),
    development("New Military Tactics", SacrificeForMilitary(3), cost=1, vp=1, first_hand=3),
    development("Public Works", DrawAfterDeveloping(1), Consume(points=1), cost=1, vp=1, first_hand=1),
    development("Replicant Robots", SettleDiscount(2), cost=4, vp=2),
    development("Research Labs", ExploreMore(keep=1), Consume(GENES, points=1), DrawPerGood(ALIEN), cost=4, vp=2),
    development("Space Marines", Military(2), cost=2, vp=1, first_hand=4),
    development(
        "Terraforming Robots",
        DrawAfterSettling(1),
        Consume(RARE, points=1, cards=1),
        cost=3,
        vp=2,
        marks=(TERRAFORMING,),
    ),
)
