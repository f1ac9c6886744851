"""Race, section 12: the ways to place a world. Sacrifices, and paying for military worlds."""

import pytest
from tests.race.scenes import RaceScene, race, seat

rule = pytest.mark.rule


def revealed(*tableau: str, world: str, cards: int = 0, action: str = "produce") -> RaceScene:
    """Seat 0 has revealed a world, with `cards` others in hand."""
    scene = race(seat(*tableau, hand=[world, cards]), seat("earths-lost-colony")).play(action, "settle")
    return scene.place(world, "nothing")


def means(scene: RaceScene) -> list[tuple[str, int]]:
    """What seat 0 may do, with what it costs."""
    assert scene.asked == {0: "race-means"}
    return [(option.id, option.facts["cost"]) for option in scene.question(0).options]


def offered(*tableau: str, hand: list[str | int]) -> list[str]:
    scene = race(seat(*tableau, hand=hand), seat("earths-lost-colony")).play("produce", "settle")
    return scene.ids(0)[1:]


@rule("SETTLE-020")
def test_new_military_tactics_is_discarded_for_three() -> None:
    scene = revealed("new-sparta", "new-military-tactics", world="rebel-outpost")
    assert scene.tableau(0) == ["new-sparta", "rebel-outpost"]
    assert scene.view(None)["discard"] == 1
    assert offered("new-sparta", "new-military-tactics", hand=["rebel-base"]) == []


@rule("SETTLE-021", "SETTLE-020")
def test_its_strength_ends_with_the_phase() -> None:
    scene = revealed("new-sparta", "new-military-tactics", world="rebel-underground", cards=0)
    assert scene.tableau(0) == ["new-sparta", "rebel-underground"]
    assert scene.view(None)["seats"][0]["military"] == 2


@rule("SETTLE-025")
def test_colony_ship_pays_for_everything() -> None:
    scene = revealed("old-earth", "colony-ship", world="galactic-trendsetters", cards=6)
    assert means(scene) == [("pay", 5), ("pay+colony-ship", 0)]
    scene.answer(0, "pay+colony-ship")
    assert scene.tableau(0) == ["old-earth", "galactic-trendsetters"]
    assert len(scene.hand(0)) == 6
    assert scene.events("Sacrificed")[0]["card"] == "colony-ship"


@rule("SETTLE-026")
def test_colony_ship_is_not_for_alien_worlds() -> None:
    assert offered("old-earth", "colony-ship", hand=["deserted-alien-outpost", "alien-robotic-factory"]) == []


@rule("SETTLE-027")
def test_colony_ship_is_for_alien_rosetta_stone_world() -> None:
    assert offered("old-earth", "colony-ship", hand=["alien-rosetta-stone-world"]) == ["alien-rosetta-stone-world"]


@rule("SETTLE-028", "POW-007")
def test_sacrifices_need_not_be_necessary_but_need_a_placement() -> None:
    scene = revealed("new-sparta", "colony-ship", "new-military-tactics", world="refugee-world")
    assert means(scene) == [
        ("pay", 0),
        ("pay+colony-ship", 0),
        ("pay+new-military-tactics", 0),
        ("pay+colony-ship+new-military-tactics", 0),
    ]
    scene = revealed("new-sparta", "colony-ship", "new-military-tactics", world="runaway-robots")
    assert means(scene) == [("conquer", 0), ("conquer+new-military-tactics", 0)]
    scene.answer(0, "conquer+new-military-tactics")
    assert scene.tableau(0) == ["new-sparta", "colony-ship", "runaway-robots"]
    idle = race(seat("new-sparta", "colony-ship", "new-military-tactics"), seat("earths-lost-colony"))
    idle.play("settle", "settle").place("nothing", "nothing")
    assert idle.state.round == 2
    assert len(idle.tableau(0)) == 3


@rule("SETTLE-029")
def test_contact_specialist_pays_one_less_than_the_defense() -> None:
    scene = revealed("old-earth", "contact-specialist", world="rebel-outpost", cards=6)
    assert scene.asked == {0: "race-pay"}
    assert scene.question(0).at_least == 4
    scene.answer(0, *scene.labels(0)[:4])
    assert scene.events("Paid")[0]["mode"] == "pay_military"
    assert scene.tableau(0) == ["old-earth", "contact-specialist", "rebel-outpost"]


@rule("SETTLE-030")
def test_not_for_military_worlds_of_kind_alien() -> None:
    hand: list[str | int] = ["alien-robot-sentry", "gem-world", "drop-ships"]
    assert offered("old-earth", "contact-specialist", hand=hand) == ["gem-world"]


@rule("SETTLE-031")
def test_reductions_lower_that_payment() -> None:
    tableau = ("alpha-centauri", "contact-specialist", "replicant-robots", "mining-robots")
    assert offered(*tableau, hand=["rebel-underground"]) == ["rebel-underground"]
    assert offered("old-earth", "contact-specialist", hand=["rebel-underground"]) == []
    assert offered("alpha-centauri", "contact-specialist", "mining-robots", hand=["rebel-miners"]) == ["rebel-miners"]
    scene = revealed("old-earth", "contact-specialist", "replicant-robots", world="rebel-outpost", cards=5)
    assert scene.question(0).at_least == 2
    scene = revealed("old-earth", "contact-specialist", "mining-robots", world="rebel-miners", cards=3)
    assert scene.events("Paid")[0]["count"] == 0


@rule("SETTLE-032")
def test_colony_ship_with_contact_specialist() -> None:
    scene = revealed("old-earth", "contact-specialist", "colony-ship", world="rebel-base")
    assert scene.tableau(0) == ["old-earth", "contact-specialist", "rebel-base"]
    assert offered("old-earth", "colony-ship", hand=["rebel-base"]) == []


@rule("SETTLE-033")
def test_payment_and_military_do_not_mix() -> None:
    scene = revealed("new-sparta", "contact-specialist", "new-military-tactics", world="rebel-outpost", cards=5)
    assert means(scene) == [("pay_military", 4), ("pay_military+new-military-tactics", 4)]
    assert offered("new-sparta", "contact-specialist", hand=["rebel-outpost", 3]) == []


@rule("SETTLE-034")
def test_the_player_chooses_between_both_ways() -> None:
    scene = revealed("new-sparta", "space-marines", "contact-specialist", world="pirate-world", cards=3)
    assert means(scene) == [("conquer", 0), ("pay_military", 2)]
    assert scene.question(0).options[0].facts["strength"] == 3
    assert scene.question(0).options[1].facts["used"] == ["contact-specialist"]
    assert offered("old-earth", hand=["pirate-world", 5]) == []


@rule("SETTLE-035", "SIX-006")
def test_a_paid_military_world_stays_military() -> None:
    scene = revealed("old-earth", "contact-specialist", "galactic-imperium", world="star-nomad-lair")
    six = scene.view(None)["seats"][0]["score"]["six"]
    assert six == [
        {"card": "galactic-imperium", "points": 1, "lines": [{"entry": 1, "points": 1, "cards": ["star-nomad-lair"]}]}
    ]
