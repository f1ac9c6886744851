"""The Objective card (OBJ) and the end of the game (END)."""

import pytest

from readyroom.galactica.board import FORE
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
THREE = ("william_adama", "laura_roslin", "saul_tigh")
RESOURCES = ("food", "fuel", "morale", "population")


def travelled(table: Table, *cards: str) -> Table:
    """Cards beside the Objective card."""
    g = table.state
    for card in cards:
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    return table


def near(table: Table) -> Table:
    """Distance 8, the Sleeper Agent phase long over."""
    table.state.phases = ["sleeper"]
    return travelled(table, "asteroid_field", "asteroid_field", "barren_planet")


# --- the Objective card ------------------------------------------------------------------------------------


@rule("OBJ-007")
@pytest.mark.parametrize(
    ("cards", "distance"),
    [((), 0), (("icy_moon",), 1), (("deep_space", "tylium_planet"), 3), (("asteroid_field", "desolate_moon"), 6)],
)
def test_the_distance_is_the_sum_of_the_cards_beside_the_objective(cards: tuple[str, ...], distance: int) -> None:
    table = travelled(Table(*THREE), *cards)
    for viewer in (0, 2, None):
        assert table.game.view(viewer)["distance"] == distance
        assert table.game.view(viewer)["destinations"] == list(cards)


@rule("OBJ-001", "OBJ-002")
@pytest.mark.parametrize(
    ("been", "to", "sleeper"),
    [
        ((), "asteroid_field", False),  # 3
        (("barren_planet",), "icy_moon", False),  # 3
        (("barren_planet",), "remote_planet", True),  # 4: equals it
        (("asteroid_field",), "desolate_moon", True),  # 6: exceeds it
    ],
)
def test_the_sleeper_phase_at_distance_4_or_more(been: tuple[str, ...], to: str, sleeper: bool) -> None:
    table = travelled(Table(*THREE).to_do("prepare_for_jump").empty_space(), *been)
    g = table.state
    g.jump_track, g.loyalty = 4, [HUMAN] * 3
    for _ in range(3):
        g.loyalty_box.remove(HUMAN)
    table.top(to, "tylium_planet").skip()
    table.say(0, to).skip()
    while table.prompt() not in ("stop", ""):
        table.game.answer(table.game.questions[0].seat, 0)
    assert bool(table.events("SleeperPhase")) == sleeper
    assert [len(player.loyalty) for player in table.g.players] == [2 if sleeper else 1] * 3


@rule("OBJ-001", "OBJ-003", "END-005")
def test_reaching_8_wins_nothing_yet() -> None:
    table = travelled(Table(*THREE).empty_space(), "asteroid_field", "asteroid_field").to_do("prepare_for_jump")
    table.state.jump_track, table.state.phases = 4, ["sleeper"]
    table.top("barren_planet", "tylium_planet").say(0, "barren_planet").skip()
    assert table.game.view(None)["distance"] == 8
    assert not table.game.over
    assert table.g.jump_track == 0  # a whole new preparation is needed


@rule("OBJ-003", "END-005", "END-008", "END-009")
def test_the_next_jump_after_distance_8_wins() -> None:
    table = near(Table(*THREE)).to_do("prepare_for_jump")
    table.state.jump_track = 4
    left = len(table.state.decks["destination"].cards)
    table.skip()
    assert table.game.over
    result = table.game.result
    assert result is not None
    assert (result.winners, result.reason) == ((0, 1, 2), "humans:kobol")
    assert len(table.g.decks["destination"].cards) == left  # no card was drawn, nobody was asked
    assert table.events("DestinationChosen") == []
    assert table.g.fleet.raiders[FORE] == 3  # the ship steps were skipped
    assert table.g.players[0].place == "admirals_quarters"


@rule("OBJ-003")
def test_distance_7_is_not_enough() -> None:
    table = travelled(Table(*THREE).empty_space(), "asteroid_field", "desolate_moon", "icy_moon")
    table.state.jump_track, table.state.phases = 4, ["sleeper"]
    table.to_do("prepare_for_jump").top("deep_space", "tylium_planet")
    assert table.prompt() == "destination"
    assert table.game.view(None)["distance"] == 7


@rule("OBJ-003", "END-009")
@pytest.mark.parametrize("resource", range(4))
def test_the_winning_jump_with_a_resource_at_0_is_lost(resource: int) -> None:
    table = near(Table(*THREE)).to_do("prepare_for_jump")
    table.state.jump_track = 4
    table.state.resources[resource] = 0
    table.skip()
    assert (table.g.winner, table.g.why) == ("cylons", f"no_{RESOURCES[resource]}")


@rule("END-009", "OBJ-003")
@pytest.mark.parametrize(("population", "winner"), [(1, "cylons"), (2, "humans")])
def test_the_population_lost_by_the_last_jump_counts(population: int, winner: str) -> None:
    table = near(Table(*THREE)).place(0, "ftl_control").dice(6)
    table.state.jump_track, table.state.resources[3] = 4, population  # one population is at risk
    table.say(0, "ftl_control").skip()
    assert table.g.winner == winner


# --- losing ------------------------------------------------------------------------------------------------


@rule("END-001")
@pytest.mark.parametrize("resource", range(4))
@pytest.mark.parametrize("value", [0, -2])
def test_an_empty_resource_at_the_end_of_a_turn(resource: int, value: int) -> None:
    table = Table(*THREE).loyal(2, "cylon_can_send_to_brig").to_do("end_of_turn")
    table.state.resources[resource] = value
    table.skip()
    result = table.game.result
    assert result is not None
    assert (result.winners, result.reason) == ((2,), f"cylons:no_{RESOURCES[resource]}")
    assert table.events("GameEnded")[0]["winner"] == "cylons"


@rule("END-001")
def test_a_resource_may_recover_before_the_turn_ends() -> None:
    table = Table("tom_zarek", *THREE[1:]).to_do("action", "end_of_turn")
    table.state.resources[0] = 0
    table.say(0, "ability:unconventional_tactics").say(0, "resource:food").skip()
    assert not table.game.over
    assert table.g.resources[0] == 1
    assert table.g.current == 1


@rule("END-001")
def test_a_resource_at_0_in_the_middle_of_a_turn_does_not_end_it() -> None:
    table = Table(*THREE).to_do("text:prison_labor", "end_of_turn")
    table.state.resources[0] = 1
    table.hand(2, "repair-1").skip()
    table.say(2, "repair-1").skip()
    assert table.g.resources[0] <= 0
    assert table.game.over  # at the end of the turn, after the card was dealt with
    kinds = [event["event"] for event in table.game.events(None)]
    assert kinds.index("ResourceChanged") < kinds.index("GameEnded")
    lost = [event for event in table.events("ResourceChanged") if event["resource"] == "morale"]
    assert lost  # the other part of the card was carried out, too


@rule("END-002")
@pytest.mark.parametrize(("space", "lost"), [(0, False), (1, False), (2, False), (3, True)])
def test_a_centurion_on_the_last_space(space: int, lost: bool) -> None:
    table = Table(*THREE).empty_space().to_do("activate:heavy_raiders", "end_of_turn")
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
    table = Table(*THREE).empty_space().to_do("activate:basestars", "end_of_turn").dice(8)
    g = table.state
    g.fleet.basestars = [Basestar(FORE)]
    g.damaged = ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck"]
    g.damage_piles["galactica"] = ["armory"]
    table.skip()
    assert table.game.over
    assert table.g.winner == "cylons"
    assert table.events("GalacticaDamaged")[0]["token"] == "armory"
    assert table.g.current == 0


@rule("END-003")
def test_five_damaged_locations_and_a_repaired_one_do_not() -> None:
    """Six have been damaged in the game, but not at one time."""
    table = Table("chief_galen_tyrol", *THREE[1:]).empty_space().hand(0, "repair-1").place(0, "command").dice(8)
    g = table.state
    g.fleet.basestars = [Basestar(FORE)]
    g.damaged = ["ftl_control", "weapons_control", "command", "admirals_quarters", "hangar_deck"]
    g.damage_piles["galactica"] = ["armory"]
    table.to_do("action", "activate:basestars", "end_of_turn")
    table.say(0, "repair-1").say(0, "pass").skip()
    assert not table.game.over
    assert len(table.g.damaged) == 5


@rule("END-001", "END-002", "END-003")
def test_when_all_is_over_nobody_is_asked_and_all_loyalty_is_shown() -> None:
    table = Table(*THREE).loyal(2, "cylon_can_send_to_brig").to_do("end_of_turn")
    table.state.resources[0] = 0
    table.skip()
    assert table.game.questions == []
    for viewer in (0, 1, 2, None):
        cards = [card["card"] for player in table.game.view(viewer)["players"] for card in player["loyalty"]]
        assert cards == [HUMAN, HUMAN, "cylon_can_send_to_brig"]
