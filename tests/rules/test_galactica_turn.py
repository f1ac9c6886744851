"""The turn, its steps, movement and actions (TURN, RECV, MOVE, ACT, DISC, STEP)."""

import pytest

from readyroom.galactica.board import AFT, FORE, PORT_FORE
from readyroom.galactica.people import choosable, send
from readyroom.galactica.skills import SKILLS, TYPE
from readyroom.galactica.testing import TEST, Table, at_once

rule = pytest.mark.rule
THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


# --- the turn ----------------------------------------------------------------------------------------------


@rule("TURN-002", "TURN-003", "TURN-004", "TURN-005", "CRIS-001", "STEP-006", "RECV-001")
def test_the_steps_of_a_turn_in_order() -> None:
    table = Table(*THREE).to_do("begin_turn").top("riots").hand(0, "repair-1", "repair-2")
    assert table.prompt() == "move"  # Receive Skills is over: Tigh's draw has no choice
    assert table.count(0) == 7
    table.say(0, "stay")
    assert table.prompt() == "action"
    table.say(0, "pass")
    assert table.prompt() == "choose-part"
    assert table.events("CrisisDrawn")[0] == {"event": "CrisisDrawn", "seat": 0, "card": "riots"}
    table.dice(1).say(table.g.admiral, "part:first").skip()
    kinds = [e["event"] for e in table.game.events(None)]
    assert kinds.index("CylonShipsActivated") < kinds.index("JumpTrackMoved") < kinds.index("CardDiscarded")
    assert table.g.jump_track == 1
    assert table.g.current == 1
    assert table.g.decks["crisis"].discard == ["riots"]


@rule("TURN-003")
def test_without_a_crisis_card_no_ships_and_no_jump_step() -> None:
    table = Table(*THREE).place(0, "brig").to_do("begin_turn")
    table.say(0, "pass")
    assert table.g.current == 1
    assert table.events("CylonShipsActivated") == []
    assert table.g.jump_track == 0


@rule("RECV-001", "RECV-002", "CHAR-005")
def test_a_multi_skill_is_split_by_choice() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("receive_skills")
    table.hand(0, *["repair-1"] * 8, *["repair-2"] * 4)
    assert set(table.labels(0)) == {
        "draw:leadership+leadership+tactics+piloting+piloting",
        "draw:politics+leadership+tactics+piloting+piloting",
        "draw:politics+politics+tactics+piloting+piloting",
    }
    table.game.answer(0, 1)
    assert table.count(0) == 17  # whatever his hand size


@rule("RECV-003")
def test_in_sickbay_only_one_card_is_drawn() -> None:
    table = Table(*THREE).place(0, "sickbay").to_do("receive_skills")
    assert table.labels(0) == ("draw:leadership", "draw:tactics")
    table.say(0, "tactics")
    assert table.count(0) == 1


@rule("RECV-007", "SKILL-002", "LIMIT-001")
def test_an_empty_deck_is_rebuilt_or_gives_nothing() -> None:
    table = Table(*THREE).place(0, "press_room")
    g = table.state
    while len(g.skill_decks[0]) > 1:
        g.skill_discards[0].append(g.skill_decks[0].pop())
    table.say(0, "press_room")
    assert table.count(0) == 2
    assert len(table.g.skill_decks[0]) + len(table.g.skill_discards[0]) == 17
    assert table.g.skill_discards[0] == []
    table = Table(*THREE).place(0, "press_room")
    g = table.state
    for card in g.skill_decks[0]:
        g.players[1].hand.append(card)
    g.skill_decks[0].clear()
    table.say(0, "press_room")
    assert table.count(0) == 0


# --- movement ----------------------------------------------------------------------------------------------


@rule("MOVE-001", "MOVE-002", "MOVE-003", "MOVE-004")
def test_moving_within_a_ship_is_free_and_to_another_costs_a_card() -> None:
    table = Table(*THREE).to_do("movement")
    places = set(table.labels(0))
    assert "choice:stay" in places
    assert "location:armory" in places
    assert "location:press_room" not in places  # without a card there is no other ship
    table.say(0, "armory")
    assert table.g.players[0].place == "armory"
    table = Table(*THREE).to_do("movement").hand(0, "repair-1", "executive_order-1")
    table.say(0, "press_room").say(0, "repair-1")
    assert table.g.players[0].place == "press_room"
    assert table.count(0) == 1
    assert table.game.view(None)["decks"]["engineering"]["top"] == "repair-1"


@rule("MOVE-007", "MOVE-008", "MOVE-009", "VIP-015")
def test_a_pilot_moves_his_viper_or_lands_for_a_card() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("movement").hand(0, "repair-1")
    before = table.state.squadrons["viper"].reserves
    assert {"area:fore", "area:port_aft", "location:armory", "location:administration"} <= set(table.labels(0))
    table.say(0, "command")
    assert (table.g.players[0].place, table.count(0), table.g.squadrons["viper"].reserves) == ("command", 0, before + 1)
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").to_do("movement")
    assert set(table.labels(0)) == {"choice:stay", "area:fore", "area:port_aft"}
    table.say(0, "area:fore")
    assert table.g.players[0].place == "fore"
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").hand(0, "executive_order-1").hand(1, "repair-1")
    table.say(0, "executive_order-1").say(0, "seat:1").say(1, "move-and-act").say(1, "location:command")
    assert table.g.players[1].place == "command"


@rule("MOVE-011", "MOVE-012")
def test_brig_and_sickbay_and_moving() -> None:
    table = Table(*THREE).place(0, "brig").to_do("movement", "action")
    assert table.prompt() == "action"
    table = Table(*THREE).place(0, "sickbay").to_do("movement")
    table.say(0, "command")
    assert table.g.players[0].place == "command"


@rule("MOVE-013", "MOVE-014", "MOVE-015", "MOVE-016")
def test_who_can_be_sent_to_brig_and_sickbay() -> None:
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin", "tom_zarek", "kara_starbuck_thrace")
    table.place(0, "brig").place(1, "off_board").place(2, "sickbay").cylon(3)
    g = table.state
    assert choosable(g, "brig") == [2, 4]
    assert choosable(g, "sickbay") == [4, 0]
    at_once(send(g, 0, "sickbay", TEST))
    assert g.players[0].place == "brig"


@rule("MOVE-013", "MOVE-014")
def test_a_prisoner_may_be_chosen_for_sickbay_and_stays_in_the_brig() -> None:
    table = Table(*THREE).place(1, "brig").place(2, "sickbay").resolve("witch_hunt", total=5, helper=2)
    assert table.prompt() == "send-to-sickbay"
    assert table.labels(0) == ("seat:0", "seat:1")  # not who is in Sickbay
    table.say(0, "seat:1")
    assert [player.place for player in table.g.players][1:] == ["brig", "sickbay"]
    assert table.events("Moved") == []
    assert [event["what"] for event in table.events("NotPossible")] == ["move-prisoner"]


@rule("MOVE-013", "MOVE-014")
def test_a_prisoner_whom_a_cylon_card_names_discards_and_stays() -> None:
    table = Table(*THREE).loyal(0, "cylon_can_send_to_sickbay").place(1, "brig").hand(1, *["repair-1"] * 6)
    table.say(0, "reveal:cylon_can_send_to_sickbay")
    assert "seat:1" in table.labels(0)
    table.say(0, "seat:1").say(1, *["repair-1"] * 5)
    assert (table.count(1), table.g.players[1].place) == (1, "brig")


@rule("MOVE-017")
def test_with_nobody_to_choose_nothing_happens() -> None:
    table = Table(*THREE).place(0, "brig").place(1, "brig").place(2, "brig")
    table.resolve("a_traitor_accused", part="first", total=7)
    assert table.prompt() == "stop"
    assert table.events("NotPossible")[0]["what"] == "send-to-brig"


@rule("MOVE-014", "MOVE-015")
def test_who_may_send_somebody_may_send_nobody_though_there_is_only_one_to_send() -> None:
    """Guilt by Collusion: a single candidate is not taken as chosen."""
    for answer, place in (("choice:nobody", "command"), ("seat:0", "brig")):
        table = Table(*THREE).place(1, "brig").cylon(2).resolve("guilt_by_collusion", total=9)
        assert table.labels(0) == ("choice:nobody", "seat:0")
        table.say(0, answer).skip()
        assert table.g.players[0].place == place


# --- actions -----------------------------------------------------------------------------------------------


@rule("ACT-001", "ACT-012")
def test_one_action_or_none() -> None:
    table = Table(*THREE).place(0, "research_lab").say(0, "research_lab").say(0, "tactics")
    assert table.prompt() == "stop"
    table = Table(*THREE).say(0, "pass")
    assert table.prompt() == "stop"


@rule("ACT-002", "ACT-003", "ACT-004", "ACT-005", "ACT-006", "CHAR-003")
def test_kinds_of_actions() -> None:
    table = Table("lee_apollo_adama", "laura_roslin", "saul_tigh").hand(0, "executive_order-1", "strategic_planning-3")
    table.place(0, "fore")
    labels = set(table.labels(0))
    assert {"card:executive_order-1", "ability:cag", "move:port_fore", "move:starboard_fore"} <= labels
    assert {"attack:raider-fore", "attack:basestar-fore"} <= labels
    assert not any("strategic_planning" in label for label in labels)  # a reaction, not an action
    table = Table(*THREE)
    assert {"activate:command", "ability:declare_martial_law", "nuke:basestar-fore"} <= set(table.labels(0))


@rule("ACT-013", "CHK-009")
def test_a_prisoner_may_act() -> None:
    table = Table(*THREE).place(0, "brig").hand(0, "consolidate_power-1")
    assert {"activate:brig", "card:consolidate_power-1", "ability:declare_martial_law"} <= set(table.labels(0))
    table = Table(*THREE).place(1, "brig").hand(1, "repair-1", "repair-2").to_do("text:prison_labor")
    table.skip()
    assert table.question().at_most == 1


@rule("ACT-014", "DMG-010")
def test_a_damaged_location_can_be_entered_and_repaired_but_not_used() -> None:
    table = Table(*THREE).hand(0, "repair-1")
    table.state.damage_piles["galactica"].remove("command")
    table.state.damaged.append("command")
    assert "activate:command" not in table.labels(0)
    table.say(0, "repair-1")
    assert table.g.damaged == []
    assert "command" in table.g.damage_piles["galactica"]


@rule("ACT-020", "VIP-010")
def test_the_hangar_deck_launches_pilots_who_act_again() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    table.say(0, "hangar_deck").say(0, "port_aft")
    assert table.g.players[0].place == "port_aft"
    assert table.g.squadrons["viper"].reserves == 5
    assert table.prompt() == "action"
    table.say(0, "move:aft")
    assert table.prompt() == "stop"
    table = Table(*THREE).place(0, "hangar_deck")
    assert "activate:hangar_deck" not in table.labels(0)  # Tigh is no pilot


@rule("ACT-021")
def test_the_hangar_deck_takes_an_unmanned_viper_if_there_is_none_in_the_reserves() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh")
    g = table.state
    g.squadrons["viper"].reserves, g.squadrons["viper"].damaged = 0, 6
    table.say(0, "hangar_deck").say(0, "port_aft")  # which viper
    table.say(0, "port_fore")  # where to launch
    assert table.g.squadrons["viper"].space == [0, 0, 0, 0, 0, 1]
    assert table.g.players[0].place == "port_fore"
    assert table.g.squadrons["viper"].reserves == 0


@rule("ACT-022", "ACT-023", "VIP-007", "VIP-008", "VIP-009")
def test_command_activates_unmanned_vipers() -> None:
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "aft")
    table.state.fleet.raiders[AFT] = 1
    table.say(0, "command")
    assert "attack:raider-aft" not in table.labels(0)  # Apollo's viper is his alone
    table.say(0, "move:port_fore-fore").dice(3).say(0, "attack:raider-fore")
    assert table.g.squadrons["viper"].space[FORE] == 1
    assert table.g.squadrons["viper"].space[PORT_FORE] == 0
    assert table.g.fleet.raiders[FORE] == 2
    assert table.prompt() == "stop"


@rule("ACT-024", "ATT-004")
@pytest.mark.parametrize(("die", "left"), [(6, 1), (7, 0), (8, 0)])
def test_the_armory(die: int, left: int) -> None:
    table = Table(*THREE).place(0, "armory").dice(die)
    table.state.boarding[2] = 1
    table.say(0, "armory")
    assert table.g.boarding[2] == left
    assert "activate:armory" not in Table(*THREE).place(0, "armory").labels(0)


@rule("ACT-025", "ACT-028")
@pytest.mark.parametrize(("destiny", "president"), [("2", 2), ("1", 1)])
def test_administration(destiny: str, president: int) -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh").destiny(
        "declare_emergency-3", f"consolidate_power-{destiny}"
    )
    table.say(0, "administration").say(0, "seat:2")
    assert table.events("CheckBegan")[0]["difficulty"] == 5
    table.add()
    assert table.g.president == president
    assert table.g.resources == [8, 8, 10, 12]


@rule("ACT-026", "ACT-028")
@pytest.mark.parametrize(("strength", "place"), [("4", "brig"), ("3", "presidents_office")])
def test_admirals_quarters(strength: str, place: str) -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "admirals_quarters")
    table.destiny("declare_emergency-3", f"strategic_planning-{strength}").say(0, "admirals_quarters").say(0, "seat:1")
    table.add()
    assert table.g.players[1].place == place


@rule("ACT-027")
def test_the_brig_check() -> None:
    table = Table(*THREE).place(0, "brig").destiny("investigative_committee-3", "strategic_planning-4").say(0, "brig")
    table.add()
    assert "location:press_room" not in table.labels(0)
    assert "location:sickbay" not in table.labels(0)
    table.say(0, "location:armory")
    assert table.g.players[0].place == "armory"
    table = Table(*THREE).place(0, "brig").destiny("investigative_committee-3", "strategic_planning-3").say(0, "brig")
    table.add()
    assert table.g.players[0].place == "brig"


def test_communications_shows_two_ships_and_moves_them() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "communications")
    faces = [ship.face for ship in table.state.civilians[AFT]]
    table.say(0, "communications")
    assert [event["face"] for event in table.events("CivilianSeen", 0)] == faces
    assert [event["face"] for event in table.events("CivilianSeen", 1)] == [None, None]
    table.say(0, "area:port_aft").say(0, "area:aft")
    assert [len(area) for area in table.g.civilians] == [0, 0, 0, 1, 1, 0]
    assert table.game.view(0)["areas"]["port_aft"]["civilians"][0]["face"] == faces[0]
    assert table.game.view(1)["areas"]["port_aft"]["civilians"][0]["face"] is None


def test_press_room_and_research_lab_ignore_the_skill_set() -> None:
    table = Table(*THREE).place(0, "press_room").say(0, "press_room")
    assert [SKILLS[TYPE[card]] for card in table.g.players[0].hand] == ["politics", "politics"]
    table = Table(*THREE).place(0, "research_lab").say(0, "research_lab").say(0, "draw:engineering")
    assert [SKILLS[TYPE[card]] for card in table.g.players[0].hand] == ["engineering"]


# --- the end of a turn -------------------------------------------------------------------------------------


@rule("DISC-001", "DISC-003", "CYL-022", "TIME-007")
def test_everybody_discards_down_to_ten_at_the_same_time() -> None:
    hand = ["repair-1"] * 5 + ["launch_scout-1"] * 6
    table = Table(*THREE).hand(0, *hand).hand(1, *["executive_order-1"] * 6, *["consolidate_power-1"] * 6)
    table.to_do("end_of_turn")
    table.skip()
    asked = {question.seat: question.at_least for question in table.game.questions}
    assert asked == {0: 1, 1: 2}
    table.say(1, "executive_order-1", "consolidate_power-1")
    assert table.count(1) == 12  # nothing happens before all have chosen
    table.say(0, "repair-1")
    assert (table.count(0), table.count(1)) == (10, 10)


@rule("DISC-004", "END-001", "RES-005")
def test_resources_are_checked_after_the_discards() -> None:
    table = Table(*THREE).hand(0, *["repair-1"] * 5, *["launch_scout-1"] * 6).to_do("end_of_turn")
    table.state.resources[0] = 0
    assert table.prompt() == "discard"
    table.say(0, "repair-1")
    assert table.game.over
    assert table.game.result is not None
    assert table.game.result.why == {"winner": "cylons", "why": "no_food"}


# --- steps after the crisis --------------------------------------------------------------------------------


@rule("STEP-001", "STEP-002", "STEP-003")
def test_icons_are_carried_out_one_after_the_other() -> None:
    table = Table(*THREE).empty_space().to_do("activate:raiders", "activate:heavy_raiders", "activate:basestars")
    table.state.boarding[1] = 1
    table.skip()
    kinds = [event["kind"] for event in table.events("CylonShipsActivated")]
    assert kinds == ["raiders", "heavy_raiders", "basestars"]
    assert table.g.boarding == [0, 0, 1, 0, 0]
    assert table.g.fleet.raiders == [0] * 6


@rule("STEP-006", "STEP-007", "JUMP-001", "JUMP-018")
def test_the_jump_icon_and_auto_jump() -> None:
    table = Table(*THREE).to_do("prepare_for_jump")
    table.skip()
    assert table.g.jump_track == 1
    table = Table(*THREE).to_do("prepare_for_jump")
    table.state.jump_track = 4
    assert table.prompt() == "destination"
    table.game.answer(table.g.admiral, 0)
    assert table.g.jump_track == 0
    assert len(table.g.destinations) == 1


@rule("CHERR-024", "CHERR-029", "CHERR-028")
def test_roslin_and_apollo_pay() -> None:
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace").hand(0, "repair-1")
    assert "activate:presidents_office" not in table.labels(0)
    table = Table("laura_roslin", "saul_tigh", "kara_starbuck_thrace").hand(0, "repair-1", "repair-2", "repair-2")
    table.say(0, "presidents_office").say(0, "repair-1", "repair-2")
    assert table.count(0) == 1
    assert len(table.g.quorum_hand) == 1
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").hand(0, "repair-1", "executive_order-1")
    table.to_do("movement").say(0, "location:command")
    assert table.prompt() == "pay-card"  # chosen, not random
    table = Table("lee_apollo_adama", "saul_tigh", "laura_roslin").hand(0, *["repair-1"] * 5, *["launch_scout-1"] * 6)
    table.to_do("end_of_turn").skip()
    assert table.count(0) == 10  # random, so he was not asked
    assert table.events("SkillsDiscarded")[0]["seat"] == 0
