"""Receive Skills step (RECV)."""

import pytest
from tests.rules.galactica_tables import politics_here

from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("RECV-001", "RECV-002", "CHAR-005")
def test_a_multi_skill_is_split_by_choice() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("receive_skills")
    table.hand(0, *["repair-1"] * 8, *["repair-2"] * 4)
    assert set(table.labels(0)) == {
        "draw:leadership+leadership+tactics+piloting+piloting",
        "draw:politics+leadership+tactics+piloting+piloting",
        "draw:politics+politics+tactics+piloting+piloting",
    }
    table.game.answer(0, 1)
    assert table.count(0) == 17  # whatever his hand size


@rule("RECV-003")
def test_in_sickbay_only_one_card_is_drawn() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "sickbay").to_do("receive_skills")
    assert table.labels(0) == ("draw:leadership", "draw:tactics")
    table.say(0, "tactics")
    assert table.count(0) == 1


@rule("RECV-007", "SKILL-002", "LIMIT-001")
def test_an_empty_deck_is_rebuilt_or_gives_nothing() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK)
    here = politics_here(table)
    g = table.place(0, here).state
    there = len(g.skill_decks[0])
    while len(g.skill_decks[0]) > 1:
        g.skill_discards[0].append(g.skill_decks[0].pop())
    table.say(0, here)
    assert table.count(0) == 2
    assert len(table.g.skill_decks[0]) + len(table.g.skill_discards[0]) == there - 2
    assert table.g.skill_discards[0] == []
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, here)
    g = table.state
    for card in g.skill_decks[0]:
        g.players[1].hand.append(card)
    g.skill_decks[0].clear()
    table.say(0, here)
    assert table.count(0) == 0
