"""Scenarios of the combined game: the set-up, and damage to Pegasus (C1, C19, C25, C27)."""

import pytest
from tests.rules.galactica_combined import ALL, combined, miracles_of, mutinous
from tests.rules.galactica_tables import beyond, civilians

from readyroom.galactica.board import AFT, FORE, PORT_FORE
from readyroom.galactica.boxes import in_play
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.mutiny import MUTINY
from readyroom.galactica.state import Basestar, Galactica
from readyroom.galactica.testing import EVERY_MODE, Table
from readyroom.kernel import Game, start


def types(game: Game[Galactica]) -> set[str]:
    """The types of characters that are offered now."""
    labels = game.questions[0].labels
    return {SHEETS[label.removeprefix("character:")].type for label in labels}


def choosing(*characters: str, seats: int = 4, seed: int = 1) -> Game[Galactica]:
    """The first players have chosen these characters, with the first place that is offered."""
    game = start(EVERY_MODE, seats, seed, ALL)
    for character in characters:
        seat = game.questions[0].seat
        game.answer(seat, game.questions[0].find(f"character:{character}"))
        while game.questions[0].prompt != "galactica-character" and not game.state.players[seat].character:
            game.answer(seat, 0)
        if game.questions[0].prompt == "galactica-start":
            game.answer(seat, 0)
    return game


# --- C1 ----------------------------------------------------------------------------------------------------


def test_c1_four_players_choose_in_turn() -> None:
    game = start(EVERY_MODE, 4, 1, ALL)
    first = game.questions[0].seat
    kinds = [SHEETS[label.removeprefix("character:")].type for label in game.questions[0].labels]
    assert {kind: kinds.count(kind) for kind in kinds} == {
        "political_leader": 7,
        "military_leader": 7,
        "pilot": 7,
        "support": 5,
    }
    game.answer(first, game.questions[0].find("character:helena_cain"))
    assert game.questions[0].prompt == "galactica-start"
    assert game.questions[0].labels == ("location:pegasus_cic", "location:command")
    game.answer(first, 0)
    assert game.state.players[first].place == "pegasus_cic"
    assert types(game) == {"political_leader", "pilot", "support"}
    game.answer((first + 1) % 4, game.questions[0].find("character:laura_roslin"))
    assert types(game) == {"pilot", "support"}
    game.answer((first + 2) % 4, game.questions[0].find("character:louanne_kat_katraine"))
    assert types(game) == {"political_leader", "military_leader", "pilot", "support"}
    game.answer((first + 3) % 4, game.questions[0].find("character:anastasia_dee_dualla"))
    while game.state.turn == 0:
        question = game.questions[0]
        assert question.prompt == "galactica-draw"
        assert question.seat != first
        game.answer(question.seat, 0)
    g = game.state
    assert (g.president, g.admiral, g.titles["title_cag"]) == ((first + 1) % 4, first, (first + 2) % 4)
    assert [miracles_of(g, seat) for seat in range(4)] == [1, 1, 1, 1]


def test_c1_the_decks() -> None:
    box = in_play(start(EVERY_MODE, 4, 1, ALL).state)
    counts = {deck: sum(cards.values()) for deck, cards in box.cards.items()}
    assert counts == {"crisis": 141, "super_crisis": 11, "destination": 33, "mutiny": 22, "quorum": 29}
    g = start(EVERY_MODE, 4, 1, ALL).state
    assert [len(deck) for deck in g.skill_decks] == [35] * 5 + [26]
    assert len(box.sheets) == 26
    assert sum(box.loyalty.values()) == 39
    assert "mining_asteroid" not in box.cards["destination"]


def test_c1b_the_other_helo_can_not_be_taken_but_counts() -> None:
    game = choosing("karl_helo_agathon_pilot")
    assert types(game) == {"political_leader", "military_leader", "support"}
    assert "character:karl_helo_agathon" not in game.questions[0].labels


def test_c1c_a_support_character_does_not_change_the_counts() -> None:
    game = choosing("helena_cain", "anastasia_dee_dualla")
    assert types(game) == {"political_leader", "pilot", "support"}


def test_c1d_three_players_have_no_mutineer_in_the_deck() -> None:
    g = choosing("helena_cain", "laura_roslin", "louanne_kat_katraine", seats=3).state
    assert "you_are_the_mutineer" not in g.loyalty


# --- C19 ---------------------------------------------------------------------------------------------------


def pegasus_hit(*dice: int, damage: tuple[str, ...] = ("pegasus_cic", "airlock", "main_batteries")) -> Table:
    """Two basestars attack; Cally is in the Engine Room, Kat in the damaged Main Batteries."""
    table = combined("saul_tigh", "callandra_cally_tyrol", "louanne_kat_katraine", "laura_roslin").dice(*dice)
    table.place(1, "engine_room").place(2, "main_batteries")
    g = table.state
    g.fleet.basestars = [Basestar(FORE), Basestar(AFT)]
    for place in (*damage, "command", "armory"):
        g.damage_piles["pegasus" if place in damage else "galactica"].remove(place)
        g.damaged.append(place)
    return table.to_do("activate:basestars")


def test_c19_the_last_location_is_the_end_of_pegasus() -> None:
    table = pegasus_hit(4, 3)
    assert table.prompt() == "damage-which"
    table.say(0, "board:pegasus").skip()
    g = table.g
    assert table.prompt() == "stop"
    assert [g.players[seat].place for seat in (1, 2)] == ["sickbay", "sickbay"]
    assert sorted(g.damaged) == ["armory", "command"]
    assert "pegasus" not in table.game.view(None)["boards"]


def test_c19b_galactica_takes_it() -> None:
    table = pegasus_hit(4, 3)
    before = [*table.state.resources]
    table.say(0, "board:galactica").skip()
    g = table.g
    lost = sum(before) - sum(g.resources)
    assert len(g.damaged) == 5 + 1 - lost
    assert len(g.damage_piles["galactica"]) == 5
    assert g.players[1].place == "engine_room"


def test_c19c_the_second_damage_has_no_choice() -> None:
    table = pegasus_hit(4, 4)
    table.say(0, "board:pegasus").skip()
    assert table.prompt() == "stop"
    assert len(table.g.damage_piles["galactica"]) == 5


def test_c19e_a_raider_that_hits_galactica_leaves_the_same_choice() -> None:
    table = pegasus_hit(8)
    table.state.fleet.basestars = []
    table.state.fleet.raiders[FORE] = 1
    table.to_do("activate:raiders")
    assert table.prompt() == "damage-which"


def test_c19f_without_pegasus_cain_begins_in_command() -> None:
    table = pegasus_hit(4, 3)
    table.state.agenda.insert(1, "execute:3")
    table.say(0, "board:pegasus").skip()
    assert table.prompt() == "character"
    table.say(3, "character:helena_cain").skip()
    assert table.g.players[3].place == "command"


def test_c19g_a_basestar_without_weapons_does_not_roll() -> None:
    table = pegasus_hit(3)
    table.state.basestar_pile.remove("disabled_weapons")
    table.state.fleet.basestars[0].damage = ["disabled_weapons"]
    table.skip()
    assert table.prompt() == "stop"
    assert not table.g.damaged[5:]


def test_c19h_in_a_damaged_location_one_stays_but_can_not_use_it() -> None:
    table = pegasus_hit()
    table.state.current = 2
    table.to_do("action")
    assert "activate:main_batteries" not in table.game.questions[0].labels
    assert table.g.players[2].place == "main_batteries"


# --- C25 ---------------------------------------------------------------------------------------------------


def test_c25_colonial_one() -> None:
    table = combined("tory_foster", "felix_gaeta", "louanne_kat_katraine").place(0, "quorum_chamber")
    table.hand(0, "consolidate_power-1", "consolidate_power-1", "consolidate_power-2", "repair-1", "repair-2")
    table.dice(6)
    g = table.state
    g.resources[2] = 9
    deck = g.decks["quorum"]
    for card in ("inspirational_speech", "food_rationing"):
        at = deck.cards.index(card)
        del deck.cards[at], deck.seen[at]
        g.quorum_hand.append(card)
    table.to_do("action").say(0, "activate:quorum_chamber")
    assert len(table.g.quorum_hand) == 3
    table.say(0, "quorum:inspirational_speech").skip()
    g = table.g
    assert (g.resource("morale"), len(g.quorum_hand)) == (10, 2)
    assert "inspirational_speech" in g.removed


def test_c25_the_press_room() -> None:
    table = combined("felix_gaeta", "tory_foster", "louanne_kat_katraine").place(0, "press_room_2").place(2, "command")
    mutinous(mutinous(table, 0, "panic"), 2, "blackmail").top("selfish_act")
    table.to_do("action").say(0, "activate:press_room_2").say(0, "seat:2")
    assert table.prompt() == "mutiny-limit"
    table.say(2, "selfish_act")
    assert table.prompt() == "drop-mutiny"
    table.say(0, "card:panic").skip()
    g = table.g
    assert [g.players[seat].held(MUTINY) for seat in (0, 2)] == [[], ["blackmail"]]
    assert g.players[2].place == "command"


def test_c25f_a_new_character_starts_in_sickbay_when_colonial_one_is_gone() -> None:
    table = combined().place(1, "command")
    table.state.sides["colonial_one"] = "destroyed"
    table.to_do("execute:2").skip()
    table.say(2, "character:tory_foster").skip()
    assert table.g.players[2].place == "sickbay"


# --- C27 ---------------------------------------------------------------------------------------------------


@pytest.mark.parametrize("stays", [True, False])
def test_c27_assault_raptors_and_a_jump(stays: bool) -> None:
    table = combined("karl_helo_agathon_pilot", "brendan_hot_dog_costanza", "laura_roslin").place(1, "command")
    g = table.state
    g.squadrons["assault_raptor"].reserves, g.squadrons["assault_raptor"].unbuilt = 0, 2
    g.squadrons["assault_raptor"].space[PORT_FORE] = 1
    g.squadrons["viper_mark_vii"].damaged, g.squadrons["viper_mark_vii"].space[PORT_FORE] = 3, 1
    g.players[0].place, g.players[0].ship = "fore", "assault_raptor"
    g.fleet.basestars, g.fleet.raiders[FORE] = [Basestar(FORE)], 1
    civilians(g, AFT, "civ_empty", "civ_population_1")
    g.resources, g.jump_track = [8, 6, 10, 9], 4
    table.top("deep_space", "remote_planet").dice(7, 6)
    table.to_do("action", "activate:raiders", "prepare_for_jump").say(0, "attack:basestar-fore").skip()
    assert len(table.g.fleet.basestars[0].damage) == 1
    assert table.prompt() == "stay-in-space"
    table.say(0, "choice:yes" if stays else "choice:no").say(0, "number:1").skip()
    while table.prompt() not in ("stop", "destination"):
        question = table.game.questions[0]
        table.say(question.seat, "choice:no" if "choice:no" in question.labels else question.labels[0])
    table.say(table.g.admiral, "deep_space").skip()
    g = table.g
    assert g.players[0].place == ("fore" if stays else "hangar_deck")
    assert g.squadrons["assault_raptor"].space[PORT_FORE] == 1
    assert sum(g.squadrons["viper_mark_vii"].space) == 0
    assert len(g.civilians[AFT]) == 2
    assert [basestar.area for basestar in beyond(g).basestars] == [FORE]
    assert (beyond(g).raiders[FORE], g.jump_track) == (1, 0)
    assert len(g.basestar_pile) == 4


def test_c27b_never_damaged() -> None:
    table = combined("karl_helo_agathon_pilot", "brendan_hot_dog_costanza", "laura_roslin").place(1, "command")
    g = table.state
    g.squadrons["assault_raptor"].reserves = 0
    g.players[0].place, g.players[0].ship = "fore", "assault_raptor"
    g.fleet.raiders[FORE] = 1
    table.dice(7).to_do("activate:raiders").skip()
    assert table.g.players[0].place == "sickbay"
    assert table.g.squadrons["assault_raptor"].damaged == 0
