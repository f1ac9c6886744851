"""Race, section 9: powers in general."""

import pytest
from tests.race.scenes import race, seat

from readyroom.race.cards import DESIGNS
from readyroom.race.powers import PayForMilitary, SacrificeForMilitary, SettleForFree, SpendCards

rule = pytest.mark.rule


@rule("POW-001")
def test_a_power_works_in_its_phase_and_for_its_owner() -> None:
    scene = race(
        seat("old-earth", "replicant-robots", "investment-credits", hand=["drop-ships", "gem-world", 3]),
        seat("new-sparta", hand=["replicant-robots", 4]),
    )
    scene.play("produce", "develop").place("drop-ships", "replicant-robots")
    assert scene.question(0).at_least == 3
    scene.answer(0, *scene.labels(0)[:3])
    assert scene.question(1).at_least == 3
    assert "discount" not in str(scene.question(1).plain())


@rule("POW-002")
def test_powers_add_up_with_each_other_and_the_bonus() -> None:
    scene = race(
        seat("old-earth", "investment-credits", "galactic-federation", hand=["trade-league", 2]), seat("new-sparta")
    )
    scene.play("develop", "develop").place("trade-league", "nothing")
    assert scene.events("Paid")[0]["count"] == 2
    assert scene.hand(0) == []


@rule("POW-003")
def test_a_power_changes_only_what_it_names() -> None:
    scene = race(
        seat("old-earth", "expedition-force", "research-labs", hand=[0]), seat("new-sparta"), deck=["gem-world"]
    ).play("explore1", "explore1")
    assert (len(scene.state.drawn[0]), scene.question(0).at_least) == (4, 3)


@rule("POW-004", "SETTLE-016")
def test_a_card_does_not_work_in_the_phase_it_is_placed_in() -> None:
    scene = race(seat("old-earth"), seat("new-sparta", "expedition-force", hand=["lost-alien-warship"]))
    scene.play("settle", "settle")
    assert scene.ids(1) == ["nothing"]
    scene = race(seat("old-earth", hand=["replicant-robots", 4]), seat("new-sparta"), deck=["drop-ships"])
    scene.play("develop", "settle").place("replicant-robots", "nothing")
    assert scene.question(0).at_least == 3


@rule("POW-005")
def test_it_works_from_the_next_phase_on_in_the_same_round() -> None:
    scene = race(
        seat("old-earth", hand=["replicant-robots", "merchant-world", 6]), seat("new-sparta"), seat("alpha-centauri")
    )
    scene.play("develop", "settle", "produce").place("replicant-robots", "nothing", "nothing")
    scene.answer(0, *[label for label in scene.labels(0) if label != "card:merchant-world"][:3])
    scene.place("merchant-world", "nothing", "nothing")
    assert scene.question(0).at_least == 2


@rule("POW-006")
def test_a_power_that_can_be_used_must_be_used() -> None:
    scene = race(seat("earths-lost-colony", goods=["earths-lost-colony"]), seat("new-sparta"))
    scene.play("produce", "consume2x")
    assert scene.state.chips == [1, 0]
    scene = race(seat("old-earth", "gem-world", "galactic-trendsetters", goods=["gem-world"]), seat("new-sparta")).play(
        "consume2x", "produce"
    )
    assert "done" not in scene.ids(0)


@rule("POW-007")
def test_which_powers_are_may_powers() -> None:
    optional = (SettleForFree, SacrificeForMilitary, PayForMilitary, SpendCards)
    assert {d.id for d in DESIGNS if any(isinstance(power, optional) for power in d.powers)} == {
        "colony-ship",
        "new-military-tactics",
        "contact-specialist",
        "deficit-spending",
        "merchant-world",
    }


@rule("POW-008")
def test_a_may_power_is_mandatory_when_the_revealed_card_needs_it() -> None:
    scene = race(
        seat("new-sparta", "new-military-tactics", hand=["rebel-outpost"]),
        seat("old-earth", "colony-ship", hand=["galactic-trendsetters"]),
    )
    scene.play("settle", "settle").place("rebel-outpost", "galactic-trendsetters")
    assert scene.tableau(0) == ["new-sparta", "rebel-outpost"]
    assert scene.tableau(1) == ["old-earth", "galactic-trendsetters"]


@rule("POW-009", "POW-010")
def test_the_owner_orders_his_powers_and_finishes_each() -> None:
    scene = race(
        seat("old-earth", "galactic-trendsetters", "gem-world", "spice-world", goods=["gem-world", "spice-world"]),
        seat("new-sparta"),
    )
    scene.play("consume2x", "produce")
    assert set(scene.ids(0)) == {"old-earth", "galactic-trendsetters"}
    scene.answer(0, "galactic-trendsetters")
    assert scene.asked == {0: "race-goods"}
    assert scene.ids(0) == ["gem-world", "spice-world"]


@rule("POW-011", "DEV-006")
def test_a_cost_never_falls_below_nothing() -> None:
    scene = race(
        seat("old-earth", "investment-credits", "galactic-federation", hand=["space-marines", 3]), seat("new-sparta")
    )
    scene.play("develop", "develop").place("space-marines", "nothing")
    assert scene.events("Paid")[0]["count"] == 0
    assert len(scene.hand(0)) == 3
