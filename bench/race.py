"""Race's speed and size: random 2-player games on one core, clones in mid-game, and the memory of one live game."""

import gc
import json
import statistics
import sys
import time
from random import Random
from types import FunctionType, GeneratorType, ModuleType
from typing import Any

from readyroom.kernel import Game, start
from readyroom.players import random_answer
from readyroom.race import RULES, tables


def play(game: Game[Any], rng: Random, answers: int | None = None) -> Game[Any]:
    while not game.over and (answers is None or len(game) < answers):
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    return game


def speed(games: int) -> tuple[float, float]:
    """Answers and games a second."""
    rng = Random(1)
    begun = time.perf_counter()
    answers = sum(len(play(start(RULES, 2, seed, listen=False), rng)) for seed in range(games))
    taken = time.perf_counter() - begun
    return answers / taken, games / taken


def clone_microseconds(games: int = 40, clones: int = 50) -> float:
    """The median over mid-game positions, at rest or not."""
    rng = Random(1)
    taken = []
    for seed in range(games):
        game = play(start(RULES, 2, seed, listen=False), rng, 60 + rng.randrange(40))
        begun = time.perf_counter()
        for _ in range(clones):
            game.clone(listen=False)
        taken.append((time.perf_counter() - begun) / clones)
    return statistics.median(taken) * 1e6


_SHARED = {
    id(thing)
    for table in vars(tables).values()
    for thing in gc.get_referents(table)
    if isinstance(table, (tuple, dict))
}


def size(thing: Any, seen: set[int]) -> int:
    """Bytes of a thing and all it refers to, without what all games share: code, tables, rules and small numbers."""
    if id(thing) in seen or id(thing) in _SHARED:
        return 0
    if thing is RULES or isinstance(thing, (type, ModuleType, FunctionType)):
        return 0
    if isinstance(thing, int) and -5 <= thing <= 256:
        return 0
    seen.add(id(thing))
    total = sys.getsizeof(thing)
    if isinstance(thing, GeneratorType):
        frame = thing.gi_frame
        total += sum(size(local, seen) for local in frame.f_locals.values()) if frame else 0
        return total + (size(thing.gi_yieldfrom, seen) if thing.gi_yieldfrom is not None else 0)
    if isinstance(thing, dict):
        return total + sum(size(key, seen) + size(value, seen) for key, value in thing.items())
    if isinstance(thing, (list, tuple)):
        return total + sum(size(item, seen) for item in thing)
    names = getattr(thing, "__struct_fields__", None) or [
        name for kind in type(thing).__mro__ for name in getattr(kind, "__slots__", ())
    ]
    return total + sum(size(getattr(thing, name), seen) for name in names if hasattr(thing, name))


def live_game_bytes(games: int = 20) -> tuple[int, int]:
    """The median in the middle and at the end of a game that tells its events."""
    middle, end = [], []
    for seed in range(games):
        length = len(play(start(RULES, 2, seed, listen=False), Random(seed)))
        rng = Random(seed)
        game = play(start(RULES, 2, seed), rng, length // 2)
        middle.append(size(game, set()))
        end.append(size(play(game, rng), set()))
    return round(statistics.median(middle)), round(statistics.median(end))


def main() -> None:
    gc.freeze()
    speeds = [speed(100) for _ in range(5)]
    middle, end = live_game_bytes()
    print(
        json.dumps(
            {
                "bench": "race",
                "answers_per_second": round(max(answers for answers, _ in speeds)),
                "games_per_second": round(max(games for _, games in speeds)),
                "clone_microseconds": round(min(clone_microseconds() for _ in range(3)), 1),
                "live_game_bytes_middle": middle,
                "live_game_bytes_end": end,
            }
        )
    )


if __name__ == "__main__":
    main()
