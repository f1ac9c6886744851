"""End of the game (END)."""

import pytest
from tests.rules.galactica_tables import RESOURCES, been_to, borne_by_galactica, near

from readyroom.galactica.board import FORE
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
ADAMA_ROSLIN_TIGH = ("william_adama", "laura_roslin", "saul_tigh")
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("END-001")
@pytest.mark.parametrize("resource", range(4))
@pytest.mark.parametrize("value", [0, -2])
def test_an_empty_resource_at_the_end_of_a_turn(resource: int, value: int) -> None:
    table = Table(*ADAMA_ROSLIN_TIGH).loyal(2, "cylon_can_send_to_brig").to_do("end_of_turn")
    table.state.resources[resource] = value
    table.skip()
    result = table.game.result
    assert result is not None
    assert (result.winners, result.reason) == ((2,), f"cylons:no_{RESOURCES[resource]}")
    assert table.events("GameEnded")[0]["winner"] == "cylons"


@rule("END-001")
def test_a_resource_may_recover_before_the_turn_ends() -> None:
    table = Table("tom_zarek", *ADAMA_ROSLIN_TIGH[1:]).to_do("action", "end_of_turn")
    table.state.resources[0] = 0
    table.say(0, "ability:unconventional_tactics").say(0, "resource:food").skip()
    assert not table.game.over
    assert table.g.resources[0] == 1
    assert table.g.current == 1


@rule("END-001")
def test_a_resource_at_0_in_the_middle_of_a_turn_does_not_end_it() -> None:
    table = Table(*ADAMA_ROSLIN_TIGH).to_do("text:prison_labor", "end_of_turn")
    table.state.resources[0] = 1
    table.hand(2, "repair-1").destiny("launch_scout-1", "launch_scout-2").skip()
    table.say(2, "repair-1").skip()
    assert table.g.resources[0] <= 0
    assert table.game.over  # at the end of the turn, after the card was dealt with
    kinds = [event["event"] for event in table.game.events(None)]
    assert kinds.index("ResourceChanged") < kinds.index("GameEnded")
    lost = [event for event in table.events("ResourceChanged") if event["resource"] == "morale"]
    assert lost  # the other part of the card was carried out, too


@rule("END-001", "END-002", "END-003")
def test_when_all_is_over_nobody_is_asked_and_all_loyalty_is_shown() -> None:
    table = Table(*ADAMA_ROSLIN_TIGH).loyal(2, "cylon_can_send_to_brig").to_do("end_of_turn")
    table.state.resources[0] = 0
    table.skip()
    assert table.game.questions == []
    for viewer in (0, 1, 2, None):
        cards = [card["card"] for player in table.game.view(viewer)["players"] for card in player["loyalty"]]
        assert cards == [HUMAN, HUMAN, "cylon_can_send_to_brig"]


@rule("END-001", "RES-005")
def test_a_resource_that_recovers_within_the_turn_saves_the_humans() -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh").to_do("action", "end_of_turn")
    table.state.resources[0] = 0
    table.say(0, "ability:unconventional_tactics").say(0, "resource:food").skip()
    assert not table.game.over
    assert table.g.resources == [1, 8, 10, 11]


@rule("END-002")
@pytest.mark.parametrize(("space", "lost"), [(0, False), (1, False), (2, False), (3, True)])
def test_a_centurion_on_the_last_space(space: int, lost: bool) -> None:
    table = Table(*ADAMA_ROSLIN_TIGH).empty_space().to_do("activate:heavy_raiders", "end_of_turn")
    table.state.boarding[space] = 1
    table.skip()
    assert table.game.over == lost
    if lost:
        assert (table.g.winner, table.g.why) == ("cylons", "centurions")
        assert table.g.current == 0  # at once, not at the end of the turn
    else:
        assert table.g.boarding[space + 1] == 1


@rule("END-003")
def test_the_sixth_damaged_location_ends_the_game_at_once() -> None:
    table = Table(*ADAMA_ROSLIN_TIGH).empty_space().to_do("activate:basestars", "end_of_turn").dice(8)
    g = table.state
    g.fleet.basestars = [Basestar(FORE)]
    g.damaged = ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck"]
    g.damage_piles["galactica"] = ["armory"]
    borne_by_galactica(table)
    assert table.game.over
    assert table.g.winner == "cylons"
    assert table.events("GalacticaDamaged")[0]["token"] == "armory"
    assert table.g.current == 0


@rule("END-003")
def test_five_damaged_locations_and_a_repaired_one_do_not() -> None:
    """Six have been damaged in the game, but not at one time."""
    table = (
        Table("chief_galen_tyrol", *ADAMA_ROSLIN_TIGH[1:]).empty_space().hand(0, "repair-1").place(0, "command").dice(8)
    )
    g = table.state
    g.fleet.basestars = [Basestar(FORE)]
    g.damaged = ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck"]
    g.damage_piles["galactica"] = ["armory"]
    table.to_do("action", "activate:basestars", "end_of_turn")
    borne_by_galactica(table.say(0, "repair-1").say(0, "pass"))
    assert not table.game.over
    assert len(table.g.damaged) == 5


@rule("END-009", "OBJ-003")
@pytest.mark.parametrize(("population", "winner"), [(1, "cylons"), (2, "humans")])
def test_the_population_lost_by_the_last_jump_counts(population: int, winner: str) -> None:
    table = near(Table(*ADAMA_ROSLIN_TIGH)).place(0, "ftl_control").dice(6)
    table.state.jump_track, table.state.resources[3] = 4, population  # one population is at risk
    table.say(0, "ftl_control").skip()
    assert table.g.winner == winner


@rule("END-009", "JUMP-023")
def test_the_last_jump_is_lost_if_a_resource_runs_out() -> None:
    table = (
        been_to(Table(*TIGH_ROSLIN_STARBUCK), "asteroid_field", "asteroid_field", "barren_planet")
        .place(0, "ftl_control")
        .dice(1)
    )
    table.state.jump_track = 4
    table.state.resources[3] = 1
    table.say(0, "ftl_control")
    assert (table.g.winner, table.g.why) == ("cylons", "no_population")
