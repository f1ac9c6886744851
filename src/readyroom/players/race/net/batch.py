"""Many questions put to the network at once: much faster than one by one."""

from collections.abc import Iterator, Sequence
from itertools import chain

import numpy as np

from readyroom.kernel import Answer, Question
from readyroom.players.race.imagined import Imagined
from readyroom.players.race.net.features import Seen
from readyroom.players.race.net.labels import LABEL, PICK_LABELS, STOP, label
from readyroom.players.race.net.model import Array, Model


class Thoughts:
    """What the network thinks of some questions: features, labels on offer, their preferences, and the values."""

    __slots__ = ("_all", "_hidden", "_model", "labels", "measures", "on", "questions")

    def __init__(self, model: Model, asked: Sequence[tuple[Seen, Question]]) -> None:
        self.questions = [question for _, question in asked]
        self.on: list[list[int]] = []
        self.measures: list[list[float]] = []
        self.labels: list[list[int]] = []
        for seen, question in asked:
            on, measures = seen.encode(question.seat, question.prompt)
            self.on.append(on)
            self.measures.append(measures)
            self.labels.append(offered(question))
        self._model = model
        self._hidden = model.hidden_of_many(self.on, self.measures)
        sizes = np.fromiter(map(len, self.labels), np.int64, len(self.labels))
        flat = np.fromiter(chain.from_iterable(self.labels), np.int64, int(sizes.sum()))
        weights = model.weights
        self._all: Array = np.einsum("ij,ij->i", weights["labels"][flat], self._hidden.repeat(sizes, axis=0))
        self._all += weights["labels_bias"][flat]

    @property
    def logits(self) -> list[Array]:
        """The preferences for each question."""
        ends = np.cumsum([len(labels) for labels in self.labels])
        return np.split(self._all, ends[:-1])

    @property
    def values(self) -> list[float]:
        """How good each position is for the seat that is asked."""
        values: list[float] = self._model.values(self._hidden).tolist()
        return values

    def favourites(self) -> Iterator[Answer]:
        """The answers that are preferred most."""
        logits: list[float] = self._all.tolist()
        at = 0
        for question, labels in zip(self.questions, self.labels, strict=True):
            end = at + len(labels)
            yield favourite(question, logits[at:end])
            at = end


def offered(question: Question) -> list[int]:
    """The labels of a question's options, with `STOP` last where fewer may be chosen."""
    prompt = question.prompt
    table = PICK_LABELS.get(prompt)
    if table is None:
        labels = [label(prompt, option) for option in question.options]
    else:
        labels = [table[pick] for pick in question.picks]
    if question.at_least < question.at_most:
        labels.append(LABEL[prompt, STOP])
    return labels


def look(imagined: Sequence[Imagined]) -> list[tuple[Seen, Question]]:
    """The open questions of imagined games, each with its table."""
    asked = []
    for game in imagined:
        seen = Seen(game.state)
        asked += [(seen, question) for question in game.asked]
    return asked


def values(model: Model, asked: Sequence[tuple[Seen, Question]]) -> list[float]:
    """How good the positions are for the seats that are asked."""
    encoded = [seen.encode(question.seat, question.prompt) for seen, question in asked]
    hidden = model.hidden_of_many([on for on, _ in encoded], [measures for _, measures in encoded])
    found: list[float] = model.values(hidden).tolist()
    return found


def favourite(question: Question, logits: list[float]) -> Answer:
    """The answer that is preferred most; of several, those before `STOP`."""
    if question.kind == "one":
        return logits.index(max(logits))
    ranked = sorted(range(len(logits)), key=logits.__getitem__, reverse=True)
    count = len(question.picks)
    if question.at_least == question.at_most:
        return tuple(ranked[: question.at_most])
    chosen: list[int] = []
    for i in ranked:
        if i == count:
            if len(chosen) >= question.at_least:
                break
        elif len(chosen) < question.at_most:
            chosen.append(i)
    return tuple(chosen)
