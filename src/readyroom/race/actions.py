"""Action cards and the phases they call. Rule index: ACT, ROUND-003 to 006, TWO."""

from functools import cache

from readyroom.kernel import Option
from readyroom.race.state import Race

ACTIONS = ("explore5", "explore1", "develop", "settle", "trade", "consume2x", "produce")
"""The seven action cards (ACT-001). In the state an action is its place in this list."""

EXPLORE5, EXPLORE1, DEVELOP, SETTLE, TRADE, CONSUME2X, PRODUCE = ACTION_CARDS = tuple(range(7))

ADVANCED_CARDS = (EXPLORE5, EXPLORE1, DEVELOP, DEVELOP, SETTLE, SETTLE, TRADE, CONSUME2X, PRODUCE)
"""The nine of the advanced game: a second Develop and a second Settle (TWO-002)."""


_PHASES = ("explore", "explore", "develop", "settle", "consume", "consume", "produce")


def phase_of(action: int) -> str:
    """The phase an action calls."""
    return _PHASES[action]


def show_action(action: int) -> Option:
    return Option("action", ACTIONS[action])


def chose(g: Race, seat: int, action: int) -> bool:
    return action in g.actions[seat]


def has_bonus(g: Race, seat: int, action: int) -> bool:
    """Whether `seat` has the bonus of the Develop or Settle phase being played; while actions are chosen
    nobody has.

    In the second of two equal phases only who chose both cards has it (TWO-007, TWO-008).
    """
    needed = 2 if g.phase.endswith("2") else 1
    return bool(g.actions) and g.actions[seat].count(action) >= needed


@cache
def action_names(actions: tuple[tuple[int, ...], ...]) -> tuple[tuple[str, ...], ...]:
    return tuple(tuple(ACTIONS[action] for action in chosen) for chosen in actions)


@cache
def phases_called(actions: tuple[tuple[int, ...], ...]) -> tuple[str, ...]:
    """The phases of a round, in order (ROUND-002 to 004, TWO-005)."""
    most = [max(chosen.count(action) for chosen in actions) for action in ACTION_CARDS]
    called = {
        "explore": most[EXPLORE5] or most[EXPLORE1],
        "develop": most[DEVELOP],
        "develop2": most[DEVELOP] > 1,
        "settle": most[SETTLE],
        "settle2": most[SETTLE] > 1,
        "consume": most[TRADE] or most[CONSUME2X],
        "produce": most[PRODUCE],
    }
    return tuple(phase for phase, times in called.items() if times)
