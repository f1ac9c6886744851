"""Every level at Race: plays every mode to the end, is repeatable, sees nothing hidden, and can say why."""

from typing import Any

import pytest

import readyroom as rr
from readyroom.kernel import Chance, Question, key_of
from readyroom.players import Chair, Explainer, Player, make_player, play_out
from readyroom.players.race.easy import RULES_OF_THUMB
from readyroom.players.race.hard import HardPlayer
from readyroom.players.race.normal import WORTHS
from readyroom.players.race.search import Effort
from readyroom.players.series import Plan, play
from readyroom.words import words

LEVELS = ("easy", "normal", "hard")

MODES: list[tuple[int, dict[str, bool]]] = [
    (2, {}),
    (3, {}),
    (4, {}),
    (4, {"first_game": True}),
    (2, {"advanced": True}),
    (2, {"advanced": True, "first_game": True}),
]

QUICK = Effort(worlds=3, answers=3, finalists=2, rounds=2)


def player(level: str, seed: int) -> Player:
    """As in the arena, but `hard` imagines less, to be quicker."""
    return HardPlayer(seed, effort=QUICK) if level == "hard" else make_player("race", level, seed)


@pytest.mark.slow
@pytest.mark.parametrize(("seats", "options"), MODES)
def test_every_mix_plays_to_the_end_and_the_same_again(seats: int, options: dict[str, bool]) -> None:
    def digest(seed: int) -> str:
        names = [(*LEVELS, "random")[(seat + seed) % 4] for seat in range(seats)]
        players = [player(name, seed * 64 + seat) for seat, name in enumerate(names)]
        game = play_out(rr.new("race", seats, seed, options), players)
        assert game.over
        return game.digest()

    for seed in range(2):
        assert digest(seed) == digest(seed)


@pytest.mark.parametrize("level", LEVELS)
def test_hidden_things_do_not_change_an_answer(level: str) -> None:
    asked = 0
    for seed, (seats, options) in enumerate(MODES):
        game = rr.new("race", seats, seed, options)
        players = [make_player("race", "easy", seat) for seat in range(seats)]
        while not game.over:
            question = game.questions[0]
            if len(game) % 3 == seed % 3:
                other = game.clone()
                other.rules.permute(other.state, question.seat, Chance(key_of(f"{seed} {len(game)}")))
                again = other.questions_for(question.seat)[0]
                assert again.labels == question.labels
                asked += 1
                assert _answered(level, game, question) == _answered(level, other, again), (seed, question)
            game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    assert asked > 100


def _answered(level: str, game: rr.Game[Any], question: Question) -> Any:
    return player(level, len(game)).answer(Chair(game, question))


@pytest.mark.parametrize("level", LEVELS)
def test_every_answer_has_a_reason_in_words(level: str) -> None:
    said: set[str] = set()
    for seed, (seats, options) in enumerate(MODES):
        game = rr.new("race", seats, seed + 20, options)
        players = [player(level, seat) for seat in range(seats)]
        while not game.over:
            question = game.questions[0]
            mine = players[question.seat]
            game.answer(question.seat, mine.answer(Chair(game, question)))
            assert isinstance(mine, Explainer)
            reason = mine.reason()
            assert reason is not None
            message, facts = reason
            named = {k: words().name("race", v) if isinstance(v, str) and k != "mode" else v for k, v in facts.items()}
            sentence = words().say(message, **named)
            assert sentence.endswith(".")
            said.add(sentence)
    assert len(said) > 60


def test_normal_has_a_worth_for_every_question_that_easy_knows() -> None:
    assert {*WORTHS, "race-actions"} == set(RULES_OF_THUMB)


def wins_so_many(first: str, second: str, games: int, share: float) -> bool:
    """Whether one wins such a share of the games against the other; the rest is not played once it is certain."""
    won = 0.0
    for seed in range(games):
        players = (first, second) if seed % 2 else (second, first)
        winners = play(Plan("race", 2, {}, players, seed // 2)).result.winners
        won += (players.index(first) in winners) / len(winners)
        if won >= share * games:
            return True
        if won + games - seed - 1 < share * games:
            return False
    raise AssertionError("it is decided by the last game")


@pytest.mark.slow
def test_normal_beats_easy() -> None:
    assert wins_so_many("normal", "easy", 120, 0.62)


@pytest.mark.slow
def test_hard_beats_normal() -> None:
    assert wins_so_many("hard", "normal", 24, 0.6)
