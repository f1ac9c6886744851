"""`readyroom simulate`: many games of computer players, and one line of JSON about them."""

import argparse
import json
import time
from pathlib import Path

from readyroom.catalogue import rules_of
from readyroom.cli.kinds import Commands, positive, read_options
from readyroom.cli.progress import progress_bar
from readyroom.kernel import BadSetup, Json
from readyroom.players import make_player
from readyroom.players.series import Plan, Played, run_in_processes


def add(commands: Commands) -> None:
    parser = commands.add_parser("simulate", help="play many games between computer players")
    parser.add_argument("game")
    parser.add_argument("--seats", type=positive, help="how many (default: the fewest the game allows)")
    parser.add_argument("--games", type=positive, default=100)
    parser.add_argument("--seed", type=int, default=1, help="of the first game; the next has one more, and so on")
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE", help="an option of the game")
    parser.add_argument(
        "--players", default="random", metavar="NAME,...", help="one for each seat, or one for all (default: random)"
    )
    parser.add_argument("--jobs", type=positive, default=1, help="processes to play in")
    parser.add_argument("--save", type=Path, metavar="FOLDER", help="keep the record of every game there")
    parser.add_argument("--check", action="store_true", help="look for broken invariants after every answer")
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = rules_of(args.game)
    seats = args.seats or rules.seats[0]
    options = rules.read_options(seats, read_options(rules, args.option))
    names = tuple(args.players.split(","))
    players = names * seats if len(names) == 1 else names
    if len(players) != seats:
        raise BadSetup(f"{len(players)} players for {seats} seats")
    for name in players:
        make_player(args.game, name, 0)
    if args.save:
        _make_folder(args.save)
    seeds = range(args.seed, args.seed + args.games)
    plans = [Plan(args.game, seats, options, players, seed, args.save, args.check) for seed in seeds]
    begun = time.perf_counter()
    with progress_bar(len(plans)) as progress:
        games = run_in_processes(args.jobs)(plans, progress)
    print(json.dumps(_summary(plans[0], games, time.perf_counter() - begun)))
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise BadSetup(f"can't make the folder {folder}: {error.strerror}") from None


def _summary(plan: Plan, games: list[Played], seconds: float) -> dict[str, Json]:
    wins = [0] * plan.seats
    sums: list[list[int]] = [[] for _ in range(plan.seats)]
    reasons: dict[str, int] = {}
    for _, result in games:
        for seat in result.winners:
            wins[seat] += 1
        for seat, score in enumerate(result.scores):
            if score is not None:
                sums[seat].append(score)
        if result.reason is not None:
            reasons[result.reason] = reasons.get(result.reason, 0) + 1
    results: dict[str, Json] = {
        "wins": wins,
        "shared_wins": sum(len(result.winners) > 1 for _, result in games),
        "mean_scores": [round(sum(scores) / len(scores), 2) if scores else None for scores in sums],
        "reasons": dict(sorted(reasons.items())),
    }
    return {
        "game": plan.game,
        "seats": plan.seats,
        "options": dict(plan.options),
        "players": list(plan.players),
        "games": len(games),
        "answers": sum(answers for answers, _ in games),
        "seconds": round(seconds, 3),
        "games_per_second": round(len(games) / seconds, 2),
        "results": results,
    }
