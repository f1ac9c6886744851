"""`readyroom conformance GAME FILE...`: replay games that another engine has recorded, and compare."""

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Protocol

from readyroom.cli.kinds import Commands
from readyroom.kernel import BadSetup


class Report(Protocol):
    """What a game's checker says of all the recorded games together."""

    games: int
    rounds: int
    decisions: int
    agreed: int
    explained: dict[str, int]
    """Differences that a ruling of ours explains, by its rule id."""
    disagreements: tuple[str, ...]


CHECKERS = {"race": "readyroom.race.conformance"}
"""By game: the module with `conformance(paths)`."""


def add(commands: Commands) -> None:
    parser = commands.add_parser("conformance", help="compare a game's engine with recorded games of another engine")
    parser.add_argument("game", help=", ".join(CHECKERS))
    parser.add_argument("file", nargs="+", type=Path, help="traces (see the game's conformance module for the format)")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    if args.game not in CHECKERS:
        raise BadSetup(f"there are no traces for {args.game!r}; there are for: {', '.join(CHECKERS)}")
    check: Callable[[list[Path]], Report] = import_module(CHECKERS[args.game]).conformance
    report = check(args.file)
    print(f"{report.agreed} of {report.games} games agree ({report.rounds} rounds, {report.decisions} decisions)")
    for rule, count in report.explained.items():
        print(f"{count} differences explained by {rule} (docs/rulings.md)")
    for disagreement in report.disagreements:
        print(f"disagrees: {disagreement}")
    return 1 if report.disagreements else 0
