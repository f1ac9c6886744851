"""Teach the network what the search has found (`study`). Needs the `training` extra.

    python -m training.race.teach training/race/checkpoint.npz --lessons runs/lessons --to runs/taught.npz

One lesson in twenty is not taught but asked afterwards: `policy` and `value` of these are printed after every pass.
"""

import argparse
import json
import time
from pathlib import Path
from typing import NamedTuple

import numpy as np
import numpy.typing as npt
import torch
from torch import Tensor, nn
from training.race.study import Lessons
from training.race.train import Network

from readyroom.players.race.net.model import Model

BATCH = 1024
SEARCHED = 0.5
"""How much of what a position is worth is taken from the search, the rest from how the game ended."""
ASKED = 20

Numbers = npt.NDArray[np.int64]


class Book:
    """All lessons of a folder."""

    def __init__(self, folder: Path) -> None:
        parts = [Lessons.read(path) for path in sorted(folder.glob("*[0-9].npz"))]
        self.on = np.concatenate([part.on for part in parts]).astype(np.int64)
        self.on_ends = np.cumsum(np.concatenate([part.on_sizes for part in parts]).astype(np.int64))
        self.measures = np.concatenate([part.measures for part in parts])
        self.labels = np.concatenate([part.labels for part in parts]).astype(np.int64)
        self.label_ends = np.cumsum(np.concatenate([part.label_sizes for part in parts]).astype(np.int64))
        self.target = np.concatenate([part.target for part in parts])
        reward = np.concatenate([part.reward for part in parts])
        found = np.concatenate([part.value for part in parts])
        self.value = np.where(np.isnan(found), reward, SEARCHED * found + (1 - SEARCHED) * reward)
        self.size = len(self.value)

    def page(self, which: Numbers) -> "Page":
        spans = [slice(self.on_ends[n - 1] if n else 0, self.on_ends[n]) for n in which]
        on = [self.on[span] for span in spans]
        offsets = np.concatenate(([0], np.cumsum([len(some) for some in on])))
        spans = [slice(self.label_ends[n - 1] if n else 0, self.label_ends[n]) for n in which]
        widest = max(span.stop - span.start for span in spans)
        labels = np.zeros((len(which), widest), np.int64)
        target = np.zeros((len(which), widest), np.float32)
        there = np.zeros((len(which), widest), bool)
        for row, span in enumerate(spans):
            width = span.stop - span.start
            labels[row, :width] = self.labels[span]
            target[row, :width] = self.target[span]
            there[row, :width] = True
        return Page(
            torch.from_numpy(np.concatenate(on)),
            torch.from_numpy(offsets),
            torch.from_numpy(self.measures[which]),
            torch.from_numpy(labels),
            torch.from_numpy(target),
            torch.from_numpy(there),
            torch.from_numpy(self.value[which].astype(np.float32)),
        )


class Page(NamedTuple):
    """Some lessons, ready for the network."""

    on: Tensor
    offsets: Tensor
    measures: Tensor
    labels: Tensor
    target: Tensor
    there: Tensor
    value: Tensor

    def losses(self, network: Network) -> tuple[Tensor, Tensor]:
        """How far the policy is from its target (less what can't be avoided), and the value from its own, squared."""
        logits, value = network(self.on, self.offsets, self.measures, self.labels)
        logs = torch.log_softmax(logits.masked_fill(~self.there, -1e9), -1).masked_fill(~self.there, 0)
        wanted = torch.log(self.target.clamp_min(1e-9)) * self.target
        return (wanted - logs * self.target).sum(-1).mean(), (value - self.value).pow(2).mean()


def ask(network: Network, book: Book, which: Numbers) -> dict[str, float]:
    """The losses on lessons that were not taught."""
    with torch.no_grad():
        pages = [book.page(which[at : at + BATCH]).losses(network) for at in range(0, len(which), BATCH)]
    sizes = [len(which[at : at + BATCH]) for at in range(0, len(which), BATCH)]
    means = np.average([[float(policy), float(value)] for policy, value in pages], axis=0, weights=sizes)
    return {"policy": round(float(means[0]), 4), "value": round(float(means[1]), 4)}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path)
    parser.add_argument("--lessons", type=Path, required=True)
    parser.add_argument("--to", type=Path, required=True)
    parser.add_argument("--passes", type=int, default=4)
    parser.add_argument("--rate", type=float, default=3e-4)
    args = parser.parse_args()
    torch.manual_seed(1)
    torch.set_num_threads(1)
    book = Book(args.lessons)
    rng = np.random.default_rng(1)
    taught = np.array([n for n in range(book.size) if n // 50 % ASKED])
    asked = np.array([n for n in range(book.size) if not n // 50 % ASKED])
    network = Network()
    network.load_model(Model.read(args.model))
    optimiser = torch.optim.Adam(network.parameters(), lr=args.rate)
    print(json.dumps({"pass": 0, "lessons": len(taught), **ask(network, book, asked)}))
    steps = args.passes * (len(taught) // BATCH + 1)
    step = 0
    for turn in range(1, args.passes + 1):
        begun = time.time()
        rng.shuffle(taught)
        for at in range(0, len(taught), BATCH):
            for group in optimiser.param_groups:
                group["lr"] = args.rate * (1 - step / steps)
            policy, value = book.page(taught[at : at + BATCH]).losses(network)
            optimiser.zero_grad()
            (policy + 0.5 * value).backward()
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            step += 1
        line = {"pass": turn, **ask(network, book, asked), "seconds": round(time.time() - begun, 1)}
        print(json.dumps(line), flush=True)
        network.to_model().write(args.to)


if __name__ == "__main__":
    main()
