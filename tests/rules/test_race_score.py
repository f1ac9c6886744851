"""Race, section 18: scoring."""

from typing import Any

import pytest
from tests.race.scenes import RaceScene, race, seat

from readyroom.kernel import Result

rule = pytest.mark.rule

FULL = ("gem-world", "artist-colony", "space-port", "spice-world", "mining-world", "comet-zone", "plague-world")
MORE = ("new-vinland", "secluded-world", "expanding-colony", "tourist-world", "prosperous-world")


def finish(scene: RaceScene) -> Result:
    """Play a round in which nobody places anything; the game is over after it."""
    scene.play(*["settle"] * scene.state.seats).place(*["nothing"] * scene.state.seats)
    assert scene.game.result is not None
    return scene.game.result


def points(result: Result, number: int) -> dict[str, Any]:
    part: dict[str, Any] = result.why["seats"][number]
    return part


@rule("SCORE-001")
def test_chips_printed_points_and_six_cost_developments() -> None:
    result = finish(race(seat("old-earth", *FULL, *MORE[:3], "merchant-guild", chips=5), seat("new-sparta", chips=2)))
    printed = [2, 1, 1, 1, 1, 2, 2, 0, 1, 1, 1]
    assert [vp for _, vp in points(result, 0)["cards"]] == printed
    assert points(result, 0)["six"][0]["points"] == 2 * 9
    assert result.scores == (5 + sum(printed) + 18, 2 + 1)
    assert points(result, 0)["total"] == result.scores[0]


@rule("SCORE-002")
def test_hands_and_goods_score_nothing() -> None:
    plain = finish(race(seat("old-earth", *FULL, *MORE), seat("new-sparta")))
    rich = finish(race(seat("old-earth", *FULL, *MORE, hand=[8], goods=FULL), seat("new-sparta")))
    assert rich.scores == plain.scores


@rule("SCORE-003")
def test_the_highest_score_wins() -> None:
    assert finish(race(seat("old-earth", *FULL, *MORE), seat("new-sparta", chips=3))).winners == (0,)
    assert finish(race(seat("old-earth", *FULL, *MORE), seat("new-sparta", chips=23))).winners == (1,)


@rule("SCORE-004")
def test_a_tie_goes_to_hand_cards_and_goods_after_the_discard() -> None:
    total = 2 + sum([1, 1, 1, 1, 2, 2, 0]) + sum([1, 1, 1, 2, 2])
    one = seat("old-earth", *FULL, *MORE, hand=[2], goods=["gem-world"])
    for hand, winners in ((2, (0,)), (3, (0, 1)), (4, (1,))):
        result = finish(race(one, seat("new-sparta", chips=total - 1, hand=[hand])))
        assert result.scores == (total, total)
        assert result.winners == winners
        assert result.why["tie_breaks"] == [3, hand]


@rule("SCORE-004")
def test_the_tie_break_counts_the_hand_after_the_discard() -> None:
    total = 2 + 8 + 7
    scene = race(
        seat("old-earth", *FULL, *MORE, hand=[10], goods=["gem-world"]), seat("new-sparta", chips=total - 1, hand=[12])
    )
    scene.play("settle", "settle").place("nothing", "nothing").answer(1, *scene.labels(1)[:2])
    assert scene.game.result is not None
    assert scene.game.result.winners == (0,)


@rule("SCORE-005")
def test_still_tied_players_share_the_win() -> None:
    total = 2 + 8 + 7
    result = finish(
        race(
            seat("old-earth", *FULL, *MORE, hand=[1]),
            seat("new-sparta", chips=total - 1, hand=[1]),
            seat("epsilon-eridani", chips=total - 1),
        )
    )
    assert result.scores == (total, total, total)
    assert result.winners == (0, 1)


@rule("SCORE-004", "SCORE-005")
@pytest.mark.parametrize(("hand", "winners"), [(0, [0]), (1, [0, 1]), (2, [1])])
def test_everybody_is_told_who_wins_a_tie(hand: int, winners: list[int]) -> None:
    total = 2 + 8 + 7
    scene = race(seat("old-earth", *FULL, *MORE, hand=[1]), seat("new-sparta", chips=total - 1, hand=[hand]))
    assert list(finish(scene).winners) == winners
    for viewer in (0, 1, None):
        (told,) = scene.events("GameOver", viewer)
        assert (told["reasons"], told["scores"], told["winners"]) == (["tableau"], [total, total], winners)
