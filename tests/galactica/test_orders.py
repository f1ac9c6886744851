"""Standing orders about cards: what is discarded for a seat is legal, and what it would have chosen by its order."""

from random import Random

import pytest

import readyroom as rr
from readyroom.galactica.discards import DISCARD
from readyroom.galactica.orders import ORDERS, ordered
from readyroom.galactica.rules import RULES
from readyroom.galactica.skills import ENGINEERING, LEADERSHIP, PILOTING, POLITICS, TACTICS, show_card
from readyroom.kernel import ChooseSeveral, Question
from readyroom.players import random_answer
from readyroom.words import words


def _card(skill: int, strength: int) -> int:
    return 5 * skill + strength - 1


def _asked(cards: list[int], count: int, prompt: str = DISCARD) -> Question:
    return ChooseSeveral(2, prompt, cards, show_card, at_least=count, at_most=count)


def _gone(order: str, cards: list[int], count: int) -> list[int]:
    question = _asked(cards, count)
    answer = ordered(order, question)
    assert isinstance(answer, tuple)
    assert question.check(list(answer)) == answer
    return [cards[index] for index in answer]


def test_the_lowest_strengths_go_first() -> None:
    cards = [_card(POLITICS, 5), _card(TACTICS, 2), _card(PILOTING, 1), _card(TACTICS, 3)]
    assert sorted(_gone("discard-lowest", cards, 2)) == sorted([_card(TACTICS, 2), _card(PILOTING, 1)])


def test_of_equal_strengths_those_go_first_of_which_there_are_most() -> None:
    cards = [_card(LEADERSHIP, 2), _card(ENGINEERING, 2), _card(ENGINEERING, 5)]
    assert _gone("discard-lowest", cards, 1) == [_card(ENGINEERING, 2)]


def test_a_skill_that_is_kept_goes_last_and_its_highest_at_the_very_end() -> None:
    cards = [_card(POLITICS, 1), _card(TACTICS, 5), _card(POLITICS, 4), _card(PILOTING, 3)]
    assert sorted(_gone("keep-politics", cards, 2)) == sorted([_card(TACTICS, 5), _card(PILOTING, 3)])
    assert _card(POLITICS, 4) not in _gone("keep-politics", cards, 3)


def test_an_order_says_nothing_about_other_questions_and_no_other_name_is_an_order() -> None:
    cards = [_card(POLITICS, 1), _card(TACTICS, 5)]
    assert ordered("discard-lowest", _asked(cards, 1, "galactica-something-else")) is None
    assert ordered("keep-nothing", _asked(cards, 1)) is None


@pytest.mark.parametrize("order", ORDERS)
def test_orders_are_legal_answers_wherever_they_answer(order: str) -> None:
    """Whole random games in which everybody has left the order."""
    followed = 0
    for seed in range(3):
        game, rng = rr.new("galactica", seats=5, seed=seed), Random(seed)
        while not game.over:
            if not game.questions:
                game.release()
                continue
            question = rng.choice(game.questions)
            answer = RULES.ordered(order, question)
            followed += answer is not None
            game.answer(question.seat, random_answer(question, rng) if answer is None else answer)
    assert followed


def test_every_order_has_words() -> None:
    say = words("en")
    assert say.has("galactica-orders")
    assert [order for order in ORDERS if not say.has(f"galactica-order-{order}")] == []
