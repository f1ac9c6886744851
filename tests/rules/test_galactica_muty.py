"""Mutiny cards: drawing, the limit and the Brig, playing (MUTY, ACT-007, FAQ)."""

import pytest
from tests.galactica.cards.proof import proves
from tests.rules.galactica_combined import combined, mutinous, with_mutineer

from readyroom.galactica.mutiny import MUTINY, draw_mutiny
from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Galactica
from readyroom.galactica.testing import TEST, Table
from readyroom.kernel import Script

rule = pytest.mark.rule


def _draw(g: Galactica, seat: str) -> Script[None]:
    yield from draw_mutiny(g, int(seat), TEST)


def _draw_there(g: Galactica, seat: str) -> Script[None]:
    yield from draw_mutiny(g, int(seat), TEST, jailed=False, keeps=1)


STEPS["draw_mutiny"] = _draw
STEPS["draw_mutiny_there"] = _draw_there


def drawing(table: Table, seat: int, card: str) -> Table:
    """`seat` draws this Mutiny card."""
    return table.top(card).to_do(f"draw_mutiny:{seat}")


@rule("MUTY-001", "SETUP-060", "SECR-034")
def test_a_mutiny_card_is_drawn_from_the_top_and_nobody_else_sees_it() -> None:
    table = drawing(combined(), 2, "panic").skip()
    assert table.g.players[2].held(MUTINY) == ["panic"]
    assert table.g.players[2].place == "hangar_deck"
    assert table.game.view(2)["players"][2]["holds"][MUTINY] == ["panic"]
    for viewer in (0, None):
        assert table.game.view(viewer)["players"][2]["holds"][MUTINY] == 1
    told = [event for event in table.game.events(0) if event["event"] == "MutinyDrawn"]
    assert told[-1]["card"] is None


@rule("MUTY-005", "MUTY-007", "MUTY-003", "TITLE-014")
def test_the_second_card_sends_to_the_brig_where_one_is_kept() -> None:
    table = drawing(mutinous(combined(), 0, "panic"), 0, "blackmail")
    assert table.prompt() == "mutiny-limit"
    assert table.g.players[0].place == "brig"
    assert table.g.admiral == 3  # Tigh has lost the title
    table.say(0, "panic").skip()
    assert table.g.players[0].held(MUTINY) == ["blackmail"]
    assert table.g.decks[MUTINY].discard == ["panic"]


@rule("MUTY-008", "MUTY-009")
def test_in_the_brig_one_of_two_is_kept_at_once() -> None:
    table = drawing(mutinous(combined(), 2, "panic").place(2, "brig"), 2, "blackmail")
    assert table.prompt() == "mutiny-limit"
    assert table.events("Moved") == [], "a prisoner is not sent there once more"
    table.say(2, "blackmail").skip()
    assert table.g.players[2].held(MUTINY) == ["panic"]
    assert table.g.players[2].place == "brig"


@rule("MUTY-010", "MUTY-011")
@proves("you_are_the_mutineer", "two Mutiny cards")
def test_the_mutineer_goes_with_the_third_and_keeps_two() -> None:
    table = drawing(with_mutineer(mutinous(combined(), 2, "panic"), 2), 2, "blackmail").skip()
    assert table.g.players[2].held(MUTINY) == ["panic", "blackmail"]
    assert table.g.players[2].place == "hangar_deck"
    table = drawing(with_mutineer(mutinous(combined(), 2, "panic", "blackmail"), 2), 2, "selfish_act")
    assert table.prompt() == "mutiny-limit"
    assert table.g.players[2].place == "brig"
    table.say(2, "panic").skip()
    assert table.g.players[2].held(MUTINY) == ["blackmail", "selfish_act"]


@rule("MUTY-006")
def test_where_the_effect_says_so_nobody_is_moved() -> None:
    table = mutinous(combined(), 2, "panic").top("blackmail").to_do("draw_mutiny_there:2")
    assert table.prompt() == "mutiny-limit"
    assert table.g.players[2].place == "hangar_deck"
    table.say(2, "panic").skip()
    assert table.g.players[2].held(MUTINY) == ["blackmail"]


@rule("MUTY-018")
def test_stranded_helo_only_discards() -> None:
    table = combined("karl_helo_agathon", "laura_roslin", "kara_starbuck_thrace")
    table.place(0, "off_board")
    drawing(mutinous(table, 0, "panic"), 0, "blackmail")
    assert table.prompt() == "mutiny-limit"
    table.say(0, "panic").skip()
    assert table.g.players[0].place == "off_board"


@rule("MUTY-013")
def test_revealed_cylons_draw_none() -> None:
    table = drawing(combined().cylon(2), 2, "panic").skip()
    assert table.g.players[2].held(MUTINY) == []
    assert len(table.g.decks[MUTINY].cards) == 22


@rule("MUTY-004", "LIMIT-002")
def test_an_empty_deck_is_made_of_the_discard_pile() -> None:
    table = combined()
    deck = table.state.decks[MUTINY]
    deck.discard, deck.cards, deck.seen = deck.cards, [], []
    table.to_do("draw_mutiny:1").skip()
    assert len(table.g.players[1].held(MUTINY)) == 1
    assert len(table.g.decks[MUTINY].cards) == 21
    assert table.g.decks[MUTINY].discard == []


@rule("MUTY-002", "ACT-007", "MUTY-008")
@pytest.mark.parametrize("place", ["hangar_deck", "brig"])
def test_a_mutiny_card_is_an_action(place: str) -> None:
    table = mutinous(combined(), 0, "violent_protest").place(0, place).to_do("action")
    assert "mutiny:violent_protest" in table.game.questions[0].labels
    table.say(0, "mutiny:violent_protest").skip()
    assert table.g.players[0].held(MUTINY) == []
    assert table.g.decks[MUTINY].discard == ["violent_protest"]
    assert table.count(0) == 2
    assert table.g.players[1].place == "sickbay"


@rule("MUTY-012")
def test_a_card_that_is_being_played_does_not_count() -> None:
    table = mutinous(combined(), 0, "selfish_act").top("panic").to_do("action")
    table.say(0, "mutiny:selfish_act").skip()
    while table.prompt() == "draw":
        table.say(0, table.game.questions[0].labels[0]).skip()
    assert table.g.players[0].held(MUTINY) == ["panic"]
    assert table.g.players[0].place != "brig"
    assert table.g.decks[MUTINY].discard == ["selfish_act"]


@rule("FAQ-001", "FAQ-002")
def test_may_a_prisoner_play_peaceful_resistance() -> None:
    table = mutinous(combined(), 2, "peaceful_resistance").place(2, "brig").dice(4)
    table.state.current = 2
    table.to_do("action").say(2, "mutiny:peaceful_resistance").skip()
    assert table.g.players[2].place == "brig"
    assert table.g.players[0].place == "brig"  # the Admiral
    table = mutinous(combined().place(0, "brig"), 2, "peaceful_resistance").dice(4)
    table.state.titles["admiral"] = 0
    table.state.current = 2
    table.to_do("action").say(2, "mutiny:peaceful_resistance").skip()
    assert table.g.players[2].place == "sickbay"
    assert table.g.players[0].place == "brig"


@rule("FAQ-003")
@pytest.mark.parametrize("place", ["sickbay", "brig"])
def test_may_violent_protest_be_played_with_the_president_in_sickbay_or_the_brig(place: str) -> None:
    table = mutinous(combined().place(1, place), 0, "violent_protest").to_do("action")
    table.say(0, "mutiny:violent_protest").skip()
    assert table.g.players[1].place == place
    assert table.count(0) == 2
