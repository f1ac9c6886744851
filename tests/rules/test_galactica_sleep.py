"""Sleeper Agent phase (SLEEP)."""

import pytest
from tests.rules.galactica_tables import before_distance_4, jump_away, jumped

from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.places import uppermost

rule = pytest.mark.rule
ROSLIN_TIGH_STARBUCK_ZAREK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")


@rule("SLEEP-001", "SLEEP-002")
def test_the_phase_comes_once_and_to_everybody() -> None:
    deck = (HUMAN, HUMAN, "cylon_can_send_to_brig", HUMAN)
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=deck).cylon(3)
    jumped(table).skip()
    assert [len(player.loyalty) for player in table.g.players] == [2, 2, 2, 2]
    for viewer in (0, 1, 2, 3, None):
        dealt = {event["seat"]: event["card"] for event in table.events("LoyaltyDealt", viewer)}
        assert dealt == {seat: (deck[seat] if seat == viewer else None) for seat in range(4)}
    assert len(table.events("SleeperPhase")) == 1


@rule("SLEEP-001")
def test_a_second_jump_beyond_4_deals_nothing() -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(HUMAN,) * 4)
    table.to_do("prepare_for_jump", *["prepare_for_jump"] * 5)
    jumped(table).skip()
    assert table.prompt() == "destination"  # the second jump
    table.game.answer(table.g.admiral, 0)
    table.skip()
    assert len(table.events("FleetJumped")) == 2
    assert len(table.events("SleeperPhase")) == 1
    assert [len(player.loyalty) for player in table.g.players] == [2] * 4


@rule("SLEEP-001", "SLEEP-002", "OBJ-001", "OBJ-002", "JUMP-017", "OBJ-007")
def test_everybody_gets_a_card_at_distance_4_once() -> None:
    table = before_distance_4(
        "laura_roslin", "saul_tigh", "kara_starbuck_thrace", deck=(HUMAN, "cylon_can_send_to_brig", HUMAN)
    )
    table.cylon(2)
    jump_away(table)
    assert table.g.phases == ["sleeper"]
    assert [len(player.loyalty) for player in table.g.players] == [2, 2, 2]
    assert [player.loyalty[-1].id for player in table.g.players] == [HUMAN, "cylon_can_send_to_brig", HUMAN]
    assert table.events("LoyaltyDealt", 0)[1]["card"] is None
    assert len(table.events("SleeperPhase")) == 1


@rule("SLEEP-001")
def test_no_second_sleeper_phase() -> None:
    table = before_distance_4("laura_roslin", "saul_tigh", "kara_starbuck_thrace", deck=(HUMAN, HUMAN, HUMAN))
    table.state.phases = ["sleeper"]
    jump_away(table)
    assert table.events("SleeperPhase") == []


@rule("SLEEP-004")
def test_boomer_gets_two_cards_and_is_sent_to_the_brig() -> None:
    table = before_distance_4("laura_roslin", "saul_tigh", "sharon_boomer_valerii", deck=(HUMAN,) * 4)
    jumped(table).skip()
    boomer = table.g.players[2]
    assert len(boomer.loyalty) == 3
    assert boomer.place == "brig"
    assert table.g.loyalty == []


@rule("SLEEP-004")
def test_boomer_gets_two_cards_and_the_brig() -> None:
    deck = (HUMAN, HUMAN, HUMAN, HUMAN)
    table = before_distance_4("laura_roslin", "sharon_boomer_valerii", "kara_starbuck_thrace", deck=deck)
    jump_away(table)
    assert len(table.g.players[1].loyalty) == 3
    assert table.g.players[1].place == "brig"
    assert table.g.loyalty == []


@rule("SLEEP-005")
def test_a_revealed_boomer_leaves_a_card_in_the_deck() -> None:
    table = before_distance_4("laura_roslin", "saul_tigh", "sharon_boomer_valerii", deck=(HUMAN,) * 4).cylon(2)
    place = table.state.players[2].place
    jumped(table).skip()
    if table.prompt() == "hand-over-loyalty":  # with all boxes a Cylon player gives it away
        table.say(2, "seat:0").skip()
    assert [event["seat"] for event in table.events("LoyaltyDealt")] == [0, 1, 2]
    assert sum(len(player.loyalty) for player in table.g.players) == 6
    assert table.g.players[2].place == place == uppermost(table.g, "resurrection_ship")  # not in the Brig
    assert table.g.loyalty == [HUMAN]


@rule("SLEEP-005", "SLEEP-007")
def test_a_revealed_boomer_gets_one_card() -> None:
    deck = (HUMAN, HUMAN, HUMAN, HUMAN)
    table = before_distance_4("laura_roslin", "sharon_boomer_valerii", "kara_starbuck_thrace", deck=deck).cylon(1)
    jump_away(table)
    assert len(table.g.players[1].loyalty) == 2
    assert table.g.players[1].place == "resurrection_ship"
    assert table.g.loyalty == [HUMAN]


@rule("SLEEP-007")
@pytest.mark.parametrize("card", [HUMAN, "cylon_can_send_to_brig"])
def test_a_revealed_cylons_new_card_is_his_secret_and_does_nothing(card: str) -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(HUMAN, HUMAN, HUMAN, card)).cylon(3)
    jumped(table).skip()
    for viewer in (0, 1, 2, 3, None):
        cards = [c["card"] for c in table.game.view(viewer)["players"][3]["loyalty"]]
        assert cards == ["cylon_can_reduce_morale", card if viewer == 3 else None]
    assert table.events("CylonRevealed") == []
    assert table.prompt() == "stop"


@rule("SLEEP-007", "CYL-031")
def test_a_revealed_cylon_keeps_his_new_card_facedown() -> None:
    table = before_distance_4(
        "laura_roslin", "saul_tigh", "kara_starbuck_thrace", deck=(HUMAN, "cylon_can_send_to_brig", HUMAN)
    ).cylon(1)
    jump_away(table)
    seen = table.game.view(0)["players"][1]["loyalty"]
    assert [card["card"] for card in seen] == ["cylon_can_reduce_morale", None]
