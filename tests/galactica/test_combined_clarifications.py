"""Clarifications and errata of the combined rulebook about characters, Skill cards and executions, with all boxes."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import check, combined, total, until
from tests.rules.galactica_combined import mutinous

from readyroom.galactica.board import FORE
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.state import Basestar

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""


def hold_quorum(proof: Proof, card: str) -> Proof:
    """The President has this Quorum card."""
    deck = proof.state.decks["quorum"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    proof.state.quorum_hand.append(card)
    return proof


# --- characters --------------------------------------------------------------------------------------------


def test_blind_devotion_after_all_cards_were_added_faceup() -> None:
    """Tyrol may wait until then; the cards of the type he names count nothing."""
    proof = combined("saul_tigh", "chief_galen_tyrol", *CREW[1:3])
    proof.hand(3, "investigative_committee_2-3", "repair-2", "maximum_firepower-4").hand(2, "consolidate_power-2")
    until(check(proof, "unidentified_ship"), "before_cards").plays(3, "investigative_committee_2-3")
    until(proof, "cards_added", p3=("repair-2", "maximum_firepower-4"), p2=("consolidate_power-2",))
    proof.say(1, "use:blind_devotion-engineering")
    assert proof.done()
    assert total(proof) == 1 - 1 + 4 - 2


@pytest.mark.parametrize("first", [0, 3])
def test_gaeta_and_helo_may_both_have_the_die_rolled_again(first: int) -> None:
    """On Helo's turn he says who is first; the other one still may, though they had not said so before."""
    proof = combined("karl_helo_agathon", *CREW[:2], "felix_gaeta").place(0, "ftl_control").place(3, "command")
    proof.state.jump_track = 3
    proof.dice(2, 3, 7).top("deep_space", "remote_planet").to_do("action").begin().say(0, "activate:ftl_control")
    uses = {0: "use:eco_officer", 3: "use:ftl_operator"}
    until(proof, "die_rolled")
    assert {one.seat for one in proof.game.questions} == {0, 3}
    for seat in (0, 3):
        proof.say(seat, uses[seat])
    assert proof.question(0).prompt == "galactica-who-first"
    proof.say(0, f"seat:{first}")
    other = 3 - first
    assert proof.window_of(other) == ("choice:pass", uses[other])
    proof.say(other, uses[other]).skip()
    assert [event["result"] for event in proof.events("DieRolled")][-1] == 7
    assert proof.changed().get("population", 0) == 0


def test_what_helo_rolls_again_keeps_strategic_planning() -> None:
    proof = combined("karl_helo_agathon", *CREW[:3]).place(0, "weapons_control").hand(1, "strategic_planning-3")
    proof.state.fleet.heavies[FORE] = 1
    proof.dice(1, 5).to_do("action").begin().say(0, "activate:weapons_control").plays(1, "strategic_planning-3")
    until(proof, "die_rolled").say(0, "use:eco_officer").skip()
    assert proof.events("DieRolled")[-1]["result"] == 7
    assert proof.g.fleet.heavies[FORE] == 0


@pytest.mark.parametrize("place", ["pegasus_cic", "press_room_2", "command"])
def test_starbuck_who_lands_has_two_actions(place: str) -> None:
    hand = ("repair-1", "consolidate_power-1", "consolidate_power-2")
    proof = combined("kara_starbuck_thrace", *CREW[:2]).place(0, "fore").hand(0, *hand)
    proof.state.began_piloting = True
    proof.to_do("movement", "action").say(0, f"location:{place}").say(0, "card:repair-1")
    for card in hand[1:]:
        proof.asked(0, "action")
        proof.say(0, f"card:{card}").say(0, "draw:politics+politics")
    assert proof.done()
    assert proof.g.players[0].place == place


@pytest.mark.parametrize(("cards", "offered"), [(1, False), (2, True)])
@pytest.mark.parametrize("place", ["research_lab", "main_batteries", "presidents_office_2"])
def test_roslin_activates_no_location_with_fewer_than_two_cards(cards: int, offered: bool, place: str) -> None:
    proof = combined("laura_roslin", *CREW[:1], *CREW[2:]).place(0, place).hand(0, *["repair-1"] * cards)
    assert (f"activate:{place}" in proof.to_do("action").labels(0)) == offered


def test_apollo_takes_a_viper_that_a_mutiny_card_launches() -> None:
    """Whenever one is placed, and it may be an assault raptor; from the Brig not."""
    for place in ("command", "brig"):
        proof = combined("saul_tigh", "lee_apollo_adama", *CREW[1:3]).place(1, place)
        mutinous(proof, 0, "panic")
        proof.to_do("action").say(0, "mutiny:panic").say(0, "launch:port_aft")
        offered = any("alert_viper_pilot" in label for one in proof.game.questions for label in one.labels)
        assert offered == (place == "command")


@pytest.mark.parametrize("ways", ["limit", "crisis", "ship"])
def test_apollo_discards_at_random_but_pays_for_a_move_by_choice(ways: str) -> None:
    proof = combined("lee_apollo_adama", *CREW[:2], "felix_gaeta").place(0, "command")
    if ways == "limit":
        proof.hand(0, *["repair-1"] * 6, *["launch_scout-1"] * 6).to_do("end_of_turn")
        assert proof.done()
        assert proof.count(0) == 10
    elif ways == "crisis":
        proof.hand(0, "repair-1", "repair-2", "launch_scout-1", "launch_scout-2")
        lay_down(proof, "food_shortage")
        proof.to_do("text:food_shortage").say(2, "part:second")
        assert proof.done()
        assert proof.count(0) == 1
    else:
        proof.hand(0, "repair-1", "launch_scout-1").to_do("movement").say(0, "location:pegasus_cic")
        proof.asked(0, "pay-card")


def test_apollo_chooses_what_he_pays_of_his_own_will() -> None:
    """The Engine Room's two cards, Bait among them: one Mutiny card; and the five of a Mutiny card."""
    hand = ("bait-0", "repair-1", "repair-2", "launch_scout-1", "launch_scout-2", "executive_order-1")
    proof = combined("lee_apollo_adama", *CREW[:2], "felix_gaeta").place(0, "engine_room").hand(0, *hand)
    proof.to_do("action").begin().say(0, "activate:engine_room").say(0, "card:bait-0", "card:repair-2")
    assert proof.done()
    assert (proof.count(0), len(proof.g.players[0].held(MUTINY))) == (4, 1)
    proof = combined("lee_apollo_adama", *CREW[:2], "felix_gaeta").place(0, "command").hand(0, *hand)
    mutinous(proof, 0, "assume_command").to_do("action").say(0, "mutiny:assume_command")
    proof.say(0, *(f"card:{card}" for card in hand[1:]))
    assert proof.done()
    assert (proof.g.admiral, proof.count(0)) == (0, 1)


def test_adaptable_whenever_the_action_of_a_quorum_card_is_resolved() -> None:
    """By the President's own action, and by Roslin's Skilled Politician."""
    own = hold_quorum(combined("laura_roslin", "tory_foster", *CREW[:1]), "food_rationing").dice(1)
    own.to_do("action").say(0, "quorum:food_rationing")
    until(own, "quorum_resolved").uses(1, "adaptable")
    own.say(1, "draw:piloting+treachery")
    assert own.count(1) == 2
    skilled = combined("laura_roslin", "tory_foster", *CREW[:1]).top("food_rationing", "inspirational_speech").dice(1)
    skilled.hand(0, "repair-1", "repair-2").to_do("action").say(0, "ability:skilled_politician")
    while not any("adaptable" in label for one in skilled.game.questions for label in one.labels):
        question = skilled.game.questions[0]
        wanted = [label for label in question.labels if "food_rationing" in label]
        skilled.say(question.seat, wanted[0] if wanted else question.labels[0])
    skilled.uses(1, "adaptable")


def test_disreputable_goes_by_necessary_steps() -> None:
    """Two cards are seen, one kept, the other goes under the deck."""
    proof = combined("tom_zarek_military", *CREW[:2]).top("panic", "blackmail").to_do("first_mutiny")
    assert proof.asked(0, "necessary-steps").labels == ("card:panic", "card:blackmail")
    proof.say(0, "card:blackmail")
    assert proof.done()
    assert proof.g.players[0].held(MUTINY) == ["blackmail"]
    assert proof.g.decks[MUTINY].cards[0] == "panic"


@pytest.mark.parametrize("beaten", [True, False])
def test_friends_in_low_places_are_for_the_brig_only(beaten: bool) -> None:
    """Zarek makes the check of the Brig easier or harder; the Airlock, though easier for a prisoner, has no such."""
    place = "brig" if beaten else "airlock"
    proof = combined("saul_tigh", "tom_zarek", *CREW[1:3]).place(0, place).to_do("action").begin()
    proof.say(0, f"activate:{place}")
    if place == "airlock":
        proof.say(0, "seat:2")
    offered = any("friends_in_low_places" in label for one in proof.game.questions for label in one.labels)
    assert offered == beaten


# --- Skill cards -------------------------------------------------------------------------------------------


def test_who_reveals_by_an_executive_order_has_no_second_action() -> None:
    """And the current player goes on with their turn."""
    proof = combined(*CREW).loyal(2, "cylon_can_reduce_morale").hand(0, "executive_order-1").place(2, "armory")
    proof.top("water_sabotaged").to_do("action", "crisis").begin()
    proof.say(0, "card:executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    proof.say(2, "reveal:cylon_can_reduce_morale")
    while proof.prompt() != "choose-part":
        question = proof.game.questions[0]
        assert question.prompt != "galactica-action", "no second action"
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    assert proof.game.questions[0].seat == 0


def test_a_state_of_emergency_is_for_cylon_players_too() -> None:
    """They may move or act; Caprica's card is resolved at once, and nobody who is current becomes a Cylon by it."""
    proof = combined(*CREW).cylon(2, place="human_fleet").hand(0, "state_of_emergency-6").to_do("action").begin()
    proof.say(0, "card:state_of_emergency-6").say(0, "nothing").say(1, "nothing")
    assert len(proof.labels(2)) == 3  # move, act or nothing
    proof.say(2, "move")
    assert {label for label in proof.labels(2) if label.startswith("location:")} == {
        "location:basestar_bridge",
        "location:caprica_3",
        "location:cylon_fleet_3",
    }


def test_a_state_of_emergency_goes_on_although_the_current_player_is_executed() -> None:
    """Roslin in the Airlock has Tigh executed; Starbuck and Gaeta still move; then his turn ends, without a Crisis."""
    proof = combined(*CREW).place(1, "airlock").place(0, "brig").hand(0, "state_of_emergency-6")
    proof.hand(1, "repair-1", "repair-2").hand(3, "strategic_planning-5", "political_prowess-6")
    proof.destiny("repair-1", "repair-1").top("water_sabotaged").to_do("action", "crisis", "end_of_turn").begin()
    proof.say(0, "card:state_of_emergency-6").say(0, "nothing")
    act = next(label for label in proof.labels(1) if "act" in label)
    proof.say(1, act).say(1, "activate:airlock")
    for _ in range(40):
        question = proof.game.questions[0]
        if question.prompt == "galactica-character":
            break
        if question.prompt == "galactica-discard":
            proof.say(1, "repair-1", "repair-2")
        elif question.prompt == "galactica-airlock":
            proof.say(1, "seat:0")
        elif question.prompt == "galactica-add-cards":
            proof.say(question.seat, *("strategic_planning-5", "political_prowess-6") if question.seat == 3 else ())
        else:
            proof.say(question.seat, question.labels[0])
    proof.say(0, "character:william_adama")
    asked: list[tuple[int, str]] = []
    while proof.prompt() != "stop" and len(asked) < 8:
        question = proof.game.questions[0]
        asked.append((question.seat, question.prompt))
        nothing = next(
            (label for label in question.labels if "nothing" in label or "stay" in label), question.labels[0]
        )
        proof.say(question.seat, nothing)
    assert [seat for seat, prompt in asked if prompt == "galactica-state-of-emergency"] == [2, 3], asked
    assert proof.g.executed == ["saul_tigh"]
    assert not proof.events("CrisisDrawn")


@pytest.mark.parametrize(("president", "cards"), [(0, 5), (1, 3)])
def test_food_shortage_costs_a_president_whose_turn_it_is_five_cards(president: int, cards: int) -> None:
    proof = combined("tom_zarek", "saul_tigh", *CREW[2:]).hand(0, *["repair-1"] * 6).hand(1, *["repair-2"] * 4)
    proof.state.titles["president"] = president
    lay_down(proof, "food_shortage")
    proof.to_do("text:food_shortage").begin().say(president, "part:second")
    while proof.prompt() == "discard":
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)))
    assert proof.changed()["hand 0"] == -cards


def test_unwelcome_faces_costs_the_admiral_the_whole_hand_first() -> None:
    """With or without cards; then they choose whom to send to the Brig, themselves too."""
    for hand in ((), ("repair-1", "repair-2")):
        proof = combined(*CREW).hand(0, *hand)
        lay_down(proof, "unwelcome_faces")
        proof.to_do("text:unwelcome_faces").begin().say(0, "part:first")
        assert proof.count(0) == 0
        assert {"seat:0", "seat:1", "seat:2", "seat:3"} == {*proof.labels(0)}


# --- combat and damage -------------------------------------------------------------------------------------


def test_a_second_basestar_is_chosen_where_a_nuke_meets_two() -> None:
    """Seven or lower: the Admiral says which of the two."""
    proof = combined(*CREW).dice(4)
    proof.state.basestar_pile.remove("critical_hit")
    proof.state.fleet.basestars = [Basestar(FORE), Basestar(FORE, ["critical_hit"])]
    proof.to_do("action").say(0, "nuke:fore").skip()
    assert len(proof.labels(0)) == 2
    proof.game.answer(0, 0)
    proof.skip()
    assert [star.damage for star in proof.g.fleet.basestars] == [["critical_hit"]]
