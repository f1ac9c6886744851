"""Race, section 7: the round."""

import pytest
from tests.race.scenes import RaceScene, race, seat

rule = pytest.mark.rule


def phases(scene: RaceScene) -> list[str]:
    return [event["phase"] for event in scene.events("PhaseBegan")]


@rule("ROUND-001")
def test_a_round_from_actions_to_the_next_actions() -> None:
    scene = race(seat("old-earth", hand=[11]), seat("new-sparta"))
    scene.play("produce", "settle")
    assert scene.asked == {0: "race-settle", 1: "race-settle"}
    scene.place("nothing", "nothing")
    assert scene.asked == {0: "race-hand-limit"}
    scene.answer(0, scene.labels(0)[0])
    assert scene.state.round == 2
    assert scene.asked == {0: "race-action", 1: "race-action"}
    kinds = [event["event"] for event in scene.game.events(None)]
    assert kinds.index("ActionsRevealed") < kinds.index("PhaseBegan") < kinds.index("Discarded")
    assert kinds.index("Discarded") < kinds.index("RoundEnded")


@rule("ROUND-002", "ROUND-003", "ROUND-004")
def test_phases_in_their_order_each_once_and_only_if_chosen() -> None:
    four = ("old-earth", "epsilon-eridani", "new-sparta", "earths-lost-colony")
    scene = race(*(seat(name) for name in four))
    scene.play("produce", "settle", "explore5", "produce")
    for number in range(4):
        scene.answer(number, scene.labels(number)[0])
    scene.place("nothing", "nothing", "nothing", "nothing")
    assert phases(scene) == ["explore", "settle", "produce"]
    scene = race(*(seat(name) for name in four)).play("consume2x", "develop", "trade", "develop")
    scene.place("nothing", "nothing", "nothing", "nothing")
    assert phases(scene) == ["develop", "consume"]


@rule("ROUND-005", "ROUND-006")
def test_everybody_acts_and_only_choosers_have_the_bonus() -> None:
    scene = race(
        seat("old-earth", hand=["space-port", "gem-world", 4]),
        seat("new-sparta", hand=["spice-world", 4]),
        seat("epsilon-eridani"),
    )
    scene.play("settle", "produce", "settle").place("space-port", "spice-world", "nothing")
    scene.answer(0, *scene.labels(0)[:2]).answer(1, *scene.labels(1)[:2])
    assert scene.goods(0) == ["space-port"]
    assert scene.goods(1) == ["spice-world"]
    assert [(event["seat"], event["source"]) for event in scene.events("Drew")] == [(0, "bonus")]


@rule("ROUND-007")
def test_a_phase_is_finished_for_all_before_the_next() -> None:
    scene = race(
        seat("old-earth", hand=["space-port", 3]), seat("new-sparta", hand=["spice-world", "space-marines", 3])
    )
    scene.play("settle", "develop").place("nothing", "space-marines")
    assert phases(scene) == ["develop"]
    scene.answer(1, scene.labels(1)[0])
    scene.place("space-port", "nothing")
    assert scene.asked == {0: "race-pay"}
    assert phases(scene) == ["develop", "settle"]
