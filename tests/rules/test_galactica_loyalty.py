"""Loyalty, the Sleeper Agent phase, the Sympathizer (LOY, SLEEP, SYMP) and looking at cards (SECR-004..007)."""

import pytest
from tests.rules.galactica_tables import BASE_CYLONS, before_distance_4

from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.sides import CYLON, is_cylon_player
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
FOUR = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")


def jump(table: Table) -> Table:
    table.skip()
    return table.say(table.g.admiral, "deep_space").skip()


@rule("SECR-004", "SECR-005")
def test_own_loyalty_cards_are_seen_by_their_owner_only() -> None:
    table = Table(*FOUR).loyal(1, "cylon_can_send_to_brig")
    for viewer in (0, 1, 2, None):
        card = table.game.view(viewer)["players"][1]["loyalty"][0]["card"]
        assert card == ("cylon_can_send_to_brig" if viewer == 1 else None)


@rule("SECR-006", "SECR-007", "SECR-005")
def test_one_random_card_is_seen_and_its_owner_is_told_which() -> None:
    seen = set()
    for seed in range(12):
        table = Table(*FOUR, seed=seed).loyal(1, "cylon_can_send_to_brig", HUMAN)
        table.resolve("terrorist_investigations", total=12).say(0, "seat:1")
        events = {viewer: table.events("LoyaltySeen", viewer)[0]["cards"] for viewer in (0, 1, 2, None)}
        assert events[0] == events[1]
        assert events[2] is None
        assert events[None] is None
        assert len(events[0]) == 1
        seen.add(events[0][0])
        known = [card["card"] for card in table.game.view(0)["players"][1]["loyalty"]]
        assert sorted(map(str, known)) == sorted(["None", events[0][0]])
    assert seen == {"cylon_can_send_to_brig", HUMAN}


@rule("SECR-006", "CRIS-009")
@pytest.mark.parametrize(
    ("president", "admiral", "looked_at"), [(1, 2, (1, 2)), (2, 2, (2,)), (0, 2, (2,)), (1, 0, (1,)), (0, 0, ())]
)
def test_cylon_screenings_looks_at_president_or_admiral_only(
    president: int, admiral: int, looked_at: tuple[int, ...]
) -> None:
    """Neither at anybody else nor at the current player's own cards; one candidate is no question."""
    table = Table(*FOUR)
    table.state.titles |= {"president": president, "admiral": admiral}
    table.resolve("cylon_screenings", part="first", total=8)
    if len(looked_at) > 1:
        assert table.labels(0) == tuple(f"seat:{seat}" for seat in looked_at)
        table.say(0, f"seat:{looked_at[-1]}")
    assert table.prompt() == "stop"
    assert [event["source"] for event in table.events("LoyaltySeen")] == list(looked_at[-1:])
    assert len(table.events("NotPossible")) == (not looked_at)


@rule("LOY-005", "ACT-008")
def test_a_cylon_card_is_revealed_as_an_action() -> None:
    table = Table(*FOUR).loyal(0, "cylon_can_reduce_morale")
    assert "reveal:cylon_can_reduce_morale" in table.labels(0)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "yes")
    assert table.g.resource("morale") == 9
    assert is_cylon_player(table.g.players[0])
    table = Table(*FOUR)
    assert not any(label.startswith("reveal") for label in table.labels(0))


@rule("LOY-006", "CYL-001", "ACT-013")
@pytest.mark.parametrize("card", BASE_CYLONS)
def test_in_the_brig_the_card_has_no_effect(card: str) -> None:
    table = Table(*FOUR).loyal(0, card).place(0, "brig").say(0, f"reveal:{card}")
    assert table.prompt() == "stop"
    assert table.g.players[0].place == "resurrection_ship"
    assert table.g.resources == [8, 8, 10, 12]
    assert table.g.damaged == []


@rule("SLEEP-001", "SLEEP-002", "OBJ-001", "OBJ-002", "JUMP-017", "OBJ-007")
def test_everybody_gets_a_card_at_distance_4_once() -> None:
    table = before_distance_4(
        "laura_roslin", "saul_tigh", "kara_starbuck_thrace", deck=(HUMAN, "cylon_can_send_to_brig", HUMAN)
    )
    table.cylon(2)
    jump(table)
    assert table.g.phases == ["sleeper"]
    assert [len(player.loyalty) for player in table.g.players] == [2, 2, 2]
    assert [player.loyalty[-1].id for player in table.g.players] == [HUMAN, "cylon_can_send_to_brig", HUMAN]
    assert table.events("LoyaltyDealt", 0)[1]["card"] is None
    assert len(table.events("SleeperPhase")) == 1


@rule("SLEEP-001")
def test_no_second_sleeper_phase() -> None:
    table = before_distance_4("laura_roslin", "saul_tigh", "kara_starbuck_thrace", deck=(HUMAN, HUMAN, HUMAN))
    table.state.phases = ["sleeper"]
    jump(table)
    assert table.events("SleeperPhase") == []


@rule("SLEEP-004")
def test_boomer_gets_two_cards_and_the_brig() -> None:
    deck = (HUMAN, HUMAN, HUMAN, HUMAN)
    table = before_distance_4("laura_roslin", "sharon_boomer_valerii", "kara_starbuck_thrace", deck=deck)
    jump(table)
    assert len(table.g.players[1].loyalty) == 3
    assert table.g.players[1].place == "brig"
    assert table.g.loyalty == []


@rule("SLEEP-005")
def test_a_revealed_boomer_gets_one_card() -> None:
    deck = (HUMAN, HUMAN, HUMAN, HUMAN)
    table = before_distance_4("laura_roslin", "sharon_boomer_valerii", "kara_starbuck_thrace", deck=deck).cylon(1)
    jump(table)
    assert len(table.g.players[1].loyalty) == 2
    assert table.g.players[1].place == "resurrection_ship"
    assert table.g.loyalty == [HUMAN]


@rule("SLEEP-007", "CYL-031")
def test_a_revealed_cylon_keeps_his_new_card_facedown() -> None:
    table = before_distance_4(
        "laura_roslin", "saul_tigh", "kara_starbuck_thrace", deck=(HUMAN, "cylon_can_send_to_brig", HUMAN)
    ).cylon(1)
    jump(table)
    seen = table.game.view(0)["players"][1]["loyalty"]
    assert [card["card"] for card in seen] == ["cylon_can_reduce_morale", None]


@rule("SYMP-001")
@pytest.mark.parametrize("seats", [3, 4, 5, 6])
def test_the_sympathizer_is_for_four_or_six(seats: int) -> None:
    import readyroom as rr

    game = rr.new("galactica", seats, 5)
    while game.state.turn == 0:
        game.answer(game.questions[0].seat, 0)
    assert (SYMPATHIZER in game.state.loyalty) == (seats in (4, 6))


@rule("SYMP-002", "SYMP-004", "SYMP-005", "LOY-002")
def test_with_a_resource_in_the_red_the_sympathizer_goes_to_the_brig_and_is_human() -> None:
    from readyroom.galactica.loyalty import is_cylon

    table = before_distance_4(*FOUR, deck=(HUMAN, SYMPATHIZER, HUMAN, HUMAN))
    table.state.resources[0] = 4
    jump(table)
    player = table.g.players[1]
    assert player.place == "brig"
    assert not is_cylon_player(player)
    assert not is_cylon(player)
    assert table.game.view(0)["players"][1]["loyalty"][1] == {"card": SYMPATHIZER, "revealed": True}


@rule("SYMP-006", "SYMP-007")
def test_without_one_he_becomes_a_revealed_cylon() -> None:
    table = before_distance_4(*FOUR, deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN))
    table.hand(0, "repair-1", "repair-1", "repair-1", "repair-1", "repair-2")
    jump(table)
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


@rule("SYMP-002")
def test_a_hidden_cylon_resolves_it_too() -> None:
    table = before_distance_4(*FOUR, deck=(HUMAN, SYMPATHIZER, HUMAN, HUMAN)).loyal(1, "cylon_can_send_to_brig")
    jump(table)
    assert table.g.players[1].sympathizer
    assert is_cylon_player(table.g.players[1])


@rule("SYMP-003")
def test_a_revealed_cylon_gives_it_to_a_human_player_who_resolves_it() -> None:
    table = before_distance_4(*FOUR, deck=(HUMAN, SYMPATHIZER, HUMAN, HUMAN))
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
    table = before_distance_4(*FOUR, deck=(SYMPATHIZER, HUMAN, "cylon_can_send_to_brig", HUMAN)).cylon(0)
    table.skip()
    table.say(table.g.admiral, "deep_space").say(0, "seat:2").skip()
    cards = [[card.id for card in player.loyalty] for player in table.g.players]
    assert cards[0] == ["cylon_can_reduce_morale"]
    assert cards[2] == [HUMAN, SYMPATHIZER, "cylon_can_send_to_brig"]
    assert [card["card"] for card in table.game.view(1)["players"][2]["loyalty"]] == [None, SYMPATHIZER, None]
    assert table.prompt() == "stop"


@rule("SYMP-003", "SYMP-004", "TITLE-014")
def test_an_admiral_who_is_given_it_loses_the_title_in_the_brig() -> None:
    table = before_distance_4(*FOUR, deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN)).cylon(0)
    table.state.resources[0] = 4
    table.skip().say(1, "deep_space").say(0, "seat:1").skip()
    assert (table.g.players[1].place, is_cylon_player(table.g.players[1])) == ("brig", False)
    assert table.g.admiral == 2


@rule("SYMP-004", "SYMP-006", "MOVE-016")
@pytest.mark.parametrize(("food", "place", "cylon"), [(4, "off_board", False), (9, "resurrection_ship", True)])
def test_helo_who_is_not_on_the_board_yet_can_not_go_to_the_brig(food: int, place: str, cylon: bool) -> None:
    crew = ("laura_roslin", "saul_tigh", "karl_helo_agathon", "tom_zarek")
    table = before_distance_4(*crew, deck=(HUMAN, HUMAN, SYMPATHIZER, HUMAN)).place(2, "off_board")
    table.state.resources = [food, 12, 10, 12]
    table.skip().say(1, "deep_space").skip()
    assert (table.g.players[2].place, is_cylon_player(table.g.players[2])) == (place, cylon)


@rule("SYMP-003", "SLEEP-005")
def test_boomer_who_becomes_a_cylon_by_a_passed_sympathizer_is_dealt_one_card() -> None:
    deck = (SYMPATHIZER, HUMAN, HUMAN, HUMAN, HUMAN)
    table = before_distance_4("laura_roslin", "saul_tigh", "sharon_boomer_valerii", "tom_zarek", deck=deck).cylon(0)
    table.skip()
    table.say(table.g.admiral, "deep_space").say(0, "seat:2").skip()
    assert [card.id for card in table.g.players[2].loyalty] == [HUMAN, SYMPATHIZER, HUMAN]
    assert table.g.players[2].place == "resurrection_ship"
    assert table.g.loyalty == [HUMAN]


@rule("SYMP-008", "SYMP-009")
def test_a_sympathizer_cylon_has_no_fleet_and_no_super_crisis() -> None:
    table = Table(*FOUR).loyal(0, SYMPATHIZER).place(0, "cylon_fleet")
    player = table.state.players[0]
    player.status, player.sympathizer, player.loyalty[0].revealed = CYLON, True, True
    table.state.titles["president"] = 3
    assert table.labels(0) == ("pass:pass",)
    table = Table(*FOUR).loyal(0, SYMPATHIZER).place(0, "resurrection_ship")
    player = table.state.players[0]
    player.status, player.sympathizer, player.loyalty[0].revealed = CYLON, True, True
    table.state.titles["president"] = 3
    assert table.labels(0) == ("pass:pass",)  # no Super Crisis card to swap, no card to hand over
