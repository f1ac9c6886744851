"""Revealed Cylons (CYL): revealing oneself, and what comes of it at once."""

import pytest

from readyroom.galactica.loyalty import HUMAN
from readyroom.galactica.places import uppermost
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import LoyaltyCard
from readyroom.galactica.testing import Table, spare_loyalty

rule = pytest.mark.rule
ROSLIN_TIGH_STARBUCK_ZAREK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace", "tom_zarek")
FIVE_CARDS = ("repair-1", "repair-1", "repair-2", "launch_scout-1", "launch_scout-2")
ROSLIN_TIGH_STARBUCK = ("laura_roslin", "saul_tigh", "kara_starbuck_thrace")


@rule("CYL-001", "CYL-003", "CYL-005", "CYL-006", "CYL-010")
def test_the_steps_of_a_reveal_are_told_in_their_order() -> None:
    table = (
        Table("william_adama", *ROSLIN_TIGH_STARBUCK_ZAREK)
        .loyal(0, "cylon_can_reduce_morale")
        .hand(0, *["repair-1"] * 3, "repair-2")
    )
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "yes").say(0, "repair-2").skip()
    order = [event["event"] for event in table.game.events(None)]
    order = [kind for kind in order if kind not in ("WindowOpened", "TokensTaken")]
    assert order[:6] == [
        "CylonRevealed",
        "ResourceChanged",
        "SkillsDiscarded",
        "TitleGiven",
        "Moved",
        "SuperCrisisDrawn",
    ]
    assert table.events("Moved")[0]["place"] == uppermost(table.g, "resurrection_ship")


@rule("CYL-001")
def test_each_effect_happens_while_he_still_stands_where_he_was() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, "cylon_can_send_to_brig").place(1, "command")
    table.say(0, "reveal:cylon_can_send_to_brig")
    assert table.game.view(1)["players"][0]["place"] == uppermost(table.g, "presidents_office")
    assert "seat:1" in table.labels(0)
    table.say(0, "seat:1").skip()
    assert table.g.players[1].place == "brig"
    assert table.g.players[0].place == uppermost(table.g, "resurrection_ship")


@rule("CYL-001", "CYL-003", "CYL-005", "CYL-006", "CYL-010", "CYL-016", "CRIS-002", "SECR-032")
def test_the_reveal_in_order() -> None:
    table = (
        Table(*ROSLIN_TIGH_STARBUCK).loyal(0, "cylon_can_reduce_morale").hand(0, *FIVE_CARDS).to_do("action", "crisis")
    )
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "yes")
    assert table.g.resource("morale") == 9
    assert table.prompt() == "discard"
    assert (table.g.president, table.g.players[0].place) == (0, uppermost(table.g, "presidents_office"))
    table.say(0, "repair-1", "repair-2")
    player = table.g.players[0]
    there = uppermost(table.g, "resurrection_ship")
    assert (is_cylon_player(player), player.place, len(player.hand)) == (True, there, 3)
    assert len(player.super_crisis) == 1
    assert table.g.president != 0
    assert table.game.view(0)["players"][0]["holds"]["super_crisis"] == player.super_crisis
    assert table.game.view(1)["players"][0]["holds"]["super_crisis"] == 1
    assert table.game.view(1)["players"][1]["holds"]["super_crisis"] == []
    assert table.prompt() == "stop"  # his turn is over: no Crisis card
    assert table.events("CrisisDrawn") == []


@rule("CYL-002")
def test_a_second_cylon_card_stays_facedown() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, "cylon_can_send_to_brig", "cylon_can_reduce_morale", HUMAN)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    for viewer in (1, 2, None):
        cards = [(card["card"], card["revealed"]) for card in table.game.view(viewer)["players"][0]["loyalty"]]
        assert cards == [(None, False), ("cylon_can_reduce_morale", True), (None, False)]
        assert len(table.events("CylonRevealed", viewer)) == 1


@rule("CYL-002", "CYL-014", "CYL-029")
def test_only_the_used_card_is_shown_and_no_further_one_is_used() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).loyal(0, "cylon_can_reduce_morale", "cylon_can_send_to_brig", HUMAN)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    cards = [card["card"] for card in table.game.view(1)["players"][0]["loyalty"]]
    assert cards == ["cylon_can_reduce_morale", None, None]
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0)
    table.state.players[0].loyalty[0].revealed = True
    table.loyal(1, "cylon_can_send_to_brig")
    table.state.players[0].loyalty += table.state.players[1].loyalty
    table.loyal(1).state.players[1].loyalty.clear()
    spare_loyalty(table.state, "cylon_can_send_to_brig").remove("cylon_can_send_to_brig")
    assert not any(label.startswith("reveal") for label in table.labels(0))


@rule("CYL-003")
@pytest.mark.parametrize("count", [0, 2, 3])
def test_who_has_three_cards_or_less_keeps_them(count: int) -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).loyal(0, "cylon_can_reduce_morale").hand(0, *["repair-1"] * count)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert table.prompt() == "stop"
    assert table.count(0) == count


@rule("CYL-003")
def test_quorum_cards_of_a_revealed_cylon_are_discarded() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).loyal(0, "cylon_can_reduce_morale")
    at = table.state.decks["quorum"].cards.index("assign_arbitrator")
    del table.state.decks["quorum"].cards[at], table.state.decks["quorum"].seen[at]
    table.state.players[0].holds.append("assign_arbitrator")
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert table.g.players[0].held("quorum") == []
    assert table.g.decks["quorum"].discard == ["assign_arbitrator"]


@rule("CYL-005")
def test_both_titles_are_given_away() -> None:
    table = Table("william_adama", "saul_tigh", "kara_starbuck_thrace").loyal(0, "cylon_can_reduce_morale")
    assert (table.state.president, table.state.admiral) == (0, 0)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    assert (table.g.president, table.g.admiral) == (1, 1)


@rule("CYL-009")
def test_a_pilots_viper_goes_back_to_the_reserves() -> None:
    table = (
        Table("kara_starbuck_thrace", *ROSLIN_TIGH_STARBUCK_ZAREK[:2])
        .place(0, "starboard_aft")
        .loyal(0, "cylon_can_reduce_morale")
    )
    reserves = table.state.squadrons["viper"].reserves
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    assert table.g.squadrons["viper"].reserves == reserves + 1
    assert table.game.view(1)["areas"]["starboard_aft"]["pilots"] == []


@rule("CYL-009")
def test_a_pilot_who_reveals_leaves_his_viper_to_the_reserves() -> None:
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").loyal(0, "cylon_can_reduce_morale")
    before = table.state.squadrons["viper"].reserves
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert table.g.squadrons["viper"].reserves == before + 1


@rule("CYL-010")
def test_the_super_crisis_card_is_random_and_only_one() -> None:
    cards = set()
    for seed in range(16):
        table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK, seed=seed).loyal(0, "cylon_can_reduce_morale")
        table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
        assert len(table.g.players[0].super_crisis) == 1
        cards.update(table.g.players[0].super_crisis)
    assert len(cards) > 2


@rule("CYL-014", "CYL-029", "CYL-031")
def test_loyalty_cards_leave_a_revealed_cylon_by_the_resurrection_ship_only() -> None:
    table = (
        Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0, place="caprica").to_do("movement", "action", "movement", "action")
    )
    g = table.state
    spare_loyalty(g, "cylon_can_damage_galactica").remove("cylon_can_damage_galactica")
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


@rule("CYL-029", "CYL-031")
def test_a_further_cylon_card_is_of_no_use_to_a_revealed_cylon() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0, place="caprica")
    g = table.place(0, "caprica").state
    spare_loyalty(g, "cylon_can_damage_galactica").remove("cylon_can_damage_galactica")
    g.players[0].loyalty.append(LoyaltyCard("cylon_can_damage_galactica"))
    assert table.labels(0) == ("pass:pass", f"activate:{uppermost(g, 'caprica')}")
    why = table.game.why_not(0, "reveal:cylon_can_damage_galactica")
    assert why is not None
    assert why.rule == "CYL-040"


@rule("CYL-014")
def test_from_distance_8_on_nothing_is_handed_over() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK_ZAREK).cylon(0)
    g = table.state
    spare_loyalty(g, "cylon_can_damage_galactica").remove("cylon_can_damage_galactica")
    g.players[0].loyalty.append(LoyaltyCard("cylon_can_damage_galactica"))
    for card in ("asteroid_field", "asteroid_field", "barren_planet"):
        at = g.decks["destination"].cards.index(card)
        del g.decks["destination"].cards[at], g.decks["destination"].seen[at]
        g.destinations.append(card)
    assert "activate:resurrection_ship" not in table.labels(0)


@rule("CYL-014")
def test_the_resurrection_ship_hands_loyalty_cards_over() -> None:
    table = Table(*ROSLIN_TIGH_STARBUCK).cylon(0)
    g = table.state
    spare_loyalty(g, "cylon_can_send_to_brig").remove("cylon_can_send_to_brig")
    from readyroom.galactica.state import LoyaltyCard

    g.players[0].loyalty.append(LoyaltyCard("cylon_can_send_to_brig"))
    table.say(0, "resurrection_ship").say(0, "seat:1")
    assert [card.id for card in table.g.players[1].loyalty] == [HUMAN, "cylon_can_send_to_brig"]
    assert len(table.g.players[0].loyalty) == 1
    assert table.game.view(1)["players"][1]["loyalty"][1]["card"] == "cylon_can_send_to_brig"
    assert table.game.view(0)["players"][1]["loyalty"][1]["card"] == "cylon_can_send_to_brig"
    assert table.game.view(2)["players"][1]["loyalty"][1]["card"] is None


@rule("CYL-016")
def test_the_turn_of_a_revealing_player_ends_at_once() -> None:
    table = (
        Table("kara_starbuck_thrace", *ROSLIN_TIGH_STARBUCK_ZAREK[:2])
        .place(0, "fore")
        .loyal(0, "cylon_can_reduce_morale")
    )
    table.state.began_piloting = True  # she would have a second action
    table.state.agenda = ["action", "crisis", "end_of_turn"]
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no").skip()
    assert table.g.current == 1
    assert table.events("CrisisDrawn") == []
    assert table.events("CylonShipsActivated") == []
