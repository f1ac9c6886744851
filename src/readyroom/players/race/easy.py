"""`easy`: plays Race sensibly by rules of thumb. It looks at its own table only and does not guess what others do."""

from collections.abc import Callable, Sequence
from random import Random

from readyroom.kernel import Answer, Option, Question
from readyroom.players.base import Chair, Reason
from readyroom.players.race.reasons import Given, reason_of
from readyroom.players.race.table import DESIGN, Table
from readyroom.race.cards.design import Design, PerCard, PerChips, PerMilitary
from readyroom.race.powers import (
    Consume,
    DevelopDiscount,
    DrawAfterDeveloping,
    DrawAfterSettling,
    DrawBeforeDeveloping,
    ExploreMore,
    Military,
    ProduceDraw,
    ProduceOnWindfall,
    Produces,
    SettleDiscount,
    TradeBonus,
)

CARD = 0.8
"""What a card in hand is worth in victory points."""


class EasyPlayer:
    """Chooses the option its rule of thumb values most; whim only breaks ties."""

    def __init__(self, seed: int) -> None:
        self._rng = Random(seed)  # noqa: S311 - a player's whim, not the game's chance
        self._last: Given | None = None

    def answer(self, chair: Chair) -> Answer:
        question = chair.question
        table = Table(chair.view(), chair.seat)
        value = RULES_OF_THUMB[question.prompt]
        worths = [value(table, option) + self._rng.random() * 0.01 for option in question.options]
        ranked = sorted(range(len(worths)), key=worths.__getitem__, reverse=True)
        answer: Answer = ranked[0] if question.kind == "one" else tuple(ranked[: _how_many(question, worths)])
        self._last = Given.to(question, answer, table.view)
        return answer

    def reason(self) -> Reason | None:
        """Why the last answer was given."""
        return reason_of(self._last)


def _how_many(question: Question, worths: Sequence[float]) -> int:
    """All that are worth something, within what is allowed."""
    good = sum(worth > 0.02 for worth in worths)
    return min(max(good, question.at_least), question.at_most)


# --- what things are worth -------------------------------------------------------------------------------------


def card_worth(table: Table, card: Design) -> float:
    """Points that having this card in the tableau should bring, before its cost."""
    ahead = 1 - table.progress
    worth = float(card.vp)
    if card.six:
        worth += _six_worth(table, card)
    kinds = [world.kind for world in table.tableau if world.kind]
    for power in card.powers:
        if isinstance(power, Produces):
            worth += 2.2 * ahead
        elif isinstance(power, Consume):
            worth += (
                (power.points * power.times + 0.5 * power.cards * power.times) * 1.6 * ahead * (0.5 + 0.5 * bool(kinds))
            )
        elif isinstance(power, Military):
            worth += 0.9 * power.strength * ahead * (1.0 if power.against is None else 0.3)
        elif isinstance(power, (DevelopDiscount, SettleDiscount)):
            worth += (
                1.2 * power.less * ahead * (1.0 if not isinstance(power, SettleDiscount) or not power.kind else 0.4)
            )
        elif isinstance(
            power, (ExploreMore, DrawAfterDeveloping, DrawAfterSettling, DrawBeforeDeveloping, ProduceDraw)
        ):
            worth += 1.3 * ahead
        elif isinstance(power, TradeBonus):
            worth += 0.6 * ahead
        elif isinstance(power, ProduceOnWindfall):
            worth += 1.2 * ahead
        else:
            worth += 0.6 * ahead
    if card.windfall:
        worth += 1.5
    return worth


def _six_worth(table: Table, card: Design) -> float:
    """What a 6-cost development would score with the tableau of now, and a little more."""
    points = 0.0
    for other in (*table.tableau, card):
        points += next((e.points for e in card.scoring if isinstance(e, PerCard) and e.fits(other)), 0)
    for entry in card.scoring:
        if isinstance(entry, PerChips):
            points += entry.points * (table.me.chips // entry.each)
        elif isinstance(entry, PerMilitary):
            points += entry.points * table.me.military
    return points * (1 + 0.4 * (1 - table.progress))


def placing_gain(table: Table, card: Design, *, cheaper: int = 0) -> float | None:
    """Worth of placing this card now minus what it costs; None if it can't be placed."""
    cost = table.cost(card)
    if cost is None or cost - cheaper > len(table.hand) - 1:
        return None
    return card_worth(table, card) - CARD * max(cost - cheaper, 0) - CARD * 0.5


def keep_worth(table: Table, card: Design) -> float:
    """Worth of holding a card: what it gains when placed, less where that is far away."""
    cost = table.cost(card)
    if cost is None:
        reachable = card.military and card.value - table.strength_against(card) <= 2
        return card_worth(table, card) * (0.4 if reachable else 0.1)
    distance = max(cost - len(table.hand) + 1, 0)
    return card_worth(table, card) - CARD * cost * 0.8 - 0.3 * distance


# --- choosing actions ------------------------------------------------------------------------------------------


def action_worth(table: Table, option: Option) -> float:
    return ACTIONS[option.id](table)


def _best_gain(table: Table, *, world: bool, cheaper: int) -> float:
    gains = [placing_gain(table, card, cheaper=cheaper) for card in table.hand if card.world is world]
    return max((gain for gain in gains if gain is not None), default=0.0)


def _trade(table: Table) -> float:
    if not table.goods:
        return -1.0
    cards = max(table.sale_price(world) for world in table.goods)
    others, _ = table.consumption(world.kind for world in table.goods[1:])
    return cards * CARD * (1.0 if len(table.hand) < 6 else 0.4) * (1.1 - table.progress) + others * 0.8


def _consume(table: Table) -> float:
    points, cards = table.consumption(world.kind for world in table.goods)
    return 2 * points + cards * CARD


def _produce(table: Table) -> float:
    held = {world.id for world in table.goods}
    empty = [world for world in table.tableau if world.kind and world.id not in held]
    made = [world for world in empty if world.production]
    windfalls = 1 + sum(isinstance(power, ProduceOnWindfall) for _, power in table.powers)
    made += [world for world in empty if world.windfall][:windfalls]
    if not made:
        return -1.0
    before, _ = table.consumption(world.kind for world in table.goods)
    after, cards = table.consumption(world.kind for world in (*table.goods, *made))
    return (after - before) * 1.3 + cards * 0.4 + 0.7 * len(made) * (1 - table.progress)


ACTIONS: dict[str, Callable[[Table], float]] = {
    "explore5": lambda table: 1.6 * (1 - table.progress) + (0.6 if len(table.hand) < 3 else 0.0),
    "explore1": lambda table: 1.5 * (1 - table.progress) + (0.9 if len(table.hand) < 3 else 0.0),
    "develop": lambda table: _best_gain(table, world=False, cheaper=1),
    "settle": lambda table: _best_gain(table, world=True, cheaper=0) + CARD * 0.6,
    "trade": _trade,
    "consume2x": _consume,
    "produce": _produce,
}


# --- everything else -------------------------------------------------------------------------------------------


def keep_card(table: Table, option: Option) -> float:
    return keep_worth(table, DESIGN[option.id])


def throw_card(table: Table, option: Option) -> float:
    return 20 - keep_worth(table, DESIGN[option.id])


def place_card(table: Table, option: Option) -> float:
    if option.kind == "nothing":
        return 0.0
    bonus = 1 if "develop" in (table.me.actions or ()) else 0
    gain = placing_gain(table, DESIGN[option.id], cheaper=0 if DESIGN[option.id].world else bonus)
    return -0.5 if gain is None else gain


def means(table: Table, option: Option) -> float:  # noqa: ARG001 - the same at every table
    """Cheap, and without giving cards of the tableau away."""
    sacrificed = option.id.count("+")
    return -CARD * float(option.facts["cost"]) - 2.0 * sacrificed


def sell_good(table: Table, option: Option) -> float:
    return float(table.sale_price(DESIGN[option.id]))


def use_power(table: Table, option: Option) -> float:  # noqa: ARG001 - the same at every table
    """Powers that make more of a good go first; hand cards are not spent for a point before the end."""
    if option.kind == "consume":
        powers = [p for p in DESIGN[option.id].powers if isinstance(p, Consume)]
        if not powers:
            return 1.0 if option.id != "pilgrimage-world" else 0.5
        return 2.0 + max((p.points + 0.7 * p.cards) / p.goods + (0.2 if p.kind else 0) for p in powers)
    return {"draw": 6.0, "gamble": 5.0, "sell": 1.5, "spend": 0.1, "done": 0.2}[option.kind]


def feed_good(table: Table, option: Option) -> float:
    """Consume what would bring least when sold."""
    return 20.0 - table.sale_price(DESIGN[option.id])


def spend_card(table: Table, option: Option) -> float:
    """A card for a point: only what is worth less than that."""
    return (1.0 if table.progress > 0.9 else 0.5) - keep_worth(table, DESIGN[option.id])


def produce_on(table: Table, option: Option) -> float:
    return float(table.sale_price(DESIGN[option.facts["world"]]))


RULES_OF_THUMB: dict[str, Callable[[Table, Option], float]] = {
    "race-start": throw_card,
    "race-action": action_worth,
    "race-actions": action_worth,
    "race-explore": keep_card,
    "race-develop": place_card,
    "race-settle": place_card,
    "race-means": means,
    "race-pay": throw_card,
    "race-sell": sell_good,
    "race-consume": use_power,
    "race-goods": feed_good,
    "race-kinds": lambda _table, _option: 1.0,
    "race-gamble": lambda _table, option: {"2": 2.0, "1": 1.5}.get(option.id, 0.0),
    "race-spend": spend_card,
    "race-produce": produce_on,
    "race-hand-limit": throw_card,
}
