"""The die: every roll goes through `roll`, so that its windows are never forgotten (TERM-008, TIME-003, TIME-004)."""

from readyroom.galactica.events import DieRolled
from readyroom.galactica.odds import Row, chances
from readyroom.galactica.state import Die, Galactica
from readyroom.galactica.windows import window
from readyroom.kernel import Script

Attack = tuple[str, str, Row]
"""Who attacks what, and the row of the attack table."""


def roll(
    g: Galactica,
    purpose: str,
    *,
    bonus: int = 0,
    at: str = "",
    at_piloted: bool = False,
    place: str = "",
    attack: Attack | None = None,
) -> Script[int]:
    """Roll the die, with the windows before and after it; the result is between 1 and 8."""
    die = yield from throw(g, purpose, bonus=bonus, at=at, at_piloted=at_piloted, place=place, attack=attack)
    return outcome(die)


def throw(
    g: Galactica,
    purpose: str,
    *,
    bonus: int = 0,
    at: str = "",
    at_piloted: bool = False,
    place: str = "",
    attack: Attack | None = None,
) -> Script[Die]:
    """The same, where it matters how the result came about."""
    die = Die(purpose, bonus, at=at, at_piloted=at_piloted, place=place)
    if attack is not None:
        die.attacker, die.target, die.row = attack[0], attack[1], list(attack[2])
    g.dice.append(die)
    yield from window(g, "rolling")
    yield from cast(g)
    if not die.settled:
        yield from window(g, "die_rolled")
    return g.dice.pop()


def cast(g: Galactica) -> Script[None]:
    """Roll, or roll again, the die in hand. Strategic Planning may still be added to a reroll if none was used."""
    die = g.die
    assert die is not None
    if not die.planned:
        yield from window(g, "before_roll")
    if not die.settled:
        die.rolled = g.chance.die(8)
        die.nudged = 0
    if g.told is not None:
        chance = sum(one["percent"] for one in chances(tuple(die.row), die.bonus))
        hit = bool(die.row) and outcome(die) >= die.row[0][0]
        g.tell(DieRolled, die.purpose, die.rolled, die.bonus, outcome(die), die.attacker, chance, hit)


def outcome(die: Die) -> int:
    """What a rolled die counts, with what was added to it.

    >>> outcome(Die("jump", rolled=5)), outcome(Die("jump", bonus=2, rolled=7))
    (5, 8)
    """
    return max(1, min(8, die.rolled + die.bonus + die.nudged))
