"""Secrecy (SECR): what can be seen of decks, discard piles, ships, and what revealed Cylons and the President hold."""

import json

import pytest

from readyroom.galactica.boxes import in_play
from readyroom.galactica.skills import SKILLS, full_deck
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
ROSLIN_TIGH_ZAREK = ("laura_roslin", "saul_tigh", "tom_zarek")
ROSLIN_TIGH_ZAREK_BALTAR = ("laura_roslin", "saul_tigh", "tom_zarek", "gaius_baltar")
TIGH_ROSLIN_STARBUCK_ZAREK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")


def viewers(table: Table) -> list[int | None]:
    return [*range(len(table.state.players)), None]


def all_seen(table: Table, viewer: int | None) -> str:
    """Everything that reaches a viewer: view, events, his questions, whom he waits for."""
    game = table.game
    questions = [question.plain() for question in game.questions_for(viewer)]
    return json.dumps([game.view(viewer), game.events(viewer), questions, game.waiting(viewer)])


@rule("SECR-032", "SECR-001")
def test_a_revealed_cylons_hand_and_super_crisis_are_hidden_even_from_other_cylons() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK_BALTAR).cylon(1).cylon(2, "cylon_can_send_to_brig").hand(1, "repair-1")
    held = table.state.decks["super_crisis"].cards.pop()
    table.state.decks["super_crisis"].seen.pop()
    table.state.players[1].holds = [held]
    for viewer in viewers(table):
        assert (held in all_seen(table, viewer)) == (viewer == 1)
        view = table.game.view(viewer)
        assert view["players"][1]["holds"]["super_crisis"] == ([held] if viewer == 1 else 1)  # that he has one is open
        assert view["hand"] == (None if viewer is None else ["repair-1"] if viewer == 1 else [])


@rule("SECR-025", "SECR-027")
def test_the_open_counts_are_hands_skill_decks_quorum_and_destiny_and_no_others() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).hand(1, "repair-1")
    g = table.state
    decks = table.game.view(2)["decks"]
    for n, name in enumerate(SKILLS[n] for n in in_play(g).skills):
        whole = len(full_deck(in_play(g), n)) - 2  # two of each type lie in the Destiny deck
        assert decks[name]["size"] == len(g.skill_decks[n]) == whole - (name == "engineering")
    assert decks["quorum"]["size"] == len(in_play(g).deck("quorum"))
    assert decks["destiny"]["size"] == 2 * len(in_play(g).skills)
    for name in ("crisis", "super_crisis", "destination"):
        assert "size" not in decks[name]
    for viewer in viewers(table):
        assert table.game.view(viewer)["decks"] == decks


@rule("SECR-025", "SECR-027")
def test_open_counts_and_those_that_are_not() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK)
    decks = table.game.view(0)["decks"]
    g = table.state
    types = in_play(g).skills
    whole = [len(full_deck(in_play(g), skill)) - 2 for skill in types]  # two of each type lie in the Destiny deck
    assert [decks[SKILLS[skill]]["size"] for skill in types] == whole
    assert decks["quorum"]["size"] == len(in_play(g).deck("quorum"))
    assert decks["destiny"] == {"size": 2 * len(types)}
    for name in ("crisis", "super_crisis", "destination"):
        assert set(decks[name]) == {"top"}


@rule("SECR-026", "SECR-027")
def test_of_a_discard_pile_only_the_top_card_is_seen_and_not_its_size() -> None:
    piles = {
        "short": (["repair-1", "scientific_research-3"], ["food_shortage"]),
        "long": (["repair-1", "repair-2", "repair-1", "scientific_research-3"], ["water_shortage", "food_shortage"]),
    }
    seen = []
    for skills, crises in piles.values():
        table = Table(*ROSLIN_TIGH_ZAREK)
        g = table.state
        table.hand(0, *skills)
        g.skill_discards[4], g.players[0].hand = g.players[0].hand, []
        g.skill_decks[4] += g.skill_discards[4][:-1]  # as many cards in the deck, whatever lies in the pile
        g.skill_discards[4] = g.skill_discards[4][-1:] if skills is piles["short"][0] else g.skill_discards[4]
        del g.skill_decks[4][-(len(skills) - 1) :]
        for card in crises:
            at = g.decks["crisis"].cards.index(card)
            g.decks["crisis"].discard.append(g.decks["crisis"].cards.pop(at))
            del g.decks["crisis"].seen[at]
        for viewer in (0, 1, None):
            decks = table.rules.view(g, viewer)["decks"]
            assert decks["engineering"]["top"] == "scientific_research-3"
            assert decks["crisis"] == {"top": "food_shortage"}
        seen.append(table.rules.view(g, 1)["decks"]["crisis"])
    assert seen[0] == seen[1]


@rule("SECR-026")
def test_a_discarded_card_lies_on_top_for_all() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).hand(0, "consolidate_power-2").say(0, "consolidate_power-2")
    table.say(0, "politics+politics")
    for viewer in viewers(table):
        assert table.game.view(viewer)["decks"]["politics"]["top"] == "consolidate_power-2"


@rule("SECR-026")
def test_the_top_card_of_discard_piles_is_open() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).hand(0, "consolidate_power-2").say(0, "consolidate_power-2")
    assert table.game.view(None)["decks"]["politics"]["top"] == "consolidate_power-2"


@rule("SECR-028", "SECR-040")
def test_a_card_that_was_looked_at_is_known_to_the_looker_while_it_is_on_top() -> None:
    table = (
        Table(*ROSLIN_TIGH_ZAREK).hand(0, "launch_scout-1").top("food_shortage").dice(8).say(0, "launch_scout-1").skip()
    )
    table.say(0, "deck:crisis")
    for viewer in viewers(table):
        assert ("food_shortage" in all_seen(table, viewer)) == (viewer == 0)
    table.say(0, "top")
    for viewer in viewers(table):
        assert (table.game.view(viewer)["known"].get("crisis", {}).get("top") == ["food_shortage"]) == (viewer == 0)
        put_back = table.events("CardPutBack", viewer)[0]
        assert put_back["bottom"] is False
        assert put_back["card"] == ("food_shortage" if viewer == 0 else None)


@rule("SECR-029", "SECR-040")
def test_the_destination_not_chosen_goes_to_the_bottom_unseen() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).to_do("prepare_for_jump").top("deep_space", "tylium_planet").empty_space()
    table.state.jump_track = 4
    assert table.state.admiral == 1
    for viewer in viewers(table):
        assert ("tylium_planet" in all_seen(table, viewer)) == (viewer == 1)
        assert ("deep_space" in all_seen(table, viewer)) == (viewer == 1)
        assert table.game.waiting(viewer).seats == (1,)
    table.say(1, "deep_space").skip()
    assert table.g.decks["destination"].cards[0] == "tylium_planet"
    for viewer in viewers(table):
        assert "tylium_planet" not in json.dumps(table.game.view(viewer))
        assert ("tylium_planet" in json.dumps(table.game.events(viewer))) == (viewer == 1)


@rule("SECR-029")
def test_a_buried_destination_that_comes_to_the_top_is_still_unknown_to_others() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).to_do("prepare_for_jump").top("deep_space", "tylium_planet").empty_space()
    table.state.jump_track = 4
    table.say(1, "deep_space").skip()
    deck = table.g.decks["destination"]
    del deck.cards[1:], deck.seen[1:]  # as if all the others had been drawn
    for viewer in (0, 2, None):
        assert "tylium_planet" not in json.dumps(table.game.view(viewer))


@rule("SECR-030")
def test_a_civilian_ships_face_is_shown_when_it_is_destroyed_and_not_before() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK)
    (ship, other) = table.state.civilians[3]
    ship.face, other.face = "civ_population_1_fuel_1", "civ_population_2"
    table.state.civilian_pile = ["civ_empty"] * 2 + ["civ_population_1"] * 6
    table.state.civilian_pile += ["civ_population_2", "civ_population_1_morale_1"]
    table.state.fleet.raiders[3] = 1
    table.to_do("activate:raiders").say(0, "area:aft")
    assert table.prompt() == "raider-civilian"
    for viewer in viewers(table):
        assert "civ_" not in all_seen(table, viewer)  # not even the one who picks a ship knows what he picks
    table.say(0, f"civilian:{ship.handle}")
    for viewer in viewers(table):
        gone = [event["face"] for event in table.events("CivilianDestroyed", viewer)]
        assert gone == ["civ_population_1_fuel_1"]
        faces = [ship["face"] for ship in table.game.view(viewer)["areas"]["aft"]["civilians"]]
        assert faces == [None]


@rule("SECR-030", "SECR-031")
def test_who_looks_at_ships_by_communications_sees_them_alone() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).place(0, "communications").hand(0, "repair-1", "repair-1")
    faces = [ship.face for ship in table.state.civilians[3]]
    table.say(0, "communications")  # Roslin's illness takes both cards
    while table.prompt() == "move-civilian":
        for viewer in viewers(table):
            assert ("civ_" in all_seen(table, viewer)) == (viewer == 0)
        table.say(0, "area:aft")
    for viewer in viewers(table):
        seen = [ship["face"] for ship in table.game.view(viewer)["areas"]["aft"]["civilians"]]
        assert seen == (faces if viewer == 0 else [None, None])


@rule("SECR-030")
def test_civilian_ships_are_face_down() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK)
    faces = {ship.face for area in table.state.civilians for ship in area} | set(table.state.civilian_pile)
    for viewer in (0, 1, None):
        text = json.dumps(table.game.view(viewer))
        assert not any(face in text for face in faces)


@rule("SECR-032")
def test_a_super_crisis_is_drawn_unseen() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK).loyal(0, "cylon_can_reduce_morale")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    (held,) = table.g.players[0].super_crisis
    for viewer in viewers(table):
        assert table.events("SuperCrisisDrawn", viewer)[0]["card"] == (held if viewer == 0 else None)


@rule("SECR-032")
def test_a_super_crisis_card_is_hidden() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).cylon(2)
    card = table.state.decks["super_crisis"].cards.pop()
    table.state.decks["super_crisis"].seen.pop()
    table.state.players[2].holds.append(card)
    for viewer in (0, 1, 3, None):
        assert card not in json.dumps(table.game.view(viewer))
    assert table.game.view(2)["players"][2]["holds"]["super_crisis"] == [card]


@rule("SECR-033")
def test_the_quorum_hand_is_the_presidents_secret() -> None:
    table = Table(*ROSLIN_TIGH_ZAREK)
    deck = table.state.decks["quorum"]
    table.state.office_hands["quorum"] = [deck.cards.pop(), deck.cards.pop()]
    del deck.seen[-2:]
    held = table.state.quorum_hand[:]
    for viewer in viewers(table):
        view = table.game.view(viewer)
        assert view["office_hands"]["quorum"] == (held if viewer == 0 else 2)
    table.say(0, "quorum:draw")
    for viewer in viewers(table):
        drawn = table.events("QuorumDrawn", viewer)[0]
        assert (drawn["card"] is None) == (viewer != 0)
        assert table.game.view(viewer)["office_hands"]["quorum"] == (table.g.quorum_hand if viewer == 0 else 3)


@rule("SECR-040")
def test_a_card_put_to_the_bottom_can_not_be_looked_at_again() -> None:
    table = (
        Table(*ROSLIN_TIGH_ZAREK).hand(0, "launch_scout-1").top("food_shortage").dice(8).say(0, "launch_scout-1").skip()
    )
    table.say(0, "deck:crisis").say(0, "bottom")
    assert table.g.decks["crisis"].cards[0] == "food_shortage"
    for viewer in viewers(table):
        assert "food_shortage" not in json.dumps(table.game.view(viewer))


@rule("SECR-040")
def test_who_sees_the_top_of_a_deck_knows_it_alone() -> None:
    table = Table("sharon_boomer_valerii", "laura_roslin", "saul_tigh").to_do("end_of_turn").top("riots")
    table.say(0, "use:recon").say(0, "top")
    assert table.game.view(0)["known"]["crisis"]["top"] == ["riots"]
    assert table.game.view(1)["known"]["crisis"] == {"top": []}
    assert all("riots" not in json.dumps(event) for event in table.game.events(1))


def test_roslin_alone_sees_both_crisis_cards() -> None:
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace").to_do("crisis").top("riots", "witch_hunt")
    assert set(table.labels(0)) == {"card:riots", "card:witch_hunt"}
    assert table.game.view(1)["held"] is None
    table.say(0, "riots")
    assert all("witch_hunt" not in json.dumps(event) for event in table.game.events(1))
    assert table.g.decks["crisis"].cards[0] == "witch_hunt"
    assert "witch_hunt" not in json.dumps(table.game.view(0))  # SECR-040
