"""Scenarios of the combined game: Colonial One, its President, its end (C25)."""

import pytest
from tests.galactica.cards.crisis_table import lay_down
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined
from tests.rules.galactica_combined import mutinous, with_mutineer
from tests.rules.galactica_tables import travelled

from readyroom.galactica.mutiny import MUTINY

CREW = ("tory_foster", "felix_gaeta", "louanne_kat_katraine", "saul_tigh")
"""Tory is President, Tigh Admiral, Kat CAG."""


def quorum(proof: Proof, *cards: str) -> Proof:
    """The President's hand."""
    deck = proof.state.decks["quorum"]
    for card in cards:
        at = deck.cards.index(card)
        del deck.cards[at], deck.seen[at]
        proof.state.quorum_hand.append(card)
    return proof


def chamber() -> Proof:
    proof = quorum(combined(*CREW), "inspirational_speech", "food_rationing").place(0, "quorum_chamber")
    proof.hand(0, "consolidate_power-1", "consolidate_power-1", "consolidate_power-2", "repair-1", "repair-2")
    proof.state.resources[2] = 9
    return proof.dice(6).to_do("action").begin()


def test_c25_adaptable_draws_two_of_any_types() -> None:
    """The card drawn, the card played, then the two cards of any types that she may draw: seven."""
    proof = chamber().say(0, "activate:quorum_chamber")
    assert len(proof.g.quorum_hand) == 3
    assert {"quorum:inspirational_speech", "quorum:draw", "quorum:pass"} <= {*proof.labels(0)}
    proof.say(0, "quorum:inspirational_speech")
    while not proof.game.questions[0].prompt.endswith("quorum_resolved"):
        proof.say(proof.game.questions[0].seat, "choice:pass")
    proof.uses(0, "adaptable")
    assert {"draw:engineering+treachery", "draw:piloting+piloting"} <= {*proof.labels(0)}
    proof.say(0, "draw:piloting+piloting")
    assert proof.done()
    assert proof.changed() == {"morale": 1, "hand 0": 2, "removed inspirational_speech": 1}
    assert len(proof.g.quorum_hand) == 2


@pytest.mark.parametrize(("answer", "cards"), [("quorum:draw", 4), ("quorum:pass", 3)])
def test_c25_draw_a_second_card_or_nothing(answer: str, cards: int) -> None:
    proof = chamber().say(0, "activate:quorum_chamber").say(0, answer)
    assert proof.done()  # nothing was played, so Adaptable has nothing to say
    assert (len(proof.g.quorum_hand), proof.count(0)) == (cards, 5)


def test_c25b_the_quorum_chamber_is_the_presidents() -> None:
    proof = combined("felix_gaeta", *CREW[::3], CREW[2]).place(0, "quorum_chamber").to_do("action")
    assert proof.g.president == 1
    assert "activate:quorum_chamber" not in proof.labels(0)


def test_c25c_two_politics_cards_for_anybody() -> None:
    """Kat has no politics in her skill set."""
    proof = combined("louanne_kat_katraine", *CREW[:2], CREW[3]).place(0, "presidents_office_2").to_do("action").begin()
    proof.say(0, "activate:presidents_office_2")
    assert proof.done()
    assert proof.changed()["hand 0"] == 2
    assert proof.events("SkillsDrawn")[-1]["skills"] == ["politics", "politics"]


def press(mutineer: bool) -> Proof:
    proof = combined("felix_gaeta", *CREW[::3], CREW[2]).place(0, "press_room_2").place(3, "command")
    mutinous(mutinous(proof, 0, "panic"), 3, "blackmail")
    if mutineer:
        with_mutineer(mutinous(proof, 3, "impeachment"), 3)
    return proof.top("selfish_act").to_do("action").say(0, "activate:press_room_2").say(0, "seat:3")


@pytest.mark.parametrize("mutineer", [False, True])
def test_c25d_nobody_goes_to_the_brig_and_one_card_is_kept(mutineer: bool) -> None:
    """The Mutineer with two cards draws a third, and keeps one as printed (docs/rulings.md)."""
    proof = press(mutineer)
    assert proof.prompt() == "mutiny-limit"
    proof.say(3, *(("blackmail", "impeachment") if mutineer else ("blackmail",)))
    assert proof.asked(0, "drop-mutiny").labels == ("choice:no", "card:panic")
    proof.say(0, "choice:no")
    assert proof.done()
    assert [proof.g.players[seat].held(MUTINY) for seat in (0, 3)] == [["panic"], ["selfish_act"]]
    assert proof.g.players[3].place == "command"


def bombed(*dealt: str, then: tuple[str, ...] = ("movement", "action")) -> Proof:
    """Bomb on Colonial 1 fails with the President and Gaeta aboard."""
    proof = quorum(combined(*CREW), *dealt).place(0, "quorum_chamber").place(1, "press_room_2").place(2, "command")
    lay_down(proof, "bomb_on_colonial_1")
    proof.destiny("repair-1", "repair-1").hand(0, "repair-1", "repair-2").hand(2, "repair-1")
    return proof.to_do("text:bomb_on_colonial_1", *then).begin().add()


def test_c25f_the_bomb_on_colonial_one() -> None:
    """Morale -2, both to Sickbay; nobody moves there any more; the President keeps title and cards."""
    proof = bombed("food_rationing")
    assert proof.prompt() == "move"
    changed = proof.changed()
    assert (changed["morale"], changed["place 0"], changed["place 1"]) == (-2, "sickbay", "sickbay")
    assert proof.g.sides["colonial_one"] == "destroyed"
    there = {label for label in proof.labels(0) if label.startswith("location:")}
    assert not [place for place in there if place.endswith(("press_room_2", "office_2", "administration_2", "chamber"))]
    assert "location:pegasus_cic" in there
    proof.say(0, "choice:stay")
    assert (proof.g.president, proof.g.quorum_hand) == (0, ["food_rationing"])
    assert {"quorum:draw", "quorum:food_rationing"} < {*proof.labels(0)}


@pytest.mark.parametrize("character", ["romo_lampkin", "laura_roslin"])
def test_c25f_who_would_begin_there_begins_in_sickbay(character: str) -> None:
    proof = bombed(then=("execute:2",))
    proof.say(2, f"character:{character}")
    assert proof.g.players[2].place == "sickbay"


def test_c25g_no_adaptable_when_the_specialist_is_at_work() -> None:
    """The card is assigned by an action, at which she may draw; at the jump it is none."""
    proof = quorum(combined(*CREW), "assign_mission_specialist").place(0, "command").to_do("action", "prepare_for_jump")
    proof.state.jump_track = 4
    travelled(proof.top("deep_space", "remote_planet", "icy_moon"), "asteroid_field")
    proof.begin()
    play = next(label for label in proof.labels(0) if "assign_mission_specialist" in label)
    proof.say(0, play).say(0, "seat:1")
    proof.uses(0, "adaptable").say(0, "draw:politics+politics")
    proof.asked(1, "destination")
    proof.say(1, "deep_space")
    while not proof.done():
        question = proof.game.questions[0]
        assert not [label for label in question.labels if "adaptable" in label]
        proof.game.answer(question.seat, tuple(range(question.at_least)) if question.kind != "one" else 0)
    assert proof.count(0) == 2 + 2  # what the card brings when it is assigned, and Adaptable
