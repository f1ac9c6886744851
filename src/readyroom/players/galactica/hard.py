"""`hard`: as `normal`, and for the decisions that matter it looks ahead in supposed games (think.py)."""

from random import Random

from readyroom.kernel import Answer, RulesFault
from readyroom.players.base import Chair
from readyroom.players.galactica.checks import at_least
from readyroom.players.galactica.normal import NormalPlayer, gifts, worths_of
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.style import HARD, Style
from readyroom.players.galactica.suppose import Drawn, one_of
from readyroom.players.galactica.table import HUMAN
from readyroom.players.galactica.think import LookAhead, Opinion

THINKS_AT = ("galactica-action", "galactica-move", "galactica-choose-part")
WITHIN = (
    "galactica-religious-visions",
    "galactica-window-crisis_check",
    "galactica-window-before_cards",
    "galactica-window-cards_added",
    "galactica-window-check_totaled",
    "galactica-window-before_roll",
    "galactica-window-die_rolled",
)
"""Within checks, dice and drawn cards, besides the cards it adds: only a human looks ahead there. When Cylons did so as
well, the humans won 14 games of 84, and 8 without."""
WIDE = 3
"""Options it looks at."""
CLOSE = 0.6
"""An option so much worse by the rules of thumb is not looked at."""
WORLDS = 4
BUDGET = 500
"""Answers in supposed games it can spend on one question."""
DOUBT = 0.4
"""How far the rules of thumb may be wrong, squared."""
DOUBT_OF_CARDS = 0.05
"""The same for cards in a check: they weigh who is to be believed, and whoever plays on in supposed games takes cards
that count against it for help."""


class HardPlayer(NormalPlayer):
    STYLE = HARD

    def __init__(self, seed: int, style: Style = HARD) -> None:
        super().__init__(seed, style)
        self._drawn = Drawn()

    def answer(self, chair: Chair) -> Answer:
        self._chair = chair
        return super().answer(chair)

    def decide(self, mind: NormalMind) -> Answer:
        """What the rules of thumb like best, unless what comes close to it looks better ahead."""
        found = self._candidates(mind)
        if len(found) < 2:
            return found[0][0] if found else super().decide(mind)
        gains = self._look_ahead(mind, found)
        return max(zip(found, gains, strict=True), key=lambda pair: pair[0][1] + pair[1])[0][0]

    def _candidates(self, mind: NormalMind) -> list[tuple[Answer, float]]:
        """Answers that come close to each other, with what they are worth by the rules of thumb, the best first; none
        where it does not look ahead."""
        question = mind.question
        ranked: list[tuple[Answer, float]]
        if question.prompt == "galactica-add-cards" and mind.side == HUMAN:
            ranked = [(at_least(mind, gift.cards), gift.worth) for gift in gifts(mind)]
        elif len(question.picks) > 1 and _thinks(mind):
            worths = [worth + self._rng.random() * 0.01 for worth in worths_of(mind)]
            ranked = sorted(enumerate(worths), key=lambda pair: -pair[1])
        else:
            return []
        return [pair for pair in ranked[:WIDE] if ranked[0][1] - pair[1] < CLOSE]

    def _look_ahead(self, mind: NormalMind, candidates: list[tuple[Answer, float]]) -> list[float]:
        """What speaks for each candidate beyond the rules of thumb; nothing where the tries say nothing."""
        self._drawn.listen(self._chair)
        rng = Random(self._rng.random())  # noqa: S311 - a player's whim, not the game's chance
        worlds = mind.beliefs.worlds(mind.table)
        ahead = LookAhead(self._chair, self._drawn, Opinion(mind.scores), rng.getrandbits(32))
        answers = [answer for answer, _ in candidates]
        tries: list[list[float]] = []
        for _ in range(WORLDS):
            try:
                tries.append(ahead.values(rng.getrandbits(32), one_of(rng, worlds), answers))
            except RulesFault:
                continue  # a position that can't be: nothing to learn from it
            if ahead.answers > BUDGET or self._chair.late:
                break
        if len(tries) < 2:
            return [0.0] * len(candidates)
        sign = 1.0 if mind.side == HUMAN else -1.0
        base = candidates[0][1]
        doubt = DOUBT_OF_CARDS if mind.question.prompt == "galactica-add-cards" else DOUBT
        return [
            surplus([sign * (values[n] - values[0]) for values in tries], thumb - base, doubt) if n else 0.0
            for n, (_, thumb) in enumerate(candidates)
        ]


def _thinks(mind: NormalMind) -> bool:
    if mind.side == HUMAN:
        return mind.question.prompt in THINKS_AT or mind.question.prompt in WITHIN
    view = mind.table.view
    busy = view.check is not None or view.die is not None or view.held is not None
    my_move = mind.seat == view.current or view.step.startswith("resolve:")
    return mind.question.prompt in THINKS_AT and my_move and not busy


def surplus(better: list[float], thumb: float, doubt: float) -> float:
    """How much better an option looks ahead than by the rules of thumb, both beside the best one by these; the less the
    tries agree, the less of it is believed."""
    count = len(better)
    mean = sum(better) / count
    variance = sum((value - mean) ** 2 for value in better) / (count - 1) / count
    return doubt / (doubt + variance + 0.05) * (mean - thumb)
