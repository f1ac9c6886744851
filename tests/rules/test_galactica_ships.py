"""Vipers and Cylon ships in action (VIP, SHIP, RAID, LAUN, HEAVY, BASE)."""

import pytest
from tests.rules.galactica_tables import civilians, space

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.combat import in_combat
from readyroom.galactica.state import Basestar

rule = pytest.mark.rule


# --- vipers ------------------------------------------------------------------------------------------------


@rule("VIP-001")
def test_combat() -> None:
    table = space()
    assert not in_combat(table.state)
    table.state.fleet.raiders[0] = 1
    assert in_combat(table.state)


@rule("VIP-002", "VIP-003", "VIP-004", "VIP-005", "VIP-012", "VIP-016")
def test_a_pilot_activates_his_viper() -> None:
    table = space("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "aft")
    table.state.fleet.heavies[AFT] = 1
    table.state.fleet.raiders[FORE] = 1
    civilians(table.state, AFT, "civ_empty")
    labels = [label for label in table.labels(0) if label.split(":")[0] in ("move", "attack", "launch")]
    assert sorted(labels) == ["attack:heavy_raider-aft", "move:port_aft", "move:starboard_aft"]
    table.say(0, "move:starboard_aft")
    assert table.g.players[0].place == "starboard_aft"
    assert table.prompt() == "stop"


@rule("VIP-013", "ATT-005", "DMG-002", "DMG-003")
@pytest.mark.parametrize(
    ("die", "damaged", "in_game", "place"),
    [(4, 0, 8, "fore"), (5, 1, 8, "sickbay"), (7, 1, 8, "sickbay"), (8, 0, 7, "sickbay")],
)
def test_a_raider_attacks_a_piloted_viper(die: int, damaged: int, in_game: int, place: str) -> None:
    from readyroom.galactica.hangar import destroyed

    table = space("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "fore").dice(die)
    table.state.fleet.raiders[FORE] = 1
    table.to_do("activate:raiders").skip()
    assert table.g.squadrons["viper"].damaged == damaged
    assert 8 - destroyed(table.g, "viper") == in_game
    assert table.g.players[1].place == place


@rule("VIP-014")
def test_a_pilot_sent_away_leaves_his_viper_to_the_reserves() -> None:
    table = space("lee_apollo_adama", "laura_roslin", "saul_tigh")
    table.resolve("cylon_accusation", total=9)
    assert table.g.players[0].place == "brig"
    assert table.g.squadrons["viper"].reserves == 8


# --- raiders -----------------------------------------------------------------------------------------------


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
    table.to_do("activate:raiders").skip()
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


# --- heavy raiders and centurions --------------------------------------------------------------------------


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


@rule("HEAVY-006")
@pytest.mark.parametrize(
    ("start", "to"), [(FORE, PORT_FORE), (AFT, PORT_AFT), (STARBOARD_FORE, FORE), (STARBOARD_AFT, AFT)]
)
def test_heavy_raiders_fly_to_the_nearest_launch_area(start: int, to: int) -> None:
    table = space()
    table.state.fleet.heavies[start] = 2
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.fleet.heavies[to] == 2


@rule("HEAVY-005")
def test_with_all_centurions_in_use_a_heavy_raider_waits() -> None:
    table = space()
    g = table.state
    g.fleet.heavies[PORT_AFT] = 1
    g.boarding = [2, 2, 0, 0, 0]
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.fleet.heavies[PORT_AFT] == 1
    assert table.g.boarding == [0, 2, 2, 0, 0]


@rule("HEAVY-007", "HEAVY-008")
def test_without_heavy_raiders_basestars_launch_one() -> None:
    table = space()
    table.state.fleet.basestars = [Basestar(AFT)]
    table.state.boarding[0] = 1
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.fleet.heavies[AFT] == 1
    assert table.g.boarding[1] == 1
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


# --- basestars ---------------------------------------------------------------------------------------------


@rule("BASE-001", "BASE-003", "ATT-008", "DMG-006", "DMG-016")
def test_basestars_attack_galactica() -> None:
    table = space().dice(3, 4)
    table.state.fleet.basestars = [Basestar(AFT), Basestar(FORE)]
    table.to_do("activate:basestars").skip()
    assert len(table.events("GalacticaDamaged")) == 1
    table = space()
    table.state.fleet.basestars = [Basestar(AFT, ["disabled_weapons"])]
    table.state.basestar_pile.remove("disabled_weapons")
    table.to_do("activate:basestars").skip()
    assert table.events("DieRolled") == []
    table = space()
    table.to_do("activate:basestars").skip()
    assert table.events("DieRolled") == []
