"""All boxes together: mechanisms that meet. Revealing with everything in front of one, the Airlock, whole turns."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined, resolved, total
from tests.rules.galactica_combined import mutinous, with_mutineer

from readyroom.galactica.loyalty import MUTINEER
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import spare_loyalty

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""
CYLON, GOAL = "cylon_can_reduce_morale", "goal_selfish"


def hidden(*, far: bool) -> Proof:
    """Tigh, Admiral and Mutineer, a hidden Cylon with a Personal Goal, two Mutiny cards, a token and an Arbitrator."""
    proof = combined(*CREW).loyal(0, CYLON, GOAL)
    with_mutineer(mutinous(proof, 0, "panic", "blackmail"), 0)
    deck = proof.state.decks["quorum"]
    at = deck.cards.index("assign_arbitrator")
    del deck.cards[at], deck.seen[at]
    proof.state.players[0].holds.append("assign_arbitrator")
    proof.hand(0, *["repair-1"] * 4, *["launch_scout-1"] * 4)
    proof.gone("asteroid_field", "desolate_moon", *(("icy_moon",) if far else ()))
    proof.state.phases = ["sleeper"]
    return proof.top("impeachment").to_do("action", "crisis", "end_of_turn").begin()


@pytest.mark.parametrize("far", [False, True])
def test_a_mutineer_reveals_with_everything_in_front_of_them(far: bool) -> None:
    """Five cards discarded, morale, title, a Super Crisis card; up to distance 6 the Goal is handed over; then the
    Mutineer card, whose receiver draws a Mutiny card and loses the title they have. No Crisis."""
    proof = hidden(far=far)
    proof.say(0, f"reveal:{CYLON}")
    asked = []
    while proof.prompt() != "stop" and proof.g.current == 0:
        question = proof.game.questions[0]
        asked.append((question.seat, question.prompt.removeprefix("galactica-")))
        if "seat:1" in question.labels:
            assert question.labels == ("seat:1", "seat:2", "seat:3")
            proof.say(0, "seat:1")
        elif question.kind == "one":
            proof.say(question.seat, next(one for one in question.labels if one in ("choice:yes", question.labels[0])))
        else:
            proof.game.answer(question.seat, tuple(range(question.at_least)))
    wanted = [(0, "hand-over-loyalty")] * (not far) + [(0, "pass-mutineer")]
    assert [one for one in asked if one[1] in ("hand-over-loyalty", "pass-mutineer")] == wanted
    g = proof.g
    cylon, heir = g.players[0], g.players[1]
    assert is_cylon_player(cylon)
    assert (len(cylon.hand), len(cylon.super_crisis), cylon.held(MUTINY), cylon.held("quorum")) == (3, 1, [], [])
    assert (cylon.place, "seat:0" in g.tokens["miracle"]) == ("resurrection_ship_3", False)
    assert [card.id for card in cylon.loyalty] == ([CYLON, GOAL] if far else [CYLON])
    assert [card.id for card in heir.loyalty if card.revealed] == [MUTINEER]
    assert (GOAL in [card.id for card in heir.loyalty]) != far
    assert heir.held(MUTINY) == ["impeachment"]
    assert g.admiral == 3  # Gaeta before Starbuck
    assert g.president not in (0, 1)
    assert not proof.events("CrisisDrawn")


def test_in_the_brig_the_effect_is_not_resolved_and_all_else_is() -> None:
    proof = hidden(far=False)
    proof.state.players[0].place = "brig"
    proof.state.titles["admiral"] = 3
    proof.say(0, f"reveal:{CYLON}")
    while proof.prompt() != "stop" and proof.g.current == 0:
        question = proof.game.questions[0]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    assert proof.g.resource("morale") == 10
    assert proof.g.players[0].place == "resurrection_ship_3"
    assert len(proof.g.players[0].super_crisis) == 1


def test_a_second_cylon_card_makes_its_receiver_a_cylon() -> None:
    """Handed over facedown at distance 6: who gets it wins with the Cylons, and nobody else knows."""
    proof = combined(*CREW).loyal(0, CYLON, "cylon_can_send_to_brig")
    proof.to_do("action").begin().say(0, f"reveal:{CYLON}").skip()
    while proof.prompt() not in ("hand-over-loyalty", "stop"):
        proof.game.answer(0, 0)
    proof.say(0, "seat:2")
    assert [card.id for card in proof.g.players[2].loyalty][-1] == "cylon_can_send_to_brig"
    shown = proof.view(1)["players"][2]["loyalty"]
    assert [card["card"] for card in shown] == [None, None]
    assert proof.view(0)["players"][2]["loyalty"][-1]["card"] == "cylon_can_send_to_brig"
    proof.g.winner, proof.g.why = "cylons", "no_food"
    result = proof.rules.result(proof.g)
    assert result is not None
    assert result.winners == (0, 2)


# --- the Airlock -------------------------------------------------------------------------------------------


def test_treachery_counts_for_the_airlock_and_does_what_it_does() -> None:
    """Violent Outbursts sends the accuser to Sickbay in the middle of it; who is condemned is executed all the same."""
    proof = combined(*CREW).place(0, "airlock").place(2, "brig").hand(1, "violent_outbursts-4")
    proof.hand(3, "exploit_a_weakness-5").destiny("repair-1", "consolidate_power-1").to_do("action", "crisis").begin()
    proof.say(0, "activate:airlock").say(0, "seat:2").add(p1=("violent_outbursts-4",), p3=("exploit_a_weakness-5",))
    if proof.prompt() == "check-ability":
        proof.say(0, "card-name:violent_outbursts")
    proof.say(0, "seat:3")
    assert total(proof) == 4 + 5 + 1 - 1
    assert {*resolved(proof)} == {"violent_outbursts", "exploit_a_weakness"}
    assert proof.g.players[0].place == "sickbay"
    proof.say(2, "character:louis_hoshi").skip()  # 9 is enough for a prisoner
    assert proof.g.executed == ["kara_starbuck_thrace"]
    assert proof.g.players[2].place == "communications"
    assert len(proof.g.players[3].held(MUTINY)) == 1
    assert proof.events("CrisisDrawn")


def test_the_airlock_uncovers_a_cylon_without_morale_or_super_crisis() -> None:
    proof = combined(*CREW).loyal(2, CYLON).place(0, "airlock").place(2, "brig").hand(3, "strategic_planning-5")
    mutinous(proof, 2, "panic").hand(1, "investigative_committee_2-5").destiny("repair-1", "repair-1")
    proof.hand(2, "repair-2").to_do("action").begin().say(0, "activate:airlock").say(0, "seat:2")
    proof.add(p3=("strategic_planning-5",), p1=("investigative_committee_2-5",))
    assert proof.done()
    cylon = proof.g.players[2]
    assert is_cylon_player(cylon)
    assert (cylon.super_crisis, cylon.hand, cylon.held(MUTINY)) == ([], [], [])
    assert proof.g.resource("morale") == 10
    assert cylon.character == "kara_starbuck_thrace"


# --- looking -----------------------------------------------------------------------------------------------


def test_what_code_blue_shows_is_never_the_mutineer_card() -> None:
    """One random Loyalty card of a player of their choice: only those that lie facedown."""
    proof = with_mutineer(combined(*CREW), 2)
    card = "final_five_examiner_brig"
    spare_loyalty(proof.state, card).remove(card)
    proof.state.players[2].loyalty.append(LoyaltyCard(card))
    cards = ("investigative_committee_2-5", "declare_emergency-5", "strategic_planning-5")
    proof.hand(1, *cards).destiny("repair-1", "repair-1")
    proof.resolve("code_blue", part="first", total=14)
    proof.say(0, "seat:2").skip()
    seen = proof.events("LoyaltySeen", 0)[-1]["cards"]
    assert MUTINEER not in seen
    assert len(seen) == 1
    assert (proof.g.players[0].place == "brig") == (seen == [card])
