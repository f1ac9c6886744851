"""Pegasus: damage it takes for Galactica, its loss, and its locations (DMG, BASE, BOARD, MOVE, MUTR)."""

import pytest
from tests.galactica.cards.proof import proves
from tests.rules.galactica_combined import combined, mutinous, with_mutineer

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.places import open_rooms
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
PEGASUS = ("pegasus_cic", "airlock", "main_batteries", "engine_room")


def attacked(*damaged: str, dice: tuple[int, ...] = (4,), basestars: int = 1) -> Table:
    """Basestars attack, of which these locations are damaged already."""
    table = combined("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "felix_gaeta").dice(*dice)
    g = table.state
    g.fleet.basestars = [Basestar(FORE), Basestar(AFT)][:basestars]
    for place in damaged:
        g.damage_piles["pegasus" if place in PEGASUS else "galactica"].remove(place)
        g.damaged.append(place)
    return table.to_do("activate:basestars")


@rule("SETUP-020", "COMP-010", "BOARD-009", "MOVE-005")
def test_pegasus_is_a_ship_of_its_own_from_the_start() -> None:
    table = combined()
    g = table.state
    assert g.damage_piles["pegasus"] == list(PEGASUS)
    assert not {*PEGASUS} & {*open_rooms(g, 0)}  # no card to pay with
    table.hand(0, "repair-1")
    assert {*PEGASUS} <= {*open_rooms(g, 0)}
    table.place(0, "airlock")
    assert "pegasus_cic" in open_rooms(table.hand(0).state, 0)
    assert "command" not in open_rooms(g, 0)
    table.cylon(1)
    assert not {*PEGASUS} & {*open_rooms(table.hand(1, "repair-1").state, 1)}


@rule("BASE-002", "DMG-007")
@pytest.mark.parametrize("ship", ["galactica", "pegasus"])
def test_the_current_player_says_which_ship_takes_the_damage(ship: str) -> None:
    table = attacked()
    assert table.prompt() == "damage-which"
    assert table.game.questions[0].seat == 0
    assert table.game.questions[0].labels == ("board:galactica", "board:pegasus")
    table.say(0, f"board:{ship}").skip()
    g = table.g
    assert len(g.damage_piles["pegasus"]) == (3 if ship == "pegasus" else 4)
    assert len(g.damage_piles["galactica"]) == (8 if ship == "pegasus" else 7)


@rule("DMG-007")
def test_each_damage_is_decided_anew() -> None:
    table = attacked(dice=(4, 8), basestars=2)
    table.say(0, "board:pegasus")
    assert table.prompt() == "damage-which"
    table.say(0, "board:galactica").skip()
    assert len(table.g.damage_piles["pegasus"]) == 3


@rule("DMG-012")
def test_four_damaged_locations_are_the_end_of_pegasus() -> None:
    table = attacked("pegasus_cic", "airlock", "main_batteries", "command", "armory", dice=(4, 4), basestars=2)
    table.place(1, "engine_room").place(2, "main_batteries")
    table.say(0, "board:pegasus").skip()
    g = table.g
    assert [g.players[seat].place for seat in (1, 2)] == ["sickbay", "sickbay"]
    assert table.prompt() == "stop"  # the second damage has no choice any more
    assert [place for place in g.damaged if place in PEGASUS] == []
    assert "pegasus" not in table.game.view(0)["boards"]
    assert len(g.damage_piles["galactica"]) == 5
    assert not g.winner


@rule("DMG-011")
def test_damage_of_pegasus_does_not_count_for_galactica() -> None:
    five = ("command", "armory", "ftl_control", "weapons_control", "admirals_quarters")
    table = attacked(*five, "pegasus_cic", "airlock")
    table.say(0, "board:pegasus").skip()
    assert not table.g.winner
    assert len(table.g.damaged) == 8


@rule("DMG-022")
def test_who_reveals_picks_of_tokens_whose_ship_the_current_player_has_chosen() -> None:
    table = combined().loyal(2, "cylon_can_damage_galactica")
    g = table.state
    g.current = 0
    table.hand(0, "executive_order-1").place(2, "armory").to_do("action")
    table.say(0, "executive_order-1").say(0, "seat:2").skip()
    while table.prompt() not in ("action", "cylon-damage"):
        table.say(2, table.game.questions[0].labels[0])
    if table.prompt() == "action":
        table.say(2, "reveal:cylon_can_damage_galactica")
    table.say(2, "number:5")
    for ship in ("pegasus", "galactica", "pegasus", "galactica", "pegasus"):
        assert table.prompt() == "damage-which"
        assert table.game.questions[0].seat == 0
        table.say(0, f"board:{ship}")
    question = table.game.questions[0]
    assert question.seat == 2
    tokens = [label.removeprefix("token:") for label in question.labels]
    assert sum(token in PEGASUS for token in tokens) == 3
    hit = [token for token in tokens if token in PEGASUS][:2]
    table.say(2, *hit).skip()
    assert {*hit} <= {*table.g.damaged}
    assert len(table.g.damage_piles["pegasus"]) == 2
    assert len(table.g.damage_piles["galactica"]) == 8


@rule("DMG-022", "LIMIT-004")
def test_when_all_tokens_of_pegasus_are_drawn_the_next_one_is_of_galactica_unasked() -> None:
    table = combined("laura_roslin", "saul_tigh", "tom_zarek").loyal(0, "cylon_can_damage_galactica")
    table.to_do("action").say(0, "reveal:cylon_can_damage_galactica").say(0, "number:5")
    for _ in PEGASUS:
        assert table.prompt() == "damage-which"
        table.say(0, "board:pegasus")
    assert table.prompt() == "cylon-damage-tokens"
    tokens = [label.removeprefix("token:") for label in table.labels(0)]
    assert (len(tokens), {*PEGASUS} < {*tokens}) == (5, True)


@proves("engine_room", "a jump icon")
@rule("MUTR-007", "MUTR-009")
@pytest.mark.parametrize("engines", [True, False])
def test_the_mutineer_draws_for_the_jump_icon_of_the_engine_room_too(engines: bool) -> None:
    table = with_mutineer(combined(), 0).place(0, "engine_room").hand(0, "repair-1", "repair-2", "executive_order-1")
    table.top("low_supplies").to_do("action", "crisis")
    assert "activate:engine_room" in table.game.questions[0].labels
    if engines:
        table.say(0, "activate:engine_room")
        table.say(0, "repair-1", "repair-2")
    else:
        table.say(0, "pass:pass")
    table.add()
    while table.prompt() != "stop":
        table.say(table.game.questions[0].seat, table.game.questions[0].labels[0])
    assert table.g.jump_track == (1 if engines else 0)
    assert len(table.g.players[0].held(MUTINY)) == engines


@rule("MUTR-008")
def test_the_mutineer_draws_once_in_a_turn() -> None:
    table = with_mutineer(combined(), 0).to_do("prepare_for_jump", "prepare_for_jump").skip()
    assert table.prompt() == "stop"
    assert table.g.jump_track == 2
    assert len(table.g.players[0].held(MUTINY)) == 1


@rule("MUTR-007", "MUTY-010", "TITLE-027")
def test_the_third_card_jails_the_mutineer() -> None:
    table = with_mutineer(mutinous(combined(), 0, "panic", "blackmail"), 0).to_do("prepare_for_jump")
    assert table.prompt() == "mutiny-limit"
    assert table.g.players[0].place == "brig"
    table.say(0, "panic").skip()
    assert len(table.g.players[0].held(MUTINY)) == 2


@rule("MUTR-007")
def test_others_draw_nothing_and_in_others_turns_nobody_does() -> None:
    table = with_mutineer(combined(), 1).to_do("prepare_for_jump").skip()
    assert all(player.held(MUTINY) == [] for player in table.g.players)


@proves("engine_room", "too few cards")
@rule("ACT-014")
def test_the_engine_room_costs_two_cards() -> None:
    table = combined().place(0, "engine_room").hand(0, "repair-1").to_do("action")
    assert "activate:engine_room" not in table.game.questions[0].labels
