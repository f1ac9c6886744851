"""`print(game)`: the table as text, for a spectator and for a seat."""

import pytest

import readyroom as rr
from readyroom.kernel import Chance, drawing
from readyroom.players import RandomPlayer, take_turn
from readyroom.testing.lanterns import RULES


@pytest.mark.parametrize("game", ["race", "galactica", "lanterns"])
def test_every_game_can_be_printed_from_begin_to_end(game: str) -> None:
    table = rr.new(game, seats=2, seed=5)
    player = RandomPlayer(1)
    while not table.over:
        if len(table) % 25 == 0:
            assert str(table).splitlines()[-1].startswith("Waiting for")
            assert table.text(1).strip()
        take_turn(table, table.questions[0], player)
    assert str(table).endswith(("win", "wins"))


def test_what_is_printed_is_what_a_spectator_sees() -> None:
    table = rr.new("lanterns", seats=3, seed=5)
    before = str(table)
    RULES.permute(table.state, None, Chance("other"))
    assert str(table) == before
    assert "card:" not in before
    assert before.endswith("Waiting for seats 0, 1, 2")


def test_a_seat_is_shown_its_own_question_and_nobody_elses() -> None:
    table = rr.new("lanterns", seats=2, seed=3)
    *_, asked, waiting = table.text(0).splitlines()
    assert asked == "Give one card back: card:1, card:5, card:3, card:3~2"
    assert waiting == "Waiting for seat 1"
    assert table.text(1).splitlines()[-2] != asked


def test_a_secret_window_prints_the_same_for_all_who_are_not_asked() -> None:
    table = rr.new("lanterns", seats=3, seed=5)
    for seat in range(3):
        table.answer(seat, 0)
    for hand, cards in zip(table.state.hands, ([27, 26, 25], [4, 5, 6], [0, 1, 2]), strict=True):
        hand[:] = cards
    table.answer(0, "bid")
    for seat in range(3):
        table.answer(seat, 0)
    assert table.legal(0) == ()
    assert table.legal(2) == ("choice:False", "choice:True")
    assert str(table).endswith("Waiting for reactions")
    assert table.text(0).endswith("Waiting for reactions")
    assert "choice:True" in table.text(2)


def test_without_a_drawing_the_view_is_listed() -> None:
    table = rr.new("lanterns", seats=2, seed=3)
    assert drawing.listed(table, 0).splitlines()[:2] == ["hand: [1, 5, 3, 3]", "hands: [4, 4]"]
