"""Galactica's computer players of two commits at one table: the humans are of one, the Cylons of the other.

    python -m bench.between --other 8eec104^ --games 150 --humans here --log runs/between.jsonl
    python -m bench.between --other 8eec104^ --games 150 --humans other --log runs/between.jsonl

The other commit is checked out beside this one and plays the same game in a process of its own, answer by answer, so
each commit's players see their own engine's views. Where its questions are not the same as ours the game is not
counted: `differ` says how many were left out.
"""

import argparse
import json
import os
import subprocess
import sys
import tempfile
import time
from collections import Counter
from collections.abc import Iterator
from contextlib import contextmanager
from math import sqrt
from pathlib import Path
from typing import Any

import readyroom as rr
from readyroom.galactica.loyalty import is_cylon
from readyroom.players import Chair, Talker, make_player


class Seats:
    """Every seat of one game with players of the commit this process runs; either side of the pipe has one. Nothing
    is used here that older commits do not have."""

    def __init__(self, seats: int, seed: int, level: str) -> None:
        self.game: Any = rr.new("galactica", seats, seed, {})
        self.players = [make_player("galactica", level, seed * 64 + seat) for seat in range(seats)]
        self.differs = False

    def ask(self, seat: int, prompt: str, labels: list[str]) -> dict[str, Any]:
        """What the player of this seat says and answers; it is not yet said or answered."""
        if self.differs or self.game.over:
            return {"differs": []}
        question = self.game.questions[0]
        if question.seat != seat or question.prompt != prompt or list(question.labels) != labels:
            return {"differs": [question.seat, question.prompt]}
        player, chair = self.players[seat], Chair(self.game, question)
        words = list(player.talk(chair)) if isinstance(player, Talker) else []
        for phrase in words:
            self.game.talk(seat, phrase)
        return {"words": words, "answer": player.answer(chair)}

    def answered(self, seat: int, words: list[str], answer: Any) -> None:
        """What the other commit's player has said and answered. Where that can't be done here another question is open,
        and the next time one of ours is asked it says so."""
        try:
            for phrase in words:
                self.game.talk(seat, phrase)
            self.game.answer(seat, tuple(answer) if isinstance(answer, list) else answer)
        except rr.ReadyroomError:
            self.differs = True


def serve() -> None:
    """The other commit's side: a line of JSON for each order, and one in reply to a question."""
    table: Any = None
    for line in sys.stdin:
        kind, *rest = json.loads(line)
        if kind == "new":
            table = Seats(*rest)
        elif kind == "ask":
            print(json.dumps(table.ask(*rest)), flush=True)
        else:
            table.answered(*rest)


# --- this commit's side --------------------------------------------------------------------------------------------


class Other:
    """The players of the other commit."""

    def __init__(self, tree: Path) -> None:
        paths = os.pathsep.join(map(str, (tree / "src", tree)))
        self._process = subprocess.Popen(
            [sys.executable, str(Path(__file__).resolve()), "--serve"],
            env={**os.environ, "PYTHONPATH": paths},
            stdin=subprocess.PIPE,
            stdout=subprocess.PIPE,
            text=True,
        )

    def tell(self, *order: Any) -> None:
        assert self._process.stdin is not None
        self._process.stdin.write(json.dumps(order) + "\n")
        self._process.stdin.flush()

    def ask(self, *order: Any) -> dict[str, Any]:
        assert self._process.stdout is not None
        self.tell("ask", *order)
        reply: dict[str, Any] = json.loads(self._process.stdout.readline())
        return reply

    def close(self) -> None:
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        self._process.stdin.close()
        self._process.stdout.close()
        self._process.wait()


@contextmanager
def checked_out(commit: str) -> Iterator[Path]:
    """A commit's files in a directory of their own, for as long as they are needed."""
    with tempfile.TemporaryDirectory() as directory:
        tree = Path(directory) / "tree"
        tree.mkdir()
        archive = subprocess.run(["git", "archive", commit], check=True, capture_output=True)
        subprocess.run(["tar", "-x", "-C", str(tree)], input=archive.stdout, check=True)
        yield tree


def play(seed: int, args: argparse.Namespace, other: Other) -> dict[str, Any]:
    """One game, and how it ended."""
    here = Seats(args.seats, seed, args.level)
    other.tell("new", args.seats, seed, args.level)
    game = here.game
    slowest = 0.0
    while not game.over:
        question = game.questions[0]
        seat, prompt, labels = question.seat, question.prompt, list(question.labels)
        if is_cylon(game.state.players[seat]) == (args.humans == "here"):
            reply = other.ask(seat, prompt, labels)
            if "differs" in reply:
                return {"seed": seed, "end": "differs", "at": [len(game), seat, prompt, reply["differs"]]}
            here.answered(seat, reply["words"], reply["answer"])
            other.tell("answered", seat, [], reply["answer"])
        else:
            begun = time.thread_time()
            reply = here.ask(seat, prompt, labels)
            slowest = max(slowest, time.thread_time() - begun)
            here.answered(seat, [], reply["answer"])
            other.tell("answered", seat, reply["words"], reply["answer"])
    return {"seed": seed, "end": game.result.reason or "nobody", "slowest": round(1000 * slowest)}


def summary(games: list[dict[str, Any]]) -> dict[str, Any]:
    ends = Counter(game["end"] for game in games)
    differ = ends.pop("differs", 0)
    count = max(1, ends.total())
    wins = sum(number for end, number in ends.items() if end.startswith("humans")) / count
    return {
        "games": ends.total(),
        "differ": differ,
        "human_wins": round(wins, 3),
        "plus_minus": round(1.96 * sqrt(wins * (1 - wins) / count), 3),
        "ends": dict(sorted(ends.items())),
        "slowest_ms": max((game["slowest"] for game in games if "slowest" in game), default=0),
    }


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("--serve", action="store_true", help="the other commit's side, started by this bench")
    parser.add_argument("--other", default="HEAD", metavar="COMMIT")
    parser.add_argument("--humans", choices=("here", "other"), default="here", help="whose players the humans are")
    parser.add_argument("--level", default="hard")
    parser.add_argument("--seats", type=int, default=5)
    parser.add_argument("--games", type=int, default=150)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--log", type=Path, help="a line for every game; those already there are not played again")
    args = parser.parse_args()
    if args.serve:
        serve()
        return
    match = [args.other, args.humans, args.level, args.seats]
    lines = args.log.read_text().splitlines() if args.log and args.log.exists() else []
    games = {line["seed"]: line for line in map(json.loads, lines) if line["match"] == match}
    wanted = range(args.seed, args.seed + args.games)
    with checked_out(args.other) as tree:
        other = Other(tree)
        for seed in wanted:
            if seed not in games:
                games[seed] = {"match": match, **play(seed, args, other)}
                if args.log:
                    with args.log.open("a") as log:
                        log.write(json.dumps(games[seed]) + "\n")
        other.close()
    print(json.dumps({"bench": "between", "match": match, **summary([games[seed] for seed in wanted])}))


if __name__ == "__main__":
    main()
