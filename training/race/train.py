"""Train the network of `hard` by self-play (proximal policy optimisation). Resumable; needs the `training` extra.

    python -m training.race.train --folder runs/race --hours 2

Everything is in the folder: `model.npz` (what the game ships), `state.pt` (to go on from), `log.jsonl` (a line each
iteration) and `old/` (earlier selves to play against). Start it again to go on.
"""

import argparse
import json
import os
import random
import time
from collections.abc import Sequence
from concurrent.futures import ProcessPoolExecutor
from functools import partial
from pathlib import Path
from typing import Any

import numpy as np
import torch
from torch import Tensor, nn
from training.race.selfplay import Row, SelfPlay, Trail, play_games

from readyroom.players.race.net.features import MEASURES, SWITCHES
from readyroom.players.race.net.labels import LABELS
from readyroom.players.race.net.model import FIRST, SECOND, Model, fresh

LAMBDA = 0.95
CLIP = 0.2
EPOCHS = 3
BATCH = 2048
CALM = 0.97
"""The network that is written down is a mean over iterations, which plays better than any single one of them."""


class Network(nn.Module):
    """The same network as `Model`, to be trained."""

    def __init__(self) -> None:
        super().__init__()
        self.switches = nn.EmbeddingBag(SWITCHES, FIRST, mode="sum", include_last_offset=True)
        self.measures = nn.Linear(MEASURES, FIRST)
        self.second = nn.Linear(FIRST, SECOND)
        self.labels = nn.Embedding(LABELS, SECOND)
        self.labels_bias = nn.Embedding(LABELS, 1)
        self.value = nn.Linear(SECOND, 1)

    def forward(self, on: Tensor, offsets: Tensor, measures: Tensor, labels: Tensor) -> tuple[Tensor, Tensor]:
        first = torch.relu(self.switches(on, offsets) + self.measures(measures))
        second = torch.relu(self.second(first))
        logits = (self.labels(labels) @ second.unsqueeze(-1)).squeeze(-1) + self.labels_bias(labels).squeeze(-1)
        return logits, self.value(second).squeeze(-1)

    def load_model(self, model: Model) -> None:
        w = {name: torch.from_numpy(array.copy()) for name, array in model.weights.items()}
        with torch.no_grad():
            self.switches.weight.copy_(w["switches"])
            self.measures.weight.copy_(w["measures"].T)
            self.measures.bias.copy_(w["first"])
            self.second.weight.copy_(w["second"].T)
            self.second.bias.copy_(w["second_bias"])
            self.labels.weight.copy_(w["labels"])
            self.labels_bias.weight.copy_(w["labels_bias"].unsqueeze(-1))
            self.value.weight.copy_(w["value"].unsqueeze(0))
            self.value.bias.copy_(w["value_bias"])

    def to_model(self) -> Model:
        def array(tensor: Tensor) -> Any:
            return tensor.detach().numpy().copy()

        return Model(
            {
                "switches": array(self.switches.weight),
                "measures": array(self.measures.weight.T),
                "first": array(self.measures.bias),
                "second": array(self.second.weight.T),
                "second_bias": array(self.second.bias),
                "labels": array(self.labels.weight),
                "labels_bias": array(self.labels_bias.weight.squeeze(-1)),
                "value": array(self.value.weight.squeeze(0)),
                "value_bias": array(self.value.bias),
            }
        )


def play_many(current: str, older: str | None, levels: Sequence[str], strangers: float, seeds: range) -> list[Trail]:
    plan = SelfPlay(Model.read(Path(current)), Model.read(Path(older)) if older else None, levels, strangers)
    return play_games(plan, seeds)


def advantages(trail: Trail) -> tuple[list[float], list[float]]:
    """Generalised advantages and what the value should have been, for every pick of a trail."""
    rows = trail.rows
    gains = [0.0] * len(rows)
    following = 0.0
    for i in range(len(rows) - 1, -1, -1):
        ahead = rows[i + 1].value if i + 1 < len(rows) else trail.reward
        following = ahead - rows[i].value + LAMBDA * following * (i + 1 < len(rows))
        gains[i] = following
    return gains, [row.value + gain for row, gain in zip(rows, gains, strict=True)]


def learn(
    network: Network, optimiser: torch.optim.Optimizer, trails: list[Trail], entropy_weight: float
) -> dict[str, float]:
    rows: list[Row] = []
    gains: list[float] = []
    targets: list[float] = []
    for trail in trails:
        if trail.rows:
            g, t = advantages(trail)
            rows += trail.rows
            gains += g
            targets += t
    gain = torch.tensor(gains)
    gain = (gain - gain.mean()) / (gain.std() + 1e-6)
    target = torch.tensor(targets)
    old = torch.tensor([row.log_probability for row in rows])
    on_all = [np.array(row.on) for row in rows]
    measures_all = torch.tensor(np.array([row.measures for row in rows], np.float32))
    widths = np.array([len(row.labels) for row in rows])
    labels_all = np.zeros((len(rows), widths.max()), np.int64)
    for i, row in enumerate(rows):
        labels_all[i, : widths[i]] = row.labels
    chosen_all = torch.tensor([row.chosen for row in rows])
    sums = {"policy": 0.0, "value": 0.0, "entropy": 0.0, "clipped": 0.0}
    steps = 0
    order = np.arange(len(rows))
    for _ in range(EPOCHS):
        np.random.shuffle(order)
        for at in range(0, len(order), BATCH):
            part = order[at : at + BATCH]
            on = torch.from_numpy(np.concatenate([on_all[i] for i in part]))
            offsets = torch.tensor(np.concatenate(([0], np.cumsum([len(on_all[i]) for i in part]))))
            widest = widths[part].max()
            labels = torch.from_numpy(labels_all[part, :widest])
            mask = torch.from_numpy(np.arange(widest)[None, :] < widths[part][:, None])
            index = torch.from_numpy(part)
            measures = measures_all[index]
            logits, value = network(on, offsets, measures, labels)
            logs = torch.log_softmax(logits.masked_fill(~mask, -1e9), -1)
            chosen = logs.gather(1, chosen_all[index].unsqueeze(1)).squeeze(1)
            ratio = torch.exp(chosen - old[index])
            a = gain[index]
            policy = -torch.min(ratio * a, ratio.clamp(1 - CLIP, 1 + CLIP) * a).mean()
            value_loss = (value - target[index]).pow(2).mean()
            entropy = -(logs.exp() * logs.masked_fill(~mask, 0)).sum(-1).mean()
            loss = policy + 0.5 * value_loss - entropy_weight * entropy
            optimiser.zero_grad()
            loss.backward()  # type: ignore[no-untyped-call]
            nn.utils.clip_grad_norm_(network.parameters(), 0.5)
            optimiser.step()
            steps += 1
            sums["policy"] += float(policy.detach())
            sums["value"] += float(value_loss.detach())
            sums["entropy"] += float(entropy.detach())
            sums["clipped"] += float(((ratio - 1).abs() > CLIP).float().mean())
    return {"rows": len(rows), **{name: round(total / steps, 4) for name, total in sums.items()}}


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--folder", type=Path, required=True)
    parser.add_argument("--hours", type=float, default=1.0)
    parser.add_argument("--begin-with", type=Path, help="a model to start from instead of from nothing")
    parser.add_argument("--jobs", type=int, default=os.cpu_count() or 1)
    parser.add_argument("--games", type=int, default=256, help="an iteration")
    parser.add_argument("--played", type=int, default=0, help="games the model to start from has played")
    parser.add_argument("--against", nargs="*", default=["easy"], help="levels that sit in now and then")
    parser.add_argument(
        "--strangers", type=float, default=0.3, help="the part of games with one of them, or an older self"
    )
    parser.add_argument("--rate", type=float, default=4e-4)
    parser.add_argument("--entropy", type=float, default=0.005)
    args = parser.parse_args()
    args.folder.mkdir(parents=True, exist_ok=True)
    old = args.folder / "old"
    old.mkdir(exist_ok=True)
    torch.set_num_threads(1)
    network = Network()
    network.load_model(Model.read(args.begin_with) if args.begin_with else fresh(1))
    optimiser = torch.optim.Adam(network.parameters(), lr=args.rate, eps=1e-5)
    iteration, games = 0, args.played
    saved: dict[str, Any] = {}
    state = args.folder / "state.pt"
    if state.exists():
        saved = torch.load(state, weights_only=True)
        network.load_state_dict(saved["network"])
        optimiser.load_state_dict(saved["optimiser"])
        iteration, games = saved["iteration"], saved["games"]
    for group in optimiser.param_groups:
        group["lr"] = args.rate
    calm = {name: tensor.clone() for name, tensor in network.state_dict().items()}
    if state.exists() and "calm" in saved:
        calm = saved["calm"]
    end = time.time() + args.hours * 3600
    current = args.folder / "current.npz"
    with ProcessPoolExecutor(args.jobs) as pool:
        while time.time() < end:
            begun = time.time()
            np.savez(current, **network.to_model().weights)  # type: ignore[arg-type]
            selves = sorted(old.glob("*.npz"))
            other = str(random.choice(selves)) if selves else None
            size = args.games // args.jobs
            pieces = [range(games + i * size, games + (i + 1) * size) for i in range(args.jobs)]
            trails: list[Trail] = []
            for more in pool.map(partial(play_many, str(current), other, args.against, args.strangers), pieces):
                trails += more
            games += size * args.jobs
            played = time.time()
            losses = learn(network, optimiser, trails, args.entropy)
            iteration += 1
            for name, tensor in network.state_dict().items():
                calm[name].mul_(CALM).add_(tensor, alpha=1 - CALM)
            line = {
                "iteration": iteration,
                "games": games,
                "play_seconds": round(played - begun, 2),
                "learn_seconds": round(time.time() - played, 2),
                "picks_per_trail": round(sum(len(t.rows) for t in trails) / len(trails), 1),
                **losses,
            }
            with (args.folder / "log.jsonl").open("a") as log:
                log.write(json.dumps(line) + "\n")
            if iteration % 10 == 0:
                steady = Network()
                steady.load_state_dict(calm)
                steady.to_model().write(args.folder / "model.npz")
                torch.save(
                    {
                        "network": network.state_dict(),
                        "optimiser": optimiser.state_dict(),
                        "calm": calm,
                        "iteration": iteration,
                        "games": games,
                    },
                    state.with_suffix(".part"),
                )
                state.with_suffix(".part").replace(state)
            if iteration % 60 == 0:
                network.to_model().write(old / f"{iteration:06}.npz")


if __name__ == "__main__":
    main()
