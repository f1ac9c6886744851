"""Launch raiders (LAUN)."""

import pytest
from tests.rules.galactica_tables import space

from readyroom.galactica.board import AFT, FORE, STARBOARD_AFT
from readyroom.galactica.ships import supply
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule


@rule("LAUN-001", "DMG-015")
def test_launching_raiders() -> None:
    table = space()
    table.state.fleet.basestars = [Basestar(AFT), Basestar(FORE, ["disabled_hangar"])]
    table.state.basestar_pile.remove("disabled_hangar")
    table.to_do("activate:launch_raiders").skip()
    assert table.g.fleet.raiders == [0, 0, 0, 3, 0, 0]


def two_left() -> Table:
    """Two basestars launch three raiders each, and only two are not on the board."""
    table = space()
    table.state.fleet.basestars = [Basestar(AFT), Basestar(FORE)]
    table.state.fleet.raiders[STARBOARD_AFT] = supply(table.state, "raider") - 2
    return table.to_do("activate:launch_raiders")


@rule("LIMIT-004", "LIMIT-005")
def test_the_current_player_says_where_the_last_raiders_go() -> None:
    table = two_left()
    there = table.state.fleet.raiders[STARBOARD_AFT]
    assert table.prompt() == "place-raider"
    table.say(0, "area:fore").say(0, "area:fore")
    assert table.g.fleet.raiders == [2, 0, there, 0, 0, 0]
    assert table.prompt() == "stop"


@rule("LAUN-002", "LAUN-004")
def test_no_more_are_launched_than_there_are_and_none_without_a_basestar() -> None:
    table = two_left().say(0, "area:fore").say(0, "area:aft")
    assert sum(table.g.fleet.raiders) == 16
    table = space()
    table.to_do("activate:launch_raiders").skip()
    assert table.g.fleet.raiders == [0] * 6
