"""`random`: any legal answer, each as likely as the other."""

from random import Random

from readyroom.kernel import Answer, Question
from readyroom.players.base import Chair


def random_answer(question: Question, rng: Random) -> Answer:
    """A legal answer: how many first, then which."""
    count = len(question.picks)
    if question.kind == "one":
        return int(rng.random() * count)
    low, high = question.at_least, question.at_most
    wanted = low if low == high else low + int(rng.random() * (high - low + 1))
    return (int(rng.random() * count),) if wanted == 1 else tuple(rng.sample(range(count), wanted))


class RandomPlayer:
    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)  # noqa: S311 - a player's whim, not the game's chance

    def answer(self, chair: Chair) -> Answer:
        return random_answer(chair.question, self._rng)
