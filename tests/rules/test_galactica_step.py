"""Activate Cylon Ships and Prepare for Jump steps (STEP)."""

import pytest

from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("STEP-001", "STEP-002", "STEP-003")
def test_icons_are_carried_out_one_after_the_other() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK)
        .empty_space()
        .to_do("activate:raiders", "activate:heavy_raiders", "activate:basestars")
    )
    table.state.boarding[1] = 1
    table.skip()
    kinds = [event["kind"] for event in table.events("CylonShipsActivated")]
    assert kinds == ["raiders", "heavy_raiders", "basestars"]
    assert table.g.boarding == [0, 0, 1, 0, 0]
    assert table.g.fleet.raiders == [0] * 6


@rule("STEP-006", "STEP-007", "JUMP-001", "JUMP-018")
def test_the_jump_icon_and_auto_jump() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("prepare_for_jump")
    table.skip()
    assert table.g.jump_track == 1
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("prepare_for_jump")
    table.state.jump_track = 4
    assert table.prompt() == "destination"
    table.game.answer(table.g.admiral, 0)
    assert table.g.jump_track == 0
    assert len(table.g.destinations) == 1
