"""Loyalty (LOY), the Sleeper Agent phase (SLEEP) and the Sympathizer (SYMP), in play."""

import json

import pytest
from tests.rules.galactica_tables import BASE_CYLONS, before_distance_4

from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER, is_cylon
from readyroom.galactica.sides import CYLON, is_cylon_player
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
FOUR = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")


def jumped(table: Table) -> Table:
    table.skip()
    return table.say(table.g.admiral, "deep_space")


@rule("LOY-001", "LOY-002")
@pytest.mark.parametrize("card", BASE_CYLONS)
def test_one_cylon_card_is_enough_whatever_else_one_holds(card: str) -> None:
    table = Table(*FOUR).loyal(1, HUMAN, card, HUMAN).to_do("end_of_turn")
    table.state.resources[2] = 0
    table.skip()
    assert table.game.result is not None
    assert table.game.result.winners == (1,)
    assert not is_cylon(table.g.players[0])


@rule("LOY-004")
def test_a_hidden_cylon_draws_moves_acts_and_has_crises_like_a_human() -> None:
    seen = []
    for cards in ((HUMAN,), ("cylon_can_damage_galactica",)):
        table = Table(*FOUR[1:]).loyal(0, *cards).to_do("receive_skills", "movement", "action", "crisis")
        table.say(0, "location:research_lab").say(0, "research_lab").say(0, "tactics").skip()
        assert len(table.events("CrisisDrawn")) == 1
        seen.append(json.dumps([table.game.events(1), table.game.view(1), table.game.waiting(1)]))
    assert seen[0] == seen[1]


@rule("LOY-005")
@pytest.mark.parametrize("step", ["movement", "crisis", "end_of_turn", "receive_skills"])
def test_a_cylon_card_can_be_revealed_in_no_other_step(step: str) -> None:
    table = Table("kara_starbuck_thrace", *FOUR[:2]).loyal(0, "cylon_can_reduce_morale").to_do(step)
    for _ in range(8):
        asked = table.game.questions
        if not asked or table.prompt() == "stop":
            break
        assert not any("reveal:" in label for question in asked for label in question.labels)
        question = table.game.questions[0]
        table.game.answer(question.seat, 0 if question.kind == "one" else tuple(range(question.at_least)))


@rule("LOY-005")
def test_a_granted_action_may_reveal_a_cylon_in_anothers_turn() -> None:
    table = Table(*FOUR).loyal(1, "cylon_can_reduce_morale").hand(0, "executive_order-1").to_do("action", "crisis")
    table.say(0, "executive_order-1").say(0, "seat:1").say(1, "act-twice").say(1, "reveal:cylon_can_reduce_morale")
    table.say(1, "yes").skip()
    assert is_cylon_player(table.g.players[1])
    assert not table.g.turn_ends  # it is not his turn
    assert table.g.current == 0
    assert table.prompt() != "stop"  # and Roslin has her Crisis step: she picks one of two cards
    assert table.g.held


@rule("LOY-006")
@pytest.mark.parametrize("card", BASE_CYLONS)
def test_outside_the_brig_the_effect_is_offered_and_inside_it_is_not(card: str) -> None:
    free = Table(*FOUR).loyal(0, card).say(0, f"reveal:{card}")
    assert free.prompt().startswith("cylon-")
    assert not is_cylon_player(free.g.players[0])  # the effect comes first
    jailed = Table(*FOUR).loyal(0, card).place(0, "brig").say(0, f"reveal:{card}").skip()
    assert jailed.prompt() == "stop"
    assert jailed.g.players[0].place == "resurrection_ship"
    assert len(jailed.g.players[0].super_crisis) == 1


# --- the Sleeper Agent phase -------------------------------------------------------------------------------


@rule("SLEEP-001", "SLEEP-002")
def test_the_phase_comes_once_and_to_everybody() -> None:
    deck = (HUMAN, HUMAN, "cylon_can_send_to_brig", HUMAN)
    table = before_distance_4(*FOUR, deck=deck).cylon(3)
    jumped(table).skip()
    assert [len(player.loyalty) for player in table.g.players] == [2, 2, 2, 2]
    for viewer in (0, 1, 2, 3, None):
        dealt = {event["seat"]: event["card"] for event in table.events("LoyaltyDealt", viewer)}
        assert dealt == {seat: (deck[seat] if seat == viewer else None) for seat in range(4)}
    assert len(table.events("SleeperPhase")) == 1


@rule("SLEEP-001")
def test_a_second_jump_beyond_4_deals_nothing() -> None:
    table = before_distance_4(*FOUR, deck=(HUMAN,) * 4)
    table.to_do("prepare_for_jump", *["prepare_for_jump"] * 5)
    jumped(table).skip()
    assert table.prompt() == "destination"  # the second jump
    table.game.answer(table.g.admiral, 0)
    table.skip()
    assert len(table.events("FleetJumped")) == 2
    assert len(table.events("SleeperPhase")) == 1
    assert [len(player.loyalty) for player in table.g.players] == [2] * 4


@rule("SLEEP-004")
def test_boomer_gets_two_cards_and_is_sent_to_the_brig() -> None:
    table = before_distance_4("laura_roslin", "saul_tigh", "sharon_boomer_valerii", deck=(HUMAN,) * 4)
    jumped(table).skip()
    boomer = table.g.players[2]
    assert len(boomer.loyalty) == 3
    assert boomer.place == "brig"
    assert table.g.loyalty == []


@rule("SLEEP-005")
def test_a_revealed_boomer_leaves_a_card_in_the_deck() -> None:
    table = before_distance_4("laura_roslin", "saul_tigh", "sharon_boomer_valerii", deck=(HUMAN,) * 4).cylon(2)
    jumped(table).skip()
    assert [len(player.loyalty) for player in table.g.players] == [2, 2, 2]
    assert table.g.players[2].place == "resurrection_ship"
    assert table.g.loyalty == [HUMAN]


@rule("SLEEP-007")
@pytest.mark.parametrize("card", [HUMAN, "cylon_can_send_to_brig"])
def test_a_revealed_cylons_new_card_is_his_secret_and_does_nothing(card: str) -> None:
    table = before_distance_4(*FOUR, deck=(HUMAN, HUMAN, HUMAN, card)).cylon(3)
    jumped(table).skip()
    for viewer in (0, 1, 2, 3, None):
        cards = [c["card"] for c in table.game.view(viewer)["players"][3]["loyalty"]]
        assert cards == ["cylon_can_reduce_morale", card if viewer == 3 else None]
    assert table.events("CylonRevealed") == []
    assert table.prompt() == "stop"


# --- the Sympathizer ---------------------------------------------------------------------------------------


@rule("SYMP-002", "SYMP-004", "SYMP-005")
@pytest.mark.parametrize(("resource", "value"), [(0, 4), (1, 4), (2, 5), (3, 6)])
def test_one_resource_at_half_sends_him_to_the_brig_as_a_human(resource: int, value: int) -> None:
    table = before_distance_4(*FOUR, deck=(HUMAN, HUMAN, SYMPATHIZER, HUMAN))
    table.state.resources[resource] = value
    jumped(table).skip()
    player = table.g.players[2]
    assert (player.place, is_cylon_player(player)) == ("brig", False)
    assert not is_cylon(player)
    assert table.events("SympathizerRevealed") == [{"event": "SympathizerRevealed", "seat": 2, "cylon": False}]
    table.g.winner, table.g.why = "humans", "kobol"
    assert table.rules.result(table.g).winners == (0, 1, 2, 3)


@rule("SYMP-006", "SYMP-007", "SYMP-008", "SYMP-009")
def test_without_a_red_resource_he_is_a_cylon_for_good() -> None:
    table = before_distance_4(*FOUR, deck=(HUMAN, SYMPATHIZER, HUMAN, HUMAN))
    table.state.resources = [9, 12, 10, 12]
    jumped(table).skip()
    player = table.g.players[1]
    assert (is_cylon_player(player), player.place, player.super_crisis) == (True, "resurrection_ship", [])
    assert table.g.admiral == 2  # Starbuck before Zarek and Roslin
    assert not table.g.turn_ends
    table.g.winner, table.g.why = "cylons", "no_food"
    assert table.rules.result(table.g).winners == (1,)


@rule("SYMP-007")
def test_the_sympathizer_takes_the_reveal_steps_in_his_own_turn_and_the_turn_goes_on() -> None:
    table = before_distance_4("saul_tigh", *FOUR[:1], *FOUR[2:], deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN))
    table.state.resources = [9, 12, 10, 12]
    table.hand(0, *["repair-1"] * 4, "repair-2").to_do("prepare_for_jump", "end_of_turn")
    jumped(table).say(0, "repair-1", "repair-2").skip()
    assert table.count(0) == 3
    assert table.g.current == 1  # the turn came to its usual end
    assert table.events("SuperCrisisDrawn") == []


@rule("SYMP-003")
@pytest.mark.parametrize("to", ["seat:0", "seat:2"])
def test_passed_on_it_is_resolved_at_once(to: str) -> None:
    table = before_distance_4(*FOUR, deck=(HUMAN, HUMAN, HUMAN, SYMPATHIZER)).cylon(3)
    table.state.resources[0] = 4
    jumped(table).say(3, to).skip()
    receiver = table.g.players[int(to[-1])]
    assert receiver.place == "brig"
    assert [card.id for card in table.g.players[3].loyalty] == ["cylon_can_reduce_morale"]
    assert len(table.events("LoyaltyGiven", 1)) == 1


@rule("SYMP-003")
def test_handed_over_by_the_resurrection_ship_it_is_resolved_too() -> None:
    table = Table(*FOUR).cylon(0)
    g = table.state
    g.loyalty_box.remove(SYMPATHIZER)
    g.players[0].loyalty.append(LoyaltyCard(SYMPATHIZER))
    g.resources[2] = 5
    table.say(0, "resurrection_ship").say(0, "seat:2").skip()
    assert table.g.players[2].place == "brig"


@rule("SYMP-003")
def test_handed_over_to_another_cylon_it_goes_on_to_a_human_player() -> None:
    table = Table(*FOUR).cylon(0).cylon(1, "cylon_can_send_to_brig")
    g = table.state
    g.loyalty_box.remove(SYMPATHIZER)
    g.players[0].loyalty.append(LoyaltyCard(SYMPATHIZER))
    g.resources[2] = 5
    table.say(0, "resurrection_ship").say(0, "seat:1")
    assert table.labels(1) == ("seat:2", "seat:3")
    table.say(1, "seat:3").skip()
    assert table.g.players[3].place == "brig"
    assert [card.id for card in table.g.players[1].loyalty] == ["cylon_can_send_to_brig"]


@rule("SYMP-008", "SYMP-009")
@pytest.mark.parametrize("place", ["cylon_fleet", "resurrection_ship", "caprica", "human_fleet"])
def test_what_a_sympathizer_cylon_can_do(place: str) -> None:
    table = Table(*FOUR).loyal(0, SYMPATHIZER).place(0, place)
    player = table.state.players[0]
    player.status, player.sympathizer, player.loyalty[0].revealed = CYLON, True, True
    table.state.titles["president"] = 3
    offered = {label for label in table.labels(0) if label.startswith("activate")}
    assert offered == (set() if place in ("cylon_fleet", "resurrection_ship") else {f"activate:{place}"})
    if place == "caprica":
        table.say(0, "caprica")
        assert table.labels(0) == ("card:draw",)  # there is no Super Crisis card to play


@rule("SYMP-001")
def test_with_five_players_nobody_meets_it() -> None:
    table = before_distance_4(*FOUR, "william_adama", deck=(HUMAN,) * 5)
    assert SYMPATHIZER in table.state.loyalty_box
    table.top("deep_space", "remote_planet").skip()
    table.say(table.g.admiral, "deep_space").skip()
    assert table.events("SympathizerRevealed") == []
    assert [len(player.loyalty) for player in table.g.players] == [2] * 5
