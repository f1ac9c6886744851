"""The terminal table: a person types, computer players answer for themselves."""

import io
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from rich.console import Console

import readyroom as rr
from readyroom.cli import main
from readyroom.cli.terminal import Terminal
from readyroom.players import RandomPlayer


class Typing(Console):
    """A console at which somebody types prepared lines."""

    def __init__(self, lines: Iterator[str]) -> None:
        super().__init__(file=io.StringIO(), width=100)
        self._typed = lines

    def input(self, *args: object, **kwargs: object) -> str:
        self.print(*args, end="")
        try:
            return next(self._typed)
        except StopIteration:
            raise EOFError from None

    @property
    def text(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()


def play(*lines: str, forever: bool = False) -> tuple[rr.Game[Any], str]:
    def typed() -> Iterator[str]:
        yield from lines
        while forever:
            yield "1"

    game = rr.new("lanterns", 2, seed="t")
    console = Typing(typed())
    Terminal(game, 0, [RandomPlayer(0), RandomPlayer(1)], console).run()
    return game, console.text


def test_a_whole_game_can_be_played() -> None:
    game, text = play(forever=True)
    assert game.over
    assert "Give one card back" in text
    assert any(words in text for words in ("You win.", "You lose.", "You share the win."))


def test_mistakes_are_explained_and_asked_again() -> None:
    _, text = play("x", "0", "99", "1 2", "", "1")
    assert "type the number of an option" in text
    assert "the options are 1 to 4" in text
    assert "choose 1 of the options, not 2" in text
    assert "choose 1 of the options, not 0" in text
    assert "Your turn" in text


def test_undo_and_quit() -> None:
    _, text = play("1", "4", "u", "u", "q")
    assert "Trim one or two cards" in text
    assert "no answer of yours since the last move of others, chance or something hidden" in text
    assert text.rstrip().endswith("Stopped.")


def test_log_shows_my_cards_and_not_the_others() -> None:
    _, text = play(forever=True)
    assert "Seat 0 draws a card." not in text
    assert "Seat 1 draws a card." in text


def test_play_saves_what_was_played(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("sys.stdin", io.StringIO("1\n1\nq\n"))
    path = tmp_path / "game.json"
    assert main(["play", "lanterns", "--seed", "5", "--save", str(path)]) == 0
    assert len(rr.replay(path.read_bytes())) >= 3


def test_play_refuses_a_seat_that_is_not_there(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["play", "lanterns", "--seat", "4"]) == 2
    assert "no seat 4" in capsys.readouterr().err
