"""Race, section 16: end of the round."""

import pytest
from tests.race.scenes import race, seat

rule = pytest.mark.rule


@rule("ENDR-001")
def test_discard_down_to_ten() -> None:
    scene = race(seat("old-earth", hand=[13]), seat("new-sparta", hand=[10])).play("produce", "produce")
    assert scene.asked == {0: "race-hand-limit"}
    assert (scene.question(0).at_least, scene.question(0).at_most) == (3, 3)
    scene.answer(0, *scene.labels(0)[:3])
    assert [len(hand) for hand in scene.state.hands] == [10, 10]
    assert scene.view(None)["discard"] == 3


@rule("ENDR-001")
def test_several_discard_at_once_and_in_secret() -> None:
    scene = race(seat("old-earth", hand=[11]), seat("new-sparta", hand=[11])).play("produce", "produce")
    assert scene.asked == {0: "race-hand-limit", 1: "race-hand-limit"}
    scene.answer(1, scene.labels(1)[0])
    assert scene.events("Discarded", 0) == []


@rule("ENDR-002")
def test_no_limit_within_the_round() -> None:
    scene = race(seat("old-earth", "gem-world", hand=[10], goods=["gem-world"]), seat("new-sparta", "merchant-guild"))
    scene.play("trade", "produce")
    assert scene.events("Drew")[0]["count"] == 3
    assert scene.events("Produced")[0]["world"] == "gem-world"
    assert scene.asked == {0: "race-hand-limit"}
    assert len(scene.hand(0)) == 14


@rule("ENDR-003")
def test_goods_and_action_cards_do_not_count() -> None:
    goods = ["gem-world", "artist-colony"]
    scene = race(seat("old-earth", *goods, hand=[10], goods=goods), seat("new-sparta")).play("produce", "produce")
    assert scene.state.round == 2
