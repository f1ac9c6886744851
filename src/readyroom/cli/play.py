"""`readyroom play`: a game in the terminal, one person against computer players."""

import argparse
import secrets
import sys
from pathlib import Path
from typing import Any

from rich.console import Console

import readyroom as rr
from readyroom.catalogue import games, rules_of
from readyroom.cli.kinds import Commands, positive, read_options
from readyroom.cli.terminal import Terminal
from readyroom.kernel import load
from readyroom.players import LEVELS, make_player


def add(commands: Commands) -> None:
    parser = commands.add_parser("play", help="play in this terminal against computer players")
    parser.add_argument("game", nargs="?", help="which game (default: ask)")
    parser.add_argument("--seats", type=positive, help="how many seats, yours included")
    parser.add_argument("--seat", type=int, default=0, help="yours (default: 0)")
    parser.add_argument("--players", metavar="NAME", help="the computer players' level (default: the best there is)")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--seed", help="to play a certain game again (default: a new one)")
    parser.add_argument("--save", type=Path, metavar="FILE", help="keep the record there when you stop")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    console = Console()
    name = args.game or _ask_game(console)
    rules = rules_of(name)
    seats = args.seats or rules.seats[0]
    options = read_options(rules, args.option)
    seed = args.seed or secrets.token_hex(8)
    game = rr.new(name, seats, seed, options)
    if not 0 <= args.seat < seats:
        raise rr.BadSetup(f"there are seats 0 to {seats - 1}; there is no seat {args.seat}")
    level = args.players or best_level(name)
    players = [make_player(name, level, n) for n in range(seats)]
    try:
        Terminal(game, args.seat, players, console).run()
    finally:
        if args.save:
            load(game.record()).write(args.save)
            console.print(f"Saved to {args.save}.")
    return 0


def best_level(name: str) -> str:
    return [*LEVELS.get(name, {}), "random"][0]


def _ask_game(console: Console) -> str:
    shelf: list[Any] = games() or games(examples=True)
    if len(shelf) == 1 or not sys.stdin.isatty():
        return str(shelf[0].name)
    for n, info in enumerate(shelf, 1):
        console.print(f"[bold]{n}[/] {info.title}")
    while True:
        text = console.input("Which game? ").strip()
        if text.isdigit() and 1 <= int(text) <= len(shelf):
            return str(shelf[int(text) - 1].name)
