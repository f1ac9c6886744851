"""Overlays: Colonial One and the Cylon locations of all boxes together (OVLY, SETUP, BOARD, RECV)."""

import pytest
from tests.galactica.cards.proof import proves
from tests.rules.galactica_combined import combined, mutinous, with_mutineer

from readyroom.galactica.cards.daybreak.boards import destroy_hub
from readyroom.galactica.decks import keep
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.places import layout, open_rooms
from readyroom.galactica.testing import TEST, at_once

rule = pytest.mark.rule


@rule("SETUP-001", "SETUP-019", "BOARD-012", "BOARD-013")
def test_the_overlays_lie_with_their_destroyed_sides_hidden() -> None:
    flags = layout(combined().state).flags
    rooms = ("press_room_2", "presidents_office_2", "quorum_chamber", "administration_2")
    assert {**flags["colonial_one"]} == dict.fromkeys(rooms, ())
    assert {**flags["cylon"]} == {
        "basestar_bridge": (),
        "caprica_3": (),
        "cylon_fleet_3": (),
        "human_fleet_3": (),
        "resurrection_ship_3": ("hazardous",),
    }


@rule("SETUP-049")
def test_who_begins_in_a_place_that_is_covered_begins_upon_it() -> None:
    g = combined("laura_roslin", "saul_tigh", "tory_foster").state
    assert [player.place for player in g.players] == ["presidents_office_2", "command", "press_room_2"]


@rule("OVLY-001", "EXEC-018", "MOVE-006")
def test_when_colonial_one_is_destroyed_nobody_is_there_any_more() -> None:
    table = combined().place(0, "press_room_2").hand(0, "repair-1").resolve("bomb_on_colonial_1", total=0)
    g = table.g
    assert [g.players[seat].place for seat in (0, 1)] == ["sickbay", "sickbay"]
    assert g.resource("morale") == 8
    assert g.president == 1
    assert "bomb_on_colonial_1" not in g.kept
    assert not {*layout(g).flags["colonial_one"]}
    assert not any(place.endswith("_2") for place in open_rooms(g, 2))
    assert table.game.view(None)["boards"]["colonial_one"]["side"] == "destroyed"


@proves("hub_destroyed", "no Skill cards", "out of it")
@rule("OVLY-002", "OVLY-003", "OVLY-004", "CYL-007", "RECV-004")
def test_when_the_hub_is_destroyed_its_ruins_stand_for_the_resurrection_ship() -> None:
    table = combined().cylon(0).cylon(3, "cylon_can_send_to_brig", place="caprica")
    at_once(destroy_hub(table.state, TEST))
    g = table.state
    assert [g.players[seat].place for seat in (0, 3)] == ["hub_destroyed", "caprica_3"]
    table.cylon(2, "cylon_can_damage_galactica")
    assert g.players[2].place == "hub_destroyed"
    card = g.decks["super_crisis"].cards.pop()
    g.decks["super_crisis"].seen.pop()
    g.players[0].holds.append(card)
    table.hand(0, "repair-1", "repair-2", "executive_order-1").to_do("receive_skills", "action")
    assert table.game.questions[0].prompt == "galactica-action"
    assert table.count(0) == 3
    assert table.g.players[0].super_crisis == []
    table.say(0, "activate:hub_destroyed").skip()
    assert table.count(0) == 0
    assert len(table.g.players[0].super_crisis) == 1
    assert table.g.players[0].place == "cylon_fleet_3"


@proves("resurrection_ship_3", "a Super Crisis card", "one Skill card")
@rule("RECV-004", "BOARD-013", "CYL-036")
def test_on_the_resurrection_ship_one_draws_one_card_and_never_comes_back_by_moving() -> None:
    table = combined().cylon(0).to_do("receive_skills", "movement", "action")
    assert "draw:treachery" in table.game.questions[0].labels
    table.say(0, "draw:treachery")
    assert table.count(0) == 1
    there = ("basestar_bridge", "caprica_3", "cylon_fleet_3", "human_fleet_3")
    assert [*table.game.questions[0].labels] == ["choice:stay", *(f"location:{place}" for place in there)]
    table.say(0, "choice:stay").say(0, "activate:resurrection_ship_3").skip()
    assert len(table.g.players[0].super_crisis) == 1
    table = combined().cylon(0, place="caprica").to_do("receive_skills", "movement")
    table.say(0, "draw:politics+treachery")
    assert "location:resurrection_ship_3" not in table.game.questions[0].labels


@proves("caprica_3", "draw two")
@rule("CYL-024", "CYL-045")
def test_caprica_puts_the_other_crisis_card_under_the_deck() -> None:
    table = combined().cylon(0, place="caprica").top("food_shortage", "low_supplies").to_do("action")
    table.state.fleet.raiders[0] = 1
    table.say(0, "activate:caprica_3").say(0, "card:draw").say(0, "food_shortage").skip()
    assert table.g.decks["crisis"].cards[0] == "low_supplies"
    assert table.g.decks["crisis"].discard == []
    assert table.prompt() == "choose-part"
    table.say(1, "part:first").skip()
    assert table.prompt() == "stop"
    assert table.g.resource("food") == 6
    assert table.g.fleet.raiders_acted == [0] * 6
    assert table.g.jump_track == 1


@proves("human_fleet_3", "the Crisis deck")
def test_human_fleet_looks_at_a_deck_and_draws_two_cards() -> None:
    table = combined().cylon(0, place="human_fleet").top("low_supplies").to_do("action")
    table.say(0, "activate:human_fleet_3")
    assert table.game.questions[0].labels == ("deck:crisis", "deck:destination")
    table.say(0, "deck:crisis").say(0, "choice:bottom")
    assert table.g.decks["crisis"].cards[0] == "low_supplies"
    table.say(0, "draw:piloting+piloting").skip()
    assert table.count(0) == 2


def test_the_quorum_chamber_is_for_the_president() -> None:
    table = combined().place(0, "quorum_chamber").to_do("action")
    assert "activate:quorum_chamber" not in table.game.questions[0].labels
    table = combined().place(1, "quorum_chamber").hand(1, "repair-1", "repair-2", "executive_order-1")
    table.state.current = 1
    table.to_do("action").say(1, "activate:quorum_chamber").say(1, "repair-1", "repair-2")
    assert table.prompt() == "presidents-office"


@proves("presidents_office_2", "two cards")
def test_anybody_draws_two_politics_cards_in_the_presidents_office() -> None:
    table = combined().place(2, "presidents_office_2")
    table.state.current = 2
    table.to_do("action").say(2, "activate:presidents_office_2").skip()
    assert table.count(2) == 2


@proves("press_room_2", "another player", "the Mutineer")
@rule("MUTY-006", "MUTY-013")
@pytest.mark.parametrize("mutineer", [False, True])
def test_press_room(mutineer: bool) -> None:
    table = mutinous(mutinous(combined().cylon(1), 0, "panic"), 2, "blackmail").place(0, "press_room_2")
    if mutineer:
        with_mutineer(mutinous(table, 2, "impeachment"), 2)
    table.top("selfish_act").to_do("action").say(0, "activate:press_room_2")
    assert table.game.questions[0].labels == ("seat:2", "seat:3")
    table.say(0, "seat:2")
    assert table.prompt() == "mutiny-limit"
    table.say(2, *(("blackmail", "impeachment") if mutineer else ("blackmail",)))
    assert table.g.players[2].held(MUTINY) == ["selfish_act"]
    assert table.g.players[2].place == "hangar_deck"
    assert table.prompt() == "drop-mutiny"
    table.say(0, "card:panic").skip()
    assert table.g.players[0].held(MUTINY) == []


@proves("administration_2", "with a Mutiny card", "without")
@pytest.mark.parametrize("has", [True, False])
def test_administration_names_a_president_if_the_old_one_has_a_mutiny_card(has: bool) -> None:
    table = mutinous(combined(), 1, "panic") if has else combined()
    table.place(0, "administration_2").to_do("action").say(0, "activate:administration_2").skip()
    assert len(table.g.players[0].held(MUTINY)) == 1
    if has:
        table.say(0, "seat:3").skip()
    assert table.prompt() == "stop"
    assert table.g.president == (3 if has else 1)


def test_administration_looks_at_the_president_after_the_card_was_drawn() -> None:
    """The President themselves goes there, and draws the card that may cost them the title."""
    table = combined()
    table.state.titles["president"] = 0
    table.place(0, "administration_2").to_do("action").say(0, "activate:administration_2").skip()
    assert table.g.president == 0
    table.say(0, "seat:3").skip()
    assert table.g.president == 3


@proves("administration_2", "Accept Prophecy")
@pytest.mark.parametrize("stays", [True, False])
def test_the_prophecy_may_keep_the_president(stays: bool) -> None:
    table = mutinous(combined(), 1, "panic").top("accept_prophecy")
    deck = table.state.decks["quorum"]
    keep(table.state, deck.cards.pop())
    deck.seen.pop()
    table.place(0, "administration_2").to_do("action").say(0, "activate:administration_2").skip()
    assert table.prompt() == "stay-president"
    table.say(1, "choice:yes" if stays else "choice:no").skip()
    assert table.prompt() == ("stop" if stays else "administration")
    assert ("accept_prophecy" in table.g.kept) != stays
