"""Sympathizer (SYMP)."""

import pytest
from tests.rules.galactica_tables import before_distance_4, jump_away, jumped

from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER, is_cylon
from readyroom.galactica.sides import CYLON, is_cylon_player
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import Table, spare_loyalty

rule = pytest.mark.rule
ROSLIN_TIGH_STARBUCK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
ROSLIN_TIGH_STARBUCK_ZAREK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")


@rule("SYMP-001")
def test_with_five_players_nobody_meets_it() -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, "william_adama", deck=(HUMAN,) * 5)
    assert SYMPATHIZER in table.state.loyalty_box
    table.top("deep_space", "remote_planet").skip()
    table.say(table.g.admiral, "deep_space").skip()
    assert table.events("SympathizerRevealed") == []
    assert [len(player.loyalty) for player in table.g.players] == [2] * 5


@rule("SYMP-001")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_sympathizer_is_for_four_or_six(seats: int) -> None:
    import readyroom as rr

    game = rr.new("galactica", seats, 5)
    while game.state.turn == 0:
        game.answer(game.questions[0].seat, 0)
    assert (SYMPATHIZER in game.state.loyalty) == (seats in (4, 6))


@rule("SYMP-002", "CYL-014")
def test_a_sympathizer_handed_over_is_resolved() -> None:
    from readyroom.galactica.loyalty import SYMPATHIZER
    from readyroom.galactica.state import LoyaltyCard

    table = Table(*ROSLIN_TIGH_STARBUCK, "tom_zarek").cylon(0)
    spare_loyalty(table.state, SYMPATHIZER).remove(SYMPATHIZER)
    table.state.players[0].loyalty.append(LoyaltyCard(SYMPATHIZER))
    table.say(0, "resurrection_ship").say(0, "seat:1")
    assert table.g.players[1].sympathizer
    assert is_cylon_player(table.g.players[1])


@rule("SYMP-002", "SYMP-004", "SYMP-005")
@pytest.mark.parametrize(("resource", "value"), [(0, 4), (1, 4), (2, 5), (3, 6)])
def test_one_resource_at_half_sends_him_to_the_brig_as_a_human(resource: int, value: int) -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(HUMAN, HUMAN, SYMPATHIZER, HUMAN))
    table.state.resources[resource] = value
    jumped(table).skip()
    player = table.g.players[2]
    assert (player.place, is_cylon_player(player)) == ("brig", False)
    assert not is_cylon(player)
    assert table.events("SympathizerRevealed") == [{"event": "SympathizerRevealed", "seat": 2, "cylon": False}]
    table.g.winner, table.g.why = "humans", "kobol"
    assert table.rules.result(table.g).winners == (0, 1, 2, 3)


@rule("SYMP-002", "SYMP-004", "SYMP-005", "LOY-002")
def test_with_a_resource_in_the_red_the_sympathizer_goes_to_the_brig_and_is_human() -> None:
    from readyroom.galactica.loyalty import is_cylon

    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(HUMAN, SYMPATHIZER, HUMAN, HUMAN))
    table.state.resources[0] = 4
    jump_away(table)
    player = table.g.players[1]
    assert player.place == "brig"
    assert not is_cylon_player(player)
    assert not is_cylon(player)
    assert table.game.view(0)["players"][1]["loyalty"][1] == {"card": SYMPATHIZER, "revealed": True}


@rule("SYMP-002")
def test_a_hidden_cylon_resolves_it_too() -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(HUMAN, SYMPATHIZER, HUMAN, HUMAN)).loyal(
        1, "cylon_can_send_to_brig"
    )
    jump_away(table)
    assert table.g.players[1].sympathizer
    assert is_cylon_player(table.g.players[1])


@rule("SYMP-003")
@pytest.mark.parametrize("to", ["seat:0", "seat:2"])
def test_passed_on_it_is_resolved_at_once(to: str) -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(HUMAN, HUMAN, HUMAN, SYMPATHIZER)).cylon(3)
    table.state.resources[0] = 4
    jumped(table).say(3, to).skip()
    receiver = table.g.players[int(to[-1])]
    assert receiver.place == "brig"
    assert [card.id for card in table.g.players[3].loyalty] == ["cylon_can_reduce_morale"]
    assert len(table.events("LoyaltyGiven", 1)) == 1


@rule("SYMP-003")
def test_handed_over_by_the_resurrection_ship_it_is_resolved_too() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0)
    g = table.state
    spare_loyalty(g, SYMPATHIZER).remove(SYMPATHIZER)
    g.players[0].loyalty.append(LoyaltyCard(SYMPATHIZER))
    g.resources[2] = 5
    table.say(0, "resurrection_ship").say(0, "seat:2").skip()
    assert table.g.players[2].place == "brig"


@rule("SYMP-003")
def test_handed_over_to_another_cylon_it_goes_on_to_a_human_player() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0).cylon(1, "cylon_can_send_to_brig")
    g = table.state
    spare_loyalty(g, SYMPATHIZER).remove(SYMPATHIZER)
    g.players[0].loyalty.append(LoyaltyCard(SYMPATHIZER))
    g.resources[2] = 5
    table.say(0, "resurrection_ship").say(0, "seat:1")
    assert table.labels(1) == ("seat:2", "seat:3")
    table.say(1, "seat:3").skip()
    assert table.g.players[3].place == "brig"
    assert [card.id for card in table.g.players[1].loyalty] == ["cylon_can_send_to_brig"]


@rule("SYMP-003")
def test_a_revealed_cylon_gives_it_to_a_human_player_who_resolves_it() -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(HUMAN, SYMPATHIZER, HUMAN, HUMAN))
    table.cylon(1).cylon(2, "cylon_can_send_to_brig").skip()
    table.say(table.g.admiral, "deep_space")
    assert table.prompt() == "pass-sympathizer"
    assert table.labels(1) == ("seat:0", "seat:3")  # no other Cylon, and it can't be kept
    table.say(1, "seat:3").skip()
    assert table.prompt() == "stop"
    assert table.g.players[3].sympathizer
    assert [card.id for card in table.g.players[1].loyalty] == ["cylon_can_reduce_morale"]
    for viewer in (0, 1, 2, 3, None):
        assert table.game.view(viewer)["players"][3]["loyalty"][1] == {"card": SYMPATHIZER, "revealed": True}


@rule("SYMP-003", "SLEEP-002", "SLEEP-007")
def test_who_becomes_a_cylon_by_a_passed_sympathizer_still_gets_a_card() -> None:
    """The deal goes on where it was: a card for the new Cylon, facedown, and none for the giver in place of his."""
    table = before_distance_4(
        *ROSLIN_TIGH_STARBUCK_ZAREK, deck=(SYMPATHIZER, HUMAN, "cylon_can_send_to_brig", HUMAN)
    ).cylon(0)
    table.skip()
    table.say(table.g.admiral, "deep_space").say(0, "seat:2").skip()
    cards = [[card.id for card in player.loyalty] for player in table.g.players]
    assert cards[0] == ["cylon_can_reduce_morale"]
    assert cards[2] == [HUMAN, SYMPATHIZER, "cylon_can_send_to_brig"]
    assert [card["card"] for card in table.game.view(1)["players"][2]["loyalty"]] == [None, SYMPATHIZER, None]
    assert table.prompt() == "stop"


@rule("SYMP-003", "SYMP-004", "TITLE-014")
def test_an_admiral_who_is_given_it_loses_the_title_in_the_brig() -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN)).cylon(0)
    table.state.resources[0] = 4
    table.skip().say(1, "deep_space").say(0, "seat:1").skip()
    assert (table.g.players[1].place, is_cylon_player(table.g.players[1])) == ("brig", False)
    assert table.g.admiral == 2


@rule("SYMP-003", "SLEEP-005")
def test_boomer_who_becomes_a_cylon_by_a_passed_sympathizer_is_dealt_one_card() -> None:
    deck = (SYMPATHIZER, HUMAN, HUMAN, HUMAN, HUMAN)
    table = before_distance_4("laura_roslin", "saul_tigh", "sharon_boomer_valerii", "tom_zarek", deck=deck).cylon(0)
    table.skip()
    table.say(table.g.admiral, "deep_space").say(0, "seat:2").skip()
    assert [card.id for card in table.g.players[2].loyalty] == [HUMAN, SYMPATHIZER, HUMAN]
    assert table.g.players[2].place == "resurrection_ship"
    assert table.g.loyalty == [HUMAN]


@rule("SYMP-004", "SYMP-006", "MOVE-016")
@pytest.mark.parametrize(("food", "place", "cylon"), [(4, "off_board", False), (9, "resurrection_ship", True)])
def test_helo_who_is_not_on_the_board_yet_can_not_go_to_the_brig(food: int, place: str, cylon: bool) -> None:
    crew = ("laura_roslin", "saul_tigh", "karl_helo_agathon", "tom_zarek")
    table = before_distance_4(*crew, deck=(HUMAN, HUMAN, SYMPATHIZER, HUMAN)).place(2, "off_board")
    table.state.resources = [food, 12, 10, 12]
    table.skip().say(1, "deep_space").skip()
    assert (table.g.players[2].place, is_cylon_player(table.g.players[2])) == (place, cylon)


@rule("SYMP-006", "SYMP-007", "SYMP-008", "SYMP-009")
def test_without_a_red_resource_he_is_a_cylon_for_good() -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(HUMAN, SYMPATHIZER, HUMAN, HUMAN))
    table.state.resources = [9, 12, 10, 12]
    jumped(table).skip()
    player = table.g.players[1]
    assert (is_cylon_player(player), player.place, player.super_crisis) == (True, "resurrection_ship", [])
    assert table.g.admiral == 2  # Starbuck before Zarek and Roslin
    assert not table.g.turn_ends
    table.g.winner, table.g.why = "cylons", "no_food"
    assert table.rules.result(table.g).winners == (1,)


@rule("SYMP-006", "SYMP-007")
def test_without_one_he_becomes_a_revealed_cylon() -> None:
    table = before_distance_4(*ROSLIN_TIGH_STARBUCK_ZAREK, deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN))
    table.hand(0, "repair-1", "repair-1", "repair-1", "repair-1", "repair-2")
    jump_away(table)
    table.say(0, "repair-1", "repair-2")
    player = table.g.players[0]
    assert is_cylon_player(player)
    assert player.sympathizer
    assert player.place == "resurrection_ship"
    assert player.super_crisis == []
    assert len(player.hand) == 3
    assert table.g.president == 3
    assert not table.g.turn_ends
    assert all(len(other.loyalty) == 2 for other in table.g.players)


@rule("SYMP-007")
def test_the_sympathizer_takes_the_reveal_steps_in_his_own_turn_and_the_turn_goes_on() -> None:
    table = before_distance_4(
        "saul_tigh",
        *ROSLIN_TIGH_STARBUCK_ZAREK[:1],
        *ROSLIN_TIGH_STARBUCK_ZAREK[2:],
        deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN),
    )
    table.state.resources = [9, 12, 10, 12]
    table.hand(0, *["repair-1"] * 4, "repair-2").to_do("prepare_for_jump", "end_of_turn")
    jumped(table).say(0, "repair-1", "repair-2").skip()
    assert table.count(0) == 3
    assert table.g.current == 1  # the turn came to its usual end
    assert table.events("SuperCrisisDrawn") == []


@rule("SYMP-008", "SYMP-009")
@pytest.mark.parametrize("place", ["cylon_fleet", "resurrection_ship", "caprica", "human_fleet"])
def test_what_a_sympathizer_cylon_can_do(place: str) -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, SYMPATHIZER).place(0, place)
    player = table.state.players[0]
    player.status, player.sympathizer, player.loyalty[0].revealed = CYLON, True, True
    table.state.titles["president"] = 3
    offered = {label for label in table.labels(0) if label.startswith("activate")}
    assert offered == (set() if place in ("cylon_fleet", "resurrection_ship") else {f"activate:{place}"})
    if place == "caprica":
        table.say(0, "caprica")
        assert table.labels(0) == ("card:draw",)  # there is no Super Crisis card to play


@rule("SYMP-008", "SYMP-009")
def test_a_sympathizer_cylon_has_no_fleet_and_no_super_crisis() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, SYMPATHIZER).place(0, "cylon_fleet")
    player = table.state.players[0]
    player.status, player.sympathizer, player.loyalty[0].revealed = CYLON, True, True
    table.state.titles["president"] = 3
    assert table.labels(0) == ("pass:pass",)
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, SYMPATHIZER).place(0, "resurrection_ship")
    player = table.state.players[0]
    player.status, player.sympathizer, player.loyalty[0].revealed = CYLON, True, True
    table.state.titles["president"] = 3
    assert table.labels(0) == ("pass:pass",)  # no Super Crisis card to swap, no card to hand over
