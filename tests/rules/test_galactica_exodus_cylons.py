"""Exodus: revealed Cylons, the Quorum limit, landing in a State of Emergency (CYL, TITLE-004, DISC-002, MOVE-010)."""

from itertools import combinations

import pytest
from tests.galactica.cards.proof import Proof

from readyroom.galactica.boxes import in_play
from readyroom.galactica.loyalty import SYMPATHIZER
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.skills import SKILLS
from readyroom.galactica.testing import Table

rule = pytest.mark.rule

CREW = ("saul_tigh", "laura_roslin", "william_adama", "tom_zarek")


@rule("CYL-033")
def test_of_two_different_types_a_revealed_cylon_draws_any() -> None:
    table = Table(*CREW, rules="exodus").cylon(0, place="caprica").to_do("receive_skills")
    pairs = combinations([SKILLS[skill] for skill in in_play(table.state).skills], 2)
    assert table.labels(0) == tuple(f"draw:{one}+{other}" for one, other in pairs)
    table.say(0, table.labels(0)[0])
    assert table.count(0) == 2


@rule("CYL-033", "TERM-014")
@pytest.mark.parametrize(("sympathizer", "count"), [(True, 2), (False, 3)])
def test_a_revealed_cylon_draws_cards_of_different_types(sympathizer: bool, count: int) -> None:
    """Three in the variant without the Sympathizer."""
    table = Table(*CREW, rules="exodus", sympathizer=sympathizer).cylon(0, place="caprica").to_do("receive_skills")
    ways = [label.removeprefix("draw:").split("+") for label in table.labels(0)]
    assert len(ways) == 10
    assert all(len(way) == len({*way}) == count for way in ways)


@rule("CYL-045", "CYL-046")
@pytest.mark.parametrize(("card", "track"), [("ambushed_by_the_press", 3), ("labor_dispute", 2)])
def test_a_jump_icon_on_a_crisis_of_caprica_counts_once_the_card_is_resolved(card: str, track: int) -> None:
    """Labor Dispute has none."""
    table = Table(*CREW, rules="exodus").cylon(0, place="caprica").top(card)
    table.state.jump_track = 2
    table.say(0, "activate:caprica").say(0, "card:draw").say(0, f"card:{card}").say(1, "part:first")
    assert table.prompt() == "stop"
    assert table.g.jump_track == track
    assert table.events("CylonShipsActivated") == []


@rule("CYL-045", "CYL-043")
@pytest.mark.only("exodus", why="with all boxes there is no Sympathizer")
def test_who_becomes_a_cylon_by_the_card_prepares_for_the_jump_but_activates_nothing() -> None:
    """The Sympathizer in the Crisis step of his own turn."""
    table = Table(*CREW, rules="exodus").loyalty_deck(*["you_are_not_a_cylon"] * 4, SYMPATHIZER).gone("barren_planet")
    table.state.jump_track = 4
    cards = ("strategic_planning-5", "scientific_research-5", "investigative_committee-5")
    table.hand(1, *cards).destiny("repair-1", "repair-1")
    table.top("consult_the_prisoner", "remote_planet", "barren_planet").to_do("crisis")
    table.say(0, "part:first").add(p1=cards)
    table.say(2, "card:barren_planet")
    assert table.prompt() == "stop"
    assert is_cylon_player(table.g.players[0])
    assert (table.g.jump_track, table.events("CylonShipsActivated")) == (1, [])


@rule("TITLE-004", "DISC-002")
@pytest.mark.parametrize(("cards", "over"), [(10, 0), (11, 1), (13, 3)])
def test_the_president_discards_down_to_ten_quorum_cards_at_the_end_of_every_turn(cards: int, over: int) -> None:
    proof = Proof(*CREW, rules="exodus")
    deck = proof.state.decks["quorum"]
    proof.state.quorum_hand.extend(deck.cards.pop() for _ in range(cards))
    del deck.seen[-cards:]
    proof.state.agenda = ["end_of_turn"]
    proof.skip()
    if over:
        question = proof.asked(1, "quorum-limit")
        assert (question.at_least, question.at_most) == (over, over)
        proof.game.answer(1, tuple(range(over)))
    assert len(proof.g.quorum_hand) == 10
    assert len(proof.g.decks["quorum"].discard) == over
    assert proof.g.current == 1


@rule("MOVE-010", "SKERR-009")
def test_a_pilot_may_land_with_the_move_of_a_state_of_emergency() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace", rules="exodus")
    table.hand(0, "state_of_emergency-6").hand(2, "repair-1").place(2, "fore").empty_space().place(2, "fore")
    table.say(0, "card:state_of_emergency-6").say(0, "nothing").say(1, "nothing")
    table.say(2, "move").say(2, "location:command")
    assert (table.g.players[2].place, table.count(2)) == ("command", 0)
