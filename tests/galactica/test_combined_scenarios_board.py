"""Scenarios of the combined game: the Engine Room, Pegasus, Cylon locations, the last jump (C15, C21, C23, C35)."""

from typing import Any

import pytest
from tests.galactica.cards.proof import proves
from tests.rules.galactica_combined import combined, mutinous, with_mutineer
from tests.rules.galactica_tables import beyond, civilians, pursuit, travelled

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

SIX_CARDS = (
    "repair-1",
    "repair-2",
    "executive_order-1",
    "executive_order-2",
    "evasive_maneuvers-1",
    "maximum_firepower-4",
)


# --- C15 ---------------------------------------------------------------------------------------------------


def engines(*held: str, engine_room: bool = True, card: str = "low_supplies") -> Table:
    """Starbuck, Mutineer and CAG, moves to the Engine Room, uses it, and her Crisis card is passed."""
    table = combined("kara_starbuck_thrace", "felix_gaeta", "laura_roslin", "samuel_t_anders")
    with_mutineer(mutinous(table, 0, *held), 0).hand(0, *SIX_CARDS).top(card).dice(1)
    table.state.jump_track = 1
    table.destiny("consolidate_power-2", "consolidate_power-2").hand(1, "executive_order-2", "executive_order-2")
    table.to_do("movement", "action", "crisis").say(0, "location:engine_room").say(0, "repair-1")
    assert table.count(0) == 5
    if engine_room:
        table.say(0, "activate:engine_room").say(0, "repair-2", "executive_order-1")
        assert table.count(0) == 3
    else:
        table.say(0, "pass:pass")
    return table.skip()


def test_c15_the_third_mutiny_card_jails_her_and_the_cag_is_anders() -> None:
    table = engines("panic", "blackmail")
    table.add(p1=("executive_order-2", "executive_order-2"))
    assert table.prompt() == "place-civilian"
    assert table.game.questions[0].seat == 0
    table.say(0, "area:aft").skip()
    g = table.g
    assert beyond(g).raiders[AFT] == 1
    assert pursuit(g) == 1
    assert g.jump_track == 2
    assert table.prompt() == "mutiny-limit"
    assert g.players[0].place == "brig"
    assert g.titles["title_cag"] == 3
    table.say(0, "panic").skip()
    assert len(table.g.players[0].held(MUTINY)) == 2
    assert table.prompt() == "stop"


def test_c15b_with_one_mutiny_card_she_stays_cag() -> None:
    table = engines("panic")
    table.add(p1=("executive_order-2", "executive_order-2")).say(0, "area:aft").skip()
    g = table.g
    assert len(g.players[0].held(MUTINY)) == 2
    assert g.players[0].place == "engine_room"
    assert g.titles["title_cag"] == 0


def test_c15c_a_printed_icon_counts_once() -> None:
    table = engines("panic", card="water_sabotaged")
    table.say(0, "part:second").skip()
    while table.prompt() != "stop":
        table.say(table.game.questions[0].seat, table.game.questions[0].labels[0]).skip()
    assert table.g.jump_track == 2
    assert len(table.g.players[0].held(MUTINY)) == 2


def test_c15d_two_icons_in_one_step_and_still_one_mutiny_card() -> None:
    table = engines("panic", card="fulfiller_of_prophecy")
    table.top("water_sabotaged").say(0, "part:second").skip()
    while table.prompt() != "stop":
        question = table.game.questions[0]
        label = "part:second" if "part:second" in question.labels else question.labels[0]
        table.say(question.seat, label).skip()
    assert table.g.jump_track == 3
    assert len(table.g.players[0].held(MUTINY)) == 2


def test_c15e_in_the_brig_there_is_no_crisis_and_no_mutiny_card() -> None:
    table = with_mutineer(combined(), 0).place(0, "brig").to_do("crisis").skip()
    assert table.prompt() == "stop"
    assert table.g.players[0].held(MUTINY) == []


def test_c15f_nobody_else_draws() -> None:
    table = with_mutineer(combined(), 3).place(0, "engine_room").hand(0, *SIX_CARDS).top("water_sabotaged")
    table.to_do("action", "crisis").say(0, "activate:engine_room").say(0, "repair-1", "repair-2").skip()
    table.say(0, "part:second").skip()
    while table.prompt() != "stop":
        table.say(table.game.questions[0].seat, table.game.questions[0].labels[0]).skip()
    assert table.g.jump_track == 1
    assert all(player.held(MUTINY) == [] for player in table.g.players)


# --- C21 ---------------------------------------------------------------------------------------------------


def cic(*dice: int, hand: tuple[str, ...] = ()) -> Table:
    """Anders in Pegasus CIC; a basestar with Structural Damage in front of Galactica."""
    table = combined("samuel_t_anders", "laura_roslin", "saul_tigh").place(0, "pegasus_cic").hand(1, *hand).dice(*dice)
    g = table.state
    g.basestar_pile.remove("structural_damage")
    g.fleet.basestars = [Basestar(FORE, ["structural_damage"])]
    return table.to_do("action").say(0, "activate:pegasus_cic")


def test_c21_no_bonus_and_a_critical_hit_destroys() -> None:
    table = cic(5)
    table.g.basestar_pile[:] = ["critical_hit"]
    table.skip()
    assert table.g.fleet.basestars == []
    assert sorted(table.g.basestar_pile) == ["critical_hit", "structural_damage"]


@proves("pegasus_cic", "1-3", "4-6", "7-8")
@pytest.mark.parametrize(("die", "hits", "pegasus"), [(3, 1, 1), (4, 2, 0), (6, 2, 0), (7, 3, 0)])
def test_c21_what_the_guns_do(die: int, hits: int, pegasus: int) -> None:
    table = cic(die)
    table.g.basestar_pile[:] = ["disabled_hangar", "disabled_weapons"]
    table.skip()
    g = table.g
    assert (len(g.fleet.basestars[0].damage) if g.fleet.basestars else 3) == hits
    assert sum(place.startswith(("pegasus", "airlock", "main", "engine")) for place in g.damaged) == pegasus
    assert len(g.damage_piles["galactica"]) == 8


def test_c21b_strategic_planning_makes_it_seven() -> None:
    table = cic(5, hand=("strategic_planning-3",))
    table.say(1, "use:strategic_planning-strategic_planning-3").skip()
    assert table.g.fleet.basestars == [] or len(table.g.fleet.basestars[0].damage) == 3


def test_c21d_longshot_names_a_result_for_a_token() -> None:
    table = cic()
    question = next(one for one in table.game.questions if one.seat == 0)
    label = next(one for one in question.labels if one.startswith("use:longshot") and one.endswith("8"))
    table.say(0, label).skip()
    assert "seat:0" not in table.g.tokens["miracle"]
    assert table.g.fleet.basestars == [] or len(table.g.fleet.basestars[0].damage) == 3


@proves("pegasus_cic", "no basestar")
def test_c21e_without_a_basestar_on_the_main_board_it_can_not_be_used() -> None:
    table = combined().place(0, "pegasus_cic").to_do("action")
    assert "activate:pegasus_cic" not in table.game.questions[0].labels


@proves("main_batteries", "1", "2-3", "4-6", "7-8")
@pytest.mark.parametrize(
    ("die", "changed"),
    [
        (1, {"civilians": 0}),
        (2, {"vipers": 0, "damaged": 5}),
        (3, {"vipers": 0, "damaged": 5}),
        (4, {"raiders": 1}),
        (6, {"raiders": 1}),
        (7, {"raiders": 0}),
        (8, {"raiders": 0}),
    ],
)
def test_c21f_main_batteries(die: int, changed: dict[str, Any]) -> None:
    table = combined().place(0, "main_batteries").dice(die)
    g = table.state
    g.fleet.raiders[AFT], g.fleet.heavies[AFT] = 3, 1
    g.squadrons["viper"].space[AFT] += 1
    g.squadrons["viper"].reserves -= 1
    civilians(g, AFT, "civ_empty")
    table.to_do("action").say(0, "activate:main_batteries").say(0, "area:aft").skip()
    g = table.g
    found = {
        "civilians": len(g.civilians[AFT]),
        "vipers": g.squadrons["viper"].space[AFT],
        "damaged": sum(one.damaged for one in g.squadrons.values()),
        "raiders": g.fleet.raiders[AFT],
        "heavies": g.fleet.heavies[AFT],
    }
    assert found == {"civilians": 1, "vipers": 1, "damaged": 4, "raiders": 3, "heavies": 1} | changed


@proves("main_batteries", "nothing to hit")
def test_c21g_an_area_with_raiders_only_and_a_two() -> None:
    table = combined().place(0, "main_batteries").dice(2)
    table.state.fleet.raiders[AFT] = 3
    table.to_do("action").say(0, "activate:main_batteries").say(0, "area:aft").skip()
    assert table.prompt() == "stop"
    assert table.g.fleet.raiders[AFT] == 3


def test_c21h_the_acting_player_picks_and_an_assault_raptor_is_destroyed() -> None:
    table = combined().place(0, "main_batteries").dice(2)
    for kind in ("viper", "assault_raptor"):
        table.state.squadrons[kind].space[AFT] += 1
        table.state.squadrons[kind].reserves -= 1
    table.to_do("action").say(0, "activate:main_batteries").say(0, "area:aft").skip()
    assert table.game.questions[0].labels == ("unmanned:viper-aft", "unmanned:assault_raptor-aft")
    table.say(0, "unmanned:assault_raptor-aft").skip()
    squadron = table.g.squadrons["assault_raptor"]
    assert (sum(squadron.space), squadron.damaged) == (0, 0)


# --- C23 ---------------------------------------------------------------------------------------------------


def test_c23_three_turns_of_a_revealed_cylon() -> None:
    table = combined().cylon(0).hand(0, "repair-1", "repair-2", "executive_order-1")
    g = table.state
    g.players[0].holds.append(g.decks["super_crisis"].cards.pop())
    g.decks["super_crisis"].seen.pop()
    g.fleet.raiders[FORE] = 2
    civilians(g, AFT, "civ_empty")
    turn = ("receive_skills", "movement", "action", "crisis")
    table.to_do(*turn, *turn, "receive_skills", "movement")
    table.say(0, "draw:piloting").say(0, "choice:stay").say(0, "activate:resurrection_ship_3").skip()
    assert (table.count(0), len(table.g.players[0].super_crisis)) == (4, 2)
    table.say(0, "draw:piloting").say(0, "location:caprica_3")
    assert table.count(0) == 5
    deck = table.g.decks["crisis"]
    for card in ("low_supplies", "food_shortage"):
        deck.cards.remove(card)
        deck.cards.append(card)
    table.say(0, "activate:caprica_3").say(0, "card:draw").say(0, "food_shortage").skip()
    assert table.g.decks["crisis"].cards[0] == "low_supplies"
    table.say(1, "part:first").skip()
    g = table.g
    assert g.resource("food") == 6
    assert g.fleet.raiders == [2, 0, 0, 0, 0, 0]
    assert g.jump_track == 1
    assert "draw:piloting+piloting" not in table.game.questions[0].labels
    table.say(0, "draw:piloting+treachery")
    assert table.count(0) == 7
    places = {label.removeprefix("location:") for label in table.game.questions[0].labels}
    assert places == {"choice:stay", "basestar_bridge", "cylon_fleet_3", "human_fleet_3"}


# --- C35 ---------------------------------------------------------------------------------------------------


def last_jump(die: int, *, marker: int = 3, population: int = 5, revealed: bool = False) -> Table:
    """Gaeta in FTL Control at distance 8; two Personal Goals cost population, a revealed Cylon's nothing."""
    table = combined("felix_gaeta", "laura_roslin", "kara_starbuck_thrace", "saul_tigh", "tom_zarek")
    table.loyal(1, "goal_use_caution").loyal(2, "cylon_can_send_to_brig", "goal_stand_and_fight")
    table.cylon(3).loyal(3, "cylon_can_reduce_morale", "goal_self_destruction")
    g = table.state
    g.players[3].loyalty[0].revealed = True
    g.players[2].loyalty[1].revealed = revealed
    travelled(table, "asteroid_field", "asteroid_field", "barren_planet")
    g.phases, g.jump_track = ["sleeper"], marker
    g.resources = [3, 2, 4, population]
    table.place(0, "ftl_control").dice(die).to_do("action", "end_of_turn")
    return table.say(0, "activate:ftl_control").skip()


@pytest.mark.parametrize(
    ("options", "winner", "population"),
    [
        ({"die": 5}, "cylons", 0),
        ({"die": 5, "marker": 4}, "humans", 2),
        ({"die": 7}, "humans", 3),
        ({"die": 5, "revealed": True}, "humans", 1),
        ({"die": 5, "population": 3}, "cylons", 0),
    ],
)
def test_c35_the_last_jump(options: dict[str, Any], winner: str, population: int) -> None:
    table = last_jump(**options)
    assert table.g.winner == winner
    assert max(0, table.g.resource("population")) == population
    if winner == "cylons" and options == {"die": 5}:
        assert table.game.result is not None
        assert table.game.result.winners == (2, 3)


def test_c35h_a_resource_at_zero_at_the_end_of_a_turn() -> None:
    table = combined()
    table.state.resources[0] = 0
    table.to_do("end_of_turn").skip()
    assert table.g.winner == "cylons"
