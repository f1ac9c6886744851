"""Going back further than undo does, for a table that agrees: before a seat's last answer outside of secret windows."""

from random import Random
from typing import Any

import pytest

from readyroom import catalogue
from readyroom.kernel import Choose, Game, Script, StaleAnswer, UndoRefused, load, replay, start, take_back
from readyroom.players import Chair, RandomPlayer
from readyroom.testing.lanterns import RULES, Lanterns, LanternsRules


def played(game: Game[Any], answers: int, seed: int = 5) -> Game[Any]:
    player = RandomPlayer(seed)
    chance = Random(seed)
    while not game.over and len(game) < answers:
        if game.held:
            game.release()
            continue
        question = chance.choice(game.questions)
        game.answer(question.seat, player.answer(Chair(game, question)))
    return game


def bidding(seats: int = 3) -> Game[Any]:
    """Seat 0 has called a bid, and everybody has bid."""
    game = start(RULES, seats, 1)
    for seat in range(seats):
        game.answer(seat, (0,))
    game.answer(0, 2)
    for seat in range(seats):
        game.answer(seat, 0)
    return game


@pytest.mark.parametrize(
    ("name", "seats", "most"), [("lanterns", 3, 40), ("lanterns", 2, 25), ("race", 4, 60), ("galactica", 4, 150)]
)
@pytest.mark.parametrize("seed", [0, *(pytest.param(seed, marks=pytest.mark.slow) for seed in (1, 2))])
def test_it_is_the_same_game_before_that_answer(name: str, seats: int, most: int, seed: int) -> None:
    rules = catalogue.rules_of(name)
    game = start(rules, seats, seed, hold=True)
    tried = 0
    for answers in range(5, most, 7):
        played(game, answers, seed)
        if game.over:
            break
        for seat in range(seats):
            try:
                back = take_back(game, seat)
            except UndoRefused:
                continue
            tried += 1
            assert any(question.seat == seat for question in back.questions), "the seat is asked again"
            assert back.waiting(None).window is None
            assert back.hold, "windows in which nobody can act are held as before"
            for viewer in (*range(seats), None):
                events = back.events(viewer)
                assert game.events(viewer)[: len(events)] == events, "nothing else has happened"
            kept = back.answers
            without = [
                (game.answers[:n] + game.answers[n + 1 :])[: len(kept)]
                for n, (who, _) in enumerate(game.answers)
                if who == seat
            ]
            assert kept in without, "one answer of the seat is missing, and all that came after"
            again = start(rules, seats, seed)
            for who, answer in kept:
                again.answer(who, answer)
            assert again.digest() == back.digest()
            assert load(back.record()).answers == tuple(kept)
    assert tried


def test_it_goes_back_over_chance_and_the_answers_of_others() -> None:
    game = start(RULES, 2, 1)
    game.answer(0, (0,))
    game.answer(1, (0,))
    game.answer(0, 0)  # draws: a card is shown
    game.answer(1, 1)  # rolls
    game.answer(0, 1)
    assert game.why_no_undo(1) is not None
    back = take_back(game, 1)
    assert back.answers == game.answers[:3]
    assert [question.seat for question in back.questions] == [1]
    back.answer(1, 1)
    assert back.events(None) == game.events(None)[: len(back.events(None))], "chance falls as it did"


def test_the_others_bids_stay_and_may_be_changed_while_one_bids_again() -> None:
    game = bidding()
    back = take_back(game, 1)
    assert back.answers == [given for n, given in enumerate(game.answers) if n != 5]
    assert back.waiting(None).seats == (1,)
    assert back.why_no_undo(2) is None
    back.undo(2)
    assert back.waiting(None).seats == (1, 2)


def test_answers_in_secret_windows_are_passed_over() -> None:
    """Else everybody would see from where the game goes back to that the seat could act in the window."""
    for seed in range(200):
        game = start(RULES, 2, seed)
        game.answer(0, (0,))
        game.answer(1, (0,))
        game.answer(0, 2)
        game.answer(0, 0)
        game.answer(1, 0)
        if game.waiting(None).window and game.questions_for(1):
            break
    asked = [question.seat for question in game.questions]
    for seat in asked:
        game.answer(seat, 0)
    assert game.answers[-1][0] == asked[-1]
    assert game.waiting(None).window is None
    back = take_back(game, 1)
    assert back.answers == game.answers[:4], "before the bid, not in the window"


def test_what_was_seen_is_not_undone_freely() -> None:
    game = start(RULES, 2, 1)
    game.answer(0, (0,))
    game.answer(1, (0,))
    game.answer(0, 3)
    game.answer(0, (0,))  # trims
    game.answer(0, 0)  # draws
    back = take_back(game, 0)
    assert len(back) == 4
    with pytest.raises(UndoRefused):
        back.undo(0)


class Rolling(LanternsRules):
    """Seat 0 rolls a die, then answers again and again, without a rest point."""

    def play(self, g: Lanterns) -> Script[None]:
        yield Choose(0, "lanterns-turn", ["roll"])
        g.chance.die(6)
        for _ in range(9):
            g.oil[0] += yield Choose(0, "lanterns-turn", [1, 2, 3])


def test_what_was_seen_is_not_undone_freely_after_another_undo_nor_in_a_clone() -> None:
    game = start(Rolling(), 2, 1)
    for _ in range(4):
        game.answer(0, 0)
    back = take_back(game, 0)
    assert back.why_no_undo(0) is not None
    assert back.clone().why_no_undo(0) is not None
    back.answer(0, 2)
    back.undo(0)
    assert back.why_no_undo(0) is not None
    assert back.clone(listen=False).why_no_undo(0) is not None


def test_a_late_answer_to_the_old_question_is_refused() -> None:
    game = bidding(2)
    serials = [question.serial for question in game.questions]
    back = take_back(game, 0)
    assert back.questions_for(0)[0].serial > max(serials)
    with pytest.raises(StaleAnswer):
        back.answer(0, 0, serial=3)


def test_talk_stays() -> None:
    game = bidding(2)
    game.talk(1, "boast:mine")
    back = take_back(game, 0)
    assert [(talk.seat, talk.phrase) for talk in back.said] == [(1, "boast:mine")]
    assert back.said[0].after <= len(back)
    assert replay(load(back.record()), catalogue.rules_of).digest() == back.digest()


def test_there_must_be_something_to_take_back() -> None:
    with pytest.raises(UndoRefused, match="not answered anything"):
        take_back(start(RULES, 2, 1), 0)
    over = played(start(RULES, 2, 1), 10_000)
    with pytest.raises(UndoRefused, match="over"):
        take_back(over, 0)
