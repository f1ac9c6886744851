"""All tables of a game that can be played: every number of seats with every combination of its options."""

from collections.abc import Iterator
from itertools import product
from typing import Any

from readyroom.kernel import BadSetup, Json, Rules


def every_table(rules: Rules[Any]) -> Iterator[tuple[int, dict[str, Json]]]:
    """Seats and options, in a fixed order; of an option that takes several values, none and all.

    >>> from readyroom.testing.lanterns import RULES
    >>> {seats for seats, _ in every_table(RULES)} == {*RULES.seats}
    True
    """
    free = [[[], list(setting.values)] if setting.many else setting.values for setting in rules.settings]
    for seats in rules.seats:
        for values in product(*free):
            options = dict(zip((setting.name for setting in rules.settings), values, strict=True))
            try:
                yield seats, rules.read_options(seats, options)
            except BadSetup:
                continue
