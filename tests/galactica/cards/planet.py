"""How a test arranges what lies on New Caprica, where the fleet has settled."""

from collections import Counter
from collections.abc import Callable

from tests.rules.galactica_new_caprica import ground, occupied

from readyroom.galactica.testing import Table

HOLDING = ("civ_empty", "civ_population_1", "civ_population_1", "civ_population_1")
"""Civilian ships on the ground where a test does not say which."""


def forces(*places: str) -> Callable[[Table], object]:
    """Occupation forces, one in each of these places."""
    return lambda table: occupied(table, **Counter(places))


def civilians(locked: tuple[str, ...], prepared: tuple[str, ...]) -> Callable[[Table], object]:
    """The ships on the ground, from the top; all others are lost."""
    return lambda table: ground(table.state, locked, prepared)
