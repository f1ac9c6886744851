"""The generic suite on a fair sample of all tables: each day another twentieth of them, in twenty days every one.

`READYROOM_PART=7` takes a certain twentieth: the one a failure names.
"""

import os
from datetime import UTC, datetime
from functools import cache
from random import Random
from typing import Any

import pytest

from readyroom.galactica import RULES
from readyroom.testing import check_game, every_table

PARTS = 20
PART = int(os.environ.get("READYROOM_PART") or datetime.now(UTC).toordinal()) % PARTS
PIECES = 4


@cache
def mixed() -> list[tuple[int, dict[str, Any]]]:
    """All tables, each with another rulebook, objective or number of seats than the one before."""
    tables = list(every_table(RULES))
    Random(1).shuffle(tables)
    return tables


def sample(part: int) -> list[tuple[int, dict[str, Any]]]:
    return mixed()[part::PARTS]


def test_in_twenty_runs_every_table_is_seen() -> None:
    found = [(seats, *options.values()) for part in range(PARTS) for seats, options in sample(part)]
    assert len(found) == len(set(found)) == len(mixed()) > 1000
    for part in range(PARTS):
        tables = sample(part)
        assert {options["rules"] for _, options in tables} >= {"exodus", "combined"}
        assert {options["objective"] for _, options in tables} == {"kobol", "ionian", "new_caprica", "earth"}
        assert {seats for seats, _ in tables} >= {3, 4, 5, 6}


@pytest.mark.slow
@pytest.mark.parametrize("piece", range(PIECES))
def test_a_fair_sample_of_all_tables_keeps_every_promise(piece: int) -> None:
    tables = sample(PART)[piece::PIECES]
    positions = 0
    for n, (seats, options) in enumerate(tables):
        seed = PART * 1000 + PIECES * n + piece
        try:
            positions += check_game(RULES, seats, options, seed=seed, sample=0.01, bound=20_000).positions
        except Exception as fault:
            fault.add_note(f"READYROOM_PART={PART}")
            raise
    assert positions > len(tables)
