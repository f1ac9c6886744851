"""Cylon attack cards (CATK)."""

import pytest
from tests.rules.galactica_tables import in_vipers, only_vipers

from readyroom.galactica.board import AREAS, FORE, PORT_AFT, PORT_FORE
from readyroom.galactica.boxes import pieces
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("CATK-001", "CATK-002", "CATK-003", "CATK-005", "CATK-006")
def test_an_attack_card_in_its_order() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK)
        .empty_space()
        .hand(0, *["repair-1"] * 4)
        .top("surrounded")
        .to_do("crisis", "end_of_turn")
    )
    table.state.fleet.basestars = [Basestar(FORE)]
    in_vipers(table.dice(1))
    assert table.prompt() == "discard"
    kinds = [event["event"] for event in table.game.events(None)]
    assert kinds.index("CylonShipsActivated") < kinds.index("ShipsPlaced")
    assert not any(event["launched"] for event in table.events("ShipsPlaced"))  # the card brings them
    assert len(table.events("DieRolled")) == 1  # only the basestar that was there attacks
    g = table.g
    assert g.fleet.raiders == [4, 0, 3, 0, 0, 0]
    assert g.fleet.heavies == [0, 0, 1, 0, 0, 0]
    assert sorted(base.area for base in g.fleet.basestars) == [0, 1]
    assert g.squadrons["viper"].space == [0, 0, 0, 0, 1, 1]
    assert g.squadrons["viper"].reserves == 6
    assert pieces(g, "viper") == 8
    assert [len(area) for area in g.civilians] == [0, 0, 0, 1, 1, 1]
    assert all(ship["face"] is None for area in AREAS for ship in table.game.view(0)["areas"][area]["civilians"])
    table.say(0, *["repair-1"] * 3).skip()
    assert table.g.decks["crisis"].discard == ["surrounded"]


@rule("CATK-004", "LIMIT-005")
def test_what_is_short_is_left_out_as_the_current_player_says() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).empty_space().top("cylon_swarm").to_do("crisis")
    only_vipers(table, damaged=7)
    assert table.prompt() == "place-viper"
    table.say(0, "area:port_aft")
    assert (table.g.squadrons["viper"].space[PORT_AFT], table.g.squadrons["viper"].space[PORT_FORE]) == (1, 0)


@rule("CATK-006", "CATK-007", "JUMP-019")
@pytest.mark.parametrize("card", ["ambush", "cylon_swarm", "jammed_assault"])
def test_a_kept_card_lasts_until_the_next_jump(card: str) -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).empty_space().top(card).to_do("crisis", "action", "prepare_for_jump")
    table.state.jump_track = 4
    in_vipers(table)
    assert table.prompt() == "action"
    assert table.game.view(None)["kept"] == [card]
    table.say(0, "pass")
    while table.prompt() != "stop":
        table.game.answer(table.question().seat, 0)
    assert table.game.view(None)["kept"] == []
    assert card in table.g.decks["crisis"].discard


@rule("CATK-008", "CHERR-025")
def test_apollo_takes_a_viper_after_the_whole_setup() -> None:
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").empty_space().place(1, "armory")
    table.top("thirty_three").to_do("crisis")
    while table.question().prompt == "galactica-which-viper":
        table.say(0, "kind:viper")
    assert table.game.waiting(1).window == "viper_placed"
    assert sum(len(area) for area in table.g.civilians) == 4  # all ships are there
    table.say(1, "use:alert_viper_pilot-port_aft")
    assert table.g.players[1].place == "port_aft"
    assert table.question().seat == 1
