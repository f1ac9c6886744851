"""The kernel's speed with the example game: answers a second of random play, and clones a second mid-turn."""

import gc
import json
import time
from random import Random

from readyroom.kernel import start
from readyroom.players import random_answer
from readyroom.testing.lanterns import RULES


def answers_per_second(games: int) -> float:
    rng = Random(1)
    answers = 0
    begun = time.perf_counter()
    for seed in range(games):
        game = start(RULES, 2, seed, listen=False)
        while not game.over:
            question = game.questions[0]
            game.answer(question.seat, random_answer(question, rng))
        answers += len(game)
    return answers / (time.perf_counter() - begun)


def clones_per_second(clones: int) -> float:
    rng = Random(1)
    game = start(RULES, 2, 5)
    for _ in range(12):
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    begun = time.perf_counter()
    for _ in range(clones):
        game.clone()
    return clones / (time.perf_counter() - begun)


def main() -> None:
    gc.freeze()
    print(
        json.dumps(
            {
                "bench": "kernel",
                "answers_per_second": round(max(answers_per_second(2000) for _ in range(5))),
                "clones_per_second": round(max(clones_per_second(10_000) for _ in range(5))),
            }
        )
    )


if __name__ == "__main__":
    main()
