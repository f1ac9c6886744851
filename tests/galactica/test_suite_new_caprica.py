"""The generic suite on games that come to New Caprica soon, at every number of seats."""

from collections import Counter
from random import Random
from typing import Any

import pytest
from tests.galactica.test_suite_combined import Late

from readyroom.galactica.state import Galactica
from readyroom.kernel import Game, start
from readyroom.players.randomly import random_answer
from readyroom.testing import check_games

SETTLED: dict[str, Any] = {"rules": "combined", "objective": "new_caprica"}
KINDS: list[tuple[int, dict[str, Any]]] = [
    *((seats, SETTLED) for seats in (3, 4, 5, 6)),
    (7, SETTLED | {"leaders": True}),
    (4, SETTLED | {"cylon_ships": "attack_cards"}),
]
SOON = 6


@pytest.mark.slow
@pytest.mark.parametrize("part", range(len(KINDS)))
def test_games_on_new_caprica_keep_every_promise(part: int) -> None:
    tally = check_games(Late(SOON), 1, seed=part + 1, sample=0.02, bound=9000, modes=[KINDS[part]])
    assert tally.games == 1
    assert tally.secrets > 10


def random_game(seats: int, seed: int, answers: int = 900) -> Game[Galactica]:
    game = start(Late(SOON), seats, seed, SETTLED)
    rng = Random(seed)
    while not game.over and len(game) < answers:
        question = game.questions[0]
        game.answer(question.seat, random_answer(question, rng))
    return game


def test_the_games_of_the_suite_come_to_what_is_special() -> None:
    """Else the tests above would say less than they seem to."""
    seen: Counter[str] = Counter()
    for seed in range(8):
        game = random_game(3 + seed % 4, seed)
        told = {event["event"] for event in game.events(None)}
        seen.update(
            told & {"NewCapricaBegan", "CivilianPrepared", "CivilianEvacuated", "TokensMoved", "LockedShipSeen"}
        )
        seen.update(told & {"GalacticaReturned", "DepartureOrdered"})
    assert seen["NewCapricaBegan"] == 8
    assert min(seen[name] for name in ("CivilianPrepared", "GalacticaReturned", "TokensMoved")) >= 2, seen
    assert seen["DepartureOrdered"], seen
