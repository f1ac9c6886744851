"""What a host leaves to chance: options whose value the server rolls when the table starts.

Until then such an option has the value `SURPRISE`; a record and the rules know the value that was rolled, nothing else.
"""

from collections.abc import Callable, Mapping, Sequence
from itertools import product
from typing import Any, Final, TypeVar

from readyroom.kernel import BadSetup, Json, Rules, Setting
from readyroom.words import refusal

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


def foreseen(rules: Rules[Any], seats: int, given: Mapping[str, Json]) -> dict[str, Any]:
    """All options as far as they are known: what is left to chance is open, and None is what comes with it."""
    opened = left_open(rules, given)
    if not opened:
        return rules.read_options(seats, given)
    first, *others = _outcomes(rules, seats, given)
    known = {name: now if all(one[name] == now for one in others) else None for name, now in first.items()}
    return known | {one.name: SURPRISE for one in opened}


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
    names = [one.name for one in opened]
    rolls = [dict(zip(names, values, strict=True)) for values in product(*(one.values for one in opened))]
    read = [_read(rules, seats, {**given, **rolled}) for rolled in rolls]
    found = [one for one in read if not isinstance(one, BadSetup)]
    if found:
        return found
    # what does not go together by itself is no reason against the rest
    sound = [not isinstance(_read(rules, seats, rolled), BadSetup) for rolled in rolls]
    counted = zip(read, sound, strict=True)
    errors = [error for error, counts in counted if isinstance(error, BadSetup) and (counts or not any(sound))]
    raise errors[0] if len({str(error) for error in errors}) == 1 else BadSetup(refusal("by-chance"))


def _read(rules: Rules[Any], seats: int, given: Mapping[str, Json]) -> dict[str, Any] | BadSetup:
    try:
        return rules.read_options(seats, given)
    except BadSetup as error:
        return error
