"""Measure the bare network (no search) against other levels, for the learning curve.

    python -m training.race.measure runs/race/model.npz --played 51200 --curve training/race/curve.json

Two-player games, both seats in turn with the same deal. Without `--sampled` the network gives its favourite answer.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path

import numpy as np
from training.race.selfplay import Place

from readyroom.kernel import Answer, Chance, Question, key_of
from readyroom.players import make_player
from readyroom.players.arena import interval
from readyroom.players.base import Player
from readyroom.players.race.hard import HardPlayer
from readyroom.players.race.imagined import Imagined
from readyroom.players.race.net.batch import Thoughts, favourite, look
from readyroom.players.race.net.model import Model
from readyroom.players.race.search import Effort
from readyroom.race.scoring import standings
from readyroom.race.setup import new_game


def opponent(who: str, seed: int) -> Player:
    """A level, or another network without search."""
    if who.endswith(".npz"):
        return HardPlayer(seed, Model.read(Path(who)), Effort(worlds=0))
    return make_player("race", who, seed)


def duel(model: Model, who: str, games: int, *, temperature: float = 0.0, seed: int = 7_000_000) -> list[float]:
    """The network's share of each pair of games: the same deal from both seats."""
    pairs = [(seed + n, seat) for n in range(games // 2) for seat in (0, 1)]
    tables = [
        Imagined(new_game(2, Chance(key_of("measure", str(n))), first_game=False, advanced=False)) for n, _ in pairs
    ]
    others = [opponent(who, n * 64 + seat) for n, seat in pairs]
    rng = np.random.default_rng(seed)
    while any(not table.over for table in tables):
        asked = []
        for table, (_, seat) in zip(tables, pairs, strict=True):
            asked += [pair for pair in look([table]) if pair[1].seat == seat]
        thoughts = Thoughts(model, asked) if asked else None
        answers = iter(favourites(thoughts, temperature, rng)) if thoughts else iter(())
        for table, other, (_, seat) in zip(tables, others, pairs, strict=True):
            if not table.over:
                table.answer([next(answers) if q.seat == seat else _other(table, other, q) for q in table.asked])
    won = []
    for table, (_, seat) in zip(tables, pairs, strict=True):
        winners = standings(table.state).winners
        won.append((seat in winners) / len(winners))
    return [(a + b) / 2 for a, b in zip(won[::2], won[1::2], strict=True)]


def _other(table: Imagined, player: Player, question: Question) -> Answer:
    return player.answer(Place(table.state, question))  # type: ignore[arg-type]


def favourites(thoughts: Thoughts, temperature: float, rng: np.random.Generator) -> list[Answer]:
    answers = []
    for question, logits in zip(thoughts.questions, thoughts.logits, strict=True):
        noise = rng.gumbel(size=len(logits)) * temperature if temperature else 0.0
        answers.append(favourite(question, (logits + noise).tolist()))
    return answers


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("model", type=Path)
    parser.add_argument("--played", type=int, default=0, help="games the network was trained with")
    parser.add_argument("--against", nargs="+", default=["easy"], help="levels, or files of other networks")
    parser.add_argument("--games", type=int, default=400)
    parser.add_argument("--sampled", action="store_true")
    parser.add_argument("--curve", type=Path, help="a file of measurements to add to")
    args = parser.parse_args(argv)
    model = Model.read(args.model)
    for who in args.against:
        share = interval(duel(model, who, args.games, temperature=1.0 if args.sampled else 0.0)).plain()
        line = {"played": args.played, "against": who, "games": args.games, "sampled": args.sampled, "share": share}
        print(json.dumps(line))
        if args.curve:
            known = json.loads(args.curve.read_text()) if args.curve.exists() else []
            args.curve.write_text("[\n" + ",\n".join(json.dumps(entry) for entry in [*known, line]) + "\n]\n")


if __name__ == "__main__":
    main()
