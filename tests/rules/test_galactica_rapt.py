"""Raptors (RAPT)."""

import pytest
from tests.rules.galactica_tables import space

rule = pytest.mark.rule


@rule("RAPT-001", "RAPT-002", "RAPT-003", "RAPT-004")
def test_risking_a_raptor() -> None:
    table = space().hand(0, "launch_scout-1").dice(3).top("riots").say(0, "launch_scout-1")
    assert table.prompt() == "scout-deck"
    table.say(0, "deck:crisis")
    assert table.question(0).facts == {"deck": "crisis", "card": "riots"}
    table.say(0, "bottom")
    assert table.g.decks["crisis"].cards[0] == "riots"
    assert table.g.raptors == 4
    assert table.events("CardPutBack", 1)[0]["card"] is None
    table = space().hand(0, "launch_scout-1").dice(2).say(0, "launch_scout-1")
    assert table.g.raptors == 3
    table = space().hand(0, "launch_scout-1")
    table.state.raptors = 0
    assert "card:launch_scout-1" not in table.labels(0)
