"""Race, section 21: two players, advanced."""

import pytest
from tests.race.scenes import RaceScene, Seat, race, seat

from readyroom.kernel import BadSetup, start
from readyroom.race.rules import RULES

rule = pytest.mark.rule


def advanced(one: Seat, two: Seat) -> RaceScene:
    return race(one, two, advanced=True)


DEVELOPS = ("action:develop", "action:develop~2")
SETTLES = ("action:settle", "action:settle~2")


def phases(scene: RaceScene) -> list[str]:
    return [event["phase"] for event in scene.events("PhaseBegan")]


@rule("TWO-001")
def test_standard_or_advanced_for_two_only() -> None:
    standard = start(RULES, 2, 1)
    assert standard.view(None)["pool"] == 24
    for seats in (3, 4):
        with pytest.raises(BadSetup, match="advanced game is for two players"):
            start(RULES, seats, 1, {"advanced": True})
    both = start(RULES, 2, 1, {"advanced": True, "first_game": True})
    assert {question.prompt for question in both.questions} == {"race-actions"}


@rule("TWO-002")
def test_nine_action_cards() -> None:
    scene = advanced(seat("old-earth"), seat("new-sparta"))
    assert sorted(scene.ids(0)) == sorted(
        ["explore5", "explore1", "develop", "develop", "settle", "settle", "trade", "consume2x", "produce"]
    )


@rule("TWO-003")
def test_two_are_chosen_in_secret() -> None:
    scene = advanced(seat("old-earth"), seat("new-sparta"))
    assert (scene.question(0).at_least, scene.question(0).at_most) == (2, 2)
    scene.answer(0, "produce", "trade")
    assert scene.view(1)["seats"][0]["actions"] is None
    scene.answer(1, "produce", "consume2x")
    assert scene.events("ActionsRevealed")[0]["actions"] == [["trade", "produce"], ["consume2x", "produce"]]


@rule("TWO-004")
def test_both_explores() -> None:
    scene = advanced(seat("old-earth"), seat("new-sparta", "expedition-force"))
    scene.play(("explore5", "explore1"), ("explore5", "explore1"))
    assert [(event["count"], event["keep"]) for event in scene.events("Explored")] == [(8, 2), (9, 2)]
    assert phases(scene) == ["explore"]


@rule("TWO-005", "TWO-006")
def test_both_copies_make_two_phases_for_both() -> None:
    scene = advanced(seat("old-earth"), seat("new-sparta", hand=["contact-specialist", "public-works", 4]))
    scene.play(DEVELOPS, ("settle", "trade"))
    scene.place("nothing", "contact-specialist").answer(1, scene.labels(1)[-1])
    assert scene.asked == {0: "race-develop", 1: "race-develop"}
    scene.place("nothing", "public-works").answer(1, scene.labels(1)[-1])
    assert scene.asked == {0: "race-settle", 1: "race-settle"}
    assert scene.tableau(1) == ["new-sparta", "contact-specialist", "public-works"]
    scene.place("nothing", "nothing")
    assert phases(scene) == ["develop", "develop2", "settle", "consume"]
    scene = advanced(seat("old-earth"), seat("new-sparta")).play(SETTLES, DEVELOPS)
    for _ in range(4):
        scene.place("nothing", "nothing")
    assert phases(scene) == ["develop", "develop2", "settle", "settle2"]


@rule("TWO-007", "TWO-008")
def test_the_bonus_in_both_phases_or_in_the_first_only() -> None:
    hand: list[str | int] = ["space-marines", "mining-robots", 6]
    scene = advanced(seat("old-earth", hand=hand), seat("new-sparta", hand=hand))
    scene.play(DEVELOPS, ("develop", "trade")).place("space-marines", "space-marines")
    assert scene.question(0).at_least == 1
    scene.answer(0, scene.labels(0)[-1])
    assert scene.question(1).at_least == 1
    scene.answer(1, scene.labels(1)[-1]).place("mining-robots", "mining-robots")
    assert scene.question(0).at_least == 1
    scene.answer(0, scene.labels(0)[-1])
    assert scene.question(1).at_least == 2


@rule("TWO-007", "TWO-008")
def test_the_settle_bonus_in_both_phases_or_in_the_first_only() -> None:
    scene = advanced(
        seat("new-sparta", hand=["aquatic-uplift-race", "runaway-robots"]),
        seat("epsilon-eridani", hand=["star-nomad-lair", "refugee-world"]),
    )
    scene.play(("settle", "produce"), SETTLES)
    scene.place("runaway-robots", "star-nomad-lair").place("aquatic-uplift-race", "refugee-world")
    assert [event["seat"] for event in scene.events("Drew") if event["source"] == "bonus"] == [0, 1, 1]


@rule("TWO-009")
def test_one_copy_each_makes_one_phase_with_the_bonus_for_both() -> None:
    hand: list[str | int] = ["space-marines", 4]
    scene = advanced(seat("old-earth", hand=hand), seat("new-sparta", hand=hand))
    scene.play(("action:develop~2", "trade"), ("develop", "trade")).place("space-marines", "space-marines")
    assert scene.question(0).at_least == 1
    scene.answer(0, scene.labels(0)[-1])
    assert scene.question(1).at_least == 1
    scene.answer(1, scene.labels(1)[-1])
    assert phases(scene) == ["develop", "consume"]


@rule("TWO-010")
def test_cards_of_the_first_phase_work_in_the_second() -> None:
    scene = advanced(
        seat("old-earth", "interstellar-bank", "public-works", hand=["investment-credits", "drop-ships", 7]),
        seat("new-sparta"),
    )
    scene.play(DEVELOPS, ("trade", "consume2x")).place("investment-credits", "nothing")
    assert [event["source"] for event in scene.events("Drew")] == [
        "interstellar-bank",
        "public-works",
        "interstellar-bank",
    ]
    scene.place("drop-ships", "nothing")
    assert scene.question(0).at_least == 4 - 1 - 1


@rule("TWO-010")
def test_terraforming_robots_draws_in_each_settle_phase() -> None:
    scene = advanced(
        seat("new-sparta", "terraforming-robots", hand=["runaway-robots", "star-nomad-lair"]), seat("old-earth")
    )
    scene.play(("produce", "trade"), SETTLES).place("runaway-robots", "nothing").place("star-nomad-lair", "nothing")
    assert [e["source"] for e in scene.events("Drew") if e["source"] != "bonus"][:2] == ["terraforming-robots"] * 2


@rule("TWO-011")
def test_new_military_tactics_lasts_one_settle_phase() -> None:
    scene = advanced(
        seat("new-sparta", "new-military-tactics", hand=["rebel-underground", "rebel-outpost"]), seat("old-earth")
    )
    scene.play(SETTLES, ("trade", "consume2x")).place("rebel-underground", "nothing")
    assert scene.state.phase == "settle2"
    assert "rebel-outpost" not in scene.ids(0)


@rule("TWO-012")
def test_trade_and_2x_together() -> None:
    goods = ["artist-colony", "asteroid-belt"]
    scene = advanced(seat("earths-lost-colony", *goods, goods=goods), seat("new-sparta"))
    scene.play(("trade", "consume2x"), ("trade", "consume2x"))
    assert scene.asked == {0: "race-sell"}
    scene.answer(0, "asteroid-belt")
    assert (len(scene.hand(0)), scene.state.chips[0]) == (3, 2)
    assert phases(scene) == ["consume"]


@rule("TWO-013")
def test_the_rest_is_unchanged() -> None:
    game = start(RULES, 2, 3, {"advanced": True})
    assert game.view(None)["pool"] == 24
    assert [len(hand) for hand in game.state.hands] == [6, 6]
    scene = advanced(seat("old-earth", hand=[12]), seat("new-sparta")).play(("produce", "trade"), ("produce", "trade"))
    assert scene.asked == {0: "race-hand-limit"}
    assert scene.question(0).at_least == 2
