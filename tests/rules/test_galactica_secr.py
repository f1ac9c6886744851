"""Secrecy (SECR): what every seat and a spectator can see of hands, decks, checks, Loyalty, ships."""

import json

import pytest

from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.skills import LABEL
from readyroom.galactica.testing import Table
from readyroom.kernel import Chance, key_of

rule = pytest.mark.rule
THREE = ("laura_roslin", "saul_tigh", "tom_zarek")
FOUR = (*THREE, "gaius_baltar")


def viewers(table: Table) -> list[int | None]:
    return [*range(len(table.state.players)), None]


def all_seen(table: Table, viewer: int | None) -> str:
    """Everything that reaches a viewer: view, events, his questions, whom he waits for."""
    game = table.game
    questions = [question.plain() for question in game.questions_for(viewer)]
    return json.dumps([game.view(viewer), game.events(viewer), questions, game.waiting(viewer)])


# --- Loyalty -----------------------------------------------------------------------------------------------


@rule("SECR-004", "SECR-005")
def test_only_the_owner_sees_his_facedown_loyalty_cards_and_at_any_time() -> None:
    table = Table(*THREE).loyal(1, "cylon_can_send_to_brig", HUMAN).hand(1, "repair-1")
    table.to_do("movement", "action", "text:prison_labor", "end_of_turn")  # in no step is it another way
    prompts = set()
    for _ in range(12):
        for viewer in viewers(table):
            cards = [card["card"] for card in table.game.view(viewer)["players"][1]["loyalty"]]
            assert cards == (["cylon_can_send_to_brig", HUMAN] if viewer == 1 else [None, None])
            assert ("cylon_can_send_to_brig" in all_seen(table, viewer)) == (viewer == 1)
        if table.prompt() in ("", "stop"):
            break
        prompts.add(table.prompt())
        question = table.game.questions[0]
        table.game.answer(question.seat, 0 if question.kind == "one" else ())
    assert len(prompts) > 2


@rule("SECR-005", "SECR-007")
def test_the_detector_shows_all_cards_to_its_user_alone_and_the_owner_is_told_which() -> None:
    table = Table("gaius_baltar", *THREE).loyal(2, "cylon_can_damage_galactica", HUMAN)
    table.say(0, "ability:cylon_detector").say(0, "seat:2")
    for viewer in viewers(table):
        cards = [card["card"] for card in table.game.view(viewer)["players"][2]["loyalty"]]
        told = table.events("LoyaltySeen", viewer)
        assert len(told) == 1  # that it happened is open
        assert (told[0]["seat"], told[0]["source"]) == (0, 2)
        if viewer in (0, 2):
            assert cards == told[0]["cards"] == ["cylon_can_damage_galactica", HUMAN]
        else:
            assert cards == [None, None]
            assert told[0]["cards"] is None


@rule("SECR-006")
def test_one_card_of_several_is_picked_at_random_and_not_by_the_looker() -> None:
    seen: dict[str, int] = {}
    for seed in range(16):
        table = Table(*THREE, seed=seed).loyal(1, HUMAN, "cylon_can_reduce_morale").hand(0)
        table.state.office_hands["quorum"] = ["release_cylon_mugshots"]
        table.state.decks["quorum"].cards.remove("release_cylon_mugshots")
        table.state.decks["quorum"].seen.pop()
        table.dice(8).say(0, "quorum:release_cylon_mugshots").say(0, "seat:1")
        assert table.prompt() == "stop"  # he was asked whom, but not which card
        (card,) = table.events("LoyaltySeen", 0)[0]["cards"]
        seen[card] = seen.get(card, 0) + 1
        known = [c["card"] for c in table.game.view(0)["players"][1]["loyalty"]]
        assert known.count(None) == 1
        assert card in known
    assert set(seen) == {HUMAN, "cylon_can_reduce_morale"}


@rule("SECR-005", "SECR-032")
def test_a_revealed_cylons_other_loyalty_card_stays_hidden() -> None:
    table = Table(*THREE).cylon(1)
    table.state.loyalty_box.remove("cylon_can_send_to_brig")
    table.state.players[1].loyalty.append(table.state.players[1].loyalty[0].__class__("cylon_can_send_to_brig"))
    for viewer in viewers(table):
        cards = [card["card"] for card in table.game.view(viewer)["players"][1]["loyalty"]]
        assert cards == ["cylon_can_reduce_morale", "cylon_can_send_to_brig" if viewer == 1 else None]


# --- hands -------------------------------------------------------------------------------------------------


@rule("SECR-013", "SECR-025")
def test_a_hand_is_seen_by_its_owner_only_and_its_size_by_all() -> None:
    table = Table(*THREE).hand(1, "strategic_planning-5", "repair-2", "repair-2")
    for viewer in viewers(table):
        view = table.game.view(viewer)
        assert [player["hand"] for player in view["players"]] == [0, 3, 0]
        assert ("strategic_planning-5" in all_seen(table, viewer)) == (viewer == 1)
    assert sorted(table.game.view(1)["hand"]) == ["repair-2", "repair-2", "strategic_planning-5"]
    assert table.game.view(None)["hand"] is None


@rule("SECR-013")
def test_the_cards_a_seat_draws_are_told_to_it_alone() -> None:
    table = Table(*THREE).to_do("receive_skills")
    assert table.prompt() == "stop"
    for viewer in viewers(table):
        (event,) = table.events("SkillsDrawn", viewer)
        assert event["skills"] == ["politics"] * 3 + ["leadership"] * 2  # the decks are open
        assert (event["cards"] is None) == (viewer != 0)


@rule("SECR-013")
def test_a_card_taken_by_the_human_fleet_is_known_to_taker_and_victim() -> None:
    table = Table(*THREE).cylon(0, place="human_fleet").hand(1, "repair-1", "executive_order-2").dice(1)
    table.say(0, "human_fleet").say(0, "seat:1")
    for viewer in viewers(table):
        assert (table.events("HandSeen", viewer)[0]["cards"] is None) == (viewer != 0)
    table.say(0, "card:repair-1").skip()
    for viewer in viewers(table):
        assert table.events("SkillTaken", viewer)[0]["card"] == ("repair-1" if viewer in (0, 1) else None)
        assert [player["hand"] for player in table.game.view(viewer)["players"]] == [1, 1, 0]


@rule("SECR-033")
def test_the_quorum_hand_is_the_presidents_secret() -> None:
    table = Table(*THREE)
    deck = table.state.decks["quorum"]
    table.state.office_hands["quorum"] = [deck.cards.pop(), deck.cards.pop()]
    del deck.seen[-2:]
    held = table.state.quorum_hand[:]
    for viewer in viewers(table):
        view = table.game.view(viewer)
        assert view["quorum_hand_size"] == 2
        assert view["quorum_hand"] == (held if viewer == 0 else None)
    table.say(0, "quorum:draw")
    for viewer in viewers(table):
        drawn = table.events("QuorumDrawn", viewer)[0]
        assert (drawn["card"] is None) == (viewer != 0)
        assert table.game.view(viewer)["quorum_hand_size"] == 3


@rule("SECR-032", "SECR-001")
def test_a_revealed_cylons_hand_and_super_crisis_are_hidden_even_from_other_cylons() -> None:
    table = Table(*FOUR).cylon(1).cylon(2, "cylon_can_send_to_brig").hand(1, "repair-1")
    held = table.state.decks["super_crisis"].cards.pop()
    table.state.decks["super_crisis"].seen.pop()
    table.state.players[1].holds["super_crisis"] = [held]
    for viewer in viewers(table):
        assert (held in all_seen(table, viewer)) == (viewer == 1)
        view = table.game.view(viewer)
        assert view["players"][1]["holds"]["super_crisis"] == ([held] if viewer == 1 else 1)  # that he has one is open
        assert view["hand"] == (None if viewer is None else ["repair-1"] if viewer == 1 else [])


@rule("SECR-032")
def test_a_super_crisis_is_drawn_unseen() -> None:
    table = Table(*THREE).loyal(0, "cylon_can_reduce_morale")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    (held,) = table.g.players[0].super_crisis
    for viewer in viewers(table):
        assert table.events("SuperCrisisDrawn", viewer)[0]["card"] == (held if viewer == 0 else None)


# --- skill checks ------------------------------------------------------------------------------------------


def in_a_check() -> Table:
    """Seat 1 has added two cards, seat 2 is asked; everything else is empty."""
    table = Table(*THREE).hand(1, "executive_order-2", "repair-1", "consolidate_power-1").hand(2, "launch_scout-1")
    table.destiny("evasive_maneuvers-2", "maximum_firepower-3")
    table.resolve("prison_labor").say(1, "executive_order-2", "repair-1")
    assert table.prompt() == "add-cards"
    return table


@rule("SECR-018", "SECR-017", "SECR-013")
def test_how_many_cards_a_player_adds_is_open_and_which_is_not() -> None:
    table = in_a_check()
    for viewer in viewers(table):
        check = table.game.view(viewer)["check"]
        assert check["added"] == [0, 2, 0]
        assert check["destiny"] == 2
        assert check["cards"] is None
        assert check["total"] is None
        assert {"event": "CardsAdded", "seat": 1, "count": 2, "cards": []} in table.events("CardsAdded", viewer)
        assert ("executive_order-2" in all_seen(table, viewer)) == (viewer == 1)
        assert "evasive_maneuvers-2" not in all_seen(table, viewer)


@rule("SECR-017")
def test_nobody_can_find_out_who_added_which_card_when_they_are_shown() -> None:
    table = in_a_check().say(2, "launch_scout-1")
    check = table.g.check
    assert check is None or check.by == []
    (shown,) = table.events("CheckShown")
    cards = [*shown["positive"], *shown["negative"]]
    assert len(cards) == 5
    for part in ("positive", "negative"):
        order = [LABEL.index(card) for card in shown[part]]
        assert order == sorted(order)  # sorted: the order tells nothing of who played when
    for viewer in viewers(table):
        assert table.events("CheckShown", viewer) == [shown]
        for event in table.events("CardsAdded", viewer):
            assert event["cards"] == []


@rule("SECR-016", "SECR-017")
def test_after_the_check_the_cards_in_the_discard_piles_have_no_owner() -> None:
    one = in_a_check().say(2, "launch_scout-1").skip()
    # The same five cards from other hands: seats 1 and 2 have swapped what they added.
    two = Table(*THREE).hand(2, "executive_order-2").hand(1, "launch_scout-1", "repair-1", "consolidate_power-1")
    two.destiny("evasive_maneuvers-2", "maximum_firepower-3")
    two.resolve("prison_labor").say(1, "launch_scout-1", "repair-1").say(2, "executive_order-2").skip()
    for viewer in (0, None):
        assert one.game.events(viewer) == two.game.events(viewer)
        assert one.game.view(viewer) == two.game.view(viewer)


@rule("SECR-017", "TERM-011")
def test_the_investigative_committee_shows_who_adds_what() -> None:
    table = Table(*THREE).hand(0, "investigative_committee-3").hand(1, "repair-1", "executive_order-1")
    table.to_do("text:prison_labor").say(0, "use:investigative_committee-investigative_committee-3").add(
        p1=("repair-1",)
    )
    for viewer in viewers(table):
        added = {event["seat"]: event["cards"] for event in table.events("CardsAdded", viewer)}
        assert added[1] == ["repair-1"]
        assert len(table.events("DestinyAdded", viewer)[0]["cards"]) == 2


# --- decks and discard piles -------------------------------------------------------------------------------


@rule("SECR-025", "SECR-027")
def test_the_open_counts_are_hands_skill_decks_quorum_and_destiny_and_no_others() -> None:
    table = Table(*THREE).hand(1, "repair-1")
    g = table.state
    decks = table.game.view(2)["decks"]
    for n, name in enumerate(("politics", "leadership", "tactics", "piloting", "engineering")):
        assert decks[name]["size"] == len(g.skill_decks[n]) == (18 if name == "engineering" else 19)
    assert decks["quorum"]["size"] == 17
    assert decks["destiny"]["size"] == 10
    for name in ("crisis", "super_crisis", "destination"):
        assert "size" not in decks[name]
    for viewer in viewers(table):
        assert table.game.view(viewer)["decks"] == decks


@rule("SECR-026", "SECR-027")
def test_of_a_discard_pile_only_the_top_card_is_seen_and_not_its_size() -> None:
    piles = {
        "short": (["repair-1", "scientific_research-3"], ["food_shortage"]),
        "long": (["repair-1", "repair-2", "repair-1", "scientific_research-3"], ["water_shortage", "food_shortage"]),
    }
    seen = []
    for skills, crises in piles.values():
        table = Table(*THREE)
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
    table = Table(*THREE).hand(0, "consolidate_power-2").say(0, "consolidate_power-2")
    table.say(0, "politics+politics")
    for viewer in viewers(table):
        assert table.game.view(viewer)["decks"]["politics"]["top"] == "consolidate_power-2"


@rule("SECR-028", "SECR-040")
def test_a_card_that_was_looked_at_is_known_to_the_looker_while_it_is_on_top() -> None:
    table = Table(*THREE).hand(0, "launch_scout-1").top("food_shortage").dice(8).say(0, "launch_scout-1").skip()
    table.say(0, "deck:crisis")
    for viewer in viewers(table):
        assert ("food_shortage" in all_seen(table, viewer)) == (viewer == 0)
    table.say(0, "top")
    for viewer in viewers(table):
        assert (table.game.view(viewer)["known"].get("crisis", {}).get("top") == ["food_shortage"]) == (viewer == 0)
        put_back = table.events("CardPutBack", viewer)[0]
        assert put_back["bottom"] is False
        assert put_back["card"] == ("food_shortage" if viewer == 0 else None)


@rule("SECR-040")
def test_a_card_put_to_the_bottom_can_not_be_looked_at_again() -> None:
    table = Table(*THREE).hand(0, "launch_scout-1").top("food_shortage").dice(8).say(0, "launch_scout-1").skip()
    table.say(0, "deck:crisis").say(0, "bottom")
    assert table.g.decks["crisis"].cards[0] == "food_shortage"
    for viewer in viewers(table):
        assert "food_shortage" not in json.dumps(table.game.view(viewer))


@rule("SECR-029", "SECR-040")
def test_the_destination_not_chosen_goes_to_the_bottom_unseen() -> None:
    table = Table(*THREE).to_do("prepare_for_jump").top("deep_space", "tylium_planet").empty_space()
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


# --- civilian ships ----------------------------------------------------------------------------------------


@rule("SECR-030")
def test_a_civilian_ships_face_is_shown_when_it_is_destroyed_and_not_before() -> None:
    table = Table(*THREE)
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
    table = Table(*THREE).place(0, "communications").hand(0, "repair-1", "repair-1")
    faces = [ship.face for ship in table.state.civilians[3]]
    table.say(0, "communications")  # Roslin's illness takes both cards
    while table.prompt() == "move-civilian":
        for viewer in viewers(table):
            assert ("civ_" in all_seen(table, viewer)) == (viewer == 0)
        table.say(0, "area:aft")
    for viewer in viewers(table):
        seen = [ship["face"] for ship in table.game.view(viewer)["areas"]["aft"]["civilians"]]
        assert seen == (faces if viewer == 0 else [None, None])


# --- windows, and everything together ----------------------------------------------------------------------


@rule("SECR-013", "SECR-023")
def test_who_could_act_in_a_window_is_not_told() -> None:
    table = Table(*THREE).hand(2, "strategic_planning-3").place(0, "ftl_control").hand(0, "repair-1", "repair-1")
    table.state.jump_track = 4
    table.say(0, "ftl_control")
    assert table.game.questions[0].seat == 2
    for viewer in viewers(table):
        waiting = table.game.waiting(viewer)
        assert waiting.window == "before_roll"
        assert waiting.seats == ((2,) if viewer == 2 else ())
        assert ("strategic_planning" in all_seen(table, viewer)) == (viewer == 2)


@rule("SECR-001", "SECR-005", "SECR-013", "SECR-030", "SECR-032")
@pytest.mark.parametrize("viewer", [0, 1, 2, 3, None])
def test_dealing_anew_what_a_viewer_can_not_know_changes_nothing_for_him(viewer: int | None) -> None:
    table = Table(*FOUR).cylon(2).loyal(1, "cylon_can_send_to_brig")
    g = table.hand(0, "repair-1", "executive_order-2").hand(1, "launch_scout-1").hand(2, "repair-2").state
    g.players[2].holds["super_crisis"] = [g.decks["super_crisis"].cards.pop()]
    g.decks["super_crisis"].seen.pop()
    g.office_hands["quorum"] = [g.decks["quorum"].cards.pop()]
    g.decks["quorum"].seen.pop()
    before = json.dumps(table.rules.view(g, viewer))
    changed = 0
    for n in range(8):
        other = g.copy()
        table.rules.permute(other, viewer, Chance(key_of("secrecy", str(n))))
        assert list(table.rules.faults(other)) == []
        assert json.dumps(table.rules.view(other, viewer)) == before
        changed += [p.hand for p in other.players] != [p.hand for p in g.players]
    assert changed > 4


@rule("SECR-005", "SLEEP-007")
def test_what_a_revealed_cylon_was_dealt_is_not_told_unless_it_is_the_sympathizer() -> None:
    shown = {}
    for card in (HUMAN, "cylon_can_damage_galactica", SYMPATHIZER):
        table = Table(*FOUR).cylon(3, "cylon_can_send_to_brig").empty_space().to_do("prepare_for_jump")
        g = table.state
        g.loyalty = [card, HUMAN, HUMAN, HUMAN]
        for used in g.loyalty:
            g.loyalty_box.remove(used)
        at = g.decks["destination"].cards.index("barren_planet")
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations, g.jump_track = ["barren_planet"], 4
        table.top("deep_space", "remote_planet").skip().say(1, "deep_space")
        told = [(table.game.events(viewer), table.game.view(viewer)) for viewer in (0, 1, 2, None)]
        asked = [table.game.waiting(viewer) for viewer in (0, 1, 2, None)]
        shown[card] = json.dumps(told)
        assert asked == [((3,) if card == SYMPATHIZER else (0,), None)] * 4
    assert shown[HUMAN] == shown["cylon_can_damage_galactica"]
    assert SYMPATHIZER not in shown[SYMPATHIZER]  # until it is given away; that it is the one is no secret


@rule("SECR-029")
def test_a_buried_destination_that_comes_to_the_top_is_still_unknown_to_others() -> None:
    table = Table(*THREE).to_do("prepare_for_jump").top("deep_space", "tylium_planet").empty_space()
    table.state.jump_track = 4
    table.say(1, "deep_space").skip()
    deck = table.g.decks["destination"]
    del deck.cards[1:], deck.seen[1:]  # as if all the others had been drawn
    for viewer in (0, 2, None):
        assert "tylium_planet" not in json.dumps(table.game.view(viewer))
