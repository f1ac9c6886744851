"""Why a Race player answered as it did, in one sentence of `race/players.ftl`: what the choice is good for here.

A reason may name cards of the player's hand: it is for the eyes of that seat only.
"""

from collections.abc import Callable
from typing import NamedTuple

from readyroom.kernel import Answer, Json, Option, Question
from readyroom.players.base import Reason
from readyroom.players.race.table import DESIGN, Table
from readyroom.players.race.worth import consume, produced
from readyroom.race.cards.design import Design
from readyroom.race.view import RaceView


class Given(NamedTuple):
    """An answer that was given, and what was on the table then."""

    question: Question
    options: list[Option]
    view: RaceView

    @classmethod
    def to(cls, question: Question, answer: Answer, view: RaceView) -> "Given":
        options = question.options
        return cls(question, [options[n] for n in ((answer,) if isinstance(answer, int) else answer)], view)


def reason_of(given: Given | None) -> Reason | None:
    """The message about an answer, with the facts that speak for it."""
    if given is None:
        return None
    question, options, view = given
    table = Table(view, question.seat)
    prompt = question.prompt
    if prompt in ("race-action", "race-actions"):
        first = max(options, key=lambda option: LASTING.index(option.id))
        return f"players-{first.kind}-{first.id}", ACTIONS[first.id](table)
    if not options or options[0].kind in ("nothing", "done"):
        return f"players-{prompt}-none", {}
    option = options[0]
    facts: dict[str, Json] = {"card": option.id, "count": len(options)}
    for name in ("cost", "price", "mode"):
        if name in option.facts:
            facts[name] = option.facts[name]
    if option.id in DESIGN:
        facts["points"] = DESIGN[option.id].vp
    if prompt == "race-produce":
        facts["card"] = option.facts["world"]
    if prompt == "race-means":
        facts["card"] = (question.facts or {})["card"]
    return f"players-{prompt}", facts


LASTING = ("explore5", "explore1", "produce", "trade", "develop", "settle", "consume2x")
"""Of two actions the one later in this list is given as the reason."""


def _hand(table: Table) -> dict[str, Json]:
    return {"hand": len(table.hand)}


def _place(world: bool) -> Callable[[Table], dict[str, Json]]:
    def facts(table: Table) -> dict[str, Json]:
        spare = len(table.hand) - 1
        ready = [card for card in table.hand if card.world is world and _affordable(table, card, spare)]
        best = max(ready, key=lambda card: (card.value, card.id), default=None)
        return {"count": len(ready), "card": best.id if best else "nothing"}

    return facts


def _affordable(table: Table, card: Design, spare: int) -> bool:
    cost = table.cost(card)
    return cost is not None and cost <= spare


def _trade(table: Table) -> dict[str, Json]:
    best = max(table.goods, key=table.sale_price, default=None)
    return {
        "count": len(table.goods),
        "card": best.id if best else "nothing",
        "price": table.sale_price(best) if best else 0,
    }


def _consume(table: Table) -> dict[str, Json]:
    points, _ = consume(table.tableau, [world.kind or "" for world in table.goods])
    return {"goods": len(table.goods), "points": int(2 * points)}


def _produce(table: Table) -> dict[str, Json]:
    return {"count": len(produced(table.tableau, table.me.goods, bonus=True))}


ACTIONS: dict[str, Callable[[Table], dict[str, Json]]] = {
    "explore5": _hand,
    "explore1": _hand,
    "develop": _place(world=False),
    "settle": _place(world=True),
    "trade": _trade,
    "consume2x": _consume,
    "produce": _produce,
}
