"""The questions of the combined rulebook's FAQ about Mutiny cards and the Mutineer. Each test is named after the
question."""

import pytest
from tests.galactica.cards.proof import Proof
from tests.galactica.cards.skill_table import combined
from tests.rules.galactica_combined import mutinous, with_mutineer

from readyroom.galactica.board import AFT
from readyroom.galactica.causes import Cause
from readyroom.galactica.mutiny import MUTINY, draw_mutiny
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Basestar, Galactica
from readyroom.kernel import Script

CREW = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta")
"""Tigh is Admiral, Roslin President, Starbuck CAG."""


def _draw(g: Galactica, seat: str) -> Script[None]:
    yield from draw_mutiny(g, int(seat), Cause("test"))


STEPS["faq_draw_mutiny"] = _draw


def playing(proof: Proof, card: str, seat: int = 0) -> Proof:
    """In their own turn a seat plays a Mutiny card."""
    mutinous(proof, seat, card)
    proof.state.current = seat
    proof.to_do("action").begin()
    return proof.say(seat, f"mutiny:{card}")


@pytest.mark.parametrize("mutineer", [False, True])
def test_what_happens_to_a_stranded_helo_who_gets_one_mutiny_card_too_many(mutineer: bool) -> None:
    """He cuts down to one, as the Mutineer to two, and is not moved."""
    held = ("panic", "blackmail") if mutineer else ("panic",)
    proof = combined("karl_helo_agathon", *CREW[1:])
    proof.state.players[0].place = "off_board"
    mutinous(proof, 0, *held)
    if mutineer:
        with_mutineer(proof, 0)
    proof.top("selfish_act").to_do("faq_draw_mutiny:0")
    assert proof.prompt() == "mutiny-limit"
    proof.say(0, "panic")
    assert proof.done()
    assert proof.g.players[0].held(MUTINY) == [*held[1:], "selfish_act"]
    assert proof.g.players[0].place == "off_board"


def test_can_a_nuke_be_recovered_after_unauthorized_usage() -> None:
    """Yes, with Build Nuke: the nukes lie beside the board, not in the box."""
    proof = combined(*CREW).hand(0, "build_nuke-6").dice(4)
    proof.state.fleet.basestars.append(Basestar(AFT))
    mutinous(proof, 0, "unauthorized_usage")
    proof.to_do("action", "action").begin()
    proof.say(0, "mutiny:unauthorized_usage").say(0, "area:aft").skip()
    assert (proof.g.nukes, proof.g.nukes_beside) == (0, 3)
    proof.say(0, "card:build_nuke-6").skip()
    assert (proof.g.nukes, proof.g.nukes_beside) == (1, 2)
    assert "unauthorized_usage" in proof.g.removed


@pytest.mark.parametrize("die", [4, 5])
def test_can_a_prisoner_play_peaceful_resistance(die: int) -> None:
    """Yes, and stays there; the Admiral goes to the Brig by the die as always."""
    proof = playing(combined(*CREW).place(2, "brig").dice(die), "peaceful_resistance", 2).skip()
    assert proof.g.players[2].place == "brig"
    assert proof.g.players[0].place == ("brig" if die == 4 else "command")


def test_can_peaceful_resistance_be_played_with_the_admiral_in_the_brig() -> None:
    """Yes: everybody is there, and both stay."""
    proof = combined(*CREW).dice(4)
    for seat in range(4):
        proof.place(seat, "brig")
    assert proof.state.admiral == 0
    playing(proof, "peaceful_resistance", 2).skip()
    assert [player.place for player in proof.g.players] == ["brig"] * 4
    assert proof.g.admiral == 0


@pytest.mark.parametrize("place", ["sickbay", "brig"])
def test_can_violent_protest_be_played_while_the_president_is_in_sickbay_or_the_brig(place: str) -> None:
    proof = playing(combined(*CREW).place(1, place), "violent_protest").skip()
    assert proof.g.players[1].place == place
    assert proof.changed()["hand 0"] == 2


@pytest.mark.parametrize("engines", [True, False])
def test_does_the_mutineer_draw_for_the_engine_room_without_a_printed_icon(engines: bool) -> None:
    """Yes; without it nobody draws for a card that prints none."""
    proof = with_mutineer(combined(*CREW), 0).place(0, "engine_room").hand(0, "repair-1", "repair-2")
    proof.top("low_supplies").to_do("action", "crisis")
    proof.say(0, "activate:engine_room" if engines else "pass:pass").skip()
    proof.add()
    while proof.prompt() != "stop":
        question = proof.game.questions[0]
        proof.game.answer(question.seat, 0)
    assert (proof.g.jump_track, len(proof.g.players[0].held(MUTINY))) == ((1, 1) if engines else (0, 0))


def test_does_the_mutineer_draw_once_for_each_of_several_crisis_cards() -> None:
    """No, once a turn, although two cards with the icon are resolved (Fulfiller of Prophecy brings the second)."""
    proof = with_mutineer(combined(*CREW), 0).place(0, "engine_room").hand(0, "repair-1", "repair-2", "launch_scout-1")
    proof.top("fulfiller_of_prophecy", "water_sabotaged").to_do("action", "crisis")
    proof.say(0, "activate:engine_room").say(0, "repair-1", "repair-2").skip().say(0, "part:second").skip()
    while proof.prompt() != "stop":
        question = proof.game.questions[0]
        label = "part:second" if "part:second" in question.labels else question.labels[0]
        proof.say(question.seat, label)
    assert proof.g.jump_track == 2
    assert len(proof.g.players[0].held(MUTINY)) == 1
