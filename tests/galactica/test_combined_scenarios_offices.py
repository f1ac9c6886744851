"""Scenarios of the combined game: Ellen Tigh's titles, Romo, Cottle and Dee (C31, C33)."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import check, combined

ELLEN = ("ellen_tigh", "saul_tigh", "felix_gaeta", "brendan_hot_dog_costanza")

# --- C31 ---------------------------------------------------------------------------------------------------


def end(proof: Proof) -> Proof:
    """Play on until the next turn; nobody does anything."""
    for _ in range(200):
        if proof.g.current != 0 or proof.prompt() == "stop":
            return proof
        question = proof.game.questions[0]
        label = next((one for one in ("pass:pass", "choice:stay") if one in question.labels), None)
        if label:
            proof.say(question.seat, label)
        else:
            proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    raise AssertionError(proof.game.questions)


def taking(*hand: str) -> Proof:
    """Ellen's turn begins; she takes the Admiral title with both nukes and moves nowhere."""
    proof = combined(*ELLEN).place(1, "armory").place(2, "armory").hand(0, *hand)
    proof.state.titles["president"] = 0
    proof.state.agenda = ["begin_turn", "stop"]
    proof.begin()
    proof.say(0, "use:manipulative-admiral").say(0, "choice:stay")
    assert (proof.g.admiral, proof.g.president, proof.g.nukes) == (0, 0, 2)
    return proof


def test_c31_which_title_is_the_question() -> None:
    proof = combined(*ELLEN)
    proof.state.titles["president"] = 1
    proof.state.agenda = ["begin_turn", "stop"]
    labels = {label for one in proof.game.questions for label in one.labels if one.seat == 0}
    assert labels == {"choice:pass", "use:manipulative-admiral", "use:manipulative-president"}
    own = combined(*ELLEN)
    own.state.titles["president"] = 0
    own.state.agenda = ["begin_turn", "stop"]
    assert set(own.game.questions[0].labels) == {"choice:pass", "use:manipulative-admiral"}


def test_c31_a_choice_of_the_admiral_is_hers_in_this_turn() -> None:
    """Riots asks the Admiral, who is Ellen; then the turn ends, and the title goes back."""
    proof = combined(*ELLEN).place(1, "armory").place(2, "armory").top("riots").destiny("repair-1", "repair-1")
    proof.state.titles["president"] = 0
    proof.state.agenda = ["begin_turn", "stop"]
    proof.begin().say(0, "use:manipulative-admiral").say(0, "choice:stay").say(0, "pass:pass")
    proof.asked(0, "choose-part")
    proof.say(0, "part:first").skip()
    end(proof)
    assert (proof.g.admiral, proof.g.president, proof.g.nukes) == (1, 0, 2)


def test_c31b_a_coup_in_her_turn_stays() -> None:
    proof = taking("executive_order-1").say(0, "card:executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    proof.say(2, "ability:coup").skip()
    if proof.prompt() == "action":
        proof.say(2, "pass:pass")
    assert proof.g.admiral == 2
    end(proof)
    assert (proof.g.admiral, proof.g.lent) == (2, {})


def test_c31c_a_former_admiral_who_is_a_cylon_by_then() -> None:
    """The return fails: Gaeta is highest in line (5; Hot Dog 14, Ellen 21)."""
    proof = combined(*ELLEN).place(1, "armory").place(2, "armory").hand(0, "executive_order-1")
    proof.loyal(1, "cylon_can_reduce_morale")
    proof.state.titles["president"] = 0
    proof.state.agenda = ["begin_turn", "stop"]
    proof.begin()
    proof.say(0, "use:manipulative-admiral").say(0, "choice:stay").say(0, "card:executive_order-1").say(0, "seat:1")
    proof.say(1, "choice:act-twice").say(1, "reveal:cylon_can_reduce_morale").skip()
    assert proof.g.admiral == 0
    end(proof)
    assert (proof.g.admiral, proof.g.nukes, proof.g.president) == (2, 2, 0)


@pytest.mark.parametrize("far", [False, True])
def test_c31d_acquire_power_with_two_titles(far: bool) -> None:
    """Up to distance 6 a Not a Cylon card joins the deck and a card is drawn, beyond it none."""
    proof = combined(*ELLEN).loyal(0, "goal_acquire_power").loyalty_deck("cylon_can_send_to_brig")
    proof.state.titles |= {"president": 0, "admiral": 0}
    proof.gone("asteroid_field", "desolate_moon", *(("icy_moon",) if far else ()))
    proof.state.phases = ["sleeper"]
    proof.to_do("action").begin()
    left = len(proof.state.not_cylons)
    proof.say(0, "goal:goal_acquire_power")
    assert proof.done()
    assert len(proof.g.players[0].loyalty) == (1 if far else 2)
    assert len(proof.g.not_cylons) == left - (not far)
    assert len(proof.g.loyalty) == 1
    one = combined(*ELLEN).loyal(0, "goal_acquire_power")
    one.state.titles["president"] = 0
    assert "goal:goal_acquire_power" not in one.to_do("action").labels(0)


def test_c31e_alone_she_is_not_asked() -> None:
    proof = combined(*ELLEN).place(0, "research_lab").place(2, "armory").hand(0, "repair-1").to_do("movement").begin()
    proof.say(0, "choice:stay")
    assert proof.game.questions[0].prompt == "galactica-stop"


def test_c31f_the_quorum_hand_comes_and_goes_with_the_presidency() -> None:
    proof = combined("ellen_tigh", "laura_roslin", *ELLEN[1:3]).place(1, "armory")
    deck = proof.state.decks["quorum"]
    deck.cards.remove("food_rationing")
    deck.seen.pop()
    proof.state.quorum_hand.append("food_rationing")
    proof.state.agenda = ["begin_turn", "stop"]
    proof.begin()
    assert proof.view(1)["office_hands"]["quorum"] == ["food_rationing"]
    proof.say(0, "use:manipulative-president").say(0, "choice:stay")
    assert proof.view(0)["office_hands"]["quorum"] == ["food_rationing"]
    assert proof.view(1)["office_hands"]["quorum"] == 1
    end(proof)
    assert proof.g.president == 1
    assert proof.view(1)["office_hands"]["quorum"] == ["food_rationing"]


# --- C33 ---------------------------------------------------------------------------------------------------

ROMO = ("romo_lampkin", "sherman_doc_cottle", "louanne_kat_katraine", "anastasia_dee_dualla")


def test_c33b_without_cards_he_goes_to_the_brig_when_the_turn_ends() -> None:
    """He takes his Action and his Crisis step first."""
    proof = combined(*ROMO).place(0, "armory").place(1, "command").hand(0).top("water_sabotaged")
    proof.to_do("movement", "action", "crisis", "end_of_turn").begin()
    proof.say(0, "location:command")
    proof.asked(0, "action")
    assert proof.g.players[0].place == "command"
    proof.say(0, "pass:pass")
    proof.asked(0, "choose-part")
    assert proof.g.players[0].place == "command"
    proof.say(0, "part:second").skip()
    if proof.prompt() == "place-civilian":
        proof.say(proof.game.questions[0].seat, "area:aft").skip()
    assert proof.g.players[0].place == "brig"


def test_c33_treatment_of_somebody_without_cards() -> None:
    """Two cards of Kat's types are drawn, six then; she is given any two of his hand: four and two."""
    proof = combined("sherman_doc_cottle", "louanne_kat_katraine", *ROMO[:1], ROMO[3])
    proof.hand(0, "repair-1", "repair-2", "launch_scout-1", "consolidate_power-1").to_do("action").begin()
    assert "card:repair-1" not in proof.labels(0)
    proof.say(0, "ability:treatment").say(0, "seat:1")
    types = {skill for option in proof.question(0).options for skill in option.facts["skills"]}
    assert types == {"leadership", "tactics", "piloting"}
    proof.say(0, "draw:leadership+piloting")
    assert proof.count(0) == 6
    proof.say(0, "card:repair-1", "card:consolidate_power-1")
    assert proof.done()
    assert (proof.count(0), proof.count(1)) == (4, 2)


def test_c33_cottle_plays_calculations() -> None:
    """Text of an engineering card that is no action, after a die."""
    proof = combined("louanne_kat_katraine", "sherman_doc_cottle", *ROMO[:1], ROMO[3]).hand(1, "calculations-3")
    proof.place(0, "weapons_control").dice(2)
    proof.state.fleet.raiders[0] = 1
    proof.to_do("action").say(0, "activate:weapons_control")
    while not any("calculations" in label for one in proof.game.questions for label in one.labels):
        proof.say(proof.game.questions[0].seat, "choice:pass")
    proof.say(1, "use:calculations-calculations-3:+1").skip()
    assert proof.g.fleet.raiders[0] == 0


@pytest.mark.parametrize("where", ["check", "hand"])
def test_c33_fast_learner(where: str) -> None:
    """All three into the check after the Destiny cards, or all three into her hand: five."""
    proof = combined(*ROMO).hand(3, "repair-1", "repair-2")
    check(proof, "domestic_dispute").say(3, "use:fast_learner-politics").say(3, f"choice:{where}")
    assert proof.prompt() == "add-cards"
    assert proof.count(3) == (5 if where == "hand" else 2)
    assert proof.g.check is not None
    assert len(proof.g.check.cards) == (5 if where == "check" else 2)
    assert "seat:3" not in proof.g.tokens["miracle"]


def test_c33_kleptomania_and_deceitful_are_not_asked_about() -> None:
    """Which cards is asked, whether is not; with nobody there nothing is."""
    proof = combined(*ROMO).place(0, "armory").place(1, "command").hand(0, *["consolidate_power-1"] * 3)
    proof.to_do("movement").say(0, "location:command")
    question = proof.game.questions[0]
    assert (question.prompt, question.at_least, question.at_most) == ("galactica-discard", 2, 2)
