"""What opponents will probably do: how likely each of them is to call a phase, read off the open table."""

from math import exp
from typing import NamedTuple

from readyroom.players.race.table import DESIGN, Table
from readyroom.players.race.worth import Outlook, consume, produced

CALLS = {
    "explore5": "explore",
    "explore1": "explore",
    "develop": "develop",
    "settle": "settle",
    "trade": "consume",
    "consume2x": "consume",
    "produce": "produce",
}
"""The phase that each action calls."""

PHASES = ("explore", "develop", "settle", "consume", "produce")


class Opponent(NamedTuple):
    """An opponent's chances to call each phase, and what each phase would give him."""

    calls: dict[str, float]
    gains: dict[str, float]


def forecast(table: Table, seat: int, rounds: float) -> Opponent:
    """Of one opponent, by his open tableau, goods and number of cards."""
    facts = table.view.seats[seat]
    tableau = [DESIGN[card] for card in facts.tableau]
    goods = [DESIGN[world] for world in facts.goods]
    hand: int = facts.hand
    outlook = Outlook(tableau, facts.chips, rounds)
    card = outlook.card
    points, cards = consume(tableau, [world.kind or "" for world in goods])
    price = max((outlook.sale(world) for world in goods), default=0.0)
    made = produced(tableau, facts.goods, bonus=True)
    refill = outlook.goods([*goods, *made]) - outlook.goods(goods)
    place = 2.2 if hand >= 4 else 1.4 if hand == 3 else 0.8 if hand == 2 else 0.2
    conquer = 0.6 * min(outlook.strength, 4) if hand else 0.0
    worths = {
        "explore5": 1.0 * card + 0.6,
        "explore1": 1.5 * card + 0.5 * (hand < 3),
        "develop": place,
        "settle": place + conquer * 0.5,
        "trade": card * price * (1.0 if hand < 6 else 0.5) if goods else -2.0,
        "consume2x": 2 * points + card * cards if goods else -2.0,
        "produce": refill if made else -2.0,
    }
    weights = {action: exp(1.2 * worth) for action, worth in worths.items()}
    total = sum(weights.values())
    calls = dict.fromkeys(PHASES, 0.0)
    for action, weight in weights.items():
        calls[CALLS[action]] += weight / total
    if table.view.advanced:
        calls = {phase: 1 - (1 - chance) ** 2 for phase, chance in calls.items()}
    kept = outlook.goods([]) - outlook.goods(goods)
    gains = {
        "explore": card + 0.15,
        "develop": 0.6 * place,
        "settle": 0.6 * (place + conquer * 0.5),
        "consume": points + card * cards + (kept * 0.6 if points or cards else 0.0),
        "produce": refill,
    }
    return Opponent(calls, {phase: max(gain, 0.0) if phase != "consume" else gain for phase, gain in gains.items()})
