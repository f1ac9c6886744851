"""The odds of an attack: what each result of the die would do, for whoever has to choose (ATT-001, TERM-008)."""

from collections.abc import Mapping
from functools import cache

from readyroom.kernel import Json

Row = tuple[tuple[int, str], ...]
"""A row of the attack table: the least results that do something, each until the next one."""


@cache
def chances(row: Row, bonus: int = 0) -> tuple[Mapping[str, Json], ...]:
    """What may come of a roll with so much added to it: what, on which numbers of the die, in percent.

    >>> [tuple(chance.values()) for chance in chances(((5, "damaged"), (8, "destroyed")))]
    [('damaged', 5, 7, 37.5), ('destroyed', 8, 8, 12.5)]
    >>> chances(((8, "damaged"),), bonus=-2)
    ()
    """
    found = []
    for step, (least, what) in enumerate(row):
        until = row[step + 1][0] if step + 1 < len(row) else 9
        sides = [side for side in range(1, 9) if least <= max(1, min(8, side + bonus)) < until]
        if sides:
            found.append({"what": what, "least": sides[0], "most": sides[-1], "percent": 12.5 * len(sides)})
    return tuple(found)


def odds(attacker: str, target: str, row: Row, bonus: int = 0) -> Json:
    """An attack with all that is known of it before the roll."""
    return {"attacker": attacker, "target": target, "bonus": bonus, "chances": list(chances(row, bonus))}
