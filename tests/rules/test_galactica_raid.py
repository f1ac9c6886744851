"""Raiders (RAID)."""

import pytest
from tests.rules.galactica_tables import borne_by_galactica, civilians, space

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.state import Basestar

rule = pytest.mark.rule


@rule("RAID-001")
def test_raiders_attack_unmanned_vipers_first() -> None:
    table = space("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "fore").dice(8)
    g = table.state
    g.fleet.raiders[FORE], g.squadrons["viper"].space[FORE] = 1, 1
    g.squadrons["viper"].reserves -= 1
    civilians(g, FORE, "civ_population_1")
    table.to_do("activate:raiders").skip()
    assert table.g.squadrons["viper"].space[FORE] == 0
    assert table.g.players[1].place == "fore"
    assert table.g.resource("population") == 12


@rule("RAID-002")
def test_the_current_player_chooses_among_piloted_vipers() -> None:
    table = space("saul_tigh", "lee_apollo_adama", "kara_starbuck_thrace").place(1, "fore").place(2, "fore").dice(8)
    table.state.fleet.raiders[FORE] = 1
    table.to_do("activate:raiders")
    assert table.prompt() == "attacked-viper"
    table.say(0, "viper:seat-2").skip()
    assert table.g.players[2].place == "sickbay"
    assert table.g.players[1].place == "fore"


@rule("RAID-003", "ATT-006", "DMG-005", "SECR-030")
def test_without_vipers_a_civilian_ship_is_destroyed() -> None:
    table = space()
    table.state.fleet.raiders[FORE] = 1
    civilians(table.state, FORE, "civ_population_2", "civ_population_1_fuel_1")
    table.to_do("activate:raiders")
    assert table.prompt() == "raider-civilian"
    table.say(0, f"civilian:{table.g.civilians[FORE][1].handle}")
    assert table.g.resources == [8, 7, 10, 11]
    assert table.events("CivilianDestroyed", 1)[0]["face"] == "civ_population_1_fuel_1"
    assert len(table.g.civilians[FORE]) == 1
    assert "civ_population_1_fuel_1" not in table.g.civilian_pile  # removed from the game


@rule("RAID-004", "RAID-005", "BOARD-003")
@pytest.mark.parametrize(
    ("ships", "to"),
    [
        ((AFT,), STARBOARD_FORE),  # three away both ways: clockwise
        ((PORT_AFT,), PORT_FORE),  # two away, anticlockwise
        ((STARBOARD_AFT, PORT_AFT), STARBOARD_FORE),  # as near: clockwise
        ((PORT_FORE, STARBOARD_AFT), PORT_FORE),
    ],
)
def test_raiders_fly_to_the_nearest_civilian_ship(ships: tuple[int, ...], to: int) -> None:
    table = space()
    table.state.fleet.raiders[FORE] = 3
    for area in ships:
        civilians(table.state, area, "civ_population_1")
    table.to_do("activate:raiders").skip()
    assert table.g.fleet.raiders[to] == 3
    assert table.g.resource("population") == 12


@rule("RAID-006", "ATT-007", "ATT-001")
def test_without_civilian_ships_raiders_attack_galactica() -> None:
    table = space().dice(7, 8)
    table.state.fleet.raiders[FORE] = 2
    borne_by_galactica(table.to_do("activate:raiders"))
    assert len(table.events("GalacticaDamaged")) == 1


@rule("RAID-007", "RAID-008")
def test_without_raiders_basestars_launch_two() -> None:
    table = space()
    table.state.fleet.basestars = [Basestar(AFT)]
    table.to_do("activate:raiders").skip()
    assert table.g.fleet.raiders[AFT] == 2
    table = space()
    table.to_do("activate:raiders").skip()
    assert table.g.fleet.raiders == [0] * 6


@rule("RAID-010")
def test_the_raider_example_targets_are_judged_one_by_one() -> None:
    """Two raiders, an unmanned viper, a civilian ship: the first destroys the viper, the second finds the ship."""
    table = space().dice(8)
    g = table.state
    g.fleet.raiders[FORE], g.squadrons["viper"].space[FORE] = 2, 1
    g.squadrons["viper"].reserves -= 1
    civilians(g, FORE, "civ_population_1")
    table.to_do("activate:raiders").skip()
    assert table.g.squadrons["viper"].space[FORE] == 0
    assert table.g.resource("population") == 11
