"""Launch raiders (LAUN)."""

import pytest
from tests.rules.galactica_tables import space

from readyroom.galactica.board import AFT, FORE, STARBOARD_AFT
from readyroom.galactica.state import Basestar

rule = pytest.mark.rule


@rule("LAUN-001", "LAUN-002", "LAUN-004", "LIMIT-004", "LIMIT-005", "DMG-015")
def test_launching_raiders() -> None:
    table = space()
    table.state.fleet.basestars = [Basestar(AFT), Basestar(FORE, ["disabled_hangar"])]
    table.state.basestar_pile.remove("disabled_hangar")
    table.to_do("activate:launch_raiders").skip()
    assert table.g.fleet.raiders == [0, 0, 0, 3, 0, 0]
    table = space()
    table.state.fleet.basestars = [Basestar(AFT), Basestar(FORE)]
    table.state.fleet.raiders[STARBOARD_AFT] = 14
    table.to_do("activate:launch_raiders")
    assert table.prompt() == "place-raider"  # two are left for six places
    table.say(0, "area:fore").say(0, "area:fore")
    assert table.g.fleet.raiders == [2, 0, 14, 0, 0, 0]
    table = space()
    table.to_do("activate:launch_raiders").skip()
    assert table.g.fleet.raiders == [0] * 6
