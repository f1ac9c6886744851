"""Players of Race do not wait for each other for ever."""

from typing import Any

import pytest

import readyroom as rr
from readyroom.players import Chair, make_player, play_out
from readyroom.players.race.hard import HardPlayer
from readyroom.players.race.search import Effort
from readyroom.players.race.vain import called_in_vain


def test_two_who_would_both_produce_for_ever_come_to_an_end() -> None:
    """Each has goods on all its worlds and counts on the other to call Consume."""
    players = [make_player("race", "normal", 277 * 64 + seat) for seat in range(2)]
    game = play_out(rr.new("race", 2, 277, {}), players, bound=2000)
    assert game.over


def _rounds(game: rr.Game[Any], call: str, count: int) -> None:
    """Both call the same and place nothing; of what is drawn the first cards are kept."""
    wanted = game.view(None)["round"] + count
    while game.view(None)["round"] < wanted:
        question = game.questions[0]
        if question.kind == "one":
            wishes = [n for n, option in enumerate(question.options) if option.id == call or option.kind == "nothing"]
            game.answer(question.seat, wishes[0])
        else:
            game.answer(question.seat, list(range(question.at_least)))


@pytest.mark.parametrize("seat", [0, 1])
def test_what_was_called_in_vain_is_known_until_something_changes(seat: int) -> None:
    game = rr.new("race", 2, 5, {})
    while game.questions[0].prompt == "race-start":
        question = game.questions[0]
        game.answer(question.seat, list(range(question.at_least)))

    def vain() -> frozenset[str]:
        (question,) = game.questions_for(seat)
        return called_in_vain(Chair(game, question))

    _rounds(game, "develop", 1)
    assert not vain(), "once is no reason to call something else"
    _rounds(game, "develop", 1)
    assert vain() == {"develop"}
    _rounds(game, "settle", 1)
    assert vain() == {"develop", "settle"}
    for level in ("normal", "hard"):
        (question,) = game.questions_for(seat)
        player = HardPlayer(1, effort=Effort(worlds=0)) if level == "hard" else make_player("race", level, 1)
        answer = player.answer(Chair(game, question))
        assert isinstance(answer, int)
        assert question.options[answer].id not in ("develop", "settle")
    _rounds(game, "explore5", 1)
    assert not vain()


@pytest.mark.parametrize("options", [{}, {"advanced": True}])
@pytest.mark.parametrize("level", ["normal", "hard"])
def test_what_it_would_call_is_not_called_once_it_was_in_vain(
    level: str, options: dict[str, bool], monkeypatch: pytest.MonkeyPatch
) -> None:
    game = rr.new("race", 2, 5, options)
    while game.questions[0].prompt == "race-start":
        question = game.questions[0]
        game.answer(question.seat, list(range(question.at_least)))
    (question,) = game.questions_for(0)

    def calls() -> set[str]:
        player = HardPlayer(1, effort=Effort(worlds=2)) if level == "hard" else make_player("race", level, 1)
        answer = player.answer(Chair(game, question))
        return {question.options[n].id for n in ([answer] if isinstance(answer, int) else answer)}

    wanted = calls()
    monkeypatch.setattr(f"readyroom.players.race.{level}.called_in_vain", lambda _: frozenset(wanted))
    assert calls().isdisjoint(wanted)
