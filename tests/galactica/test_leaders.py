"""Tables with Cylon leaders as a whole: their option, whole games, and what is told of them."""

import pytest

from readyroom.galactica.skills import POLITICS, skill_bits
from readyroom.galactica.state import Check
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.kernel import BadSetup, start
from readyroom.players.galactica.suppose import place_added


@pytest.mark.parametrize("rules", ["exodus", "combined"])
def test_seven_players_have_the_leaders_on_the_table_unasked(rules: str) -> None:
    assert start(EVERY_MODE, 7, 1, {"rules": rules}).state.options.leaders
    assert not start(EVERY_MODE, 6, 1, {"rules": rules}).state.options.leaders


def test_the_base_game_has_no_leaders() -> None:
    for seats, options in ((7, {}), (4, {"leaders": True})):
        with pytest.raises(BadSetup):
            start(EVERY_MODE, seats, 1, {"rules": "base", **options})


def test_who_thinks_ahead_leaves_open_cards_of_a_check_where_they_lie() -> None:
    """Logic-Bound: one of two cards lies faceup, and only the other one can be something else."""
    table = Table("laura_roslin", "saul_tigh", "simon_oneill", "tom_zarek", rules="combined", leaders=True)
    g = table.hand(2, "repair-1", "repair-2").destiny("consolidate_power-1", "consolidate_power-2").state
    cards = [g.destiny.pop(), g.destiny.pop(), *g.players[2].hand]
    g.players[2].hand.clear()
    g.check = Check("test", 8, skill_bits(POLITICS), cards=cards, by=[-1, -1, 2, 2], added=[0, 0, 2, 0], lies_open=[2])
    was, before = g.check.cards[2:]
    assert g.check.seen(0) == [was]
    place_added(g, 0)
    assert g.check.cards[2] == was
    assert g.check.cards[3] != before
