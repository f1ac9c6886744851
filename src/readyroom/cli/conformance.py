"""`readyroom conformance GAME FILE...`: replay games that another engine has recorded, and compare."""

import argparse
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from typing import Any

from readyroom.cli.kinds import Commands
from readyroom.kernel import BadSetup

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
    check: Callable[[list[Path]], Any] = import_module(CHECKERS[args.game]).conformance
    report = check(args.file)
    print(report.summary())
    return 0 if report.clean else 1
