"""Miracle tokens: what one is worth, how much dearer an ability is by it, and who gets one."""

from readyroom.galactica.characters import MIRACLE
from readyroom.galactica.tokens import at_seat
from readyroom.kernel import Option
from readyroom.players.galactica.mind import Mind
from readyroom.players.galactica.table import CYLON, Table

EARLY, FADES = 1.3, 0.9
"""What a token is worth at the start, beside an ability that works once a game; how much less at the end."""
SPARE = 0.4
"""A token that can be had again: somebody gives one away, or a check may bring one."""


def plays_with(table: Table) -> bool:
    return MIRACLE in table.contents.at_start


def tokens(table: Table, seat: int) -> int:
    return table.view.tokens.get(MIRACLE, {}).get(at_seat(seat), 0)


def price(table: Table, usual: float) -> float:
    """What an ability must be worth that costs a token: `usual` where it works once a game. A token that is left at the
    end was worth nothing, so it is spent the sooner the nearer the end is."""
    if not plays_with(table):
        return usual
    gone = min(1.0, table.distance / max(1, table.distance + table.to_go))
    return usual * (EARLY - FADES * gone)


def dearer(mind: Mind, ability: str) -> float:
    """How much less an action is worth because it costs a token."""
    sheet = mind.table.sheet(mind.seat)
    if not plays_with(mind.table) or ability != sheet.abilities[1]:
        return 0.0
    return price(mind.table, SPARE) * (1.0 if sheet.price == 1 else 1.5)


def trade(mind: Mind, option: Option) -> float:
    """A token for somebody, or one of theirs for me: who can pay for the own ability with it."""
    if option.kind != "miracle":
        return 0.0
    mine = tokens(mind.table, mind.seat)
    short = mind.table.sheet(mind.seat).price - mine
    if option.facts["way"] == "take":
        return 0.5 if 0 < short <= 2 or mind.side == CYLON else -0.2
    return 0.2 - mind.guilt(int(option.facts["seat"])) if short > 1 else -0.3
