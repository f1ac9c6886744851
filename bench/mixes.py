"""Complete games of every mix of computer players, in pieces that can be played over several sessions.

    python -m bench.mixes race --levels random,easy,normal --games 5000 --log runs/mixes.jsonl
    python -m bench.mixes race --mix hard --mix random+easy+normal+hard --worlds 1 --log runs/mixes.jsonl

    python -m bench.mixes galactica --mix random --every --check --games 100000 --log runs/mixes.jsonl

A mix is a set of levels; its tables take all numbers of seats and options of the catalogue. Game n of a mix is always
the same table: one by chance, or with `--every` one after the other of all that can be played. A line is appended to
the log for each piece; started again, it goes on where the log ends.
"""

import argparse
import json
import time
from collections.abc import Iterator, Sequence
from functools import cache
from itertools import combinations
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from readyroom import kernel
from readyroom.catalogue import rules_of
from readyroom.kernel import BadSetup, Json, Rules
from readyroom.players import Player, make_player, play_out
from readyroom.players.race.hard import HardPlayer
from readyroom.players.race.search import Effort
from readyroom.players.series import Plan, look_for_faults, needs_events
from readyroom.testing import every_table


def mixes(levels: Sequence[str]) -> list[tuple[str, ...]]:
    """Every set of levels, the small ones first."""
    return [mix for size in range(1, len(levels) + 1) for mix in combinations(levels, size)]


@cache
def tables(game: str) -> list[tuple[int, dict[str, Json]]]:
    return list(every_table(rules_of(game)))


def plan(rules: Rules[Any], mix: Sequence[str], n: int, *, every: bool = False) -> Plan:
    """Game `n` of a mix: seats and options by chance or in turn, the levels in turn, on any seats."""
    rng = Random(n)
    seats, options = tables(rules.name)[n % len(tables(rules.name))] if every else _any_table(rules, rng)
    players = [mix[(n + seat) % len(mix)] for seat in range(seats)]
    rng.shuffle(players)
    return Plan(rules.name, seats, options, tuple(players), n)


def _any_table(rules: Rules[Any], rng: Random) -> tuple[int, dict[str, Json]]:
    while True:
        seats = rng.choice(rules.seats)
        wanted: dict[str, Json] = {}
        for setting in rules.settings:
            some = [value for value in setting.values if rng.random() < 0.5]
            wanted[setting.name] = some if setting.many else rng.choice(setting.values)
        try:
            return seats, rules.read_options(seats, wanted)
        except BadSetup:
            continue


class Haste(NamedTuple):
    """How `hard` is made quicker than it plays elsewhere: what is played here is to end, not to win; which tables are
    taken, and how closely one looks."""

    seconds: float | None = None
    worlds: int | None = None
    every: bool = False
    """All tables in turn."""
    check: bool = False
    """Broken invariants are looked for after every answer, else at the end."""

    def player(self, game: str, level: str, seed: int) -> Player:
        if self.worlds is not None and (game, level) == ("race", "hard"):
            return HardPlayer(seed, effort=Effort(worlds=self.worlds))
        return make_player(game, level, seed)


UNHURRIED = Haste()


def play(rules: Rules[Any], plan: Plan, haste: Haste) -> tuple[int, str]:
    """Play to the end; how many answers it took, and how it ended."""
    game = kernel.start(rules, plan.seats, plan.seed, plan.options, listen=needs_events(plan))
    players = [haste.player(plan.game, name, plan.seed * 64 + seat) for seat, name in enumerate(plan.players)]
    play_out(game, players, seconds=haste.seconds, after=look_for_faults if haste.check else None)
    if faults := list(rules.faults(game.state)):
        raise AssertionError("; ".join(faults))
    assert game.result is not None
    return len(game), game.result.reason or "won"


def play_piece(
    rules: Rules[Any], mix: Sequence[str], first: int, games: int, haste: Haste = UNHURRIED
) -> dict[str, Json]:
    """So many games of a mix; what went wrong is listed, and does not stop the others."""
    begun = time.process_time()
    answers = 0
    kinds: dict[str, int] = {}
    ends: dict[str, int] = {}
    failed: list[Json] = []
    for n in range(first, first + games):
        table = plan(rules, mix, n, every=haste.every)
        kind = f"{table.seats} advanced" if table.options.get("advanced") else str(table.seats)
        kinds[kind] = kinds.get(kind, 0) + 1
        try:
            count, reason = play(rules, table, haste)
            answers += count
            ends[reason] = ends.get(reason, 0) + 1
        except Exception as error:
            failed.append({"game": n, "error": repr(error)})
    return {
        "game": rules.name,
        "mix": "+".join(mix),
        "first": first,
        "games": games,
        "seats": dict(sorted(kinds.items())),
        "ends": dict(sorted(ends.items())),
        "answers": answers,
        "time_for_an_answer": haste.seconds,
        "worlds": haste.worlds,
        "failed": failed,
        "seconds": round(time.process_time() - begun, 1),
    }


def lines(log: Path) -> Iterator[dict[str, Any]]:
    """What has been played; a last line that was cut off is not counted."""
    for text in log.read_text().splitlines() if log.exists() else ():
        try:
            yield json.loads(text)
        except json.JSONDecodeError:
            continue


def append(log: Path, line: dict[str, Json]) -> None:
    text = log.read_text() if log.exists() else ""
    cut_off = bool(text) and not text.endswith("\n")
    with log.open("a") as file:
        file.write("\n" * cut_off + json.dumps(line) + "\n")


def played(log: Path, game: str) -> dict[str, dict[str, int]]:
    """For each mix how many games were played, and how many of them failed."""
    counts: dict[str, dict[str, int]] = {}
    for line in lines(log):
        if line["game"] == game:
            count = counts.setdefault(line["mix"], {"games": 0, "failed": 0, "answers": 0})
            count["games"] = max(count["games"], line["first"] + line["games"])
            count["failed"] += len(line["failed"])
            count["answers"] += line["answers"]
    return counts


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--levels", default="random,easy,normal", help="every set of these is a mix")
    parser.add_argument("--mix", action="append", default=[], metavar="A+B", help="only this one (or these)")
    parser.add_argument("--games", type=int, default=5000, help="of each mix")
    parser.add_argument("--piece", type=int, default=50)
    parser.add_argument(
        "--seconds", type=float, help="time for each answer: hard looks ahead less, and is not repeatable"
    )
    parser.add_argument("--worlds", type=int, help="worlds that hard of Race imagines for each answer")
    parser.add_argument("--every", action="store_true", help="all tables that can be played, one after the other")
    parser.add_argument("--check", action="store_true", help="look for broken invariants after every answer")
    parser.add_argument("--log", type=Path, required=True)
    args = parser.parse_args(argv)
    rules = rules_of(args.game)
    haste = Haste(args.seconds, args.worlds, args.every, args.check)
    args.log.parent.mkdir(parents=True, exist_ok=True)
    for mix in [tuple(mix.split("+")) for mix in args.mix] or mixes(args.levels.split(",")):
        done = played(args.log, args.game).get("+".join(mix), {"games": 0})["games"]
        for first in range(done, args.games, args.piece):
            line = play_piece(rules, mix, first, min(args.piece, args.games - first), haste)
            append(args.log, line)
    for name, count in played(args.log, args.game).items():
        print(json.dumps({"mix": name, **count}))


if __name__ == "__main__":
    main()
