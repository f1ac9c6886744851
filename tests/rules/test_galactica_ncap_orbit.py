"""Scenarios of New Caprica, N9 to N17: what is frozen, moving and evacuating after the return, departure, Detention."""

import pytest
from tests.rules.galactica_combined import mutinous
from tests.rules.galactica_new_caprica import ground, landed, returned, stacks
from tests.rules.galactica_tables import beyond, pursuit

from readyroom.galactica.board import AFT, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.new_caprica import DECK
from readyroom.galactica.state import Basestar, Civilian
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")


# --- N9 ------------------------------------------------------------------------------------------------------------


WEAK: dict[str, tuple[str, ...]] = {
    "p1": ("declare_emergency-5", "consolidate_power-2"),
    "p2": ("repair-2", "dradis_contact-0"),
}
FAIR = {**WEAK, "p3": ("repair-1",)}
STRONG = {**WEAK, "p3": ("strategic_planning-5", "repair-2")}


def under_occupation(adds: dict[str, tuple[str, ...]], *dice: int, back: bool = False) -> Table:
    """Tigh scouts, then draws Intra-Atmos Entry."""
    table = landed(*CREW).hand(0, "launch_scout-1").top("intra_atmos_entry").dice(*dice)
    g = table.state
    g.resources = [8, 4, 8, 8]
    g.jump_track = 2
    assert g.away is not None
    g.away.boarding[2] = 1
    ground(g, locked=("civ_empty",) * 2 + ("civ_population_1",) * 5)
    if back:
        returned(table)
    for seat, cards in adds.items():
        table.hand(int(seat[1:]), *cards)
    return table.destiny("bait-0", "strategic_planning-3").to_do("action", "crisis")


def settled(table: Table) -> Table:
    """The abilities of the check's cards come in any order."""
    while table.prompt() == "check-ability":
        question = table.game.questions[0]
        table.answer(question.seat, question.labels[0])
    return table


@rule("NCAP-019", "NCAP-020", "NCAP-021", "NCAP-022", "NCAP-035", "STEP-004", "STEP-005", "CRIS-014", "CHK-011")
def test_n9_what_is_frozen() -> None:
    table = under_occupation(WEAK, 5).say(0, "card:launch_scout-1").skip()
    table.say(0, "deck:crisis")
    assert (table.question(0).facts or {}) == {"deck": DECK, "card": "intra_atmos_entry"}
    assert table.game.view(0)["known"][DECK]["top"] == ["intra_atmos_entry"]
    settled(table.say(0, "top").add(**WEAK))
    g = table.g
    assert table.events("CheckResult")[-1]["result"] == "fail"
    assert (g.resource("fuel"), g.damaged, g.jump_track, g.raptors) == (3, [], 3, 4)
    assert (stacks(g), any(g.civilians), g.fleet.raiders, pursuit(g)) == ((7, 0), False, [0] * 6, 0)
    assert (sum(beyond(g).heavies), len(beyond(g).basestars)) == (0, 0)
    assert table.game.view(None)["boarding"] == [0, 0, 1, 0, 0]
    assert table.prompt() == "stop"


@rule("NCAP-010", "STEP-008")
@pytest.mark.parametrize(
    ("adds", "fuel", "marker", "piles"), [(FAIR, 4, 3, (7, 0)), (STRONG, 4, 4, (6, 1))], ids=["b: 9", "c: 15"]
)
def test_n9_b_c_partial_and_full(
    adds: dict[str, tuple[str, ...]], fuel: int, marker: int, piles: tuple[int, int]
) -> None:
    table = settled(under_occupation(adds).say(0, "pass").skip().add(**adds))
    assert (table.g.resource("fuel"), table.g.jump_track, stacks(table.g)) == (fuel, marker, piles)


@rule("NCAP-021")
def test_n9d_a_raptor_may_be_lost() -> None:
    table = under_occupation(WEAK, 2).say(0, "card:launch_scout-1").skip()
    assert table.g.raptors == 3


@rule("NCAP-026", "STEP-011")
def test_n9e_after_the_return_all_of_it_happens() -> None:
    """Galactica is damaged, or Pegasus instead; the centurion goes on; the marker stays on Auto Jump."""
    table = settled(under_occupation(WEAK, back=True).say(0, "pass").skip().add(**WEAK))
    assert table.prompt() == "damage-which"
    table.say(0, "board:pegasus").skip()
    g = table.g
    assert (g.resource("fuel"), len(g.damaged), g.jump_track) == (3, 1, 5)
    assert g.boarding == [0, 0, 0, 1, 0]
    assert sum(beyond(g).heavies) == 0


# --- N11 -----------------------------------------------------------------------------------------------------------


def around(*crew: str, **places: str) -> Table:
    return returned(landed(*(crew or CREW), **places))


@rule("MOVE-025", "MOVE-027", "MOVE-028")
def test_n11_a_human_goes_aboard_for_a_card() -> None:
    table = around().hand(0, "repair-1", "repair-2", "repair-2", "repair-1").to_do("movement")
    places = {label.removeprefix("location:") for label in table.labels(0)}
    assert {"command", "airlock", "shipyard"} <= places
    assert not {"press_room_2", "quorum_chamber", "administration_2", "caprica_3", "detention"} & places
    table.say(0, "location:airlock").say(0, "repair-1").skip()
    assert (table.g.players[0].place, table.count(0)) == ("airlock", 3)
    poor = around().to_do("movement")
    assert {label.removeprefix("location:") for label in poor.labels(0)} == {
        "choice:stay",
        "occupation_authority",
        "breeders_canyon",
        "shipyard",
    }


@rule("MOVE-024")
def test_before_the_return_nobody_leaves_the_planet() -> None:
    rich = landed(*CREW).hand(0, "repair-1", "repair-2").to_do("movement")
    on_it = {"location:occupation_authority", "location:breeders_canyon", "location:shipyard"}
    assert {label for label in rich.labels(0) if label.startswith("location")} == on_it
    cylon = landed(*CREW).cylon(0, place="shipyard").hand(0, "repair-1").to_do("movement")
    assert {label for label in cylon.labels(0) if label.startswith("location")} == {
        "location:resistance_hq",
        "location:occupation_authority",
        "location:breeders_canyon",
    }


@rule("MOVE-041", "MOVE-027")
def test_n11_a_pilot_lands_for_a_card() -> None:
    table = around("kara_starbuck_thrace", "saul_tigh", "laura_roslin").place(0, "port_fore")
    vipers = table.state.squadrons["viper"].reserves
    table.hand(0, "repair-1").to_do("movement").say(0, "location:shipyard").skip()
    g = table.g
    assert (g.players[0].place, table.count(0), g.squadrons["viper"].reserves) == ("shipyard", 0, vipers + 1)


@rule("MOVE-026", "MOVE-027", "CYL-038")
@pytest.mark.parametrize("cards", [1, 0])
def test_n11_a_cylon_leaves_for_a_card(cards: int) -> None:
    table = around().cylon(0, place="occupation_authority").hand(0, *["repair-1"] * cards).to_do("movement")
    assert ("location:caprica_3" in table.labels(0)) == bool(cards)
    assert "location:command" not in table.labels(0)
    assert "location:shipyard" in table.labels(0)
    if cards:
        table.say(0, "location:caprica_3").skip()
        assert (table.g.players[0].place, table.count(0)) == ("caprica_3", 0)


@rule("MOVE-030", "CYL-008", "MOVE-029")
@pytest.mark.parametrize(("back", "place"), [(True, "resurrection_ship_3"), (False, "medical_center")])
def test_n11e_where_a_cylon_wakes_up(back: bool, place: str) -> None:
    table = landed().loyal(0, "cylon_can_reduce_morale")
    if back:
        returned(table)
    table.to_do("action").say(0, "reveal:cylon_can_reduce_morale").say(0, "choice:yes").skip()
    assert table.g.players[0].place == place


@rule("EXEC-028", "MOVE-029", "MOVE-030")
@pytest.mark.parametrize(("back", "place"), [(True, "resurrection_ship_3"), (False, "medical_center")])
def test_where_an_executed_cylon_wakes_up(back: bool, place: str) -> None:
    table = landed().loyal(2, "cylon_can_reduce_morale")
    if back:
        returned(table)
    table.to_do("execute:2").skip()
    assert table.g.players[2].place == place


# --- N13 -----------------------------------------------------------------------------------------------------------


def evacuating(prepared: int = 2, pile: int = 0) -> Table:
    """Raiders behind, one ship and one viper port aft; Tigh draws Meet Liason Officer, which is passed."""
    table = around().top("meet_liason_officer").hand(1, "investigative_committee_2-5", "investigative_committee_2-4")
    table.hand(2, "strategic_planning-5").destiny("repair-1", "repair-1")
    g = table.state
    g.fleet.basestars += [Basestar(STARBOARD_FORE), Basestar(STARBOARD_AFT)]
    g.fleet.raiders[STARBOARD_AFT] = 4
    g.squadrons["viper"].reserves -= 1
    g.squadrons["viper"].space[PORT_AFT] = 1
    ground(g, locked=("civ_population_1",) * 3, prepared=("civ_empty",) * prepared)
    g.civilians[PORT_AFT].append(Civilian(90, "civ_population_1"))
    g.civilian_pile = ["civ_population_1"] * pile
    return table.to_do("crisis")


PASSED = {"p1": ("investigative_committee_2-5", "investigative_committee_2-4"), "p2": ("strategic_planning-5",)}


@rule("STEP-009", "STEP-011", "NCAP-011")
@pytest.mark.parametrize("area", ["port_fore", "port_aft"])
def test_n13_the_evacuation_icon(area: str) -> None:
    table = evacuating().add(**PASSED)
    assert table.prompt() == "evacuate"
    assert table.labels(0) == ("area:port_fore", "area:port_aft")
    assert (table.g.fleet.raiders[AFT], table.g.jump_track) == (4, 5)
    table.say(0, area).skip()
    g = table.g
    there = {"port_fore": (1, 1), "port_aft": (0, 2)}[area]
    assert (len(g.civilians[PORT_FORE]), len(g.civilians[PORT_AFT])) == there
    assert (stacks(g), g.jump_track, table.prompt()) == ((3, 1), 5, "stop")


@rule("NCAP-027")
def test_n13_vipers_escort_again() -> None:
    table = evacuating().place(0, "command").to_do("action").say(0, "activate:command")
    table.say(0, "escort:90").say(0, "move:port_aft-port_fore").skip()
    g = table.g
    assert (g.civilian_pile, any(g.civilians), g.squadrons["viper"].space[PORT_FORE]) == (
        ["civ_population_1"],
        False,
        1,
    )


@rule("STEP-010")
def test_n13b_with_no_prepared_ship_the_icon_does_nothing() -> None:
    table = evacuating(prepared=0).add(**PASSED)
    assert (table.prompt(), stacks(table.g)) == ("stop", (3, 0))


@rule("NCAP-012", "NCAP-028", "CIV-003")
@pytest.mark.parametrize(("pile", "placed"), [(1, 1), (0, 0)])
def test_n13d_ships_are_placed_out_of_the_pile_only(pile: int, placed: int) -> None:
    """By the pursuit: two ships would come."""
    table = evacuating(pile=pile).to_do("icon:pursuit_of_a_test")
    table.state.tokens["pursuit"] = {"pursuit_start": 1}
    table.state.agenda = ["activate:basestars", "stop"]
    table.state.fleet.basestars.clear()
    table.dice(6).skip()
    if table.prompt() == "place-civilian":
        table.say(2, "area:fore").skip()
    g = table.g
    assert sum(len(ships) for ships in g.civilians) == 1 + placed
    assert stacks(g) == (3, 2)


# --- N15 -----------------------------------------------------------------------------------------------------------


ADAMA = ("laura_roslin", "william_adama", "kara_starbuck_thrace")
LOSSES = {"locked": ("civ_population_1", "civ_empty"), "prepared": ("civ_population_2",)}


def departing(population: int = 5, goal: bool = True, **where: str) -> Table:
    """Adama may order the departure; Starbuck is left behind, Roslin has a Personal Goal."""
    places = {"p0": "pegasus_cic", "p1": "command", "p2": "shipyard"} | where
    table = returned(landed(*ADAMA))
    for seat, place in places.items():
        table.place(int(seat[1:]), place)
    if goal:
        table.loyal(0, "goal_use_caution")
    g = table.state
    g.current = 1
    ground(g, **LOSSES)
    g.civilians[PORT_FORE].append(Civilian(90, "civ_population_2"))
    g.resources = [3, 2, 4, population]
    return table.hand(2, "repair-1", "repair-2").to_do("action", "crisis", "end_of_turn")


@rule("NCAP-029", "NCAP-030", "NCAP-031", "NCAP-032")
@pytest.mark.parametrize(
    ("population", "left", "winner", "why"), [(5, 1, "humans", "new_caprica"), (4, 0, "cylons", "no_population")]
)
def test_n15_departure(population: int, left: int, winner: str, why: str) -> None:
    """Ships, executions, goals; nobody is asked for anything, and no new character comes."""
    table = departing(population).say(1, "title:order_departure")
    g = table.g
    assert table.game.over
    assert (g.resources, g.winner, g.why) == ([3, 2, 3, left], winner, why)
    assert (stacks(g), len(g.civilians[PORT_FORE])) == ((0, 0), 1)
    assert (g.players[2].hand, g.players[2].loyalty, g.executed) == ([], [], ["kara_starbuck_thrace"])
    assert not table.events("CrisisDrawn")
    assert not table.events("DieRolled")
    assert table.game.result is not None
    assert set(table.game.result.winners) == ({0, 1, 2} if winner == "humans" else set())


@rule("NCAP-029")
def test_n15c_only_the_admiral_and_only_after_the_return() -> None:
    table = departing()
    table.state.titles["admiral"] = 0
    assert "title:order_departure" not in table.labels(1)
    early = landed(*ADAMA)
    early.state.current = 1
    assert "title:order_departure" not in early.to_do("action").labels(1)


@rule("NCAP-029", "NCAP-031", "TITLE-019")
def test_n15d_an_admiral_in_detention_may_order_it_and_dies() -> None:
    table = departing(p1="detention").say(1, "title:order_departure")
    assert (table.g.resource("morale"), table.g.winner, sorted(table.g.executed)) == (
        2,
        "humans",
        ["kara_starbuck_thrace", "william_adama"],
    )


@rule("NCAP-032")
def test_n15e_a_revealed_cylons_goal_costs_nothing() -> None:
    table = departing(goal=False)
    table.cylon(0, place="caprica").loyal(0, "cylon_can_reduce_morale", "goal_use_caution")
    table.state.players[0].loyalty[0].revealed = True
    table.say(1, "title:order_departure")
    assert (table.g.resource("population"), table.g.winner) == (2, "humans")


@rule("NCAP-031")
def test_a_hidden_cylon_left_behind_costs_no_morale_and_their_goal_nothing() -> None:
    table = departing(goal=False).loyal(2, "cylon_can_reduce_morale", "goal_use_caution")
    table.say(1, "title:order_departure")
    while not table.game.over:
        question = table.game.questions[0]
        assert question.prompt == "galactica-show-cylon"
        table.answer(question.seat, question.labels[0])
    assert (table.g.resource("morale"), table.g.resource("population"), table.g.winner) == (4, 2, "humans")
    assert table.game.result is not None
    assert 2 not in table.game.result.winners


# --- N17 -----------------------------------------------------------------------------------------------------------


LOWS = ("tom_zarek", "saul_tigh", "kara_starbuck_thrace", "laura_roslin")


def in_detention(back: bool = False, zarek: str = "shipyard") -> Table:
    """Starbuck, a Cylon with one Mutiny card, sits in Detention; it is her turn."""
    table = mutinous(landed(*LOWS, p2="detention", p1="breeders_canyon"), 2, "panic")
    if back:
        returned(table)
    table.place(0, zarek).loyal(2, "cylon_can_reduce_morale", "you_are_not_a_cylon")
    table.hand(2, "launch_scout-2", "strategic_planning-4", *["repair-1"] * 4)
    table.hand(3, "investigative_committee_2-5").hand(0, "investigative_committee_2-3")
    table.destiny("launch_scout-1", "declare_emergency-3")
    g = table.state
    g.current = 2
    g.resources = [8, 8, 5, 8]
    return table.to_do("action", "crisis")


HELP = {"p3": ("investigative_committee_2-5",), "p0": ("investigative_committee_2-3",)}


@rule("CHERR-049", "CHK-011", "MOVE-038", "CRIS-004", "MOVE-032")
def test_n17_the_check_of_detention() -> None:
    """Zarek makes it harder; two of her own cards at most; then she goes anywhere on the planet, and has a Crisis."""
    table = in_detention().say(2, "activate:detention")
    asked = next(question for question in table.game.questions if question.seat == 0)
    assert "use:friends_in_low_places-+2" in asked.labels
    table.say(0, "use:friends_in_low_places-+2").skip()
    assert table.g.check is not None
    assert table.g.check.difficulty == 11
    while table.prompt() == "add-cards":
        question = table.game.questions[0]
        if question.seat == 2:
            assert question.at_most == 2
            table.say(2, "launch_scout-2", "strategic_planning-4")
        else:
            table.say(question.seat, *HELP.get(f"p{question.seat}", ()))
    assert table.prompt() == "leave-brig"
    planet = ("detention", "resistance_hq", "occupation_authority", "breeders_canyon", "shipyard")
    assert set(table.labels(2)) == {f"location:{place}" for place in planet}
    table.say(2, "location:resistance_hq").skip()
    assert table.events("CrisisDrawn")


@rule("CHERR-049")
def test_n17b_not_from_galactica() -> None:
    table = in_detention(back=True, zarek="command").say(2, "activate:detention").skip()
    assert table.g.check is not None
    assert table.g.check.difficulty == 9
    assert not any("friends_in_low_places" in label for question in table.game.questions for label in question.labels)


@rule("MOVE-036", "CYL-008")
@pytest.mark.parametrize(("back", "place"), [(False, "medical_center"), (True, "resurrection_ship_3")])
def test_n17_c_d_revealing_there(back: bool, place: str) -> None:
    """The effect is lost, the rest is as ever; the turn ends without a Crisis card."""
    table = in_detention(back).say(2, "reveal:cylon_can_reduce_morale")
    table.say(2, "repair-1", "repair-1", "repair-1").skip()
    g = table.g
    she = g.players[2]
    assert (g.resource("morale"), she.place, table.count(2)) == (5, place, 3)
    assert (she.held("mutiny"), len(she.super_crisis)) == ([], 1)
    assert [card.id for card in she.loyalty] == ["cylon_can_reduce_morale", "you_are_not_a_cylon"]
    assert (table.events("CrisisDrawn"), table.prompt()) == ([], "stop")


@rule("CRIS-004", "MOVE-038")
def test_n17e_a_failure_keeps_her_there() -> None:
    table = in_detention().say(2, "activate:detention").skip().add()
    assert table.g.players[2].place == "detention"
    assert table.events("CrisisDrawn")


# --- at the edges --------------------------------------------------------------------------------------------------


@rule("NCAP-027")
def test_n13c_with_attack_cards_nobody_escorts() -> None:
    table = returned(landed(*CREW, cylon_ships="attack_cards")).place(0, "command")
    table.state.squadrons["viper"].reserves -= 1
    table.state.squadrons["viper"].space[PORT_AFT] = 1
    ground(table.state)
    table.state.civilians[PORT_AFT].append(Civilian(90, "civ_population_1"))
    table.to_do("action").say(0, "activate:command")
    assert not any(label.startswith("escort") for label in table.labels(0))


@rule("STEP-008", "STEP-009", "NCAP-023")
def test_the_card_that_brings_galactica_back_evacuates_nobody() -> None:
    table = landed(*CREW).top("contact_informant")
    g = table.state
    ground(g, locked=("civ_empty",), prepared=("civ_population_1", "civ_empty"))
    g.jump_track = 4
    table.to_do("crisis").skip()
    table.say(0, "part:second").skip()
    while table.prompt() == "which-viper":
        table.answer(table.game.questions[0].seat, table.game.questions[0].labels[0])
        table.skip()
    assert (table.g.in_orbit, any(table.g.civilians), len(table.g.prepared)) == (True, False, 2)


@rule("STEP-009", "CYL-038")
@pytest.mark.parametrize(("place", "evacuated"), [("caprica_3", True), ("breeders_canyon", False)])
def test_a_cylons_crisis_card_evacuates_on_caprica_only(place: str, evacuated: bool) -> None:
    """In Breeder's Canyon there is no Prepare for Jump step; nowhere are ships activated."""
    table = returned(landed(*CREW)).cylon(0, place=place).top("contact_informant", "hiding_underground")
    table.state.resources = [8, 8, 8, 8]
    ground(table.state, locked=("civ_empty",), prepared=("civ_population_1", "civ_empty"))
    table.to_do("action").say(0, f"activate:{place}").skip()
    while table.prompt() not in ("stop", "evacuate"):
        question = table.game.questions[0]
        wanted = [one for one in question.labels if one in ("card:draw", "card:contact_informant", "part:second")]
        table.answer(question.seat, (wanted or [*question.labels])[0])
    assert (table.prompt() == "evacuate") == evacuated
    assert [event["card"] for event in table.events("CrisisDrawn")] == ["contact_informant"]
    assert (table.g.tokens.get("occupation_forces"), table.g.resource("population")) == (None, 7)


@rule("CRIS-013", "STEP-008")
def test_breeders_canyon_brings_no_step_nearer() -> None:
    table = landed(*CREW).cylon(0, place="breeders_canyon").top("contact_informant")
    table.state.resources = [8, 8, 8, 8]
    table.to_do("action").say(0, "activate:breeders_canyon").skip()
    table.say(0, "part:second").skip()
    assert (table.g.jump_track, table.g.resource("population")) == (0, 7)


@rule("NCAP-031", "NCAP-032")
def test_who_cannot_bear_the_losses_dies_last_and_costs_nothing_more() -> None:
    """Dee stands on Galactica; Starbuck's death brings morale down to two."""
    table = returned(landed("anastasia_dee_dualla", "william_adama", "kara_starbuck_thrace"))
    for seat, place in enumerate(("armory", "command", "shipyard")):
        table.place(seat, place)
    g = table.state
    ground(g)
    g.current, g.resources = 1, [5, 5, 3, 5]
    table.to_do("action").say(1, "title:order_departure")
    assert [event["seat"] for event in table.events("Executed")] == [2, 0]
    assert (table.g.resource("morale"), table.g.winner) == (2, "humans")
    assert not table.events("CharacterChosen")


@rule("NCAP-030", "NCAP-031")
def test_ships_that_are_lost_bring_nobody_new_to_the_end() -> None:
    """Morale falls to two with a ship: Dee dies, and the game is over without anybody in her place."""
    table = returned(landed("anastasia_dee_dualla", "william_adama", "kara_starbuck_thrace"))
    for seat, place in enumerate(("armory", "command", "hangar_deck")):
        table.place(seat, place)
    g = table.state
    ground(g, locked=("civ_population_1_morale_1", "civ_empty"))
    g.current, g.resources = 1, [5, 5, 3, 5]
    table.to_do("action").say(1, "title:order_departure")
    assert table.game.over
    assert [event["seat"] for event in table.events("Executed")] == [0]
    assert (table.g.resource("morale"), table.g.winner, table.events("CharacterChosen")) == (2, "humans", [])


@rule("NCAP-029")
def test_the_departure_may_be_ordered_from_anywhere() -> None:
    for place in ("command", "shipyard", "medical_center", "brig"):
        table = returned(landed(*CREW)).place(0, place)
        assert "title:order_departure" in table.to_do("action").labels(0)
