"""Scenarios of the combined game: the last jump, what counts after it, and what does not (C35)."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined
from tests.rules.galactica_tables import civilians, travelled

from readyroom.galactica.board import AFT

CREW = ("felix_gaeta", "laura_roslin", "kara_starbuck_thrace", "saul_tigh", "tom_zarek")


def far(*hand: str, marker: int = 3, population: int = 5) -> Proof:
    """Distance 8. Goals of Roslin and of Starbuck, a hidden Cylon, would each cost population; Tigh's, a revealed
    Cylon's, nothing."""
    proof = combined(*CREW).loyal(1, "goal_use_caution").loyal(2, "cylon_can_send_to_brig", "goal_stand_and_fight")
    proof.cylon(3).loyal(3, "cylon_can_reduce_morale", "goal_self_destruction")
    g = proof.state
    g.players[3].loyalty[0].revealed = True
    travelled(proof, "asteroid_field", "asteroid_field", "barren_planet")
    g.phases, g.jump_track, g.resources = ["sleeper"], marker, [3, 2, 4, population]
    proof.place(0, "ftl_control").hand(0, *hand)
    return proof


def test_c35_the_reroll_is_asked_and_nothing_after_it() -> None:
    """No destination, no ships, nobody who stays in space: the game is over."""
    proof = far().dice(5)
    g = proof.state
    civilians(g, AFT, "civ_empty")
    g.squadrons["assault_raptor"].reserves -= 1
    g.squadrons["assault_raptor"].space[AFT] = 1
    proof.to_do("action").say(0, "activate:ftl_control")
    asked = []
    while proof.game.questions:
        question = proof.game.questions[0]
        asked.append((question.seat, question.prompt.removeprefix("galactica-")))
        proof.say(question.seat, "choice:pass")
    assert asked == [(0, "window-die_rolled")]
    assert proof.g.winner == "cylons"
    assert proof.game.result is not None
    assert proof.game.result.winners == (2, 3)


def test_c35e_a_spared_loss() -> None:
    """Preventative Policy naming population: FTL Control costs two; 3, 2, 1."""
    proof = far("preventative_policy-3").dice(5).to_do("movement", "action")
    proof.say(0, "preventative_policy-3").say(0, "resource:population").say(0, "activate:ftl_control").skip()
    assert proof.g.winner == "humans"
    assert proof.g.resource("population") == 1
    assert [event["now"] for event in proof.events("ResourceChanged")] == [3, 2, 1]


def test_c35f_by_an_icon_nothing_is_rolled_nor_lost() -> None:
    proof = far(marker=4).to_do("prepare_for_jump")
    while proof.game.questions:
        proof.say(proof.game.questions[0].seat, "choice:pass")
    assert proof.g.winner == "humans"
    assert [event["now"] for event in proof.events("ResourceChanged")] == [4, 3]
    assert proof.events("DieRolled") == []


@pytest.mark.parametrize("regained", [False, True])
def test_c35h_regained_before_the_end_of_the_turn(regained: bool) -> None:
    """Food at 0 in the middle of a turn; Food Rationing brings one before it ends."""
    proof = combined("laura_roslin", "saul_tigh", "kara_starbuck_thrace").dice(8)
    g = proof.state
    deck = g.decks["quorum"]
    deck.cards.remove("food_rationing")
    deck.seen.pop()
    g.quorum_hand.append("food_rationing")
    g.resources[0] = 0
    proof.to_do("action", "end_of_turn")
    proof.say(0, "quorum:food_rationing" if regained else "pass:pass").skip()
    assert proof.g.winner == ("" if regained else "cylons")
