"""What humans of `hard` spend: cards in checks, raptors on a card that is known, attempts to leave the Brig."""

from copy import copy
from random import Random

import pytest

from readyroom.galactica.testing import Table
from readyroom.players import Chair
from readyroom.players.galactica import actions, contribution, hard, normal, position
from readyroom.players.galactica.beliefs import Beliefs
from readyroom.players.galactica.normal_mind import NormalMind
from readyroom.players.galactica.style import HARD, NORMAL, Style

CREW = ("laura_roslin", "saul_tigh", "chief_galen_tyrol", "tom_zarek", "karl_helo_agathon")
ROSLIN, TIGH, TYROL, ZAREK, HELO = range(5)
CYLONS = ((ZAREK, "cylon_can_reduce_morale"), (TIGH, "cylon_can_send_to_brig"))
USELESS = ("executive_order-1", "executive_order-1", "repair-1")
"""All of them count against the check of who wants to leave the Brig."""


def mind_at(table: Table, style: Style = HARD) -> NormalMind:
    chair = Chair(table.skip().game, table.game.questions[0])
    return NormalMind(chair, Beliefs(), Random(0), style)


def revealed(cylons: int) -> Table:
    """A table with so many revealed Cylons."""
    table = Table(*CREW)
    for seat, card in CYLONS[:cylons]:
        table.cylon(seat, card)
    return table


# --- checks ----------------------------------------------------------------------------------------------------


def vote(*, seen: str) -> NormalMind:
    """Roslin, who has seen Helo's Loyalty card, adds cards while he tries to leave the Brig."""
    table = Table(*CREW).loyal(HELO, seen).place(HELO, "brig").hand(ROSLIN, *USELESS)
    table.state.players[HELO].loyalty[0].seen |= 1 << ROSLIN
    table.state.current = HELO
    mind = mind_at(table.to_do("action").say(HELO, "activate:brig"))
    assert (mind.seat, mind.question.prompt) == (ROSLIN, "galactica-add-cards")
    return mind


def test_nobody_looks_ahead_at_cards_against_what_he_wants() -> None:
    """Others take whatever was added for help, in supposed games too: no card may win by that."""
    assert [gift.strength for gift in normal.gifts(vote(seen="you_are_not_a_cylon"))] == [0]


def test_cards_against_it_keep_a_cylon_in_the_brig() -> None:
    assert min(gift.strength for gift in normal.gifts(vote(seen="cylon_can_reduce_morale"))) < 0


def test_cards_are_dearer_the_fewer_humans_are_left() -> None:
    prices = {
        style: [contribution.card_price(mind_at(revealed(n), style), "repair-2") for n in range(3)]
        for style in (HARD, NORMAL)
    }
    none, one, two = prices[HARD]
    assert none < one < two
    assert len(set(prices[NORMAL])) == 1


def test_what_looks_better_ahead_is_believed_less_of_cards() -> None:
    tries = [1.0, 0.6, 0.8, 1.2]
    cards, moves = (hard.surplus(tries, -0.2, doubt) for doubt in (hard.DOUBT_OF_CARDS, hard.DOUBT))
    assert 0 < cards < moves < 1.1


# --- positions -------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("cylons", [0, 1, 2])
def test_a_card_in_hand_is_worth_more_the_fewer_humans_are_left(cylons: int) -> None:
    table = revealed(cylons)
    before = position.worth(table.state)
    after = position.worth(table.hand(ROSLIN, "repair-1").state)
    assert after - before == pytest.approx(position.HAND[cylons])


# --- scouting --------------------------------------------------------------------------------------------------


def scouted(where: str, *, by: int = ROSLIN, card: str = "you_are_not_a_cylon") -> NormalMind:
    """The mind of Roslin, after somebody whose Loyalty she has seen has looked at the next Crisis card."""
    table = Table(*CREW).loyal(by, card).dice(8).hand(by, "launch_scout-1").to_do("action", "action")
    table.state.players[by].loyalty[0].seen |= 1 << ROSLIN
    table.state.current = by
    table.say(by, "card:launch_scout-1").skip().say(by, "deck:crisis").say(by, f"choice:{where}").skip()
    question = copy(table.game.questions[0])
    question.seat = ROSLIN
    return NormalMind(Chair(table.game, question), Beliefs(), Random(0), HARD)


def test_who_knows_the_next_card_does_not_scout_for_it() -> None:
    new, known = scouted("bottom"), scouted("top")
    assert (new.looked_ahead, known.looked_ahead) == (False, True)
    assert known.scouting < new.scouting


@pytest.mark.parametrize(("card", "trusted"), [("you_are_not_a_cylon", True), ("cylon_can_reduce_morale", False)])
def test_a_card_left_there_by_a_friend_is_good_enough(card: str, *, trusted: bool) -> None:
    assert scouted("top", by=TIGH, card=card).looked_ahead == trusted
    assert not scouted("bottom", by=TIGH, card=card).looked_ahead


# --- the Brig --------------------------------------------------------------------------------------------------


def attempt(*cards: str) -> float:
    """What it is worth to Helo to try to leave the Brig, if everybody has such a hand."""
    table = Table(*CREW).place(HELO, "brig")
    table.state.current = HELO
    for seat in range(5):
        table.hand(seat, *cards)
    return actions.activate_worth(mind_at(table.to_do("action")), HELO, "brig")


def test_leaving_the_brig_is_tried_with_cards_enough() -> None:
    assert attempt() < 0
    assert attempt("launch_scout-1", "launch_scout-2", "consolidate_power-1", "consolidate_power-2") > 0.7
