"""Revealed Cylons (CYL): what they may do."""

import pytest
from tests.rules.galactica_tables import before_distance_4

from readyroom.galactica.loyalty import HUMAN, SYMPATHIZER
from readyroom.galactica.places import uppermost
from readyroom.galactica.testing import Table
from readyroom.kernel import IllegalAnswer

rule = pytest.mark.rule
TEN = ("repair-1",) * 8 + ("repair-2",) * 2
ROSLIN_TIGH_STARBUCK_ZAREK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")
FIVE_CARDS = ("repair-1", "repair-1", "repair-2", "launch_scout-1", "launch_scout-2")
ROSLIN_TIGH_STARBUCK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
TIGH_ROSLIN_STARBUCK_ZAREK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")


def with_super_crisis(table: Table, seat: int, card: str) -> Table:
    deck = table.state.decks["super_crisis"]
    deck.cards.remove(card)
    deck.seen.pop()
    table.state.players[seat].holds.append(card)
    return table


@rule("CYL-018")
def test_no_part_of_a_crisis_touches_a_revealed_cylon() -> None:
    table = (
        Table(*ROSLIN_TIGH_STARBUCK_ZAREK)
        .cylon(0, place="caprica")
        .hand(0, *TEN[:5])
        .top("cylon_accusation", "riots")
        .to_do("action")
    )
    table.say(0, "caprica").say(0, "draw").say(0, "cylon_accusation").add()
    assert table.g.players[0].place == "caprica"  # failed: "current player goes to the Brig" does not hit him
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(1).hand(1, *TEN[:5])
    table.resolve("cylon_screenings", part="second")
    assert table.count(1) == 5
    assert table.events("SkillsDiscarded") == []


@rule("CYL-018", "MOVE-015")
def test_crises_do_not_touch_revealed_cylons() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(1).hand(1, *FIVE_CARDS).hand(0, "repair-1", "repair-1", "repair-2")
    table.resolve("cylon_screenings", part="second")  # each player discards 2
    table.say(0, "repair-1", "repair-1")
    assert table.count(1) == 5
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(1)
    table.resolve("a_traitor_accused", part="first", total=7)
    assert set(table.labels(0)) == {"seat:0", "seat:2"}
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0).hand(0, *FIVE_CARDS)
    table.resolve("unexpected_reunion", total=7)
    assert table.count(0) == 5
    assert table.g.resource("morale") == 9
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0)
    table.resolve("cylon_accusation", total=9)
    assert table.g.players[0].place == "resurrection_ship"
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0)
    table.resolve("fulfiller_of_prophecy", part="first", total=6)
    assert table.count(0) == 0  # nor do they gain by one


@rule("CYL-020")
def test_one_card_a_check_and_none_if_he_likes() -> None:
    table = (
        Table(*ROSLIN_TIGH_STARBUCK_ZAREK)
        .cylon(1)
        .hand(1, *TEN[:4])
        .hand(2, *TEN[4:7])
        .destiny("launch_scout-1", "launch_scout-1", "launch_scout-2", "launch_scout-2")
        .to_do("text:prison_labor", "text:prison_labor")
    )
    for cards in (("repair-1",), ()):
        table.skip()
        assert (table.question().seat, table.question().at_least, table.question().at_most) == (1, 0, 1)
        with pytest.raises(IllegalAnswer, match="choose 0 to 1 of the options"):
            table.say(1, "repair-1", "repair-1")
        table.say(1, *cards)
        assert table.question(2).at_most == 3
        table.say(2)
    assert table.count(1) == 3


@rule("CYL-020", "CHK-010")
def test_a_revealed_cylon_adds_at_most_one_card() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(1).hand(1, *FIVE_CARDS).to_do("text:prison_labor")
    table.skip()
    assert table.question().seat == 1
    assert (table.question().at_least, table.question().at_most) == (0, 1)


@rule("CYL-021")
@pytest.mark.parametrize(
    "card", ["strategic_planning-3", "declare_emergency-3", "investigative_committee-3", "scientific_research-3"]
)
def test_his_skill_cards_open_no_window_for_him(card: str) -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(1).hand(1, card).to_do("text:prison_labor", "activate:basestars")
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
        table = (
            Table("saul_tigh", *ROSLIN_TIGH_STARBUCK_ZAREK[:1], *ROSLIN_TIGH_STARBUCK_ZAREK[2:])
            .cylon(0, place=place)
            .hand(0, *hand)
        )
        assert table.labels(0) == ("pass:pass", f"activate:{uppermost(table.g, place)}")


@rule("CYL-021")
def test_a_revealed_cylon_uses_no_text_of_skill_cards() -> None:
    table = (
        Table(*ROSLIN_TIGH_STARBUCK)
        .cylon(0)
        .hand(0, "consolidate_power-1", "executive_order-1", "strategic_planning-3")
    )
    assert table.labels(0) == ("pass:pass", *[label for label in table.labels(0) if label.startswith("activate")])
    table = (
        Table(*ROSLIN_TIGH_STARBUCK)
        .cylon(1)
        .hand(1, "strategic_planning-3")
        .place(0, "weapons_control")
        .hand(0, "repair-1")
    )
    table.hand(0, "repair-1", "repair-1").dice(3).say(0, "weapons_control").say(0, "raider-fore")
    assert table.prompt() == "stop"  # he was not asked before the roll
    table = (
        Table(*ROSLIN_TIGH_STARBUCK)
        .cylon(1)
        .hand(1, "investigative_committee-3", "scientific_research-3", "declare_emergency-3")
    )
    table.to_do("text:prison_labor").skip()
    assert table.prompt() == "add-cards"


@rule("CYL-021")
@pytest.mark.parametrize("revealed", [True, False])
def test_a_window_does_not_open_for_cards_of_revealed_cylons(revealed: bool) -> None:
    """They can't use a card's text, and everybody knows; of a human player nobody knows what he holds."""
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).place(0, "weapons_control").dice(1).hand(3, "strategic_planning-3")
    if revealed:
        table.cylon(3)
    table.game.hold = True
    table.say(0, "weapons_control").say(0, "raider-fore")
    assert bool(table.events("WindowOpened")) != revealed
    assert table.game.waiting(None).window == (None if revealed else "before_roll")


@rule("CYL-022")
def test_the_hand_limit_binds_him_at_the_end_of_anybodys_turn() -> None:
    for current in (0, 1):
        table = (
            Table(*ROSLIN_TIGH_STARBUCK_ZAREK)
            .cylon(1)
            .hand(1, *TEN, "launch_scout-1", "launch_scout-1")
            .to_do("end_of_turn")
        )
        table.state.current = current
        table.skip()
        assert (table.question().seat, table.question().at_least, table.question().at_most) == (1, 2, 2)


@rule("CYL-022", "DISC-001")
def test_a_revealed_cylon_keeps_the_hand_limit() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(1).hand(1, *["repair-1"] * 8, *["repair-2"] * 4).to_do("end_of_turn")
    table.skip()
    assert (table.question().seat, table.question().at_least) == (1, 2)


@rule("CYL-023", "CYL-024")
def test_a_cylon_makes_the_current_players_choice_and_the_crisis_is_carried_out() -> None:
    table = (
        Table(*ROSLIN_TIGH_STARBUCK_ZAREK)
        .cylon(0, place="caprica")
        .top("water_sabotaged", "prison_labor")
        .to_do("action", "crisis")
    )
    table.say(0, "caprica").say(0, "draw")
    for viewer in (1, 2, 3, None):
        assert table.game.view(viewer)["held"] is None
    table.say(0, "water_sabotaged")
    assert table.prompt() == "choose-part"
    table.say(0, "part:second").skip()
    assert table.g.resource("food") == 7
    assert table.prompt() == "stop"
    assert len(table.events("CrisisDrawn")) == 1  # there was no Crisis step


@rule("CYL-023", "CYL-024", "CYL-043", "CYL-044", "STEP-006")
def test_caprica_resolves_a_crisis_without_its_icons() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0, place="caprica").top("water_sabotaged", "riots")
    table.say(0, "caprica").say(0, "draw")
    assert set(table.labels(0)) == {"card:water_sabotaged", "card:riots"}
    table.say(0, "water_sabotaged")
    assert table.prompt() == "choose-part"
    assert table.question().seat == 0
    table.say(0, "part:second")
    assert table.prompt() == "stop"
    assert table.g.resource("food") == 7
    assert table.g.jump_track == 0
    assert table.events("CylonShipsActivated") == []
    assert table.game.view(None)["decks"]["crisis"]["top"] == "riots"
    assert table.events("CrisisDrawn", None)[0]["card"] == "water_sabotaged"


@rule("CYL-024", "CYL-043", "CYL-044", "SYMP-003")
def test_a_cylon_whose_caprica_card_brings_the_fleet_to_distance_4_gives_the_sympathizer_away() -> None:
    """The current player is asked in the middle of the card; the card has no icons for a Cylon."""
    crew = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")
    table = before_distance_4(*crew, deck=(SYMPATHIZER, HUMAN, HUMAN, HUMAN)).cylon(0, place="caprica")
    table.top("crippled_raider", "water_shortage").destiny("repair-1", "repair-1").to_do("action", "end_of_turn")
    table.state.resources = [9, 12, 10, 12]
    helping = (*["strategic_planning-3"] * 4, "strategic_planning-5")
    table.hand(1, *helping).say(0, "caprica").say(0, "card:draw").say(0, "crippled_raider").skip()
    table.say(0, "part:first").add(p1=helping).say(2, "deep_space")
    assert table.labels(0) == ("seat:1", "seat:2", "seat:3")
    table.say(0, "seat:1").skip()
    assert table.g.players[1].sympathizer
    assert table.events("CylonShipsActivated") == []
    assert (table.g.jump_track, table.g.current) == (0, 1)
    assert table.g.president == 3  # Roslin's title passed on


@rule("CYL-024", "CATK-001")
def test_an_attack_card_drawn_by_caprica_brings_its_ships() -> None:
    table = (
        Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0, place="caprica").top("heavy_assault", "prison_labor").empty_space()
    )
    table.say(0, "caprica").say(0, "draw").say(0, "heavy_assault").skip()
    while table.prompt() not in ("stop", ""):
        table.game.answer(table.game.questions[0].seat, 0)
    assert len(table.g.fleet.basestars) == 2


@rule("CYL-025")
def test_a_super_crisis_is_played_in_caprica_and_nowhere_else() -> None:
    for place in ("cylon_fleet", "human_fleet", "resurrection_ship", "caprica"):
        table = with_super_crisis(Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0, place=place), 0, "inbound_nukes").hand(
            1, "repair-1"
        )
        table.say(0, f"activate:{place}")
        assert ("card:inbound_nukes" in table.labels(0)) == (place == "caprica")
    table.say(0, "card:inbound_nukes").skip()
    assert table.g.players[0].super_crisis == []
    for viewer in (0, 1, None):
        assert table.events("CrisisDrawn", viewer)[0]["card"] == "inbound_nukes"


@rule("CYL-025", "CYL-026", "CYL-027")
def test_a_super_crisis_is_immune_to_abilities() -> None:
    table = Table("laura_roslin", "sharon_boomer_valerii", "chief_galen_tyrol", "william_adama").cylon(
        0, place="caprica"
    )
    table.top("inbound_nukes")
    card = table.state.decks["super_crisis"].cards.pop()
    table.state.decks["super_crisis"].seen.pop()
    table.state.players[0].holds = [card]
    table.hand(3, "repair-1").destiny("launch_scout-1", "executive_order-1")
    table.say(0, "caprica").say(0, card)
    assert table.question().prompt == "galactica-add-cards"  # Boomer's Mysterious Intuition is not offered
    table.say(3, "repair-1")
    assert table.question().prompt == "galactica-stop"  # nor Blind Devotion, nor Command Authority
    assert table.g.resources == [7, 7, 10, 11]


@rule("CYL-026")
def test_starbuck_can_not_have_a_super_crisis_replaced() -> None:
    crisis = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0, place="caprica").top("prison_labor", "riots")
    crisis.say(0, "caprica").say(0, "draw").say(0, "prison_labor")
    assert crisis.game.waiting(2) == ((2,), "crisis_drawn")  # Secret Destiny
    table = with_super_crisis(Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0, place="caprica"), 0, "inbound_nukes").hand(
        1, "repair-1"
    )
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
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, "cylon_can_reduce_morale").to_do("action", "text:prison_labor")
    before = len(table.state.destiny)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip().add()
    assert table.events("DestinyAdded")[0]["count"] == 2
    assert len(table.g.destiny) == before - 2


@rule("CYL-028")
def test_destiny_cards_are_used_after_a_reveal() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(1).to_do("text:prison_labor")
    table.skip()
    assert table.events("DestinyAdded")[0]["count"] == 2


@rule("CYL-030")
@pytest.mark.parametrize(
    "card", ["assign_vice_president", "assign_mission_specialist", "assign_arbitrator", "arrest_order"]
)
def test_quorum_cards_do_not_choose_a_revealed_cylon(card: str) -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(3)
    g = table.state
    g.decks["quorum"].cards.remove(card)
    g.decks["quorum"].seen.pop()
    g.office_hands["quorum"] = [card]
    table.say(0, f"quorum:{card}")
    assert "seat:3" not in table.labels(0)
    assert "seat:2" in table.labels(0)


@rule("CYL-030")
def test_orders_and_quorum_cards_do_not_reach_revealed_cylons() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(1).hand(0, "executive_order-1")
    table.say(0, "executive_order-1")
    assert table.question().seat == 2  # the only other human player, so nobody had to choose
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek").cylon(1)
    at = table.state.decks["quorum"].cards.index("arrest_order")
    del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
    table.state.office_hands["quorum"] = ["arrest_order"]
    table.say(0, "arrest_order")
    assert set(table.labels(0)) == {"seat:0", "seat:2", "seat:3"}


@pytest.mark.only("base", "exodus", why="the Cylon locations of Daybreak have another action there")
def test_the_human_fleet_location() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0, place="human_fleet").hand(1, "repair-1", "executive_order-2").dice(5)
    table.say(0, "human_fleet").say(0, "seat:1")
    assert set(table.labels(0)) == {"card:repair-1", "card:executive_order-2"}
    assert table.events("HandSeen", 2)[0]["cards"] is None
    table.say(0, "executive_order-2")
    assert table.game.view(0)["hand"] == ["executive_order-2"]
    assert table.events("SkillTaken", 2)[0]["card"] is None
    assert len(table.events("GalacticaDamaged")) == 1
