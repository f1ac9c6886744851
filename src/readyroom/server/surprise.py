"""What a host leaves to chance: options whose value the server rolls when the table starts.

Until then such an option has the value `SURPRISE`; a record and the rules know the value that was rolled, nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, Final, TypeVar

from readyroom.kernel import BadSetup, Json, Rules, Setting

SURPRISE: Final = "surprise"
T = TypeVar("T")


def left_open(rules: Rules[Any], options: Mapping[str, Json]) -> list[Setting]:
    """The settings that are left to chance, of those that may be."""
    return [one for one in rules.settings if one.surprise and options.get(one.name) == SURPRISE]


def read_options(rules: Rules[Any], seats: int, given: Mapping[str, Json]) -> dict[str, Any]:
    """As the rules read them, but what is left to chance stays open, and with it all that was not chosen; `BadSetup` if
    nothing can come of it."""
    if not left_open(rules, given):
        return rules.read_options(seats, given)
    _outcomes(rules, seats, given)
    return dict(given)


def example(rules: Rules[Any], seats: int, given: Mapping[str, Json]) -> dict[str, Any]:
    """All options as they may turn out, with what is left to chance still open."""
    opened = {one.name: SURPRISE for one in left_open(rules, given)}
    return {**(_outcomes(rules, seats, given)[0] if opened else rules.read_options(seats, given)), **opened}


def settle(
    rules: Rules[Any], seats: int, given: Mapping[str, Json], pick: Callable[[Sequence[Json]], Json]
) -> dict[str, Any]:
    """The options of a table that starts: one setting after the other, each of the values that are still possible as
    likely as any other."""
    opened = left_open(rules, given)
    if not opened:
        return rules.read_options(seats, given)
    left = _outcomes(rules, seats, given)
    for one in opened:
        rolled = pick(list(dict.fromkeys(outcome[one.name] for outcome in left)))
        left = [outcome for outcome in left if outcome[one.name] == rolled]
    return left[0]


def _outcomes(rules: Rules[Any], seats: int, given: Mapping[str, Json]) -> list[dict[str, Any]]:
    """Everything that may come of it."""
    opened = left_open(rules, given)
    found, why = [], BadSetup("")
    for values in product(*(one.values for one in opened)):
        rolled = {one.name: value for one, value in zip(opened, values, strict=True)}
        try:
            found.append(rules.read_options(seats, {**given, **rolled}))
        except BadSetup as error:
            why = error
    if not found:
        raise why
    return found
