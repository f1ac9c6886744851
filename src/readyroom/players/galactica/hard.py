"""`hard`: as `normal`, and for the decisions that matter it looks ahead in supposed states (think.py)."""

from random import Random

from readyroom.kernel import Answer
from readyroom.players.base import Chair
from readyroom.players.galactica.determine import determine
from readyroom.players.galactica.history import History
from readyroom.players.galactica.normal import NormalPlayer, worths_of
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.style import HARD, Style
from readyroom.players.galactica.table import HUMAN
from readyroom.players.galactica.think import LookAhead, Opinion, agenda_for, suppose

THINKS_AT = ("galactica-action", "galactica-move", "galactica-choose-part")
WIDE = 4
"""Options it looks at."""
CLOSE = 0.9
"""An option so much worse by the rules of thumb is not looked at."""
WORLDS = 5
BUDGET = 500
"""Answers in supposed games it can spend on one question."""
PRIOR = 1.0
"""How much the rules of thumb count beside the look ahead."""


class HardPlayer(NormalPlayer):
    STYLE = HARD

    def __init__(self, seed: int, style: Style = HARD) -> None:
        super().__init__(seed, style)
        self._history = History()

    def answer(self, chair: Chair) -> Answer:
        self._chair = chair
        return super().answer(chair)

    def decide(self, mind: NormalMind) -> Answer:
        question = mind.question
        if question.prompt not in THINKS_AT or len(question.picks) < 2:
            return super().decide(mind)
        worths = [worth + self._rng.random() * 0.01 for worth in worths_of(mind)]
        ranked = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        best = worths[ranked[0]]
        candidates = [n for n in ranked[:WIDE] if best - worths[n] < CLOSE]
        if len(candidates) < 2:
            return ranked[0]
        values = self._look_ahead(mind, candidates)
        if values is None:
            return ranked[0]
        sign = 1.0 if mind.side == HUMAN else -1.0
        return max(candidates, key=lambda n: PRIOR * worths[n] + sign * values[n])

    def _look_ahead(self, mind: NormalMind, candidates: list[int]) -> dict[int, float] | None:
        """The mean worth of each candidate over some supposed states; None where looking ahead is not possible."""
        view = mind.table.view
        agenda = agenda_for(view["step"])
        if agenda is None or (mind.seat != view["current"] and not view["step"].startswith("resolve:")):
            return None
        if view["check"] is not None or view["die"] is not None or view["held"] is not None:
            return None
        self._history.listen(self._chair)
        rng = Random(self._rng.random())  # noqa: S311 - a player's whim, not the game's chance
        worlds = mind.beliefs.worlds(mind.table)
        opinion = Opinion(mind.scores)
        ahead = LookAhead(mind.seat, mind.question.labels, opinion, rng.getrandbits(32))
        totals = dict.fromkeys(candidates, 0.0)
        count = 0
        for _ in range(WORLDS):
            state = determine(mind.table, self._history, suppose(rng, worlds) if worlds else (), agenda[:], rng)
            values = ahead.values(state, candidates)
            if values is None:
                continue
            count += 1
            for option, value in zip(candidates, values, strict=True):
                totals[option] += value
            if ahead.answers > BUDGET:
                break
        return {option: total / count for option, total in totals.items()} if count else None
