"""The generic suite on every mode of Race."""

from typing import Any

import pytest

from readyroom.race import RULES
from readyroom.testing import check_games

MODES: list[tuple[int, dict[str, Any]]] = [
    *((seats, {"first_game": first}) for seats in (2, 3, 4) for first in (False, True)),
    *((2, {"first_game": first, "advanced": True}) for first in (False, True)),
]

BOUND = 2000
"""The longest of 20,000 random games had 463 answers; on average they have 204."""


def test_random_games() -> None:
    tally = check_games(RULES, 16, seed=11, sample=0.03, bound=BOUND, modes=MODES)
    assert tally.games == 16
    assert tally.positions > 50
    assert tally.secrets > 1000


@pytest.mark.slow
@pytest.mark.parametrize("part", range(4))
def test_a_thousand_random_games(part: int) -> None:
    tally = check_games(RULES, 250, seed=100 + part, sample=0.005, bound=BOUND, modes=MODES)
    assert tally.games == 250
    assert tally.undone > 100
