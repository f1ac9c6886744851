"""Skill cards, Destiny, Treachery (SKILL)."""

from collections import Counter

import pytest
from tests.rules.galactica_tables import politics_here

from readyroom.galactica.boxes import in_play
from readyroom.galactica.skills import COPIES, LABEL, NAME, TYPE
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("SKILL-001", "SECR-026", "SECR-027")
def test_discards_go_faceup_to_the_pile_of_their_type() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).hand(0, "repair-1", "launch_scout-2", "repair-2")
    table.resolve("unexpected_reunion", total=7)
    decks = table.game.view(None)["decks"]
    assert decks["tactics"]["top"] == "launch_scout-2"
    assert set(decks["engineering"]) == {"size", "top"}  # no size of the discard pile
    assert sorted(LABEL[card] for card in table.g.skill_discards[4] if TYPE[card] == 4)[-2:] == ["repair-1", "repair-2"]


@rule("SKILL-003", "SKILL-005")
def test_an_action_card_is_discarded_when_it_starts() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).hand(0, "consolidate_power-2").say(0, "consolidate_power-2")
    assert table.count(0) == 0
    assert table.game.view(None)["decks"]["politics"]["top"] == "consolidate_power-2"
    table.say(0, "draw:leadership+piloting")
    assert Counter(TYPE[card] for card in table.g.players[0].hand) == {1: 1, 3: 1}


@rule("SKILL-006", "CHK-006")
def test_destiny_is_rebuilt_after_its_last_card() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("text:prison_labor")
    g = table.state
    while len(g.destiny) > 2:
        card = g.destiny.pop()
        g.skill_discards[TYPE[card]].append(card)
    table.skip()
    assert Counter(TYPE[card] for card in table.g.destiny) == dict.fromkeys(in_play(table.g).skills, 2)
    assert table.game.view(None)["decks"]["destiny"]["size"] == 2 * len(in_play(table.g).skills)
    assert len(table.events("DestinyBuilt")) == 1


@rule("SKILL-017", "RECV-007")
def test_decks_are_sorted_and_rebuilt_by_the_table() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK)
    here = politics_here(table)
    g = table.place(0, here).state
    g.skill_discards[0], g.skill_decks[0] = g.skill_decks[0], []
    table.say(0, here)
    assert table.prompt() == "stop"
    assert table.count(0) == 2


def test_every_type_has_the_same_spread() -> None:
    assert [COPIES[card] for card in range(25)] == [8, 6, 4, 2, 1] * 5
    assert [NAME[card] for card in range(5)] == ["consolidate_power"] * 2 + ["investigative_committee"] * 3
