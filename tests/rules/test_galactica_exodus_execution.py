"""Exodus: executions, step by step, and who takes over (EXEC, CHAR-009, TITLE, CHERR-055)."""

from random import Random
from typing import Any

import pytest
from tests.rules.galactica_tables import in_vipers

from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.hangar import in_reserves
from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.places import uppermost
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.players import random_answer

rule = pytest.mark.rule

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek", "chief_galen_tyrol")
CARDS = ("repair-1", "repair-2", "launch_scout-1")


def executed(seat: int = 2, *crew: str) -> Table:
    """Somebody other than the current player is about to be executed; four Loyalty cards are in the deck."""
    table = Table(*(crew or CREW), rules="exodus")
    return table.loyalty_deck(HUMAN, HUMAN, HUMAN, "cylon_centurion").to_do(f"execute:{seat}")


def choose(table: Table, seat: int, character: str) -> Table:
    return table.say(seat, f"character:{character}")


# --- hand, Quorum cards, loyalty ---------------------------------------------------------------------------


@rule("EXEC-004")
def test_the_quorum_hand_stays_and_goes_with_the_title() -> None:
    table = executed(1)
    g = table.state
    assert g.president == 1
    g.quorum_hand.extend(g.decks["quorum"].cards.pop() for _ in range(3))
    del g.decks["quorum"].seen[-3:]
    hand = g.quorum_hand[:]
    choose(table, 1, "felix_gaeta")
    assert table.prompt() == "stop"
    assert (table.g.quorum_hand, table.g.decks["quorum"].discard) == (hand, [])
    assert table.g.president == 3, "Zarek: Roslin is dead"


@rule("EXEC-002", "EXEC-004")
def test_the_whole_hand_and_cards_given_to_the_character_are_discarded_but_not_the_quorum_hand() -> None:
    table = executed(1).hand(1, *CARDS)
    g = table.state
    g.players[1].holds.append("assign_arbitrator")
    g.decks["quorum"].cards.remove("assign_arbitrator")
    g.decks["quorum"].seen.pop()
    g.quorum_hand.extend(g.decks["quorum"].cards.pop() for _ in range(3))
    del g.decks["quorum"].seen[-3:]
    choose(table, 1, "felix_gaeta")
    assert table.prompt() == "stop"
    assert table.count(1) == 0
    assert table.g.players[1].held("quorum") == []
    assert table.g.decks["quorum"].discard == ["assign_arbitrator"]
    assert len(table.g.quorum_hand) == 3
    assert not list(EVERY_MODE.faults(table.g))


@rule("VAR-001", "EXEC-015")
@pytest.mark.only("exodus", why="with all boxes there is no Sympathizer to do without")
@pytest.mark.parametrize(
    ("crew", "options"),
    [(CREW[:2], {}), ((*CREW, "gaius_baltar"), {"sympathizer": False})],
    ids=["two players", "six without the Sympathizer"],
)
def test_nobody_goes_on_as_a_character_that_the_variant_does_without(crew: tuple[str, ...], options: Any) -> None:
    table = Table(*crew, rules="exodus", **options).to_do("execute:1")
    assert "character:sharon_boomer_valerii" not in table.labels(1)
    assert "character:william_adama" in table.labels(1)


@rule("EXEC-012")
def test_who_was_executed_and_why_is_open_to_everybody() -> None:
    table = executed(2)
    choose(table, 2, "felix_gaeta")
    assert table.prompt() == "stop"
    told = table.events("Executed")
    assert [(event["seat"], event["character"], event["why"]) for event in told] == [(2, CREW[2], "test")]
    for viewer in (None, 0, 2):
        assert table.game.view(viewer)["executed"] == [CREW[2]]


@rule("EXEC-005", "EXEC-027", "EXEC-029", "CYL-011", "LOY-007")
def test_a_hidden_cylon_shows_one_card_and_wakes_up_on_the_resurrection_ship() -> None:
    table = executed(2).hand(2, *CARDS).loyal(2, "cylon_can_reduce_morale")
    assert table.prompt() == "stop"
    g = table.g
    player = g.players[2]
    assert (is_cylon_player(player), player.place, player.character) == (
        True,
        uppermost(g, "resurrection_ship"),
        CREW[2],
    )
    assert [card.revealed for card in player.loyalty] == [True]
    assert (player.hand, player.super_crisis) == ([], [])
    assert g.resource("morale") == 10, "its effect does not happen, and no human has died"
    assert (len(g.loyalty), g.executed) == (4, [])


@rule("EXEC-005", "EXEC-006")
def test_of_two_cylon_cards_one_is_shown_and_the_rest_stays_secret() -> None:
    table = executed(2).loyal(2, "cylon_can_reduce_morale", HUMAN, "cylon_jump_track")
    assert set(table.labels(2)) == {"card:cylon_can_reduce_morale", "card:cylon_jump_track"}
    table.say(2, "card:cylon_jump_track")
    assert table.prompt() == "stop"
    assert [(card.id, card.revealed) for card in table.g.players[2].loyalty] == [
        ("cylon_can_reduce_morale", False),
        (HUMAN, False),
        ("cylon_jump_track", True),
    ]
    shown = table.game.view(None)["players"][2]["loyalty"]
    assert [card["card"] for card in shown] == [None, None, "cylon_jump_track"]


@rule("EXEC-006")
def test_being_asked_does_not_tell_how_many_cylon_cards_somebody_has() -> None:
    """With several Loyalty cards even the only Cylon card is asked for."""
    table = executed(2).loyal(2, HUMAN, "cylon_jump_track")
    assert table.labels(2) == ("card:cylon_jump_track",)


@rule("EXEC-008", "EXEC-011", "EXEC-012", "EXEC-013")
def test_a_human_shows_all_cards_and_the_fleet_loses_morale() -> None:
    table = executed(2).loyal(2, HUMAN, HUMAN)
    assert [event["cards"] for event in table.events("LoyaltyShown")] == [[HUMAN, HUMAN]]
    assert table.g.resource("morale") == 9
    assert table.g.players[2].loyalty == []
    assert table.g.loyalty_box.count(HUMAN) == 2
    assert f"character:{CREW[2]}" not in table.labels(2)
    choose(table, 2, "felix_gaeta")
    assert table.g.executed == [CREW[2]]


# --- the new character -------------------------------------------------------------------------------------


@rule("EXEC-012", "EXEC-015")
def test_any_character_that_nobody_has_had_can_be_chosen_whatever_its_type() -> None:
    table = executed(2)
    every = {*in_play(table.state).sheets}
    used = {sheet for sheet in every if SHEETS[sheet].person in CREW}
    assert used >= {*CREW}
    assert {label.removeprefix("character:") for label in table.labels(2)} == every - used
    choose(table, 2, "william_adama")
    later = Table(*CREW, rules="exodus").to_do("execute:3")
    later.state.executed.append("william_adama")
    assert "character:william_adama" not in later.labels(3)


@rule("EXEC-017")
@pytest.mark.parametrize(
    ("character", "place"),
    [("william_adama", "admirals_quarters"), ("felix_gaeta", "ftl_control"), ("tory_foster", "press_room")],
)
def test_the_new_character_starts_where_it_does_at_setup(character: str, place: str) -> None:
    table = executed(2).place(2, "brig")
    pile = table.state.damage_piles["galactica"]
    if place in pile:  # a damaged location is there all the same
        pile.remove(place)
        table.state.damaged.append(place)
    choose(table, 2, character)
    assert (table.g.players[2].character, table.g.players[2].place) == (character, uppermost(table.g, place))


@rule("EXEC-018")
def test_where_that_location_is_not_there_any_more_one_starts_in_sickbay() -> None:
    table = executed(2)
    g = table.state
    g.decks["super_crisis"].cards.remove("bomb_on_colonial_1")
    g.decks["super_crisis"].seen.pop()
    g.kept.append("bomb_on_colonial_1")
    choose(table, 2, "tory_foster")
    assert table.g.players[2].place == "sickbay"


@rule("EXEC-017")
def test_the_viper_of_an_executed_pilot_goes_to_the_reserves() -> None:
    table = executed(2).place(2, "fore")
    before = in_reserves(table.state)
    choose(table, 2, "felix_gaeta")
    assert (in_reserves(table.g), table.g.players[2].place) == (before + 1, "ftl_control")
    assert not list(EVERY_MODE.faults(table.g))


@rule("EXEC-023", "LOYD-032")
def test_a_loyalty_card_is_drawn_from_a_deck_with_one_not_a_cylon_card_more() -> None:
    table = executed(2)
    beside = len(table.state.not_cylons)
    choose(table, 2, "felix_gaeta")
    g = table.g
    assert (len(g.loyalty), len(g.not_cylons), len(g.players[2].loyalty)) == (4, beside - 1, 1)
    assert not g.players[2].loyalty[0].revealed
    assert sorted([*g.loyalty, g.players[2].loyalty[0].id]) == sorted([HUMAN] * 4 + ["cylon_centurion"])
    dealt = [event["card"] for event in table.game.events(0) if event["event"] == "LoyaltyDealt"]
    assert dealt == [None]


@rule("EXEC-023", "LIMIT-003")
def test_a_pile_that_has_run_out_is_not_made_anew() -> None:
    table = executed(2)
    g = table.state
    g.loyalty_box += g.not_cylons
    g.not_cylons.clear()
    choose(table, 2, "felix_gaeta")
    assert (len(table.g.loyalty), len(table.g.players[2].loyalty)) == (3, 1)


@rule("EXEC-023", "SYMP-002")
@pytest.mark.parametrize("red", [True, False])
def test_the_sympathizer_drawn_after_an_execution_is_resolved_at_once(red: bool) -> None:
    table = executed(2)
    g = table.loyalty_deck(SYMPATHIZER).state
    g.not_cylons, g.loyalty_box = [], g.loyalty_box + g.not_cylons
    if red:
        g.resources[0] = 2
    choose(table, 2, "felix_gaeta")
    assert table.prompt() == "stop"
    player = table.g.players[2]
    assert player.place == ("brig" if red else "resurrection_ship")
    assert is_cylon_player(player) is not red


@rule("EXEC-024")
@pytest.mark.parametrize(("woke", "cards"), [(False, 2), (True, 1)])
def test_who_was_boomer_before_the_sleeper_agent_phase_draws_one_more(woke: bool, cards: int) -> None:
    table = executed(2, "saul_tigh", "laura_roslin", "sharon_boomer_valerii")
    table.state.phases = ["sleeper"] * woke
    choose(table, 2, "felix_gaeta")
    assert (len(table.g.players[2].loyalty), len(table.g.loyalty)) == (cards, 5 - cards)


@rule("EXEC-025", "END-004")
def test_when_no_character_is_left_the_humans_lose_at_once() -> None:
    table = executed(2)
    table.state.executed = [sheet for sheet in in_play(table.state).sheets if sheet not in CREW]
    assert table.game.over
    assert (table.g.winner, table.g.why) == ("cylons", "no_character")


@rule("EXEC-032")
@pytest.mark.parametrize("loyalty", [HUMAN, "cylon_can_reduce_morale"])
def test_the_current_players_turn_ends_with_the_execution(loyalty: str) -> None:
    table = executed(0).loyal(0, loyalty)
    table.to_do("execute:0", "action", "crisis", "activate:raiders", "end_of_turn")
    if loyalty == HUMAN:
        choose(table, 0, "felix_gaeta")
    assert table.prompt() != "action"
    assert table.events("CrisisDrawn") == []
    assert table.g.current == 1


@rule("EXEC-032")
def test_the_turn_of_somebody_else_goes_on() -> None:
    table = executed(2).to_do("execute:2", "action")
    choose(table, 2, "felix_gaeta")
    assert table.prompt() == "action"


# --- once a game -------------------------------------------------------------------------------------------


@rule("CHAR-009", "EXEC-021")
@pytest.mark.parametrize("used", [True, False])
def test_once_a_game_is_once_for_the_player_not_for_the_character(used: bool) -> None:
    table = executed(2, "saul_tigh", "laura_roslin", "tom_zarek")
    table.state.players[2].spent = ["unconventional_tactics"] * used
    choose(table, 2, "felix_gaeta")
    later = Table("felix_gaeta", "laura_roslin", "saul_tigh", rules="exodus")
    later.state.players[0].spent = table.g.players[2].spent[:]
    assert ("ability:coup" in later.labels(0)) is not used


@rule("CHAR-009", "EXEC-021")
def test_it_carries_over_from_character_to_character() -> None:
    table = executed(2, "saul_tigh", "laura_roslin", "tom_zarek").to_do("execute:2", "execute:2")
    table.state.players[2].spent = ["unconventional_tactics"]
    choose(table, 2, "felix_gaeta")
    choose(table, 2, "gaius_baltar")
    assert table.g.players[2].spent == ["unconventional_tactics", "coup", "cylon_detector"]


# --- titles ------------------------------------------------------------------------------------------------


@rule("TITLE-008", "TITLE-038")
@pytest.mark.parametrize(("character", "president"), [("gaius_baltar", 1), ("felix_gaeta", 3)])
def test_the_presidency_goes_on_once_the_new_character_is_chosen(character: str, president: int) -> None:
    """Baltar comes before Zarek in the line, Gaeta after him."""
    table = executed(1).hand(1, *CARDS)
    assert table.prompt() == "character"
    assert table.g.president == 1
    choose(table, 1, character)
    assert table.g.president == president


@rule("TITLE-013", "TITLE-038")
@pytest.mark.parametrize(("character", "admiral"), [("william_adama", 0), ("gaius_baltar", 2)])
def test_the_admiral_too(character: str, admiral: int) -> None:
    table = executed(0)
    choose(table, 0, character)
    assert table.g.admiral == admiral


@rule("TITLE-009", "TITLE-018")
def test_a_new_character_takes_no_title_from_those_who_have_one() -> None:
    table = executed(2)
    choose(table, 2, "william_adama")
    assert (table.g.admiral, table.g.president) == (0, 1)


@rule("TITLE-016", "EXEC-017")
def test_if_all_sit_in_the_brig_the_new_character_is_admiral_at_once() -> None:
    table = executed(2)
    for seat in range(len(CREW)):
        table.place(seat, "brig")
    choose(table, 2, "gaius_baltar")
    assert (table.g.admiral, table.g.players[2].place) == (2, "research_lab")


# --- characters with rules of their own --------------------------------------------------------------------


@rule("EXEC-033", "EXEC-017")
def test_boomer_before_the_sleeper_agent_phase_adds_a_card_to_the_deck() -> None:
    table = executed(2)
    beside = len(table.state.not_cylons)
    choose(table, 2, "sharon_boomer_valerii")
    g = table.g
    assert (len(g.loyalty), len(g.not_cylons), len(g.players[2].loyalty)) == (5, beside - 2, 1)
    assert g.players[2].place == "armory"


@rule("EXEC-034", "TITLE-040")
def test_boomer_after_it_goes_to_the_brig_with_a_card_more() -> None:
    table = executed(0)
    table.state.phases = ["sleeper"]
    choose(table, 0, "sharon_boomer_valerii")
    g = table.g
    assert (len(g.loyalty), len(g.players[0].loyalty), g.players[0].place) == (4, 2, "brig")
    assert [event["place"] for event in table.events("Moved")] == ["brig"], "never in the Armory"
    assert g.admiral == 2, "Starbuck, who is free"


@rule("EXEC-037")
def test_helo_is_stranded_in_his_players_next_turn() -> None:
    table = executed(2)
    choose(table, 2, "karl_helo_agathon")
    assert table.g.players[2].place == "off_board"
    assert table.g.players[2].turns == 0
    places = []
    for turns in range(2):
        later = Table(*CREW[:2], "karl_helo_agathon", rules="exodus").to_do("begin_turn")
        later.state.current = 2
        later.state.players[2].place, later.state.players[2].turns = "off_board", turns
        places.append(later.g.players[2].place)
    assert places == ["off_board", "hangar_deck"]


@rule("EXEC-038")
def test_apollo_takes_off_at_once() -> None:
    table = executed(2)
    before = in_reserves(table.state)
    choose(table, 2, "lee_apollo_adama")
    table.say(2, "area:port_aft")
    assert in_vipers(table).prompt() == "stop"
    assert (table.g.players[2].place, in_reserves(table.g)) == ("port_aft", before - 1)


@rule("EXEC-038")
def test_without_a_viper_apollo_starts_on_the_hangar_deck() -> None:
    table = executed(2)
    for squadron in table.state.squadrons.values():
        squadron.damaged, squadron.reserves = squadron.damaged + squadron.reserves, 0
    choose(table, 2, "lee_apollo_adama")
    assert table.g.players[2].place == "hangar_deck"


@rule("EXEC-039")
@pytest.mark.parametrize(("woke", "cards"), [(False, 2), (True, 1)])
def test_baltar_before_the_sleeper_agent_phase_is_dealt_one_more(woke: bool, cards: int) -> None:
    table = executed(2)
    beside = len(table.state.not_cylons)
    table.state.phases = ["sleeper"] * woke
    choose(table, 2, "gaius_baltar")
    g = table.g
    assert (len(g.players[2].loyalty), len(g.loyalty), len(g.not_cylons)) == (cards, 4, beside - cards)


@rule("EXEC-041")
def test_anders_skips_the_next_receive_skills_step_of_his_player() -> None:
    table = executed(2)
    table.state.current, table.state.agenda = 1, ["execute:2", "end_of_turn"]
    choose(table, 2, "samuel_t_anders")
    assert table.prompt() == "move"
    assert (table.g.current, table.count(2)) == (2, 0)


# --- what else is going on ---------------------------------------------------------------------------------


@rule("CHERR-055")
def test_a_new_character_does_not_react_to_what_has_brought_it_in() -> None:
    """Tory comes in through a Quorum card: Adaptable does not answer that card, but the next one."""
    table = Table("laura_roslin", "gaius_baltar", "saul_tigh", rules="exodus", final_five=True)
    table.loyal(1, "final_five_owner_executed")
    g = table.state
    for card in ("release_cylon_mugshots", "food_rationing"):
        g.decks["quorum"].cards.remove(card)
        g.decks["quorum"].seen.pop()
        g.quorum_hand.append(card)
    table.to_do("action", "action").dice(8, 8)
    table.say(0, "quorum:release_cylon_mugshots").say(0, "seat:1")
    choose(table, 1, "tory_foster")
    while table.game.questions[0].prompt != "galactica-action":
        assert "use:adaptable" not in {label for question in table.game.questions for label in question.labels}
        table.say(table.game.questions[0].seat, "choice:pass")
    table.answer(0, "quorum:food_rationing")
    assert table.game.waiting(None).window is not None
    assert "use:adaptable" in table.labels(1)


@rule("SKERR-010", "EXEC-032")
def test_state_of_emergency_runs_to_its_end_though_the_current_player_is_executed() -> None:
    table = Table("saul_tigh", "callandra_cally_tyrol", "laura_roslin", rules="exodus")
    table.hand(0, "state_of_emergency-6").place(1, "command").to_do("action", "crisis", "end_of_turn")
    table.say(0, "card:state_of_emergency-6").say(0, "nothing")
    table.say(1, "act").say(1, "ability:discharge_of_a_firearm")
    choose(table, 0, "william_adama")
    assert table.prompt() == "state-of-emergency"
    table.say(2, "nothing")
    assert table.events("CrisisDrawn") == []
    assert table.g.current == 1


@rule("EXEC-002")
def test_without_a_loyalty_deck_nobody_draws_a_card() -> None:
    """The cooperative game: a new character, and a morale less."""
    table = Table(*CREW, rules="exodus", cooperative=True).to_do("execute:2")
    g = table.state
    for player in g.players:
        g.not_cylons += [card.id for card in player.loyalty]
        player.loyalty.clear()
    choose(table, 2, "felix_gaeta")
    assert (table.g.players[2].loyalty, table.g.resource("morale")) == ([], g.resource("morale") - 1)


@rule("EXEC-015")
def test_a_game_goes_on_after_many_executions() -> None:
    table = Table(*CREW[:3], rules="exodus")
    table.loyalty_deck(*[HUMAN] * 8)
    table.state.resources = [15] * 4
    table.to_do(*[f"execute:{seat}" for seat in (0, 1, 2, 0, 1, 2)])
    rng = Random(1)
    while table.prompt() != "stop":
        question = table.game.questions[0]
        table.game.answer(question.seat, random_answer(question, rng))
    assert len(table.g.executed) == 6
    assert not list(EVERY_MODE.faults(table.g))


@rule("CYL-018")
def test_a_revealed_cylon_is_not_executed() -> None:
    """Nor one who has changed sides by the Sympathizer, and has no Cylon card to show."""
    table = executed(2).cylon(2)
    assert table.prompt() == "stop"
    changed = executed(2).cylon(2, SYMPATHIZER)
    changed.state.players[2].sympathizer = True
    assert changed.prompt() == "stop"
    for played in (table, changed):
        assert (played.g.players[2].place, played.g.resource("morale")) == ("resurrection_ship", 10)
        assert played.events("Executed") == []
