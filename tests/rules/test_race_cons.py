"""Race, section 14: consume powers. The forms of power: `test_race_cons_forms`."""

from collections.abc import Sequence

import pytest
from tests.race.scenes import RaceScene, race, seat

from readyroom.race.tables import ID

rule = pytest.mark.rule

GOODS = ("gem-world", "asteroid-belt", "pre-sentient-race")
"""A novelty, a rare and a genes good."""


def consuming(
    *tableau: str, goods: tuple[str, ...] = (), action: str = "produce", hand: Sequence[str | int] = ()
) -> RaceScene:
    """Seat 0 in a Consume phase that seat 1 has called."""
    return race(seat(*tableau, *goods, goods=goods, hand=hand), seat("alpha-centauri")).play(action, "consume2x")


@rule("CONS-001")
def test_every_player_must_use_what_he_can() -> None:
    scene = race(
        seat("epsilon-eridani", "gem-world", goods=["gem-world"]),
        seat("earths-lost-colony", goods=["earths-lost-colony"]),
    )
    scene.play("produce", "trade")
    assert scene.state.chips == [1, 0]
    assert scene.events("GoodSold")[0]["seat"] == 1


@rule("CONS-002")
def test_each_power_once_a_phase() -> None:
    scene = consuming("earths-lost-colony", goods=("asteroid-belt", "pre-sentient-race"), action="consume2x")
    scene.answer(0, "asteroid-belt")
    assert scene.goods(0) == ["pre-sentient-race"]
    assert scene.state.round == 2
    scene.play("consume2x", "consume2x")
    assert scene.goods(0) == []


@rule("CONS-003")
def test_the_order_is_free_even_if_goods_are_left() -> None:
    tableau = ("new-sparta", "plague-world", "public-works")
    scene = consuming(*tableau, goods=("pre-sentient-race", "asteroid-belt"), action="consume2x")
    assert set(scene.ids(0)) == {"plague-world", "public-works"}
    scene.answer(0, "public-works").answer(0, "pre-sentient-race")
    assert scene.state.round == 2
    assert scene.goods(0) == ["asteroid-belt"]


@rule("CONS-004")
def test_a_good_feeds_one_power_and_is_discarded() -> None:
    scene = consuming("new-sparta", "public-works", "terraformed-world", goods=("asteroid-belt",), action="consume2x")
    good = scene.state.goods[scene.state.tableaux[0][-1]]
    scene.answer(0, "public-works")
    assert scene.state.discard == [good]
    assert scene.state.chips[0] == 2
    assert ID[good] not in str([scene.game.events(viewer) for viewer in (0, 1, None)])


@rule("CONS-005")
def test_the_good_may_lie_on_any_own_world() -> None:
    scene = consuming("new-sparta", "public-works", goods=("asteroid-belt",), action="consume2x")
    assert scene.goods(0) == []
    assert scene.state.chips[0] == 2


@rule("CONS-006")
def test_the_owner_chooses_the_goods() -> None:
    scene = consuming("new-sparta", "public-works", goods=GOODS, action="consume2x")
    assert scene.asked == {0: "race-goods"}
    assert tuple(scene.ids(0)) == GOODS
    scene.answer(0, "asteroid-belt")
    assert scene.goods(0) == ["gem-world", "pre-sentient-race"]


@rule("CONS-007")
def test_rewards_come_at_once() -> None:
    scene = consuming("epsilon-eridani", "public-works", goods=GOODS, action="consume2x")
    scene.answer(0, "epsilon-eridani").answer(0, "gem-world")
    assert scene.asked == {0: "race-goods"}
    assert scene.state.chips[0] == 2
    assert scene.view(None)["pool"] == 22
    assert len(scene.hand(0)) == 1


@rule("CONS-008")
def test_done_when_only_may_powers_are_left_and_declined() -> None:
    scene = consuming("new-sparta", "deficit-spending", "public-works", goods=GOODS, hand=[3], action="consume2x")
    assert scene.labels(0) == ("consume:public-works", "spend:deficit-spending")
    scene.answer(0, "public-works").answer(0, "gem-world")
    assert scene.labels(0) == ("spend:deficit-spending", "done:done")
    scene.answer(0, "done")
    assert scene.state.round == 2
    assert scene.goods(0) == ["asteroid-belt", "pre-sentient-race"]
    assert len(scene.hand(0)) == 3


@rule("CONS-030")
def test_the_2x_bonus_doubles_vp() -> None:
    assert consuming("earths-lost-colony", goods=("asteroid-belt",), action="consume2x").state.chips == [2, 0]
    alone = race(seat("earths-lost-colony", "asteroid-belt", goods=["asteroid-belt"]), seat("new-sparta"))
    assert alone.play("explore5", "consume2x").asked[0] == "race-explore"
    alone.answer(0, alone.labels(0)[0]).answer(1, alone.labels(1)[0])
    assert alone.state.chips == [1, 0]


@rule("CONS-030", "CONS-019")
def test_the_2x_bonus_doubles_pilgrimage_worlds_total() -> None:
    assert consuming("new-sparta", "pilgrimage-world", goods=GOODS, action="consume2x").state.chips == [4, 0]


@rule("CONS-031")
def test_cards_are_not_doubled() -> None:
    scene = consuming("epsilon-eridani", goods=("asteroid-belt",), action="consume2x")
    assert (scene.state.chips[0], len(scene.hand(0))) == (2, 1)


@rule("CONS-032")
@pytest.mark.parametrize("card", ["deficit-spending", "merchant-world"])
def test_vp_for_hand_cards_are_not_doubled(card: str) -> None:
    scene = consuming("new-sparta", card, hand=[3], action="consume2x")
    scene.answer(0, f"spend:{card}").answer(0, *scene.labels(0)[:2])
    assert scene.state.chips[0] == 2
