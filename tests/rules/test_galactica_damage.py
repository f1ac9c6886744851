"""Attacks of the humans, nukes, damage, raptors (ATT, NUKE, DMG, RAPT)."""

from collections import Counter

import pytest
from tests.rules.galactica_tables import civilians, space

from readyroom.galactica.board import AFT, FORE, PORT_AFT, PORT_FORE
from readyroom.galactica.combat import resolve_damage
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.words import words

rule = pytest.mark.rule


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
        g.fleet.raiders[AFT] = 1
    elif ship == "heavy_raider":
        g.fleet.heavies[AFT] = 1
    else:
        g.fleet.basestars = [Basestar(AFT)]
    table.say(0, "weapons_control").skip()
    g = table.g
    if ship == "basestar":
        assert bool(g.fleet.basestars[0].damage) == hit
    else:
        assert (g.fleet.raiders[AFT] + g.fleet.heavies[AFT] == 0) == hit
    assert "activate:weapons_control" not in space().place(0, "weapons_control").labels(0)


@rule("ATT-009")
@pytest.mark.parametrize(("die", "hit"), [(7, False), (8, True)])
def test_a_viper_against_a_basestar(die: int, hit: bool) -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "fore").dice(die)
    table.say(0, "attack:basestar-fore").skip()
    assert bool(table.g.fleet.basestars[0].damage) == hit


@rule("NUKE-001", "NUKE-002", "NUKE-003", "NUKE-011", "DMG-021")
@pytest.mark.parametrize(
    ("die", "basestars", "raiders"), [(1, 1, 4), (2, 1, 4), (3, 0, 4), (6, 0, 4), (7, 0, 1), (8, 0, 1)]
)
def test_a_nuke(die: int, basestars: int, raiders: int) -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").dice(die)
    table.state.fleet.raiders[FORE], table.state.fleet.heavies[FORE] = 4, 2
    table.state.basestar_pile.remove("critical_hit")
    table.state.fleet.basestars.append(Basestar(AFT, ["critical_hit"]))
    table.say(0, "nuke:basestar-fore").skip()
    g = table.g
    assert len([base for base in g.fleet.basestars if base.area == FORE]) == basestars
    if basestars:
        assert len(next(base for base in g.fleet.basestars if base.area == FORE).damage) == 2
    assert g.fleet.raiders[FORE] == raiders
    assert g.fleet.heavies[FORE] == 2
    assert g.nukes == 1


@rule("DMG-013", "DMG-014", "DMG-020")
def test_basestar_damage_adds_up_to_three() -> None:
    table = space().place(0, "weapons_control").dice(5)
    g = table.state
    g.fleet.basestars = [Basestar(AFT, ["critical_hit"])]
    g.basestar_pile = ["disabled_hangar", "disabled_weapons", "structural_damage"]
    table.say(0, "weapons_control").skip()
    assert table.g.fleet.basestars == []
    assert len(table.g.basestar_pile) == 4
    assert len(table.events("BasestarDamaged")) == 1
    table = space().place(0, "weapons_control").dice(5)
    g = table.state
    g.fleet.basestars = [Basestar(AFT, ["disabled_hangar"])]
    g.basestar_pile = ["disabled_weapons"]
    g.fleet.basestars.append(Basestar(FORE, ["critical_hit", "structural_damage"][:1]))
    g.basestar_pile.append("structural_damage")
    table.say(0, "weapons_control").say(0, "basestar-aft").skip()
    assert len(next(base for base in table.g.fleet.basestars if base.area == AFT).damage) == 2


@rule("DMG-017", "NUKE-002")
@pytest.mark.parametrize(
    ("place", "action", "asked"),
    [
        ("weapons_control", "activate:weapons_control", "ship"),
        ("command", "activate:command", "attack"),
        ("aft", "card:maximum_firepower-3", "ship"),
        ("aft", "", "attack"),
        ("research_lab", "", "nuke"),
    ],
)
def test_two_basestars_in_one_area_are_told_apart_by_their_damage(place: str, action: str, asked: str) -> None:
    table = space("lee_apollo_adama", "laura_roslin", "tom_zarek").place(0, place).hand(0, "maximum_firepower-3")
    g = table.state
    g.squadrons["viper"].reserves -= 1
    g.titles["admiral"], g.squadrons["viper"].space[AFT] = 0, 1
    g.fleet.basestars = [Basestar(AFT), Basestar(AFT, ["structural_damage"])]
    g.basestar_pile.remove("structural_damage")
    if action:
        table.say(0, action)
    question = table.question()
    labels = [f"{asked}:basestar-aft", f"{asked}:basestar-aft~2"]
    options = [question.options[question.find(label)] for label in labels]
    assert [option.facts["damage"] for option in options] == [[], ["structural_damage"]]
    sound, hurt = (words("en").option("galactica", option) for option in options)
    assert hurt == f"{sound} (structural damage)"
    table.say(0, labels[1]).skip()
    assert table.events("DieRolled")[0]["bonus"] == 2  # it was this one


def test_all_damage_of_a_basestar_is_told_with_it_as_a_target() -> None:
    table = space("lee_apollo_adama", "laura_roslin", "tom_zarek").place(0, "weapons_control")
    tokens = ["structural_damage", "disabled_hangar"]
    table.state.fleet.basestars = [Basestar(AFT), Basestar(AFT, tokens[:])]
    for token in tokens:
        table.state.basestar_pile.remove(token)
    question = table.say(0, "activate:weapons_control").question()
    option = question.options[question.find("ship:basestar-aft~2")]
    assert (option.facts["hits"], option.facts["damage"]) == (2, tokens)


@rule("DMG-017")
def test_structural_damage_helps_attackers() -> None:
    table = space().place(0, "weapons_control").dice(3)
    g = table.state
    g.fleet.basestars = [Basestar(AFT, ["structural_damage"])]
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
        g.damage_piles["galactica"].remove(token)
        at_once(resolve_damage(g, "galactica", token, TEST))
    assert [player.place for player in g.players] == ["sickbay"] * 3
    assert g.damaged == ["command"]
    assert g.resources == [7, 7, 10, 12]
    assert set(g.damage_piles["galactica"]) == {
        "ftl_control",
        "weapons_control",
        "admirals_quarters",
        "hangar_deck",
        "armory",
    }


@rule("DMG-011", "END-003")
def test_six_damaged_locations_end_the_game() -> None:
    table = space().dice(4).to_do("activate:basestars")
    g = table.state
    g.fleet.basestars = [Basestar(AFT)]
    g.damaged = ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck"]
    g.damage_piles["galactica"] = ["armory"]
    table.skip()
    assert table.game.over
    assert (table.g.winner, table.g.why) == ("cylons", "galactica_destroyed")


@rule("DMG-002")
def test_damaged_vipers_are_repaired_in_the_hangar_deck() -> None:
    table = space().place(0, "hangar_deck").hand(0, "repair-1")
    g = table.state
    g.squadrons["viper"].reserves, g.squadrons["viper"].damaged = 5, 3
    table.say(0, "repair-1").say(0, "number:2")
    assert (table.g.squadrons["viper"].reserves, table.g.squadrons["viper"].damaged) == (7, 1)


# --- raptors -----------------------------------------------------------------------------------------------


@rule("RAPT-001", "RAPT-002", "RAPT-003", "RAPT-004")
def test_risking_a_raptor() -> None:
    table = space().hand(0, "launch_scout-1").dice(3).top("riots").say(0, "launch_scout-1")
    assert table.prompt() == "scout-deck"
    table.say(0, "deck:crisis")
    assert table.question(0).facts == {"deck": "crisis", "card": "riots"}
    table.say(0, "bottom")
    assert table.g.decks["crisis"].cards[0] == "riots"
    assert table.g.raptors == 4
    assert table.events("CardPutBack", 1)[0]["card"] is None
    table = space().hand(0, "launch_scout-1").dice(2).say(0, "launch_scout-1")
    assert table.g.raptors == 3
    table = space().hand(0, "launch_scout-1")
    table.state.raptors = 0
    assert "card:launch_scout-1" not in table.labels(0)


@rule("CIV-001")
def test_a_civilian_ship_drawn_to_be_destroyed_is_a_random_one_that_is_not_on_the_board() -> None:
    lost = set()
    for seed in range(12):
        table = space("saul_tigh", "laura_roslin", "kara_starbuck_thrace").to_do("text:bomb_threat").dice(1)
        table.state.chance.key = f"{seed:064x}"
        civilians(table.state, AFT, "civ_population_2")
        before = sorted(table.state.civilian_pile)
        table.say(0, "part:second").skip()
        assert len(table.g.civilians[AFT]) == 1
        (gone,) = Counter(before) - Counter(table.g.civilian_pile)
        lost.add(gone)
    assert len(lost) > 2


@rule("CIV-002", "DMG-005", "TERM-012")
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
    g.fleet.heavies[PORT_AFT] = g.fleet.heavies[PORT_FORE] = 1
    g.boarding = [3, 0, 0, 0, 0]
    assert table.prompt() == "boarding-area"
    table.say(0, "area:port_fore")
    assert (table.g.fleet.heavies[PORT_AFT], table.g.fleet.heavies[PORT_FORE]) == (1, 0)
    assert table.g.boarding == [1, 3, 0, 0, 0]


@rule("LIMIT-004")
def test_no_centurion_left_to_place() -> None:
    table = space()
    table.state.boarding = [4, 0, 0, 0, 0]
    table.resolve("cylon_virus", total=12)
    assert table.g.boarding == [4, 0, 0, 0, 0]
    assert table.events("NotPossible")[0]["what"] == "place-centurion"
