"""`easy` at Race: finishes every mode, is repeatable, and beats random play."""

import re

import pytest

import readyroom as rr
from readyroom.kernel import Chance, key_of
from readyroom.players import Chair, make_player, play_out
from readyroom.players.race.easy import RULES_OF_THUMB
from readyroom.players.series import Plan, play
from readyroom.race import rules

MODES = [
    (2, {}),
    (3, {}),
    (4, {"first_game": True}),
    (2, {"advanced": True}),
    (2, {"advanced": True, "first_game": True}),
]


def wins(seats: int, games: int, options: dict[str, bool]) -> int:
    """Games that easy wins alone against random players, from every seat in turn."""
    won = 0
    for seed in range(games):
        mine = seed % seats
        players = tuple("easy" if seat == mine else "random" for seat in range(seats))
        won += play(Plan("race", seats, options, players, seed)).result.winners == (mine,)
    return won


def test_easy_beats_random_in_nine_of_ten_games() -> None:
    assert wins(2, 100, {}) >= 90


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_easy_beats_random_in_every_mode(seats: int, options: dict[str, bool]) -> None:
    assert wins(seats, 500, options) >= 450


@pytest.mark.parametrize(("seats", "options"), MODES)
def test_easy_plays_to_the_end_and_the_same_again(seats: int, options: dict[str, bool]) -> None:
    def digest() -> str:
        game = rr.new("race", seats, 5, options)
        return play_out(game, [make_player("race", "easy", seat) for seat in range(seats)]).digest()

    assert digest() == digest()


def test_easy_knows_every_question_of_the_game() -> None:
    asked: set[str] = set()
    for seed in range(150):
        game = rr.new("race", 2, seed, {"advanced": seed % 2 == 0}, listen=False)
        players = [make_player("race", ("easy", "random")[seat], seed + seat) for seat in range(2)]
        while not game.over:
            question = game.questions[0]
            asked.add(question.prompt)
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    assert asked <= set(RULES_OF_THUMB)
    assert set(re.findall(r"`(race-[a-z-]+)`", rules.__doc__ or "")) == set(RULES_OF_THUMB)


def test_easy_does_not_see_what_is_hidden() -> None:
    """Hidden things dealt anew under a running game: the same seed gives the same answer."""
    for seed in range(20):
        game = rr.new("race", 3, seed)
        players = [make_player("race", "easy", seat) for seat in range(3)]
        for n in range(60):
            if game.over:
                break
            question = game.questions[0]
            other = game.clone()
            other.rules.permute(other.state, question.seat, Chance(key_of(f"{seed} {n}")))
            twin = make_player("race", "easy", n)
            again = make_player("race", "easy", n)
            assert twin.answer(Chair(game, question)) == again.answer(
                Chair(other, other.questions_for(question.seat)[0])
            )
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
