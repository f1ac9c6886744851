"""Battlestar Galactica's speed: random 5-player games a second, size of a live game, time of a clone inside a turn."""

import gc
import json
import time
import tracemalloc
from random import Random
from statistics import mean, median
from typing import Any

import readyroom as rr
from readyroom.kernel import Game
from readyroom.players import random_answer


def play(seed: int, *, listen: bool = False, upto: int | None = None) -> Game[Any]:
    rng = Random(seed)
    game = rr.new("galactica", seats=5, seed=seed, listen=listen)
    while not game.over and (upto is None or len(game) < upto):
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    return game


def games_per_second(games: int) -> float:
    begun = time.perf_counter()
    for seed in range(games):
        play(seed)
    return games / (time.perf_counter() - begun)


def bytes_of_a_game(games: int) -> int:
    """What a game that tells its events takes after 200 answers, on average."""
    play(0, listen=True)
    gc.collect()
    tracemalloc.start()
    kept = [play(seed, listen=True, upto=200) for seed in range(games)]
    gc.collect()
    size, _ = tracemalloc.get_traced_memory()
    tracemalloc.stop()
    return size // len(kept)


def clone_times(games: int, tries: int = 5) -> list[float]:
    """Microseconds of a clone, at every answer of some games (each the best of some tries)."""
    times: list[float] = []
    for seed in range(games):
        rng = Random(seed)
        game = rr.new("galactica", seats=5, seed=seed)
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
    gc.freeze()
    times = clone_times(10)
    print(
        json.dumps(
            {
                "bench": "galactica",
                "games_per_second": round(max(games_per_second(60) for _ in range(3)), 1),
                "bytes_of_a_game": bytes_of_a_game(20),
                "clone_microseconds_mean": round(mean(times), 1),
                "clone_microseconds_median": round(median(times), 1),
                "clone_microseconds_slowest": round(max(times)),
            }
        )
    )


if __name__ == "__main__":
    main()
