"""Crises, Cylon attack cards, resources (CRIS, CATK, RES, LIMIT)."""

import pytest
from tests.rules.galactica_tables import before_distance_4

from readyroom.galactica.board import AREAS, FORE, PORT_AFT, PORT_FORE
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.resources import change
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import TEST, Table, at_once

rule = pytest.mark.rule
THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("CRIS-001", "CRIS-008")
def test_the_current_player_draws_and_resolves() -> None:
    table = Table(*THREE).to_do("crisis").top("rescue_caprica_survivors")
    assert table.prompt() == "choose-part"
    assert table.question().seat == 1  # the President chooses
    table.say(1, "part:first").skip()
    assert table.g.resources == [7, 7, 10, 13]


@rule("CRIS-002", "CRIS-003")
def test_cylons_and_prisoners_draw_no_crisis_card() -> None:
    for table in (Table(*THREE).cylon(0), Table(*THREE).place(0, "brig")):
        table.to_do("crisis").skip()
        assert table.prompt() == "stop"
        assert table.events("CrisisDrawn") == []


# --- who becomes a Cylon while the card is resolved ---------------------------------------------------------

BY_THE_CARD = {"crippled_raider": "raiders", "network_computers": "raiders", "legendary_discovery": "launch_raiders"}
"""Cards whose text can bring the fleet to distance 4, and their activation icon."""


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


@rule("CYL-024", "CYL-043", "CYL-044", "SYMP-003")
def test_a_cylon_whose_caprica_card_brings_the_fleet_to_distance_4_gives_the_sympathizer_away() -> None:
    """The current player is asked in the middle of the card; the card has no icons for a Cylon."""
    crew = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")
    table = before_distance_4(*crew, deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN)).cylon(0, place="caprica")
    table.top("crippled_raider", "water_shortage").destiny("repair-1", "repair-1").to_do("action", "end_of_turn")
    table.state.resources = [9, 12, 10, 12]
    helping = (*["strategic_planning-3"] * 4, "strategic_planning-5")
    table.hand(1, *helping).say(0, "caprica").say(0, "card:draw").say(0, "crippled_raider").skip()
    table.say(0, "part:first").add(p1=helping).say(2, "deep_space")
    assert table.labels(0) == ("seat:1", "seat:2", "seat:3")
    table.say(0, "seat:1").skip()
    assert table.g.players[1].sympathizer
    assert table.events("CylonShipsActivated") == []
    assert (table.g.jump_track, table.g.current) == (0, 1)
    assert table.g.president == 3  # Roslin's title passed on


@rule("CRIS-006")
def test_there_are_attacks_checks_and_events() -> None:
    attacks = [card for card in CRISES.values() if isinstance(card, Attack)]
    assert len(attacks) == 11  # ten, and one Super Crisis card


@rule("CRIS-009", "CRIS-010")
def test_a_part_may_be_chosen_though_it_can_not_be_fulfilled() -> None:
    table = Table(*THREE).to_do("text:water_shortage")
    assert table.labels(1) == ("part:first", "part:second")
    table.say(1, "part:second")  # nobody has a card to discard
    assert table.prompt() == "stop"
    assert table.g.resource("food") == 8
    table = Table(*THREE).to_do("text:build_cylon_detector")
    table.state.nukes = 0
    assert table.labels(0) == ("part:second",)  # the card itself forbids it


@rule("CRIS-011")
def test_food_shortage() -> None:
    hand = ["repair-1"] * 6
    table = Table(*THREE).hand(0, *hand).hand(1, *["executive_order-1"] * 6)
    table.resolve("food_shortage", part="second")
    table.say(1, *["executive_order-1"] * 2).say(0, *["repair-1"] * 3)
    assert (table.count(0), table.count(1)) == (3, 4)
    assert table.g.resource("food") == 7
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace").hand(0, *hand)
    table.resolve("food_shortage", part="second")
    table.say(0, *["repair-1"] * 2).say(0, *["repair-1"] * 3)
    assert table.count(0) == 1


@rule("CATK-001", "CATK-002", "CATK-003", "CATK-005", "CATK-006")
def test_an_attack_card_in_its_order() -> None:
    table = Table(*THREE).empty_space().hand(0, *["repair-1"] * 4).top("surrounded").to_do("crisis", "end_of_turn")
    table.state.fleet.basestars = [Basestar(FORE)]
    table.dice(1)
    assert table.prompt() == "discard"
    kinds = [event["event"] for event in table.game.events(None)]
    assert kinds.index("CylonShipsActivated") < kinds.index("ShipsPlaced")
    assert len(table.events("DieRolled")) == 1  # only the basestar that was there attacks
    g = table.g
    assert g.fleet.raiders == [4, 0, 3, 0, 0, 0]
    assert g.fleet.heavies == [0, 0, 1, 0, 0, 0]
    assert sorted(base.area for base in g.fleet.basestars) == [0, 1]
    assert g.squadrons["viper"].space == [0, 0, 0, 0, 1, 1]
    assert g.squadrons["viper"].reserves == 6
    assert [len(area) for area in g.civilians] == [0, 0, 0, 1, 1, 1]
    assert all(ship["face"] is None for area in AREAS for ship in table.game.view(0)["areas"][area]["civilians"])
    table.say(0, *["repair-1"] * 3).skip()
    assert table.g.decks["crisis"].discard == ["surrounded"]


@rule("CATK-004", "LIMIT-005")
def test_what_is_short_is_left_out_as_the_current_player_says() -> None:
    table = Table(*THREE).empty_space().top("cylon_swarm").to_do("crisis")
    table.state.squadrons["viper"].reserves, table.state.squadrons["viper"].damaged = 1, 7
    assert table.prompt() == "place-viper"
    table.say(0, "area:port_aft")
    assert (table.g.squadrons["viper"].space[PORT_AFT], table.g.squadrons["viper"].space[PORT_FORE]) == (1, 0)


@rule("CATK-006", "CATK-007", "JUMP-019")
@pytest.mark.parametrize("card", ["ambush", "cylon_swarm", "jammed_assault"])
def test_a_kept_card_lasts_until_the_next_jump(card: str) -> None:
    table = Table(*THREE).empty_space().top(card).to_do("crisis", "action", "prepare_for_jump")
    table.state.jump_track = 4
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
    assert table.game.waiting(1).window == "viper_placed"
    assert sum(len(area) for area in table.g.civilians) == 4  # all ships are there
    table.say(1, "use:alert_viper_pilot-port_aft")
    assert table.g.players[1].place == "port_aft"
    assert table.question().seat == 1


@rule("RES-001", "RES-002", "RES-005")
def test_dials() -> None:
    g = Table(*THREE).state
    at_once(change(g, "population", 9, TEST))
    assert g.resource("population") == 15
    at_once(change(g, "food", -9, TEST))
    assert g.resource("food") == -1
    at_once(change(g, "food", 2, TEST))
    assert g.resource("food") == 1
    table = Table(*THREE).to_do("end_of_turn")
    table.state.resources[0] = 1
    table.skip()
    assert not table.game.over


@rule("LIMIT-001", "SECR-040")
def test_an_empty_deck_is_rebuilt() -> None:
    table = Table(*THREE).to_do("crisis")
    deck = table.state.decks["crisis"]
    deck.discard, deck.cards, deck.seen = deck.cards, [], []
    table.skip()
    assert len(table.events("CrisisDrawn")) == 1
    assert table.g.decks["crisis"].discard == []


@rule("LIMIT-001", "TERM-012")
def test_that_a_deck_and_its_discards_are_empty_is_told() -> None:
    table = Table(*THREE)
    quorum = table.state.decks["quorum"]
    table.state.office_hands["quorum"], quorum.cards, quorum.seen = quorum.cards, [], []
    table.state.titles["president"] = 0
    table.say(0, "quorum:draw")
    assert [event["what"] for event in table.events("NotPossible")] == ["draw-quorum"]
    assert table.events("QuorumDrawn") == []
    table = Table(*THREE).loyal(0, "cylon_can_reduce_morale")
    supers = table.state.decks["super_crisis"]
    table.state.players[2].holds["super_crisis"], supers.cards, supers.seen = supers.cards, [], []
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert [event["what"] for event in table.events("NotPossible")] == ["draw-super-crisis"]
    assert table.events("SuperCrisisDrawn") == []
    assert table.g.players[0].super_crisis == []


@rule("LIMIT-003")
def test_the_loyalty_deck_is_not_rebuilt() -> None:
    table = Table(*THREE).to_do("prepare_for_jump").empty_space().top("desolate_moon", "barren_planet")
    g = table.state
    for card in ("asteroid_field",):
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    g.jump_track = 4
    table.skip()
    table.say(table.g.admiral, "desolate_moon").skip()
    assert table.g.phases == ["sleeper"]
    assert [len(player.loyalty) for player in table.g.players] == [1, 1, 1]
