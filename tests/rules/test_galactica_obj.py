"""Objective card (OBJ)."""

import pytest
from tests.rules.galactica_tables import RESOURCES, been_to, near, travelled

from readyroom.galactica.board import FORE
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.testing import Table, spare_loyalty

rule = pytest.mark.rule
ADAMA_ROSLIN_TIGH = ("william_adama", "laura_roslin", "saul_tigh")
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


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
    table = travelled(Table(*ADAMA_ROSLIN_TIGH).to_do("prepare_for_jump").empty_space(), *been)
    g = table.state
    g.jump_track, g.loyalty = 4, [HUMAN] * 3
    for _ in range(3):
        spare_loyalty(g, HUMAN).remove(HUMAN)
    table.top(to, "tylium_planet").skip()
    table.say(0, to).skip()
    while table.prompt() not in ("stop", ""):
        table.game.answer(table.game.questions[0].seat, 0)
    assert bool(table.events("SleeperPhase")) == sleeper
    assert [len(player.loyalty) for player in table.g.players] == [2 if sleeper else 1] * 3


@rule("OBJ-001", "OBJ-003", "END-005")
def test_reaching_8_wins_nothing_yet() -> None:
    table = travelled(Table(*ADAMA_ROSLIN_TIGH).empty_space(), "asteroid_field", "asteroid_field").to_do(
        "prepare_for_jump"
    )
    table.state.jump_track, table.state.phases = 4, ["sleeper"]
    table.top("barren_planet", "tylium_planet").say(0, "barren_planet").skip()
    assert table.game.view(None)["distance"] == 8
    assert not table.game.over
    assert table.g.jump_track == 0  # a whole new preparation is needed


@rule("OBJ-001", "OBJ-003", "OBJ-007")
def test_distance_8_alone_is_not_the_end() -> None:
    table = been_to(Table(*TIGH_ROSLIN_STARBUCK), "asteroid_field", "asteroid_field").to_do(
        "prepare_for_jump", "prepare_for_jump"
    )
    table.top("barren_planet", "remote_planet").state.jump_track = 4
    table.say(0, "barren_planet")
    assert total_distance(table.g) == 8
    assert not table.game.over
    assert table.g.jump_track == 1


@rule("OBJ-001", "OBJ-007")
def test_legendary_discovery_counts_as_distance() -> None:
    table = been_to(Table(*TIGH_ROSLIN_STARBUCK), "asteroid_field")
    g = table.state
    g.loyalty = [HUMAN] * 3
    for _ in range(3):
        spare_loyalty(g, HUMAN).remove(HUMAN)
    table.resolve("legendary_discovery", total=14)
    assert total_distance(table.g) == 4
    assert table.g.phases == ["sleeper"]
    assert [len(player.loyalty) for player in table.g.players] == [2, 2, 2]


@rule("OBJ-003", "END-005", "END-008", "END-009")
def test_the_next_jump_after_distance_8_wins() -> None:
    table = near(Table(*ADAMA_ROSLIN_TIGH)).to_do("prepare_for_jump")
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
    table = travelled(Table(*ADAMA_ROSLIN_TIGH).empty_space(), "asteroid_field", "desolate_moon", "icy_moon")
    table.state.jump_track, table.state.phases = 4, ["sleeper"]
    table.to_do("prepare_for_jump").top("deep_space", "tylium_planet")
    assert table.prompt() == "destination"
    assert table.game.view(None)["distance"] == 7


@rule("OBJ-003", "END-009")
@pytest.mark.parametrize("resource", range(4))
def test_the_winning_jump_with_a_resource_at_0_is_lost(resource: int) -> None:
    table = near(Table(*ADAMA_ROSLIN_TIGH)).to_do("prepare_for_jump")
    table.state.jump_track = 4
    table.state.resources[resource] = 0
    table.skip()
    assert (table.g.winner, table.g.why) == ("cylons", f"no_{RESOURCES[resource]}")


@rule("OBJ-003", "END-005", "END-008", "END-009", "JUMP-023")
def test_the_winning_jump() -> None:
    table = (
        been_to(Table(*TIGH_ROSLIN_STARBUCK), "asteroid_field", "asteroid_field", "barren_planet")
        .place(0, "ftl_control")
        .dice(1)
    )
    table.state.jump_track = 4
    table.say(0, "ftl_control")
    assert table.game.over
    assert table.game.result is not None
    assert table.game.result.why == {"winner": "humans", "why": "kobol"}
    assert table.game.result.winners == (0, 1, 2)
    assert table.g.resource("population") == 11  # the roll applies to the last jump too
    assert len(table.g.destinations) == 3  # no destination is drawn
    assert table.g.fleet.raiders[FORE] == 3  # and no ships leave


@rule("OBJ-007")
@pytest.mark.parametrize(
    ("cards", "distance"),
    [((), 0), (("icy_moon",), 1), (("deep_space", "tylium_planet"), 3), (("asteroid_field", "desolate_moon"), 6)],
)
def test_the_distance_is_the_sum_of_the_cards_beside_the_objective(cards: tuple[str, ...], distance: int) -> None:
    table = travelled(Table(*ADAMA_ROSLIN_TIGH), *cards)
    for viewer in (0, 2, None):
        assert table.game.view(viewer)["distance"] == distance
        assert table.game.view(viewer)["destinations"] == list(cards)
