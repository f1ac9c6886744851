"""The Objective card, jumping, the end of the game (OBJ, JUMP, END)."""

import pytest

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


def been_to(table: Table, *cards: str) -> Table:
    """Destinations that already lie beside the Objective card."""
    g = table.state
    for card in cards:
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    g.phases = ["sleeper"] if total_distance(g) >= 4 else []
    return table


@rule("JUMP-001", "JUMP-021", "JUMP-024")
@pytest.mark.parametrize(("track", "offered"), [(0, False), (2, False), (3, True), (4, True)])
def test_ftl_control_works_on_blue_spaces(track: int, offered: bool) -> None:
    table = Table(*THREE).place(0, "ftl_control")
    table.state.jump_track = track
    assert ("activate:ftl_control" in table.labels(0)) == offered
    table = Table(*THREE).place(0, "ftl_control")
    table.state.jump_track = 4
    table.state.damage_piles["galactica"].remove("ftl_control")
    table.state.damaged.append("ftl_control")
    assert "activate:ftl_control" not in table.labels(0)
    table = Table(*THREE).to_do("prepare_for_jump")
    table.state.jump_track = 4
    table.state.damage_piles["galactica"].remove("ftl_control")
    table.state.damaged.append("ftl_control")
    assert table.prompt() == "destination"


@rule("JUMP-022")
@pytest.mark.parametrize(("track", "die", "population"), [(3, 6, 9), (3, 7, 12), (4, 1, 11), (4, 8, 12)])
def test_the_ftl_roll(track: int, die: int, population: int) -> None:
    table = Table(*THREE).place(0, "ftl_control").top("barren_planet", "remote_planet").dice(die)
    table.state.jump_track = track
    table.say(0, "ftl_control").say(0, "barren_planet")
    assert table.g.resource("population") == population
    assert table.g.jump_track == 0


@rule("JUMP-002", "JUMP-007", "JUMP-009", "JUMP-010", "JUMP-011", "JUMP-016", "JUMP-018", "JUMP-027")
def test_a_jump_from_beginning_to_end() -> None:
    table = Table("saul_tigh", "laura_roslin", "lee_apollo_adama").to_do("prepare_for_jump")
    table.top("barren_planet", "remote_planet")
    g = table.state
    g.fleet.basestars.append(Basestar(AFT, ["critical_hit"]))
    g.basestar_pile.remove("critical_hit")
    g.boarding[1] = 1
    g.fleet.heavies[FORE] = 1
    g.jump_track = 4
    table.say(0, "barren_planet")
    g = table.g
    assert g.squadrons["viper"].reserves == 8
    assert g.players[2].place == "hangar_deck"
    assert (sum(g.fleet.raiders), sum(g.fleet.heavies), g.fleet.basestars) == (0, 0, [])
    assert sum(g.squadrons["viper"].space) == 0
    assert len(g.basestar_pile) == 4
    assert g.boarding[1] == 1
    assert len(g.civilian_pile) == 12
    assert g.resource("fuel") == 6
    assert table.game.view(None)["distance"] == 2
    assert table.game.view(None)["destinations"] == ["barren_planet"]
    assert g.jump_track == 0
    kinds = [event["event"] for event in table.game.events(None)]
    assert kinds.index("FleetJumped") < kinds.index("DestinationChosen") < kinds.index("ResourceChanged")


@rule("OBJ-003", "END-005", "END-008", "END-009", "JUMP-023")
def test_the_winning_jump() -> None:
    table = been_to(Table(*THREE), "asteroid_field", "asteroid_field", "barren_planet").place(0, "ftl_control").dice(1)
    table.state.jump_track = 4
    table.say(0, "ftl_control")
    assert table.game.over
    assert table.game.result is not None
    assert table.game.result.why == {"winner": "humans", "why": "kobol"}
    assert table.game.result.winners == (0, 1, 2)
    assert table.g.resource("population") == 11  # the roll applies to the last jump too
    assert len(table.g.destinations) == 3  # no destination is drawn
    assert table.g.fleet.raiders[FORE] == 3  # and no ships leave


@rule("END-009", "JUMP-023")
def test_the_last_jump_is_lost_if_a_resource_runs_out() -> None:
    table = been_to(Table(*THREE), "asteroid_field", "asteroid_field", "barren_planet").place(0, "ftl_control").dice(1)
    table.state.jump_track = 4
    table.state.resources[3] = 1
    table.say(0, "ftl_control")
    assert (table.g.winner, table.g.why) == ("cylons", "no_population")


@rule("OBJ-001", "OBJ-003", "OBJ-007")
def test_distance_8_alone_is_not_the_end() -> None:
    table = been_to(Table(*THREE), "asteroid_field", "asteroid_field").to_do("prepare_for_jump", "prepare_for_jump")
    table.top("barren_planet", "remote_planet").state.jump_track = 4
    table.say(0, "barren_planet")
    assert total_distance(table.g) == 8
    assert not table.game.over
    assert table.g.jump_track == 1


@rule("OBJ-001", "OBJ-007")
def test_legendary_discovery_counts_as_distance() -> None:
    table = been_to(Table(*THREE), "asteroid_field")
    g = table.state
    g.loyalty = [HUMAN] * 3
    for _ in range(3):
        g.loyalty_box.remove(HUMAN)
    table.resolve("legendary_discovery", total=14)
    assert total_distance(table.g) == 4
    assert table.g.phases == ["sleeper"]
    assert [len(player.loyalty) for player in table.g.players] == [2, 2, 2]


@rule("END-001", "RES-005")
def test_a_resource_that_recovers_within_the_turn_saves_the_humans() -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh").to_do("action", "end_of_turn")
    table.state.resources[0] = 0
    table.say(0, "ability:unconventional_tactics").say(0, "resource:food").skip()
    assert not table.game.over
    assert table.g.resources == [1, 8, 10, 11]


@rule("TITLE-010", "JUMP-015")
def test_the_mission_specialist_picks_one_of_three() -> None:
    table = Table(*THREE).to_do("prepare_for_jump").top("barren_planet", "remote_planet", "deep_space")
    at = table.state.decks["quorum"].cards.index("assign_mission_specialist")
    del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
    table.state.players[2].holds["quorum"].append("assign_mission_specialist")
    table.state.jump_track = 4
    assert table.question().seat == 2
    assert len(table.labels(2)) == 3
    table.say(2, "deep_space")
    assert table.g.players[2].holds["quorum"] == []
    assert table.g.decks["quorum"].discard == ["assign_mission_specialist"]


def test_thirty_three_goes_back_into_the_deck() -> None:
    table = Table(*THREE).empty_space().top("thirty_three").to_do("crisis", "prepare_for_jump")
    table.state.jump_track = 4
    table.skip()
    table.game.answer(0, 0)
    while table.prompt() != "stop":
        table.game.answer(table.question().seat, 0)
    assert "thirty_three" in table.g.decks["crisis"].cards
    assert table.game.view(None)["kept"] == []
