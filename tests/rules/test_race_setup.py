"""Race, section 3: setup."""

import pytest
from tests.race.scenes import race, seat

from readyroom.kernel import start
from readyroom.race.cards import CARDS_OF, DESIGN_OF
from readyroom.race.rules import RULES
from readyroom.race.setup import START_CARDS
from readyroom.race.state import NOTHING

rule = pytest.mark.rule
ALPHA = CARDS_OF["alpha-centauri"][0]


@rule("SETUP-001")
@pytest.mark.parametrize(("seats", "pool"), [(2, 24), (3, 36), (4, 48)])
def test_pool(seats: int, pool: int) -> None:
    assert start(RULES, seats, 1).view(None)["pool"] == pool


@rule("SETUP-002")
def test_set_aside_chips_pay_only_when_the_pool_has_run_out() -> None:
    scene = race(
        seat("old-earth", "galactic-trendsetters", "gem-world", goods=["gem-world"], chips=23), seat("new-sparta")
    )
    scene.play("consume2x", "explore5")
    scene.answer(0, scene.labels(0)[0]).answer(1, scene.labels(1)[0])
    assert scene.view(None)["pool"] == 1
    scene.answer(0, "consume:galactic-trendsetters")
    assert scene.state.chips[0] == 27
    assert scene.view(None)["pool"] == 0


@rule("SETUP-003")
def test_seven_different_action_cards() -> None:
    ids = race(seat("old-earth"), seat("new-sparta")).ids(0)
    assert len(ids) == len(set(ids)) == 7


@rule("SETUP-004", "SETUP-005")
def test_start_worlds_are_dealt_at_random_and_the_rest_go_into_the_deck() -> None:
    seen = set()
    for seed in range(60):
        g = start(RULES, 2, seed).state
        starts = [tableau[0] for tableau in g.tableaux]
        seen |= {(n, card) for n, card in enumerate(starts)}
        assert len(set(starts)) == 2
        assert all(len(tableau) == 1 and tableau[0] in START_CARDS for tableau in g.tableaux)
        others = [card for card in START_CARDS if card not in starts]
        assert all(card in [*g.deck, *g.hands[0], *g.hands[1], *g.goods] for card in others)
    assert len(seen) == 10


@rule("SETUP-005")
def test_a_start_world_from_the_deck_is_an_ordinary_world() -> None:
    scene = race(seat("old-earth", hand=["alpha-centauri", 2]), seat("new-sparta"))
    scene.play("settle", "develop")
    scene.place("nothing", "nothing").place("alpha-centauri", "nothing")
    assert scene.tableau(0) == ["old-earth", "alpha-centauri"]
    assert scene.goods(0) == ["alpha-centauri"]


@rule("SETUP-006", "SETUP-007")
def test_six_cards_of_which_two_go_back() -> None:
    game = start(RULES, 3, 5)
    assert [len(hand) for hand in game.state.hands] == [6, 6, 6]
    assert {(q.prompt, q.at_least, q.at_most) for q in game.questions} == {("race-start", 2, 2)}
    gone = game.state.hands[1][:2]
    kept = game.state.hands[1][2:]
    for number in (2, 0, 1):
        game.answer(number, (0, 1))
    assert [len(hand) for hand in game.state.hands] == [4, 4, 4]
    assert game.state.hands[1] == kept
    assert all(card in game.state.discard for card in gone)
    discarded = [event for event in game.events(0) if event["event"] == "Discarded"]
    assert [event["cards"] is None for event in discarded] == [event["seat"] != 0 for event in discarded]


@rule("SETUP-008", "SETUP-009")
@pytest.mark.parametrize("seats", [2, 3, 4])
def test_alpha_centauri_begins_with_a_good_and_piles_have_their_sizes(seats: int) -> None:
    seen = set()
    for seed in range(40):
        game = start(RULES, seats, seed)
        for number in range(seats):
            game.answer(number, (0, 1))
        g = game.state
        dealt = any(tableau[0] == ALPHA for tableau in g.tableaux)
        seen.add(dealt)
        assert (g.goods[ALPHA] != NOTHING) == dealt
        assert sum(good != NOTHING for good in g.goods) == dealt
        assert len(g.deck) == 114 - 7 * seats - dealt
        assert len(g.discard) == 2 * seats
        assert len(DESIGN_OF) == 114
    assert seen == {True, False}
