"""`readyroom arena`: which computer player is better."""

import argparse
import json
import time

from readyroom.catalogue import rules_of
from readyroom.cli.kinds import Commands, positive, read_options
from readyroom.cli.progress import progress_bar
from readyroom.players import arena, make_player
from readyroom.players.series import run_in_processes, run_on_ray


def add(commands: Commands) -> None:
    parser = commands.add_parser("arena", help="measure computer players against each other")
    parser.add_argument("game")
    parser.add_argument(
        "--players", required=True, metavar="A,B", help="who plays; repeated in order to fill the seats"
    )
    parser.add_argument("--seats", type=positive, help="how many (default: the fewest the game allows)")
    parser.add_argument("--games", type=positive, default=200, help="at least so many (default: 200)")
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument("--jobs", type=positive, default=1, help="processes to play in")
    parser.add_argument("--ray", metavar="ADDRESS", help="play on this Ray cluster instead")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = rules_of(args.game)
    seats = args.seats or rules.seats[0]
    options = rules.read_options(seats, read_options(rules, args.option))
    contest = arena.Contest(args.game, seats, options, tuple(args.players.split(",")))
    for name in contest.entrants:
        make_player(args.game, name, 0)
    plans = arena.plans(contest, args.games, args.seed)
    play_all = run_on_ray(args.ray) if args.ray else run_in_processes(args.jobs)
    begun = time.perf_counter()
    with progress_bar(len(plans)) as progress:
        played = play_all(plans, progress)
    result = arena.summary(contest, plans, played)
    result["seconds"] = round(time.perf_counter() - begun, 1)
    print(json.dumps(result))
    return 0
