"""What other tests of scenarios T1 to V3 leave open: how many cards and tokens, what follows, who is not asked."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.test_exodus_scenarios_checks import total
from tests.galactica.test_exodus_scenarios_variants import CREW, EXODUS, X1, alone, in_check
from tests.galactica.test_scenarios_loyalty import LABORATORY, SKILLS, court, goals, says, shot, table

from readyroom.galactica.board import AFT, CAG, PORT_AFT
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.skills import TYPE


def in_crisis(card: str, destiny: tuple[str, ...], *cards: str) -> Proof:
    """Seat 1 adds these cards to the check of a whole Crisis step; the Destiny deck is these cards."""
    proof = Proof(*CREW, **EXODUS).place(0, "command").place(3, "armory").empty_space().top(card).to_do("crisis")
    g = proof.state
    for left in g.destiny:
        g.skill_decks[TYPE[left]].insert(0, left)
    g.destiny, g.jump_track, g.resources[2] = [], 2 * (card == "power_failure"), 8
    proof.destiny(*destiny).hand(1, *cards).begin()
    return proof.add(p1=cards)


TEN = (
    *("consolidate_power-1", "strategic_planning-3", "evasive_maneuvers-2", "declare_emergency-3"),
    *("repair-1", "repair-1", "launch_scout-1", "launch_scout-1", "executive_order-1", "executive_order-1"),
)


def test_t1_four_destiny_cards_and_one_damage_token() -> None:
    proof = in_crisis("power_failure", TEN, "trust_instincts-0", "declare_emergency-5", "scientific_research-4")
    assert proof.done()
    assert (total(proof), proof.result(), len(proof.g.destiny)) == (12, "fail", 6)
    assert (len(proof.events("GalacticaDamaged")), proof.g.jump_track) == (1, 1)


def test_t2_the_check_of_the_example_alone() -> None:
    cards = ("establish_network-0", "establish_network-0", "scientific_research-4")
    proof = in_check("power_failure", ("strategic_planning-3", "consolidate_power-1"), *cards)
    assert total(proof) == 8 + 3 - 1


@pytest.mark.parametrize(
    ("destiny", "more", "strength", "changed"),
    [
        (("launch_scout-2", "investigative_committee-3"), ("consolidate_power-1",), 19, {"morale": 1}),
        (
            ("launch_scout-2", "investigative_committee-3"),
            ("red_tape-0", "red_tape-0"),
            7,
            {"morale": -1, "place 0": "brig"},
        ),
        (("launch_scout-2", "red_tape-0"), (), 4, {"morale": -1, "place 0": "brig"}),
    ],
    ids=["b", "c", "d"],
)
def test_x1_variants_with_their_icons(
    destiny: tuple[str, ...], more: tuple[str, ...], strength: int, changed: dict[str, int | str]
) -> None:
    """The marker moves, raiders do nothing, and all cards lie in the discard piles."""
    proof = in_crisis("joes_bar", (*destiny, *TEN[4:]), *more, *X1)
    while proof.prompt() == "check-ability":
        proof.game.answer(0, 0)
    assert proof.done()
    assert total(proof) == strength
    assert proof.changed() == {**changed, "jump_track": 1, "hand 1": -len((*more, *X1))}
    assert sum(map(len, proof.g.skill_discards)) == 2 + len((*more, *X1))


def test_x7_the_turn_of_who_shot_goes_on() -> None:
    proof = shot("sharon_boomer_valerii", 5)
    proof.state.agenda.insert(0, "crisis")
    proof.top("joes_bar").say(1, "character:chief_galen_tyrol").skip()
    assert (proof.g.current, [event["card"] for event in proof.events("CrisisDrawn")]) == (0, ["joes_bar"])


@pytest.mark.parametrize("spent", [False, True])
def test_x7_b_the_cylon_detector_of_a_new_baltar(spent: bool) -> None:
    proof = shot("sharon_boomer_valerii", 5)
    proof.say(1, "character:gaius_baltar")
    later = table("gaius_baltar", "laura_roslin", "william_adama")
    later.state.players[0].spent = ["cylon_detector"] if spent else proof.g.players[1].spent
    assert ("ability:cylon_detector" in later.labels(0)) is not spent


def test_x9_the_crisis_step_follows() -> None:
    proof = goals()
    proof.state.agenda = ["action", "crisis", "stop"]
    proof.top("joes_bar").say(0, "goal:goal_sacrifice").skip()
    assert [event["card"] for event in proof.events("CrisisDrawn")] == ["joes_bar"]


def test_x11_d_a_revealed_cylon_discards_nothing() -> None:
    """The owner is executed: two random cards of every other human, and the text for executions is not used."""
    proof = table(*LABORATORY, final_five=True).cylon(4).loyal(1, "final_five_owner_executed", HUMAN)
    proof.hand(0, *SKILLS[:5]).hand(1, *SKILLS[2:]).hand(2, "repair-1").hand(4, *["repair-2"] * 3)
    proof.place(1, "armory").loyalty_deck(HUMAN).say(0, "ability:cylon_detector").say(0, "seat:1")
    proof.say(1, "character:tom_zarek")
    assert [proof.count(seat) for seat in range(5)] == [3, 0, 0, 0, 3]


def test_x13_c_the_order_and_who_can_be_ordered() -> None:
    """From who played it to the left; a revealed Cylon can't be chosen with Executive Order."""
    proof = court().hand(0).hand(1).hand(2, "state_of_emergency-6", "executive_order-1").empty_space()
    proof.state.current = 2
    proof.to_do("action")
    assert {"card:state_of_emergency-6", "card:executive_order-1"} <= set(proof.labels(2))
    other = court().hand(0).hand(1).hand(2, "executive_order-1").empty_space()
    other.state.current = 2
    other.to_do("action").say(2, "card:executive_order-1")
    assert set(other.labels(2)) == {"seat:1", "seat:3"}
    says(proof, (2, "card:state_of_emergency-6"))
    order = []
    while proof.prompt() == "state-of-emergency":
        order.append(proof.game.questions[0].seat)
        proof.say(order[-1], "nothing")
    assert order == [2, 3, 0, 1]


def test_v3_alone_from_the_cards_that_are_drawn_to_those_drawn_next() -> None:
    proof = alone("cylon_jump_track")
    assert proof.state.titles == {"president": 0, "admiral": 0, CAG: 0}
    drawn = proof.to_do("receive_skills").labels(0)
    assert "draw:leadership+leadership+leadership+tactics+piloting" in drawn
    proof = alone("cylon_jump_track").top("guilty_conscience").to_do("crisis", "receive_skills")
    proof.hand(0, "declare_emergency-5", "declare_emergency-3").destiny("consolidate_power-1", "repair-1").begin()
    proof.skip().add(p0=("declare_emergency-5", "declare_emergency-3"))
    assert proof.events("DieRolled") == []
    assert proof.result() == "pass"
    g = proof.g
    assert (g.fleet.heavies[AFT], g.fleet.heavies[PORT_AFT], g.jump_track, g.assist) == (0, 1, 2, "")
    assert [event["cards"] and len(event["cards"]) for event in proof.events("SkillsDrawn", 0)][-1:] == [5]
