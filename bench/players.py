"""How long Race's computer players think: each level plays two-player games against `easy`, on one core."""

import argparse
import json
import statistics
import time

from readyroom.kernel import start
from readyroom.players import Chair, make_player
from readyroom.race import RULES


def seconds(level: str, games: int, *, advanced: bool) -> list[float]:
    """The processor time of every answer."""
    taken = []
    for seed in range(games):
        game = start(RULES, 2, seed, {"advanced": advanced}, listen=False)
        players = [make_player("race", ("easy", level)[(seat + seed) % 2], seed * 64 + seat) for seat in range(2)]
        mine = (seed + 1) % 2
        while not game.over:
            question = game.questions[0]
            begun = time.process_time()
            answer = players[question.seat].answer(Chair(game, question))
            if question.seat == mine:
                taken.append(time.process_time() - begun)
            game.answer(question.seat, answer)
    return taken


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=20)
    parser.add_argument("--levels", nargs="+", default=["easy", "normal", "hard"])
    args = parser.parse_args()
    for level in args.levels:
        for advanced in (False, True):
            taken = sorted(1000 * each for each in seconds(level, args.games, advanced=advanced))
            line = {
                "bench": "players",
                "level": level,
                "advanced": advanced,
                "answers": len(taken),
                "mean_ms": round(statistics.mean(taken), 2),
                "median_ms": round(statistics.median(taken), 2),
                "p99_ms": round(taken[int(0.99 * len(taken))], 1),
                "most_ms": round(taken[-1], 1),
            }
            print(json.dumps(line), flush=True)


if __name__ == "__main__":
    main()
