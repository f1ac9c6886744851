"""Race, section 17: end of the game."""

import pytest
from tests.race.scenes import RaceScene, race, seat

rule = pytest.mark.rule

ELEVEN = (
    "old-earth",
    "gem-world",
    "artist-colony",
    "space-port",
    "spice-world",
    "mining-world",
    "comet-zone",
    "plague-world",
    "new-vinland",
    "secluded-world",
    "expanding-colony",
)


@rule("OVER-001")
def test_twelve_cards_end_the_game() -> None:
    scene = race(seat(*ELEVEN, hand=["refugee-world", 4]), seat("new-sparta")).play("settle", "settle")
    assert not scene.view(None)["last_round"]
    scene.place("refugee-world", "nothing")
    assert scene.game.over
    assert scene.game.result is not None
    assert scene.game.result.why["reasons"] == ["tableau"]
    not_yet = race(seat(*ELEVEN[:-1], hand=["refugee-world"]), seat("new-sparta")).play("settle", "settle")
    assert not not_yet.place("refugee-world", "nothing").game.over


@rule("OVER-001")
def test_twelve_must_still_be_there_at_the_end_of_the_round() -> None:
    tableau = (*ELEVEN[:-1], "colony-ship")
    scene = race(seat(*tableau, hand=["contact-specialist", "refugee-world"]), seat("new-sparta"))
    scene.play("develop", "settle").place("contact-specialist", "nothing")
    assert len(scene.tableau(0)) == 12
    assert scene.view(None)["last_round"]
    scene.place("refugee-world", "nothing").answer(0, "pay+colony-ship")
    assert len(scene.tableau(0)) == 12
    scene = race(seat(*tableau, "new-military-tactics", hand=["refugee-world"]), seat("new-sparta"))
    scene.play("settle", "settle").place("refugee-world", "nothing")
    scene.answer(0, "pay+colony-ship+new-military-tactics")
    assert len(scene.tableau(0)) == 11
    assert not scene.game.over


def with_pool(left: int) -> RaceScene:
    return race(
        seat("earths-lost-colony", goods=["earths-lost-colony"], chips=24 - left), seat("new-sparta", hand=[11])
    )


@rule("OVER-002", "OVER-003")
def test_an_exactly_emptied_pool_ends_the_game_after_the_discards() -> None:
    scene = with_pool(2).play("consume2x", "produce")
    assert scene.state.pool == 0
    assert scene.view(None)["last_round"]
    assert scene.goods(0) == ["earths-lost-colony"]
    assert scene.asked == {1: "race-hand-limit"}
    scene.answer(1, scene.labels(1)[0])
    assert scene.game.over
    assert scene.game.result is not None
    assert scene.game.result.why["reasons"] == ["pool"]


@rule("OVER-002")
def test_one_point_left_in_the_pool_is_not_the_end() -> None:
    scene = with_pool(3).play("consume2x", "produce")
    scene.answer(1, scene.labels(1)[0])
    assert scene.state.pool == 1
    assert scene.state.round == 2


@rule("OVER-004")
def test_a_tableau_may_grow_past_twelve() -> None:
    scene = race(seat(*ELEVEN, hand=["contact-specialist", "refugee-world"]), seat("new-sparta"))
    scene.play("develop", "settle").place("contact-specialist", "nothing").place("refugee-world", "nothing")
    assert len(scene.tableau(0)) == 13
    assert scene.game.over


@rule("OVER-005")
def test_vp_beyond_the_pool_are_paid_in_full() -> None:
    scene = with_pool(1).play("consume2x", "consume2x")
    scene.answer(1, scene.labels(1)[0])
    assert scene.state.chips[0] == 25
    assert scene.game.over
    assert scene.view(None)["pool"] == 0
