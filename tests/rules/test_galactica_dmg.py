"""Damage (DMG)."""

import pytest
from tests.rules.galactica_tables import space

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.combat import resolve_damage
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import TEST, Table, at_once
from readyroom.words import words

rule = pytest.mark.rule


@rule("DMG-002")
def test_damaged_vipers_are_repaired_in_the_hangar_deck() -> None:
    table = space().place(0, "hangar_deck").hand(0, "repair-1")
    g = table.state
    for squadron in g.squadrons.values():
        squadron.damaged = 0
    g.squadrons["viper"].reserves, g.squadrons["viper"].damaged = 3, 3
    table.say(0, "repair-1").say(0, "number:2")
    assert (table.g.squadrons["viper"].reserves, table.g.squadrons["viper"].damaged) == (5, 1)


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
    if table.prompt() == "damage-which":  # where another ship may take it
        table.say(0, "board:galactica").skip()
    assert table.game.over
    assert (table.g.winner, table.g.why) == ("cylons", "galactica_destroyed")


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
@pytest.mark.only("base", "exodus", why="with the Cylon Fleet board nukes are launched at areas")
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


@rule("DMG-017")
def test_structural_damage_helps_attackers() -> None:
    table = space().place(0, "weapons_control").dice(3)
    g = table.state
    g.fleet.basestars = [Basestar(AFT, ["structural_damage"])]
    g.basestar_pile.remove("structural_damage")
    table.say(0, "weapons_control").skip()
    assert table.events("DieRolled")[0]["result"] == 5
    assert len(table.events("BasestarDamaged")) == 1


def test_all_damage_of_a_basestar_is_told_with_it_as_a_target() -> None:
    table = space("lee_apollo_adama", "laura_roslin", "tom_zarek").place(0, "weapons_control")
    tokens = ["structural_damage", "disabled_hangar"]
    table.state.fleet.basestars = [Basestar(AFT), Basestar(AFT, tokens[:])]
    for token in tokens:
        table.state.basestar_pile.remove(token)
    question = table.say(0, "activate:weapons_control").question()
    option = question.options[question.find("ship:basestar-aft~2")]
    assert (option.facts["hits"], option.facts["damage"]) == (2, tokens)
