"""Somebody at the terminal who answers at random."""

import io
from random import Random
from typing import Any

from rich.console import Console

import readyroom as rr
from readyroom.players import random_answer


class Guesser(Console):
    """A console at which somebody answers at random, by number."""

    def __init__(self, game: rr.Game[Any], seat: int, width: int = 120) -> None:
        super().__init__(file=io.StringIO(), width=width)
        self._game, self._seat, self._rng = game, seat, Random(3)

    def input(self, *args: object, **kwargs: object) -> str:
        question = self._game.questions_for(self._seat)[0]
        answer = random_answer(question, self._rng)
        return " ".join(str(i + 1) for i in ((answer,) if isinstance(answer, int) else answer))

    @property
    def text(self) -> str:
        assert isinstance(self.file, io.StringIO)
        return self.file.getvalue()
