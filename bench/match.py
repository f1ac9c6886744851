"""A long match between computer players, in pieces that can be played over several sessions.

    python -m bench.match race --players hard,normal --games 1000 --seed 2000 --log runs/hard-normal.jsonl

The same games and the same summary as `readyroom arena` with these arguments. A line with every result is appended to
the log for each piece; started again, it goes on where the log ends. A log is good
for one version of the players only.
"""

import argparse
import json
from collections.abc import Sequence
from pathlib import Path
from typing import Any

from bench.mixes import append, lines

from readyroom.catalogue import rules_of
from readyroom.cli.kinds import read_options
from readyroom.kernel import BadSetup, Json, Result
from readyroom.players import arena
from readyroom.players.series import Plan, Played, play


def kept(game: Played) -> list[Json]:
    """A result as it is logged: answers, winners, scores, reason."""
    return [game.answers, list(game.result.winners), list(game.result.scores), game.result.reason]


def read(line: list[Any]) -> Played:
    answers, winners, scores, reason = line
    return Played(answers, Result(tuple(winners), tuple(scores), reason))


def logged(log: Path, match: dict[str, Json]) -> list[Played]:
    """The games played so far; a log of another match is refused."""
    played: list[Played] = []
    for line in lines(log):
        if line["match"] != match:
            raise BadSetup(f"{log} is the log of another match: {line['match']}")
        if line["first"] == len(played):
            played += map(read, line["played"])
    return played


def main(argv: Sequence[str] | None = None) -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("game")
    parser.add_argument("--players", required=True, metavar="A,B")
    parser.add_argument("--seats", type=int)
    parser.add_argument("--option", action="append", default=[], metavar="NAME=VALUE")
    parser.add_argument("--games", type=int, default=1000)
    parser.add_argument("--seed", type=int, default=1)
    parser.add_argument("--piece", type=int, default=10, help="blocks (the same deal, every way to sit)")
    parser.add_argument("--log", type=Path, required=True)
    args = parser.parse_args(argv)
    rules = rules_of(args.game)
    seats = args.seats or rules.seats[0]
    options = rules.read_options(seats, read_options(rules, args.option))
    contest = arena.Contest(args.game, seats, options, tuple(args.players.split(",")))
    plans: list[Plan] = arena.plans(contest, args.games, args.seed)
    size = args.piece * len(arena.lineups(contest))
    match = {"game": args.game, "seats": seats, "options": options, "players": args.players, "seed": args.seed}
    args.log.parent.mkdir(parents=True, exist_ok=True)
    played = logged(args.log, match)[: len(plans)]
    while len(played) < len(plans):
        first = len(played)
        more = [play(plan) for plan in plans[first : first + size]]
        append(args.log, {"match": match, "first": first, "played": [kept(game) for game in more]})
        played += more
    print(json.dumps(arena.summary(contest, plans, played)))


if __name__ == "__main__":
    main()
