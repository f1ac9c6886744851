"""Vipers and piloting (VIP)."""

import pytest
from tests.rules.galactica_tables import civilians, space

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.combat import in_combat

rule = pytest.mark.rule


@rule("VIP-001")
def test_combat() -> None:
    table = space()
    assert not in_combat(table.state)
    table.state.fleet.raiders[0] = 1
    assert in_combat(table.state)


@rule("VIP-002", "VIP-003", "VIP-004", "VIP-005", "VIP-012", "VIP-016")
def test_a_pilot_activates_his_viper() -> None:
    table = space("lee_apollo_adama", "laura_roslin", "saul_tigh").place(0, "aft")
    table.state.fleet.heavies[AFT] = 1
    table.state.fleet.raiders[FORE] = 1
    civilians(table.state, AFT, "civ_empty")
    labels = [label for label in table.labels(0) if label.split(":")[0] in ("move", "attack", "launch")]
    assert sorted(labels) == ["attack:heavy_raider-aft", "move:port_aft", "move:starboard_aft"]
    table.say(0, "move:starboard_aft")
    assert table.g.players[0].place == "starboard_aft"
    assert table.prompt() == "stop"


@rule("VIP-013", "ATT-005", "DMG-002", "DMG-003")
@pytest.mark.parametrize(
    ("die", "damaged", "in_game", "place"),
    [(4, 0, 8, "fore"), (5, 1, 8, "sickbay"), (7, 1, 8, "sickbay"), (8, 0, 7, "sickbay")],
)
def test_a_raider_attacks_a_piloted_viper(die: int, damaged: int, in_game: int, place: str) -> None:
    from readyroom.galactica.hangar import destroyed

    table = space("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "fore").dice(die)
    table.state.fleet.raiders[FORE] = 1
    table.to_do("activate:raiders").skip()
    assert table.g.squadrons["viper"].damaged == damaged
    assert 8 - destroyed(table.g, "viper") == in_game
    assert table.g.players[1].place == place


@rule("VIP-014")
def test_a_pilot_sent_away_leaves_his_viper_to_the_reserves() -> None:
    table = space("lee_apollo_adama", "laura_roslin", "saul_tigh")
    before = table.state.squadrons["viper"].reserves
    table.resolve("cylon_accusation", total=9)
    assert table.g.players[0].place == "brig"
    assert table.g.squadrons["viper"].reserves == before + 1
