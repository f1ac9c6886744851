"""Race, section 20: turn order."""

import pytest
from tests.race.scenes import race, seat

from readyroom.kernel import start
from readyroom.race.cards import DESIGN_OF
from readyroom.race.rules import RULES
from readyroom.race.tables import ID

rule = pytest.mark.rule


@rule("ORDER-001")
def test_secret_choices_are_asked_at_once() -> None:
    scene = race(seat("old-earth", hand=[11]), seat("new-sparta", hand=[11]), order=[1, 0])
    assert scene.asked == {0: "race-action", 1: "race-action"}
    scene.play("explore5", "settle")
    assert scene.asked == {0: "race-explore", 1: "race-explore"}
    scene.answer(1, scene.labels(1)[0]).answer(0, scene.labels(0)[0])
    assert scene.asked == {0: "race-settle", 1: "race-settle"}
    scene.place("nothing", "nothing")
    assert scene.asked == {0: "race-hand-limit", 1: "race-hand-limit"}


@rule("ORDER-002")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_clockwise_from_the_lowest_start_world(seats: int) -> None:
    firsts = set()
    for seed in range(40):
        g = start(RULES, seats, seed).state
        numbers = [DESIGN_OF[tableau[0]].start for tableau in g.tableaux]
        first = numbers.index(min(n for n in numbers if n is not None))
        assert g.order == [(first + i) % seats for i in range(seats)]
        firsts.add(first)
    assert firsts == set(range(seats))


@rule("ORDER-002")
def test_a_start_world_settled_later_changes_nothing() -> None:
    scene = race(seat("epsilon-eridani"), seat("new-sparta", hand=["old-earth", 3]), order=[0, 1])
    scene.play("settle", "settle").place("nothing", "old-earth")
    assert scene.view(None)["order"] == [0, 1]


@rule("ORDER-003", "ORDER-004")
def test_the_deck_gives_in_turn_order() -> None:
    deck = ["space-port", "spice-world", "comet-zone", "mining-world"]
    for order, drawn in (([0, 1], deck), ([1, 0], deck[2:] + deck[:2])):
        scene = race(seat("old-earth"), seat("new-sparta"), seat("epsilon-eridani"), deck=deck, order=[*order, 2])
        scene.play("produce", "produce", "explore1")
        assert [ID[card] for number in (0, 1) for card in scene.state.drawn[number]] == drawn


@rule("ORDER-003")
@pytest.mark.parametrize("order", [[0, 1], [1, 0]])
def test_a_nearly_empty_deck_serves_the_first_in_turn_order(order: list[int]) -> None:
    scene = race(seat("old-earth", "rebel-underground"), seat("new-sparta", "merchant-guild"), deck_size=1, order=order)
    scene.state.hands[1] += scene.state.discard
    scene.state.discard = []
    hand = len(scene.state.hands[1])
    scene.play("produce", "produce")
    assert (len(scene.state.hands[0]), len(scene.state.hands[1]) - hand) == ((1, 0) if order[0] == 0 else (0, 1))


@rule("ORDER-005")
def test_payments_are_decided_in_turn_order_after_the_reveal() -> None:
    scene = race(
        seat("new-sparta", "colony-ship", hand=["gem-world", 3]),
        seat("old-earth", "colony-ship", hand=["space-port", 3]),
        order=[1, 0],
    )
    scene.play("settle", "settle")
    assert scene.asked == {0: "race-settle", 1: "race-settle"}
    scene.place("gem-world", "space-port")
    assert scene.asked == {1: "race-means"}
    scene.answer(1, "pay+colony-ship")
    assert scene.asked == {0: "race-means"}
    assert "colony-ship" not in scene.view(0)["seats"][1]["tableau"]


@rule("ORDER-006")
def test_all_sales_come_before_anybody_consumes() -> None:
    goods = ["artist-colony", "asteroid-belt"]
    scene = race(
        seat("old-earth", "public-works", *goods, goods=goods),
        seat("earths-lost-colony", "mining-world", goods=["earths-lost-colony", "mining-world"]),
        order=[1, 0],
    )
    scene.play("trade", "trade")
    assert scene.asked == {1: "race-sell"}
    scene.answer(1, "mining-world")
    assert scene.asked == {0: "race-sell"}
    assert scene.events("GoodsConsumed") == []
    scene.answer(0, "artist-colony")
    assert [event["seat"] for event in scene.events("GoodsConsumed")] == [1]
    assert scene.asked == {0: "race-consume"}
