"""All boxes together: mechanisms that meet. Checks and what is played on them, orders, titles, the Brig."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import (
    check,
    combined,
    draws,
    resolved,
    thrown,
    total,
    treachery,
    turned,
    until,
)
from tests.rules.galactica_combined import miracles_of, mutinous

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.skills import LABEL, TREACHERY, TYPE

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""
BAR, CARRIER, SHIP = "joes_bar", "the_olympic_carrier", "unidentified_ship"
"""12 (morale and the Brig); 11 with 8 for part of it; 10 with population at stake."""


def treacherous(proof: Proof, seat: int) -> int:
    return sum(TYPE[card] == TREACHERY for card in proof.g.players[seat].hand)


def order(proof: Proof, *names: str) -> Proof:
    """The current player says in which order abilities are resolved."""
    for name in names:
        if proof.prompt() == "check-ability":
            proof.say(0, f"card-name:{name}")
    return proof


# --- abilities of cards ------------------------------------------------------------------------------------


@pytest.mark.parametrize("first", ["iron_will", "install_upgrades"])
def test_iron_will_spares_and_install_upgrades_still_counts_a_failure(first: str) -> None:
    """7 of 11 with Iron Will: nothing is lost, and one engineering card is drawn, in either order."""
    cards = ("iron_will-0", "install_upgrades-0", "declare_emergency-4", "maximum_firepower-4")
    proof = combined(*CREW).hand(1, *cards)
    check(proof, CARRIER, ("consolidate_power-1", "launch_scout-2")).add(p1=cards)
    order(proof, first)
    assert proof.done()
    assert total(proof) == 7
    assert [event["skills"] for event in proof.events("SkillsDrawn")] == [["engineering"]]
    assert {key for key in proof.changed() if key in ("morale", "population")} == set()


def test_a_card_that_was_taken_out_after_it_was_resolved_still_spares() -> None:
    """Quick Thinking takes Iron Will: resolved before, it holds; and the card is in a hand."""
    cards = ("iron_will-0", "quick_thinking-0", "declare_emergency-4", "maximum_firepower-4")
    for first, spared in (("iron_will", True), ("quick_thinking", False)):
        proof = combined(*CREW).hand(1, *cards)
        check(proof, CARRIER, ("consolidate_power-1", "launch_scout-2")).add(p1=cards)
        order(proof, first).say(0, "iron_will-0")
        assert proof.done()
        assert [LABEL[card] for card in proof.g.players[0].hand] == ["iron_will-0"]
        assert proof.changed().get("morale", 0) == (0 if spared else -1)


def test_treachery_turned_up_in_a_reckless_check_after_the_consequence() -> None:
    """Power Failure: the abilities, the damage of the consequence, then Treachery; two of strength 0 need no order."""
    cards = ("establish_network-0", "scientific_research-5", "declare_emergency-4")
    proof = treachery(combined(*CREW).hand(1, *cards).hand(2, "jury_rigged-1"), "bait-0", "bait-0")
    check(proof, "power_failure", ("consolidate_power-1", "consolidate_power-2")).plays(2, "jury_rigged-1")
    proof.add(p1=cards)
    assert proof.asked(0, "damage-which").labels == ("board:galactica", "board:pegasus")
    assert turned(proof) == []
    proof.say(0, "board:pegasus")
    assert proof.done()
    assert (turned(proof), len(proof.g.civilians[AFT])) == (["bait-0", "bait-0"], 2)
    assert total(proof) == 2 * 5 + 4 - 3
    assert proof.result() == "pass"  # 10 is enough
    assert thrown(proof, "bait-0") == 2


def test_a_reckless_super_crisis() -> None:
    """Reckless cards are no character abilities: they may be played on a Super Crisis card too."""
    proof = treachery(combined(*CREW).hand(1, "repair-1").hand(2, "jury_rigged-1"), "personal_vices-3")
    lay_down(proof, "the_farm")
    proof.destiny("launch_scout-1", "consolidate_power-1").to_do("text:the_farm").begin().plays(2, "jury_rigged-1")
    assert proof.g.check is not None
    assert (proof.g.check.difficulty, proof.g.check.reckless) == (11, True)


def test_at_any_cost_makes_the_cylons_card_a_help() -> None:
    """A revealed Cylon can't play it, and their one Treachery card counts for the check."""
    proof = treachery(
        combined(*CREW).cylon(3).hand(3, "exploit_a_weakness-5").hand(1, "at_any_cost-3"), "bait-0", "bait-0"
    )
    check(proof, SHIP).plays(1, "at_any_cost-3").add(p3=("exploit_a_weakness-5",))
    proof.say(0, "seat:0")
    assert proof.done()
    assert total(proof) == 1 - 1 + 5  # launch_scout for it, consolidate_power against it
    assert len(proof.g.players[0].held(MUTINY)) == 1


def test_force_their_hand_by_a_current_player_whose_card_brings_its_ability() -> None:
    """Trust Instincts joins from the hand, and two Destiny cards after it, one of which is Violent Outbursts."""
    proof = combined(*CREW).hand(0, "trust_instincts-0", "repair-1").hand(1, "force_their_hand-0")
    check(proof, SHIP, ("launch_scout-1", "consolidate_power-1", "violent_outbursts-4", "strategic_planning-3"))
    proof.add(p1=("force_their_hand-0",)).say(0, "trust_instincts-0")
    assert proof.done()
    assert resolved(proof) == ["force_their_hand", "trust_instincts", "violent_outbursts"]
    assert total(proof) == 1 - 1 - 4 + 3
    assert proof.g.players[0].place == "sickbay"


# --- what is played before and after -----------------------------------------------------------------------


def test_change_of_plans_for_a_check_that_second_chance_has_waited_for() -> None:
    """16 of 12: a miracle token for the current player, and cards instead of what passing brings."""
    strong = ("declare_emergency-5", "scientific_research-5", "build_nuke-6")
    proof = combined(*CREW).hand(1, *strong).hand(2, "a_second_chance-5").hand(3, "change_of_plans-5")
    proof.state.tokens["miracle"].pop("seat:0")
    until(check(proof, BAR).plays(2, "a_second_chance-5"), "check_passed", p1=strong).plays(3, "change_of_plans-5")
    assert draws(proof) == [0, 1, 2, 3]
    assert proof.done()
    assert miracles_of(proof.g, 0) == 1


def test_support_the_people_counts_hands_when_it_is_played() -> None:
    """Two who are at four cards; a prisoner too; a revealed Cylon not."""
    four = ("repair-1", "repair-2", "launch_scout-1", "launch_scout-2")
    proof = treachery(combined(*CREW).cylon(3).place(2, "brig"), "personal_vices-3")
    proof.hand(0, *four, "executive_order-1").hand(1, *four).hand(2, "support_the_people-1", *four)
    check(proof, BAR).plays(2, "support_the_people-1")
    asked = []
    while proof.prompt() == "may-draw":
        asked.append(proof.game.questions[0].seat)
        proof.say(asked[-1], proof.labels(asked[-1])[0])
    assert asked == [1, 2]
    assert [proof.count(seat) for seat in range(3)] == [5, 6, 6]


def test_investigative_committee_and_blind_devotion_of_treachery() -> None:
    """Tyrol names Treachery: what lies there of it counts nothing, its abilities are resolved all the same."""
    proof = combined("saul_tigh", "chief_galen_tyrol", *CREW[1:3]).hand(3, "violent_outbursts-4", "maximum_firepower-4")
    until(check(proof, SHIP), "cards_added", p3=("violent_outbursts-4", "maximum_firepower-4"))
    proof.say(1, "use:blind_devotion-treachery")
    assert proof.done()
    assert total(proof) == 1 - 1 + 4
    assert resolved(proof) == ["violent_outbursts"]


# --- orders ------------------------------------------------------------------------------------------------


def test_after_critical_situation_nobody_plays_an_executive_order_this_turn() -> None:
    """Neither who acts in a State of Emergency."""
    proof = combined(*CREW).hand(0, "critical_situation-3", "state_of_emergency-6").hand(1, "executive_order-1")
    proof.place(1, "command").to_do("movement", "action").begin().say(0, "card:critical_situation-3")
    proof.say(0, "card:state_of_emergency-6").say(0, "nothing")
    proof.say(1, next(label for label in proof.labels(1) if "act" in label))
    assert "card:executive_order-1" not in proof.labels(1)


def test_an_executive_order_for_who_holds_critical_situation() -> None:
    """The ordered player has two actions or a move and an action; Critical Situation is none of these."""
    proof = combined(*CREW).hand(0, "executive_order-1").hand(2, "critical_situation-3", "repair-1").place(2, "armory")
    proof.to_do("action").begin().say(0, "card:executive_order-1").say(0, "seat:2").say(2, "choice:act-twice")
    assert "card:critical_situation-3" not in proof.labels(2)


def test_hoshi_pays_for_a_card_by_which_he_is_ordered_about() -> None:
    """Reluctant is for the action of his own card, also in another player's turn."""
    proof = combined("saul_tigh", "louis_hoshi", *CREW[1:3]).hand(0, "executive_order-1")
    proof.hand(1, "consolidate_power-1", "repair-1", "repair-2").place(1, "armory")
    proof.to_do("action").begin().say(0, "card:executive_order-1").say(0, "seat:1").say(1, "choice:act-twice")
    proof.say(1, "card:consolidate_power-1").say(1, "card:repair-2")
    assert proof.prompt() == "draw"
    assert proof.count(1) == 1


def test_forward_thinker_after_an_order_that_ended_in_the_brig() -> None:
    """Lee activates the location he stands in, whatever has become of whom he ordered."""
    proof = mutinous(combined("lee_adama_political", *CREW[:3]), 1, "panic").place(0, "research_lab")
    proof.hand(0, "executive_order-1").hand(1, "bait-0").place(1, "command").to_do("action").begin()
    proof.say(0, "card:executive_order-1").say(0, "seat:1").say(1, "move-and-act").say(1, "location:press_room_2")
    if proof.prompt() == "mutiny-limit":
        proof.say(1, proof.labels(1)[0])
    assert proof.g.players[1].place == "brig"
    while proof.prompt() not in ("forward-thinker", "stop"):
        question = proof.game.questions[0]
        proof.say(question.seat, "pass:pass" if "pass:pass" in question.labels else question.labels[0])
    proof.say(0, "choice:yes").say(0, "draw:engineering")
    assert proof.done()


def test_kleptomania_is_for_his_own_movement_step() -> None:
    """Moved by an Executive Order Romo pays nothing."""
    proof = combined("saul_tigh", "romo_lampkin", *CREW[1:3]).hand(0, "executive_order-1").place(1, "armory")
    proof.hand(1, "repair-1", "repair-2", "launch_scout-1").to_do("action").begin()
    proof.say(0, "card:executive_order-1").say(0, "seat:1").say(1, "move-and-act").say(1, "location:command")
    proof.asked(1, "action")
    assert proof.count(1) == 3


# --- titles and the Brig -----------------------------------------------------------------------------------


def test_two_titles_in_one_hand_draw_two_mutiny_cards() -> None:
    """Dangerous Plots for a President who is Admiral: the second card leads to the Brig, and the Admiral title goes."""
    proof = combined(*CREW)
    proof.state.titles["president"] = 0
    lay_down(proof, "dangerous_plots")
    proof.to_do("text:dangerous_plots").begin().say(0, "part:first")
    assert proof.prompt() == "mutiny-limit"
    assert (proof.g.players[0].place, proof.g.president) == ("brig", 0)
    assert proof.g.admiral == 3
    proof.game.answer(0, (0,))
    assert proof.done()


def test_attorney_gives_back_what_the_brig_has_taken() -> None:
    """All are prisoners: the one Romo frees is Admiral and CAG at once."""
    proof = combined("romo_lampkin", *CREW[:3])
    for seat in range(4):
        proof.place(seat, "brig")
    proof.state.titles |= {"admiral": 1, "title_cag": 3}
    proof.hand(3, "repair-1").to_do("action").begin().say(0, "ability:attorney").say(0, "seat:3")
    proof.say(0, "location:command")
    assert proof.done()
    assert (proof.g.admiral, proof.g.titles["title_cag"]) == (3, 3)
    assert (proof.count(0), proof.count(3)) == (1, 0)


@pytest.mark.parametrize("place", ["sickbay", "brig"])
def test_the_vice_president_alone_may_be_named_by_administration(place: str) -> None:
    """Also one in Sickbay or the Brig: the President title can be held there."""
    proof = mutinous(combined(*CREW), 1, "panic").place(0, "administration_2").place(2, place)
    deck = proof.state.decks["quorum"]
    deck.cards.remove("assign_vice_president")
    deck.seen.pop()
    proof.state.players[2].holds.append("assign_vice_president")
    proof.to_do("action").begin().say(0, "activate:administration_2").skip()
    if proof.prompt() == "administration":
        assert proof.labels(0) == ("seat:2",)
        proof.say(0, "seat:2")
    assert proof.done()
    assert proof.g.president == 2


def test_the_hand_limit_takes_bait_of_a_cag_who_is_not_current() -> None:
    """At the end of anybody's turn; with a Mutiny card they go to the Brig, and the title goes."""
    hand = ("bait-0", *["repair-1"] * 8, "launch_scout-1", "launch_scout-2")
    proof = mutinous(combined(*CREW), 2, "panic").hand(2, *hand).to_do("end_of_turn").begin()
    proof.say(2, "card:bait-0")
    assert proof.prompt() == "mutiny-limit"
    proof.say(2, "panic")
    assert proof.done()
    assert proof.g.players[2].place == "brig"
    assert proof.g.titles["title_cag"] != 2


def test_a_prisoner_who_may_not_be_moved_by_violent_outbursts_in_their_own_brig_check() -> None:
    """Nor does the check of the Brig keep them there once it is passed."""
    proof = combined(*CREW).place(0, "brig").hand(0, "violent_outbursts-4").hand(1, "investigative_committee_2-5")
    proof.hand(2, "strategic_planning-5").hand(3, "consolidate_power-2", "launch_scout-2")
    proof.destiny("repair-1", "repair-1").to_do("action").begin().say(0, "activate:brig")
    proof.add(
        p0=("violent_outbursts-4",),
        p1=("investigative_committee_2-5",),
        p2=("strategic_planning-5",),
        p3=("consolidate_power-2", "launch_scout-2"),
    )
    assert resolved(proof) == ["violent_outbursts"]
    assert total(proof) == 5 + 5 + 2 + 2 - 4 - 2
    if proof.prompt() != "stop":
        proof.say(0, "location:command")
    assert proof.g.players[0].place == "command"


# --- revealed Cylons ---------------------------------------------------------------------------------------


def test_two_cylons_and_footage_transmitted() -> None:
    """Failed: each Cylon player two Treachery cards and a Super Crisis card, who have played it too."""
    proof = combined(*CREW, "tom_zarek").cylon(0, place="caprica").cylon(3, "cylon_can_damage_galactica")
    deck = proof.state.decks["super_crisis"]
    deck.cards.remove("footage_transmitted")
    deck.seen.pop()
    proof.state.players[0].holds.append("footage_transmitted")
    proof.destiny("repair-1", "repair-1").to_do("action").begin().say(0, "activate:caprica_3")
    proof.say(0, "footage_transmitted").add()
    assert proof.done()
    assert [treacherous(proof, seat) for seat in range(5)] == [2, 0, 0, 2, 0]
    assert [len(player.super_crisis) for player in proof.g.players] == [1, 0, 0, 1, 0]


def test_a_cylon_adds_one_card_only_and_none_of_its_texts_is_used() -> None:
    proof = combined(*CREW).cylon(3).hand(3, "investigative_committee_2-3", "restore_order-3", "dradis_contact-0")
    check(proof, SHIP)
    assert proof.prompt() == "add-cards"  # no window for what they hold
    question = proof.question(3)
    assert (question.at_least, question.at_most) == (0, 1)
    proof.say(3, "card:dradis_contact-0").skip()
    assert proof.g.fleet.raiders[FORE] == 2
    assert proof.g.players[3].held(MUTINY) == []
