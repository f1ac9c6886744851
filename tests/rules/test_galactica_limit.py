"""Component limits (LIMIT)."""

import pytest
from tests.rules.galactica_tables import space

from readyroom.galactica.board import AFT, FORE
from readyroom.galactica.ships import supply
from readyroom.galactica.state import Basestar
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("LIMIT-001", "SECR-040")
def test_an_empty_deck_is_rebuilt() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("crisis")
    deck = table.state.decks["crisis"]
    deck.discard, deck.cards, deck.seen = deck.cards, [], []
    table.skip()
    assert len(table.events("CrisisDrawn")) == 1
    assert table.g.decks["crisis"].discard == []


@rule("LIMIT-001", "TERM-012")
def test_that_a_deck_and_its_discards_are_empty_is_told() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK)
    quorum = table.state.decks["quorum"]
    table.state.office_hands["quorum"], quorum.cards, quorum.seen = quorum.cards, [], []
    table.state.titles["president"] = 0
    table.say(0, "quorum:draw")
    assert [event["what"] for event in table.events("NotPossible")] == ["draw-quorum"]
    assert table.events("QuorumDrawn") == []
    table = Table(*TIGH_ROSLIN_STARBUCK).loyal(0, "cylon_can_reduce_morale")
    supers = table.state.decks["super_crisis"]
    table.state.players[2].holds, supers.cards, supers.seen = supers.cards, [], []
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert [event["what"] for event in table.events("NotPossible")] == ["draw-super-crisis"]
    assert table.events("SuperCrisisDrawn") == []
    assert table.g.players[0].super_crisis == []


@rule("LIMIT-003")
def test_the_loyalty_deck_is_not_rebuilt() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("prepare_for_jump").empty_space().top("desolate_moon", "barren_planet")
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


@rule("LIMIT-004")
@pytest.mark.parametrize("boarding", [[4, 0, 0, 0, 0], [0, 1, 2, 1, 0]])
def test_no_centurion_left_to_place(boarding: list[int]) -> None:
    """Wherever on the track they are."""
    table = space()
    table.state.boarding = boarding[:]
    table.resolve("cylon_virus", total=12)
    assert table.g.boarding == boarding
    assert table.events("NotPossible")[0]["what"] == "place-centurion"


@rule("LIMIT-004")
def test_of_ships_for_one_area_only_those_are_placed_that_there_are() -> None:
    """Nobody is asked: there is nothing to choose between."""
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").empty_space()
    g = table.state
    g.fleet.basestars.append(Basestar(FORE))
    g.fleet.raiders[AFT] = supply(g, "raider") - 2
    table.to_do("activate:launch_raiders").skip()
    assert (table.g.fleet.raiders[FORE], supply(table.g, "raider")) == (2, 0)
    assert [event["what"] for event in table.events("NotPossible")] == ["place-raider"]
    assert not list(table.game.rules.faults(table.g))
