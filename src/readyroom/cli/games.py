"""`readyroom games`: the catalogue."""

import argparse

from rich.console import Console
from rich.table import Table

from readyroom.catalogue import games
from readyroom.cli.kinds import Commands
from readyroom.kernel import Setting


def add(commands: Commands) -> None:
    parser = commands.add_parser("games", help="list the games with their seats and options")
    parser.add_argument("--examples", action="store_true", help="also those that are there to learn and test with")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    table = Table("game", "title", "seats", "options (default first)", box=None)
    for info in games(examples=args.examples):
        seats = ", ".join(map(str, info.seats))
        table.add_row(info.name, info.title, seats, "\n".join(_spelled(setting) for setting in info.settings))
    Console().print(table)
    return 0


def _spelled(setting: Setting) -> str:
    return f"{setting.name}={'|'.join(setting.spelled())}{' (any of them)' if setting.many else ''}"
