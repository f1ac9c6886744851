"""Scenarios of a second reading of the Exodus rulebook: executions in every circumstance, the Final Five, goals."""

from collections.abc import Callable
from typing import Any

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.test_exodus_scenarios_checks import with_super_crisis

from readyroom.galactica.board import CAG
from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import LoyaltyCard

EXODUS: dict[str, Any] = {"rules": "exodus"}
FLEET: dict[str, Any] = {**EXODUS, "cylon_ships": "fleet_board"}
THREE = ("saul_tigh", "laura_roslin", "chief_galen_tyrol")


def table(*crew: str, **options: Any) -> Proof:
    return Proof(*crew, **options).empty_space().loyalty_deck(HUMAN, HUMAN)


def turn(proof: Proof, *steps: str) -> Proof:
    """The agenda of this turn, its end included."""
    proof.state.agenda = [*steps, "end_of_turn"]
    return proof


def until(proof: Proof, there: Callable[[], bool]) -> Proof:
    """Play on, doing as little as possible, until something is so."""
    while not there():
        question = proof.game.questions[0]
        if question.prompt in ("galactica-add-cards", "galactica-discard"):
            proof.game.answer(question.seat, tuple(range(question.at_least)))
        else:
            idle = [label for label in ("choice:pass", "pass:pass", "choice:stay") if label in question.labels]
            proof.game.answer(question.seat, question.find(idle[0]) if idle else 0)
    return proof


# --- who flies, who holds office ----------------------------------------------------------------------------


def test_the_current_player_says_which_viper_a_new_apollo_flies() -> None:
    """EXEC-038, MK7-003: Starbuck's Mark VII goes to the Reserves first, beside the vipers there."""
    proof = table("saul_tigh", "kara_starbuck_thrace", "laura_roslin", **FLEET).to_do("execute:1")
    g = proof.state
    g.squadrons["viper_mark_vii"].damaged -= 1
    g.players[1].place, g.players[1].ship = "port_fore", "viper_mark_vii"
    proof.say(1, "character:lee_apollo_adama").say(1, "area:port_aft")
    assert set(proof.labels(0)) == {"kind:viper", "kind:viper_mark_vii"}
    proof.say(0, "kind:viper_mark_vii")
    g = proof.g
    assert (g.players[1].place, g.players[1].ship) == ("port_aft", "viper_mark_vii")
    assert (g.squadrons["viper_mark_vii"].reserves, g.titles[CAG]) == (0, 1)


def test_three_titles_go_three_ways() -> None:
    """TITLE-008, TITLE-013, TITLE-026: Tory is fourth in the President's line, Tigh third, Helo sixth in theirs."""
    crew = ("saul_tigh", "felix_gaeta", "karl_helo_agathon", "chief_galen_tyrol")
    proof = table(*crew, **FLEET).to_do("execute:1")
    proof.state.titles = {"president": 1, "admiral": 1, CAG: 1}
    proof.say(1, "character:tory_foster")
    assert proof.done()
    assert proof.g.titles == {"president": 1, "admiral": 0, CAG: 2}


def test_boomer_in_the_brig_may_be_president_and_nothing_else() -> None:
    """EXEC-034, TITLE-040: she is before Tigh in that line; the other two titles pass her by."""
    proof = table("saul_tigh", "kara_starbuck_thrace", "samuel_t_anders", **FLEET).place(1, "armory")
    proof.gone("desolate_moon", "icy_moon").to_do("execute:2")
    g = proof.state
    g.phases, g.titles = ["sleeper"], {"president": 2, "admiral": 2, CAG: 2}
    proof.say(2, "character:sharon_boomer_valerii")
    assert (proof.g.players[2].place, len(proof.g.players[2].loyalty)) == ("brig", 2)
    assert proof.g.titles == {"president": 2, "admiral": 0, CAG: 1}


def test_all_are_in_the_brig_and_one_of_them_is_replaced() -> None:
    """TITLE-016, TITLE-029: whoever starts outside takes both titles from the prisoner who had them."""
    proof = table("saul_tigh", "william_adama", "laura_roslin", **FLEET).to_do("execute:0")
    for seat in range(3):
        proof.place(seat, "brig")
    proof.state.titles = {"president": 2, "admiral": 1, CAG: 1}
    proof.say(0, "character:callandra_cally_tyrol")
    assert proof.g.titles == {"president": 2, "admiral": 0, CAG: 0}


def test_a_hidden_cylon_as_cag_has_themselves_executed() -> None:
    """EXEC-005, EXEC-029, TITLE-025: Fighting Blind; the viper stays, no card's effect, no Super Crisis card."""
    proof = table("saul_tigh", "kara_starbuck_thrace", "laura_roslin", "chief_galen_tyrol", **FLEET)
    with_super_crisis(proof.place(1, "port_aft").loyal(1, "cylon_centurion", HUMAN), "fighting_blind").begin()
    proof.say(0, "activate:caprica").say(0, "card:fighting_blind").skip().say(1, "part:second")
    proof.say(1, "card:cylon_centurion")
    assert proof.done()
    change = proof.changed()
    assert (change["place 1"], change["reserves"], change[f"title {CAG}"]) == ("resurrection_ship", 1, "seat 3")
    assert not {"morale", "centurion 0", "super_crisis 1", "executed kara_starbuck_thrace"} & {*change}


# --- whose turn it is ---------------------------------------------------------------------------------------


def test_executed_by_somebody_they_gave_an_order() -> None:
    """EXEC-032: Cally shoots the current player; her second action still comes, then the turn ends without a Crisis."""
    proof = table("saul_tigh", "callandra_cally_tyrol", "laura_roslin", **EXODUS).place(0, "hangar_deck")
    turn(proof.hand(0, "executive_order-1", "repair-1"), "action", "crisis")
    proof.say(0, "card:executive_order-1").say(0, "seat:1").say(1, "choice:act-twice")
    proof.say(1, "ability:discharge_of_a_firearm").say(0, "character:tom_zarek")
    proof.asked(1, "action")
    proof.say(1, "pass:pass").prompt()
    assert (proof.g.current, proof.events("CrisisDrawn"), proof.count(0)) == (1, [], 0)


def test_executed_before_their_share_of_an_emergency() -> None:
    """SKERR-010: who has been replaced by then acts with the new character, Coup included."""
    proof = table("saul_tigh", "callandra_cally_tyrol", "chief_galen_tyrol", "tom_zarek", **EXODUS)
    proof.hand(0, "state_of_emergency-6").say(0, "card:state_of_emergency-6").say(0, "choice:nothing")
    proof.say(1, "choice:act").say(1, "ability:discharge_of_a_firearm").say(2, "character:felix_gaeta")
    proof.asked(2, "state-of-emergency")
    proof.say(2, "choice:act").say(2, "ability:coup")
    assert proof.g.admiral == 2
    assert proof.asked(3, "state-of-emergency").seat == 3


@pytest.mark.parametrize("current", [0, 2])
def test_a_new_helo_is_stranded_in_the_next_turn_of_his_player(current: int) -> None:
    """EXEC-037: in all of it, whoever's turn it was when he came."""
    proof = table(*THREE, **EXODUS, seed=3)
    proof.state.current = current
    turn(proof, "execute:2").say(2, "character:karl_helo_agathon")
    g = proof.game.state
    until(proof, lambda: proof.g.current == 2 and proof.g.players[2].turns == 1)
    until(proof, lambda: proof.g.current != 2)
    assert (proof.g.players[2].place, proof.count(2)) == ("off_board", 5)
    until(proof, lambda: proof.g.current == 2)
    assert proof.g.players[2].place == "hangar_deck"
    assert not g.winner


def test_who_looks_in_the_middle_of_a_check_is_executed() -> None:
    """FIVE-003, EXEC-032: Informing the Public is passed; its cards are discarded, its icons are not resolved."""
    crew = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    proof = table(*crew, **EXODUS, final_five=True).place(2, "armory").loyal(1, "final_five_examiner_executed")
    proof.hand(1, "declare_emergency-5", "declare_emergency-4").destiny("consolidate_power-1", "consolidate_power-1")
    turn(proof.top("informing_the_public"), "crisis").skip().say(0, "part:first")
    proof.add(p1=("declare_emergency-5", "declare_emergency-4")).say(0, "seat:1").skip()
    proof.say(0, "character:tom_zarek").prompt()
    g = proof.g
    assert (g.current, g.check, g.resource("morale"), g.jump_track) == (1, None, 9, 0)
    assert proof.events("CylonShipsActivated") == []


# --- Loyalty cards ------------------------------------------------------------------------------------------


def test_two_of_the_final_five_shown_by_an_execution() -> None:
    """EXEC-009, FIVE-006: everybody discards two cards twice, as far as they can; a revealed Cylon none."""
    five = ("final_five_examiner_brig", "final_five_galactica_damaged")
    proof = table("saul_tigh", "laura_roslin", "chief_galen_tyrol", "tom_zarek", **EXODUS, final_five=True)
    proof.loyal(2, *five).cylon(3).hand(0, *["repair-1"] * 5).hand(1, "repair-2").hand(3, *["repair-2"] * 4)
    proof.to_do("execute:2").discards(0, 2).discards(0, 2).say(2, "character:felix_gaeta")
    assert proof.done()
    assert (proof.count(0), proof.count(1), proof.count(3), proof.g.damaged) == (1, 0, 4, [])
    assert {*five} <= {*proof.g.loyalty_box}


def test_the_owner_goes_and_the_examiner_too() -> None:
    """FIVE-009, FIVE-010: both cards are resolved; the one in whose text nobody is executed also answers for the
    execution that shows it."""
    both = ("final_five_owner_executed", "final_five_examiner_brig")
    proof = table("gaius_baltar", "kara_starbuck_thrace", "saul_tigh", **FLEET, final_five=True).place(1, "port_aft")
    proof.state.titles["president"] = 1
    proof.loyal(1, *both).hand(0, *["repair-1"] * 6).hand(2, *["repair-2"] * 5)
    proof.say(0, "ability:cylon_detector").say(0, "seat:1").say(0, f"card:{both[0]}")
    for seat in (0, 2):
        asked = next(question for question in proof.game.questions if question.seat == seat)
        assert (asked.prompt, asked.at_least) == ("galactica-discard", 2)
        proof.game.answer(seat, (0, 1))
    proof.say(1, "character:tory_foster")
    g = proof.g
    assert (proof.count(0), proof.count(2), g.players[0].place) == (6 - 2 - 2, 5 - 2 - 2, "brig")
    assert (g.president, g.resource("morale")) == (0, 9)


def test_a_human_sympathizer_is_executed_in_the_brig() -> None:
    """EXEC-008, EXEC-013: their card leaves with the others; the new character starts outside."""
    proof = table("saul_tigh", "laura_roslin", "chief_galen_tyrol", "tom_zarek", **EXODUS).place(2, "brig")
    g = proof.state
    g.players[2].loyalty.append(LoyaltyCard(SYMPATHIZER, revealed=True))
    g.loyalty_box.remove(SYMPATHIZER)
    pile = len(g.not_cylons)
    proof.to_do("execute:2").say(2, "character:felix_gaeta")
    g = proof.g
    assert (g.resource("morale"), g.players[2].place, len(g.players[2].loyalty)) == (9, "ftl_control", 1)
    assert (SYMPATHIZER in g.loyalty_box, len(g.loyalty), len(g.not_cylons)) == (True, 2, pile - 1)


def test_a_goal_brings_the_sympathizer() -> None:
    """GOAL-003, SYMP-007: a Cylon from then on, without a Super Crisis card; no Crisis step follows."""
    proof = table("saul_tigh", "laura_roslin", "chief_galen_tyrol", "tom_zarek", **EXODUS, personal_goals=True)
    proof.place(0, "sickbay").loyal(0, "goal_self_destruction").loyalty_deck(SYMPATHIZER)
    g = proof.state
    g.loyalty_box, g.not_cylons = g.loyalty_box + g.not_cylons, []
    turn(proof, "action", "crisis").say(0, "goal:goal_self_destruction").prompt()
    tigh = proof.g.players[0]
    assert (is_cylon_player(tigh), tigh.place, tigh.super_crisis) == (True, "resurrection_ship", [])
    assert (proof.g.current, proof.events("CrisisDrawn")) == (1, [])


@pytest.mark.parametrize(("card", "offered"), [("legendary_discovery", False), ("icy_moon", True)])
def test_use_caution_wants_a_destination(card: str, offered: bool) -> None:
    """GOAL-002: Legendary Discovery counts one distance and is no destination card."""
    proof = table(*THREE, **EXODUS, personal_goals=True).loyal(0, "goal_use_caution")
    deck = proof.state.decks["destination" if offered else "crisis"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    proof.state.destinations.append(card)
    assert ("goal:goal_use_caution" in proof.labels(0)) is offered


@pytest.mark.parametrize(
    ("cards", "food", "winner"),
    [
        (("goal_acquire_power",), 2, "humans"),
        (("goal_acquire_power", "goal_political_intrigue"), 2, "cylons"),
        (("cylon_centurion", "goal_acquire_power"), 1, "cylons"),
        (("cylon_centurion", "goal_acquire_power"), 2, "humans"),
    ],
)
def test_goals_at_the_end(cards: tuple[str, ...], food: int, winner: str) -> None:
    """GOAL-005, GOAL-007, TERM-006: those of a hidden Cylon cost as well; they win with the Cylons only."""
    proof = Proof(*THREE, **EXODUS, personal_goals=True).empty_space().loyal(1, *cards).to_do("prepare_for_jump")
    proof.gone("asteroid_field", "asteroid_field", "barren_planet")
    g = proof.state
    g.phases, g.jump_track, g.resources[0] = ["sleeper"], 4, food
    proof.skip()
    assert (proof.g.winner, proof.g.resource("food")) == (winner, food - cards.count("goal_political_intrigue") - 1)
    cylon = "cylon_centurion" in cards
    assert proof.game.result is not None
    assert (1 in proof.game.result.winners) is (cylon == (winner == "cylons"))
