"""Vipers, Cylon ships, attacks, nukes, damage, raptors (VIP, SHIP, RAID, LAUN, HEAVY, BASE, ATT, NUKE, DMG, RAPT)."""

import pytest

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.combat import in_combat, resolve_damage
from readyroom.galactica.state import Basestar, Civilian, Galactica
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


def space(*characters: str) -> Table:
    return Table(*(characters or THREE)).empty_space()


def civilians(g: Galactica, area: int, *faces: str) -> None:
    for face in faces:
        g.civilian_pile.remove(face)
        g.civilians[area].append(Civilian(g.next_handle, face))
        g.next_handle += 1


# --- vipers ------------------------------------------------------------------------------------------------


@rule("VIP-001")
def test_combat() -> None:
    table = space()
    assert not in_combat(table.state)
    table.state.raiders[0] = 1
    assert in_combat(table.state)


@rule("VIP-002", "VIP-003", "VIP-004", "VIP-005", "VIP-012", "VIP-016")
def test_a_pilot_activates_his_viper() -> None:
    table = space("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "aft")
    table.state.heavies[AFT] = 1
    table.state.raiders[FORE] = 1
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
    from readyroom.galactica.ships import vipers_in_game

    table = space("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "fore").dice(die)
    table.state.raiders[FORE] = 1
    table.to_do("activate:raiders").skip()
    assert table.g.damaged_vipers == damaged
    assert vipers_in_game(table.g) == in_game
    assert table.g.players[1].place == place


@rule("VIP-014")
def test_a_pilot_sent_away_leaves_his_viper_to_the_reserves() -> None:
    table = space("lee_apollo_adama", "laura_roslin", "saul_tigh")
    table.resolve("cylon_accusation", total=9)
    assert table.g.players[0].place == "brig"
    assert table.g.reserves == 8


# --- raiders -----------------------------------------------------------------------------------------------


@rule("SHIP-001", "SHIP-002", "RAID-010")
def test_areas_act_one_after_the_other_as_the_current_player_says() -> None:
    table = space().dice(1, 1)
    table.state.raiders[FORE] = table.state.raiders[AFT] = 1
    table.to_do("activate:raiders")
    assert table.prompt() == "raider-area"
    assert table.question().seat == 0
    table.say(0, "area:aft").skip()
    assert [event["area"] for event in table.events("AreaActivated")] == ["aft", "fore"]


@rule("SHIP-003", "SHIP-004")
def test_a_raider_acts_once_a_turn() -> None:
    table = space()
    table.state.raiders[FORE] = 2
    civilians(table.state, STARBOARD_FORE, "civ_empty")
    table.to_do("activate:raiders", "activate:raiders").skip()
    assert table.g.raiders[STARBOARD_FORE] == 2
    assert len(table.g.civilians[STARBOARD_FORE]) == 1  # they moved there, and did nothing else


@rule("RAID-001")
def test_raiders_attack_unmanned_vipers_first() -> None:
    table = space("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "fore").dice(8)
    g = table.state
    g.raiders[FORE], g.vipers[FORE] = 1, 1
    g.reserves -= 1
    civilians(g, FORE, "civ_population_1")
    table.to_do("activate:raiders").skip()
    assert table.g.vipers[FORE] == 0
    assert table.g.players[1].place == "fore"
    assert table.g.resource("population") == 12


@rule("RAID-002")
def test_the_current_player_chooses_among_piloted_vipers() -> None:
    table = space("saul_tigh", "lee_apollo_adama", "kara_starbuck_thrace").place(1, "fore").place(2, "fore").dice(8)
    table.state.raiders[FORE] = 1
    table.to_do("activate:raiders")
    assert table.prompt() == "attacked-viper"
    table.say(0, "viper:seat-2").skip()
    assert table.g.players[2].place == "sickbay"
    assert table.g.players[1].place == "fore"


@rule("RAID-003", "ATT-006", "DMG-005", "SECR-030")
def test_without_vipers_a_civilian_ship_is_destroyed() -> None:
    table = space()
    table.state.raiders[FORE] = 1
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
    table.state.raiders[FORE] = 3
    for area in ships:
        civilians(table.state, area, "civ_population_1")
    table.to_do("activate:raiders").skip()
    assert table.g.raiders[to] == 3
    assert table.g.resource("population") == 12


@rule("RAID-006", "ATT-007", "ATT-001")
def test_without_civilian_ships_raiders_attack_galactica() -> None:
    table = space().dice(7, 8)
    table.state.raiders[FORE] = 2
    table.to_do("activate:raiders").skip()
    assert len(table.events("GalacticaDamaged")) == 1


@rule("RAID-007", "RAID-008")
def test_without_raiders_basestars_launch_two() -> None:
    table = space()
    table.state.basestars = [Basestar(AFT)]
    table.to_do("activate:raiders").skip()
    assert table.g.raiders[AFT] == 2
    table = space()
    table.to_do("activate:raiders").skip()
    assert table.g.raiders == [0] * 6


@rule("RAID-010")
def test_the_raider_example_targets_are_judged_one_by_one() -> None:
    """Two raiders, an unmanned viper, a civilian ship: the first destroys the viper, the second finds the ship."""
    table = space().dice(8)
    g = table.state
    g.raiders[FORE], g.vipers[FORE] = 2, 1
    g.reserves -= 1
    civilians(g, FORE, "civ_population_1")
    table.to_do("activate:raiders").skip()
    assert table.g.vipers[FORE] == 0
    assert table.g.resource("population") == 11


@rule("LAUN-001", "LAUN-002", "LAUN-004", "LIMIT-004", "LIMIT-005", "DMG-015")
def test_launching_raiders() -> None:
    table = space()
    table.state.basestars = [Basestar(AFT), Basestar(FORE, ["disabled_hangar"])]
    table.state.basestar_pile.remove("disabled_hangar")
    table.to_do("activate:launch_raiders").skip()
    assert table.g.raiders == [0, 0, 0, 3, 0, 0]
    table = space()
    table.state.basestars = [Basestar(AFT), Basestar(FORE)]
    table.state.raiders[STARBOARD_AFT] = 14
    table.to_do("activate:launch_raiders")
    assert table.prompt() == "place-raider"  # two are left for six places
    table.say(0, "area:fore").say(0, "area:fore")
    assert table.g.raiders == [2, 0, 14, 0, 0, 0]
    table = space()
    table.to_do("activate:launch_raiders").skip()
    assert table.g.raiders == [0] * 6


# --- heavy raiders and centurions --------------------------------------------------------------------------


@rule("HEAVY-001", "HEAVY-002", "HEAVY-003", "HEAVY-004", "HEAVY-006")
def test_heavy_raiders_fly_and_board() -> None:
    table = space()
    g = table.state
    g.heavies = [1, 1, 0, 1, 1, 0]
    g.boarding = [1, 0, 0, 0, 0]
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.heavies == [1, 0, 0, 0, 1, 1]
    assert table.g.boarding == [1, 1, 0, 0, 0]  # the new one does not advance
    assert table.events("DieRolled") == []


@rule("HEAVY-006")
@pytest.mark.parametrize(
    ("start", "to"), [(FORE, PORT_FORE), (AFT, PORT_AFT), (STARBOARD_FORE, FORE), (STARBOARD_AFT, AFT)]
)
def test_heavy_raiders_fly_to_the_nearest_launch_area(start: int, to: int) -> None:
    table = space()
    table.state.heavies[start] = 2
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.heavies[to] == 2


@rule("HEAVY-005")
def test_with_all_centurions_in_use_a_heavy_raider_waits() -> None:
    table = space()
    g = table.state
    g.heavies[PORT_AFT] = 1
    g.boarding = [2, 2, 0, 0, 0]
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.heavies[PORT_AFT] == 1
    assert table.g.boarding == [0, 2, 2, 0, 0]


@rule("HEAVY-007", "HEAVY-008")
def test_without_heavy_raiders_basestars_launch_one() -> None:
    table = space()
    table.state.basestars = [Basestar(AFT)]
    table.state.boarding[0] = 1
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.heavies[AFT] == 1
    assert table.g.boarding[1] == 1
    table = space()
    table.to_do("activate:heavy_raiders").skip()
    assert table.g.heavies == [0] * 6


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
    table.state.basestars = [Basestar(AFT), Basestar(FORE)]
    table.to_do("activate:basestars").skip()
    assert len(table.events("GalacticaDamaged")) == 1
    table = space()
    table.state.basestars = [Basestar(AFT, ["disabled_weapons"])]
    table.state.basestar_pile.remove("disabled_weapons")
    table.to_do("activate:basestars").skip()
    assert table.events("DieRolled") == []
    table = space()
    table.to_do("activate:basestars").skip()
    assert table.events("DieRolled") == []


# --- attacks of the humans ---------------------------------------------------------------------------------


@rule("ATT-002", "ATT-003", "ATT-010", "DMG-001", "DMG-013")
@pytest.mark.parametrize(
    ("ship", "die", "hit"),
    [
        ("raider", 2, False),
        ("raider", 3, True),
        ("raider", 8, True),
        ("heavy_raider", 6, False),
        ("heavy_raider", 7, True),
        ("basestar", 4, False),
        ("basestar", 5, True),
    ],
)
def test_weapons_control(ship: str, die: int, hit: bool) -> None:
    table = space().place(0, "weapons_control").dice(die)
    g = table.state
    if ship == "raider":
        g.raiders[AFT] = 1
    elif ship == "heavy_raider":
        g.heavies[AFT] = 1
    else:
        g.basestars = [Basestar(AFT)]
    table.say(0, "weapons_control").skip()
    g = table.g
    if ship == "basestar":
        assert bool(g.basestars[0].damage) == hit
    else:
        assert (g.raiders[AFT] + g.heavies[AFT] == 0) == hit
    assert "activate:weapons_control" not in space().place(0, "weapons_control").labels(0)


@rule("ATT-009")
@pytest.mark.parametrize(("die", "hit"), [(7, False), (8, True)])
def test_a_viper_against_a_basestar(die: int, hit: bool) -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "fore").dice(die)
    table.say(0, "attack:basestar-fore").skip()
    assert bool(table.g.basestars[0].damage) == hit


@rule("NUKE-001", "NUKE-002", "NUKE-003", "NUKE-011", "DMG-021")
@pytest.mark.parametrize(
    ("die", "basestars", "raiders"), [(1, 1, 4), (2, 1, 4), (3, 0, 4), (6, 0, 4), (7, 0, 1), (8, 0, 1)]
)
def test_a_nuke(die: int, basestars: int, raiders: int) -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").dice(die)
    table.state.raiders[FORE], table.state.heavies[FORE] = 4, 2
    table.state.basestar_pile.remove("critical_hit")
    table.state.basestars.append(Basestar(AFT, ["critical_hit"]))
    table.say(0, "nuke:basestar-fore").skip()
    g = table.g
    assert len([base for base in g.basestars if base.area == FORE]) == basestars
    if basestars:
        assert len(next(base for base in g.basestars if base.area == FORE).damage) == 2
    assert g.raiders[FORE] == raiders
    assert g.heavies[FORE] == 2
    assert g.nukes == 1


@rule("DMG-013", "DMG-014", "DMG-020")
def test_basestar_damage_adds_up_to_three() -> None:
    table = space().place(0, "weapons_control").dice(5)
    g = table.state
    g.basestars = [Basestar(AFT, ["critical_hit"])]
    g.basestar_pile = ["disabled_hangar", "disabled_weapons", "structural_damage"]
    table.say(0, "weapons_control").skip()
    assert table.g.basestars == []
    assert len(table.g.basestar_pile) == 4
    assert len(table.events("BasestarDamaged")) == 1
    table = space().place(0, "weapons_control").dice(5)
    g = table.state
    g.basestars = [Basestar(AFT, ["disabled_hangar"])]
    g.basestar_pile = ["disabled_weapons"]
    g.basestars.append(Basestar(FORE, ["critical_hit", "structural_damage"][:1]))
    g.basestar_pile.append("structural_damage")
    table.say(0, "weapons_control").say(0, "basestar-aft").skip()
    assert len(next(base for base in table.g.basestars if base.area == AFT).damage) == 2


@rule("DMG-017")
def test_structural_damage_helps_attackers() -> None:
    table = space().place(0, "weapons_control").dice(3)
    g = table.state
    g.basestars = [Basestar(AFT, ["structural_damage"])]
    g.basestar_pile.remove("structural_damage")
    table.say(0, "weapons_control").skip()
    assert table.events("DieRolled")[0]["result"] == 5
    assert len(table.events("BasestarDamaged")) == 1


# --- damage to Galactica -----------------------------------------------------------------------------------


@rule("DMG-006", "DMG-008", "DMG-009", "TERM-009")
def test_damage_tokens() -> None:
    table = Table("saul_tigh", "laura_roslin", "william_adama").place(1, "command").place(2, "command")
    g = table.state
    for token in ("command", "food", "fuel"):
        g.damage_pile.remove(token)
        resolve_damage(g, token)
    assert [player.place for player in g.players] == ["sickbay"] * 3
    assert g.damaged == ["command"]
    assert g.resources == [7, 7, 10, 12]
    assert set(g.damage_pile) == {"ftl_control", "weapons_control", "admirals_quarters", "hangar_deck", "armory"}


@rule("DMG-011", "END-003")
def test_six_damaged_locations_end_the_game() -> None:
    table = space().dice(4).to_do("activate:basestars")
    g = table.state
    g.basestars = [Basestar(AFT)]
    g.damaged = ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck"]
    g.damage_pile = ["armory"]
    table.skip()
    assert table.game.over
    assert (table.g.winner, table.g.why) == ("cylons", "galactica_destroyed")


@rule("DMG-002")
def test_damaged_vipers_are_repaired_in_the_hangar_deck() -> None:
    table = space().place(0, "hangar_deck").hand(0, "repair-1")
    g = table.state
    g.reserves, g.damaged_vipers = 5, 3
    table.say(0, "repair-1").say(0, "number:2")
    assert (table.g.reserves, table.g.damaged_vipers) == (7, 1)


# --- raptors -----------------------------------------------------------------------------------------------


@rule("RAPT-001", "RAPT-002", "RAPT-003", "RAPT-004")
def test_risking_a_raptor() -> None:
    table = space().hand(0, "launch_scout-1").dice(3).top("riots").say(0, "launch_scout-1")
    assert table.prompt() == "scout-deck"
    table.say(0, "deck:crisis")
    assert table.question(0).facts == {"deck": "crisis", "card": "riots"}
    table.say(0, "bottom")
    assert table.g.crisis.cards[0] == "riots"
    assert table.g.raptors == 4
    assert table.events("CardPutBack", 1)[0]["card"] is None
    table = space().hand(0, "launch_scout-1").dice(2).say(0, "launch_scout-1")
    assert table.g.raptors == 3
    table = space().hand(0, "launch_scout-1")
    table.state.raptors = 0
    assert "card:launch_scout-1" not in table.labels(0)


@rule("DMG-005", "TERM-012")
def test_a_drawn_civilian_ship_comes_from_the_board_if_none_is_left() -> None:
    table = space().to_do("text:bomb_threat").dice(1)
    g = table.state
    civilians(g, AFT, "civ_population_2")
    civilians(g, FORE, "civ_empty")
    g.civilian_pile = []
    table.say(0, "part:second").skip()
    assert table.prompt() == "destroy-civilian"
    table.say(0, f"civilian:{table.g.civilians[AFT][0].handle}")
    assert table.g.resource("population") == 10
    table = space().to_do("text:bomb_threat").dice(1)
    table.state.civilian_pile = []
    table.say(0, "part:second").skip()
    assert table.events("NotPossible")[0]["what"] == "destroy-civilian"


@rule("HEAVY-005", "LIMIT-005")
def test_the_current_player_decides_which_heavy_raider_boards_last() -> None:
    table = space().to_do("activate:heavy_raiders")
    g = table.state
    g.heavies[PORT_AFT] = g.heavies[PORT_FORE] = 1
    g.boarding = [3, 0, 0, 0, 0]
    assert table.prompt() == "boarding-area"
    table.say(0, "area:port_fore")
    assert (table.g.heavies[PORT_AFT], table.g.heavies[PORT_FORE]) == (1, 0)
    assert table.g.boarding == [1, 3, 0, 0, 0]


@rule("LIMIT-004")
def test_no_centurion_left_to_place() -> None:
    table = space()
    table.state.boarding = [4, 0, 0, 0, 0]
    table.resolve("cylon_virus", total=12)
    assert table.g.boarding == [4, 0, 0, 0, 0]
    assert table.events("NotPossible")[0]["what"] == "place-centurion"
