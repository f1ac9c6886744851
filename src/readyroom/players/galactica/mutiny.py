"""Mutiny cards: what playing one is worth, whom the next one goes to, and which of them to keep."""

from collections.abc import Callable
from typing import Any

from readyroom.galactica.cards.daybreak import mutiny as cards
from readyroom.galactica.effects import DrawMutiny, GiveTitle, PutAway, Send
from readyroom.galactica.registry import MUTINY_ACTIONS
from readyroom.kernel import Option
from readyroom.players.galactica import horizon, ships
from readyroom.players.galactica.effects import BRIG, SHIPS, SICKBAY, WORTH, effect_worth, text_worth
from readyroom.players.galactica.expansions import MUTINY, mutinies, mutiny_limit, mutiny_price
from readyroom.players.galactica.mind import Mind, seat_in
from readyroom.players.galactica.suspicion import ENOUGH
from readyroom.players.galactica.table import CARD, CYLON, Table
from readyroom.players.galactica.trauma import within

RID = 0.35
"""What it is worth to have one less, where the next one would lead to the Brig."""
TITLE = 1.5
"""Taking a title from somebody suspected; from somebody else it costs the humans something."""
AS_EXCUSE = 0.5
"""What a card must cost the humans before a hidden Cylon plays it: everybody has one to be rid of."""
SUSPECT_DRAWS = 2.0
"""How far somebody suspected rather draws than another human."""
OWN_DRAW = 0.1
"""How much rather somebody else."""


def _divided(table: Table, effect: cards.DividedSpeech) -> float:
    chance = (9 - effect.at_least) / 8
    return chance * effect_worth(table, effect.effect) + (1 - chance) * effect_worth(table, effect.otherwise)


def _centurion(table: Table, effect: cards.ShootCenturion) -> float:
    return (9 + effect.bonus - effect.at_least) / 8 * ships.furthest_centurion(table)


WORTH_HERE: dict[type, Callable[[Table, Any], float]] = {
    cards.TakeRandom: lambda _t, _x: 0.0,
    cards.RepairAll: lambda t, _x: 0.25 * t.view.reserves.damaged_vipers,
    cards.DividedSpeech: _divided,
    cards.FreePrisoner: lambda _t, _x: 0.5,
    cards.SomebodyDrawsMutiny: lambda _t, _x: -MUTINY,
    cards.DrawAttack: lambda t, x: t.heat * (SHIPS["basestar"] * x.basestars + SHIPS["raider"] * x.raiders),
    cards.ShootCenturion: _centurion,
    cards.SetAgenda: lambda _t, _x: 0.3,
    cards.ArmRaptor: lambda t, _x: 0.1 * bool(t.view.reserves.raptors > 1),
    cards.BasestarsLaunch: lambda t, x: SHIPS["raider"] * x.raiders * t.basestars,
    cards.PlayOneOf: lambda _t, _x: 0.8,
    PutAway: lambda _t, _x: 0.0,
}
WORTH |= WORTH_HERE


# --- playing one -----------------------------------------------------------------------------------------------


def played(mind: Mind, card: str) -> float:
    """What the text of a card does to the humans, by whom it hits."""
    text = MUTINY_ACTIONS[card]
    worth = text_worth(mind.table, text)
    for part in within(text):
        if isinstance(part, Send) and mind.table.view.titles.get(part.role, mind.seat) != mind.seat:
            worth += 2 * (BRIG if part.place == "brig" else SICKBAY) * _suspected(mind, part.role)
        elif isinstance(part, GiveTitle):
            worth += TITLE * _suspected(mind, part.title) - 0.3
        elif isinstance(part, cards.SpendNukes):
            worth += horizon.best_nuke(mind) - 0.7 * max(0, mind.table.view.nukes - 1)
        elif isinstance(part, DrawMutiny) and card in held(mind.table):
            worth += part.count * (mutiny_price(mind.table, mind.seat) - MUTINY)  # this one is gone by then
        elif isinstance(part, cards.TakeRandom):
            worth += CARD * part.count * (_suspected(mind, part.role) - 0.2)
    return worth


def held(table: Table) -> list[str]:
    """My Mutiny cards."""
    mine = table.me.holds.get("mutiny", 0)
    return mine if isinstance(mine, list) else []


def _suspected(mind: Mind, title: str) -> bool:
    holder = mind.table.view.titles.get(title, -1)
    return holder >= 0 and holder != mind.seat and mind.suspicion(holder) > ENOUGH


def action(mind: Mind, option: Option) -> float:
    """A human plays what helps, and sooner where the next card would lead to the Brig; a hidden Cylon what hurts, as if
    only to be rid of it."""
    worth = played(mind, option.id)
    if mind.pretends and mind.daring > 0 and worth < -AS_EXCUSE:
        return -0.4 * worth
    at_limit = mutinies(mind.table, mind.seat) >= mutiny_limit(mind.table, mind.seat)
    return worth + (RID if at_limit else 0.4 * RID)


def in_hand(mind: Mind, card: str) -> float:
    """What a card in hand is good for: to a hidden Cylon one that hurts as well."""
    worth = played(mind, card)
    return max(worth, -worth, 0.0) if mind.pretends else max(worth, 0.0)


# --- which card ------------------------------------------------------------------------------------------------


def discard(mind: Mind, option: Option) -> float:
    """Which card to be rid of: what is good for least; all of it counts as wanted, since it must be done."""
    return 5.0 - in_hand(mind, option.id)


def drop(mind: Mind, option: Option) -> float:
    """A card may be discarded: that keeps from the Brig, unless it is good for more."""
    return 0.0 if option.kind == "choice" else RID - in_hand(mind, option.id)


def play_one(mind: Mind, option: Option) -> float:
    """Which card to play, or to give somebody."""
    worth = played(mind, option.id)
    return worth if mind.human or mind.daring <= 0 else -worth


# --- who draws one ---------------------------------------------------------------------------------------------


def drawer(mind: Mind, option: Option) -> float:
    """Who draws the next one: not who would go to the Brig for it, unless that is where they belong."""
    return _drawer(mind, option, mutiny_price)


def unjailed(mind: Mind, option: Option) -> float:
    """The same where nobody goes to the Brig, and keeps one of two: who has one already loses nothing."""
    return _drawer(mind, option, lambda table, seat: 0.05 if mutinies(table, seat) else 0.25)


def _drawer(mind: Mind, option: Option, price: Callable[[Table, int], float]) -> float:
    seat = seat_in(option)
    if seat is None:
        return 0.0
    cost = price(mind.table, seat)
    friend = 0.0 if seat == mind.seat else mind.guilt(seat)
    worth = cost * (SUSPECT_DRAWS * friend - 1) - OWN_DRAW * (seat == mind.seat)
    hurts = mind.side == CYLON or (mind.pretends and mind.daring > 0)
    return -worth - 2 * OWN_DRAW * (seat == mind.seat) if hurts else worth


def press_room(mind: Mind, seat: int) -> float:
    """The Press Room: to be rid of the own card, which costs somebody else a little."""
    if mutinies(mind.table, seat) < mutiny_limit(mind.table, seat):
        return -0.1
    mine = min((in_hand(mind, card) for card in held(mind.table)), default=0.0) if seat == mind.seat else 0.0
    return max(0.0, RID - mine) + 0.1
