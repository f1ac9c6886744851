"""Race, section 8: action cards."""

import pytest
from tests.race.scenes import RaceScene, race, seat

rule = pytest.mark.rule


def two() -> RaceScene:
    return race(seat("old-earth", hand=[3]), seat("new-sparta", hand=[3]))


@rule("ACT-001")
def test_the_seven_cards() -> None:
    assert two().labels(0) == tuple(
        f"action:{name}" for name in ("explore5", "explore1", "develop", "settle", "trade", "consume2x", "produce")
    )


@rule("ACT-002")
def test_exactly_one_is_chosen() -> None:
    question = two().question(0)
    assert (question.kind, question.at_least, question.at_most) == ("one", 1, 1)
    assert not any(option.kind != "action" for option in question.options)


@rule("ACT-003")
def test_choices_are_secret_until_all_are_made() -> None:
    scene = two()
    scene.answer(0, "trade")
    for viewer in (1, None):
        assert [one["actions"] for one in scene.view(viewer)["seats"]] == [None, None]
        assert scene.events("ActionsRevealed", viewer) == []
    scene.game.undo(0)
    scene.play("develop", "develop")
    assert [one["actions"] for one in scene.view(1)["seats"]] == [["develop"], ["develop"]]


@rule("ACT-004")
def test_last_rounds_choice_is_available_again() -> None:
    scene = two().play("produce", "produce")
    assert scene.state.round == 2
    assert len(scene.labels(0)) == 7
    scene.play("produce", "produce")
    assert scene.state.round == 3


@rule("ACT-005")
def test_both_explores_call_one_phase_each_with_its_own_bonus() -> None:
    scene = two().play("explore5", "explore1")
    assert [len(drawn) for drawn in scene.state.drawn] == [7, 3]
    assert [scene.question(number).at_least for number in (0, 1)] == [1, 2]
    scene.answer(0, scene.labels(0)[0]).answer(1, *scene.labels(1)[:2])
    assert [event["phase"] for event in scene.events("PhaseBegan")] == ["explore"]


@rule("ACT-005")
def test_both_consumes_call_one_phase_each_with_its_own_bonus() -> None:
    scene = race(
        seat("old-earth", "gem-world", goods=["gem-world"]),
        seat("earths-lost-colony", "spice-world", goods=["spice-world"]),
    )
    scene.play("trade", "consume2x")
    assert [event["phase"] for event in scene.events("PhaseBegan")] == ["consume"]
    assert (len(scene.hand(0)), len(scene.hand(1))) == (3, 0)
    assert scene.state.chips == [0, 2]


@rule("ACT-006")
def test_action_cards_are_in_no_hand_and_no_tableau() -> None:
    scene = two().play("settle", "settle")
    assert [one["hand"] for one in scene.view(None)["seats"]] == [3, 3]
    assert [len(one["tableau"]) for one in scene.view(None)["seats"]] == [1, 1]
