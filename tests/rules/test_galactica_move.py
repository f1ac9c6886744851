"""Movement step (MOVE)."""

import pytest

from readyroom.galactica.moving import choosable, send
from readyroom.galactica.places import uppermost
from readyroom.galactica.testing import TEST, Table, at_once

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("MOVE-001", "MOVE-002", "MOVE-003", "MOVE-004")
def test_moving_within_a_ship_is_free_and_to_another_costs_a_card() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("movement")
    places = set(table.labels(0))
    assert "choice:stay" in places
    assert "location:armory" in places
    assert "location:press_room" not in places  # without a card there is no other ship
    table.say(0, "armory")
    assert table.g.players[0].place == "armory"
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("movement").hand(0, "repair-1", "executive_order-1")
    table.say(0, "press_room").say(0, "repair-1")
    assert table.g.players[0].place == uppermost(table.g, "press_room")
    assert table.count(0) == 1
    assert table.game.view(None)["decks"]["engineering"]["top"] == "repair-1"


@rule("MOVE-007", "MOVE-008", "MOVE-009", "VIP-015")
def test_a_pilot_moves_his_viper_or_lands_for_a_card() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("movement").hand(0, "repair-1")
    before = table.state.squadrons["viper"].reserves
    administration = uppermost(table.state, "administration")
    assert {"area:fore", "area:port_aft", "location:armory", f"location:{administration}"} <= set(table.labels(0))
    table.say(0, "command")
    assert (table.g.players[0].place, table.count(0), table.g.squadrons["viper"].reserves) == ("command", 0, before + 1)
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("movement")
    assert set(table.labels(0)) == {"choice:stay", "area:fore", "area:port_aft"}
    table.say(0, "area:fore")
    assert table.g.players[0].place == "fore"
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").hand(0, "executive_order-1").hand(1, "repair-1")
    table.say(0, "executive_order-1").say(0, "seat:1").say(1, "move-and-act").say(1, "location:command")
    assert table.g.players[1].place == "command"


@rule("MOVE-003")
def test_the_only_card_that_pays_for_a_move_was_shown_and_is_not_taken_back() -> None:
    """Everybody has seen it; a move within the ship shows nothing."""
    for place, undone in (("armory", True), ("press_room", False)):
        table = Table(*TIGH_ROSLIN_STARBUCK).to_do("movement").hand(0, "repair-1")
        table.say(0, place)
        assert table.question(0).prompt == "galactica-stop"
        assert (table.game.why_no_undo(0) is None) is undone, place


@rule("MOVE-011", "MOVE-012")
def test_brig_and_sickbay_and_moving() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "brig").to_do("movement", "action")
    assert table.prompt() == "action"
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "sickbay").to_do("movement")
    table.say(0, "command")
    assert table.g.players[0].place == "command"


@rule("MOVE-013", "MOVE-014", "MOVE-015", "MOVE-016")
def test_who_can_be_sent_to_brig_and_sickbay() -> None:
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin", "tom_zarek", "kara_starbuck_thrace")
    table.place(0, "brig").place(1, "off_board").place(2, "sickbay").cylon(3)
    g = table.state
    assert choosable(g, "brig") == [2, 4]
    assert choosable(g, "sickbay") == [4, 0]
    at_once(send(g, 0, "sickbay", TEST))
    assert g.players[0].place == "brig"


@rule("MOVE-013", "MOVE-014")
def test_a_prisoner_may_be_chosen_for_sickbay_and_stays_in_the_brig() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(1, "brig").place(2, "sickbay").resolve("witch_hunt", total=5, helper=2)
    assert table.prompt() == "send-to-sickbay"
    assert table.labels(0) == ("seat:0", "seat:1")  # not who is in Sickbay
    table.say(0, "seat:1")
    assert [player.place for player in table.g.players][1:] == ["brig", "sickbay"]
    assert table.events("Moved") == []
    assert [event["what"] for event in table.events("NotPossible")] == ["move-prisoner"]


@rule("MOVE-013", "MOVE-014")
def test_a_prisoner_whom_a_cylon_card_names_discards_and_stays() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK).loyal(0, "cylon_can_send_to_sickbay").place(1, "brig").hand(1, *["repair-1"] * 6)
    )
    table.say(0, "reveal:cylon_can_send_to_sickbay")
    assert "seat:1" in table.labels(0)
    table.say(0, "seat:1").say(1, *["repair-1"] * 5)
    assert (table.count(1), table.g.players[1].place) == (1, "brig")


@rule("MOVE-014", "MOVE-015")
def test_who_may_send_somebody_may_send_nobody_though_there_is_only_one_to_send() -> None:
    """Guilt by Collusion: a single candidate is not taken as chosen."""
    for answer, place in (("choice:nobody", "command"), ("seat:0", "brig")):
        table = Table(*TIGH_ROSLIN_STARBUCK).place(1, "brig").cylon(2).resolve("guilt_by_collusion", total=9)
        assert table.labels(0) == ("choice:nobody", "seat:0")
        table.say(0, answer).skip()
        assert table.g.players[0].place == place


@rule("MOVE-017")
def test_with_nobody_to_choose_nothing_happens() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).place(0, "brig").place(1, "brig").place(2, "brig")
    table.resolve("a_traitor_accused", part="first", total=7)
    assert table.prompt() == "stop"
    assert table.events("NotPossible")[0]["what"] == "send-to-brig"
