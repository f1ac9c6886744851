"""Revealed Cylons (CYL): their turn."""

import pytest
from tests.rules.galactica_tables import before_distance_4

from readyroom.galactica.board import FORE
from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.places import uppermost
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
BY_THE_CARD = {"crippled_raider": "raiders", "network_computers": "raiders", "legendary_discovery": "launch_raiders"}
ROSLIN_TIGH_STARBUCK_ZAREK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")
ROSLIN_TIGH_STARBUCK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")


def to_distance_4(card: str, *dealt: str) -> Table:
    """Seat 0 draws the card, its check is passed, and the Sleeper Agent phase deals these Loyalty cards."""
    table = before_distance_4("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek", deck=dealt)
    g = table.top(card).to_do("crisis", "end_of_turn").destiny("repair-1", "repair-1").state
    g.resources, g.fleet.basestars = [9, 12, 10, 12], [Basestar(FORE)]
    if card == "legendary_discovery":  # no jump: the card itself is the fourth step of the way
        g.jump_track = 0
        at = g.decks["destination"].cards.index("tylium_planet")
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append("tylium_planet")
    helping = (*["strategic_planning-3"] * 4, "strategic_planning-5")
    if table.hand(1, *helping).prompt() == "choose-part":
        table.say(0, "part:first")
    if table.add(p1=helping).prompt() == "destination":
        table.say(0, "deep_space")
    return table.skip()


@rule("CYL-032", "CYL-034", "CYL-043", "CYL-044")
def test_a_whole_turn() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0)
    table.state.agenda = ["begin_turn"]
    table.say(0, "draw:engineering+engineering")
    assert table.count(0) == 2
    assert set(table.labels(0)) == {
        "choice:stay",
        "location:caprica",
        "location:cylon_fleet",
        "location:human_fleet",
    }
    table.say(0, "location:caprica")
    assert table.count(0) == 2  # moving is free
    before = (table.g.jump_track, table.g.fleet.raiders[:], table.g.fleet.heavies[:])
    crises = [card for card in table.g.decks["crisis"].cards if card in ("prison_labor", "riots")]
    assert len(crises) == 2
    table.say(0, "pass").skip()
    assert table.g.current == 1
    assert (table.g.jump_track, table.g.fleet.raiders, table.g.fleet.heavies) == before
    assert table.events("CrisisDrawn") == []


@rule("CYL-032", "CYL-034", "CYL-040", "CYL-043")
def test_the_turn_of_a_revealed_cylon() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0).to_do("begin_turn")
    assert "draw:politics+politics" in table.labels(0)
    assert len(table.labels(0)) == 15
    table.say(0, "draw:politics+piloting")
    assert table.count(0) == 2
    table.say(0, "location:human_fleet")  # no card has to be paid
    assert table.count(0) == 2
    assert table.labels(0) == ("pass:pass", "activate:human_fleet")
    table.say(0, "pass")
    assert table.g.current == 1
    assert table.events("CrisisDrawn") == []


@rule("CYL-034", "CYL-043")
def test_a_revealed_cylon_moves_to_any_other_cylon_location_and_draws_no_crisis_card() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0, place="caprica").to_do("begin_turn")
    table.say(0, table.labels(0)[0])
    assert table.count(0) == 2
    others = {uppermost(table.g, place) for place in ("cylon_fleet", "human_fleet")}
    if table.g.options.rules != "combined":  # there it is hazardous
        others.add("resurrection_ship")
    if table.g.cylon_board is not None:
        others.add("basestar_bridge")
    assert set(table.labels(0)) == {"choice:stay"} | {f"location:{place}" for place in others}
    table.say(0, "location:human_fleet")
    assert (table.g.players[0].place, table.count(0)) == (uppermost(table.g, "human_fleet"), 2)
    table.say(0, "pass")
    assert (table.g.current, table.g.jump_track) == (1, 0)
    assert table.events("CrisisDrawn") == table.events("CylonShipsActivated") == []


@rule("CYL-043", "CYL-044", "SYMP-007")
@pytest.mark.parametrize("card", BY_THE_CARD)
def test_who_becomes_a_cylon_by_the_card_has_no_icons_any_more(card: str) -> None:
    table = to_distance_4(card, SYMPATHIZER, HUMAN, HUMAN, HUMAN)
    assert table.events("SympathizerRevealed") == [{"event": "SympathizerRevealed", "seat": 0, "cylon": True}]
    assert table.events("CylonShipsActivated") == []
    assert table.g.jump_track == 0
    assert table.g.current == 1  # the turn has come to its usual end


@rule("CYL-043", "CYL-044")
@pytest.mark.parametrize("card", BY_THE_CARD)
def test_when_another_player_becomes_a_cylon_the_icons_are_carried_out(card: str) -> None:
    table = to_distance_4(card, HUMAN, SYMPATHIZER, HUMAN, HUMAN)
    assert table.events("SympathizerRevealed") == [{"event": "SympathizerRevealed", "seat": 1, "cylon": True}]
    assert [event["kind"] for event in table.events("CylonShipsActivated")] == [BY_THE_CARD[card]]
    assert table.g.jump_track == (card != "legendary_discovery")
    assert table.g.current == 1


@rule("CYL-043", "CYL-044")
def test_icons_of_a_crisis_drawn_by_caprica_do_nothing() -> None:
    as_human = (
        Table("saul_tigh", *ROSLIN_TIGH_STARBUCK_ZAREK[:1], *ROSLIN_TIGH_STARBUCK_ZAREK[2:])
        .top("prison_labor")
        .to_do("crisis")
    )
    as_human.skip().add()
    assert as_human.events("CylonShipsActivated")
    table = (
        Table(*ROSLIN_TIGH_STARBUCK_ZAREK)
        .cylon(0, place="caprica")
        .top("elections_loom", "prison_labor")
        .to_do("action")
    )
    table.say(0, "caprica").say(0, "draw").say(0, "elections_loom").skip().add()
    assert table.events("CheckResult")
    assert table.events("CylonShipsActivated") == []
    assert table.g.jump_track == 0  # its icon would have moved the marker
