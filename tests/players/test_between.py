"""Players of two commits at one table: here both are this one, and the other plays in a process of its own."""

from argparse import Namespace
from pathlib import Path

import pytest
from bench.between import Other, Seats, play, summary

ROOT = Path(__file__).parents[2]


@pytest.mark.parametrize("humans", ["here", "other"])
def test_whose_players_they_are_makes_no_difference_if_they_are_the_same(humans: str) -> None:
    """The other commit's players are this one's: the game is the one that nobody else plays in."""
    alone = Seats(3, 7, "easy")
    while not alone.game.over:
        question = alone.game.questions[0]
        reply = alone.ask(question.seat, question.prompt, list(question.labels))
        alone.answered(question.seat, [], reply["answer"])
    other = Other(ROOT)
    ended = play(7, Namespace(seats=3, level="easy", humans=humans), other)
    other.close()
    assert ended["end"] == alone.game.result.reason


def test_an_answer_that_can_not_be_given_here_ends_the_game_too() -> None:
    """The rules have changed between the commits: the match goes on with the next game."""
    table = Seats(3, 7, "easy")
    question = table.game.questions[0]
    table.answered(question.seat, [], 999)
    assert "differs" in table.ask(question.seat, question.prompt, list(question.labels))


def test_a_question_that_is_not_the_same_ends_the_game() -> None:
    table = Seats(3, 7, "easy")
    question = table.game.questions[0]
    assert "differs" in table.ask(question.seat, question.prompt, ["something else"])
    assert summary([{"end": "differs"}, {"end": "humans:kobol", "slowest": 3}])["differ"] == 1
