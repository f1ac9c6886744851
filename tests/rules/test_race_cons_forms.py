"""Race, section 14: the forms of consume power."""

import pytest
from tests.race.scenes import RaceScene, race, seat

rule = pytest.mark.rule

KIND = {
    "artist-colony": "novelty",
    "asteroid-belt": "rare",
    "pre-sentient-race": "genes",
    "deserted-alien-colony": "alien",
}
RARES = ("asteroid-belt", "destroyed-world", "radioactive-world")
NOVELTIES = ("artist-colony", "space-port", "spice-world", "gem-world")


def outcome(scene: RaceScene, goods: int) -> tuple[int, int, int]:
    """Goods taken, VP and cards gained by seat 0 in the Consume phase."""
    taken = sum(len(event["worlds"]) for event in scene.events("GoodsConsumed"))
    drawn = sum(event["count"] for event in scene.events("Drew") if event["seat"] == 0)
    assert taken <= goods
    return taken, scene.state.chips[0], drawn


def one_use(card: str, world: str) -> tuple[int, int, int]:
    start = card if card in ("earths-lost-colony", "epsilon-eridani") else "new-sparta"
    others = () if start == card else (card,)
    goods = (world,)
    scene = race(seat(start, *others, *goods, goods=goods), seat("alpha-centauri"))
    scene.play("explore5", "consume2x")
    for number in (0, 1):
        scene.answer(number, scene.labels(number)[0])
    if 0 in scene.asked and scene.asked[0] == "race-consume":
        scene.answer(0, f"consume:{card}")
    if 0 in scene.asked and scene.asked[0] == "race-gamble":
        scene.answer(0, "7")
    return outcome(scene, 1)


@pytest.mark.parametrize(
    ("card", "points", "cards"),
    [
        *(
            pytest.param(card, 1, 0, marks=rule("CONS-009"))
            for card in (
                "earths-lost-colony",
                "expanding-colony",
                "gambling-world",
                "prosperous-world",
                "terraformed-world",
                "public-works",
            )
        ),
        pytest.param("galactic-trendsetters", 2, 0, marks=rule("CONS-009")),
        *(
            pytest.param(card, 1, 1, marks=rule("CONS-010"))
            for card in ("epsilon-eridani", "galactic-resort", "new-earth", "outlaw-world")
        ),
        pytest.param("secluded-world", 0, 1, marks=rule("CONS-011")),
        pytest.param("new-vinland", 0, 2, marks=rule("CONS-011")),
    ],
)
@pytest.mark.parametrize("world", list(KIND))
def test_one_good_of_any_kind(card: str, points: int, cards: int, world: str) -> None:
    assert one_use(card, world) == (1, points, cards)


@rule("CONS-012")
@pytest.mark.parametrize(
    ("card", "kind", "points", "cards"),
    [
        ("research-labs", "genes", 1, 0),
        ("plague-world", "genes", 1, 1),
        ("terraforming-robots", "rare", 1, 1),
        ("new-survivalists", "novelty", 0, 1),
    ],
)
def test_one_good_of_a_given_kind(card: str, kind: str, points: int, cards: int) -> None:
    for world, its_kind in KIND.items():
        wanted = (1, points, cards) if its_kind == kind else (0, 0, 0)
        scene = race(seat("new-sparta", card, world, goods=[world]), seat("alpha-centauri"))
        scene.play("consume2x", "consume2x")
        taken, gained, drawn = outcome(scene, 1)
        assert (taken, gained // 2, drawn) == wanted


@rule("CONS-013")
def test_tourist_world_takes_exactly_two_of_any_kinds() -> None:
    scene = race(seat("new-sparta", "tourist-world", "gem-world", goods=["gem-world"]), seat("alpha-centauri"))
    scene.play("consume2x", "consume2x")
    assert scene.state.chips[0] == 0
    for goods in (RARES[:2], ("asteroid-belt", "gem-world")):
        scene = race(seat("new-sparta", "tourist-world", *goods, goods=goods), seat("alpha-centauri"))
        scene.play("consume2x", "consume2x")
        assert (scene.goods(0), scene.state.chips[0]) == ([], 6)


@rule("CONS-013")
def test_mining_league_takes_exactly_two_rare() -> None:
    goods = ("asteroid-belt", "gem-world")
    scene = race(seat("new-sparta", "mining-league", *goods, goods=goods), seat("alpha-centauri"))
    scene.play("consume2x", "consume2x")
    assert scene.state.chips[0] == 0
    scene = race(seat("new-sparta", "mining-league", *RARES, goods=RARES), seat("alpha-centauri"))
    scene.play("consume2x", "consume2x")
    assert (scene.question(0).at_least, scene.question(0).at_most) == (2, 2)
    scene.answer(0, *RARES[1:])
    assert (scene.goods(0), scene.state.chips[0]) == (["asteroid-belt"], 6)


@rule("CONS-014")
def test_diversified_economy_takes_three_kinds() -> None:
    two = ("asteroid-belt", "destroyed-world", "gem-world")
    scene = race(seat("new-sparta", "diversified-economy", *two, goods=two), seat("alpha-centauri"))
    scene.play("consume2x", "consume2x")
    assert (scene.state.chips[0], len(scene.goods(0)), scene.state.round) == (0, 3, 2)
    four = (*KIND, "destroyed-world")
    scene = race(seat("new-sparta", "diversified-economy", *four, goods=four), seat("alpha-centauri"))
    scene.play("consume2x", "consume2x")
    assert scene.asked == {0: "race-kinds"}
    assert (scene.question(0).at_least, scene.question(0).at_most) == (3, 3)
    scene.answer(0, "novelty", "rare", "alien")
    assert scene.ids(0) == ["asteroid-belt", "destroyed-world"]
    scene.answer(0, "destroyed-world")
    assert (scene.goods(0), scene.state.chips[0]) == (["asteroid-belt", "pre-sentient-race"], 6)


@rule("CONS-015", "CONS-016")
@pytest.mark.parametrize(
    ("card", "goods", "taken", "points", "cards"),
    [
        ("old-earth", RARES, 2, 2, 0),
        ("old-earth", RARES[:1], 1, 1, 0),
        ("mining-conglomerate", RARES, 2, 2, 0),
        ("mining-conglomerate", (*RARES[:1], "artist-colony"), 1, 1, 0),
        ("consumer-markets", NOVELTIES, 3, 3, 0),
        ("consumer-markets", NOVELTIES[:2], 2, 2, 0),
        ("free-trade-association", NOVELTIES, 3, 3, 3),
        ("free-trade-association", (*NOVELTIES[:1], *RARES), 1, 1, 1),
    ],
)
def test_up_to_a_number(card: str, goods: tuple[str, ...], taken: int, points: int, cards: int) -> None:
    start = (card,) if card == "old-earth" else ("new-sparta", card)
    scene = race(seat(*start, *goods, goods=goods), seat("alpha-centauri")).play("consume2x", "consume2x")
    if scene.asked.get(0) == "race-goods":
        assert (scene.question(0).at_least, scene.question(0).at_most) == (taken, taken)
        scene.answer(0, *scene.labels(0)[:taken])
    assert outcome(scene, len(goods)) == (taken, 2 * points, cards)


@rule("CONS-017")
def test_a_started_up_to_power_takes_all_it_can() -> None:
    scene = race(seat("old-earth", "terraforming-robots", *RARES[:2], goods=RARES[:2]), seat("alpha-centauri")).play(
        "consume2x", "consume2x"
    )
    scene.answer(0, "consume:old-earth")
    assert scene.goods(0) == []
    assert scene.state.chips[0] == 4


@rule("CONS-018")
def test_another_power_first_may_leave_fewer_goods() -> None:
    scene = race(seat("old-earth", "terraforming-robots", *RARES[:2], goods=RARES[:2]), seat("alpha-centauri")).play(
        "consume2x", "consume2x"
    )
    scene.answer(0, "consume:terraforming-robots").answer(0, "asteroid-belt")
    assert scene.goods(0) == []
    assert (scene.state.chips[0], len(scene.hand(0))) == (4, 1)


@rule("CONS-019")
def test_pilgrimage_world_takes_every_good() -> None:
    scene = race(seat("new-sparta", "pilgrimage-world", *RARES, goods=RARES), seat("alpha-centauri"))
    scene.play("explore5", "consume2x")
    for number in (0, 1):
        scene.answer(number, scene.labels(number)[0])
    assert (scene.goods(0), scene.state.chips[0]) == ([], 2)


@rule("CONS-020")
def test_pilgrimage_world_with_one_good_and_with_none() -> None:
    scene = race(seat("new-sparta", "pilgrimage-world", *RARES[:1], goods=RARES[:1]), seat("alpha-centauri"))
    scene.play("consume2x", "consume2x")
    assert (scene.goods(0), scene.state.chips[0]) == ([], 0)
    scene = race(seat("new-sparta", "pilgrimage-world"), seat("alpha-centauri")).play("consume2x", "consume2x")
    assert scene.events("GoodsConsumed") == []


@rule("CONS-021")
@pytest.mark.parametrize(
    ("world", "price"),
    [
        ("artist-colony", 2),
        ("pirate-world", 2),
        ("asteroid-belt", 3),
        ("pre-sentient-race", 4),
        ("deserted-alien-colony", 5),
    ],
)
def test_black_market_trading_world_draws_the_base_price(world: str, price: int) -> None:
    scene = race(
        seat("new-sparta", "black-market-trading-world", "export-duties", world, goods=[world]), seat("alpha-centauri")
    ).play("consume2x", "consume2x")
    assert (scene.goods(0), len(scene.hand(0))) == ([], price)


@rule("CONS-022")
@pytest.mark.parametrize(
    ("world", "price"), [("artist-colony", 3), ("pirate-world", 6), ("asteroid-belt", 4), ("deserted-alien-colony", 6)]
)
def test_trade_league_adds_trade_powers_its_own_included(world: str, price: int) -> None:
    scene = race(seat("new-sparta", "trade-league", world, goods=[world]), seat("alpha-centauri"))
    scene.play("consume2x", "consume2x")
    assert len(scene.hand(0)) == price


@rule("CONS-023")
@pytest.mark.parametrize("card", ["black-market-trading-world", "trade-league"])
def test_trade_price_powers_work_in_every_consume_phase(card: str) -> None:
    scene = race(seat("new-sparta", card, "artist-colony", goods=["artist-colony"]), seat("alpha-centauri"))
    scene.play("produce", "consume2x")
    sold = scene.events("GoodSold")
    assert [(event["seat"], event["source"]) for event in sold] == [(0, card)]


@rule("CONS-024")
def test_new_economy_draws_for_nothing() -> None:
    scene = race(seat("new-sparta", "new-economy"), seat("alpha-centauri")).play("trade", "consume2x")
    assert (len(scene.hand(0)), scene.state.chips[0]) == (1, 0)


def gamble(number: str, card: str) -> RaceScene:
    scene = race(seat("new-sparta", "gambling-world"), seat("alpha-centauri"), deck=[card])
    scene.play("trade", "consume2x")
    assert scene.ids(0) == ["1", "2", "3", "4", "5", "6", "7"]
    scene.answer(0, number)
    return scene


@rule("CONS-025")
@pytest.mark.parametrize(("number", "card"), [("2", "gem-world"), ("7", "rebel-homeworld"), ("6", "new-economy")])
def test_a_gambled_card_that_matches_is_kept_and_seen_by_all(number: str, card: str) -> None:
    scene = gamble(number, card)
    assert scene.hand(0) == [card]
    for viewer in (0, 1, None):
        assert scene.events("Gambled", viewer) == [
            {"event": "Gambled", "seat": 0, "number": int(number), "card": card, "kept": True}
        ]


@rule("CONS-026")
@pytest.mark.parametrize(("number", "card"), [("3", "gem-world"), ("1", "pilgrimage-world"), ("6", "rebel-homeworld")])
def test_a_card_that_does_not_match_is_discarded(number: str, card: str) -> None:
    scene = gamble(number, card)
    assert scene.hand(0) == []
    assert len(scene.state.discard) == 1


@rule("CONS-026")
def test_a_cost_of_nothing_never_matches() -> None:
    assert all(gamble(str(number), "refugee-world").hand(0) == [] for number in range(1, 8))


@rule("CONS-027")
def test_the_gamble_is_mandatory_and_apart_from_the_good() -> None:
    scene = race(seat("new-sparta", "gambling-world", "artist-colony", goods=["artist-colony"]), seat("alpha-centauri"))
    scene.play("trade", "consume2x")
    assert scene.asked == {0: "race-gamble"}
    scene = race(seat("new-sparta", "gambling-world", "artist-colony", goods=["artist-colony"]), seat("alpha-centauri"))
    scene.play("consume2x", "consume2x")
    assert scene.labels(0) == ("consume:gambling-world", "gamble:gambling-world")
    scene.answer(0, "consume:gambling-world")
    assert scene.asked == {0: "race-gamble"}


@rule("CONS-028")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
@pytest.mark.parametrize("count", [0, 1, 2])
def test_hand_cards_for_vp(card: str, count: int) -> None:
    scene = race(seat("new-sparta", card, hand=[4]), seat("alpha-centauri")).play("trade", "consume2x")
    assert scene.labels(0) == (f"spend:{card}", "done:done")
    scene.answer(0, f"spend:{card}")
    assert (scene.question(0).at_least, scene.question(0).at_most) == (0, 2)
    scene.answer(0, *scene.labels(0)[:count])
    assert (scene.state.chips[0], len(scene.hand(0))) == (count, 4 - count)
    assert scene.state.round == 2


@rule("CONS-029")
def test_cards_gained_earlier_may_be_spent_later() -> None:
    scene = race(seat("new-sparta", "new-economy", "deficit-spending"), seat("alpha-centauri"), deck=["gem-world"])
    scene.play("consume2x", "consume2x").answer(0, "spend:deficit-spending").answer(0, "gem-world")
    assert scene.state.chips[0] == 1
