"""All boxes together: what is reckoned of a check, with Treachery, Reckless cards and cards played faceup."""

from random import Random

import pytest
from tests.galactica.cards.skill_table import BAR, check, combined, treachery

from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import start
from readyroom.players import random_answer


@pytest.mark.parametrize("seed", range(3))
def test_the_strength_dealt_out_lies_within_what_was_reckoned(seed: int) -> None:
    """For spectators and for every seat, from the first card on, in games in which anything may be played."""
    game = start(EVERY_MODE, 4, seed, {"rules": "combined"})
    rng, compared, told = Random(seed), 0, 0
    ranges: list[tuple[int, int]] = []
    while not game.over and compared < 25:
        events = game.events(None)
        for event in events[told:]:
            if event["event"] == "CheckBegan":
                ranges = []
            elif event["event"] == "CheckShown":
                assert all(low <= event["total"] <= high for low, high in ranges), (event, ranges)
                compared += bool(ranges)
                ranges = []
        told = len(events)
        question = game.questions[0]
        if question.prompt == "galactica-add-cards":
            for viewer in (None, 0, 1, 2, 3):
                low, high = game.aid(viewer)["check"]["end"]
                ranges.append((low, high))
        game.answer(question.seat, random_answer(question, rng))
    assert compared > 5


def test_without_destiny_cards_nothing_is_reckoned_for_them() -> None:
    proof = treachery(combined().hand(2, "guts_and_initiative-1").hand(1, "repair-2"), "personal_vices-3")
    check(proof, BAR)
    with_destiny = proof.game.aid(1)["check"]["end"]
    proof.plays(2, "guts_and_initiative-1")
    assert proof.game.aid(1)["check"]["end"] == [0, 2]
    assert with_destiny[0] < 0
    assert with_destiny[1] > 2


def test_treachery_counts_against_unless_it_is_at_any_cost() -> None:
    proof = treachery(combined().hand(1, "violent_outbursts-4").hand(2, "at_any_cost-3"), "personal_vices-3")
    check(proof, BAR)
    assert proof.game.aid(1)["check"]["counts"] == {"violent_outbursts-4": -4}
    proof.plays(2, "at_any_cost-3")
    assert proof.game.aid(1)["check"]["counts"] == {"violent_outbursts-4": 4}


def test_cards_played_faceup_are_reckoned_for_everybody_and_destiny_for_nobody() -> None:
    proof = combined().hand(1, "investigative_committee_2-3", "repair-2").hand(3, "repair-1")
    check(proof, BAR).plays(1, "investigative_committee_2-3").say(1, "repair-2")
    for viewer in (None, 0, 2):
        found = proof.game.aid(viewer)["check"]
        assert found["counts"] == {"repair-2": 2}
        assert found["table"][0] < 2 < found["table"][1]


def test_strength_beyond_the_cards_is_in_what_lies_there() -> None:
    proof = combined().hand(1, "all_hands_on_deck-0", "quick_thinking-0")
    check(proof, BAR).add(p1=("all_hands_on_deck-0", "quick_thinking-0"))
    proof.say(0, "card-name:all_hands_on_deck")
    assert proof.prompt() == "quick-thinking"
    assert proof.game.aid(None)["check"]["table"] == [2, 2]
    assert proof.view(None)["check"]["extra"] == 2
