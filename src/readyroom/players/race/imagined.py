"""Games that go on in a player's head, and in training: a state of Race played on without records, undo or events.

A player never gets a state of the real game; what it imagines is imagined by the kernel (`Chair.imagine`).
"""

from typing import Any

from readyroom.kernel import Answer, AskAll, Chance, Question, key_of
from readyroom.players.base import Chair
from readyroom.race.round import play_rounds
from readyroom.race.state import Race


class Worlds:
    """States that could be the true one for all that a seat knows, at a question with which a step begins: there the
    state alone says how the round goes on.

    The kernel imagines the first one. All others are that one with the hidden things dealt anew once more, so they
    follow from what the seat sees and the seed as well.
    """

    def __init__(self, chair: Chair, seed: int) -> None:
        self._game = chair.imagine(seed)
        self._seat, self._seed, self._dealt = chair.seat, seed, 0

    def deal(self) -> Race:
        """Another one."""
        self._dealt += 1
        state: Race = self._game.state.copy()
        key = key_of("world", f"{self._seed}-{self._dealt}")
        self._game.rules.permute(state, self._seat, Chance(key))
        state.chance = Chance(key_of("future", key))
        return state


class Imagined:
    """A game of Race being played on from a state: the questions open now, until it is over."""

    __slots__ = ("_all", "_script", "asked", "state")

    def __init__(self, state: Race) -> None:
        self.state = state
        self.asked: list[Question] = []
        self._all = False
        self._script = play_rounds(state)
        self._advance(None)

    @property
    def over(self) -> bool:
        return not self.asked

    def answer(self, answers: list[Answer]) -> None:
        """Answer all open questions, in their order."""
        if self._all:
            self._advance([question.value(answer) for question, answer in zip(self.asked, answers, strict=True)])
        else:
            self._advance(self.asked[0].value(answers[0]))

    def _advance(self, value: Any) -> None:
        send = self._script.send
        try:
            step = send(value)
            while True:
                if isinstance(step, Question):
                    self.asked = [step]
                    self._all = False
                    return
                if isinstance(step, AskAll) and step.questions:
                    self.asked = list(step.questions)
                    self._all = True
                    return
                step = send([] if isinstance(step, AskAll) else None)
        except StopIteration:
            self.asked = []
