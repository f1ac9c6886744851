"""Heavy raiders and centurions (HEAVY)."""

import pytest
from tests.rules.galactica_tables import space

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.state import Basestar

rule = pytest.mark.rule


@rule("HEAVY-001", "HEAVY-002", "HEAVY-003", "HEAVY-004", "HEAVY-006")
def test_heavy_raiders_fly_and_board() -> None:
    table = space()
    g = table.state
    g.fleet.heavies = [1, 1, 0, 1, 1, 0]
    g.boarding = [1, 0, 0, 0, 0]
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.fleet.heavies == [1, 0, 0, 0, 1, 1]
    assert table.g.boarding == [1, 1, 0, 0, 0]  # the new one does not advance
    assert table.events("DieRolled") == []


@rule("HEAVY-005", "LIMIT-005")
def test_the_current_player_decides_which_heavy_raider_boards_last() -> None:
    table = space().to_do("activate:heavy_raiders")
    g = table.state
    g.fleet.heavies[PORT_AFT] = g.fleet.heavies[PORT_FORE] = 1
    g.boarding = [3, 0, 0, 0, 0]
    assert table.prompt() == "boarding-area"
    table.say(0, "area:port_fore")
    assert (table.g.fleet.heavies[PORT_AFT], table.g.fleet.heavies[PORT_FORE]) == (1, 0)
    assert table.g.boarding == [1, 3, 0, 0, 0]


@rule("HEAVY-005")
def test_with_all_centurions_in_use_a_heavy_raider_waits() -> None:
    table = space()
    g = table.state
    g.fleet.heavies[PORT_AFT] = 1
    g.boarding = [2, 2, 0, 0, 0]
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.fleet.heavies[PORT_AFT] == 1
    assert table.g.boarding == [0, 2, 2, 0, 0]


@rule("HEAVY-006")
@pytest.mark.parametrize(
    ("start", "to"), [(FORE, PORT_FORE), (AFT, PORT_AFT), (STARBOARD_FORE, FORE), (STARBOARD_AFT, AFT)]
)
def test_heavy_raiders_fly_to_the_nearest_launch_area(start: int, to: int) -> None:
    table = space()
    table.state.fleet.heavies[start] = 2
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.fleet.heavies[to] == 2


@rule("HEAVY-007")
def test_without_heavy_raiders_basestars_launch_one() -> None:
    table = space()
    table.state.fleet.basestars = [Basestar(AFT)]
    table.state.boarding[0] = 1
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.fleet.heavies[AFT] == 1
    assert table.g.boarding[1] == 1


@rule("HEAVY-008")
def test_with_no_cylon_ship_at_all_nothing_happens() -> None:
    table = space()
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.fleet.heavies == [0] * 6


@rule("HEAVY-010", "HEAVY-011", "END-002")
def test_centurions_share_spaces_and_the_last_one_ends_the_game() -> None:
    table = space()
    table.state.boarding = [2, 1, 0, 0, 0]
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.boarding == [0, 2, 1, 0, 0]
    table = space()
    table.state.boarding = [0, 0, 0, 1, 0]
    table.to_do("activate:heavy_raiders", "activate:raiders").skip()
    assert table.game.over
    assert (table.g.winner, table.g.why) == ("cylons", "centurions")
