"""Race in the terminal: a whole game, with cards in words and the score explained."""

from typing import Any

import pytest
from tests.cli.guesser import Guesser

import readyroom as rr
from readyroom.cli.terminal import Terminal
from readyroom.players import make_player
from readyroom.race.cards import BY_ID


def sit_down(seats: int, options: dict[str, bool]) -> tuple[rr.Game[Any], Guesser, Terminal]:
    game = rr.new("race", seats, seed=8, options=options)
    console = Guesser(game, 0)
    return game, console, Terminal(game, 0, [make_player("race", "easy", seat) for seat in range(seats)], console)


@pytest.mark.parametrize(
    ("seats", "options"),
    [
        (2, {}),
        (2, {"advanced": True}),
        pytest.param(3, {"first_game": True}, marks=pytest.mark.slow),
        pytest.param(4, {}, marks=pytest.mark.slow),
    ],
)
def test_whole_game_can_be_played_and_the_score_is_explained(seats: int, options: dict[str, bool]) -> None:
    game, console, terminal = sit_down(seats, options)
    terminal.run()
    assert game.over
    for words in ("Your hand", "VP in the pool", "VP chips", "Printed points", "Tie-break"):
        assert words in console.text
    assert "hidden" not in console.text
    assert "race-" not in console.text


def test_other_hands_are_not_shown() -> None:
    game, console, terminal = sit_down(2, {})
    terminal._show_table()
    mine = set(game.view(0)["hand"])
    open_cards = {card for seat in game.view(0)["seats"] for card in seat["tableau"]}
    others = set(game.view(1)["hand"]) - mine - open_cards
    assert others
    assert all(BY_ID[card].name not in console.text for card in others)
    assert all(BY_ID[card].name in console.text for card in mine)
