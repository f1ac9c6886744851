"""The other questions of the combined rulebook's FAQ, with all boxes. Each test is named after the question."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import check, combined, until
from tests.rules.galactica_combined import ALL, miracles_of
from tests.rules.galactica_tables import civilians

from readyroom.galactica.board import AREAS, FORE
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import EVERY_MODE
from readyroom.kernel import Game, start

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""


def hold_quorum(proof: Proof, card: str) -> Proof:
    """The President has this Quorum card."""
    deck = proof.state.decks["quorum"]
    at = deck.cards.index(card)
    del deck.cards[at], deck.seen[at]
    proof.state.quorum_hand.append(card)
    return proof


# --- checks and dice ---------------------------------------------------------------------------------------


@pytest.mark.parametrize(("played", "result"), [(True, "pass"), (False, "partial")])
def test_can_declare_emergency_decrease_the_difficulty_of_a_partial_pass(played: bool, result: str) -> None:
    """No: with 9 of 11 it passes then, but with 6 of 8 nothing becomes of it."""
    cards = ("declare_emergency-5", "maximum_firepower-4")
    proof = combined(*CREW).hand(1, *cards).hand(2, "declare_emergency-3")
    until(check(proof, "the_olympic_carrier", ("consolidate_power-1", "launch_scout-1")), "check_totaled", p1=cards)
    if played:
        proof.plays(2, "declare_emergency-3")
    assert proof.done()
    assert proof.result() == result
    low = ("declare_emergency-3", "maximum_firepower-4")
    proof = combined(*CREW).hand(1, *low).hand(2, "declare_emergency-4")
    until(check(proof, "the_olympic_carrier", ("consolidate_power-1", "launch_scout-2")), "check_totaled", p1=low)
    proof.plays(2, "declare_emergency-4")
    assert proof.done()
    assert proof.events("CheckShown")[-1]["total"] == 6
    assert proof.result() == "fail"


def test_can_several_centurions_be_on_the_same_space() -> None:
    """Yes: they go on together and do not push each other."""
    proof = combined(*CREW)
    proof.state.boarding = [2, 1, 0, 0, 0]
    proof.to_do("activate:heavy_raiders").begin()
    assert proof.done()
    assert proof.g.boarding == [0, 2, 1, 0, 0]


@pytest.mark.parametrize(("die", "planned", "ways"), [(8, True, set()), (8, False, {"-1"}), (1, False, {"+1"})])
def test_can_a_die_be_more_than_eight_or_less_than_one(die: int, planned: bool, ways: set[str]) -> None:
    """No. All that is added is added up first: an 8 with two more is still an 8 with one less."""
    proof = combined(*CREW).hand(1, "strategic_planning-3").hand(3, "calculations-3").place(0, "weapons_control")
    proof.state.fleet.heavies[FORE] = 1
    proof.dice(die).to_do("action").say(0, "activate:weapons_control")
    if planned:
        proof.plays(1, "strategic_planning-3")
    offered = set()
    while (question := proof.game.questions[0]).prompt != "galactica-stop":
        offered |= {label.rpartition(":")[2] for label in question.labels if "calculations" in label}
        proof.say(question.seat, "choice:pass")
    assert offered == ways
    assert proof.events("DieRolled")[-1]["result"] == die


@pytest.mark.parametrize("how", ["movement", "executive_order", "state_of_emergency", "action"])
def test_when_can_a_pilot_land(how: str) -> None:
    """In the Movement step, or with the move of an Executive Order or a State of Emergency; never as an action."""
    proof = combined(*CREW).place(2, "fore").hand(2, "repair-1", "repair-2")
    if how in ("movement", "action"):
        proof.state.current = 2
        proof.to_do(how)
        assert ("location:pegasus_cic" in proof.labels(2)) == (how == "movement")
        if how == "action":
            assert not [label for label in proof.labels(2) if label.startswith("location:")]
            return
    elif how == "executive_order":
        proof.hand(0, "executive_order-1").to_do("action").say(0, "card:executive_order-1").say(0, "seat:2")
        proof.say(2, "move-and-act")
    else:
        proof.hand(0, "state_of_emergency-6").to_do("action").say(0, "card:state_of_emergency-6")
        proof.say(0, "nothing").say(1, "nothing").say(2, "move")
    proof.say(2, "location:pegasus_cic").say(2, "card:repair-1")
    assert (proof.g.players[2].place, proof.count(2)) == ("pegasus_cic", 1)
    assert proof.g.squadrons["viper"].reserves == 6


# --- Quorum cards ------------------------------------------------------------------------------------------


def test_who_chooses_when_probation_is_discarded() -> None:
    """The President, when its holder has added cards; nobody else is asked."""
    proof = combined(*CREW).hand(3, "launch_scout-1", "repair-1").hand(2, "evasive_maneuvers-1")
    hold_quorum(proof, "probation").state.quorum_hand.remove("probation")
    proof.state.players[3].holds.append("probation")
    check(proof, "domestic_dispute").skip()
    proof.say(2).say(3, "card:launch_scout-1")
    assert [one.seat for one in proof.game.questions] == [1]
    assert proof.labels(1) == ("choice:pass", "use:probation")
    proof.uses(1, "probation")
    assert proof.events("AdditionSeen", 1)[-1]["cards"] == ["launch_scout-1"]
    assert proof.events("AdditionSeen", 0)[-1]["cards"] is None


def test_which_decks_can_not_be_chosen_for_consult_the_oracle() -> None:
    """The Loyalty deck; there is neither a Motive nor an Agenda deck at this table."""
    proof = hold_quorum(combined("laura_roslin", *CREW[:1], *CREW[2:]), "consult_the_oracle").to_do("action")
    proof.say(0, "quorum:consult_the_oracle")
    decks = {label.removeprefix("deck:") for label in proof.labels(0)}
    assert {"crisis", "super_crisis", "destination", "quorum", "mutiny"} < decks
    assert not [deck for deck in decks if "loyalty" in deck or "motive" in deck or "agenda" in deck]


# --- Pegasus and civilian ships ----------------------------------------------------------------------------


def test_whose_damage_tokens_are_drawn_for_can_damage_galactica_in_anothers_turn() -> None:
    """For each of five the current player says Galactica or Pegasus; the one who has revealed picks two of the five."""
    proof = combined(*CREW).loyal(2, "cylon_can_damage_galactica").hand(0, "executive_order-1").place(2, "armory")
    proof.to_do("action").say(0, "card:executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    proof.say(2, "reveal:cylon_can_damage_galactica").say(2, "number:5")
    for ship in ("pegasus", "pegasus", "galactica", "pegasus", "galactica"):
        assert proof.asked(0, "damage-which").labels == ("board:galactica", "board:pegasus")
        proof.say(0, f"board:{ship}")
    question = proof.asked(2, "cylon-damage-tokens")
    assert (len(question.options), question.at_least, question.at_most) == (5, 2, 2)
    aboard = [label for label in question.labels if label.removeprefix("token:") in PEGASUS]
    assert len(aboard) == 3
    proof.say(2, *aboard[:2]).skip()
    assert {label.removeprefix("token:") for label in aboard[:2]} == {*proof.g.damaged}
    assert len(proof.g.damage_piles["pegasus"]) == 2
    assert len(proof.g.damage_piles["galactica"]) == 8


PEGASUS = ("pegasus_cic", "airlock", "main_batteries", "engine_room")


def test_who_places_the_civilian_ships_of_medal_of_distinction() -> None:
    """The CAG, each in an area without one."""
    proof = combined(*CREW)
    civilians(proof.state, 3, "civ_empty")
    proof.state.fleet.raiders[FORE] = 1
    free = {*AREAS} - {"aft"}
    lay_down(proof, "medal_of_distinction")
    proof.to_do("text:medal_of_distinction").begin()
    while proof.prompt() not in ("place-civilian", "stop"):
        question = proof.game.questions[0]
        proof.say(question.seat, question.labels[0])
    for area in ("starboard_aft", "port_aft"):
        assert proof.asked(2, "place-civilian").labels == tuple(f"area:{name}" for name in AREAS if name in free)
        free.remove(area)
        proof.say(2, f"area:{area}")
    assert proof.done()
    assert [len(ships) for ships in proof.g.civilians] == [0, 0, 1, 1, 1, 0]


# --- Skill cards, characters, tokens -----------------------------------------------------------------------


@pytest.mark.parametrize(
    ("what", "drawn"), [("a set number", 1), ("the limit", 1), ("another ship", 1), ("random", 0), ("all", 0)]
)
def test_what_is_choosing_to_discard_bait_or_dradis_contact(what: str, drawn: int) -> None:
    """A number is a choice, though all cards go; random discards and all Skill cards are none."""
    hand = ("bait-0", "dradis_contact-0", "launch_scout-2")
    proof = combined("felix_gaeta", *CREW[:3]).hand(0, *hand)
    if what == "a set number":
        proof.to_do("text:food_shortage")
        lay_down(proof, "food_shortage")
        proof.say(2, "part:second").skip()
    elif what == "the limit":
        proof.hand(0, *hand[:2], *["repair-1"] * 8, "repair-2").to_do("end_of_turn").say(0, "bait-0")
    elif what == "another ship":
        proof.to_do("movement").say(0, "location:press_room_2").say(0, "bait-0")
    else:
        proof.resolve("guilty_conscience" if what == "random" else "unexpected_reunion", total=0)
    assert len(proof.g.players[0].held(MUTINY)) == drawn


def apollo() -> Game[Galactica]:
    game = start(EVERY_MODE, 3, 1, ALL)
    seat = game.questions[0].seat
    game.answer(seat, game.questions[0].find("character:lee_apollo_adama"))
    game.answer(seat, 0)
    return game


def test_can_apollo_start_in_an_assault_raptor() -> None:
    game = apollo()
    seat = game.questions[0].seat
    game.answer(seat, game.questions[0].find("kind:assault_raptor"))
    assert (game.state.players[seat].piloting, game.state.players[seat].ship) == (True, "assault_raptor")
    assert game.state.squadrons["assault_raptor"].reserves == 0


def test_how_do_miracle_tokens_work_after_the_farm() -> None:
    """Miracle abilities do not work any more; Cult Leader still moves tokens, and one may still be gained."""
    for farm in (False, True):
        proof = combined("gaius_baltar_support", "saul_tigh", "laura_roslin")
        proof.place(0, "admirals_quarters").place(1, "admirals_quarters")
        proof.state.tokens["miracle"] = {"seat:0": 2, "seat:1": 1}
        if farm:
            deck = proof.state.decks["super_crisis"]
            deck.cards.remove("the_farm")
            deck.seen.pop()
            proof.state.kept.append("the_farm")
        proof.to_do("action", "action").say(0, "ability:cult_leader").skip()
        if proof.prompt() == "cult-leader":
            proof.say(0, "miracle:take-1")
        assert miracles_of(proof.g, 0) == 3
        assert ("ability:broadcast" in proof.labels(0)) != farm
