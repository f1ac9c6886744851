"""Choosing people: whom to trust with a title, a card or an order, and who belongs in the Brig."""

from readyroom.galactica.board import AREA_OF, OFF_BOARD, RED, RESOURCES
from readyroom.galactica.effects import CURRENT, Execute
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.places import confinement
from readyroom.galactica.sides import is_cylon_player
from readyroom.kernel import Option
from readyroom.players.galactica.effects import effect_worth, examined, unknown
from readyroom.players.galactica.mind import Mind, seat_in
from readyroom.players.galactica.suspicion import ENOUGH
from readyroom.players.galactica.table import CYLON

EXPOSED = 1.2
"""A hidden Cylon who is executed: shown to all, hand gone, and without a Super Crisis card."""


def trusted(mind: Mind, option: Option) -> float:
    """Somebody for a title, a card or a pardon; oneself counts as trusted."""
    seat = seat_in(option)
    if seat is None:
        return 0.0
    return 0.4 - mind.suspicion(seat) + 0.2 * (seat == mind.seat)


def jail(mind: Mind, option: Option) -> float:
    """Somebody for the Brig: whom I suspect, never me; nobody if I suspect nobody."""
    seat = seat_in(option)
    if seat is None:
        return ENOUGH * 0.6
    if seat == mind.seat:
        return 3.0 if mind.table.to_be_kept else -2.0
    return mind.suspicion(seat)


def sickbay(mind: Mind, option: Option) -> float:
    """Somebody for Sickbay: suspects, and those who lose least by it; to choose a prisoner is to choose nobody."""
    seat = seat_in(option)
    if seat is None:
        return 0.3
    player = mind.table.players[seat]
    if confinement(player.place) is not None:
        return -1.0 if mind.side == CYLON else 0.3
    return 0.5 * mind.suspicion(seat) - 0.5 * (player.place in AREA_OF) - (1.0 if seat == mind.seat else 0.0)


def look(mind: Mind, option: Option) -> float:
    """Look at the cards of somebody I do not know: whom I suspect, or who holds a title; and what may follow."""
    seat = seat_in(option)
    assert seat is not None
    cards = [card.card for card in mind.table.players[seat].loyalty if not card.revealed]
    titles = (mind.table.president, mind.table.admiral)
    return (mind.suspicion(seat) if None in cards else -2.0) + 0.2 * (seat in titles) + seen(mind, seat)


def seen(mind: Mind, seat: int) -> float:
    """What it brings to look at somebody's cards besides what is learned: cards of the Final Five that all have seen do
    it for sure, any other card may be one unless it makes a Cylon. Some of them hit whoever looks, which a Cylon who
    hides likes no better than a human; what hits the fleet they like."""
    table = mind.table
    cards = [card.card for card in table.players[seat].loyalty if not card.revealed]
    known = sum(examined(table, card) for card in cards if card is not None)
    harm = known + cards.count(None) * (1 - mind.guilt(seat)) * unknown(table)
    return harm if mind.human else 0.4 * harm if mind.pretends else -harm


def executed(mind: Mind, seat: int) -> float:
    """What it is worth to the humans that somebody is executed: a Cylon is out in the open without a Super Crisis card;
    a human costs morale, a hand and what the character was good for."""
    table = mind.table
    guilt = float(not mind.human) if seat == mind.seat else mind.guilt(seat)
    return guilt * EXPOSED + (1 - guilt) * effect_worth(table, Execute(CURRENT))


# --- victims of Cylons -----------------------------------------------------------------------------------------


def victim(mind: Mind, option: Option) -> float:
    """Whom a Cylon hurts: titles, many cards; nobody is no victim."""
    seat = seat_in(option)
    if seat is None or seat == mind.seat:
        return -1.0
    table = mind.table
    if is_cylon_player(table.players[seat]):
        return -1.0
    titles = (table.president == seat) + (table.admiral == seat)
    friend = mind.suspicion(seat) > ENOUGH
    return float(0.15 * table.hand_of(seat) + 0.6 * titles - 2.0 * friend)


def patient(mind: Mind, option: Option) -> float:
    """Whom a Cylon card sends to Sickbay: a victim; a prisoner loses nothing but cards."""
    seat = seat_in(option)
    in_brig = seat is not None and confinement(mind.table.players[seat].place) is not None
    return victim(mind, option) - 0.5 * in_brig


def recruit(mind: Mind, option: Option) -> float:
    """Who gets the Loyalty cards of a revealed Cylon. With a Cylon card among them: a human who can do much, and is
    free to; else whoever is trusted most, for nobody knows what they were given."""
    seat = seat_in(option)
    if seat is None:
        return -1.0
    player = mind.table.players[seat]
    if any(card.card in CYLONS for card in mind.table.me.loyalty if not card.revealed):
        return victim(mind, option) - 1.5 * (confinement(player.place) is not None)
    return -mind.suspicion(seat) + 0.1 * victim(mind, option)


def turncoat(mind: Mind, option: Option) -> float:
    """Who gets the Sympathizer of a revealed Cylon: the human whom the fleet can spare least.

    With a resource in the red it is only a way to the Brig, which is nothing to who is there, or not aboard at all.
    """
    player = mind.table.players[int(option.id)]
    brig = any(mind.table.resources[name] <= RED[name] for name in RESOURCES)
    nowhere = player.place == OFF_BOARD or confinement(player.place) is not None
    return victim(mind, option) - 2.0 * (brig and nowhere)
