"""Positions of a second reader: infiltrating and its end at the edges, with what comes of them reckoned from the
rulebook alone (LEAD, INFL)."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.test_leader_sheets import ATHENA, HAND, gives_super_crises, leading
from tests.rules.galactica_combined import miracles_of, mutinous

from readyroom.galactica.sides import INFILTRATOR, LEADER

ORDER = "executive_order-1"


def status(proof: Proof, seat: int) -> tuple[str, str]:
    player = proof.g.players[seat]
    return player.place, player.status


def actions(proof: Proof, seat: int) -> set[str]:
    return {*proof.asked(seat, "action").labels}


# --- actions before and after ------------------------------------------------------------------------------


def test_cavil_infiltrates_in_the_movement_step_and_acts_as_a_human_in_the_action_step() -> None:
    """Two actions instead of moving: the first infiltrates, the second is a human's; then comes the Action step."""
    proof = leading("cavil").place(0, "human_fleet").hand(0, *HAND).to_do("movement", "action", "crisis")
    proof.say(0, "ability:aggressive_tactics").say(0, "activate:human_fleet_3").say(0, "location:research_lab")
    assert status(proof, 0) == ("research_lab", INFILTRATOR)
    assert {"activate:research_lab", "card:launch_scout-1", "return:resurrection_ship_3"} <= actions(proof, 0)
    proof.say(0, "pass")
    assert "activate:research_lab" in actions(proof, 0)
    proof.say(0, "pass").skip()
    assert proof.g.crises


def test_cavil_goes_back_in_the_movement_step_and_has_no_crisis() -> None:
    proof = leading("cavil", among="command").hand(0, *HAND).to_do("movement", "action", "crisis").begin()
    proof.say(0, "ability:aggressive_tactics").say(0, "return:resurrection_ship")
    assert actions(proof, 0) == {"pass:pass", "activate:resurrection_ship_3", "ability:primacy"}
    proof.say(0, "activate:resurrection_ship_3")
    assert actions(proof, 0) == {"pass:pass", "activate:resurrection_ship_3", "ability:primacy"}, "the Action step"
    proof.say(0, "pass")
    assert proof.done()
    assert not proof.g.crises
    assert proof.changed()["super_crisis 0"] == 1
    assert proof.count(0) == len(HAND)


@pytest.mark.parametrize(
    ("leader", "way"), [("leoben_conoy", "return:resurrection_ship"), ("danna_biers", "ability:visions")]
)
def test_who_goes_back_by_an_executive_order_takes_no_second_action(leader: str, way: str) -> None:
    """SKERR-003: a Cylon player can be nobody's target; a leader who has come back is one (LEAD-001)."""
    proof = leading(leader, seat=3, among="command").hand(0, ORDER).hand(3, *HAND).to_do("action")
    proof.say(0, f"card:{ORDER}").skip()
    proof.say(0, "seat:3").say(3, "choice:act-twice").skip()
    proof.say(3, way).skip()
    while proof.prompt() == "look-loyalty":
        proof.answer(3, proof.question(3).labels[0])
    assert status(proof, 3) == ("resurrection_ship_3", LEADER)
    assert proof.done()


def test_the_action_that_meticulous_brings_is_the_own_one() -> None:
    """By an Executive Order too; the second action of the order is lost."""
    proof = leading("aaron_doral", seat=3, among="command").hand(0, ORDER).to_do("action")
    proof.say(0, f"card:{ORDER}").skip()
    proof.say(0, "seat:3").say(3, "choice:act-twice").say(3, "return:resurrection_ship").say(
        3, "location:cylon_fleet_3"
    )
    assert "activate:cylon_fleet_3" in actions(proof, 3)
    proof.say(3, "pass")
    assert proof.done()


def test_doral_goes_back_and_infiltrates_anew() -> None:
    """Meticulous to the Human Fleet, and its action: no card is lost, the Crisis step follows."""
    proof = leading("aaron_doral", among="sickbay").hand(0, *HAND).to_do("action", "crisis").begin()
    proof.say(0, "return:resurrection_ship").say(0, "location:human_fleet_3").say(0, "activate:human_fleet_3")
    proof.say(0, "location:armory").skip()
    assert status(proof, 0) == ("armory", INFILTRATOR)
    assert (proof.count(0), miracles_of(proof.g, 0)) == (len(HAND), 0)
    assert proof.g.crises


def test_only_galactica_is_infiltrated() -> None:
    proof = leading("cavil").place(0, "human_fleet").to_do("action").say(0, "activate:human_fleet_3")
    labels = {label.removeprefix("location:") for label in proof.asked(0, "infiltrate").labels}
    assert not labels & {
        "brig",
        "sickbay",
        "pegasus_cic",
        "airlock",
        "press_room_2",
        "presidents_office_2",
        "caprica_3",
    }
    assert {"hangar_deck", "ftl_control", "admirals_quarters"} <= labels


# --- cards on going back -----------------------------------------------------------------------------------


@pytest.mark.parametrize(
    ("place", "cards", "kept"), [("brig", 3, 3), ("brig", 2, 2), ("brig", 4, 3), ("sickbay", 6, 6)]
)
def test_hands_of_who_goes_back(place: str, cards: int, kept: int) -> None:
    proof = leading("cavil", among=place).hand(0, *HAND[:cards]).to_do("action").say(0, "return:resurrection_ship")
    if cards > kept:
        proof.discards(0, cards - kept)
    assert proof.done()
    assert proof.count(0) == kept
    assert status(proof, 0) == ("resurrection_ship_3", LEADER)


def test_super_crisis_cards_and_the_token_outlive_infiltrations() -> None:
    """Drawn among humans by Don't Trust Anyone; not played there, kept on going back."""
    proof = leading("danna_biers", among="command").to_do("action", "action").begin()
    proof.say(0, "ability:dont_trust_anyone")
    assert not any("caprica" in label for label in actions(proof, 0))
    proof.say(0, "return:resurrection_ship")
    assert proof.done()
    assert len(proof.g.players[0].super_crisis) == 2


@pytest.mark.parametrize("own_turn", [True, False])
def test_an_executed_leader_loses_hand_tokens_and_mutiny_and_nothing_else(own_turn: bool) -> None:
    seat = 0 if own_turn else 3
    proof = leading("cavil", seat=seat, among="command").hand(seat, *HAND)
    mutinous(proof, seat, proof.state.decks["mutiny"].cards[0])
    gives_super_crises(proof, seat, "inbound_nukes")
    proof.to_do(f"execute:{seat}", "crisis").begin()
    proof.skip()
    if own_turn:
        assert proof.done()
        assert not proof.g.crises
    found = proof.g.players[seat]
    assert (found.hand, found.held("mutiny"), found.super_crisis) == ([], [], ["inbound_nukes"])
    assert miracles_of(proof.g, seat) == 0
    assert status(proof, seat) == ("resurrection_ship_3", LEADER)
    assert proof.g.resource("morale") == proof.before["morale"]
    assert not proof.g.executed


def test_nobody_executes_a_leader_among_the_cylons() -> None:
    proof = leading("cavil", seat=3).hand(3, *HAND).to_do("execute:3")
    assert proof.done()
    assert proof.count(3) == len(HAND)


def test_the_specialist_who_goes_back_chooses_no_destination() -> None:
    proof = leading("leoben_conoy", seat=3, among="command")
    g = proof.state
    deck = g.decks["quorum"]
    at = deck.cards.index("assign_mission_specialist")
    del deck.cards[at], deck.seen[at]
    g.players[3].holds.append("assign_mission_specialist")
    g.jump_track = 4
    g.current = 3
    proof.to_do("action", "prepare_for_jump").say(3, "return:resurrection_ship").skip()
    question = proof.asked(proof.g.admiral, "destination")
    assert len(question.labels) == 2


# --- pilots ------------------------------------------------------------------------------------------------


def flying(seat: int = 0) -> Proof:
    proof = leading(ATHENA, seat=seat, among="hangar_deck")
    return proof.place(seat, "port_fore")


def test_athena_goes_back_out_of_a_viper() -> None:
    proof = flying().hand(0, *HAND).to_do("action").begin()
    proof.say(0, "return:resurrection_ship")
    assert proof.done()
    assert proof.changed() == {"place 0": "resurrection_ship_3", "cylon 0": "yes", "reserves": 1}


def test_athena_is_executed_in_a_viper() -> None:
    proof = flying(3).to_do("execute:3").begin()
    assert proof.done()
    found = proof.changed()
    assert (found["reserves"], found["place 3"], found["cylon 3"]) == (1, "resurrection_ship_3", "yes")


def test_athena_flies_fights_and_lands_as_a_human_pilot() -> None:
    proof = flying().hand(0, *HAND)
    proof.state.fleet.raiders[5] = 1
    proof.to_do("movement", "action").skip()
    moves = {*proof.asked(0, "move").labels}
    assert {"location:command", "location:presidents_office_2"} <= moves
    assert not any("caprica" in label for label in moves)
    proof.say(0, "choice:stay")
    assert any(label.startswith("attack:") for label in actions(proof, 0))


def test_athena_among_the_cylons_flies_no_viper() -> None:
    """Resolute names any location; a Cylon player can be nowhere but on Cylon locations (MOVE-006)."""
    proof = leading(ATHENA).place(0, "caprica")
    proof.state.players[0].status = LEADER
    proof.to_do("action").say(0, "ability:resolute")
    assert "location:hangar_deck" not in proof.asked(0, "resolute").labels


# --- who counts --------------------------------------------------------------------------------------------


@pytest.mark.parametrize(("among", "cards"), [("command", 1), ("", 0)])
def test_bait_that_a_leader_chooses_to_discard(among: str, cards: int) -> None:
    """A Mutiny card for who infiltrates, none for a Cylon player (MUTY-013)."""
    proof = leading("cavil", seat=3, among=among).hand(3, *HAND, *HAND[:4], "bait-0").to_do("end_of_turn")
    proof.say(3, "card:bait-0").skip()
    assert proof.count(3) == 10
    assert len(proof.g.players[3].held("mutiny")) == cards
