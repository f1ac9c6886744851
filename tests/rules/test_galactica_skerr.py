"""Skill card clarifications and errata (SKERR)."""

import pytest

from readyroom.galactica.board import FORE
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK_ZAREK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("SKERR-002")
def test_one_executive_order_a_turn() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK).hand(0, "executive_order-1").hand(1, "executive_order-2", "consolidate_power-1")
    )
    table.say(0, "executive_order-1").say(0, "seat:1").say(1, "act-twice")
    assert "card:consolidate_power-1" in table.labels(1)
    assert "card:executive_order-2" not in table.labels(1)
    table.say(1, "consolidate_power-1").say(1, "politics+politics")
    assert table.question().seat == 1  # a second action
    table.say(1, "pass")
    assert table.prompt() == "stop"


@rule("SKERR-003")
def test_a_cylon_who_reveals_on_an_order_has_no_second_action() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK)
        .hand(0, "executive_order-1")
        .loyal(1, "cylon_can_reduce_morale")
        .to_do("action", "crisis")
    )
    table.top("riots").say(0, "executive_order-1").say(0, "seat:1").say(1, "act-twice")
    table.say(1, "reveal:cylon_can_reduce_morale").say(1, "no")
    assert table.prompt() == "choose-part"  # the current player's turn goes on with its Crisis card
    assert not table.g.turn_ends


@rule("SKERR-014")
def test_evasive_maneuvers() -> None:
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").empty_space().place(1, "fore").dice(8, 7)
    table.state.fleet.raiders[FORE] = 1
    table.hand(2, "evasive_maneuvers-1").to_do("activate:raiders")
    table.say(2, "use:evasive_maneuvers-evasive_maneuvers-1")
    assert [event["result"] for event in table.events("DieRolled")] == [8, 5]
    assert table.g.players[1].place == "sickbay"
    assert table.g.squadrons["viper"].damaged == 1
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").hand(1, "evasive_maneuvers-1").place(0, "weapons_control")
    table.dice(1).say(0, "weapons_control").say(0, "raider-fore")
    assert table.question(0).prompt == "galactica-stop"  # no attack on a viper


@pytest.mark.only(
    "base", "exodus", why="the card of Pegasus, which is used in its place, leaves the Destiny cards facedown"
)
def test_investigative_committee_makes_everything_faceup() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK_ZAREK)
        .hand(1, "investigative_committee-3", "repair-2")
        .destiny("repair-1", "launch_scout-1")
    )
    table.to_do("text:prison_labor").say(1, "use:investigative_committee-investigative_committee-3")
    assert table.events("DestinyAdded", 2)[0]["cards"] == ["repair-1", "launch_scout-1"]
    table.say(1, "repair-2")
    assert table.events("CardsAdded", 2)[0]["cards"] == ["repair-2"]
