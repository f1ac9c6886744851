"""Race, section 11: Develop."""

import pytest
from tests.race.scenes import RaceScene, race, seat

from readyroom.race.tables import ID

rule = pytest.mark.rule


def developing(*tableau: str, hand: list[str | int], action: str = "produce") -> RaceScene:
    """Seat 0 in a Develop phase that seat 1 has called."""
    return race(seat("old-earth", *tableau, hand=hand), seat("new-sparta")).play(action, "develop")


@rule("DEV-001")
def test_interstellar_bank_draws_before_the_choice() -> None:
    scene = race(seat("old-earth", "interstellar-bank", hand=[1]), seat("new-sparta"), deck=["contact-specialist"])
    scene.play("produce", "develop")
    assert scene.hand(0)[-1] == "contact-specialist"
    assert "contact-specialist" in scene.ids(0)
    scene.place("nothing", "nothing")
    assert len(scene.hand(0)) == 2


@rule("DEV-002", "DEV-003")
def test_one_development_or_none_in_secret() -> None:
    scene = race(
        seat("old-earth", hand=["space-marines", "drop-ships", "gem-world", 3]),
        seat("new-sparta", hand=["colony-ship", 2]),
    ).play("produce", "develop")
    assert scene.ids(0) == ["nothing", "space-marines", "drop-ships"]
    assert scene.question(0).kind == "one"
    scene.answer(0, "space-marines")
    assert scene.view(1)["seats"][0]["placing"] is None
    assert scene.events("Revealed", 1) == []
    scene.answer(1, "nothing")
    assert scene.events("Revealed", 1)[0]["cards"] == ["space-marines", "nothing"]


@rule("DEV-003")
def test_everybody_is_asked_whatever_his_hand() -> None:
    scene = race(seat("old-earth", hand=["drop-ships", 4]), seat("new-sparta")).play("produce", "develop")
    assert scene.asked == {0: "race-develop", 1: "race-develop"}
    assert scene.ids(1) == ["nothing"]


@rule("DEV-004")
def test_only_what_can_be_paid_and_then_it_is_placed() -> None:
    scene = developing(hand=["drop-ships", "space-marines", 2])
    assert scene.ids(0) == ["nothing", "space-marines"]
    scene.place("space-marines", "nothing")
    assert scene.asked == {0: "race-pay"}
    assert "nothing" not in scene.ids(0)


@rule("DEV-005")
def test_payment_is_exact_and_from_the_rest_of_the_hand() -> None:
    scene = developing(hand=["space-marines", "gem-world", "space-port", "mining-world"]).place(
        "space-marines", "nothing"
    )
    assert scene.ids(0) == ["gem-world", "space-port", "mining-world"]
    assert (scene.question(0).at_least, scene.question(0).at_most) == (2, 2)
    scene.answer(0, "gem-world", "mining-world")
    assert scene.hand(0) == ["space-port"]
    assert scene.tableau(0) == ["old-earth", "space-marines"]
    assert [ID[card] for card in scene.state.discard] == ["gem-world", "mining-world"]


@rule("DEV-006")
def test_the_bonus_pays_one_less() -> None:
    scene = developing(hand=["space-marines", 3], action="develop").place("space-marines", "nothing")
    assert scene.question(0).at_least == 1


@rule("DEV-007")
@pytest.mark.parametrize(("card", "less"), [("investment-credits", 1), ("galactic-federation", 2)])
def test_reductions(card: str, less: int) -> None:
    scene = developing(card, hand=["drop-ships", 5]).place("drop-ships", "nothing")
    assert scene.question(0).at_least == 4 - less


@rule("DEV-008", "DEV-009")
def test_no_second_copy_in_the_own_tableau() -> None:
    scene = race(
        seat("old-earth", "space-marines", hand=["space-marines", "drop-ships", 4]), seat("new-sparta", "drop-ships")
    ).play("produce", "develop")
    assert scene.ids(0) == ["nothing", "drop-ships"]


@rule("DEV-009")
def test_a_sacrificed_copy_is_no_obstacle() -> None:
    scene = race(seat("old-earth", "colony-ship", hand=["colony-ship", "galactic-trendsetters", 2]), seat("new-sparta"))
    scene.play("settle", "produce").place("galactic-trendsetters", "nothing")
    scene.play("develop", "produce")
    assert "colony-ship" in scene.ids(0)


@rule("DEV-008")
def test_two_copies_in_hand_are_one_choice() -> None:
    scene = developing(hand=["space-marines", "space-marines", 3])
    assert scene.ids(0) == ["nothing", "space-marines"]


@rule("DEV-010")
def test_public_works_draws_after_placing() -> None:
    scene = race(
        seat("old-earth", "public-works", hand=["contact-specialist", 1]), seat("new-sparta"), deck=["gem-world"]
    )
    scene.play("produce", "develop").place("contact-specialist", "nothing")
    assert scene.hand(0) == ["gem-world"]
    scene = race(
        seat("old-earth", "public-works", hand=["contact-specialist", 1]), seat("new-sparta"), deck=["gem-world"]
    )
    scene.play("produce", "develop").place("nothing", "nothing")
    assert "gem-world" not in scene.hand(0)


@rule("DEV-011")
def test_public_works_does_not_draw_for_itself() -> None:
    scene = developing(hand=["public-works", 1]).place("public-works", "nothing")
    assert scene.hand(0) == []


@rule("DEV-012")
def test_placing_earns_no_chips() -> None:
    scene = developing(hand=["space-marines", 2]).place("space-marines", "nothing")
    assert scene.state.chips == [0, 0]
    assert scene.view(None)["seats"][0]["score"]["cards"][-1] == ["space-marines", 1]
