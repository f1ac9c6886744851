"""Battlestar Galactica's speed: random 5-player games a second, size of a live game, time of a clone inside a turn.

python -m bench.galactica                              the base box
python -m bench.galactica --option rules=exodus        any other table
python -m bench.galactica --modes                      four kinds of tables in turns, and ratios
"""

import argparse
import gc
import json
import time
import tracemalloc
from random import Random
from statistics import mean, median
from typing import Any

from bench.modes import GAME, add_arguments, ratios, wanted_modes

import readyroom as rr
from readyroom.kernel import Game
from readyroom.players import random_answer

Options = dict[str, Any]


def play(seed: int, options: Options, *, listen: bool = False, upto: int | None = None) -> Game[Any]:
    rng = Random(seed)
    game = rr.new(GAME, 5, seed, options, listen=listen)
    while not game.over and (upto is None or len(game) < upto):
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    return game


def games_per_second(games: int, options: Options) -> tuple[float, float]:
    """Games a second, and answers: games of other modes are longer or shorter."""
    answers, begun = 0, time.perf_counter()
    for seed in range(games):
        answers += len(play(seed, options))
    seconds = time.perf_counter() - begun
    return games / seconds, answers / seconds


def bytes_of_a_game(games: int, options: Options) -> int:
    """What a game that tells its events takes after 200 answers, on average."""
    play(0, options, listen=True)
    gc.collect()
    tracemalloc.start()
    kept = [play(seed, options, listen=True, upto=200) for seed in range(games)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(kept)


def clone_times(games: int, options: Options, tries: int = 5) -> list[float]:
    """Microseconds of a clone, at every answer of some games (each the best of some tries)."""
    times: list[float] = []
    for seed in range(games):
        rng = Random(seed)
        game = rr.new(GAME, 5, seed, options)
        while not game.over:
            best = float("inf")
            for _ in range(tries):
                begun = time.perf_counter()
                game.clone(listen=False)
                best = min(best, time.perf_counter() - begun)
            times.append(best * 1e6)
            question = game.questions[0]
            game.answer(question.seat, random_answer(question, rng))
    return times


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    add_arguments(parser)
    parser.add_argument("--games", type=int, default=60, help="in a round")
    parser.add_argument("--rounds", type=int, default=3, help="of which the quickest counts")
    wanted = parser.parse_args()
    modes = wanted_modes(wanted)
    gc.freeze()
    rounds: dict[str, list[tuple[float, float]]] = {mode: [] for mode in modes}
    for _ in range(wanted.rounds):
        for mode, options in modes.items():
            rounds[mode].append(games_per_second(wanted.games, options))
    for mode, options in modes.items():
        times = clone_times(10, options)
        line = {
            "bench": GAME,
            "mode": mode,
            "games_per_second": round(max(games for games, _ in rounds[mode]), 1),
            "answers_per_second": round(max(answers for _, answers in rounds[mode])),
            "bytes_of_a_game": bytes_of_a_game(20, options),
            "clone_microseconds_mean": round(mean(times), 1),
            "clone_microseconds_median": round(median(times), 1),
            "clone_microseconds_slowest": round(max(times)),
        }
        print(json.dumps(line), flush=True)
    if len(modes) > 1:
        games = {mode: max(games for games, _ in done) for mode, done in rounds.items()}
        answers = {mode: max(answers for _, answers in done) for mode, done in rounds.items()}
        compared = {"games_per_second": ratios(games), "answers_per_second": ratios(answers)}
        print(json.dumps({"bench": f"{GAME}-modes", "for_one_of": next(iter(modes)), **compared}))


if __name__ == "__main__":
    main()
