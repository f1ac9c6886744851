"""End of turn and hand limit (DISC)."""

import pytest

from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("DISC-001", "DISC-003", "CYL-022", "TIME-007")
def test_everybody_discards_down_to_ten_at_the_same_time() -> None:
    hand = ["repair-1"] * 5 + ["launch_scout-1"] * 6
    table = (
        Table(*TIGH_ROSLIN_STARBUCK).hand(0, *hand).hand(1, *["executive_order-1"] * 6, *["consolidate_power-1"] * 6)
    )
    table.to_do("end_of_turn")
    table.skip()
    asked = {question.seat: question.at_least for question in table.game.questions}
    assert asked == {0: 1, 1: 2}
    table.say(1, "executive_order-1", "consolidate_power-1")
    assert table.count(1) == 12  # nothing happens before all have chosen
    table.say(0, "repair-1")
    assert (table.count(0), table.count(1)) == (10, 10)


@rule("DISC-004", "END-001", "RES-005")
def test_resources_are_checked_after_the_discards() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).hand(0, *["repair-1"] * 5, *["launch_scout-1"] * 6).to_do("end_of_turn")
    table.state.resources[0] = 0
    assert table.prompt() == "discard"
    table.say(0, "repair-1")
    assert table.game.over
    assert table.game.result is not None
    assert table.game.result.why == {"winner": "cylons", "why": "no_food"}
