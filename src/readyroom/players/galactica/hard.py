"""`hard`: as `normal`, and for the decisions that matter it looks ahead in supposed states (think.py)."""

from random import Random

from readyroom.kernel import Answer, RulesFault
from readyroom.players.base import Chair
from readyroom.players.galactica.determine import determine
from readyroom.players.galactica.history import History
from readyroom.players.galactica.normal import NormalPlayer, worths_of
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.style import HARD, Style
from readyroom.players.galactica.table import HUMAN
from readyroom.players.galactica.think import LookAhead, Opinion, agenda_for, suppose

THINKS_AT = ("galactica-action", "galactica-move", "galactica-choose-part")
WIDE = 3
"""Options it looks at."""
CLOSE = 0.6
"""An option so much worse by the rules of thumb is not looked at."""
WORLDS = 4
BUDGET = 500
"""Answers in supposed games it can spend on one question."""
DOUBT = 0.4
"""How far the rules of thumb may be wrong, squared."""


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
        gains = self._look_ahead(mind, candidates, worths)
        if gains is None:
            return ranked[0]
        return max(candidates, key=lambda n: worths[n] + gains[n])

    def _look_ahead(self, mind: NormalMind, candidates: list[int], worths: list[float]) -> dict[int, float] | None:
        """What speaks for each candidate beyond the rules of thumb; None where looking ahead is not possible."""
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
        tries: list[list[float]] = []
        for _ in range(WORLDS):
            state = determine(mind.table, self._history, suppose(rng, worlds) if worlds else (), agenda[:], rng)
            try:
                values = ahead.values(state, candidates)
            except RulesFault:
                continue  # a state that can't be: nothing to learn from it
            if values is not None:
                tries.append(values)
            if ahead.answers > BUDGET or self._chair.late:
                break
        if len(tries) < 2:
            return None
        sign = 1.0 if mind.side == HUMAN else -1.0
        base = worths[candidates[0]]
        gains = {candidates[0]: 0.0}
        for n, option in enumerate(candidates[1:], 1):
            gains[option] = _surplus([sign * (values[n] - values[0]) for values in tries], worths[option] - base)
        return gains


def _surplus(better: list[float], thumb: float) -> float:
    """How much better an option looks ahead than by the rules of thumb, both beside the best one by these; the less the
    tries agree, the less of it is believed."""
    count = len(better)
    mean = sum(better) / count
    variance = sum((value - mean) ** 2 for value in better) / (count - 1) / count
    return DOUBT / (DOUBT + variance + 0.05) * (mean - thumb)
