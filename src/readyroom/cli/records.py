"""`readyroom replay`, `verify` and `fork`: what can be done with a record."""

import argparse
from pathlib import Path

import readyroom as rr
from readyroom.cli.kinds import Commands, read_record
from readyroom.kernel import load
from readyroom.words import words


def add(commands: Commands) -> None:
    replay = commands.add_parser("replay", help="print the log of a recorded game")
    replay.add_argument("record", help="a record file; - for standard input")
    replay.add_argument("--seat", type=int, help="as this seat saw it (default: as a spectator did)")
    replay.add_argument("--at", type=int, metavar="N", help="only up to the Nth answer")
    replay.set_defaults(run=run_replay)

    verify = commands.add_parser(
        "verify", help="prove that a recorded game was played by its rules and its chance fair"
    )
    verify.add_argument("record", help="a record file; - for standard input")
    verify.add_argument("--commitment", help="what the host published before the game: must be the same")
    verify.set_defaults(run=run_verify)

    fork = commands.add_parser("fork", help="cut a record after an answer, to go on differently from there")
    fork.add_argument("record", help="a record file; - for standard input")
    fork.add_argument("--at", type=int, required=True, metavar="N", help="how many answers to keep")
    fork.add_argument("--out", type=Path, metavar="FILE", help="where to write (default: standard output)")
    fork.set_defaults(run=run_fork)


def run_replay(args: argparse.Namespace) -> int:
    record = read_record(args.record)
    if args.seat is not None and not 0 <= args.seat < record.header.seats:
        raise rr.BadRecord(f"the record has seats 0 to {record.header.seats - 1}; there is no seat {args.seat}")
    game = rr.replay(record) if args.at is None else rr.fork(record, args.at)
    for event in game.events(args.seat):
        sentence = words().tell(record.header.game, event)
        if sentence is not None:
            print(sentence)
    if game.result is None:
        print(f"(not finished: {len(game)} answers)")
    else:
        print(
            f"Won by seat {', '.join(map(str, game.result.winners)) or 'nobody'}; scores {_scores(game.result.scores)}"
        )
    return 0


def _scores(scores: tuple[int | None, ...]) -> str:
    return ", ".join("-" if score is None else str(score) for score in scores)


def run_verify(args: argparse.Namespace) -> int:
    verdict = rr.verify(read_record(args.record))
    if args.commitment is not None and args.commitment != verdict.commitment:
        raise rr.BadRecord("the record's commitment is not the one that was published")
    print(
        f"ok: {verdict.answers} answers, {'finished' if verdict.over else 'unfinished'}, replayed to the same position"
    )
    if verdict.commitment is None:
        print("chance: from a seed that was given by hand; repeatable, but somebody chose it")
    else:
        print(f"chance: fair; commitment {verdict.commitment}; salts {', '.join(map(repr, verdict.salts))}")
    return 0


def run_fork(args: argparse.Namespace) -> int:
    record = load(rr.fork(read_record(args.record), args.at).record())
    if args.out is None:
        print(record.dump().decode())
    else:
        record.write(args.out)
    return 0
