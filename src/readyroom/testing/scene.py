"""Scenes: set up a position, start it, and answer by what an option is called."""

from typing import Any, Generic, TypeVar

from readyroom.kernel import Game, IllegalAnswer, Json, Question, Rules, State, start

S = TypeVar("S", bound=State)


class Scene(Generic[S]):
    """A game for a test. Change `state` as you like, then ask it things; the script starts at the first question.

    >>> from readyroom.testing.lanterns import RULES
    >>> scene = Scene(RULES, seats=2)
    >>> scene.state.turn, scene.state.hands[0] = 0, [27, 26, 25]
    >>> scene.state.deck = [card for card in range(28) if card not in (25, 26, 27)]
    >>> scene.state.hands[1] = [scene.state.deck.pop()]
    >>> _ = scene.answer(0, "trim").answer(0, "card:6", "card:6~2")
    >>> scene.state.oil
    [2, 0]
    """

    def __init__(self, rules: Rules[S], /, seats: int, seed: int | str = 1, **options: Json) -> None:
        self.rules = rules
        self._fresh: Game[S] = start(rules, seats, seed, options)
        self._state: S = self._fresh.state.copy()
        self._game: Game[S] | None = None

    @property
    def state(self) -> S:
        """Before the start: the state to arrange. After it: the running game's state."""
        return self._state if self._game is None else self._game.state

    @property
    def game(self) -> Game[S]:
        """The running game, begun from the arranged state at the first use."""
        if self._game is None:
            for fault in self.rules.faults(self._state):
                raise ValueError(f"this position can't be: {fault}")
            self._game = Game(self.rules, self._fresh.header, self._state)
        return self._game

    def question(self, seat: int | None = None) -> Question:
        """The open question; with `seat`, the one of that seat."""
        asked = [q for q in self.game.questions if seat is None or q.seat == seat]
        if len(asked) != 1:
            raise IllegalAnswer(f"{len(asked)} open questions for seat {seat}: {self.game.questions}")
        return asked[0]

    def labels(self, seat: int | None = None) -> tuple[str, ...]:
        """What may be answered now."""
        return self.question(seat).labels

    def answer(self, seat: int, *labels: str) -> "Scene[S]":
        """Answer with options by label (`card:gem-world`), or by id alone where that is clear (`gem-world`)."""
        self.question(seat)
        self.game.answer(seat, *labels)
        return self

    def events(self, kind: str, viewer: int | None = None) -> list[dict[str, Any]]:
        """The events of one kind that `viewer` has noticed."""
        return [event for event in self.game.events(viewer) if event["event"] == kind]

    def __repr__(self) -> str:
        return f"<Scene {self.rules.name}: {self.game.questions}>"
