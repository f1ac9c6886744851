"""`readyroom simulate`: many games of computer players, and one line of JSON about them."""

import argparse
import json
import time
from collections.abc import Iterator, Mapping
from concurrent.futures import ProcessPoolExecutor
from contextlib import contextmanager
from pathlib import Path
from typing import NamedTuple

from rich.console import Console
from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

import readyroom as rr
from readyroom.catalogue import rules_of
from readyroom.cli.kinds import Commands, positive, read_options, write_record
from readyroom.kernel import Json, Result, load
from readyroom.players import make_player, play_out


class Plan(NamedTuple):
    """What to play."""

    game: str
    seats: int
    options: Mapping[str, Json]
    players: tuple[str, ...]
    save: Path | None


class Played(NamedTuple):
    answers: int
    result: Result


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
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    rules = rules_of(args.game)
    seats = args.seats or rules.seats[0]
    options = rules.read_options(seats, read_options(rules, args.option))
    names = tuple(args.players.split(","))
    players = names * seats if len(names) == 1 else names
    if len(players) != seats:
        raise rr.BadSetup(f"{len(players)} players for {seats} seats")
    for name in players:
        make_player(args.game, name, 0)
    if args.save:
        _make_folder(args.save)
    plan = Plan(args.game, seats, options, players, args.save)
    begun = time.perf_counter()
    games = _play(plan, range(args.seed, args.seed + args.games), args.jobs)
    seconds = time.perf_counter() - begun
    print(json.dumps(_summary(plan, games, seconds)))
    return 0


def _make_folder(folder: Path) -> None:
    try:
        folder.mkdir(parents=True, exist_ok=True)
    except OSError as error:
        raise rr.BadSetup(f"can't make the folder {folder}: {error.strerror}") from None


def play_game(plan: Plan, seed: int) -> Played:
    """One game: the same plan and seed always give the same game."""
    game = rr.new(plan.game, plan.seats, seed, plan.options, listen=False)
    play_out(game, [make_player(plan.game, name, seed * 64 + seat) for seat, name in enumerate(plan.players)])
    if plan.save:
        write_record(plan.save / f"{plan.game}-{seed}.json", load(game.record()))
    result = game.result
    assert result is not None
    return Played(len(game), result)


def _play_some(plan: Plan, seeds: range) -> list[Played]:
    return [play_game(plan, seed) for seed in seeds]


def _play(plan: Plan, seeds: range, jobs: int) -> list[Played]:
    with _progress(len(seeds)) as progress:
        played: list[Played] = []
        if jobs == 1:
            for seed in seeds:
                played.append(play_game(plan, seed))
                progress.advance(progress.task_ids[0])
            return played
        size = max(1, min(100, len(seeds) // (jobs * 4)))
        with ProcessPoolExecutor(jobs) as pool:
            pieces = [pool.submit(_play_some, plan, seeds[at : at + size]) for at in range(0, len(seeds), size)]
            for piece in pieces:
                played += piece.result()
                progress.update(progress.task_ids[0], completed=len(played))
        return played


@contextmanager
def _progress(total: int) -> Iterator[Progress]:
    console = Console(stderr=True)
    columns = (BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=console, transient=True, disable=not console.is_terminal) as progress:
        progress.add_task("games", total=total)
        yield progress


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
