"""Race, section 22: distribution facts, checked on the registry. Counts are cards, not designs."""

from collections import Counter

import pytest

from readyroom.race.cards import DESIGN_OF, DESIGNS, Design
from readyroom.race.powers import (
    ALIEN,
    CONSUME,
    DEVELOP,
    EXPLORE,
    KINDS,
    PRODUCE,
    RARE,
    REBEL,
    SETTLE,
    TRADE,
    Consume,
    ConsumeAll,
    ConsumeKinds,
    Military,
    ProduceOnWindfall,
    SacrificeForMilitary,
    Sell,
    SpendCards,
)
from readyroom.race.tables import powers_of

rule = pytest.mark.rule

MILITARY = [d for d in DESIGN_OF if d.military]
PAID = [d for d in DESIGN_OF if d.world and not d.military]
DEVELOPMENTS = [d for d in DESIGN_OF if not d.world]


def split(cards: list[Design]) -> tuple[int, int]:
    """Developments and worlds."""
    return sum(not d.world for d in cards), sum(d.world for d in cards)


@rule("DIST-001")
def test_cards_by_type() -> None:
    start = [d for d in DESIGN_OF if d.start is not None]
    assert len(DESIGN_OF) == 114
    assert (len(start), sum(d.military for d in start)) == (5, 1)
    assert len(MILITARY) - 1 == 22
    assert len(PAID) - 4 == 37
    assert sum(d.six for d in DEVELOPMENTS) == 12
    assert sum(not d.six for d in DEVELOPMENTS) == 38


@rule("DIST-002")
def test_designs_and_copies() -> None:
    assert len(DESIGNS) == 95
    assert sum(d.copies == 2 for d in DESIGNS) == 19
    assert all(d.copies == (1 if d.world or d.six else 2) for d in DESIGNS)


@rule("DIST-003")
def test_costs() -> None:
    by_cost = {cost: split([d for d in DESIGN_OF if not d.military and d.value == cost]) for cost in range(7)}
    assert by_cost == {0: (0, 2), 1: (12, 6), 2: (12, 11), 3: (4, 10), 4: (8, 5), 5: (2, 5), 6: (12, 2)}
    assert sum(sum(pair) for pair in by_cost.values()) == 91


@rule("DIST-004")
def test_defenses() -> None:
    assert Counter(d.value for d in MILITARY) == {1: 6, 2: 7, 3: 3, 4: 2, 5: 2, 6: 2, 7: 1}


@rule("DIST-005")
def test_rebels() -> None:
    rebels = [d for d in DESIGN_OF if REBEL in d.marks]
    assert all(d.military for d in rebels)
    assert sorted(d.value for d in rebels) == [1, 2, 3, 3, 5, 6, 7]


@rule("DIST-006")
def test_alien_military_worlds() -> None:
    assert sorted(d.value for d in MILITARY if d.kind == ALIEN) == [2, 4, 5, 6]
    assert [d.value for d in MILITARY if d.start is not None] == [2]


@rule("DIST-007")
def test_rare_military_worlds() -> None:
    assert sum(d.kind == RARE for d in MILITARY) == 3


def by_kind(cards: list[Design]) -> dict[str, tuple[int, int]]:
    """Non-military and military, by kind."""
    return {
        kind: tuple(sum(d.kind == kind and d.military is military for d in cards) for military in (False, True))  # type: ignore[misc]
        for kind in KINDS
    }


@rule("DIST-008")
def test_windfall_worlds() -> None:
    windfall = [d for d in DESIGN_OF if d.windfall]
    assert len(windfall) == 25
    assert by_kind(windfall) == {"novelty": (2, 3), "rare": (5, 2), "genes": (2, 5), "alien": (3, 3)}
    assert [d.kind for d in windfall if d.start is not None] == ["rare"]


@rule("DIST-009")
def test_production_worlds() -> None:
    production = [d for d in DESIGN_OF if d.production]
    assert len(production) == 21
    assert by_kind(production) == {"novelty": (8, 1), "rare": (5, 1), "genes": (3, 1), "alien": (1, 1)}
    assert [d.kind for d in production if d.start is not None] == ["novelty"]


@rule("DIST-010")
def test_worlds_without_a_kind() -> None:
    assert sum(d.world and d.kind is None for d in DESIGN_OF) == 18


def untargeted(cards: list[Design]) -> Counter[int]:
    return Counter(p.strength for d in cards for p in powers_of(d, Military) if p.against is None and p.strength > 0)


@rule("DIST-011")
def test_untargeted_military() -> None:
    start = [d for d in DESIGN_OF if d.start is not None]
    assert untargeted(DEVELOPMENTS) == {1: 2, 2: 3, 3: 2}
    assert Counter(p.strength for d in DEVELOPMENTS for p in powers_of(d, SacrificeForMilitary)) == {3: 2}
    assert untargeted([d for d in MILITARY if d not in start]) == {1: 4, 2: 1, 3: 1}
    assert untargeted([d for d in PAID if d not in start]) == {1: 2}
    assert untargeted(start) == {1: 1, 2: 1}


@rule("DIST-012")
def test_targeted_military() -> None:
    found = sorted(
        (d.world, d.start is not None, p.strength, p.against)
        for d in DESIGN_OF
        for p in powers_of(d, Military)
        if p.against is not None
    )
    assert found == [
        (False, False, 2, ALIEN),
        (False, False, 4, REBEL),
        (True, False, 2, ALIEN),
        (True, True, 1, RARE),
    ]


@rule("DIST-013")
def test_negative_military() -> None:
    assert [p.strength for d in DESIGN_OF for p in powers_of(d, Military) if p.strength < 0] == [-1] * 5


@rule("DIST-014")
def test_windfall_powers() -> None:
    having = [(d, p) for d in DESIGN_OF for p in powers_of(d, ProduceOnWindfall)]
    assert split([d for d, p in having if p.kind is not None]) == (6, 2)
    assert split([d for d, p in having if p.kind is None]) == (0, 1)


@rule("DIST-015")
def test_cards_that_consume_goods() -> None:
    takes = (Consume, ConsumeKinds, ConsumeAll, Sell)
    eating = [d for d in DESIGN_OF if any(isinstance(p, takes) for p in d.powers)]
    assert len(eating) == 33
    worlds = [d for d in eating if d.world and not d.military]
    assert (len(worlds), sum(d.start is not None for d in worlds)) == (16, 3)
    assert sum(d.military for d in eating) == 2
    assert sum(not d.world for d in eating) == 15


@rule("DIST-016")
def test_cards_that_take_hand_cards() -> None:
    assert split([d for d in DESIGN_OF if powers_of(d, SpendCards)]) == (2, 1)


@rule("DIST-017")
def test_powers_by_phase() -> None:
    having = {
        phase: split([d for d in DESIGN_OF if any(p.phase == phase for p in d.powers)])
        for phase in (EXPLORE, DEVELOP, SETTLE, TRADE, CONSUME, PRODUCE)
    }
    assert having == {
        EXPLORE: (6, 2),
        DEVELOP: (7, 0),
        SETTLE: (22, 14),
        TRADE: (7, 9),
        CONSUME: (18, 19),
        PRODUCE: (16, 26),
    }


@rule("DIST-018")
def test_printed_points() -> None:
    assert sum(d.vp for d in DESIGN_OF) == 183
