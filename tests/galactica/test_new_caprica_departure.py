"""Occupation forces at the edges, Galactica's return with pieces that run short, and who lives when she leaves."""

import pytest
from tests.galactica.test_new_caprica_begins import play_on
from tests.rules.galactica_combined import combined, mutinous, with_mutineer
from tests.rules.galactica_new_caprica import SETTLED, ground, landed, occupied, patrols, returned, settle, stacks
from tests.rules.galactica_tables import beyond

from readyroom.galactica.board import FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.ships import supply
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
ONE = "civ_population_1"


# --- occupation forces -----------------------------------------------------------------------------------------------


@pytest.mark.parametrize("back", [False, True])
@pytest.mark.parametrize(
    ("before", "after", "ships", "left", "population"),
    [
        ((0, 0, 0), (1, 0, 0), (2, 1), (2, 1), 8),
        ((1, 1, 1), (0, 1, 1), (2, 1), (1, 1), 7),
        ((0, 0, 1), (0, 0, 0), (2, 1), (1, 1), 7),
        ((0, 0, 4), (0, 0, 0), (2, 1), (0, 0), 5),
        ((4, 0, 0), (0, 4, 0), (2, 1), (2, 1), 8),
        ((2, 0, 2), (0, 2, 0), (1, 1), (0, 0), 6),
        ((0, 3, 0), (0, 0, 3), (0, 0), (0, 0), 8),
        ((0, 0, 2), (0, 0, 0), (0, 0), (0, 0), 8),
    ],
)
def test_activated(
    before: tuple[int, ...],
    after: tuple[int, ...],
    ships: tuple[int, int],
    left: tuple[int, int],
    population: int,
    back: bool,
) -> None:
    """All go on once, the foremost first; one comes only where none was at the beginning (NCAP-013..016)."""
    track = ("occupation_authority", "breeders_canyon", "shipyard")
    table = landed(*CREW)
    if back:
        returned(table)
    table.state.resources = [8, 8, 8, 8]
    ground(table.state, (ONE,) * ships[0], (ONE,) * ships[1])
    if any(before):
        occupied(table, **{place: count for place, count in zip(track, before, strict=True) if count})
    table.to_do("activate:occupation_forces").skip()
    assert tuple(patrols(table.g).get(place, 0) for place in track) == after
    assert (stacks(table.g), table.g.resource("population")) == (left, population)


@pytest.mark.parametrize(
    ("before", "pick", "after", "locked"),
    [
        ({"shipyard": 1}, "", {"occupation_authority": 1}, 1),
        ({"shipyard": 1, "occupation_authority": 3}, "shipyard", {"occupation_authority": 4}, 1),
        (
            {"shipyard": 1, "occupation_authority": 3},
            "occupation_authority",
            {"occupation_authority": 2, "breeders_canyon": 1, "shipyard": 1},
            2,
        ),
        ({}, "", {"occupation_authority": 2}, 2),
    ],
)
def test_patrols_with_few_tokens(before: dict[str, int], pick: str, after: dict[str, int], locked: int) -> None:
    """Occupation Authority: one token leaves the supply, whether one has come back to it or not (NCAP-018)."""
    table = landed(*CREW).cylon(0, place="occupation_authority")
    ground(table.state, (ONE,) * 2)
    if before:
        occupied(table, **before)
    table.to_do("action").say(0, "activate:occupation_authority").skip()
    if pick:
        table.say(0, pick).skip()
    assert (table.prompt(), patrols(table.g), len(table.g.locked)) == ("stop", after, locked)


def test_dee_dies_of_a_ship_and_the_others_go_on() -> None:
    """Morale falls to two with a locked ship: she is executed at once, the tokens behind still move, and she is
    replaced at Resistance HQ; it is her turn, so that the jump icon is left out."""
    table = landed("anastasia_dee_dualla", "saul_tigh", "laura_roslin").top("contact_informant")
    ground(table.state, ("civ_population_1_morale_1",))
    table.state.resources = [5, 5, 3, 5]
    occupied(table, shipyard=1, breeders_canyon=1).to_do("crisis", "end_of_turn").skip()
    table.say(0, "part:second").skip()
    table.say(0, "character:william_adama").skip()
    play_on(table)
    assert (patrols(table.g), table.g.jump_track, table.g.resource("morale")) == ({"shipyard": 1}, 0, 2)
    assert table.g.players[0].place == "resistance_hq"


def test_negotiation_stops_no_occupation() -> None:
    """Its tokens are no ships."""
    table = occupied(landed(*CREW), occupation_authority=1).hand(0, "negotiation-5").top("contact_informant")
    play_on(table.to_do("action", "crisis").say(0, "negotiation-5"), "choose-part")
    table.say(0, "part:second").skip()
    assert (patrols(table.g), table.count(0)) == ({"breeders_canyon": 1}, 1)


def test_the_price_of_a_step_may_be_all_that_is_left() -> None:
    """Breeder's Canyon: all resources at one; Galactica is back, and the turn ends with the humans' defeat."""
    table = landed(*CREW, p0="breeders_canyon")
    table.state.resources = [1, 1, 1, 1]
    table.state.jump_track = 4
    table.state.agenda = ["action", "end_of_turn"]
    play_on(table.say(0, "activate:breeders_canyon").say(0, "resource:fuel"))
    assert (table.g.in_orbit, table.g.winner, table.g.why) == (True, "cylons", "no_fuel")


def test_who_says_what_when_another_acts() -> None:
    """Executive Order: the current player says which resource, what is done with a ship and where it goes; whoever acts
    says whether they go aboard Galactica."""
    table = landed(*CREW, p2="breeders_canyon").hand(0, "executive_order-1")
    table.state.resources = [5, 5, 5, 5]
    table.to_do("action").say(0, "executive_order-1").say(0, "seat:2").skip().say(2, "choice:act-twice")
    table.skip().say(2, "activate:breeders_canyon")
    assert (table.prompt(), table.game.questions[0].seat) == ("highest-resource", 0)
    back = returned(landed(*CREW, p2="shipyard")).place(0, "command").hand(0, "executive_order-1")
    ground(back.state, ("civ_empty",), (ONE,))
    back.to_do("action").say(0, "executive_order-1").say(0, "seat:2").skip().say(2, "choice:act-twice")
    back.skip().say(2, "activate:shipyard").say(0, "choice:evacuate").say(0, "area:port_aft")
    back.say(2, "location:command").skip()
    assert (back.g.players[2].place, len(back.g.civilians[PORT_AFT])) == ("command", 1)


# --- the return ------------------------------------------------------------------------------------------------------


def returning(table: Table, vipers: int = 4) -> Table:
    """A jump icon is due that brings Galactica back; so many vipers of one kind."""
    for kind, squadron in table.state.squadrons.items():
        squadron.reserves = vipers if kind == "viper" else 0
    table.state.jump_track = 4
    return table.to_do("prepare_for_jump")


def test_what_was_frozen_is_there_again() -> None:
    """One of the two basestars stands there already, with its damage: the current player says where the other comes."""
    table = landed(*CREW)
    g = table.state
    assert g.away is not None
    g.away.fleet.raiders[STARBOARD_FORE] = 2
    g.away.fleet.heavies[PORT_AFT] = 1
    g.away.fleet.basestars.append(Basestar(STARBOARD_FORE, ["critical_hit"]))
    g.basestar_pile.remove("critical_hit")
    g.away.boarding[3] = 1
    returning(table)
    assert (table.prompt(), table.labels(0)) == ("place-basestar", ("area:starboard_fore", "area:starboard_aft"))
    table.say(0, "area:starboard_fore").skip()
    fleet = table.g.fleet
    found = sorted((one.area, one.damage) for one in fleet.basestars)
    assert found == [(STARBOARD_FORE, []), (STARBOARD_FORE, ["critical_hit"])]
    assert (fleet.raiders[STARBOARD_FORE], fleet.raiders[STARBOARD_AFT], fleet.heavies[PORT_AFT]) == (6, 4, 1)
    assert table.g.boarding == [0, 0, 0, 1, 0]


def test_raiders_come_out_of_the_lowest_cylon_area() -> None:
    """Three are left: the other five come from the Cylon area with the lowest number that has some (FLEET-008)."""
    table = landed(*CREW)
    ships = supply(table.state, "raider")
    beyond(table.state).raiders[FORE] = ships - 7
    beyond(table.state).raiders[PORT_AFT] = 4
    play_on(returning(table))
    assert table.g.fleet.raiders[STARBOARD_FORE] == table.g.fleet.raiders[STARBOARD_AFT] == 4
    assert (beyond(table.g).raiders[PORT_AFT], beyond(table.g).raiders[FORE]) == (0, ships - 8)


@pytest.mark.parametrize(("vipers", "launched"), [(3, 3), (0, 0)])
def test_vipers_run_short(vipers: int, launched: int) -> None:
    table = returning(landed(*CREW), vipers)
    assert (table.prompt() == "place-viper") == (vipers > 0)
    play_on(table)
    space = table.g.squadrons["viper"].space
    assert (space[PORT_FORE] + space[PORT_AFT], sum(space), table.g.in_orbit) == (launched, launched, True)


def test_who_acts_after_the_return_may_go_aboard() -> None:
    """State of Emergency: one brings Galactica back from Breeder's Canyon, another moves to Command for a card."""
    table = returning(landed(*CREW, p0="breeders_canyon")).hand(0, "state_of_emergency-6").hand(3, "repair-1")
    table.state.resources = [5, 9, 5, 5]
    table.to_do("action").say(0, "state_of_emergency-6").skip().say(0, "choice:act").say(0, "activate:breeders_canyon")
    for seat in (1, 2):
        table.skip().say(seat, "choice:nothing")
    table.skip().say(3, "choice:move").say(3, "location:command").skip()
    assert (table.g.in_orbit, table.g.players[3].place, table.count(3)) == (True, "command", 0)


@pytest.mark.parametrize(("back", "cards"), [(False, 1), (True, 0)])
def test_the_mutineer_and_an_icon_that_counts_no_more(back: bool, cards: int) -> None:
    """The icon that brings Galactica back has counted (doubts)."""
    table = with_mutineer(landed(*CREW), 0)
    table.state.jump_track = 4
    if back:
        returned(table)
    play_on(table.to_do("prepare_for_jump"))
    assert (table.g.in_orbit, len(table.g.players[0].held("mutiny"))) == (True, cards)


# --- the departure ---------------------------------------------------------------------------------------------------


def aboard(*places: str, table: Table | None = None) -> Table:
    """Galactica is back, no ship is on the ground; seat 0 is Admiral."""
    table = returned(landed(*CREW)) if table is None else table
    ground(table.state)
    for seat, place in enumerate(places):
        table.place(seat, place)
    table.state.resources = [1, 1, 1, 1]
    return table


def leave(table: Table, seat: int = 0) -> Table:
    table.state.current = seat
    return table.to_do("action", "crisis", "end_of_turn").say(seat, "title:order_departure")


@pytest.mark.parametrize(
    "places", [("command", "brig", "sickbay", "port_fore"), ("port_aft", "airlock", "fore", "brig")]
)
def test_who_is_aboard_or_flies_is_safe(places: tuple[str, ...]) -> None:
    table = leave(aboard(*places))
    assert (table.g.winner, table.g.executed, table.g.resources) == ("humans", [], [1, 1, 1, 1])


@pytest.mark.parametrize("place", ["resistance_hq", "medical_center", "detention", "shipyard"])
def test_one_human_left_behind_may_be_too_many(place: str) -> None:
    table = leave(aboard("command", place, "pegasus_cic", "port_fore"))
    assert (table.g.winner, table.g.why, table.g.executed) == ("cylons", "no_morale", ["laura_roslin"])


@pytest.mark.parametrize(("morale", "winner"), [(5, "humans"), (4, "cylons")])
def test_all_may_stay_behind(morale: int, winner: str) -> None:
    """Four deaths, the Admiral's too; nobody takes their places, and that is no defeat in itself."""
    table = aboard()
    table.state.resources = [5, 5, morale, 5]
    leave(table)
    assert (table.g.winner, table.g.resource("morale"), len(table.g.executed)) == (winner, morale - 4, 4)


def test_who_could_not_bear_it_dies_once() -> None:
    """Dee is left behind first; that morale is too low for her after the second death changes nothing."""
    crew = ("anastasia_dee_dualla", *(one for one in CREW if one != "anastasia_dee_dualla"))[:4]
    table = aboard("shipyard", "shipyard", "command", "command", table=returned(landed(*crew)))
    table.state.titles["admiral"] = 2
    table.state.resources = [5, 5, 4, 5]
    leave(table.place(2, "command"), 2)
    assert sorted(event["seat"] for event in table.events("Executed")) == [0, 1]
    assert (table.g.winner, table.g.resource("morale")) == ("humans", 2)


def test_a_cylon_player_on_the_planet_keeps_everything() -> None:
    table = aboard("command", "shipyard", "command", "command").cylon(1, place="shipyard").hand(1, "repair-1")
    leave(table)
    assert (table.g.winner, table.count(1), table.g.players[1].place) == ("humans", 1, "shipyard")
    assert table.game.result is not None
    assert {*table.game.result.winners} == {0, 2, 3}


def test_a_hidden_cylon_may_order_it() -> None:
    table = leave(aboard(*["command"] * 4).loyal(0, "cylon_can_reduce_morale"))
    assert table.game.result is not None
    assert (table.g.winner, {*table.game.result.winners}) == ("humans", {1, 2, 3})


def test_the_ships_cost_what_they_carry() -> None:
    """Fuel and morale too; the locked ones first."""
    table = aboard(*["command"] * 4)
    ground(table.state, ("civ_population_1_fuel_1", "civ_empty"), ("civ_population_1_morale_1", "civ_population_2"))
    table.state.resources = [5, 5, 5, 5]
    leave(table)
    assert (table.g.resources, table.g.winner) == ([5, 4, 4, 1], "humans")
    lost = [event["area"] for event in table.events("CivilianDestroyed")]
    assert lost == ["locked_ships"] * 2 + ["prepared_ships"] * 2


def test_what_is_gone_already_is_not_made_good() -> None:
    """Food came to nothing in the same turn: leaving is losing."""
    table = aboard(*["command"] * 4)
    table.state.resources = [0, 5, 5, 5]
    assert (leave(table).g.why, table.g.winner) == ("no_food", "cylons")


@pytest.mark.parametrize("order", ["executive_order-1", "state_of_emergency-6"])
def test_an_admiral_who_is_ordered_to_act_may_leave_at_once(order: str) -> None:
    table = aboard(*["command"] * 4).hand(1, order)
    table.state.current = 1
    table.state.resources = [5, 5, 5, 5]
    table.to_do("action", "crisis").say(1, order)
    for _ in range(12):
        if table.game.over:
            break
        question = table.skip().game.questions[0]
        wanted = ("title:order_departure", "choice:act-twice", "choice:act", "seat:0", question.labels[0])
        table.answer(question.seat, next(label for label in wanted if label in question.labels))
    assert (table.g.winner, table.events("CrisisDrawn")) == ("humans", [])


def test_the_goal_of_who_is_left_behind_is_discarded() -> None:
    """They lose a morale, and what the goal would have cost is not lost."""
    table = aboard("command", "command", "shipyard", "command").loyal(2, "goal_use_caution")
    table.state.resources = [5, 5, 5, 5]
    leave(table)
    assert (table.g.resources, table.g.winner) == ([5, 5, 4, 5], "humans")


def test_the_mutineer_is_left_behind() -> None:
    table = mutinous(with_mutineer(aboard("command", "command", "medical_center", "command"), 2), 2, "panic")
    table.state.resources = [5, 5, 5, 5]
    leave(table)
    assert (table.g.winner, table.g.resource("morale")) == ("humans", 4)
    assert table.g.players[2].held("mutiny") == []


def test_who_is_stranded_is_not_on_the_planet() -> None:
    table = returned(landed("saul_tigh", "karl_helo_agathon", "laura_roslin"))
    aboard("command", "command", "command", table=table).state.players[1].place = "off_board"
    leave(table)
    assert (table.g.winner, table.g.executed) == ("humans", [])


def test_a_cooperative_game_ends_like_any_other() -> None:
    table = settle(Table(*CREW, **SETTLED, cooperative=True).empty_space())
    aboard("command", "shipyard", "command", "command", table=returned(table)).state.resources = [5, 5, 5, 5]
    leave(table)
    assert (table.g.winner, table.g.resource("morale")) == ("humans", 4)


def test_with_attack_cards_the_admiral_leaves_too() -> None:
    table = settle(combined(*CREW, objective="new_caprica", cylon_ships="attack_cards"))
    leave(aboard("command", "command", "command", "command", table=returned(table)))
    assert table.g.winner == "humans"
