"""Race, section 13: the Trade bonus."""

import pytest
from tests.race.scenes import RaceScene, race, seat

rule = pytest.mark.rule


def sale(world: str, *others: str, start: str = "new-sparta") -> int:
    """Cards drawn for the good on `world`."""
    scene = race(seat(start, world, *others, goods=[world]), seat("epsilon-eridani")).play("trade", "produce")
    return sum(event["count"] for event in scene.events("Drew") if event["source"] == "bonus")


def two_goods() -> RaceScene:
    tableau = ("new-sparta", "artist-colony", "asteroid-belt")
    return race(seat(*tableau, goods=tableau[1:]), seat("earths-lost-colony", goods=["earths-lost-colony"]))


@rule("TRADE-001")
def test_only_choosers_sell_and_one_good_each() -> None:
    scene = two_goods().play("trade", "produce")
    assert scene.asked == {0: "race-sell"}
    assert scene.ids(0) == ["artist-colony", "asteroid-belt"]
    scene.answer(0, "asteroid-belt")
    assert scene.goods(0) == ["artist-colony"]
    assert len(scene.hand(0)) == 3
    assert [event["seat"] for event in scene.events("GoodSold")] == [0]


@rule("TRADE-002", "TRADE-010")
def test_the_sale_comes_before_consume_powers() -> None:
    tableau = ("epsilon-eridani", "artist-colony", "asteroid-belt", "deficit-spending")
    scene = race(seat(*tableau, goods=tableau[1:3]), seat("new-sparta")).play("trade", "trade")
    assert scene.asked == {0: "race-sell"}
    scene.answer(0, "asteroid-belt")
    assert [event["phase"] for event in scene.events("PhaseBegan")] == ["consume"]
    scene.answer(0, "spend:deficit-spending")
    assert len(scene.ids(0)) == 3


@rule("TRADE-003")
def test_the_sale_is_mandatory_and_falls_away_without_a_good() -> None:
    scene = race(seat("new-sparta", "artist-colony", goods=["artist-colony"]), seat("epsilon-eridani"))
    scene.play("trade", "trade")
    assert scene.goods(0) == []
    assert [event["seat"] for event in scene.events("GoodSold")] == [0]
    assert scene.state.round == 2


@rule("TRADE-004")
@pytest.mark.parametrize(
    ("world", "price"),
    [("artist-colony", 2), ("asteroid-belt", 3), ("pre-sentient-race", 4), ("deserted-alien-colony", 5)],
)
def test_prices(world: str, price: int) -> None:
    assert sale(world) == price


@rule("TRADE-005")
def test_all_fitting_powers_add() -> None:
    assert sale("asteroid-belt", "export-duties", "mining-conglomerate", "space-port", "genetics-lab") == 3 + 1 + 1 + 2


@rule("TRADE-006")
@pytest.mark.parametrize(
    ("card", "more"),
    [("old-earth", 1), ("galactic-engineers", 1), ("export-duties", 1), ("trade-league", 1), ("merchant-world", 2)],
)
@pytest.mark.parametrize(("world", "price"), [("artist-colony", 2), ("deserted-alien-colony", 5)])
def test_powers_for_any_good(card: str, more: int, world: str, price: int) -> None:
    assert sale(world, card) == price + more


@rule("TRADE-007")
@pytest.mark.parametrize(
    ("card", "more"),
    [
        ("genetics-lab", (0, 0, 1)),
        ("bio-hazard-mining-world", (0, 0, 2)),
        ("mining-conglomerate", (0, 1, 0)),
        ("space-port", (0, 2, 0)),
        ("spice-world", (2, 0, 0)),
        ("distant-world", (3, 0, 0)),
    ],
)
def test_powers_by_kind(card: str, more: tuple[int, int, int]) -> None:
    worlds = {"artist-colony": 2, "asteroid-belt": 3, "pre-sentient-race": 4}
    assert tuple(sale(world, card) - price for world, price in worlds.items()) == more


@rule("TRADE-008")
@pytest.mark.parametrize(("world", "more"), [("star-nomad-lair", 1), ("pirate-world", 3)])
def test_powers_for_the_good_on_the_card_itself(world: str, more: int) -> None:
    assert sale(world) == 2 + more
    assert sale("artist-colony", world) == 2


@rule("TRADE-009")
def test_trade_powers_do_nothing_without_the_trade_action() -> None:
    scene = race(
        seat("new-sparta", "merchant-world", "secluded-world", goods=["secluded-world"]), seat("epsilon-eridani")
    )
    scene.play("consume2x", "produce")
    assert scene.hand(0) == scene.hand(0)[:1]
    assert sum(event["count"] for event in scene.events("Drew")) == 1


@rule("TRADE-009", "CONS-022")
def test_trade_league_uses_trade_powers_in_any_consume_phase() -> None:
    scene = race(
        seat("new-sparta", "trade-league", "export-duties", "artist-colony", goods=["artist-colony"]),
        seat("epsilon-eridani"),
    )
    scene.play("produce", "consume2x")
    assert [event["count"] for event in scene.events("Drew")] == [2 + 1 + 1]
