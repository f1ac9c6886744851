"""Scenarios of the combined game: miracle tokens (C17), and further variants of C19, C21, C23, C25 and C27."""

import pytest
from tests.rules.galactica_combined import combined, miracles_of
from tests.rules.galactica_tables import civilians, travelled

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.places import open_rooms
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

# --- C17 ---------------------------------------------------------------------------------------------------


def cult(baltar: int = 2, dee: int = 1, tigh: int = 0) -> Table:
    """Baltar and Dee in the Admiral's Quarters, Tigh is Admiral, the last one a revealed Cylon."""
    table = combined("gaius_baltar_support", "anastasia_dee_dualla", "saul_tigh", "laura_roslin").cylon(3)
    table.place(1, "admirals_quarters").place(2, "armory")
    held = {0: baltar, 1: dee, 2: tigh}
    table.state.tokens.pop("miracle")
    if any(held.values()):
        table.state.tokens["miracle"] = {f"seat:{seat}": count for seat, count in held.items() if count}
    return table


def tokens(table: Table) -> list[int]:
    return [miracles_of(table.g, seat) for seat in range(4)]


def operation(table: Table) -> Table:
    return table.resolve("an_ambitious_operation", part="first")


def test_c17_cult_leader_takes_and_broadcast_costs_three() -> None:
    table = cult().to_do("action", "action").say(0, "ability:cult_leader").skip()
    if table.prompt() == "cult-leader":
        table.say(0, "miracle:take-1").skip()
    assert tokens(table) == [3, 0, 0, 0]
    table.say(0, "ability:broadcast").say(0, "morale").skip()
    assert table.g.resource("morale") == 12
    assert tokens(table) == [0, 0, 0, 0]


def test_c17_the_admiral_picks_another_player_who_can_take_one() -> None:
    table = operation(cult(baltar=0, dee=0))
    assert table.prompt() == "gain-miracle"
    assert table.game.questions[0].seat == 2
    assert table.game.questions[0].labels == ("seat:0", "seat:1")
    table.say(2, "seat:1").skip()
    assert table.g.resource("fuel") == 7
    assert tokens(table) == [0, 1, 0, 0]


@pytest.mark.parametrize(("baltar", "after"), [(2, [3, 1, 0, 0]), (3, [3, 1, 0, 0])])
def test_c17b_who_can_not_take_one_is_not_picked(baltar: int, after: list[int]) -> None:
    table = operation(cult(baltar=baltar))
    assert table.prompt() == "stop"
    assert tokens(table) == after
    assert table.g.resource("fuel") == 7


def test_c17c_a_token_is_not_given_to_who_has_one() -> None:
    table = cult(baltar=3).to_do("action")
    assert "ability:cult_leader" not in table.game.questions[0].labels


def test_c17d_morale_never_goes_above_fifteen() -> None:
    table = cult(baltar=3)
    table.state.resources[2] = 14
    table.to_do("action").say(0, "ability:broadcast").say(0, "morale").skip()
    assert table.g.resource("morale") == 15


def test_c17e_two_tokens_are_too_few_for_a_broadcast() -> None:
    assert "ability:broadcast" not in cult().to_do("action").game.questions[0].labels


@pytest.mark.parametrize("place", ["armory", "brig"])
def test_c17f_he_reveals_in_the_brig_only_and_loses_his_tokens(place: str) -> None:
    table = cult().loyal(0, "cylon_can_send_to_brig").place(0, place).to_do("action")
    offered = "reveal:cylon_can_send_to_brig" in table.game.questions[0].labels
    assert offered == (place == "brig")
    if offered:
        table.say(0, "reveal:cylon_can_send_to_brig").skip()
        assert tokens(table) == [0, 1, 0, 0]
        assert [player.place for player in table.g.players[1:3]] == ["admirals_quarters", "armory"]


def test_c17g_executed_his_tokens_are_gone_and_the_new_character_has_none() -> None:
    table = cult().to_do("execute:0").skip()
    table.say(0, "character:william_adama").skip()
    assert tokens(table) == [0, 1, 0, 0]


# --- C19, C21, C23 -----------------------------------------------------------------------------------------


def test_c19d_a_sixth_location_of_galactica_is_the_end_at_once() -> None:
    table = combined().dice(4)
    g = table.state
    g.fleet.basestars = [Basestar(FORE)]
    for place in ("command", "armory", "ftl_control", "weapons_control", "admirals_quarters"):
        g.damage_piles["galactica"].remove(place)
        g.damaged.append(place)
    table.to_do("activate:basestars").prompt()
    table.g.damage_piles["galactica"][:] = ["hangar_deck"]
    table.say(0, "board:galactica").skip()
    assert table.g.winner == "cylons"


def test_c21c_a_three_damages_pegasus_and_calculations_makes_it_four() -> None:
    table = combined("samuel_t_anders", "laura_roslin", "saul_tigh").place(0, "pegasus_cic").dice(3)
    table.state.fleet.basestars = [Basestar(FORE)]
    table.to_do("action").say(0, "activate:pegasus_cic").skip()
    assert table.prompt() == "stop"
    assert len(table.g.damage_piles["pegasus"]) == 3
    assert len(table.g.damage_piles["galactica"]) == 8


def test_c23c_on_a_card_of_the_current_player_the_cylon_chooses() -> None:
    table = combined().cylon(0, place="caprica").top("water_sabotaged", "low_supplies").to_do("action")
    table.say(0, "activate:caprica_3").say(0, "card:draw").say(0, "water_sabotaged").skip()
    assert table.prompt() == "choose-part"
    assert table.game.questions[0].seat == 0


def test_c23f_nothing_but_the_location_is_offered() -> None:
    table = combined().cylon(0, place="human_fleet").hand(0, "executive_order-1", "repair-1").to_do("action")
    assert table.game.questions[0].labels == ("pass:pass", "activate:human_fleet_3")


# --- C25, C27 ----------------------------------------------------------------------------------------------


def test_c25e_the_press_room_picks_neither_oneself_nor_a_cylon() -> None:
    table = combined("felix_gaeta", "tory_foster", "louanne_kat_katraine", "saul_tigh").cylon(3)
    table.place(0, "press_room_2").to_do("action").say(0, "activate:press_room_2")
    assert table.game.questions[0].labels == ("seat:1", "seat:2")


def test_c27c_named_for_training_snafu_an_assault_raptor_is_destroyed() -> None:
    table = combined().resolve("training_snafu", total=0)
    for label in ("unmanned:viper-reserves", "unmanned:assault_raptor-reserves"):  # then there is one kind left
        assert table.prompt() == "ground-viper"
        table.say(0, label)
    table.skip()
    g = table.g
    assert (g.squadrons["assault_raptor"].reserves, g.squadrons["assault_raptor"].damaged) == (0, 0)
    assert g.squadrons["viper"].damaged == 2


def test_c27g_without_a_raptor_none_is_built() -> None:
    table = combined().hand(0, "raptor_specialist-3")
    table.state.raptors = 0
    table.to_do("action")
    if "card:raptor_specialist-3" in table.game.questions[0].labels:
        table.say(0, "card:raptor_specialist-3").skip()
        while table.prompt() != "stop":
            table.say(0, table.game.questions[0].labels[0]).skip()
    assert table.g.squadrons["assault_raptor"].unbuilt == 3


@pytest.mark.parametrize(("far", "allowed"), [(False, True), (True, False)])
def test_c27h_blind_jump(far: bool, allowed: bool) -> None:
    table = combined("helena_cain", "laura_roslin", "kara_starbuck_thrace").place(0, "command")
    travelled(table, "asteroid_field", "asteroid_field", *(("deep_space",) if far else ()))
    g = table.state
    g.phases, g.jump_track = ["sleeper"], 1
    civilians(g, AFT, "civ_empty")
    table.to_do("action")
    assert ("ability:blind_jump" in table.game.questions[0].labels) == allowed
    if allowed:
        before = len(table.g.civilian_pile)
        table.say(0, "ability:blind_jump").skip()
        assert len(table.g.civilian_pile) == before - 2
        assert len(table.g.civilians[AFT]) == 1


def test_c27i_a_mark_seven_moves_one_or_two_areas() -> None:
    table = combined().place(0, "command")
    squadron = table.state.squadrons["viper_mark_vii"]
    squadron.damaged, squadron.space[FORE] = 3, 1
    labels = table.to_do("action").say(0, "activate:command").game.questions[0].labels
    moves = {label for label in labels if label.startswith("move:viper_mark_vii-fore")}
    assert len(moves) == 4


def test_the_damaged_mark_sevens_can_not_be_launched() -> None:
    table = combined().place(0, "command").to_do("action").say(0, "activate:command")
    kinds = {label for label in table.game.questions[0].labels if label.startswith("launch:")}
    assert not any("mark_vii" in label for label in kinds)
    assert open_rooms(table.g, 0)
