"""How a game stands at one moment, for everybody who looks: what is the same for all is built and encoded once."""

from collections.abc import Callable
from typing import Any

import msgspec

from readyroom.kernel import Answer, Json, Question
from readyroom.server import wire
from readyroom.server.table.game_log import GameLog, Viewer


class Snapshot:
    """Good until the game changes. Questions that are `passed_over` are not put; `asked` are the seats that have to
    decide in a window where everybody may know it."""

    def __init__(
        self,
        log: GameLog,
        clocks: wire.ClockTold | None = None,
        passed_over: Callable[[Question], bool] = lambda _: False,
        asked: list[int] | None = None,
    ) -> None:
        self._log = log
        self._clocks = clocks
        self._passed_over = passed_over
        self._asked = asked
        game = log.game
        self._window = log.window
        self._waiting = [question.seat for question in game.questions]
        self._undecided = [seat for seat in self._waiting if seat not in log.plans]
        self._prompts = {question.seat: question.prompt for question in game.questions}
        self._common = game.seen(None)
        self._encoded: dict[str, Any] = {name: _encoded(part) for name, part in _parts(self._common).items()}
        self._aid: dict[str, Any] = {name: _encoded(part) for name, part in game.rules.aid(game.state, None).items()}
        self._result: Json = msgspec.to_builtins(game.result) if game.over else None

    def state(self, viewer: Viewer) -> wire.GameState:
        """As one viewer gets it. What his view has in common with others is encoded already."""
        log = self._log
        questions = log.game.questions_for(viewer)
        waiting = self._undecided
        if self._window is not None:
            questions = [question for question in questions if not self._passed_over(question)]
            mine = [question.seat for question in questions]
            waiting = self._asked if self._asked is not None else [seat for seat in waiting if seat in mine]
        return wire.GameState(
            view=self._view(viewer),
            questions=[self._question(question) for question in questions],
            waiting=waiting,
            window=self._window,
            undo=(free := viewer is not None and log.may_undo(viewer)),
            ask=viewer is not None and not free and log.may_ask(viewer),
            request=log.request,
            over=log.game.over,
            result=self._result,
            clocks=self._clocks,
            asked=[self._openly(seat) for seat in waiting] if self._window is None else [],
            aid=self._aid if viewer is None else {**self._aid, **log.game.rules.aid(log.game.state, viewer)},
        )

    def _openly(self, seat: int) -> str:
        prompt = self._prompts[seat]
        return prompt if prompt in self._log.game.rules.open_prompts else ""

    def _view(self, viewer: Viewer) -> Json:
        if viewer is None:
            return self._encoded
        return {**self._encoded, **self._log.game.own(viewer, self._common)}

    def _question(self, question: Question) -> wire.QuestionInfo:
        log, seat = self._log, question.seat
        answer: Answer | None = None
        if seat in log.plans:
            answer = log.plans[seat]
        elif seat not in self._waiting:
            serial, given = log.given[seat]
            answer = given if serial == question.serial else None
        shown = list(answer) if isinstance(answer, tuple) else answer
        return wire.QuestionInfo(**question.plain(), answered=answer is not None, answer=shown)


def _parts(seen: Any) -> dict[str, Any]:
    """The entries of a view, whether a game declares a type for it or not; without those that are not there now."""
    if not isinstance(seen, msgspec.Struct):
        return dict(seen)
    return {name: part for name, part in msgspec.structs.asdict(seen).items() if part is not msgspec.UNSET}


def _encoded(part: Any) -> Any:
    """Numbers, short words and the like are as quick as they are."""
    return msgspec.Raw(wire.encode(part)) if isinstance(part, (dict, list, msgspec.Struct)) else part
