"""Character clarifications and errata (CHERR)."""

import pytest
from tests.rules.galactica_tables import in_a_viper

from readyroom.galactica.board import PORT_FORE
from readyroom.galactica.characters import can_use
from readyroom.galactica.testing import Table
from readyroom.words import words

rule = pytest.mark.rule


@rule("CHERR-003", "CHERR-004")
def test_tyrol_decides_after_all_faceup_cards_are_in() -> None:
    table = Table("saul_tigh", "chief_galen_tyrol", "laura_roslin").hand(2, "investigative_committee-3", "repair-2")
    table.destiny("repair-1", "consolidate_power-2").to_do("text:prison_labor")
    use = next(label for label in table.labels(2) if label.startswith("use:investigative_committee"))
    table.say(2, use).say(2, "repair-2")
    assert table.game.waiting(1).window == "cards_added"
    destiny = [] if "_2" in use else ["consolidate_power-2", "repair-1"]  # with the card of Pegasus it stays facedown
    assert sorted(table.game.view(1)["check"]["cards"]) == [*destiny, "repair-2"]
    table.say(1, "use:blind_devotion-engineering")
    (shown,) = table.events("CheckShown")
    assert (shown["positive"], shown["negative"], shown["total"]) == (["consolidate_power-2"], [], 2)
    assert shown["ignored"] == ["repair-1", "repair-2"]  # neither for the check nor against it
    said = words("en").tell("galactica", shown)
    assert said == (
        "For it: Consolidate Power (2). Against it: nothing. "
        "Counting nothing: Repair (1), Repair (2). Together 2 of 10."
    )
    assert not can_use(table.g, 1, "blind_devotion")  # once a game


@rule("CHERR-017", "CHERR-018")
def test_starbuck_has_two_actions_if_she_began_in_a_viper() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "port_aft").to_do("begin_turn")
    table.game.answer(0, 0)
    table.say(0, "location:research_lab")
    table.game.answer(0, 0)
    table.say(0, "research_lab").say(0, "tactics")
    assert table.prompt() == "action"
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").say(0, "hangar_deck").say(0, "port_aft")
    in_a_viper(table, 0).say(0, "move:aft")
    assert table.prompt() == "stop"


@rule("CHERR-023")
def test_moral_compass_switches_the_part() -> None:
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").to_do("text:riots")
    table.say(0, "part:first").say(1, "use:moral_compass")
    assert table.g.resources == [8, 7, 10, 11]
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").to_do("text:requested_resignation")
    table.say(0, "part:second")
    table.skip()
    table.say(2, "part:second")  # the President's inner choice is his own
    assert table.prompt() == "stop"
    assert table.g.players[2].place == "brig"


@rule("CHERR-024", "CHERR-029", "CHERR-028")
def test_roslin_and_apollo_pay() -> None:
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace").hand(0, "repair-1")
    assert not any(label.startswith("activate:") for label in table.labels(0))
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace").hand(0, "repair-1", "repair-2", "repair-2")
    table.place(0, "research_lab").say(0, "research_lab").say(0, "repair-1", "repair-2").say(0, "tactics")
    assert table.count(0) == 1 + 1
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").hand(0, "repair-1", "executive_order-1")
    table.to_do("movement").say(0, "location:command")
    assert table.prompt() == "pay-card"  # chosen, not random
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").hand(0, *["repair-1"] * 5, *["launch_scout-1"] * 6)
    table.to_do("end_of_turn").skip()
    assert table.count(0) == 10  # random, so he was not asked
    assert table.events("SkillsDiscarded")[0]["seat"] == 0


@rule("CHERR-025", "CHERR-026", "CHERR-027")
def test_apollo_takes_a_viper_that_was_just_placed() -> None:
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "command").say(0, "command")
    table.state.fleet.raiders[PORT_FORE] = 1
    table.say(0, "launch:port_fore").say(1, "use:alert_viper_pilot-port_fore")
    assert table.g.players[1].place == "port_fore"
    assert table.prompt() == "action"
    assert table.question().seat == 1
    table.dice(3).say(1, "attack:raider-port_fore")
    assert table.g.fleet.raiders[PORT_FORE] == 0
    assert table.question().seat == 0
    assert table.prompt() == "unmanned-viper"
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "brig").say(0, "command")
    table.say(0, "launch:port_fore")
    assert table.question(0).prompt == "galactica-unmanned-viper"  # not from the Brig
    table = Table("kara_starbuck_thrace", "lee_apollo_adama", "laura_roslin").place(1, "command")
    in_a_viper(table.say(0, "hangar_deck").say(0, "port_aft"), 0)
    assert table.question(0).prompt == "galactica-action"  # a piloted viper is not for him
