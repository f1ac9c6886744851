"""The network: two hidden layers, a number for every label (how good that answer is) and one for the position."""

from collections.abc import Sequence
from itertools import chain
from pathlib import Path
from typing import Any, ClassVar

import numpy as np
import numpy.typing as npt

from readyroom.players.race.net.features import MEASURES, SWITCHES
from readyroom.players.race.net.labels import LABELS

Array = npt.NDArray[np.float32]

FIRST, SECOND = 192, 96


class Model:
    """Weights, and what they say. Inference needs NumPy only."""

    SHAPES: ClassVar[dict[str, tuple[int, ...]]] = {
        "switches": (SWITCHES, FIRST),
        "measures": (MEASURES, FIRST),
        "first": (FIRST,),
        "second": (FIRST, SECOND),
        "second_bias": (SECOND,),
        "labels": (LABELS, SECOND),
        "labels_bias": (LABELS,),
        "value": (SECOND,),
        "value_bias": (1,),
    }

    def __init__(self, weights: dict[str, Any]) -> None:
        for name, shape in self.SHAPES.items():
            if weights[name].shape != shape:
                raise ValueError(f"the weights {name} have the shape {weights[name].shape}, not {shape}")
        self.weights: dict[str, Array] = {name: weights[name].astype(np.float32) for name in self.SHAPES}
        self._switches: Array = np.concatenate((self.weights["switches"], np.zeros((1, FIRST), np.float32)))
        """The last row is for no switch at all."""

    @classmethod
    def read(cls, path: Path) -> "Model":
        with np.load(path) as file:
            return cls({name: file[name] for name in cls.SHAPES})

    def write(self, path: Path) -> None:
        """Half precision is enough and half the size."""
        np.savez_compressed(path, **{name: array.astype(np.float16) for name, array in self.weights.items()})  # type: ignore[arg-type]

    def hidden(self, on: list[int], measures: list[float]) -> Array:
        w = self.weights
        first = w["switches"][on].sum(0) + np.asarray(measures, np.float32) @ w["measures"] + w["first"]
        np.maximum(first, 0, out=first)
        second: Array = first @ w["second"] + w["second_bias"]
        np.maximum(second, 0, out=second)
        return second

    def hidden_of_many(self, on: Sequence[list[int]], measures: Sequence[list[float]]) -> Array:
        """As `hidden`, a row for each position."""
        w = self.weights
        none = [SWITCHES] * max(map(len, on))
        filled = chain.from_iterable([switches + none[len(switches) :] for switches in on])
        rows = np.fromiter(filled, np.int64, len(on) * len(none)).reshape(len(on), len(none))
        first: Array = self._switches[rows].sum(1)
        first += np.asarray(measures, np.float32) @ w["measures"]
        first += w["first"]
        np.maximum(first, 0, out=first)
        second: Array = first @ w["second"]
        second += w["second_bias"]
        np.maximum(second, 0, out=second)
        return second

    def values(self, hidden: Array) -> Array:
        """As `value`, for each row."""
        result: Array = hidden @ self.weights["value"] + self.weights["value_bias"][0]
        return result

    def value(self, hidden: Array) -> float:
        """How good the position is for the seat: the reward it can expect."""
        return float(hidden @ self.weights["value"] + self.weights["value_bias"][0])

    def preferences(self, hidden: Array, labels: list[int]) -> Array:
        """How much each answer is preferred: logits of the policy."""
        preferences: Array = self.weights["labels"][labels] @ hidden + self.weights["labels_bias"][labels]
        return preferences


def fresh(seed: int) -> Model:
    """Weights that know nothing."""
    rng = np.random.default_rng(seed)
    weights: dict[str, Any] = {}
    for name, shape in Model.SHAPES.items():
        if len(shape) == 1:
            weights[name] = np.zeros(shape, np.float32)
        else:
            fan_in = 40 if name == "switches" else shape[-1] if name == "labels" else shape[0]
            scale = 0.1 if name == "labels" else 1.0
            weights[name] = rng.normal(0, scale * (2 / fan_in) ** 0.5, shape).astype(np.float32)
    return Model(weights)
