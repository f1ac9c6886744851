"""Cylon leaders in the terminal: their own cards in words, and what these still need."""

import re

import pytest
from tests.cli.test_terminal_galactica import RAW
from tests.galactica.cards.motive_table import LEADER, MET, NOT_MET, led, wants
from tests.rules.galactica_leaders import infiltrating

from readyroom.galactica.motives import AGENDAS, MOTIVES
from readyroom.galactica.texts import name
from readyroom.words import words


def text(card: str, viewer: int | None, *, met: bool) -> str:
    proof = wants(led(rules="combined" if card in MOTIVES else "exodus"), card)
    (MET if met else NOT_MET)[card][0](proof)
    return re.sub(r"[\s│]+", " ", proof.game.text(viewer))


@pytest.mark.parametrize("card", [*MOTIVES, *AGENDAS])
def test_a_leader_reads_what_each_card_still_needs_and_nobody_else_does(card: str) -> None:
    for met in (True, False):
        mine = text(card, LEADER, met=met)
        assert ("(met)" in mine) is met
        assert not RAW.search(mine.replace("seat_", ""))
        for viewer in (None, 0):
            others = text(card, viewer, met=met)
            assert "What you need" not in others
            assert name(words(), card) not in others


def test_who_is_a_leader_is_said_and_whether_among_the_humans() -> None:
    proof = led()
    assert "Cylon leader" in proof.game.text(None)
    assert "revealed" not in proof.game.text(None)
    assert "infiltrating" in infiltrating(led(), LEADER, "command").game.text(None).replace("\n", " ")
