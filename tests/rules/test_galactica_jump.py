"""Jumping (JUMP)."""

import pytest

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("JUMP-001", "JUMP-021", "JUMP-024")
@pytest.mark.parametrize(("track", "offered"), [(0, False), (2, False), (3, True), (4, True)])
def test_ftl_control_works_on_blue_spaces(track: int, offered: bool) -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "ftl_control")
    table.state.jump_track = track
    assert ("activate:ftl_control" in table.labels(0)) == offered
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "ftl_control")
    table.state.jump_track = 4
    table.state.damage_piles["galactica"].remove("ftl_control")
    table.state.damaged.append("ftl_control")
    assert "activate:ftl_control" not in table.labels(0)
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("prepare_for_jump")
    table.state.jump_track = 4
    table.state.damage_piles["galactica"].remove("ftl_control")
    table.state.damaged.append("ftl_control")
    assert table.prompt() == "destination"


@rule("JUMP-002", "JUMP-010", "JUMP-011", "JUMP-016", "JUMP-018", "JUMP-027")
def test_a_jump_from_beginning_to_end() -> None:
    table = Table("saul_tigh", "laura_roslin", "lee_apollo_adama").to_do("prepare_for_jump")
    table.top("barren_planet", "remote_planet")
    g = table.state
    g.fleet.basestars.append(Basestar(AFT, ["critical_hit"]))
    g.basestar_pile.remove("critical_hit")
    g.boarding[1] = 1
    g.fleet.heavies[FORE] = 1
    g.jump_track = 4
    every = g.squadrons["viper"].reserves + sum(g.squadrons["viper"].space) + 1  # and that of Apollo
    table.say(0, "barren_planet")
    g = table.g
    assert g.squadrons["viper"].reserves == every
    assert g.players[2].place == "hangar_deck"
    assert sum(g.squadrons["viper"].space) == 0
    assert len(g.basestar_pile) == 4
    assert g.boarding[1] == 1
    assert g.resource("fuel") == 6
    assert table.game.view(None)["distance"] == 2
    assert table.game.view(None)["destinations"] == ["barren_planet"]
    assert g.jump_track == 0
    kinds = [event["event"] for event in table.game.events(None)]
    assert kinds.index("FleetJumped") < kinds.index("DestinationChosen") < kinds.index("ResourceChanged")


@rule("JUMP-007", "JUMP-009")
def test_no_ship_of_either_side_stays_in_space() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("prepare_for_jump").top("barren_planet", "remote_planet")
    g = table.state
    g.fleet.basestars.append(Basestar(AFT))
    g.fleet.heavies[FORE] = 1
    g.jump_track = 4
    table.say(0, "barren_planet")
    g = table.g
    assert (sum(g.fleet.raiders), sum(g.fleet.heavies), g.fleet.basestars) == (0, 0, [])
    assert len(g.civilian_pile) == 12


@rule("JUMP-022")
@pytest.mark.parametrize(("track", "die", "population"), [(3, 6, 9), (3, 7, 12), (4, 1, 11), (4, 8, 12)])
def test_the_ftl_roll(track: int, die: int, population: int) -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "ftl_control").top("barren_planet", "remote_planet").dice(die)
    table.state.jump_track = track
    table.say(0, "ftl_control").say(0, "barren_planet")
    assert table.g.resource("population") == population
    assert table.g.jump_track == 0
