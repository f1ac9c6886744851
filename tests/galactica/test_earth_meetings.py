"""The way to Earth meets the other boxes: distances that cards ask for, actions out of turn, goals, Motives, jumps."""

from typing import Any

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.earth_table import EARTH, attempt, come, go_on, passed_before, rebels, super_crisis, voyage

from readyroom.galactica.characters import miracles
from readyroom.galactica.jump import total_distance
from readyroom.galactica.places import turn_over
from readyroom.galactica.sides import INFILTRATOR, LEADER
from readyroom.galactica.state import Mission

LED: dict[str, Any] = {**EARTH, "leaders": True}


def started(proof: Proof, card: str, *, passed: bool = False, facedown: bool = False) -> Proof:
    """A Mission lies on its space."""
    deck = proof.state.decks["mission"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    proof.state.mission = Mission(card, passed=passed, facedown=facedown)
    return proof


# --- distance --------------------------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("travelled", "card", "passed", "offered"),
    [
        (6, "digging_up_the_past", True, False),
        (6, "digging_up_the_past", False, True),
        (5, "digging_up_the_past", True, True),
        (5, "the_search_for_home", True, False),
        (6, "rescue_hera", True, True),
    ],
)
def test_a_blind_jump_counts_missions(travelled: int, card: str, passed: bool, offered: bool) -> None:
    """Not from distance seven on; a passed Mission that counts does so at once."""
    proof = started(come(voyage("helena_cain", "saul_tigh", "laura_roslin"), travelled), card, passed=passed)
    assert ("ability:blind_jump" in proof.place(0, "command").to_do("action").labels(0)) is offered


def test_a_blind_jump_clears_the_mission() -> None:
    proof = started(come(voyage("helena_cain", "saul_tigh", "laura_roslin"), 4), "the_search_for_home", passed=True)
    proof.place(0, "command").top("deep_space").to_do("action").say(0, "ability:blind_jump").skip()
    for _ in range(4):
        if proof.done():
            break
        proof.game.answer(proof.game.questions[0].seat, 0)
    assert (proof.g.mission, proof.g.missions, total_distance(proof.g)) == (None, ["the_search_for_home"], 8)


@pytest.mark.parametrize(("where", "held"), [("beside", True), ("active", True), ("facedown", False), ("none", False)])
def test_a_motive_asks_for_distance_five(where: str, held: bool) -> None:
    """No Unnecessary Force: distance five or more and no centurion; 4 by destinations, 1 by Digging Up the Past."""
    proof = Proof("william_adama", "caprica_six", "laura_roslin", "saul_tigh", **LED).empty_space()
    come(proof, 4)
    if where == "beside":
        passed_before(proof, "digging_up_the_past")
    elif where != "none":
        started(proof, "digging_up_the_past", passed=where == "active", facedown=where == "facedown")
    motives = proof.state.decks["motive"]
    at = motives.cards.index("no_unnecessary_force")
    del motives.cards[at], motives.seen[at]
    proof.state.players[1].holds.append("no_unnecessary_force")
    proof.to_do("begin_turn")
    proof.state.agenda = ["begin_turn"]
    asked = any(
        question.seat == 1 and any("no_unnecessary_force" in label for label in question.labels)
        for question in proof.game.questions
    )
    assert asked is held


def test_a_mission_of_distance_one_is_no_destination() -> None:
    """The goal Use Caution wants a destination card of distance 1."""
    for done, offered in ((False, False), (True, True)):
        proof = passed_before(voyage(), "digging_up_the_past").loyal(0, "goal_use_caution")
        if done:
            proof.gone("tylium_planet")
        labels = proof.place(0, "command").to_do("action").labels(0)
        assert any("goal_use_caution" in label for label in labels) is offered


def test_a_legendary_discovery_and_missions_add_up() -> None:
    """Eight by destinations, one by the Crisis card, one by a Mission: ten."""
    proof = passed_before(come(voyage(), 8), "digging_up_the_past")
    proof.resolve("legendary_discovery", total=14)
    assert total_distance(proof.g) == 10


# --- the Bridge and the turn -----------------------------------------------------------------------------------


def test_the_bridge_in_a_turn_whose_player_is_executed() -> None:
    """P1's turn ends; P2 draws a Crisis card as ever."""
    proof = attempt("rescue_hera", 19, voyage())
    assert proof.done()
    go_on(proof, "execute:0").state.agenda = ["execute:0", "end_of_turn"]
    for _ in range(30):
        if proof.events("CrisisDrawn"):
            break
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.at_least != 1 else 0)
    assert [event["seat"] for event in proof.events("CrisisDrawn")] == [1]


def test_a_cylon_plays_a_crisis_in_the_turn_of_the_bridge() -> None:
    """State of Emergency: what Caprica brings is no Crisis step, so it is resolved."""
    proof = voyage().cylon(2, place="caprica").hand(0, "state_of_emergency-6")
    proof.top("rescue_hera", "low_supplies").place(4, "bridge").place(0, "command").to_do("action", "crisis")
    proof.say(0, "card:state_of_emergency-6")
    answered = []
    for _ in range(40):
        if proof.done():
            break
        question = proof.game.questions[0]
        wanted = [
            label
            for label in question.labels
            if label in ("activate:bridge", "activate:caprica_3", "card:draw", "choice:act")
        ]
        answered += wanted
        if wanted:
            proof.say(question.seat, wanted[0])
        else:
            proof.game.answer(question.seat, tuple(range(question.at_least)) if question.at_least != 1 else 0)
    assert {"activate:bridge", "activate:caprica_3"} <= {*answered}
    drawn = [event["seat"] for event in proof.events("CrisisDrawn")]
    assert 0 not in drawn


# --- Hoshi --------------------------------------------------------------------------------------------------------


def test_organized_names_demetrius_and_no_rebel_place_it_can_not_pay() -> None:
    """The token is spent on Organized itself, so the rebels' price can't be paid; the Bridge begins a Mission."""
    proof = rebels("human", "louis_hoshi", "saul_tigh", "laura_roslin").place(0, "command").top("rescue_hera")
    proof.to_do("action", "crisis").say(0, "ability:organized")
    offered = set(proof.labels(0))
    assert {"location:bridge", "location:captains_cabin", "location:tactical_plot"} <= offered
    assert not {"location:hybrid_tank", "location:datastream", "location:raider_bay"} & offered
    assert "location:caprica_3" not in offered
    proof.say(0, "location:bridge").add()
    assert proof.g.mission == Mission("rescue_hera")
    assert "location:bridge" not in proof.labels(0)
    assert miracles(proof.g, 0) == 0


# --- the rebel basestar and the others ----------------------------------------------------------------------------


def test_a_hidden_cylon_is_human_there() -> None:
    proof = rebels("human").loyal(0, "cylon_can_reduce_morale").place(0, "hybrid_tank").to_do("action")
    assert "activate:hybrid_tank" in proof.labels(0)


def test_an_infiltrator_there_may_go_home_for_nothing() -> None:
    """As an action, from any place: to the Resurrection Ship, and no card is paid."""
    proof = Proof("caprica_six", "william_adama", "laura_roslin", "saul_tigh", **LED).empty_space()
    turn_over(proof.state, "rebel_basestar", "human")
    proof.state.players[0].status = INFILTRATOR
    proof.place(0, "datastream").hand(0, "repair-1").to_do("action")
    proof.say(0, next(label for label in proof.labels(0) if label.startswith("return:"))).skip()
    player = proof.g.players[0]
    assert (player.place, player.status, proof.count(0)) == ("resurrection_ship_3", LEADER, 1)


def test_no_order_for_a_cylon_on_the_rebel_basestar() -> None:
    proof = (
        rebels("cylon").cylon(2, place="datastream").place(0, "command").hand(0, "executive_order-1").to_do("action")
    )
    proof.say(0, "executive_order-1")
    assert "seat:2" not in proof.labels(0)


def test_who_is_in_the_brig_does_not_go_to_demetrius() -> None:
    proof = rebels("human").place(0, "brig").hand(0, "repair-1", "repair-2").to_do("movement")
    assert proof.prompt() != "move" or "location:bridge" not in proof.labels(0)


def test_a_paid_super_crisis_card_may_be_drawn_again() -> None:
    """The deck is empty; what was paid is shuffled when the next one is due."""
    proof = rebels("cylon").cylon(0, place="hybrid_tank")
    del proof.state.tokens["miracle"]
    (card,) = super_crisis(proof, 0)
    deck = proof.state.decks["super_crisis"]
    proof.state.removed += deck.cards
    deck.cards, deck.seen = [], []
    proof.to_do("action").say(0, "activate:hybrid_tank")
    proof.game.answer(0, (0, 1, 2, 3, 4))
    assert proof.g.decks["super_crisis"].discard == [card]
    go_on(proof, "action").place(0, "resurrection_ship").say(0, "activate:resurrection_ship_3").skip()
    assert proof.g.players[0].super_crisis == [card]


def test_the_rebels_are_not_on_the_boarding_track_nor_in_space() -> None:
    """The board is no basestar: it is neither activated, nor attacked, nor counted."""
    proof = rebels("cylon", cylon_ships="attack_cards").dice(8, 8)
    proof.to_do("activate:basestars", "activate:launch_raiders").begin()
    assert proof.done()
    assert proof.events("GalacticaDamaged") == []
    assert proof.g.fleet.basestars == []


# --- the FAQ on attack cards ----------------------------------------------------------------------------------------


def test_the_medal_brings_two_ships_wherever_the_admiral_wants_and_then_raiders() -> None:
    """V1 e: with attack cards, from the card itself: morale 11, both ships aft, a raider there takes one."""
    proof = Proof(
        "saul_tigh", "william_adama", "laura_roslin", rules="combined", cylon_ships="attack_cards"
    ).empty_space()
    proof.state.fleet.raiders[3] = 1
    proof.resolve("medal_of_distinction", part="first")
    admiral = proof.g.admiral
    for _ in range(2):
        assert len(proof.asked(admiral, "place-civilian").labels) == 6
        proof.say(admiral, "area:aft")
    for _ in range(3):
        if proof.done():
            break
        proof.game.answer(proof.game.questions[0].seat, 0)
    assert [event["now"] for event in proof.events("ResourceChanged") if event.get("resource") == "morale"][:1] == [11]
    assert len(proof.g.civilians[3]) == 1
    assert len(proof.events("CivilianDestroyed")) == 1
