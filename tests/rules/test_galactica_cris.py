"""Crisis step (CRIS)."""

import pytest

from readyroom.galactica.cards.base import BASE
from readyroom.galactica.crises import CRISES, Attack
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("CRIS-001", "CRIS-008")
def test_the_current_player_draws_and_resolves() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("crisis").top("rescue_caprica_survivors")
    assert table.prompt() == "choose-part"
    assert table.question().seat == 1  # the President chooses
    table.say(1, "part:first").skip()
    assert table.g.resources == [7, 7, 10, 13]


@rule("CRIS-002", "CRIS-003")
def test_cylons_and_prisoners_draw_no_crisis_card() -> None:
    for table in (Table(*TIGH_ROSLIN_STARBUCK).cylon(0), Table(*TIGH_ROSLIN_STARBUCK).place(0, "brig")):
        table.to_do("crisis").skip()
        assert table.prompt() == "stop"
        assert table.events("CrisisDrawn") == []


@rule("CRIS-006")
def test_there_are_attacks_checks_and_events() -> None:
    cards = (*BASE.cards["crisis"], *BASE.cards["super_crisis"])
    attacks = [card for card in cards if isinstance(CRISES[card], Attack)]
    assert len(attacks) == 11  # ten, and one Super Crisis card


@rule("CRIS-009", "CRIS-010")
def test_a_part_may_be_chosen_though_it_can_not_be_fulfilled() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("text:water_shortage")
    assert table.labels(1) == ("part:first", "part:second")
    table.say(1, "part:second")  # nobody has a card to discard
    assert table.prompt() == "stop"
    assert table.g.resource("food") == 8
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("text:build_cylon_detector")
    table.state.nukes = 0
    assert table.labels(0) == ("part:second",)  # the card itself forbids it


@rule("CRIS-011")
def test_food_shortage() -> None:
    hand = ["repair-1"] * 6
    table = Table(*TIGH_ROSLIN_STARBUCK).hand(0, *hand).hand(1, *["executive_order-1"] * 6)
    table.resolve("food_shortage", part="second")
    table.say(1, *["executive_order-1"] * 2).say(0, *["repair-1"] * 3)
    assert (table.count(0), table.count(1)) == (3, 4)
    assert table.g.resource("food") == 7
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace").hand(0, *hand)
    table.resolve("food_shortage", part="second")
    table.say(0, *["repair-1"] * 2).say(0, *["repair-1"] * 3)
    assert table.count(0) == 1


@pytest.mark.only("base", "exodus", why="33 is a Cylon attack card: with the Cylon Fleet board there are none")
def test_thirty_three_goes_back_into_the_deck() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).empty_space().top("thirty_three").to_do("crisis", "prepare_for_jump")
    table.state.jump_track = 4
    table.skip()
    table.game.answer(0, 0)
    while table.prompt() != "stop":
        table.game.answer(table.question().seat, 0)
    assert "thirty_three" in table.g.decks["crisis"].cards
    assert table.game.view(None)["kept"] == []
