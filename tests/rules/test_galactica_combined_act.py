"""Actions, sheets and vipers where all boxes lie together (ACT, CHAR, CHERR)."""

import pytest
from tests.rules.galactica_combined import combined

from readyroom.galactica.board import AFT, FORE, PORT_AFT
from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import SHEETS, can_use, drawback, hand_limit
from readyroom.galactica.hangar import in_reserves
from readyroom.galactica.places import layout
from readyroom.galactica.registry import Text
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
only = pytest.mark.only("combined", why="vipers, characters and boards are those of all boxes")
MARK_VII, RAPTOR = "viper_mark_vii", "assault_raptor"
KINDS = ("viper", MARK_VII, RAPTOR)
SHEETS_OF_ALL = in_play(Table("saul_tigh", "laura_roslin", "tom_zarek", rules="combined").state).sheets


def one_of_each_in_the_reserves(*characters: str) -> Table:
    table = combined(*characters)
    for squadron in table.state.squadrons.values():
        squadron.reserves = 1
    table.state.squadrons[MARK_VII].damaged = 3
    return table


# --- vipers of every kind ----------------------------------------------------------------------------------


@rule("ACT-020", "VIP-003")
@only
@pytest.mark.parametrize("kind", KINDS)
def test_a_pilot_takes_off_in_a_viper_of_any_kind(kind: str) -> None:
    table = one_of_each_in_the_reserves("kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    table.say(0, "hangar_deck").say(0, "port_fore").say(0, f"kind:{kind}")
    player = table.g.players[0]
    assert (player.place, player.ship) == ("port_fore", kind)
    assert {ship: squadron.reserves for ship, squadron in table.g.squadrons.items()} == {
        ship: int(ship != kind) for ship in KINDS
    }
    assert table.prompt() == "action"


@rule("ACT-020", "ACT-021")
@only
def test_an_assault_raptor_in_the_reserves_is_a_viper_there() -> None:
    """So none is fetched from space."""
    table = combined("kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    table.state.squadrons["viper"].reserves, table.state.squadrons["viper"].space[FORE] = 0, 2
    table.say(0, "hangar_deck")
    assert table.labels(0) == ("area:port_fore", "area:port_aft")
    table.say(0, "port_aft")
    assert table.g.players[0].ship == RAPTOR
    assert sum(table.g.squadrons["viper"].space) == 2


@rule("ACT-021")
@only
@pytest.mark.parametrize("kind", [MARK_VII, RAPTOR])
def test_an_unmanned_viper_of_any_kind_is_fetched_from_any_area(kind: str) -> None:
    table = combined("kara_starbuck_thrace", "laura_roslin", "saul_tigh").empty_space()
    for squadron in table.state.squadrons.values():
        squadron.reserves = 0
    table.state.squadrons[MARK_VII].damaged = 3
    for ship in (MARK_VII, RAPTOR):
        table.state.squadrons[ship].space[FORE] = 1
    table.state.squadrons["viper"].space[AFT] = 1
    table.say(0, "hangar_deck")
    assert table.labels(0) == ("area:fore", "area:aft")
    table.say(0, "fore").say(0, f"kind:{kind}").say(0, "port_aft")
    assert (table.g.players[0].place, table.g.players[0].ship) == ("port_aft", kind)
    assert [sum(table.g.squadrons[ship].space) for ship in KINDS] == [1, int(kind != MARK_VII), int(kind != RAPTOR)]
    assert in_reserves(table.g) == 0


@rule("CHERR-025")
@only
@pytest.mark.parametrize("kind", KINDS)
def test_apollo_takes_a_viper_of_any_kind_that_was_just_placed(kind: str) -> None:
    """And none of those that have been in that area before."""
    table = one_of_each_in_the_reserves("saul_tigh", "lee_apollo_adama", "laura_roslin")
    for ship, squadron in table.state.squadrons.items():
        if ship != kind:
            squadron.reserves, squadron.space[PORT_AFT] = 0, 1
    table.place(1, "armory").say(0, "command")
    launch = "launch:port_aft" if kind == "viper" else f"launch:{kind}-port_aft"
    before = [sum(squadron.space) for squadron in table.state.squadrons.values()]
    table.say(0, launch).say(1, "use:alert_viper_pilot-port_aft")
    player = table.g.players[1]
    assert (player.place, player.ship) == ("port_aft", kind)
    assert [sum(squadron.space) for squadron in table.g.squadrons.values()] == before
    assert table.question(1).prompt == "galactica-action"


# --- sheets ------------------------------------------------------------------------------------------------


@rule("CHAR-024")
@only
@pytest.mark.parametrize("character", SHEETS_OF_ALL)
def test_nothing_of_the_sheet_of_a_revealed_cylon_counts(character: str) -> None:
    """Good or bad: no action, no reaction, no drawback, nothing at either end of the turn."""
    others = [name for name in ("saul_tigh", "laura_roslin", "chief_galen_tyrol") if name != character][:2]
    hand = (*["launch_scout-1"] * 4, *["launch_scout-2"] * 4, *["repair-1"] * 2)
    table = combined(character, *others).cylon(0, place="caprica").hand(0, *hand)
    g = table.state
    tokens, g.tokens["miracle"] = g.tokens["miracle"], {"seat:0": 3}  # a human could pay
    assert not any(can_use(g, 0, ability) for ability in SHEETS[character].abilities)
    assert drawback(g, g.players[0], Text) is None
    assert hand_limit(g, g.players[0]) == 10
    g.tokens["miracle"] = {seat: count for seat, count in tokens.items() if seat != "seat:0"}
    assert set(table.labels(0)) == {"pass:pass", "activate:caprica_3"}
    table = combined(character, *others).cylon(0, place="caprica").hand(0, *hand)
    table.to_do("begin_turn").skip()
    assert table.events("SkillsDiscarded") == []
    table = combined(character, *others).cylon(0, place="caprica").hand(0, *hand).to_do("end_of_turn")
    assert table.prompt() == "stop"
    assert (table.count(0), table.g.players[0].place) == (10, "caprica_3")


@rule("CHERR-024")
@only
@pytest.mark.parametrize(("cards", "offered"), [(0, False), (1, False), (2, True), (3, True)])
def test_terminal_illness_on_every_board(cards: int, offered: bool) -> None:
    for place in ("research_lab", "quorum_chamber", "presidents_office_2", "main_batteries", "engine_room"):
        table = combined("laura_roslin", "saul_tigh", "tom_zarek").place(0, place).hand(0, *["launch_scout-1"] * cards)
        assert place in layout(table.state).locations
        assert (f"activate:{place}" in table.labels(0)) == offered, place


@rule("SETUP-047")
@only
@pytest.mark.parametrize("character", SHEETS_OF_ALL)
def test_only_pilots_can_launch(character: str) -> None:
    others = [name for name in ("saul_tigh", "laura_roslin", "chief_galen_tyrol") if name != character][:2]
    table = combined(character, *others).place(0, "hangar_deck").hand(0, *["launch_scout-1"] * 3)
    pilots = {name for name in SHEETS_OF_ALL if any(3 in types for types, _ in SHEETS[name].skills)}
    assert ("activate:hangar_deck" in table.labels(0)) == (character in pilots)
