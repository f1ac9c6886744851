"""Destinations, Quorum cards and Cylon Loyalty cards: every branch."""

from typing import Any

import pytest

from readyroom.galactica.board import AFT, FORE, OPEN_GALACTICA
from readyroom.galactica.cards.base import destinations, quorum
from readyroom.galactica.loyalty import CYLONS, HUMAN
from readyroom.galactica.testing import Table

FOUR = ("laura_roslin", "william_adama", "saul_tigh", "tom_zarek")
"""Seat 0 is President and current player, seat 1 Admiral."""


# --- destinations ------------------------------------------------------------------------------------------

DESTINATIONS: dict[str, list[dict[str, Any]]] = {
    "asteroid_field": [{"fuel": 6, "population": 11, "drawn": 1}],
    "barren_planet": [{"fuel": 6}],
    "cylon_ambush": [{"fuel": 7, "fore": (1, 3), "aft": 3}],
    "cylon_refinery": [
        {"says": ["no"], "fuel": 7},
        {"says": ["yes"], "dice": (6,), "fuel": 9},
        {"says": ["yes"], "dice": (5,), "fuel": 7, "damaged_vipers": 2},
        {"reserves": 1, "fuel": 7},
    ],
    "deep_space": [{"fuel": 7, "morale": 9}],
    "desolate_moon": [{"fuel": 5}],
    "icy_moon": [
        {"says": ["no"], "fuel": 7},
        {"says": ["yes"], "dice": (3,), "fuel": 7, "food": 9},
        {"says": ["yes"], "dice": (2,), "fuel": 7, "raptors": 3},
        {"start_raptors": 0, "fuel": 7, "raptors": 0},
    ],
    "ragnar_anchorage": [
        {"start_damaged": 2, "start_raptors": 3, "says": ["damaged", "stop", "no"], "damaged_vipers": 1, "raptors": 3},
        {"start_damaged": 1, "destroyed": 2, "start_raptors": 3, "says": ["destroyed", "damaged", "destroyed", "yes"]},
        {},
    ],
    "remote_planet": [{"fuel": 7, "raptors": 3}],
    "tylium_planet": [
        {"says": ["no"], "fuel": 7},
        {"says": ["yes"], "dice": (3,), "fuel": 9},
        {"says": ["yes"], "dice": (2,), "fuel": 7, "raptors": 3},
    ],
}


def test_no_destination_is_missing() -> None:
    assert set(DESTINATIONS) == set(destinations.COPIES)


@pytest.mark.parametrize(("card", "case"), [(card, case) for card, cases in DESTINATIONS.items() for case in cases])
def test_a_destination(card: str, case: dict[str, Any]) -> None:
    case = dict(case)
    other = "remote_planet" if card != "remote_planet" else "deep_space"
    table = Table(*FOUR).empty_space().to_do("prepare_for_jump").top(card, other)
    g = table.state
    g.jump_track = 4
    g.civilian_pile = ["civ_population_1"] * 6 + ["civ_empty"] * 2 + ["civ_population_2"] * 2
    g.civilian_pile += ["civ_population_1_fuel_1", "civ_population_1_morale_1"]
    if card == "asteroid_field":
        g.civilian_pile = ["civ_population_1"] * 6
    pile = len(g.civilian_pile)
    g.raptors = case.pop("start_raptors", 4)
    g.damaged_vipers = case.pop("start_damaged", 0)
    destroyed = case.pop("destroyed", 0)
    g.reserves = case.pop("reserves", 8 - g.damaged_vipers - destroyed)
    table.dice(*case.pop("dice", ())).skip()
    table.say(1, card)
    for answer in case.pop("says", []):
        assert table.prompt() != "stop"
        table.say(1, answer)
    assert table.prompt() == "stop"
    g = table.g
    assert g.resource("fuel") == case.pop("fuel", 8)
    assert g.resource("food") == case.pop("food", 8)
    assert g.resource("morale") == case.pop("morale", 10)
    assert g.resource("population") == case.pop("population", 12)
    assert g.raptors == case.pop("raptors", 4)
    assert g.damaged_vipers == case.pop("damaged_vipers", 0)
    assert len(g.civilian_pile) == pile - case.pop("drawn", 0) - case.get("aft", 0)
    basestars, raiders = case.pop("fore", (0, 0))
    assert (len(g.basestars), g.raiders[FORE], len(g.civilians[AFT])) == (basestars, raiders, case.pop("aft", 0))
    assert g.destinations == [card]
    assert case == {}


def test_ragnar_anchorage_restores_destroyed_vipers() -> None:
    table = Table(*FOUR).empty_space().to_do("prepare_for_jump").top("ragnar_anchorage", "deep_space")
    g = table.state
    g.jump_track, g.reserves = 4, 3
    table.say(1, "ragnar_anchorage").say(1, "destroyed").say(1, "destroyed").say(1, "destroyed")
    assert table.prompt() == "stop"
    assert table.g.reserves == 6


# --- Quorum cards ------------------------------------------------------------------------------------------


def holding(*cards: str, characters: tuple[str, ...] = FOUR) -> Table:
    table = Table(*characters)
    for card in cards:
        at = table.state.quorum.cards.index(card)
        del table.state.quorum.cards[at], table.state.quorum.seen[at]
        table.state.quorum_hand.append(card)
    return table


def test_every_quorum_card_has_a_test() -> None:
    assert all(any(name.startswith(f"test_{card}") for name in globals()) for card in quorum.COPIES)


def test_accept_prophecy() -> None:
    table = (
        holding("accept_prophecy").to_do("action", "action").say(0, "quorum:accept_prophecy").say(0, "draw:piloting")
    )
    assert table.count(0) == 1
    assert table.game.view(None)["kept"] == ["accept_prophecy"]
    for place, target, plus in (
        ("administration", "seat:3", 2),
        ("admirals_quarters", "seat:4", 2),
        ("admirals_quarters", "seat:3", 0),
    ):
        table = Table("kara_starbuck_thrace", "william_adama", "saul_tigh", "tom_zarek", "laura_roslin").place(0, place)
        at = table.state.quorum.cards.index("accept_prophecy")
        del table.state.quorum.cards[at], table.state.quorum.seen[at]
        table.state.kept.append("accept_prophecy")
        table.say(0, place).say(0, target)
        base = 5 if place == "administration" else 7
        assert table.events("CheckBegan")[0]["difficulty"] == base + plus
        assert (table.g.kept == []) == bool(plus)


def test_arrest_order() -> None:
    table = holding("arrest_order").say(0, "quorum:arrest_order").say(0, "seat:1")
    assert table.g.players[1].place == "brig"
    assert table.g.admiral == 2
    assert table.g.quorum.discard == ["arrest_order"]


@pytest.mark.parametrize(("use", "difficulty"), [("-3", 4), ("+3", 10)])
def test_assign_arbitrator(use: str, difficulty: int) -> None:
    table = holding("assign_arbitrator").to_do("action", "action").say(0, "quorum:assign_arbitrator").say(0, "seat:2")
    assert table.count(0) == 2
    assert table.game.view(3)["players"][2]["cards"] == ["assign_arbitrator"]
    table = Table("kara_starbuck_thrace", "william_adama", "tom_zarek", "laura_roslin").place(0, "admirals_quarters")
    at = table.state.quorum.cards.index("assign_arbitrator")
    del table.state.quorum.cards[at], table.state.quorum.seen[at]
    table.state.players[2].cards.append("assign_arbitrator")
    table.say(0, "admirals_quarters").say(0, "seat:1").say(2, f"use:assign_arbitrator-{use}")
    assert table.events("DifficultyChanged")[0]["now"] == difficulty
    assert table.g.quorum.discard == ["assign_arbitrator"]


def test_assign_mission_specialist() -> None:
    table = holding("assign_mission_specialist").say(0, "quorum:assign_mission_specialist").say(0, "seat:2")
    assert table.g.players[2].cards == ["assign_mission_specialist"]
    assert table.count(0) == 2  # how it is used: tests/rules/test_galactica_jump.py


def test_assign_vice_president() -> None:
    table = holding("assign_vice_president").say(0, "quorum:assign_vice_president").say(0, "seat:2")
    assert table.g.players[2].cards == ["assign_vice_president"]
    assert table.count(0) == 2
    table = Table("tom_zarek", "laura_roslin", "saul_tigh", "kara_starbuck_thrace")
    at = table.state.quorum.cards.index("assign_vice_president")
    del table.state.quorum.cards[at], table.state.quorum.seen[at]
    table.state.players[2].cards.append("assign_vice_president")
    table.destiny("consolidate_power-2", "investigative_committee-3").say(0, "administration").add()
    assert table.g.president == 2  # nobody else could be chosen
    assert table.g.players[2].cards == ["assign_vice_president"]


@pytest.mark.parametrize(("die", "population"), [(2, 11), (3, 12)])
def test_authorization_of_brutal_force(die: int, population: int) -> None:
    table = holding("authorization_of_brutal_force").dice(die)
    table.state.raiders[AFT] = 2
    table.state.heavies[AFT] = 1
    table.say(0, "quorum:authorization_of_brutal_force").say(0, "target:raiders")
    table.say(0, "raider-aft").say(0, "raider-aft")
    assert table.prompt() == "stop"  # the third raider could only be one of the three in front
    assert (table.g.raiders[AFT], table.g.raiders[FORE]) == (0, 2)
    assert table.g.resource("population") == population
    table = holding("authorization_of_brutal_force").dice(8)
    table.state.heavies[AFT] = 1
    table.say(0, "quorum:authorization_of_brutal_force").say(0, "target:heavy_raider")
    assert table.g.heavies[AFT] == 0
    table = holding("authorization_of_brutal_force").dice(8)
    table.state.boarding = [1, 0, 1, 0, 0]
    table.say(0, "quorum:authorization_of_brutal_force").say(0, "target:centurion").say(0, "space:2")
    assert table.g.boarding == [1, 0, 0, 0, 0]
    assert "quorum:authorization_of_brutal_force" not in holding("authorization_of_brutal_force").empty_space().labels(
        0
    )


@pytest.mark.parametrize(("die", "admiral", "morale"), [(2, 1, 9), (3, 3, 10)])
def test_encourage_mutiny(die: int, admiral: int, morale: int) -> None:
    table = holding("encourage_mutiny").dice(die).say(0, "quorum:encourage_mutiny")
    assert set(table.labels(0)) == {"seat:2", "seat:3"}
    table.say(0, "seat:3")
    assert (table.g.admiral, table.g.resource("morale")) == (admiral, morale)


@pytest.mark.parametrize(("die", "food", "removed"), [(5, 8, []), (6, 9, ["food_rationing"])])
def test_food_rationing(die: int, food: int, removed: list[str]) -> None:
    table = holding("food_rationing").dice(die).say(0, "quorum:food_rationing")
    assert (table.g.resource("food"), table.g.removed) == (food, removed)
    assert table.g.quorum.discard == ([] if removed else ["food_rationing"])


@pytest.mark.parametrize(("die", "morale", "removed"), [(5, 10, []), (6, 11, ["inspirational_speech"])])
def test_inspirational_speech(die: int, morale: int, removed: list[str]) -> None:
    table = holding("inspirational_speech").dice(die).say(0, "quorum:inspirational_speech")
    assert (table.g.resource("morale"), table.g.removed) == (morale, removed)


def test_presidential_pardon() -> None:
    assert "quorum:presidential_pardon" not in holding("presidential_pardon").labels(0)
    table = holding("presidential_pardon").place(2, "brig").say(0, "quorum:presidential_pardon")
    assert [option.id for option in table.question(0).options] == list(OPEN_GALACTICA)
    table.say(0, "armory")
    assert table.g.players[2].place == "armory"


@pytest.mark.parametrize(("die", "morale"), [(3, 9), (4, 10)])
def test_release_cylon_mugshots(die: int, morale: int) -> None:
    table = holding("release_cylon_mugshots").loyal(3, "cylon_can_send_to_brig").dice(die)
    table.say(0, "quorum:release_cylon_mugshots").say(0, "seat:3")
    assert table.events("LoyaltySeen", 0)[0]["cards"] == ["cylon_can_send_to_brig"]
    assert table.events("LoyaltySeen", 1)[0]["cards"] is None
    assert table.g.resource("morale") == morale


def test_the_presidents_office_draws_and_plays() -> None:
    for choice in ("pass", "draw", "inspirational_speech"):
        table = holding("inspirational_speech").hand(0, "repair-1", "repair-2").dice(1)
        table.say(0, "presidents_office")
        assert len(table.g.quorum_hand) == 2
        table.say(0, f"quorum:{choice}")
        assert len(table.g.quorum_hand) == {"pass": 2, "draw": 3}.get(choice, 1)
    table = Table("tom_zarek", "laura_roslin", "saul_tigh").place(0, "presidents_office").place(1, "press_room")
    assert "activate:presidents_office" not in table.labels(0)


# --- Cylon cards -------------------------------------------------------------------------------------------


def revealing(card: str) -> Table:
    return Table(*FOUR).loyal(0, card).place(0, "command").place(1, "armory").say(0, f"reveal:{card}")


def test_every_cylon_card_has_a_test() -> None:
    assert all(f"test_{card}" in globals() for card in CYLONS)


def test_cylon_can_reduce_morale() -> None:
    assert revealing("cylon_can_reduce_morale").say(0, "yes").g.resource("morale") == 9
    assert revealing("cylon_can_reduce_morale").say(0, "no").g.resource("morale") == 10


def test_cylon_can_send_to_sickbay() -> None:
    table = Table(*FOUR).loyal(0, "cylon_can_send_to_sickbay").place(0, "command").hand(2, *["repair-1"] * 7)
    table.say(0, "reveal:cylon_can_send_to_sickbay")
    assert set(table.labels(0)) == {"choice:nobody", "seat:0", "seat:1", "seat:2"}  # seat 3 is on Colonial One
    table.say(0, "seat:2").say(2, *["repair-1"] * 5)
    assert (table.g.players[2].place, table.count(2)) == ("sickbay", 2)
    assert table.g.players[0].revealed
    table = revealing("cylon_can_send_to_sickbay").say(0, "nobody")
    assert table.g.players[0].revealed


def test_cylon_can_send_to_brig() -> None:
    table = revealing("cylon_can_send_to_brig").say(0, "seat:1")
    assert table.g.players[1].place == "brig"
    assert table.g.admiral == 2
    assert revealing("cylon_can_send_to_brig").say(0, "nobody").g.players[0].revealed


@pytest.mark.parametrize("count", [0, 1, 2, 5])
def test_drawing_damage_tokens(count: int) -> None:
    table = revealing("cylon_can_damage_galactica").say(0, f"number:{count}")
    if count:
        assert len(table.labels(0)) == count
        assert table.game.view(1)["held"] is None
        assert len(table.game.view(0)["held"]) == count
        table.game.answer(0, tuple(range(min(2, count))))
    assert len(table.events("GalacticaDamaged")) == min(2, count)
    g = table.g
    assert len(g.damage_pile) == 8 - min(2, count)
    assert g.players[0].revealed


def test_cylon_can_damage_galactica() -> None:
    table = revealing("cylon_can_damage_galactica").say(0, "number:5")
    tokens = [label.removeprefix("token:") for label in table.labels(0)]
    table.game.answer(0, (1, 3))
    assert [event["token"] for event in table.events("GalacticaDamaged")] == [tokens[1], tokens[3]]
    assert {tokens[0], tokens[2], tokens[4]} <= set(table.g.damage_pile)


def test_a_hidden_cylon_looks_like_a_human() -> None:
    one, two = Table(*FOUR), Table(*FOUR).loyal(2, "cylon_can_send_to_brig")
    for viewer in (0, 1, 3, None):
        assert one.game.view(viewer) == two.game.view(viewer)
    assert one.state.players[2].loyalty[0].id == HUMAN
