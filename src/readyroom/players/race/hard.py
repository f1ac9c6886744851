"""`hard`: a network trained by self-play that foresees what others choose and searches what its choices lead to."""

from functools import cache
from pathlib import Path
from random import Random

import numpy as np

from readyroom.kernel import Answer
from readyroom.players.base import Chair, Reason
from readyroom.players.race.net.batch import favourite, offered
from readyroom.players.race.net.features import encode
from readyroom.players.race.net.model import Model
from readyroom.players.race.reasons import Given, reason_of
from readyroom.players.race.search import SEARCHED, Effort, candidates, search
from readyroom.players.race.vain import called_in_vain
from readyroom.race.view import RaceView

WEIGHTS = Path(__file__).parent / "net" / "weights.npz"

_IN_VAIN = 50.0
"""How much less an action is liked that was called again and again and changed nothing."""


@cache
def trained() -> Model:
    """The network as it is shipped."""
    return Model.read(WEIGHTS)


class HardPlayer:
    """Asks the network; at the choices that matter it looks ahead in imagined games."""

    def __init__(self, seed: int, model: Model | None = None, effort: Effort | None = None) -> None:
        self._rng = Random(seed)  # noqa: S311 - a player's imagination, not the game's chance
        self._model = model or trained()
        self._effort = effort or Effort()
        self._last: Given | None = None

    def answer(self, chair: Chair) -> Answer:
        question = chair.question
        view: RaceView = chair.view()
        model, effort = self._model, self._effort
        hidden = model.hidden(*encode(view, chair.seat, question.prompt))
        logits = model.preferences(hidden, offered(question))
        if question.prompt in ("race-action", "race-actions") and (vain := called_in_vain(chair)):
            logits = logits - _IN_VAIN * np.asarray([option.id in vain for option in question.options], np.float32)
        answer = favourite(question, logits.tolist())
        if question.prompt in SEARCHED and effort.worlds:
            found = candidates(question, logits, effort)
            if len(found) > 1 and found[0][1] < effort.sure:
                answer = search(model, chair, found, effort, self._rng)[0].answer
        self._last = Given.to(question, answer, view)
        return answer

    def reason(self) -> Reason | None:
        """Why the last answer was given."""
        return reason_of(self._last)
