"""Activating Cylon ships (SHIP)."""

import pytest
from tests.rules.galactica_tables import civilians, horizon, pursued, space

from readyroom.galactica.board import AFT, FORE, STARBOARD_FORE
from readyroom.galactica.ships import remove_cylon_ships

rule = pytest.mark.rule


@rule("SHIP-001", "SHIP-002", "RAID-010")
def test_areas_act_one_after_the_other_as_the_current_player_says() -> None:
    table = space().dice(1, 1)
    table.state.fleet.raiders[FORE] = table.state.fleet.raiders[AFT] = 1
    table.to_do("activate:raiders")
    assert table.prompt() == "raider-area"
    assert table.question().seat == 0
    table.say(0, "area:aft").skip()
    assert [event["area"] for event in table.events("AreaActivated")] == ["aft", "fore"]


@rule("SHIP-003", "SHIP-004")
def test_a_raider_acts_once_a_turn() -> None:
    table = space()
    table.state.fleet.raiders[FORE] = 2
    civilians(table.state, STARBOARD_FORE, "civ_empty")
    table.to_do("activate:raiders", "activate:raiders").skip()
    assert table.g.fleet.raiders[STARBOARD_FORE] == 2
    assert len(table.g.civilians[STARBOARD_FORE]) == 1  # they moved there, and did nothing else


@rule("SHIP-003")
def test_ships_that_were_removed_have_not_acted_when_they_come_back() -> None:
    """They go to the supply, and new ones in that area act."""
    table = space().dice(1, 1)
    fleet = table.state.fleet
    fleet.raiders[FORE], fleet.raiders_acted[FORE] = 2, 2
    fleet.heavies[FORE], fleet.heavies_acted[FORE] = 1, 1
    remove_cylon_ships(table.state, FORE)
    assert (fleet.raiders_acted, fleet.heavies_acted) == ([0] * 6, [0] * 6)
    fleet.raiders[FORE] = 2
    civilians(table.state, STARBOARD_FORE, "civ_empty")
    table.to_do("activate:raiders").skip()
    assert table.g.fleet.raiders[STARBOARD_FORE] == 2


@rule("SHIP-003")
@pytest.mark.only("exodus", why="only the Cylon Fleet board brings ships back in the turn in which they were left")
def test_ships_that_have_acted_do_not_act_again_when_they_catch_up_in_the_same_turn() -> None:
    """They are left behind by a jump, and the pursuit brings all of them back at once."""
    table = pursued(horizon(), 3).dice(1, 1, 8)
    g = table.top("deep_space", "remote_planet").state
    g.fleet.raiders[FORE], g.jump_track = 2, 4
    table.to_do("activate:raiders", "prepare_for_jump", "activate:basestars", "activate:raiders").skip()
    table.say(g.admiral, "deep_space").skip()
    assert (table.g.fleet.raiders[FORE], table.g.fleet.raiders_acted[FORE]) == (2, 2)
    assert [(event["kind"], event["area"]) for event in table.events("AreaActivated")] == [("raiders", "fore")]
