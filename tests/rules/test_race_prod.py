"""Race, section 15: Produce."""

import pytest
from tests.race.scenes import RaceScene, race, seat

rule = pytest.mark.rule


def producing(*tableau: str, goods: tuple[str, ...] = (), other: tuple[str, ...] = ("epsilon-eridani",)) -> RaceScene:
    """Seat 0 in a Produce phase that seat 1 has called; nothing else happens in the round."""
    scene = race(seat(*tableau, goods=goods), seat(*other))
    return scene.play("trade" if not goods else "settle", "produce")


def produced(scene: RaceScene, number: int = 0) -> list[tuple[str, str]]:
    return [(event["world"], event["source"]) for event in scene.events("Produced") if event["seat"] == number]


def drew(scene: RaceScene, source: str) -> int:
    return sum(event["count"] for event in scene.events("Drew") if event["source"] == source and event["seat"] == 0)


@rule("PROD-001")
def test_every_empty_production_world_gets_a_good() -> None:
    scene = producing("new-sparta", "gem-world", "artist-colony", other=("earths-lost-colony",))
    assert scene.goods(0) == ["gem-world", "artist-colony"]
    assert scene.goods(1) == ["earths-lost-colony"]


@rule("PROD-002")
def test_a_world_holds_one_good_at_most() -> None:
    scene = producing("new-sparta", "gem-world", "artist-colony", goods=("gem-world",)).place("nothing", "nothing")
    assert produced(scene) == [("artist-colony", "artist-colony")]


@rule("PROD-003")
def test_windfall_worlds_do_not_produce() -> None:
    assert producing("new-sparta", "asteroid-belt").goods(0) == []


@rule("PROD-004")
def test_the_bonus_is_one_good_on_a_windfall_world_of_choice() -> None:
    scene = race(seat("new-sparta", "asteroid-belt", "pre-sentient-race"), seat("alpha-centauri"))
    scene.play("produce", "develop").place("nothing", "nothing")
    assert scene.labels(0) == ("produce:bonus>asteroid-belt", "produce:bonus>pre-sentient-race")
    scene.answer(0, "bonus>pre-sentient-race")
    assert scene.goods(0) == ["pre-sentient-race"]
    assert scene.goods(1) == []
    none = race(seat("new-sparta"), seat("alpha-centauri")).play("produce", "produce")
    assert produced(none) == []


@rule("PROD-005")
def test_galactic_engineers() -> None:
    scene = producing("new-sparta", "galactic-engineers", "asteroid-belt")
    assert produced(scene) == [("asteroid-belt", "galactic-engineers")]


WINDFALLS = {
    "novelty": "galactic-resort",
    "rare": "asteroid-belt",
    "genes": "pre-sentient-race",
    "alien": "deserted-alien-colony",
}


@rule("PROD-006")
@pytest.mark.parametrize(
    ("card", "kind"),
    [
        ("expanding-colony", "novelty"),
        ("free-trade-association", "novelty"),
        ("mining-robots", "rare"),
        ("mining-league", "rare"),
        ("genetics-lab", "genes"),
        ("alien-rosetta-stone-world", "alien"),
    ],
)
def test_windfall_powers_of_one_kind(card: str, kind: str) -> None:
    scene = producing("new-sparta", card, *WINDFALLS.values())
    assert produced(scene) == [(WINDFALLS[kind], card)]


@rule("PROD-007")
def test_each_windfall_power_fills_another_world() -> None:
    scene = producing("new-sparta", "mining-robots", "mining-league", "asteroid-belt", "destroyed-world")
    scene.answer(0, scene.labels(0)[0])
    assert scene.goods(0) == ["asteroid-belt", "destroyed-world"]
    alone = producing("new-sparta", "mining-robots", "mining-league", "asteroid-belt")
    assert len(produced(alone)) == 1


@rule("PROD-008")
def test_the_owners_order_may_leave_a_power_without_a_world() -> None:
    tableau = ("new-sparta", "mining-robots", "asteroid-belt", "pre-sentient-race")
    scene = race(seat(*tableau), seat("alpha-centauri")).play("produce", "trade")
    assert set(scene.ids(0)) == {
        "mining-robots>asteroid-belt",
        "bonus>asteroid-belt",
        "bonus>pre-sentient-race",
    }
    scene.answer(0, "bonus>asteroid-belt")
    assert scene.goods(0) == ["asteroid-belt"]
    scene = race(seat(*tableau), seat("alpha-centauri")).play("produce", "trade")
    scene.answer(0, "mining-robots>asteroid-belt")
    assert scene.goods(0) == ["asteroid-belt", "pre-sentient-race"]


@rule("PROD-009")
@pytest.mark.parametrize(("card", "cards"), [("rebel-underground", 1), ("merchant-guild", 2)])
def test_flat_draws(card: str, cards: int) -> None:
    assert drew(producing("new-sparta", card), card) == cards


@rule("PROD-010")
@pytest.mark.parametrize(
    ("card", "cards"), [("gem-world", 1), ("comet-zone", 1), ("mining-world", 1), ("lost-species-ark-world", 2)]
)
def test_draws_with_own_production(card: str, cards: int) -> None:
    assert drew(producing("new-sparta", card), card) == cards
    full = producing("new-sparta", card, goods=(card,)).place("nothing", "nothing")
    assert drew(full, card) == 0


@rule("PROD-011")
@pytest.mark.parametrize("helper", ["mining-robots", "galactic-engineers"])
def test_runaway_robots_draws_whatever_made_the_good(helper: str) -> None:
    assert drew(producing("new-sparta", helper, "runaway-robots"), "runaway-robots") == 1
    bonus = race(seat("new-sparta", "runaway-robots"), seat("alpha-centauri")).play("produce", "trade")
    assert drew(bonus, "runaway-robots") == 1
    placed = race(seat("new-sparta", hand=["runaway-robots"]), seat("alpha-centauri")).play("settle", "produce")
    placed.place("runaway-robots", "nothing")
    assert placed.goods(0) == ["runaway-robots"]
    assert drew(placed, "runaway-robots") == 0


@rule("PROD-012")
def test_a_draw_for_each_good_of_a_kind() -> None:
    scene = producing("new-sparta", "consumer-markets", "gem-world", "artist-colony", "mining-world")
    assert drew(scene, "consumer-markets") == 2
    aliens = ("alien-robotic-factory", "alien-rosetta-stone-world", "deserted-alien-colony", "gem-world")
    assert drew(producing("new-sparta", "research-labs", *aliens), "research-labs") == 2


@rule("PROD-013")
@pytest.mark.parametrize(
    ("worlds", "cards"),
    [
        ((), 0),
        (("gem-world", "artist-colony"), 1),
        (("gem-world", "mining-world", "plague-world", "alien-robotic-factory"), 4),
    ],
)
def test_diversified_economy_draws_for_each_kind(worlds: tuple[str, ...], cards: int) -> None:
    assert drew(producing("new-sparta", "diversified-economy", *worlds), "diversified-economy") == cards


@rule("PROD-014")
def test_pan_galactic_league_counts_genes_worlds() -> None:
    worlds = ("plague-world", "pre-sentient-race", "aquatic-uplift-race", "gem-world")
    scene = producing("new-sparta", "pan-galactic-league", *worlds, goods=("plague-world",)).place("nothing", "nothing")
    assert drew(scene, "pan-galactic-league") == 3


@rule("PROD-015")
@pytest.mark.parametrize(
    ("mine", "theirs", "cards"),
    [
        ((), (), 0),
        (("mining-world",), (), 2),
        (("mining-world",), ("comet-zone",), 0),
        (("mining-world", "new-earth"), ("comet-zone",), 2),
        ((), ("comet-zone",), 0),
        (("gem-world",), (), 0),
    ],
)
def test_mining_conglomerate(mine: tuple[str, ...], theirs: tuple[str, ...], cards: int) -> None:
    scene = producing("new-sparta", "mining-conglomerate", *mine, other=("epsilon-eridani", *theirs))
    assert drew(scene, "mining-conglomerate") == cards


@rule("PROD-015")
def test_mining_conglomerate_must_beat_each_other_player_and_comes_last() -> None:
    three = (
        seat("new-sparta", "mining-conglomerate", "mining-world"),
        seat("epsilon-eridani"),
        seat("old-earth", "comet-zone"),
    )
    scene = race(*three).play("trade", "produce", "trade")
    assert drew(scene, "mining-conglomerate") == 0
    scene = race(three[0], seat("old-earth", "gem-world")).play("trade", "produce")
    sources = [event["source"] for event in scene.events("Drew")]
    assert sources == ["mining-world", "gem-world", "mining-conglomerate"]


@rule("PROD-016")
def test_goods_already_there_do_not_count() -> None:
    scene = producing("new-sparta", "consumer-markets", "gem-world", "artist-colony", goods=("gem-world",))
    scene.place("nothing", "nothing")
    assert drew(scene, "consumer-markets") == 1
    windfall = producing("new-sparta", "consumer-markets", "expanding-colony", "galactic-resort")
    assert drew(windfall, "consumer-markets") == 1


@rule("PROD-017")
def test_one_players_sequence() -> None:
    scene = producing(
        "new-sparta", "diversified-economy", "merchant-guild", "mining-robots", "gem-world", "runaway-robots"
    )
    steps = [event["source"] for event in scene.game.events(None) if event["event"] in ("Produced", "Drew")]
    assert steps == [
        "gem-world",
        "gem-world",
        "merchant-guild",
        "mining-robots",
        "runaway-robots",
        "diversified-economy",
    ]
    assert drew(scene, "diversified-economy") == 2
