"""The Mutineer (MUTR), and Loyalty cards that change hands (SLEEP, CYL, EXEC)."""

import pytest
from tests.galactica.cards.proof import proves
from tests.rules.galactica_combined import combined, miracles_of, with_mutineer
from tests.rules.galactica_tables import travelled

from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import HUMAN, MUTINEER, is_cylon
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
CYLON = "cylon_can_reduce_morale"


def names(table: Table, seat: int) -> list[str]:
    return [card.id for card in table.g.players[seat].loyalty]


def sleeping(*deck: str) -> Table:
    """About to reach distance 4; the cards are dealt from seat 0 on."""
    table = combined().to_do("prepare_for_jump")
    table.loyalty_deck(*deck[::-1])
    travelled(table, "barren_planet")
    table.state.jump_track = 4
    table.top("deep_space", "remote_planet").skip()
    return table.say(table.g.admiral, "deep_space")


@rule("MUTR-001", "MUTR-002", "MUTR-003", "MUTR-004", "MUTR-005", "SLEEP-008", "LOY-003")
@proves("you_are_the_mutineer", "dealt")
def test_who_is_dealt_the_mutineer_shows_it_and_draws_another_card() -> None:
    table = sleeping(MUTINEER, HUMAN, HUMAN, HUMAN, HUMAN).skip()
    g = table.g
    assert names(table, 0) == [HUMAN, MUTINEER, HUMAN]
    assert [card.revealed for card in g.players[0].loyalty] == [False, True, False]
    assert not is_cylon(g.players[0])
    assert len(g.players[0].held(MUTINY)) == 2  # one for the card, one for the jump icon of this turn
    assert g.admiral == 3  # Gaeta: Tigh gave the title away
    assert [len(player.loyalty) for player in g.players] == [3, 2, 2, 2]
    assert g.loyalty == []


@rule("SLEEP-010", "SLEEP-011")
@pytest.mark.parametrize(("last", "cards"), [(MUTINEER, 3), (HUMAN, 3)])
def test_if_nobody_was_dealt_it_somebody_draws_one_more_and_no_further_one(last: str, cards: int) -> None:
    deck = (HUMAN, HUMAN, HUMAN, HUMAN, last, *(HUMAN if last == MUTINEER else MUTINEER,))
    table = sleeping(*deck)
    assert table.prompt() == "draws-loyalty"
    table.say(0, "seat:2")
    table.skip()
    assert len(table.g.players[2].loyalty) == cards
    assert len(table.g.players[2].held(MUTINY)) == (last == MUTINEER)
    assert len(table.g.loyalty) == 1


@rule("SLEEP-006", "SLEEP-009", "MUTR-011", "MUTR-012")
def test_a_cylon_passes_all_facedown_cards_on_and_the_receiver_shows_the_mutineer() -> None:
    table = combined().cylon(1).to_do("prepare_for_jump")
    table.loyalty_deck(*(HUMAN, HUMAN, HUMAN, MUTINEER, HUMAN))
    travelled(table, "barren_planet")
    table.state.jump_track = 4
    table.top("deep_space", "remote_planet").skip()
    table.say(table.g.admiral, "deep_space")
    assert table.prompt() == "hand-over-loyalty"
    assert [card.revealed for card in table.g.players[1].loyalty] == [True, False]
    table.say(1, "seat:2").skip()
    g = table.g
    assert names(table, 1) == [CYLON]
    assert names(table, 2) == [HUMAN, MUTINEER, HUMAN, HUMAN]
    assert g.players[2].loyalty[1].revealed
    assert len(g.players[2].held(MUTINY)) == 1
    assert g.titles["title_cag"] == 0  # Starbuck lost it to Tigh


@rule("CYL-012", "CYL-004", "CHAR-015", "MUTY-014")
def test_a_revealed_cylon_hands_the_other_cards_over() -> None:
    table = combined().loyal(0, CYLON, HUMAN, "cylon_can_send_to_brig").to_do("action")
    assert miracles_of(table.state, 0) == 1
    table.say(0, f"reveal:{CYLON}").say(0, "choice:no")
    assert table.prompt() == "hand-over-loyalty"
    assert table.game.questions[0].labels == ("seat:1", "seat:2", "seat:3")
    table.say(0, "seat:2").skip()
    g = table.g
    assert names(table, 0) == [CYLON]
    assert names(table, 2) == [HUMAN, HUMAN, "cylon_can_send_to_brig"]
    assert [card.seen for card in g.players[2].loyalty] == [0, 1, 1]
    assert is_cylon(g.players[2])
    assert miracles_of(g, 0) == 0
    assert len(g.players[0].super_crisis) == 1


@rule("CYL-013")
@pytest.mark.parametrize(("been", "distance"), [((), 6), (("icy_moon",), 7), (("deep_space",), 8)])
def test_from_distance_seven_on_the_cards_stay(been: tuple[str, ...], distance: int) -> None:
    table = combined().loyal(0, CYLON, HUMAN).to_do("action")
    travelled(table, "asteroid_field", "asteroid_field", *been)
    assert total_distance(table.state) == distance
    table.say(0, f"reveal:{CYLON}").say(0, "choice:no").skip()
    assert table.prompt() == ("hand-over-loyalty" if distance < 7 else "stop")
    if distance < 7:
        table.say(0, "seat:1").skip()
    assert names(table, 0) == [CYLON, HUMAN][: 1 + (distance >= 7)]


@rule("MUTR-010", "MUTR-011", "MUTR-012", "CYL-015")
@proves("you_are_the_mutineer", "passed on")
def test_a_mutineer_who_reveals_gives_the_card_away_at_any_distance() -> None:
    table = with_mutineer(combined().loyal(0, CYLON), 0).to_do("action")
    travelled(table, "asteroid_field", "asteroid_field", "deep_space").loyalty_deck(HUMAN, HUMAN)
    table.say(0, f"reveal:{CYLON}").say(0, "choice:no")
    assert table.prompt() == "pass-mutineer"
    table.say(0, "seat:1").skip()
    g = table.g
    assert names(table, 0) == [CYLON]
    assert names(table, 1) == [HUMAN, MUTINEER]
    assert len(g.loyalty) == 2, "no further Loyalty card"
    assert len(g.players[1].held(MUTINY)) == 1
    assert g.president != 1


@rule("EXEC-003", "EXEC-007", "MUTR-014", "EXEC-029")
def test_executed_as_a_cylon_the_cards_go_first_and_the_titles_later() -> None:
    table = with_mutineer(combined().loyal(0, CYLON, HUMAN), 0).to_do("execute:0")
    assert table.prompt() == "show-cylon"
    table.say(0, CYLON)
    assert table.prompt() == "hand-over-loyalty"
    assert table.g.admiral == 0
    table.say(0, "seat:1")
    assert table.prompt() == "pass-mutineer"
    assert table.g.admiral == 0
    table.say(0, "seat:2").skip()
    assert names(table, 1) == [HUMAN, HUMAN]
    assert names(table, 2) == [HUMAN, MUTINEER]
    assert table.g.admiral == 3
    assert table.g.players[0].super_crisis == []


@rule("MUTR-013", "EXEC-003", "EXEC-020")
@proves("you_are_the_mutineer", "the new character's")
def test_executed_as_a_human_the_new_character_is_the_mutineer() -> None:
    table = with_mutineer(combined(), 0).to_do("execute:0").loyalty_deck(HUMAN, HUMAN)
    assert table.prompt() == "character"
    table.say(0, "character:william_adama").skip()
    g = table.g
    assert names(table, 0)[0] == MUTINEER
    assert (len(names(table, 0)), len(g.loyalty)) == (2, 2), "one card for the new character, and one that joined"
    assert len(g.players[0].held(MUTINY)) == 1
    assert g.admiral != 0
    assert miracles_of(g, 0) == 0
