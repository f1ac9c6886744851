"""Race, section 5: open and hidden information."""

import json

import pytest
from tests.race.scenes import RaceScene, race, seat

rule = pytest.mark.rule


def a_table() -> RaceScene:
    return race(
        seat("old-earth", "gem-world", hand=["drop-ships", "space-port", "mining-world"], goods=["gem-world"], chips=3),
        seat("new-sparta", "asteroid-belt", hand=["rebel-base", "colony-ship"], chips=5),
    )


def everything_seen(scene: RaceScene, viewer: int | None) -> str:
    questions = [question.plain() for question in scene.game.questions_for(viewer)]
    return json.dumps([scene.game.view(viewer), scene.game.events(viewer), questions])


@rule("INFO-001", "INFO-007")
def test_chips_and_pool_are_open() -> None:
    for viewer in (0, 1, None):
        view = a_table().view(viewer)
        assert [one["chips"] for one in view["seats"]] == [3, 5]
        assert view["pool"] == 16


@rule("INFO-002")
def test_hand_sizes_are_open_and_hands_their_owners_only() -> None:
    scene = a_table()
    for viewer in (0, 1, None):
        assert [one["hand"] for one in scene.view(viewer)["seats"]] == [3, 2]
    assert scene.view(0)["hand"] == ["drop-ships", "space-port", "mining-world"]
    assert scene.view(None)["hand"] is None
    for viewer in (1, None):
        assert not any(name in everything_seen(scene, viewer) for name in ("drop-ships", "space-port"))
    assert "rebel-base" not in everything_seen(scene, 0)


@rule("INFO-003")
def test_tableaux_and_goods_are_open() -> None:
    for viewer in (0, 1, None):
        one, two = a_table().view(viewer)["seats"]
        assert one["tableau"] == ["old-earth", "gem-world"]
        assert (one["goods"], two["goods"]) == (["gem-world"], [])


@rule("INFO-004")
def test_nobody_sees_the_face_of_a_good() -> None:
    scene = race(seat("epsilon-eridani", "gem-world"), seat("new-sparta"), deck=["pan-galactic-league", "mining-world"])
    scene.play("produce", "produce")
    assert scene.goods(0) == ["gem-world"]
    for viewer in (0, 1, None):
        assert "pan-galactic-league" not in everything_seen(scene, viewer)
    scene.play("trade", "explore5")
    scene.answer(0, scene.labels(0)[0]).answer(1, scene.labels(1)[0])
    assert scene.goods(0) == []
    for viewer in (0, 1, None):
        assert "pan-galactic-league" not in everything_seen(scene, viewer)


@rule("INFO-005")
def test_piles_show_their_sizes_only() -> None:
    scene = race(seat("old-earth"), seat("new-sparta"), deck=["gem-world"], discard=["space-port", "drop-ships"])
    for viewer in (0, 1, None):
        view = scene.view(viewer)
        assert (view["deck"], view["discard"]) == (110, 2)
        seen = everything_seen(scene, viewer)
        assert not any(name in seen for name in ("gem-world", "space-port", "drop-ships"))


@rule("INFO-006")
def test_others_learn_how_many_cards_were_paid_not_which() -> None:
    scene = race(
        seat("old-earth", hand=["space-marines", "gem-world", "space-port", "mining-world"]), seat("new-sparta")
    )
    scene.play("develop", "develop").place("space-marines", "nothing").answer(0, "space-port")
    assert scene.events("Paid", 0)[0]["cards"] == ["space-port"]
    for viewer in (1, None):
        assert scene.events("Paid", viewer)[0]["count"] == 1
        assert "space-port" not in everything_seen(scene, viewer)


@rule("INFO-006")
@pytest.mark.parametrize(
    ("tableau", "world", "mode"),
    [
        (("old-earth",), "mining-world", "pay"),
        (("epsilon-eridani", "contact-specialist"), "rebel-miners", "pay_military"),
    ],
)
def test_others_learn_how_many_cards_were_paid_for_a_world_not_which(
    tableau: tuple[str, ...], world: str, mode: str
) -> None:
    hand = [world, "drop-ships", "space-port", "genetics-lab", "artist-colony"]
    scene = race(seat(*tableau, hand=hand), seat("new-sparta")).play("settle", "settle").place(world, "nothing")
    assert scene.asked == {0: "race-pay"}
    count = scene.game.questions_for(0)[0].at_least
    scene.answer(0, *scene.labels(0)[:count])
    own = scene.events("Paid", 0)[0]["cards"]
    assert len(own) == count > 0
    for viewer in (1, None):
        (paid,) = scene.events("Paid", viewer)
        assert (paid["card"], paid["mode"], paid["count"]) == (world, mode, count)
        assert not any(card in everything_seen(scene, viewer) for card in own)
