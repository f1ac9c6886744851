"""Action step (ACT)."""

import pytest
from tests.rules.galactica_tables import in_a_viper, nukes, only_vipers, politics_here

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE
from readyroom.galactica.boxes import pieces
from readyroom.galactica.places import layout, uppermost
from readyroom.galactica.skills import SKILLS, TYPE
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
ROSLIN_TIGH_STARBUCK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("ACT-001", "ACT-012")
def test_one_action_or_none() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "research_lab").say(0, "research_lab").say(0, "tactics")
    assert table.prompt() == "stop"
    table = Table(*TIGH_ROSLIN_STARBUCK).say(0, "pass")
    assert table.prompt() == "stop"


@rule("ACT-002", "ACT-003", "ACT-004", "ACT-005", "ACT-006", "CHAR-003")
def test_kinds_of_actions() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").hand(0, "executive_order-1", "strategic_planning-3")
    table.place(0, "fore")
    labels = set(table.labels(0))
    assert {"card:executive_order-1", "ability:cag", "move:port_fore", "move:starboard_fore"} <= labels
    assert {"attack:raider-fore", "attack:basestar-fore"} <= labels
    assert not any("strategic_planning" in label for label in labels)  # a reaction, not an action
    table = Table(*TIGH_ROSLIN_STARBUCK)
    assert {"activate:command", "ability:declare_martial_law"} <= set(table.labels(0))
    assert nukes(table)


@rule("ACT-013", "CHK-009")
def test_a_prisoner_may_act() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "brig").hand(0, "consolidate_power-1")
    assert {"activate:brig", "card:consolidate_power-1", "ability:declare_martial_law"} <= set(table.labels(0))
    table = Table(*TIGH_ROSLIN_STARBUCK).place(1, "brig").hand(1, "repair-1", "repair-2").to_do("text:prison_labor")
    table.skip()
    assert table.question().at_most == 1


@rule("ACT-014", "DMG-010")
def test_a_damaged_location_can_be_entered_and_repaired_but_not_used() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).hand(0, "repair-1")
    table.state.damage_piles["galactica"].remove("command")
    table.state.damaged.append("command")
    assert "activate:command" not in table.labels(0)
    table.say(0, "repair-1")
    assert table.g.damaged == []
    assert "command" in table.g.damage_piles["galactica"]


@rule("ACT-020", "VIP-010")
def test_the_hangar_deck_launches_pilots_who_act_again() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    before = table.state.squadrons["viper"].reserves
    in_a_viper(table.say(0, "hangar_deck").say(0, "port_aft"), 0)
    assert table.g.players[0].place == "port_aft"
    assert table.g.squadrons["viper"].reserves == before - 1
    assert table.prompt() == "action"
    table.say(0, "move:aft")
    assert table.prompt() == "stop"
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "hangar_deck")
    assert "activate:hangar_deck" not in table.labels(0)  # Tigh is no pilot


@rule("ACT-021")
def test_the_hangar_deck_takes_an_unmanned_viper_if_there_is_none_in_the_reserves() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    only_vipers(table, PORT_FORE, PORT_AFT, damaged=pieces(table.state, "viper") - 2)
    table.say(0, "hangar_deck").say(0, "port_aft")  # which viper
    table.say(0, "port_fore")  # where to launch
    assert table.g.squadrons["viper"].space == [0, 0, 0, 0, 0, 1]
    assert table.g.players[0].place == "port_fore"
    assert table.g.squadrons["viper"].reserves == 0


@rule("ACT-022", "ACT-023", "VIP-007", "VIP-008", "VIP-009")
def test_command_activates_unmanned_vipers() -> None:
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "aft")
    table.state.fleet.raiders[AFT] = 1
    table.say(0, "command")
    assert "attack:raider-aft" not in table.labels(0)  # Apollo's viper is his alone
    table.say(0, "move:port_fore-fore").dice(3).say(0, "attack:raider-fore")
    assert table.g.squadrons["viper"].space[FORE] == 1
    assert table.g.squadrons["viper"].space[PORT_FORE] == 0
    assert table.g.fleet.raiders[FORE] == 2
    assert table.prompt() == "stop"


@rule("ACT-024", "ATT-004")
@pytest.mark.parametrize(("die", "left"), [(6, 1), (7, 0), (8, 0)])
def test_the_armory(die: int, left: int) -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "armory").dice(die)
    table.state.boarding[2] = 1
    table.say(0, "armory")
    assert table.g.boarding[2] == left
    assert "activate:armory" not in Table(*TIGH_ROSLIN_STARBUCK).place(0, "armory").labels(0)


@rule("ACT-025", "ACT-028")
@pytest.mark.parametrize(("destiny", "president"), [("2", 2), ("1", 1)])
def test_administration(destiny: str, president: int) -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh").destiny(
        "declare_emergency-3", f"consolidate_power-{destiny}"
    )
    table.say(0, "administration").say(0, "seat:2")
    assert table.events("CheckBegan")[0]["difficulty"] == 5
    table.add()
    assert table.g.president == president
    assert table.g.resources == [8, 8, 10, 12]


@rule("ACT-026", "CHK-021")
@pytest.mark.parametrize(("strength", "place"), [("4", "brig"), ("3", "presidents_office")])
def test_admirals_quarters(strength: str, place: str) -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "admirals_quarters")
    table.destiny("declare_emergency-3", f"strategic_planning-{strength}").say(0, "admirals_quarters").say(0, "seat:1")
    assert table.events("CheckBegan")[0] == {
        "event": "CheckBegan",
        "source": "admirals_quarters",
        "difficulty": 7,
        "skills": ["leadership", "tactics"],
    }
    table.add()
    assert (len(table.events("CheckShown")), len(table.events("CheckResult"))) == (1, 1)
    assert table.g.players[1].place == uppermost(table.g, place)
    assert table.g.resources == [8, 8, 10, 12]  # if it fails nothing comes of it


@rule("ACT-027")
def test_the_brig_check() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK)
        .place(0, "brig")
        .destiny("investigative_committee-3", "strategic_planning-4")
        .say(0, "brig")
    )
    table.add()
    there = {place.id for place in layout(table.g).locations.values() if place.board == "galactica"}
    assert set(table.labels(0)) == {f"location:{place}" for place in there - {"sickbay"}}  # staying is allowed
    table.say(0, "location:armory")
    assert table.g.players[0].place == "armory"
    table = (
        Table(*TIGH_ROSLIN_STARBUCK)
        .place(0, "brig")
        .destiny("investigative_committee-3", "strategic_planning-3")
        .say(0, "brig")
    )
    table.add()
    assert table.g.players[0].place == "brig"


@rule("ACT-031", "HEAVY-002")
def test_the_cylon_fleet_location() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0, place="cylon_fleet").empty_space()
    table.state.boarding[0] = 1
    table.say(0, "cylon_fleet").say(0, "heavy_raiders")
    assert table.g.boarding == [0, 1, 0, 0, 0]
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0, place="cylon_fleet").say(0, "cylon_fleet").say(0, "launch")
    assert table.g.fleet.raiders[0] == 5
    assert table.g.fleet.heavies[0] == 1


def test_communications_shows_two_ships_and_moves_them() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "communications")
    faces = [ship.face for ship in table.state.civilians[AFT]]
    table.say(0, "communications")
    assert [event["face"] for event in table.events("CivilianSeen", 0)] == faces
    assert [event["face"] for event in table.events("CivilianSeen", 1)] == [None, None]
    table.say(0, "area:port_aft").say(0, "area:aft")
    assert [len(area) for area in table.g.civilians] == [0, 0, 0, 1, 1, 0]
    assert table.game.view(0)["areas"]["port_aft"]["civilians"][0]["face"] == faces[0]
    assert table.game.view(1)["areas"]["port_aft"]["civilians"][0]["face"] is None


def test_press_room_and_research_lab_ignore_the_skill_set() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK)
    here = politics_here(table)
    table.place(0, here).say(0, here)
    assert [SKILLS[TYPE[card]] for card in table.g.players[0].hand] == ["politics", "politics"]
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "research_lab").say(0, "research_lab").say(0, "draw:engineering")
    assert [SKILLS[TYPE[card]] for card in table.g.players[0].hand] == ["engineering"]
