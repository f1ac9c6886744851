"""Allies and Crossroads cards: what their results are worth, and the questions they ask."""

from typing import TypeVar

from readyroom.galactica.allies import ALLIES
from readyroom.galactica.board import AREA_OF, LAUNCH, neighbours
from readyroom.galactica.cards.base.abilities import Trade
from readyroom.galactica.crises import CRISES, Crisis
from readyroom.galactica.crossroads import CROSSROADS
from readyroom.galactica.effects import Execute, LookAt, LookAtAny, May, Pick
from readyroom.galactica.registry import Text
from readyroom.kernel import Option
from readyroom.players.galactica import ships, whom
from readyroom.players.galactica.actions import repair_worth
from readyroom.players.galactica.effects import text_worth, unknown
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.table import CYLON, HIDDEN
from readyroom.players.galactica.trauma import within, worth_to_me

ACTIVATIONS = 4
"""Of the one viper that somebody leads."""
T = TypeVar("T", bound=Text)


def _on_card(card: str, kind: type[T]) -> T | None:
    """What a card has of this kind, if it is one thing: else it can't be told which of its results is carried out."""
    results, crisis = ALLIES.get(card) or CROSSROADS.get(card), CRISES.get(card)
    if results is not None:
        texts: list[Text] = [results.benevolent, results.antagonistic]
    else:
        texts = [crisis.text] if isinstance(crisis, Crisis) else []
    ours = [text for one in texts for text in within(one) if isinstance(text, kind)]
    return ours[0] if len(ours) == 1 else None


def pick(mind: Mind, option: Option) -> float:
    """One of two things: what it does to me, or to all of us. On a Crisis card: rather give up the title than go to the
    Brig (Requested Resignation), or than have somebody executed who need not be a Cylon (The Circle)."""
    card = mind.fact("card")
    choice = _on_card(card, Pick)
    if choice is None or (card in CRISES and not isinstance(choice.second, Execute)):
        return 1.0 if option.id == "first" else 0.0
    if card not in CRISES:
        return worth_to_me(mind, choice.first if option.id == "first" else choice.second)
    first = option.id == "first"
    worth = text_worth(mind.table, choice.first) if first else whom.executed(mind, mind.table.view.current)
    return worth if mind.human else -mind.daring * worth


def may(mind: Mind, option: Option) -> float:
    """What a card offers is taken; one resource for another only where that helps the own side, and a look at a Loyalty
    card only where it is worth what the Final Five may bring."""
    offer = _on_card(mind.fact("card"), May)
    if option.id == "no":
        return 0.5
    if offer is not None and isinstance(offer.effect, (LookAt, LookAtAny)):
        learned = 0.25 + 0.3 * max(0.0, mind.most_suspected()) if mind.human else 0.1
        return 0.5 + learned + unknown(mind.table) * (1.0 if mind.human else 0.4)
    if offer is None or not isinstance(offer.effect, Trade):
        return 1.0
    worth = text_worth(mind.table, offer.effect)
    return 0.5 + (worth if mind.side not in (CYLON, HIDDEN) else -worth)


def lead_viper(mind: Mind, option: Option) -> float:
    """The viper that has most to shoot at; one in the Reserves spends its first activation on being launched."""
    area = option.facts["area"]
    if area not in AREA_OF:
        return max(_shots(mind, launch, ACTIVATIONS - 1) for launch in LAUNCH)
    return _shots(mind, AREA_OF[area], ACTIVATIONS)


def _shots(mind: Mind, area: int, count: int) -> float:
    """So many activations of a viper: attacks where it is, or in the next area."""
    here = ships.best_attack(mind.table, area)
    near = max(ships.best_attack(mind.table, other) for other in neighbours(area))
    return max(count * here, (count - 1) * near)


def repair_place(mind: Mind, option: Option) -> float:
    return repair_worth(mind.table, option.id)


def draws_loyalty(mind: Mind, option: Option) -> float:
    """Who gets another Loyalty card: humans give it to somebody who may be a Cylon already, Cylons to somebody else."""
    return whom.victim(mind, option) if mind.side in (CYLON, HIDDEN) else whom.jail(mind, option)
