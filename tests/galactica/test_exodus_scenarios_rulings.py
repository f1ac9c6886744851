"""Exodus: rulings of docs/rulings.md that nothing else in the tests holds on to, and cards in company."""

from typing import Any

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.test_exodus_scenarios_checks import to_window, total, with_super_crisis
from tests.rules.galactica_tables import beyond, civilians, pursued, pursuit

from readyroom.galactica.board import AFT, CAG, FORE, PORT_FORE
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import Basestar

EXODUS: dict[str, Any] = {"rules": "exodus"}
FLEET: dict[str, Any] = {**EXODUS, "cylon_ships": "fleet_board"}
CREW = ("saul_tigh", "laura_roslin", "tom_zarek")


def table(*crew: str, **options: Any) -> Proof:
    return Proof(*(crew or CREW), **(options or EXODUS)).empty_space()


# --- executions ---------------------------------------------------------------------------------------------


def test_a_turn_ended_by_an_execution_still_has_its_end() -> None:
    """EXEC-032, DISC-001, END-001: hands are cut down first; then the last morale is missed."""
    proof = table().loyalty_deck(HUMAN).hand(1, *["repair-1"] * 8, *["launch_scout-1"] * 4)
    proof.state.resources[2] = 1
    proof.state.agenda = ["execute:0", "crisis", "end_of_turn"]
    proof.say(0, "character:felix_gaeta").discards(1, 2)
    assert (proof.g.winner, proof.g.why) == ("cylons", "no_morale")
    assert proof.events("CrisisDrawn") == []


def test_a_damaged_start_location_is_there_all_the_same() -> None:
    """EXEC-017, EXEC-018."""
    proof = table().loyalty_deck(HUMAN).to_do("execute:1")
    proof.state.damaged.append("armory")
    proof.state.damage_piles["galactica"].remove("armory")
    proof.say(1, "character:samuel_t_anders")
    assert proof.g.players[1].place == "armory"


def test_boomer_who_takes_over_early_has_the_whole_sleeper_agent_phase() -> None:
    """EXEC-033, SLEEP-004: 5 cards, one for the execution and one for her; she gets two more, and the Brig."""
    proof = table().loyalty_deck(*[HUMAN] * 5).gone("barren_planet").top("deep_space", "remote_planet")
    proof.state.jump_track = 4
    proof.to_do("execute:2", "prepare_for_jump").say(2, "character:sharon_boomer_valerii")
    assert proof.g.players[2].place == "armory"
    proof.skip().say(proof.g.admiral, "deep_space")
    assert proof.done()
    assert [len(player.loyalty) for player in proof.g.players] == [2, 2, 3]
    assert (proof.g.players[2].place, len(proof.g.loyalty)) == ("brig", 5 + 2 - 1 - 4)


def test_the_sixth_damaged_location_ends_it_before_the_examiner_is_executed() -> None:
    """FIVE-009, DMG: the current player sets the order, and the Cylons win at once."""
    both = ("final_five_galactica_damaged", "final_five_examiner_executed")
    proof = table("gaius_baltar", *CREW[:2], **EXODUS, final_five=True).loyal(1, *both)
    g = proof.state
    g.damaged = ["hangar_deck", "armory", "ftl_control", "weapons_control", "command"]
    g.damage_piles["galactica"] = [token for token in g.damage_piles["galactica"] if token not in g.damaged]
    proof.next_tokens("admirals_quarters").say(0, "ability:cylon_detector").say(0, "seat:1").say(0, f"card:{both[0]}")
    assert (proof.g.winner, proof.g.executed, len(proof.g.damaged)) == ("cylons", [], 6)


# --- cards of checks and vipers -----------------------------------------------------------------------------


def test_command_authority_takes_what_red_tape_has_left() -> None:
    """SCA-006, CHK-020: four cards of five; the strong one lies in its discard pile already."""
    proof = table("saul_tigh", "william_adama", "laura_roslin").to_do("text:joes_bar")
    lay_down(proof, "joes_bar")
    cards = ("red_tape-0", "declare_emergency-5", "declare_emergency-4")
    proof.hand(2, *cards).destiny("launch_scout-1", "consolidate_power-1")
    to_window(proof, "check_resolved", p2=cards).uses(1, "command_authority")
    assert proof.done()
    assert (proof.count(1), sum(map(len, proof.g.skill_discards))) == (4, 1)


def test_quick_fix_takes_iron_will_before_it_spares_anybody() -> None:
    """SCA-007: 9 is within 4 of 12, but nothing is left that says so."""
    cards = ("iron_will-0", "declare_emergency-5", "scientific_research-4")
    proof = table("callandra_cally_tyrol", *CREW[:2]).to_do("text:joes_bar").hand(2, *cards)
    lay_down(proof, "joes_bar")
    proof.destiny("launch_scout-1", "consolidate_power-1")
    to_window(proof, "cards_shown", p2=cards).say(0, "use:quick_fix-iron_will-0")
    assert proof.done()
    assert (total(proof), proof.result(), proof.g.players[0].place) == (9, "fail", "brig")


def test_best_of_the_best_is_played_by_somebody_who_is_not_in_the_viper() -> None:
    proof = table("kara_starbuck_thrace", *CREW[:2]).place(0, "fore").hand(1, "best_of_the_best-6").dice(2)
    proof.state.fleet.raiders[FORE] = 5
    proof.say(0, "attack:raider-fore").plays(1, "best_of_the_best-6")
    assert proof.done()
    assert proof.g.fleet.raiders[FORE] == 3


def test_evasive_maneuvers_in_a_mark_vii() -> None:
    """MK7-001, MK7-005: destroyed by an 8; the 7 rolled instead counts 5, which does nothing to it."""
    proof = table("saul_tigh", "kara_starbuck_thrace", "laura_roslin", **FLEET).to_do("activate:raiders").dice(8, 7)
    g = proof.state
    g.squadrons["viper_mark_vii"].damaged -= 1
    g.players[1].place, g.players[1].ship = "port_fore", "viper_mark_vii"
    g.fleet.raiders[PORT_FORE] = 1
    to_window(proof.hand(1, "evasive_maneuvers-2"), "die_rolled").plays(1, "evasive_maneuvers-2")
    assert proof.done()
    assert proof.g.players[1].place == "port_fore"


# --- the Cylons ---------------------------------------------------------------------------------------------


def test_human_prisoner_in_the_turn_of_another() -> None:
    """CYL-026, SKERR-009: who played it chooses, whoever's turn it is; the emergency goes on afterwards."""
    proof = table("laura_roslin", "saul_tigh", "tom_zarek", "chief_galen_tyrol").cylon(1, place="caprica")
    deck = proof.state.decks["super_crisis"]
    at = deck.cards.index("human_prisoner")
    del deck.cards[at], deck.seen[at]
    proof.state.players[1].holds.append("human_prisoner")
    proof.hand(0, "state_of_emergency-6", "repair-1", "repair-2").destiny("repair-1", "repair-1")
    proof.say(0, "card:state_of_emergency-6").say(0, "choice:nothing").say(1, "choice:act")
    proof.say(1, "activate:caprica").say(1, "card:human_prisoner").add().say(1, "seat:0")
    assert (proof.count(1), proof.count(0), proof.g.players[0].place) == (2, 0, "sickbay")
    assert proof.asked(2, "state-of-emergency").seat == 2


def test_missiles_at_a_fleet_of_which_one_ship_is_not_on_the_board() -> None:
    """s003 Destroying civilian ships: that one is drawn; the second the current player, a Cylon, must pick."""
    proof = with_super_crisis(table(**FLEET), "fire_all_missiles").destiny("repair-1", "repair-1")
    faces = proof.state.civilian_pile[:]
    for number, face in enumerate(faces[1:]):
        civilians(proof.state, number % 2, face)
    proof.say(0, "activate:caprica").say(0, "card:fire_all_missiles").add().asked(0, "destroy-civilian")
    proof.game.answer(0, 0)
    assert proof.done()
    assert (proof.g.civilian_pile, sum(map(len, proof.g.civilians))) == ([], len(faces) - 2)


def test_a_revealed_tory_chooses_freely() -> None:
    """CHAR-024."""
    proof = table("tory_foster", *CREW[:2]).cylon(0, place="caprica").top("hera_rescued", "joes_bar")
    proof.say(0, "activate:caprica").say(0, "card:draw").say(0, "card:hera_rescued").skip()
    assert len(proof.labels(0)) == 2


def test_the_cag_calls_the_vipers_back_and_the_fleet_attacks() -> None:
    """FLEET-013: Détente advances the marker onto Auto Attack; nothing acts, and no civilian ship is placed."""
    proof = table("saul_tigh", "kara_starbuck_thrace", "laura_roslin", **FLEET).place(1, "port_aft")
    pursued(proof, 3)
    lay_down(proof, "detente")
    waiting = beyond(proof.state)
    waiting.raiders[FORE], waiting.basestars = 4, [Basestar(AFT)]
    proof.to_do("text:detente").skip().say(1, "part:first")
    assert proof.done()
    g = proof.g
    assert (g.fleet.raiders[FORE], [base.area for base in g.fleet.basestars], pursuit(g)) == (4, [AFT], 0)
    assert (g.players[1].place, sum(map(len, g.civilians))) == ("hangar_deck", 0)


def test_no_civilian_ship_is_left_to_place() -> None:
    """LIMIT-004: the CAG is not asked."""
    proof = table("saul_tigh", "kara_starbuck_thrace", "laura_roslin", **FLEET).to_do("activate:raiders").dice(1)
    for number, face in enumerate(proof.state.civilian_pile[:]):
        civilians(proof.state, number % 6, face)
    assert proof.done()
    assert pursuit(proof.g) == 1


@pytest.mark.parametrize(("seat", "actions"), [(1, {"choice:act", "choice:nothing"}), (3, {"choice:move"})])
def test_an_emergency_in_the_brig(seat: int, actions: set[str]) -> None:
    """MOVE-011: a prisoner may act and not move; Helo, who is not aboard, is not asked at all."""
    proof = table("laura_roslin", "saul_tigh", "karl_helo_agathon", "tom_zarek").place(1, "brig")
    proof.state.players[2].place = "off_board"
    proof.hand(0, "state_of_emergency-6").say(0, "card:state_of_emergency-6").say(0, "choice:nothing")
    if seat == 3:
        proof.say(1, "choice:nothing")
    assert actions <= {*proof.labels(seat)}
    assert seat == 3 or "choice:move" not in proof.labels(seat)


@pytest.mark.parametrize(("mine", "titles"), [("command", (1, 0, 0)), ("brig", (1, 2, 2))])
def test_haunted_by_the_past_while_all_others_are_in_the_brig(mine: str, titles: tuple[int, int, int]) -> None:
    """TITLE-040: two titles stay with who is free and not with prisoners; if all are, they go on like the third."""
    proof = table("karl_helo_agathon", "gaius_baltar", "william_adama", **FLEET)
    for seat, place in enumerate((mine, "brig", "brig")):
        proof.place(seat, place)
    lay_down(proof, "haunted_by_the_past")
    proof.state.titles = {"president": 0, "admiral": 0, CAG: 0}
    proof.hand(1, "iron_will-0").destiny("launch_scout-1", "consolidate_power-1").to_do("text:haunted_by_the_past")
    proof.add(p1=("iron_will-0",))
    assert len(proof.events("ConsequenceResolved")) == 1
    assert tuple(proof.g.titles.values()) == titles
