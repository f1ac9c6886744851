"""Race, section 6: deck and discard pile."""

import pytest
from tests.race.scenes import race, seat

from readyroom.race.tables import ID

rule = pytest.mark.rule


@rule("DECK-001")
def test_everything_that_leaves_goes_to_the_one_discard_pile() -> None:
    scene = race(
        seat(
            "epsilon-eridani",
            "colony-ship",
            "gem-world",
            hand=["asteroid-belt", "drop-ships", "space-port"],
            goods=["gem-world"],
        ),
        seat("new-sparta"),
    )
    scene.play("settle", "trade").place("asteroid-belt", "nothing")
    scene.answer(0, "means:pay+colony-ship").answer(0, "good:gem-world")
    assert "colony-ship" in [ID[card] for card in scene.state.discard]
    assert len(scene.state.discard) == 2
    paying = race(seat("old-earth", hand=["space-port", "drop-ships", "gem-world"]), seat("new-sparta"))
    paying.play("settle", "settle").place("space-port", "nothing")
    assert [ID[card] for card in paying.state.discard] == ["drop-ships", "gem-world"]


@rule("DECK-002", "DECK-003", "DECK-004")
def test_the_discard_pile_is_shuffled_when_the_last_card_is_taken() -> None:
    scene = race(
        seat("old-earth", "gem-world", hand=["rebel-base"], goods=["gem-world"]),
        seat("new-sparta"),
        deck=["space-port", "drop-ships"],
        deck_size=2,
    )
    discard = len(scene.state.discard)
    scene.play("explore1", "produce")
    drawn = [ID[card] for card in scene.state.drawn[0]]
    assert drawn[:2] == ["space-port", "drop-ships"]
    assert len(drawn) == 3
    assert [event["count"] for event in scene.events("Reshuffled")] == [discard]
    assert (len(scene.state.deck), scene.state.discard) == (discard - 3, [])
    in_deck = {ID[card] for card in scene.state.deck}
    assert not in_deck & {"space-port", "rebel-base", "gem-world", "old-earth"}


@rule("DECK-002")
def test_the_reshuffle_comes_at_once_not_when_a_card_is_next_needed() -> None:
    scene = race(seat("epsilon-eridani", "rebel-underground"), seat("new-sparta"), deck_size=1)
    discard = len(scene.state.discard)
    scene.play("produce", "produce")
    assert (len(scene.state.deck), len(scene.state.discard)) == (discard, 0)
    assert len(scene.hand(0)) == 1


@rule("DECK-004")
def test_a_gambled_last_card_is_not_in_the_new_deck() -> None:
    scene = race(seat("epsilon-eridani", "gambling-world"), seat("new-sparta"), deck=["space-port"], deck_size=1)
    scene.play("consume2x", "consume2x").answer(0, "7")
    assert [ID[card] for card in scene.state.discard] == ["space-port"]
    assert "space-port" not in [ID[card] for card in scene.state.deck]


@rule("DECK-005")
def test_with_both_piles_empty_draws_and_goods_are_lost() -> None:
    scene = race(seat("old-earth", "gem-world", "merchant-guild"), seat("new-sparta"), empty=True)
    scene.play("produce", "produce")
    assert scene.goods(0) == []
    assert scene.hand(0) == []
    assert [event["count"] for event in scene.events("RanDry")] == [1, 2]


@rule("DECK-005")
def test_a_pile_that_comes_back_is_drawn_from_again() -> None:
    scene = race(seat("old-earth", "gem-world"), seat("new-sparta"), deck_size=2, discard=[])
    scene.state.hands[1] += scene.state.discard
    scene.state.discard = []
    scene.play("explore5", "produce")
    assert len(scene.state.drawn[0]) == 2
    assert scene.state.drawn[1] == []
    scene.answer(0, scene.labels(0)[0])
    assert scene.goods(0) == ["gem-world"]
    assert scene.state.deck == []
