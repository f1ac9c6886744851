"""Race, section 12: Settle. Paying for military worlds and sacrifices: `test_race_settle_means`."""

import pytest
from tests.race.scenes import RaceScene, race, seat

from readyroom.race.cards import CARDS_OF
from readyroom.race.tables import ID

rule = pytest.mark.rule


def settling(*tableau: str, hand: list[str | int], action: str = "produce", deck: tuple[str, ...] = ()) -> RaceScene:
    """Seat 0 in a Settle phase that seat 1 has called."""
    return race(seat(*tableau, hand=hand), seat("earths-lost-colony"), deck=deck).play(action, "settle")


def paid(scene: RaceScene) -> int:
    """How many cards seat 0 pays or has paid for the world it has revealed."""
    events = scene.events("Paid")
    return int(events[0]["count"]) if events else scene.question(0).at_least


@rule("SETTLE-001", "SETTLE-002")
def test_one_world_or_none_in_secret() -> None:
    scene = settling("old-earth", hand=["gem-world", "drop-ships", "refugee-world", 3])
    assert scene.ids(0) == ["nothing", "gem-world", "refugee-world"]
    scene.answer(0, "gem-world")
    assert scene.view(1)["seats"][0]["placing"] is None
    assert scene.events("Revealed", 1) == []
    scene.answer(1, "nothing")
    assert scene.events("Revealed", None)[0]["cards"] == ["gem-world", "nothing"]


@rule("SETTLE-002")
def test_everybody_is_asked_whatever_his_hand() -> None:
    scene = settling("old-earth", hand=[])
    assert scene.asked == {0: "race-settle", 1: "race-settle"}
    assert scene.ids(0) == ["nothing"]


@rule("SETTLE-003")
def test_only_what_can_be_placed_and_then_it_is() -> None:
    scene = settling("new-sparta", hand=["tourist-world", "gem-world", "aquatic-uplift-race", "pirate-world"])
    assert scene.ids(0) == ["nothing", "gem-world", "aquatic-uplift-race"]
    scene.place("gem-world", "nothing")
    assert scene.asked == {0: "race-pay"}


@rule("SETTLE-004")
def test_payment_is_exact_and_from_the_rest_of_the_hand() -> None:
    scene = settling("old-earth", hand=["gem-world", "drop-ships", "space-port", "mining-world"], action="settle")
    scene.place("gem-world", "nothing")
    assert scene.ids(0) == ["drop-ships", "space-port", "mining-world"]
    assert (scene.question(0).at_least, scene.question(0).at_most) == (2, 2)
    scene.answer(0, "space-port", "drop-ships")
    assert scene.hand(0)[:1] == ["mining-world"]
    assert len(scene.hand(0)) == 2
    assert scene.tableau(0) == ["old-earth", "gem-world"]


@rule("SETTLE-005")
@pytest.mark.parametrize(
    ("tableau", "hand", "drawn"),
    [
        (("old-earth",), ["gem-world", 2], 1),
        (("new-sparta",), ["runaway-robots"], 1),
        (("old-earth", "contact-specialist"), ["rebel-fuel-cache"], 1),
        (("old-earth",), ["nothing"], 0),
    ],
)
def test_the_bonus_draws_after_placing_by_whatever_means(
    tableau: tuple[str, ...], hand: list[str | int], drawn: int
) -> None:
    cards = [name for name in hand if name != "nothing"]
    scene = settling(*tableau, hand=cards, action="settle").place(str(hand[0]), "nothing")
    assert [event["source"] for event in scene.events("Drew")] == ["bonus"] * drawn


@rule("SETTLE-006")
def test_pay_then_good_then_draws() -> None:
    scene = settling("old-earth", "terraforming-robots", hand=["asteroid-belt", 2], action="settle")
    scene.place("asteroid-belt", "nothing")
    order = ["Paid", "Placed", "GoodLaid", "Drew", "Drew"]
    assert [event["event"] for event in scene.game.events(None) if event["event"] in order] == order
    assert [event["source"] for event in scene.events("Drew")] == ["bonus", "terraforming-robots"]


@rule("SETTLE-006")
def test_the_payment_is_in_the_pile_that_the_good_reshuffles() -> None:
    scene = race(
        seat("old-earth", hand=["asteroid-belt", "gem-world", "space-port"]),
        seat("earths-lost-colony"),
        deck=["drop-ships"],
        deck_size=1,
        discard=[],
    )
    before = len(scene.state.discard)
    scene.play("produce", "settle").place("asteroid-belt", "nothing")
    assert scene.events("Reshuffled")[0]["count"] == before + 2


@rule("SETTLE-007", "SETTLE-008")
def test_conquering_needs_strength_and_no_cards() -> None:
    scene = settling("new-sparta", hand=["aquatic-uplift-race", "pirate-world", 2])
    assert scene.ids(0) == ["nothing", "aquatic-uplift-race"]
    scene.place("aquatic-uplift-race", "nothing")
    assert len(scene.hand(0)) == 3
    assert scene.view(None)["seats"][0]["military"] == 2
    assert scene.events("Paid")[0]["mode"] == "conquer"


@rule("SETTLE-009")
@pytest.mark.parametrize(
    ("tableau", "hand"),
    [
        (("old-earth",), ["asteroid-belt", 2]),
        (("new-sparta",), ["avian-uplift-race"]),
        (("old-earth", "contact-specialist"), ["rebel-fuel-cache"]),
        (("old-earth", "colony-ship"), ["blaster-gem-mines"]),
    ],
)
def test_a_windfall_world_gets_a_good_when_placed(tableau: tuple[str, ...], hand: list[str | int]) -> None:
    world = str(hand[0])
    scene = settling(*tableau, hand=hand, action="settle", deck=("drop-ships",)).place(world, "nothing")
    if scene.asked == {0: "race-means"}:
        scene.answer(0, "pay+colony-ship")
    assert scene.goods(0) == [world]
    assert ID[scene.state.goods[CARDS_OF[world][0]]] == "drop-ships"


@rule("SETTLE-010")
def test_the_windfall_good_comes_once() -> None:
    scene = race(seat("epsilon-eridani", "asteroid-belt", goods=["asteroid-belt"]), seat("new-sparta"))
    scene.play("consume2x", "settle").place("nothing", "nothing")
    assert scene.goods(0) == []
    scene.play("settle", "settle").place("nothing", "nothing")
    assert scene.goods(0) == []
    scene.play("produce", "settle").place("nothing", "nothing")
    assert scene.goods(0) == ["asteroid-belt"]


@rule("SETTLE-011")
def test_a_production_world_gets_no_good_when_placed() -> None:
    scene = settling("old-earth", hand=["gem-world", 2], action="settle").place("gem-world", "nothing")
    assert scene.tableau(0) == ["old-earth", "gem-world"]
    assert scene.goods(0) == []


@rule("SETTLE-012")
def test_terraforming_robots_draws_after_placing() -> None:
    scene = settling("old-earth", "terraforming-robots", hand=["refugee-world"]).place("refugee-world", "nothing")
    assert [event["source"] for event in scene.events("Drew")] == ["terraforming-robots"]
    scene = settling("old-earth", "terraforming-robots", hand=["refugee-world"]).place("nothing", "nothing")
    assert scene.events("Drew") == []


# --- military ----------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("card", "strength"),
    [
        *(
            pytest.param(card, strength, marks=rule("SETTLE-013"))
            for strength, cards in {
                1: [
                    "epsilon-eridani",
                    "expedition-force",
                    "alien-robot-scout-ship",
                    "blaster-gem-mines",
                    "former-penal-colony",
                    "imperium-armaments-world",
                    "rebel-outpost",
                    "rebel-warrior-race",
                ],
                2: ["new-sparta", "space-marines", "lost-alien-warship", "new-galactic-order"],
                3: ["drop-ships", "lost-alien-battle-fleet"],
            }.items()
            for card in cards
        ),
        *(
            pytest.param(card, -1, marks=rule("SETTLE-014"))
            for card in ("empath-world", "refugee-world", "contact-specialist", "pan-galactic-league")
        ),
        *(
            pytest.param(card, 0, marks=rule("SETTLE-013"))
            for card in ("galactic-imperium", "alien-tech-institute", "alpha-centauri", "new-military-tactics")
        ),
    ],
)
def test_total_military(card: str, strength: int) -> None:
    scene = race(seat("old-earth", card), seat("earths-lost-colony"))
    assert scene.view(None)["seats"][0]["military"] == strength


@rule("SETTLE-014")
def test_negative_military_counts_when_conquering() -> None:
    assert settling("new-sparta", "refugee-world", hand=["aquatic-uplift-race"]).ids(0) == ["nothing"]
    assert settling("new-sparta", hand=["aquatic-uplift-race"]).ids(0) == ["nothing", "aquatic-uplift-race"]


@rule("SETTLE-015")
def test_military_lasts() -> None:
    scene = settling("new-sparta", hand=["aquatic-uplift-race", "avian-uplift-race"])
    scene.place("aquatic-uplift-race", "nothing")
    scene.play("settle", "settle")
    assert "avian-uplift-race" in scene.ids(0)


@rule("SETTLE-016")
def test_the_world_being_placed_does_not_help() -> None:
    assert settling("epsilon-eridani", hand=["former-penal-colony"]).ids(0) == ["nothing"]


@rule("SETTLE-017")
def test_galactic_imperium_is_strong_against_rebels_only() -> None:
    hand: list[str | int] = ["rebel-underground", "rebel-outpost", "pirate-world", "runaway-robots"]
    assert settling("old-earth", "galactic-imperium", hand=hand).ids(0) == ["nothing", "rebel-underground"]


@rule("SETTLE-018")
@pytest.mark.parametrize("card", ["alien-tech-institute", "alien-rosetta-stone-world"])
def test_strength_against_alien_worlds_only(card: str) -> None:
    hand: list[str | int] = ["alien-robot-sentry", "alien-robot-scout-ship", "aquatic-uplift-race"]
    assert settling("old-earth", card, hand=hand).ids(0) == ["nothing", "alien-robot-sentry"]


@rule("SETTLE-019")
def test_alpha_centauri_is_strong_against_rare_worlds_only() -> None:
    hand: list[str | int] = ["rebel-fuel-cache", "rebel-miners", "star-nomad-lair"]
    assert settling("alpha-centauri", hand=hand).ids(0) == ["nothing", "rebel-fuel-cache"]


# --- reductions --------------------------------------------------------------------------------------------------


@rule("SETTLE-022")
@pytest.mark.parametrize(("world", "cost"), [("gem-world", 0), ("tourist-world", 2), ("deserted-alien-library", 4)])
def test_replicant_robots(world: str, cost: int) -> None:
    assert paid(settling("old-earth", "replicant-robots", hand=[world, 7]).place(world, "nothing")) == cost


@rule("SETTLE-023")
@pytest.mark.parametrize(
    ("world", "cost"), [("blaster-gem-mines", 2), ("mining-world", 2), ("prosperous-world", 3), ("tourist-world", 4)]
)
def test_mining_robots_and_alpha_centauri_for_rare_worlds(world: str, cost: int) -> None:
    assert paid(settling("old-earth", "mining-robots", hand=[world, 7]).place(world, "nothing")) == cost
    assert paid(settling("alpha-centauri", hand=[world, 7]).place(world, "nothing")) == cost
    both = settling("alpha-centauri", "mining-robots", hand=[world, 7]).place(world, "nothing")
    assert paid(both) == (cost - 1 if cost == 2 else cost)


@rule("SETTLE-024")
@pytest.mark.parametrize("card", ["alien-tech-institute", "alien-rosetta-stone-world"])
@pytest.mark.parametrize(
    ("world", "cost"), [("alien-robotic-factory", 4), ("deserted-alien-colony", 3), ("tourist-world", 4)]
)
def test_reductions_for_alien_worlds(card: str, world: str, cost: int) -> None:
    assert paid(settling("old-earth", card, hand=[world, 7]).place(world, "nothing")) == cost
