"""Scenarios of New Caprica, N1 to N9: the jump that starts the phase, the occupation, what is out of reach."""

from typing import Any

import pytest
from tests.rules.galactica_combined import combined
from tests.rules.galactica_new_caprica import ground, landed, occupied, patrols, returned, stacks
from tests.rules.galactica_tables import beyond, civilians, pursuit

from readyroom.galactica.board import AFT, FORE, PORT_AFT
from readyroom.galactica.jump import total_distance
from readyroom.galactica.new_caprica import DECK
from readyroom.galactica.ships import supply
from readyroom.galactica.sides import INFILTRATOR
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
FIVE = ("laura_roslin", "william_adama", "kara_starbuck_thrace", "saul_tigh", "cavil")
"""Roslin is President, Adama Admiral, Starbuck CAG; Tigh is a revealed Cylon, Cavil leads."""


# --- N1 ------------------------------------------------------------------------------------------------------------


def about_to_jump(*destinations: str, **options: Any) -> Table:
    """Distance 5, the marker on 4: a jump icon is due in Roslin's turn. Starbuck flies, ships are around."""
    table = combined(*FIVE, objective="new_caprica", leaders=True, **options)
    table.gone("asteroid_field", "deep_space").top(*destinations).cylon(3, place="caprica")
    g = table.state
    g.phases.append("sleeper")
    g.resources = [8, 6, 8, 9]
    g.jump_track = 4
    table.place(0, "quorum_chamber").place(1, "command").place(2, "port_fore")
    g.fleet.basestars.append(Basestar(FORE, ["critical_hit"]))
    g.basestar_pile.remove("critical_hit")
    g.fleet.raiders[FORE] = 2
    g.boarding[1] = 2
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].space[PORT_AFT] = 1
    g.civilian_pile.remove("civ_empty")
    civilians(g, AFT, "civ_population_1", "civ_population_1")
    return table.to_do("prepare_for_jump", "end_of_turn")


def places(g: Galactica) -> list[str]:
    return [player.place for player in g.players]


def frozen(g: Galactica) -> Any:
    """What is out of reach."""
    assert g.away is not None
    return g.away


@rule("NCAP-001", "NCAP-003", "NCAP-006", "NCAP-007", "NCAP-008", "NCAP-009", "OBJ-004", "NCAP-005")
def test_n1_the_jump_that_starts_the_phase() -> None:
    table = about_to_jump("deep_space", "icy_moon")
    raiders, vipers = supply(table.state, "raider"), table.state.squadrons["viper"].reserves
    titles = dict(table.state.titles)
    before = [table.count(seat) for seat in range(5)]
    deck = len(table.state.decks[DECK].cards)
    assert deck == 30
    table.say(1, "card:deep_space").skip()
    g = table.g
    assert (total_distance(g), g.resource("fuel"), g.resource("morale"), g.jump_track) == (7, 5, 7, 0)
    assert places(g) == ["resistance_hq"] * 3 + ["occupation_authority"] * 2
    assert [player.piloting for player in g.players] == [False] * 5
    assert g.squadrons["viper"].reserves == vipers + 2
    assert (stacks(g), any(g.civilians), g.civilian_pile) == ((11, 0), False, [])
    assert g.stand_ins == {"crisis": DECK}
    assert len(g.decks[DECK].cards) == 30
    assert (patrols(g), g.titles) == ({}, titles)
    assert table.game.view(None)["boarding"] == [0, 2, 0, 0, 0]
    assert (beyond(g).raiders[FORE], len(beyond(g).basestars), pursuit(g)) == (2, 1, 0)
    assert supply(g, "raider") == raiders
    assert [table.count(seat) for seat in range(5)] == before
    assert (table.prompt(), g.sides["colonial_one"]) == ("stop", "destroyed")


@rule("NCAP-002", "NCAP-007")
def test_n1b_ships_of_the_destination_stay_and_freeze() -> None:
    """Its civilian ships join those on the ground."""
    table = about_to_jump("cylon_ambush", "icy_moon")
    raiders = supply(table.state, "raider")
    table.say(1, "card:cylon_ambush").skip()
    g = table.g
    assert (total_distance(g), g.resource("fuel"), g.resource("morale")) == (8, 5, 8)
    assert (frozen(g).fleet.raiders[FORE], [one.area for one in frozen(g).fleet.basestars]) == (3, [FORE])
    assert (stacks(g), supply(g, "raider")) == ((11, 0), raiders - 3)
    shown = table.game.view(None)["areas"]["fore"]
    assert (shown["raiders"], shown["basestars"]) == (3, [[]])
    assert (sum(g.fleet.raiders), g.fleet.basestars) == (0, [])


@rule("ARAP-011", "NCAP-003")
def test_n1c_an_assault_raptor_that_stays_goes_to_the_reserves() -> None:
    table = about_to_jump("deep_space", "icy_moon")
    g = table.state
    g.squadrons["viper"].reserves += 1
    g.players[2].ship = "assault_raptor"
    g.squadrons["assault_raptor"].reserves -= 1
    g.squadrons["assault_raptor"].unbuilt += 0
    table.say(2, "choice:yes").say(1, "card:deep_space").skip()
    g = table.g
    assert (g.players[2].place, g.players[2].piloting) == ("resistance_hq", False)
    assert g.squadrons["assault_raptor"].reserves == 1


@rule("NCAP-004")
def test_n1d_prisoners_are_brought_along_and_titles_stay() -> None:
    """Admiral and CAG sat in the Brig with all others: nobody is free before them."""
    table = about_to_jump("deep_space", "icy_moon")
    for seat in (0, 1, 2):
        table.place(seat, "brig")
    table.state.titles |= {"admiral": 1, "title_cag": 2}
    table.say(1, "card:deep_space").skip()
    assert places(table.g)[:3] == ["resistance_hq"] * 3
    assert (table.g.admiral, table.g.titles["title_cag"]) == (1, 2)


@rule("NCAP-003")
def test_n1e_who_infiltrates_goes_with_the_humans() -> None:
    table = about_to_jump("deep_space", "icy_moon").place(4, "armory")
    table.state.players[4].status = INFILTRATOR
    table.say(1, "card:deep_space").skip()
    assert (table.g.players[4].place, table.g.players[4].status) == ("resistance_hq", INFILTRATOR)


# --- N3 ------------------------------------------------------------------------------------------------------------


TYROL = ("chief_galen_tyrol", "laura_roslin", "william_adama", "kara_starbuck_thrace")
LOCKED = ("civ_empty", "civ_population_1", *["civ_empty"] * 1, *["civ_population_1"] * 4, "civ_population_2")


def at_the_shipyard(
    card: str = "contact_informant",
    locked: tuple[str, ...] = LOCKED,
    prepared: tuple[str, ...] = ("civ_population_2",),
    **tokens: int,
) -> Table:
    """Tyrol on Shipyard: he acts, then comes the Crisis card."""
    table = landed(*TYROL, p0="shipyard").top(card)
    ground(table.state, locked, prepared)
    occupied(table, **(tokens or {"occupation_authority": 1, "shipyard": 1}))
    table.state.resources = [8, 8, 8, 9]
    table.state.jump_track = 1
    return table.to_do("action", "crisis")


@rule("NCAP-010", "NCAP-013", "NCAP-014", "STEP-004", "STEP-008", "NCAP-017", "CRIS-013")
def test_n3_a_ship_is_prepared_and_the_occupation_goes_on() -> None:
    table = at_the_shipyard().say(0, "activate:shipyard").skip()
    assert stacks(table.g) == (7, 2)
    assert [ship.face for ship in table.g.prepared] == ["civ_empty", "civ_population_2"]
    table.say(0, "part:second").skip()
    g = table.g
    assert (g.resource("population"), stacks(g), g.jump_track) == (7, (6, 2), 2)
    assert patrols(g) == {"breeders_canyon": 1}
    assert (sum(g.fleet.raiders), pursuit(g)) == (0, 0)
    assert not table.events("CivilianEvacuated")


@rule("NCAP-015")
@pytest.mark.parametrize(("prepared", "population"), [(("civ_population_2",), 6), ((), 8)], ids=["prepared", "none"])
def test_n3_b_c_the_end_of_the_track(prepared: tuple[str, ...], population: int) -> None:
    """With nothing locked the top prepared ship is lost; with nothing there the token leaves, and that is all."""
    table = at_the_shipyard(locked=(), prepared=prepared).say(0, "pass").skip().say(0, "part:second").skip()
    assert (table.g.resource("population"), stacks(table.g)) == (population, (0, 0))
    assert patrols(table.g) == {"breeders_canyon": 1}


@rule("NCAP-016")
def test_n3d_with_no_token_one_comes() -> None:
    table = at_the_shipyard()
    del table.state.tokens["occupation_forces"]
    table.say(0, "pass").skip().say(0, "part:second").skip()
    assert (patrols(table.g), stacks(table.g)) == ({"occupation_authority": 1}, (8, 1))


@rule("STEP-005", "STEP-008")
def test_n3e_heavy_raiders_move_nothing() -> None:
    table = at_the_shipyard("ncp_graduation")
    frozen(table.state).boarding[2] = 1
    table.say(0, "pass").skip()
    while table.prompt() != "stop":
        question = table.game.questions[0]
        table.answer(question.seat, *question.labels[: max(question.at_least, 1)])
    g = table.g
    assert (patrols(g), frozen(g).boarding) == ({"occupation_authority": 1, "shipyard": 1}, [0, 0, 1, 0, 0])
    assert g.jump_track == 2
    assert (sum(g.boarding), sum(g.fleet.heavies), sum(beyond(g).heavies)) == (0, 0, 0)


@rule("STEP-005")
def test_occupation_icons_move_no_centurion() -> None:
    """Galactica is back: of this card only the second icon is looked at."""
    table = returned(at_the_shipyard())
    table.state.boarding[1] = 1
    table.to_do("activate:occupation_forces").skip()
    assert (table.g.boarding, patrols(table.g)) == ([0, 1, 0, 0, 0], {"breeders_canyon": 1})


# --- N5 ------------------------------------------------------------------------------------------------------------


GUNS = ("strategic_planning-5", "maximum_firepower-4", "repair-1", "repair-1", "repair-1", "repair-1")
STARBUCK = ("kara_starbuck_thrace", "laura_roslin", "william_adama", "chief_galen_tyrol")


def in_the_canyon(*crew: str, **tokens: int) -> Table:
    table = landed(*(crew or STARBUCK), p0="breeders_canyon").hand(0, *GUNS)
    return occupied(table, **(tokens or {"breeders_canyon": 2, "shipyard": 1})).to_do("action")


def windowed(table: Table, seat: int, label: str) -> Table:
    """Everybody else passes until this seat can use it."""
    while True:
        for question in table.game.questions:
            if question.seat == seat and label in question.labels:
                table.answer(seat, label)
                return table
        question = table.game.questions[0]
        table.answer(question.seat, "choice:pass")


@rule("ACT-011", "ACT-016", "ACT-017", "ACT-018")
@pytest.mark.parametrize(("second", "left"), [(3, 1), (2, 2)], ids=["hit", "b: missed again"])
def test_n5_attacking_occupation_forces(second: int, left: int) -> None:
    """Strategic Planning counts for both rolls; Maximum Firepower needs no viper."""
    table = in_the_canyon().dice(2, second).say(0, "board:attack_occupation_forces")
    windowed(table, 0, "use:strategic_planning-strategic_planning-5")
    windowed(table, 0, "use:maximum_firepower-maximum_firepower-4").skip()
    assert [event["result"] for event in table.events("DieRolled")] == [4, second + 2]
    assert patrols(table.g) == {"breeders_canyon": left, "shipyard": 1}
    assert (table.count(0), table.prompt()) == (4, "stop")


@rule("ACT-016")
def test_n5c_hot_shot_settles_the_attack() -> None:
    """A card of 3 makes a 5: no die, no Strategic Planning."""
    table = in_the_canyon("louanne_kat_katraine", "laura_roslin", "william_adama", "chief_galen_tyrol")
    table.hand(0, "executive_order-1", "repair-1", "declare_emergency-3").say(0, "board:attack_occupation_forces")
    windowed(table, 0, "use:hotshot-declare_emergency-3").skip()
    assert (patrols(table.g), table.count(0)) == ({"breeders_canyon": 1, "shipyard": 1}, 2)


@rule("ACT-016")
@pytest.mark.parametrize("place", ["occupation_authority", "resistance_hq", "detention", "medical_center"])
def test_n5d_there_must_be_some(place: str) -> None:
    table = in_the_canyon().place(0, place)
    assert not any(label.startswith("board:") for label in table.labels(0))


@rule("ACT-016", "ACT-015")
@pytest.mark.parametrize(("status", "offered"), [("infiltrator", True), ("cylon", False)])
def test_n5e_humans_only(status: str, offered: bool) -> None:
    """Who infiltrates counts as human."""
    table = in_the_canyon()
    table.cylon(0, place="breeders_canyon")
    table.state.players[0].status = status
    assert ("board:attack_occupation_forces" in table.to_do("action").labels(0)) == offered


@rule("ACT-016")
def test_n5f_it_is_no_activation() -> None:
    """Terminal Illness costs nothing here."""
    table = in_the_canyon("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "chief_galen_tyrol").dice(6)
    table.say(0, "board:attack_occupation_forces").skip()
    assert (patrols(table.g), table.count(0)) == ({"breeders_canyon": 1, "shipyard": 1}, 6)


# --- N7 ------------------------------------------------------------------------------------------------------------


def quorum(table: Table, *cards: str) -> Table:
    """The President's hand."""
    g = table.state
    g.decks["quorum"].cards += g.quorum_hand
    g.decks["quorum"].seen += [0] * len(g.quorum_hand)
    g.quorum_hand.clear()
    for card in cards:
        at = g.decks["quorum"].cards.index(card)
        del g.decks["quorum"].cards[at], g.decks["quorum"].seen[at]
        g.quorum_hand.append(card)
    return table


def president(*dice: int, **where: str) -> Table:
    table = landed("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "felix_gaeta", **where).dice(*dice)
    table.state.resources = [8, 8, 5, 8]
    return quorum(table, "inspirational_speech", "arrest_order", "food_rationing").to_do("action")


@rule("MOVE-034", "TITLE-006", "MOVE-031", "MOVE-033")
def test_n7_the_president_is_detained_and_stays_president() -> None:
    table = president(6, 3, 1, p1="shipyard").to_do("action", "action", "movement")
    table.say(0, "quorum:inspirational_speech").skip()
    g = table.g
    assert (g.resource("morale"), g.players[0].place, g.president, len(g.quorum_hand)) == (6, "detention", 0, 2)
    table.say(0, "quorum:arrest_order").say(0, "seat:1").skip()
    g = table.g
    assert [g.players[seat].place for seat in (0, 1)] == ["detention", "detention"]
    assert (g.president, len(g.quorum_hand), len(table.events("DieRolled"))) == (0, 1, 3)
    assert table.prompt() == "stop"


@rule("MOVE-034")
@pytest.mark.parametrize(("roll", "place"), [(4, "resistance_hq"), (3, "detention")])
def test_n7b_four_is_enough(roll: int, place: str) -> None:
    table = president(6, roll).say(0, "quorum:inspirational_speech").skip()
    assert table.g.players[0].place == place


@rule("MOVE-034")
@pytest.mark.parametrize(("play", "rolls"), [("food_rationing", 2), ("pass", 0)])
def test_n7c_at_the_occupation_authority(play: str, rolls: int) -> None:
    """Two cards for Terminal Illness; then she may draw, then may play; she rolls if she has played."""
    table = president(1, 8, p0="occupation_authority").hand(0, "repair-1", "repair-1", "repair-2")
    table.to_do("action").say(0, "activate:occupation_authority").say(0, "repair-1", "repair-1").skip()
    table.say(0, "yes").skip().say(0, play).skip()
    assert (len(table.events("DieRolled")), table.count(0)) == (rolls, 1)
    assert len(table.g.quorum_hand) == 4 - (play != "pass")


@rule("MOVE-035")
def test_n7d_who_is_not_president_does_not_roll() -> None:
    table = president(6).hand(1, "popular_influence-3")
    table.state.current = 1
    table.to_do("action").say(1, "card:popular_influence-3")
    while table.prompt() != "stop":
        question = table.game.questions[0]
        label = next((one for one in question.labels if "inspirational_speech" in one), question.labels[0])
        table.answer(question.seat, label)
    assert all(player.place == "resistance_hq" for player in table.g.players)
    assert not any(event["purpose"] == "president-detained" for event in table.events("DieRolled"))


@rule("MOVE-034", "MOVE-031", "MOVE-033")
@pytest.mark.parametrize(("where", "prison"), [("armory", "brig"), ("shipyard", "detention")])
def test_n7e_on_galactica_there_is_no_roll(where: str, prison: str) -> None:
    """Whom her order sends goes to the prison of where they are."""
    table = returned(president()).place(0, "command").place(1, where).to_do("action")
    table.say(0, "quorum:arrest_order").say(0, "seat:1").skip()
    assert (table.g.players[1].place, table.events("DieRolled")) == (prison, [])


@rule("MOVE-033")
def test_while_she_is_on_the_planet_her_order_means_detention() -> None:
    table = returned(president(8)).place(1, "armory").to_do("action")
    table.say(0, "quorum:arrest_order").say(0, "seat:1").skip()
    assert table.g.players[1].place == "detention"


@rule("MOVE-034")
def test_n7f_strategic_planning_helps_her() -> None:
    table = president(6, 3).hand(1, "strategic_planning-5").say(0, "quorum:inspirational_speech")
    while True:
        die = table.g.die
        if die is not None and die.purpose == "president-detained":
            windowed(table, 1, "use:strategic_planning-strategic_planning-5")
            break
        question = table.game.questions[0]
        table.answer(question.seat, "choice:pass")
    table.skip()
    assert (table.g.players[0].place, table.g.resource("morale")) == ("resistance_hq", 6)
