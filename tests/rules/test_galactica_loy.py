"""Loyalty (LOY)."""

import json

import pytest
from tests.rules.galactica_tables import BASE_CYLONS

from readyroom.galactica.loyalty import HUMAN, is_cylon
from readyroom.galactica.places import uppermost
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
ROSLIN_TIGH_STARBUCK_ZAREK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")


@rule("LOY-001", "LOY-002")
@pytest.mark.parametrize("card", BASE_CYLONS)
def test_one_cylon_card_is_enough_whatever_else_one_holds(card: str) -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(1, HUMAN, card, HUMAN).to_do("end_of_turn")
    table.state.resources[2] = 0
    table.skip()
    assert table.game.result is not None
    assert table.game.result.winners == (1,)
    assert not is_cylon(table.g.players[0])


@rule("LOY-004")
def test_a_hidden_cylon_draws_moves_acts_and_has_crises_like_a_human() -> None:
    seen = []
    for cards in ((HUMAN,), ("cylon_can_damage_galactica",)):
        table = (
            Table(*ROSLIN_TIGH_STARBUCK_ZAREK[1:])
            .loyal(0, *cards)
            .to_do("receive_skills", "movement", "action", "crisis")
        )
        table.say(0, "location:research_lab").say(0, "research_lab").say(0, "tactics").skip()
        assert len(table.events("CrisisDrawn")) == 1
        seen.append(json.dumps([table.game.events(1), table.game.view(1), table.game.waiting(1)]))
    assert seen[0] == seen[1]


@rule("LOY-005")
@pytest.mark.parametrize("step", ["movement", "crisis", "end_of_turn", "receive_skills"])
def test_a_cylon_card_can_be_revealed_in_no_other_step(step: str) -> None:
    table = (
        Table("kara_starbuck_thrace", *ROSLIN_TIGH_STARBUCK_ZAREK[:2]).loyal(0, "cylon_can_reduce_morale").to_do(step)
    )
    for _ in range(8):
        asked = table.game.questions
        if not asked or table.prompt() == "stop":
            break
        assert not any("reveal:" in label for question in asked for label in question.labels)
        question = table.game.questions[0]
        table.game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))


@rule("LOY-005")
def test_a_granted_action_may_reveal_a_cylon_in_anothers_turn() -> None:
    table = (
        Table(*ROSLIN_TIGH_STARBUCK_ZAREK)
        .loyal(1, "cylon_can_reduce_morale")
        .hand(0, "executive_order-1")
        .to_do("action", "crisis")
    )
    table.say(0, "executive_order-1").say(0, "seat:1").say(1, "act-twice").say(1, "reveal:cylon_can_reduce_morale")
    table.say(1, "yes").skip()
    assert is_cylon_player(table.g.players[1])
    assert not table.g.turn_ends  # it is not his turn
    assert table.g.current == 0
    assert table.prompt() != "stop"  # and Roslin has her Crisis step: she picks one of two cards
    assert table.g.held


@rule("ACT-008")
def test_revealing_a_cylon_card_is_one_of_the_actions() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, "cylon_can_reduce_morale").to_do("action")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "yes").skip()
    assert is_cylon_player(table.g.players[0])
    assert table.prompt() == "stop"  # there was one action, and this was it


@rule("LOY-005", "ACT-008")
def test_a_cylon_card_is_revealed_as_an_action() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, "cylon_can_reduce_morale")
    assert "reveal:cylon_can_reduce_morale" in table.labels(0)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "yes")
    assert table.g.resource("morale") == 9
    assert is_cylon_player(table.g.players[0])
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK)
    assert not any(label.startswith("reveal") for label in table.labels(0))


@rule("LOY-006")
@pytest.mark.parametrize("card", BASE_CYLONS)
def test_outside_the_brig_the_effect_is_offered_and_inside_it_is_not(card: str) -> None:
    free = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, card).say(0, f"reveal:{card}")
    assert free.prompt().startswith("cylon-")
    assert not is_cylon_player(free.g.players[0])  # the effect comes first
    jailed = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, card).place(0, "brig").say(0, f"reveal:{card}").skip()
    assert jailed.prompt() == "stop"
    assert jailed.g.players[0].place == uppermost(jailed.g, "resurrection_ship")
    assert len(jailed.g.players[0].super_crisis) == 1


@rule("LOY-006", "CYL-001", "ACT-013")
@pytest.mark.parametrize("card", BASE_CYLONS)
def test_in_the_brig_the_card_has_no_effect(card: str) -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, card).place(0, "brig").say(0, f"reveal:{card}")
    assert table.prompt() == "stop"
    assert table.g.players[0].place == uppermost(table.g, "resurrection_ship")
    assert table.g.resources == [8, 8, 10, 12]
    assert table.g.damaged == []
