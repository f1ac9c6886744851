"""Games that go on in a player's head, and in training: a state of Race played on without records, undo or events.

A player never gets a state of the real game; what it imagines is built from its view (`guess`).
"""

from typing import Any

from readyroom.kernel import Answer, AskAll, Question
from readyroom.race.round import play_rounds
from readyroom.race.state import Race


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
