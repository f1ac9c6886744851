"""Revealed Cylons (CYL) in play, and that nobody is executed in the base game (EXEC)."""

from random import Random

import pytest

import readyroom as rr
from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import Table
from readyroom.kernel import IllegalAnswer
from readyroom.players import random_answer

rule = pytest.mark.rule
FOUR = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")
TEN = ("repair-1",) * 8 + ("repair-2",) * 2


def with_super_crisis(table: Table, seat: int, card: str) -> Table:
    deck = table.state.decks["super_crisis"]
    deck.cards.remove(card)
    deck.seen.pop()
    table.state.players[seat].super_crisis.append(card)
    return table


# --- revealing ---------------------------------------------------------------------------------------------


@rule("CYL-001", "CYL-003", "CYL-005", "CYL-006", "CYL-010")
def test_the_steps_of_a_reveal_are_told_in_their_order() -> None:
    table = Table("william_adama", *FOUR).loyal(0, "cylon_can_reduce_morale").hand(0, *["repair-1"] * 3, "repair-2")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "yes").say(0, "repair-2").skip()
    order = [event["event"] for event in table.game.events(None)]
    order = [kind for kind in order if kind != "WindowOpened"]
    assert order[:6] == [
        "CylonRevealed",
        "ResourceChanged",
        "SkillsDiscarded",
        "TitleGiven",
        "Moved",
        "SuperCrisisDrawn",
    ]
    assert table.events("Moved")[0]["place"] == "resurrection_ship"


@rule("CYL-001")
def test_each_effect_happens_while_he_still_stands_where_he_was() -> None:
    table = Table(*FOUR).loyal(0, "cylon_can_send_to_brig").place(1, "command")
    table.say(0, "reveal:cylon_can_send_to_brig")
    assert table.game.view(1)["players"][0]["place"] == "presidents_office"
    assert "seat:1" in table.labels(0)
    table.say(0, "seat:1").skip()
    assert table.g.players[1].place == "brig"
    assert table.g.players[0].place == "resurrection_ship"


@rule("CYL-002")
def test_a_second_cylon_card_stays_facedown() -> None:
    table = Table(*FOUR).loyal(0, "cylon_can_send_to_brig", "cylon_can_reduce_morale", HUMAN)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    for viewer in (1, 2, None):
        cards = [(card["card"], card["revealed"]) for card in table.game.view(viewer)["players"][0]["loyalty"]]
        assert cards == [(None, False), ("cylon_can_reduce_morale", True), (None, False)]
        assert len(table.events("CylonRevealed", viewer)) == 1


@rule("CYL-003")
@pytest.mark.parametrize("count", [0, 2, 3])
def test_who_has_three_cards_or_less_keeps_them(count: int) -> None:
    table = Table(*FOUR).loyal(0, "cylon_can_reduce_morale").hand(0, *["repair-1"] * count)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert table.prompt() == "stop"
    assert table.count(0) == count


@rule("CYL-005")
def test_both_titles_are_given_away() -> None:
    table = Table("william_adama", "saul_tigh", "kara_starbuck_thrace").loyal(0, "cylon_can_reduce_morale")
    assert (table.state.president, table.state.admiral) == (0, 0)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    assert (table.g.president, table.g.admiral) == (1, 1)


@rule("CYL-009")
def test_a_pilots_viper_goes_back_to_the_reserves() -> None:
    table = Table("kara_starbuck_thrace", *FOUR[:2]).place(0, "starboard_aft").loyal(0, "cylon_can_reduce_morale")
    reserves = table.state.squadrons["viper"].reserves
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    assert table.g.squadrons["viper"].reserves == reserves + 1
    assert table.game.view(1)["areas"]["starboard_aft"]["pilots"] == []


@rule("CYL-010")
def test_the_super_crisis_card_is_random_and_only_one() -> None:
    cards = set()
    for seed in range(16):
        table = Table(*FOUR, seed=seed).loyal(0, "cylon_can_reduce_morale")
        table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
        assert len(table.g.players[0].super_crisis) == 1
        cards.update(table.g.players[0].super_crisis)
    assert len(cards) > 2


@rule("CYL-014", "CYL-029", "CYL-031")
def test_loyalty_cards_leave_a_revealed_cylon_by_the_resurrection_ship_only() -> None:
    table = Table(*FOUR).cylon(0, place="caprica").to_do("movement", "action", "movement", "action")
    g = table.state
    g.loyalty_box.remove("cylon_can_damage_galactica")
    g.players[0].loyalty.append(LoyaltyCard("cylon_can_damage_galactica"))
    table.say(0, "stay")
    assert table.labels(0) == ("pass:pass", "activate:caprica")  # neither reveals nor passes it on
    table.say(0, "pass").say(0, "location:resurrection_ship").say(0, "resurrection_ship").say(0, "seat:2").skip()
    assert [card.id for card in table.g.players[2].loyalty] == [HUMAN, "cylon_can_damage_galactica"]
    for viewer in (1, 3, None):
        assert [card["card"] for card in table.game.view(viewer)["players"][2]["loyalty"]] == [None, None]
        assert table.events("LoyaltyGiven", viewer)[0]["count"] == 1
    table.g.winner, table.g.why = "cylons", "no_food"
    assert table.rules.result(table.g).winners == (0, 2)  # the new owner is a Cylon now


@rule("CYL-014")
def test_from_distance_8_on_nothing_is_handed_over() -> None:
    table = Table(*FOUR).cylon(0)
    g = table.state
    g.loyalty_box.remove("cylon_can_damage_galactica")
    g.players[0].loyalty.append(LoyaltyCard("cylon_can_damage_galactica"))
    for card in ("asteroid_field", "asteroid_field", "barren_planet"):
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    assert "activate:resurrection_ship" not in table.labels(0)


@rule("CYL-016")
def test_the_turn_of_a_revealing_player_ends_at_once() -> None:
    table = Table("kara_starbuck_thrace", *FOUR[:2]).place(0, "fore").loyal(0, "cylon_can_reduce_morale")
    table.state.began_piloting = True  # she would have a second action
    table.state.agenda = ["action", "crisis", "end_of_turn"]
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    assert table.g.current == 1
    assert table.events("CrisisDrawn") == []
    assert table.events("CylonShipsActivated") == []


# --- what he may do ----------------------------------------------------------------------------------------


@rule("CYL-018")
def test_no_part_of_a_crisis_touches_a_revealed_cylon() -> None:
    table = Table(*FOUR).cylon(0, place="caprica").hand(0, *TEN[:5]).top("cylon_accusation", "riots").to_do("action")
    table.say(0, "caprica").say(0, "draw").say(0, "cylon_accusation").add()
    assert table.g.players[0].place == "caprica"  # failed: "current player goes to the Brig" does not hit him
    table = Table(*FOUR).cylon(1).hand(1, *TEN[:5])
    table.resolve("cylon_screenings", part="second")
    assert table.count(1) == 5
    assert table.events("SkillsDiscarded") == []


@rule("CYL-020")
def test_one_card_a_check_and_none_if_he_likes() -> None:
    table = Table(*FOUR).cylon(1).hand(1, *TEN[:4]).hand(2, *TEN[4:7]).to_do("text:prison_labor", "text:prison_labor")
    for cards in (("repair-1",), ()):
        table.skip()
        assert (table.question().seat, table.question().at_least, table.question().at_most) == (1, 0, 1)
        with pytest.raises(IllegalAnswer, match="choose 0 to 1 of the options"):
            table.say(1, "repair-1", "repair-1")
        table.say(1, *cards)
        assert table.question(2).at_most == 3
        table.say(2)
    assert table.count(1) == 3


@rule("CYL-021")
@pytest.mark.parametrize(
    "card", ["strategic_planning-3", "declare_emergency-3", "investigative_committee-3", "scientific_research-3"]
)
def test_his_skill_cards_open_no_window_for_him(card: str) -> None:
    table = Table(*FOUR).cylon(1).hand(1, card).to_do("text:prison_labor", "activate:basestars")
    prompts = []
    while table.game.questions and table.game.questions[0].prompt != "galactica-stop":
        question = table.game.questions[0]
        prompts.append((question.seat, question.prompt))
        table.game.answer(question.seat, 0 if question.kind == "one" else ())
    assert [prompt for seat, prompt in prompts if seat == 1] == ["galactica-add-cards"]


@rule("CYL-021", "CYL-040")
def test_his_only_action_is_that_of_his_location() -> None:
    hand = ("consolidate_power-1", "executive_order-1", "launch_scout-1", "repair-1", "maximum_firepower-3")
    for place in ("caprica", "cylon_fleet", "human_fleet"):
        table = Table("saul_tigh", *FOUR[:1], *FOUR[2:]).cylon(0, place=place).hand(0, *hand)
        assert table.labels(0) == ("pass:pass", f"activate:{place}")


@rule("CYL-022")
def test_the_hand_limit_binds_him_at_the_end_of_anybodys_turn() -> None:
    for current in (0, 1):
        table = Table(*FOUR).cylon(1).hand(1, *TEN, "launch_scout-1", "launch_scout-1").to_do("end_of_turn")
        table.state.current = current
        table.skip()
        assert (table.question().seat, table.question().at_least, table.question().at_most) == (1, 2, 2)


@rule("CYL-023", "CYL-024")
def test_a_cylon_makes_the_current_players_choice_and_the_crisis_is_carried_out() -> None:
    table = Table(*FOUR).cylon(0, place="caprica").top("water_sabotaged", "prison_labor").to_do("action", "crisis")
    table.say(0, "caprica").say(0, "draw")
    for viewer in (1, 2, 3, None):
        assert table.game.view(viewer)["held"] is None
    table.say(0, "water_sabotaged")
    assert table.prompt() == "choose-part"
    table.say(0, "part:second").skip()
    assert table.g.resource("food") == 7
    assert table.prompt() == "stop"
    assert len(table.events("CrisisDrawn")) == 1  # there was no Crisis step


@rule("CYL-024")
def test_an_attack_card_drawn_by_caprica_brings_its_ships() -> None:
    table = Table(*FOUR).cylon(0, place="caprica").top("heavy_assault", "prison_labor").empty_space()
    table.say(0, "caprica").say(0, "draw").say(0, "heavy_assault").skip()
    while table.prompt() not in ("stop", ""):
        table.game.answer(table.game.questions[0].seat, 0)
    assert len(table.g.fleet.basestars) == 2


@rule("CYL-025")
def test_a_super_crisis_is_played_in_caprica_and_nowhere_else() -> None:
    for place in ("cylon_fleet", "human_fleet", "resurrection_ship", "caprica"):
        table = with_super_crisis(Table(*FOUR).cylon(0, place=place), 0, "inbound_nukes").hand(1, "repair-1")
        table.say(0, f"activate:{place}")
        assert ("card:inbound_nukes" in table.labels(0)) == (place == "caprica")
    table.say(0, "card:inbound_nukes").skip()
    assert table.g.players[0].super_crisis == []
    for viewer in (0, 1, None):
        assert table.events("CrisisDrawn", viewer)[0]["card"] == "inbound_nukes"


@rule("CYL-026")
def test_starbuck_can_not_have_a_super_crisis_replaced() -> None:
    crisis = Table(*FOUR).cylon(0, place="caprica").top("prison_labor", "riots")
    crisis.say(0, "caprica").say(0, "draw").say(0, "prison_labor")
    assert crisis.game.waiting(2) == ((2,), "crisis_drawn")  # Secret Destiny
    table = with_super_crisis(Table(*FOUR).cylon(0, place="caprica"), 0, "inbound_nukes").hand(1, "repair-1")
    table.say(0, "caprica").say(0, "inbound_nukes")
    assert table.prompt() == "add-cards"
    assert not any(event["window"] == "crisis_drawn" for event in table.events("WindowOpened"))


@rule("CYL-026", "CYL-027")
@pytest.mark.parametrize("character", ["sharon_boomer_valerii", "chief_galen_tyrol", "william_adama"])
def test_abilities_that_work_on_a_crisis_check_do_not_on_a_super_crisis(character: str) -> None:
    asked = {}
    for step in ("text:prison_labor", "text:inbound_nukes"):
        table = Table("laura_roslin", "saul_tigh", character).hand(1, "repair-1").to_do(step)
        asked[step] = 0
        while table.game.questions and table.game.questions[0].prompt != "galactica-stop":
            question = table.game.questions[0]
            asked[step] += question.seat == 2 and question.prompt.startswith("galactica-window")
            table.game.answer(question.seat, 0 if question.kind == "one" else ())
    assert asked == {"text:prison_labor": 1, "text:inbound_nukes": 0}


@rule("CYL-027")
def test_adamas_inspiration_does_not_work_on_a_super_crisis() -> None:
    totals = {}
    for step in ("text:prison_labor", "text:inbound_nukes"):
        table = Table("william_adama", "saul_tigh", "laura_roslin").hand(
            1, "evasive_maneuvers-1", "evasive_maneuvers-1"
        )
        table.destiny("repair-1", "repair-1").to_do(step).skip()
        table.say(1, "evasive_maneuvers-1", "evasive_maneuvers-1").skip()
        totals[step] = table.events("CheckShown")[0]["total"]
    assert totals == {"text:prison_labor": 4, "text:inbound_nukes": -4}


@rule("CYL-028")
def test_destiny_goes_on_after_a_reveal() -> None:
    table = Table(*FOUR).loyal(0, "cylon_can_reduce_morale").to_do("action", "text:prison_labor")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip().add()
    assert table.events("DestinyAdded")[0]["count"] == 2
    assert len(table.g.destiny) == 8


@rule("CYL-030")
@pytest.mark.parametrize(
    "card", ["assign_vice_president", "assign_mission_specialist", "assign_arbitrator", "arrest_order"]
)
def test_quorum_cards_do_not_choose_a_revealed_cylon(card: str) -> None:
    table = Table(*FOUR).cylon(3)
    g = table.state
    g.decks["quorum"].cards.remove(card)
    g.decks["quorum"].seen.pop()
    g.office_hands["quorum"] = [card]
    table.say(0, f"quorum:{card}")
    assert "seat:3" not in table.labels(0)
    assert "seat:2" in table.labels(0)


# --- his turn ----------------------------------------------------------------------------------------------


@rule("CYL-032", "CYL-034", "CYL-043", "CYL-044")
def test_a_whole_turn() -> None:
    table = Table(*FOUR).cylon(0)
    table.state.agenda = ["begin_turn"]
    table.say(0, "draw:engineering+engineering")
    assert table.count(0) == 2
    assert set(table.labels(0)) == {
        "choice:stay",
        "location:caprica",
        "location:cylon_fleet",
        "location:human_fleet",
    }
    table.say(0, "location:caprica")
    assert table.count(0) == 2  # moving is free
    before = (table.g.jump_track, table.g.fleet.raiders[:], table.g.fleet.heavies[:])
    crises = [card for card in table.g.decks["crisis"].cards if card in ("prison_labor", "riots")]
    assert len(crises) == 2
    table.say(0, "pass").skip()
    assert table.g.current == 1
    assert (table.g.jump_track, table.g.fleet.raiders, table.g.fleet.heavies) == before
    assert table.events("CrisisDrawn") == []


@rule("CYL-043", "CYL-044")
def test_icons_of_a_crisis_drawn_by_caprica_do_nothing() -> None:
    as_human = Table("saul_tigh", *FOUR[:1], *FOUR[2:]).top("prison_labor").to_do("crisis")
    as_human.skip().add()
    assert as_human.events("CylonShipsActivated")
    table = Table(*FOUR).cylon(0, place="caprica").top("elections_loom", "prison_labor").to_do("action")
    table.say(0, "caprica").say(0, "draw").say(0, "elections_loom").skip().add()
    assert table.events("CheckResult")
    assert table.events("CylonShipsActivated") == []
    assert table.g.jump_track == 0  # its icon would have moved the marker


# --- execution ---------------------------------------------------------------------------------------------


@rule("EXEC-001")
def test_the_worst_that_befalls_a_character_leaves_him_in_the_game() -> None:
    """A destroyed viper, the Brig and a Cylon's reveal: character, Loyalty and hand stay with the player."""
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").place(0, "fore").dice(8).hand(0, "repair-1")
    table.to_do("activate:raiders").skip()
    shot = table.g.players[0]
    assert (shot.character, shot.place, len(shot.loyalty), len(shot.hand)) == ("lee_apollo_adama", "sickbay", 1, 1)
    table = Table(*FOUR).loyal(0, "cylon_can_reduce_morale").hand(0, "repair-1")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    cylon = table.g.players[0]
    assert (cylon.character, len(cylon.loyalty), len(cylon.hand)) == ("laura_roslin", 1, 1)


@rule("EXEC-001")
@pytest.mark.parametrize("seats", [2, 3, 4, 5, 6])
def test_whatever_happens_everybody_plays_his_character_to_the_end(seats: int) -> None:
    """Whole games with people shot down, jailed and unmasked: nobody leaves the game or gets a new character."""
    for seed in range(5):
        rng = Random(seed)
        game = rr.new("galactica", seats, seed)
        while not game.over and not game.state.turn:
            question = game.questions[0]
            game.answer(question.seat, random_answer(question, rng))
        chosen = [player.character for player in game.state.players]
        while not game.over:
            question = game.questions[0]
            game.answer(question.seat, random_answer(question, rng))
        assert [player.character for player in game.state.players] == chosen
        assert all(player.place for player in game.state.players)
