"""Revealed Cylons: revealing, what they may do, their turn (CYL, EXEC)."""

import pytest

from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.testing import Table

rule = pytest.mark.rule
THREE = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")
FIVE_CARDS = ("repair-1", "repair-1", "repair-2", "launch_scout-1", "launch_scout-2")


@rule("CYL-001", "CYL-003", "CYL-005", "CYL-006", "CYL-010", "CYL-016", "CRIS-002", "SECR-032")
def test_the_reveal_in_order() -> None:
    table = Table(*THREE).loyal(0, "cylon_can_reduce_morale").hand(0, *FIVE_CARDS).to_do("action", "crisis")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "yes")
    assert table.g.resource("morale") == 9
    assert table.prompt() == "discard"
    assert not is_cylon_player(table.g.players[0])
    table.say(0, "repair-1", "repair-2")
    player = table.g.players[0]
    assert (is_cylon_player(player), player.place, len(player.hand)) == (True, "resurrection_ship", 3)
    assert len(player.super_crisis) == 1
    assert table.g.president != 0
    assert table.game.view(0)["players"][0]["holds"]["super_crisis"] == player.super_crisis
    assert table.game.view(1)["players"][0]["holds"]["super_crisis"] == 1
    assert table.game.view(1)["players"][1]["holds"]["super_crisis"] == []
    assert table.prompt() == "stop"  # his turn is over: no Crisis card
    assert table.events("CrisisDrawn") == []


@rule("CYL-002", "CYL-014", "CYL-029")
def test_only_the_used_card_is_shown_and_no_further_one_is_used() -> None:
    table = Table(*THREE).loyal(0, "cylon_can_reduce_morale", "cylon_can_send_to_brig", HUMAN)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    cards = [card["card"] for card in table.game.view(1)["players"][0]["loyalty"]]
    assert cards == ["cylon_can_reduce_morale", None, None]
    table = Table(*THREE).cylon(0)
    table.state.players[0].loyalty[0].revealed = True
    table.loyal(1, "cylon_can_send_to_brig")
    table.state.players[0].loyalty += table.state.players[1].loyalty
    table.loyal(1).state.players[1].loyalty.clear()
    table.state.loyalty_box.remove("cylon_can_send_to_brig")
    assert not any(label.startswith("reveal") for label in table.labels(0))


@rule("CYL-009")
def test_a_pilot_who_reveals_leaves_his_viper_to_the_reserves() -> None:
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").loyal(0, "cylon_can_reduce_morale")
    before = table.state.squadrons["viper"].reserves
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert table.g.squadrons["viper"].reserves == before + 1


@rule("CYL-014")
def test_the_resurrection_ship_hands_loyalty_cards_over() -> None:
    table = Table(*THREE).cylon(0)
    g = table.state
    g.loyalty_box.remove("cylon_can_send_to_brig")
    from readyroom.galactica.state import LoyaltyCard

    g.players[0].loyalty.append(LoyaltyCard("cylon_can_send_to_brig"))
    table.say(0, "resurrection_ship").say(0, "seat:1")
    assert [card.id for card in table.g.players[1].loyalty] == [HUMAN, "cylon_can_send_to_brig"]
    assert len(table.g.players[0].loyalty) == 1
    assert table.game.view(1)["players"][1]["loyalty"][1]["card"] == "cylon_can_send_to_brig"
    assert table.game.view(0)["players"][1]["loyalty"][1]["card"] == "cylon_can_send_to_brig"
    assert table.game.view(2)["players"][1]["loyalty"][1]["card"] is None


@rule("CYL-018", "MOVE-015")
def test_crises_do_not_touch_revealed_cylons() -> None:
    table = Table(*THREE).cylon(1).hand(1, *FIVE_CARDS).hand(0, "repair-1", "repair-1", "repair-2")
    table.resolve("cylon_screenings", part="second")  # each player discards 2
    table.say(0, "repair-1", "repair-1")
    assert table.count(1) == 5
    table = Table(*THREE).cylon(1)
    table.resolve("a_traitor_accused", part="first", total=7)
    assert set(table.labels(0)) == {"seat:0", "seat:2"}
    table = Table(*THREE).cylon(0).hand(0, *FIVE_CARDS)
    table.resolve("unexpected_reunion", total=7)
    assert table.count(0) == 5
    assert table.g.resource("morale") == 9
    table = Table(*THREE).cylon(0)
    table.resolve("cylon_accusation", total=9)
    assert table.g.players[0].place == "resurrection_ship"
    table = Table(*THREE).cylon(0)
    table.resolve("fulfiller_of_prophecy", part="first", total=6)
    assert table.count(0) == 0  # nor do they gain by one


@rule("CYL-020", "CHK-010")
def test_a_revealed_cylon_adds_at_most_one_card() -> None:
    table = Table(*THREE).cylon(1).hand(1, *FIVE_CARDS).to_do("text:prison_labor")
    table.skip()
    assert table.question().seat == 1
    assert (table.question().at_least, table.question().at_most) == (0, 1)


@rule("CYL-021")
def test_a_revealed_cylon_uses_no_text_of_skill_cards() -> None:
    table = Table(*THREE).cylon(0).hand(0, "consolidate_power-1", "executive_order-1", "strategic_planning-3")
    assert table.labels(0) == ("pass:pass", *[label for label in table.labels(0) if label.startswith("activate")])
    table = Table(*THREE).cylon(1).hand(1, "strategic_planning-3").place(0, "weapons_control").hand(0, "repair-1")
    table.hand(0, "repair-1", "repair-1").dice(3).say(0, "weapons_control").say(0, "raider-fore")
    assert table.prompt() == "stop"  # he was not asked before the roll
    table = Table(*THREE).cylon(1).hand(1, "investigative_committee-3", "scientific_research-3", "declare_emergency-3")
    table.to_do("text:prison_labor").skip()
    assert table.prompt() == "add-cards"


@rule("CYL-022", "DISC-001")
def test_a_revealed_cylon_keeps_the_hand_limit() -> None:
    table = Table(*THREE).cylon(1).hand(1, *["repair-1"] * 8, *["repair-2"] * 4).to_do("end_of_turn")
    table.skip()
    assert (table.question().seat, table.question().at_least) == (1, 2)


@rule("CYL-023", "CYL-024", "CYL-043", "CYL-044", "STEP-006")
def test_caprica_resolves_a_crisis_without_its_icons() -> None:
    table = Table(*THREE).cylon(0, place="caprica").top("water_sabotaged", "riots")
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


@rule("CYL-025", "CYL-026", "CYL-027")
def test_a_super_crisis_is_immune_to_abilities() -> None:
    table = Table("laura_roslin", "sharon_boomer_valerii", "chief_galen_tyrol", "william_adama").cylon(
        0, place="caprica"
    )
    table.top("inbound_nukes")
    card = table.state.decks["super_crisis"].cards.pop()
    table.state.decks["super_crisis"].seen.pop()
    table.state.players[0].holds["super_crisis"] = [card]
    table.hand(3, "repair-1")
    table.say(0, "caprica").say(0, card)
    assert table.question().prompt == "galactica-add-cards"  # Boomer's Mysterious Intuition is not offered
    table.say(3, "repair-1")
    assert table.question().prompt == "galactica-stop"  # nor Blind Devotion, nor Command Authority
    assert table.g.resources == [7, 7, 10, 11]


@rule("CYL-028")
def test_destiny_cards_are_used_after_a_reveal() -> None:
    table = Table(*THREE).cylon(1).to_do("text:prison_labor")
    table.skip()
    assert table.events("DestinyAdded")[0]["count"] == 2


@rule("CYL-030")
def test_orders_and_quorum_cards_do_not_reach_revealed_cylons() -> None:
    table = Table(*THREE).cylon(1).hand(0, "executive_order-1")
    table.say(0, "executive_order-1")
    assert table.question().seat == 2  # the only other human player, so nobody had to choose
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek").cylon(1)
    at = table.state.decks["quorum"].cards.index("arrest_order")
    del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
    table.state.office_hands["quorum"] = ["arrest_order"]
    table.say(0, "arrest_order")
    assert set(table.labels(0)) == {"seat:0", "seat:2", "seat:3"}


@rule("CYL-032", "CYL-034", "CYL-040", "CYL-043")
def test_the_turn_of_a_revealed_cylon() -> None:
    table = Table(*THREE).cylon(0).to_do("begin_turn")
    assert "draw:politics+politics" in table.labels(0)
    assert len(table.labels(0)) == 15
    table.say(0, "draw:politics+piloting")
    assert table.count(0) == 2
    table.say(0, "location:human_fleet")  # no card has to be paid
    assert table.count(0) == 2
    assert table.labels(0) == ("pass:pass", "activate:human_fleet")
    table.say(0, "pass")
    assert table.g.current == 1
    assert table.events("CrisisDrawn") == []


@rule("ACT-031", "HEAVY-002")
def test_the_cylon_fleet_location() -> None:
    table = Table(*THREE).cylon(0, place="cylon_fleet").empty_space()
    table.state.boarding[0] = 1
    table.say(0, "cylon_fleet").say(0, "heavy_raiders")
    assert table.g.boarding == [0, 1, 0, 0, 0]
    table = Table(*THREE).cylon(0, place="cylon_fleet").say(0, "cylon_fleet").say(0, "launch")
    assert table.g.fleet.raiders[0] == 5
    assert table.g.fleet.heavies[0] == 1


def test_the_human_fleet_location() -> None:
    table = Table(*THREE).cylon(0, place="human_fleet").hand(1, "repair-1", "executive_order-2").dice(5)
    table.say(0, "human_fleet").say(0, "seat:1")
    assert set(table.labels(0)) == {"card:repair-1", "card:executive_order-2"}
    assert table.events("HandSeen", 2)[0]["cards"] is None
    table.say(0, "executive_order-2")
    assert table.game.view(0)["hand"] == ["executive_order-2"]
    assert table.events("SkillTaken", 2)[0]["card"] is None
    assert len(table.events("GalacticaDamaged")) == 1


@rule("CYL-003")
def test_quorum_cards_of_a_revealed_cylon_are_discarded() -> None:
    table = Table(*THREE).loyal(0, "cylon_can_reduce_morale")
    at = table.state.decks["quorum"].cards.index("assign_arbitrator")
    del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
    table.state.players[0].holds["quorum"].append("assign_arbitrator")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert table.g.players[0].holds["quorum"] == []
    assert table.g.decks["quorum"].discard == ["assign_arbitrator"]


@rule("SYMP-002", "CYL-014")
def test_a_sympathizer_handed_over_is_resolved() -> None:
    from readyroom.galactica.loyalty import SYMPATHIZER
    from readyroom.galactica.state import LoyaltyCard

    table = Table(*THREE, "tom_zarek").cylon(0)
    table.state.loyalty_box.remove(SYMPATHIZER)
    table.state.players[0].loyalty.append(LoyaltyCard(SYMPATHIZER))
    table.say(0, "resurrection_ship").say(0, "seat:1")
    assert table.g.players[1].sympathizer
    assert is_cylon_player(table.g.players[1])
