"""New Caprica: rules that no scenario of it shows (NCAP, and what other sections say of the phase)."""

import pytest
from tests.rules.galactica_combined import combined, mutinous
from tests.rules.galactica_new_caprica import (
    CIVILIAN_SHIP,
    MUTINY_CARD,
    SETTLED,
    ground,
    landed,
    occupied,
    patrols,
    returned,
    stacks,
)
from tests.rules.galactica_tables import beyond

from readyroom.galactica.board import FORE, PORT_AFT, PORT_FORE, STARBOARD_AFT, STARBOARD_FORE
from readyroom.galactica.boxes import contents, pieces
from readyroom.galactica.new_caprica import DECK, FORCES, come_back
from readyroom.galactica.ships import supply
from readyroom.galactica.state import Basestar, Civilian, Options
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.kernel import start

rule = pytest.mark.rule
CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")


# --- what there is -------------------------------------------------------------------------------------------------


@rule("COMP-017", "SETUP-069", "SETUP-070")
def test_the_planet_is_there_with_its_objective_only() -> None:
    g = start(EVERY_MODE, 4, 1, SETTLED).state
    assert (len(g.decks[DECK].cards), pieces(g, FORCES), g.tokens.get(FORCES)) == (30, 4, None)
    assert g.decks[DECK].cards != sorted(g.decks[DECK].cards)
    assert "new_caprica" in contents(g.options).boards
    other = contents(Options(rules="combined", objective="kobol"))
    assert (DECK in other.piles, FORCES in other.pieces, "new_caprica" in other.boards) == (False, False, False)


@rule("LIMIT-006")
def test_the_crisis_deck_of_the_planet_is_rebuilt() -> None:
    table = landed().to_do("crisis")
    deck = table.state.decks[DECK]
    deck.discard, deck.cards, deck.seen = deck.cards, [], []
    old = list(table.state.decks["crisis"].cards)
    table.skip()
    assert table.g.decks["crisis"].cards == old
    assert table.g.crises[0] in contents(table.g.options).cards[DECK]
    assert len(table.g.decks[DECK].cards) == 29


# --- the way there -------------------------------------------------------------------------------------------------


def jumping(*destinations: str) -> Table:
    """Distance 6; a jump icon is due."""
    table = combined(objective="new_caprica").gone("asteroid_field", "asteroid_field").top(*destinations)
    table.state.phases.append("sleeper")
    table.state.jump_track = 4
    return table.to_do("prepare_for_jump")


@rule("JUMP-020", "CRIS-014")
def test_gas_cloud_shows_the_cards_of_the_planet() -> None:
    """And they stay as the Admiral has put them."""
    table = jumping("gas_cloud", "icy_moon").say(0, "card:gas_cloud").say(0, "choice:yes")
    top = table.g.decks[DECK].cards[-3:]
    held = table.g.held[-1].cards if table.g.held else []
    table.say(0, "choice:top")
    assert table.prompt() == "arrange"
    assert {label.removeprefix("card:") for label in table.labels(0)} == set(held or top)
    chosen = table.labels(0)
    table.answer(0, *chosen)
    table.skip()
    assert [f"card:{card}" for card in table.g.decks[DECK].cards[-1:-4:-1]] == list(chosen)
    assert table.game.view(0)["known"][DECK]["top"] == [label.removeprefix("card:") for label in chosen]


@rule("JUMP-026", "NCAP-009")
def test_lions_head_nebula_brings_them_on_all_the_same() -> None:
    table = jumping("lions_head_nebula", "icy_moon").say(0, "card:lions_head_nebula").skip()
    assert ("new_caprica" in table.g.phases, table.g.jump_track) == (True, 2)


@rule("NCAP-001")
def test_at_distance_six_nothing_happens_yet() -> None:
    table = combined(objective="new_caprica").gone("asteroid_field", "deep_space").top("icy_moon", "deep_space")
    table.state.phases.append("sleeper")
    table.state.jump_track = 4
    table.to_do("prepare_for_jump").say(0, "card:icy_moon").skip()
    while table.prompt() == "risk-raptor":
        table.say(table.game.questions[0].seat, "choice:no").skip()
    assert (table.g.phases, table.g.in_orbit) == (["sleeper"], True)


# --- titles and characters -----------------------------------------------------------------------------------------


@rule("TITLE-019", "TITLE-032", "TITLE-006")
def test_titles_are_kept_in_detention() -> None:
    """All three of them."""
    table = landed("laura_roslin", "saul_tigh", "kara_starbuck_thrace").destiny("repair-1", "repair-1")
    table.to_do("text:arrests_at_night")
    table.state.titles = dict.fromkeys(table.state.titles, 0)
    table.say(0, "part:first").add().skip()
    assert (table.g.players[0].place, set(table.g.titles.values())) == ("detention", {0})
    assert set(table.g.titles) == {"president", "admiral", "title_cag"}


@rule("CHERR-009", "CHERR-010")
@pytest.mark.parametrize(("back", "place"), [(False, "resistance_hq"), (True, "command")])
def test_coup_out_of_detention(back: bool, place: str) -> None:
    table = landed("felix_gaeta", "saul_tigh", "laura_roslin", p0="detention").hand(0, "repair-1")
    if back:
        returned(table)
    table.state.titles["admiral"] = 1
    table.to_do("action").say(0, "ability:coup").skip()
    assert (table.g.admiral, table.g.players[0].place, table.count(0)) == (0, place, 1)


@rule("CHERR-015")
def test_no_blind_jump_on_new_caprica() -> None:
    table = landed("helena_cain", "saul_tigh", "laura_roslin")
    table.state.destinations.clear()
    table.state.decks["destination"].cards += ["deep_space", "deep_space", "remote_planet", "icy_moon"]
    table.state.decks["destination"].seen += [0] * 4
    assert "ability:blind_jump" not in table.to_do("action").labels(0)


@rule("CHERR-035", "NCAP-033")
def test_hoshi_organizes_the_planet_only() -> None:
    crew = ("louis_hoshi", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
    table = landed(*crew).to_do("action").say(0, "ability:organized")
    assert set(table.labels(0)) == {f"location:{place}" for place in ("resistance_hq", "breeders_canyon", "shipyard")}
    back = returned(landed(*crew)).to_do("action").say(0, "ability:organized")
    assert {"location:shipyard", "location:command"} <= set(back.labels(0))


@rule("NCAP-033")
def test_no_card_reaches_galactica_before_she_is_back() -> None:
    for back in (False, True):
        table = landed(*CREW).hand(0, "unorthodox_plan-3")
        table.state.squadrons["viper"].reserves = 4
        if back:
            returned(table)
        assert ("card:unorthodox_plan-3" in table.to_do("action").labels(0)) == back


@rule("CHERR-036", "MOVE-032")
@pytest.mark.parametrize("where", ["shipyard", "command"])
def test_an_attorney_frees_out_of_the_prison_of_where_he_is(where: str) -> None:
    table = returned(landed("romo_lampkin", "saul_tigh", "kara_starbuck_thrace", p1="detention"))
    table.place(0, where).hand(1, "repair-1", "repair-2").to_do("action")
    offered = "ability:attorney" in table.labels(0)
    assert offered == (where == "shipyard")
    if offered:
        table.say(0, "ability:attorney")
        assert {"location:shipyard", "location:resistance_hq"} <= set(table.labels(0))
        assert "location:command" not in table.labels(0)
        table.say(0, "location:shipyard").skip()
        assert (table.g.players[1].place, table.count(0), table.count(1)) == ("shipyard", 2, 0)


@rule("MUTY-019")
def test_too_many_mutiny_cards_lead_to_detention() -> None:
    table = mutinous(landed(*CREW), 0, "panic").top("blackmail").to_do(MUTINY_CARD)
    assert (table.prompt(), table.g.players[0].place) == ("mutiny-limit", "detention")
    table.say(0, "panic").skip()
    assert table.g.players[0].held("mutiny") == ["blackmail"]


@rule("EXEC-019", "EXEC-036")
@pytest.mark.parametrize(
    ("chosen", "back", "where", "place"),
    [
        ("lee_apollo_adama", False, "shipyard", "resistance_hq"),
        ("sharon_boomer_valerii", False, "shipyard", "detention"),
        ("sharon_boomer_valerii", True, "shipyard", "detention"),
        ("sharon_boomer_valerii", True, "command", "brig"),
        ("karl_helo_agathon", False, "shipyard", "off_board"),
        ("william_adama", True, "shipyard", "admirals_quarters"),
    ],
)
def test_where_a_new_character_begins(chosen: str, back: bool, where: str, place: str) -> None:
    table = landed(*CREW, p1=where if not back else "shipyard")
    if back:
        returned(table).place(1, where)
    table.to_do("execute:1").skip().say(1, f"character:{chosen}").skip()
    assert table.g.players[1].place == place


@rule("EXEC-019")
def test_original_helo_comes_to_the_resistance_after_a_turn_away() -> None:
    table = landed("karl_helo_agathon", "saul_tigh", "laura_roslin")
    table.state.players[0].place = "off_board"
    table.state.players[0].turns = 1
    table.to_do("begin_turn").skip()
    assert table.g.players[0].place == "resistance_hq"


# --- moving and being sent -----------------------------------------------------------------------------------------


@rule("MOVE-037", "ACT-019")
@pytest.mark.parametrize(("roll", "place"), [(3, "detention"), (4, "medical_center"), (7, "medical_center"), (8, "")])
def test_a_cylon_detains_a_human(roll: int, place: str) -> None:
    table = occupied(landed(*CREW, p1="shipyard", p2="shipyard").cylon(0, place="shipyard"), shipyard=1)
    table.cylon(3, "cylon_can_send_to_brig", place="shipyard").dice(roll).to_do("action").say(0, "board:detain_a_human")
    assert table.labels(0) == ("seat:1", "seat:2")
    table.say(0, "seat:2").skip()
    assert table.g.players[2].place == (place or "shipyard")
    assert table.g.players[3].place == "shipyard"


@rule("ACT-019")
@pytest.mark.parametrize(
    ("where", "tokens"), [("resistance_hq", {"shipyard": 1}), ("shipyard", {"breeders_canyon": 1})]
)
def test_it_takes_a_human_and_forces_in_the_same_place(where: str, tokens: dict[str, int]) -> None:
    table = occupied(landed(*CREW, p1=where).cylon(0, place="shipyard"), **tokens).to_do("action")
    assert "board:detain_a_human" not in table.labels(0)
    human = occupied(landed(*CREW, p0="shipyard", p1="shipyard"), shipyard=1).to_do("action")
    assert "board:detain_a_human" not in human.labels(0)


@rule("MOVE-039", "MOVE-040", "MOVE-037")
def test_sickbay_means_the_medical_center_and_no_prisoner_goes_there() -> None:
    """Peaceful Resistance sends who plays it to Sickbay."""
    for where, place in (("shipyard", "medical_center"), ("detention", "detention")):
        table = mutinous(landed(*CREW, p0=where), 0, "peaceful_resistance").dice(8).to_do("action")
        table.say(0, "mutiny:peaceful_resistance").skip()
        assert table.g.players[0].place == place
    back = mutinous(returned(landed(*CREW)).place(0, "command"), 0, "peaceful_resistance").dice(8).to_do("action")
    back.say(0, "mutiny:peaceful_resistance").skip()
    assert back.g.players[0].place == "sickbay"


@rule("MOVE-031")
@pytest.mark.parametrize(("where", "prison"), [("shipyard", "detention"), ("armory", "brig")])
def test_the_brig_means_detention_on_the_planet(where: str, prison: str) -> None:
    """Peaceful Resistance, with a low roll, jails the Admiral."""
    table = mutinous(returned(landed(*CREW)).place(0, where), 1, "peaceful_resistance").dice(1)
    table.state.current = 1
    table.to_do("action").say(1, "mutiny:peaceful_resistance").skip()
    assert table.g.players[0].place == prison
    assert table.g.admiral == (0 if prison == "detention" else table.g.admiral)
    assert (table.g.admiral == 0) == (prison == "detention")


# --- ships on the ground -------------------------------------------------------------------------------------------


@rule("NCAP-018")
def test_no_more_than_four() -> None:
    """Patrols: one goes on, and with four on the track no other comes."""
    table = occupied(landed(*CREW).cylon(0, place="occupation_authority"), occupation_authority=4).to_do("action")
    table.say(0, "activate:occupation_authority").skip()
    assert patrols(table.g) == {"occupation_authority": 3, "breeders_canyon": 1}


@rule("CIV-003", "NCAP-012")
def test_which_ship_is_drawn_to_be_destroyed() -> None:
    """Out of the pile, then locked ones, then prepared ones, then one on the board."""
    table = returned(landed(*CREW)).to_do(*[CIVILIAN_SHIP] * 4)
    g = table.state
    ground(g, locked=("civ_population_1",), prepared=("civ_population_2",))
    g.civilian_pile = ["civ_empty"]
    g.civilians[FORE].append(Civilian(90, "civ_population_1"))
    g.resources[3] = 10
    table.skip()
    seen = [event["area"] for event in table.events("CivilianDestroyed")]
    assert (seen, stacks(table.g)) == (["", "locked_ships", "prepared_ships", "fore"], (0, 0))
    assert table.g.resource("population") == 6


# --- return --------------------------------------------------------------------------------------------------------


def returning(*frozen: int) -> Table:
    """The marker is one step before Auto Jump; a jump icon is due. `frozen`: raiders left behind."""
    table = landed(*CREW)
    g = table.state
    g.jump_track = 4
    assert g.away is not None
    for area in frozen:
        g.away.fleet.raiders[area] += 1
    g.squadrons["assault_raptor"].unbuilt += g.squadrons["assault_raptor"].reserves
    g.squadrons["assault_raptor"].reserves = 0
    return table.to_do("prepare_for_jump")


@rule("NCAP-023", "NCAP-024", "NCAP-025", "NCAP-026", "STEP-011")
def test_galactica_returns() -> None:
    table = returning(FORE)
    vipers, raiders = table.state.squadrons["viper"].reserves, supply(table.state, "raider")
    table.skip()
    g = table.g
    assert (g.jump_track, g.in_orbit, g.phases[-1]) == (5, True, "galactica_returned")
    assert {area: count for area, count in enumerate(g.fleet.raiders) if count} == {
        FORE: 1,
        STARBOARD_FORE: 4,
        STARBOARD_AFT: 4,
    }
    assert [one.area for one in g.fleet.basestars] == [STARBOARD_FORE, STARBOARD_AFT]
    assert [g.squadrons["viper"].space[area] for area in (PORT_FORE, PORT_AFT)] == [2, 2]
    assert (g.squadrons["viper"].reserves, supply(g, "raider")) == (vipers - 4, raiders - 8)
    assert not table.events("DestinationChosen")
    assert {*table.game.view(None)["boards"]} == {"galactica", "pegasus", "cylon", "colonial_one", "new_caprica"}


@rule("NCAP-024")
def test_ships_that_run_short_come_from_beyond() -> None:
    """One basestar waits behind the fleet, one stands on the main board."""
    table = returning()
    g = table.state
    assert g.away is not None
    g.away.fleet.basestars.append(Basestar(FORE))
    beyond(g).basestars.append(Basestar(FORE))
    table.skip()
    assert table.prompt() == "place-basestar"
    table.say(0, "area:starboard_aft").skip()
    assert sorted(one.area for one in table.g.fleet.basestars) == [FORE, STARBOARD_AFT]
    assert beyond(table.g).basestars == []


@rule("NCAP-023", "NCAP-026")
def test_pegasus_and_the_hub_come_back_as_they_were() -> None:
    """A ship that was lost stays lost."""
    table = combined(objective="new_caprica").gone("asteroid_field", "asteroid_field").top("deep_space", "icy_moon")
    table.state.sides |= {"pegasus": "away", "cylon": "destroyed"}
    table.state.damage_piles["pegasus"].clear()
    table.state.phases.append("sleeper")
    table.state.jump_track = 4
    table.to_do("prepare_for_jump").say(0, "card:deep_space").skip()
    assert {*table.game.view(None)["boards"]} == {"colonial_one", "new_caprica"}
    table.g.jump_track = 5
    come_back(table.g)
    assert table.g.sides == {
        "pegasus": "away",
        "cylon": "destroyed",
        "colonial_one": "destroyed",
        "new_caprica": "front",
    }


@rule("NCAP-034", "STEP-011")
def test_the_marker_stays_and_ftl_control_is_of_no_use() -> None:
    table = returned(landed(*CREW)).place(0, "ftl_control").to_do("action")
    assert "activate:ftl_control" not in table.labels(0)
    moved = returned(landed(*CREW)).to_do("prepare_for_jump").skip()
    assert (moved.g.jump_track, moved.events("FleetJumped"), moved.g.winner) == (5, [], "")
    on = landed(*CREW).to_do("prepare_for_jump").skip()
    assert on.g.jump_track == 1


@rule("NCAP-020")
def test_nobody_repairs_galactica_from_the_ground() -> None:
    """A card that repairs vipers as well repairs only these."""
    for back in (False, True):
        table = landed(*CREW)
        g = table.state
        g.damage_piles["galactica"].remove("armory")
        g.damaged.append("armory")
        deck = g.decks["quorum"]
        at = deck.cards.index("resources_for_galactica")
        del deck.cards[at], deck.seen[at]
        g.quorum_hand.append("resources_for_galactica")
        if back:
            returned(table)
        g.current = 1
        table.to_do("action").say(1, "quorum:resources_for_galactica")
        assert (table.prompt() == "repair-locations") == back


# --- a card of the planet ------------------------------------------------------------------------------------------


@rule("CRIS-015")
def test_a_revealed_cylon_cannot_ignore_resistance_bombing() -> None:
    """The Admiral has him executed: his hand is gone, and he wakes up in the Medical Center."""
    table = landed(*CREW).cylon(3, place="shipyard").hand(3, "repair-1", "repair-2")
    table.hand(1, "declare_emergency-5").hand(2, "strategic_planning-5", "strategic_planning-4")
    table.destiny("repair-1", "repair-1").to_do("text:resistance_bombings")
    table.add(p1=("declare_emergency-5",), p2=("strategic_planning-5", "strategic_planning-4"))
    while table.prompt() != "stop":
        question = table.game.questions[0]
        labels = [label for label in question.labels if label in ("choice:yes", "part:first", "seat:3")]
        table.answer(question.seat, (labels or [*question.labels])[0])
    assert (table.g.players[3].place, table.count(3), table.g.resource("morale")) == ("medical_center", 0, 9)


@rule("NCAP-013", "NCAP-014")
def test_each_of_them_goes_on_once() -> None:
    """Also where one stands right behind another; who is at the end destroys a ship each."""
    table = occupied(landed(*CREW), occupation_authority=1, breeders_canyon=2, shipyard=1)
    ground(table.state, locked=("civ_empty", "civ_empty"))
    table.to_do("activate:occupation_forces").skip()
    assert (patrols(table.g), stacks(table.g)) == ({"breeders_canyon": 1, "shipyard": 2}, (1, 0))
