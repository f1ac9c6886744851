"""What the engine reckons for whoever looks: what cards count in a check, who may add how many, what may yet come of
it, what a card would do, and the odds of the die that is being rolled. It follows from what the viewer sees: no news,
only arithmetic.
"""

from collections.abc import Iterable
from typing import Final

import msgspec

from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.checks import counts_with, inspired, most_cards
from readyroom.galactica.crises import CRISES, Crisis, check_on
from readyroom.galactica.forecast import Ahead, forecast
from readyroom.galactica.missions import MISSIONS
from readyroom.galactica.odds import odds
from readyroom.galactica.skills import COPIES, LABEL
from readyroom.galactica.state import Check, Galactica
from readyroom.kernel import Json

_DESTINY: Final = 2
"""Cards of the Destiny deck in every check (CHK-006)."""


def aid(g: Galactica, viewer: int | None) -> dict[str, Json]:
    found: dict[str, Json] = {}
    if g.check is not None:
        found["check"] = _check(g, g.check, viewer)
    if viewer is None:
        found |= _for_everybody(g)
    return found


def _for_everybody(g: Galactica) -> dict[str, Json]:
    found: dict[str, Json] = {}
    if (die := g.die) is not None and die.row:
        found["die"] = odds(die.attacker, die.target, tuple(die.row), 0 if die.rolled else die.bonus)
    if g.check is not None:
        found["outcomes"] = _outcomes(g, g.check)
    elif g.crises and g.step.partition(":")[0] in _CRISIS_TO_COME:
        found["crisis"] = _crisis(g, g.crises[-1])
    return found


# --- what cards would do -----------------------------------------------------------------------------------

_CRISIS_TO_COME: Final = ("crisis", "action", "resolve")
"""Steps in which a Crisis card may lie there that has not been carried out yet."""


def _crisis(g: Galactica, name: str) -> Json:
    """The card that lies there, and what it would do."""
    card = CRISES[name]
    return {"card": name, "lines": forecast(g, card.text, Cause(name)) if isinstance(card, Crisis) else []}


def _outcomes(g: Galactica, check: Check) -> Json:
    """What each result of a check on a Crisis card or Mission would bring; of other checks their places tell."""
    mission = MISSIONS.get(check.source)
    found = check_on(check.source) if check.crisis else None if mission is None else mission.text
    return [] if found is None else msgspec.to_builtins(found.outcomes(Ahead(g), Cause(check.source), check.difficulty))


# --- checks ------------------------------------------------------------------------------------------------

Values = tuple[tuple[int, int], ...]
"""How many cards count how much, the greatest first."""


def _check(g: Galactica, check: Check, viewer: int | None) -> Json:
    """`counts`: by label, what each card counts that the viewer knows of; `turns`: everybody in the order in which they
    add cards; `table` and `end`: the least and the greatest strength, of what lies there and when all have added."""
    hand = [] if viewer is None else g.players[viewer].hand
    seen = check.seen(viewer)
    turns = _turns(g, check)
    inspiring = inspired(g, check)
    worth = {card: counts_with(check, card, inspiring) for card in (*hand, *seen)}
    known = sum(worth[card] for card in seen) + check.extra
    lying = len(check.cards)
    unknown = lying - len(seen)
    high = _unseen(g, check, inspiring, [worth[card] for card in (*hand, *seen)])
    low = _against(high)
    table = [known - _best(low, unknown, 0), known + _best(high, unknown, 0)]
    least = most = known
    free = 0
    for turn in turns:
        if turn["state"] in ("asked", "to-come"):
            if turn["seat"] != viewer:
                free += turn["most"]
                continue
            mine = sorted((worth[card] for card in hand), reverse=True)
            most += sum(value for value in mine[: turn["most"]] if value > 0)
            least += sum(value for value in mine[::-1][: turn["most"]] if value < 0)
    to_come = check.turn < 0 and not check.settled and not check.without_destiny
    forced = unknown + (_DESTINY if to_come else 0)
    return {
        "counts": {LABEL[card]: value for card, value in worth.items()},
        "turns": turns,
        "table": table,
        "end": [least - _best(low, forced, free), most + _best(high, forced, free)],
    }


def _turns(g: Galactica, check: Check) -> list[dict[str, Json]]:
    """Everybody in the order in which cards are added (CHK-007): how many they have added and may still add."""
    order = list(g.clockwise(g.next_seat(g.current)))
    now = len(order) if check.shown or check.settled else check.turn
    turns = []
    for n, seat in enumerate(order):
        most, added = most_cards(g, seat), check.added[seat]
        state = "added" if n < now and (added or most) else "none"
        if n >= now and most:
            state = "asked" if n == now else "to-come"
        turns.append({"seat": seat, "state": state, "added": added, "most": most if n >= now else 0})
    return turns


def _unseen(g: Galactica, check: Check, inspiring: int, known: Iterable[int]) -> Values:
    """What the Skill cards count that lie where the viewer can't see them; tops of discard piles are seen."""
    left = dict(_pool(g, check, inspiring))
    tops = (counts_with(check, pile[-1], inspiring) for pile in g.skill_discards if pile)
    for value in (*known, *tops):
        left[value] -= 1
    return tuple(sorted(((value, count) for value, count in left.items() if count > 0), reverse=True))


_POOLS: Final[dict[tuple[object, ...], dict[int, int]]] = {}


def _pool(g: Galactica, check: Check, inspiring: int) -> dict[int, int]:
    """How many of all Skill cards count how much in this check."""
    designs = in_play(g).designs
    key = (designs, check.skills, check.counts_as_zero, inspiring, check.doubled)
    pool = _POOLS.get(key)
    if pool is None:
        if len(_POOLS) > _MOST_POOLS:
            _POOLS.clear()
        pool = _POOLS[key] = {}
        for design in designs:
            value = counts_with(check, design, inspiring)
            pool[value] = pool.get(value, 0) + COPIES[design]
    return pool


_MOST_POOLS: Final = 500


def _against(values: Values) -> Values:
    return tuple((-value, count) for value, count in reversed(values))


def _best(values: Values, forced: int, free: int) -> int:
    """The most that `forced` cards that must count and `free` ones that may can be worth."""
    total = 0
    for value, count in values:
        must = min(count, forced)
        may = min(count - must, free) if value > 0 else 0
        total += value * (must + may)
        forced -= must
        free -= may
    return total
