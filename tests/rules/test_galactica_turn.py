"""Turn structure (TURN)."""

import pytest
from tests.rules.galactica_tables import stays

from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("TURN-002", "TURN-003", "TURN-004", "TURN-005", "CRIS-001", "STEP-006", "RECV-001")
def test_the_steps_of_a_turn_in_order() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("begin_turn").top("riots").hand(0, "repair-1", "repair-2")
    assert table.prompt() == "move"  # Receive Skills is over: Tigh's draw has no choice
    assert table.count(0) == 7
    table.say(0, "stay")
    assert table.prompt() == "action"
    table.say(0, "pass")
    assert table.prompt() == "choose-part"
    assert table.events("CrisisDrawn")[0] == {"event": "CrisisDrawn", "seat": 0, "card": "riots"}
    table.dice(1).say(table.g.admiral, "part:first").skip()
    kinds = [e["event"] for e in table.game.events(None)]
    assert kinds.index("CylonShipsActivated") < kinds.index("JumpTrackMoved") < kinds.index("CardDiscarded")
    assert table.g.jump_track == 1
    assert table.g.current == 1
    assert table.g.decks["crisis"].discard == ["riots"]


@rule("TURN-003")
def test_without_a_crisis_card_no_ships_and_no_jump_step() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "brig").to_do("begin_turn")
    stays(table).say(0, "pass")
    assert table.g.current == 1
    assert table.events("CylonShipsActivated") == []
    assert table.g.jump_track == 0
