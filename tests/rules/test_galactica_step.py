"""Activate Cylon Ships and Prepare for Jump steps (STEP)."""

import pytest

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("STEP-001", "STEP-003")
def test_each_kind_of_ship_acts_when_its_icon_comes() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).empty_space().dice(1, 1)
    g = table.state
    g.fleet.raiders[FORE], g.fleet.heavies[FORE], g.fleet.basestars = 1, 1, [Basestar(AFT)]
    table.to_do("activate:basestars", "activate:heavy_raiders", "activate:raiders").skip()
    told = [event for event in table.game.events(None) if event["event"] in ("CylonShipsActivated", "DieRolled")]
    assert [event.get("kind") or event["purpose"] for event in told] == [
        *("basestars", "basestar-galactica"),
        "heavy_raiders",
        *("raiders", "raider-galactica"),
    ]
    assert (table.g.fleet.heavies[FORE], sum(table.g.fleet.heavies)) == (0, 1)


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
    table.top("deep_space", "remote_planet").state.jump_track = 4
    assert table.prompt() == "destination"
    table.say(table.g.admiral, "deep_space")
    assert table.g.jump_track == 0
    assert len(table.g.destinations) == 1
