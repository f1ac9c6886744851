"""Skill cards, skill checks, characters in checks, windows and dice (SKILL, CHK, SKERR, CHAR, CHERR, TIME)."""

from collections import Counter

import pytest

from readyroom.galactica.board import FORE, PORT_FORE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.skills import COPIES, LABEL, NAME, TYPE
from readyroom.galactica.testing import Table
from readyroom.words import words

rule = pytest.mark.rule
THREE = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
FOUR = (*THREE, "tom_zarek")


# --- skill cards -------------------------------------------------------------------------------------------


@rule("SKILL-001", "SECR-026", "SECR-027")
def test_discards_go_faceup_to_the_pile_of_their_type() -> None:
    table = Table(*THREE).hand(0, "repair-1", "launch_scout-2", "repair-2")
    table.resolve("unexpected_reunion", total=7)
    decks = table.game.view(None)["decks"]
    assert decks["tactics"]["top"] == "launch_scout-2"
    assert set(decks["engineering"]) == {"size", "top"}  # no size of the discard pile
    assert sorted(LABEL[card] for card in table.g.skill_discards[4] if TYPE[card] == 4)[-2:] == ["repair-1", "repair-2"]


@rule("SKILL-003", "SKILL-005")
def test_an_action_card_is_discarded_when_it_starts() -> None:
    table = Table(*THREE).hand(0, "consolidate_power-2").say(0, "consolidate_power-2")
    assert table.count(0) == 0
    assert table.game.view(None)["decks"]["politics"]["top"] == "consolidate_power-2"
    table.say(0, "draw:leadership+piloting")
    assert Counter(TYPE[card] for card in table.g.players[0].hand) == {1: 1, 3: 1}


@rule("SKILL-006", "CHK-006")
def test_destiny_is_rebuilt_after_its_last_card() -> None:
    table = Table(*THREE).to_do("text:prison_labor")
    g = table.state
    while len(g.destiny) > 2:
        card = g.destiny.pop()
        g.skill_discards[TYPE[card]].append(card)
    table.skip()
    assert table.game.view(None)["decks"]["destiny"]["size"] == 10
    assert len(table.events("DestinyBuilt")) == 1


@rule("SKILL-017", "RECV-007")
def test_decks_are_sorted_and_rebuilt_by_the_table() -> None:
    table = Table(*THREE).place(0, "press_room")
    g = table.state
    g.skill_discards[0], g.skill_decks[0] = g.skill_decks[0], []
    table.say(0, "press_room")
    assert table.prompt() == "stop"
    assert table.count(0) == 2


# --- the procedure -----------------------------------------------------------------------------------------


@rule("CHK-001", "CHK-002", "CHK-006", "CHK-007", "CHK-008", "CHK-015", "CHK-017", "CHK-018", "CHK-020", "SECR-018")
def test_a_whole_check() -> None:
    """Difficulty 10, politics, leadership, tactics."""
    table = Table(*FOUR).destiny("consolidate_power-2", "repair-1")
    table.hand(0, "executive_order-2").hand(1, "investigative_committee-5", "repair-2").hand(3, "strategic_planning-4")
    table.to_do("text:prison_labor").skip()
    assert table.events("CheckBegan")[0] == {
        "event": "CheckBegan",
        "source": "prison_labor",
        "difficulty": 10,
        "skills": ["politics", "leadership", "tactics"],
    }
    assert table.question().seat == 1  # left of the current player
    assert table.question().at_least == 0
    table.say(1, "investigative_committee-5", "repair-2")
    assert table.question().seat == 3  # seat 2 has no cards and can't add any
    table.say(3, "strategic_planning-4")
    assert table.question().seat == 0  # the current player is the last
    assert table.game.view(2)["check"]["added"] == [0, 2, 0, 1]
    assert table.game.view(2)["check"]["cards"] is None
    table.say(0)
    shown = table.events("CheckShown")[0]
    assert shown["total"] == 2 - 1 + 5 - 2 + 4
    assert sorted(shown["positive"]) == ["consolidate_power-2", "investigative_committee-5", "strategic_planning-4"]
    assert sorted(shown["negative"]) == ["repair-1", "repair-2"]
    assert table.events("CheckResult")[0]["result"] == "fail"
    assert table.g.resources == [7, 8, 9, 12]
    assert sum(len(pile) for pile in table.g.skill_discards) == 5
    assert table.g.check is None


@rule("CHK-018", "CHK-019", "CHK-022")
@pytest.mark.parametrize(
    ("total", "resources"), [(12, [8, 8, 10, 12]), (11, [7, 8, 10, 12]), (9, [7, 8, 10, 12]), (8, [7, 7, 10, 12])]
)
def test_pass_partial_and_fail(total: int, resources: list[int]) -> None:
    table = Table(*THREE)
    table.resolve("resistance", total=total)
    assert table.g.resources == resources


@rule("CHK-003", "CHK-004", "CRIS-009", "CRIS-010")
def test_the_choice_comes_first_and_may_replace_the_check() -> None:
    table = Table(*THREE).to_do("text:water_sabotaged")
    assert table.prompt() == "choose-part"
    table.say(0, "part:second")
    assert table.events("CheckBegan") == []
    assert table.g.resource("food") == 7


@rule("CHK-005", "CHK-013")
def test_cards_before_the_check_and_ignored_text() -> None:
    table = Table(*THREE).hand(1, "scientific_research-3", "repair-2").destiny("repair-1", "consolidate_power-1")
    table.to_do("text:prison_labor")
    assert table.game.waiting(1).window == "before_cards"
    table.say(1, "use:scientific_research-scientific_research-3")
    assert table.game.view(0)["check"]["destiny"] == 2  # only now the Destiny cards are in
    table.say(1, "repair-2").skip()
    assert table.events("CheckShown")[0]["total"] == 1 + 1 + 2
    table = Table(*THREE).hand(1, "declare_emergency-3").to_do("text:prison_labor")
    table.skip()
    table.say(1, "declare_emergency-3")
    assert table.prompt() == "stop"  # as a card of the check it has no text
    assert table.events("CheckShown")[0]["difficulty"] == 10


@rule("SECR-013", "SECR-017", "SECR-018")
def test_who_added_which_card_stays_secret_also_afterwards() -> None:
    table = Table(*FOUR).hand(1, "repair-1").hand(3, "repair-2").to_do("text:prison_labor")
    table.skip()
    table.say(1, "repair-1")
    assert table.game.view(1)["check"]["mine"] == ["repair-1"]
    for viewer in (0, 2, 3, None):
        assert not table.game.view(viewer)["check"]["mine"]
        assert "repair-1" not in str(table.game.view(viewer)["check"])
        assert table.events("CardsAdded", viewer) == [
            {"event": "CardsAdded", "seat": 1, "count": 1, "cards": []},
        ]
    table.say(3, "repair-2").skip()
    for viewer in (0, 1, 2, 3, None):
        text = str(table.events("CardsAdded", viewer))
        assert "repair" not in text


@rule("CHK-009", "CHK-010")
def test_prisoners_and_cylons_add_one_card() -> None:
    hand = ("repair-1", "repair-1", "repair-2")
    table = Table(*FOUR).place(1, "brig").hand(1, *hand).cylon(2).hand(2, *hand).hand(3, *hand)
    table.to_do("text:prison_labor")
    limits = {}
    while table.prompt() == "add-cards":
        question = table.question()
        limits[question.seat] = question.at_most
        table.say(question.seat)
    assert limits == {1: 1, 2: 1, 3: 3}


@rule("CHK-022", "SKERR-012")
def test_declare_emergency_lowers_the_difficulty_but_not_the_partial_number() -> None:
    for total, result in ((10, "pass"), (9, "partial"), (7, "fail")):
        table = Table(*FOUR).hand(3, "declare_emergency-3", "declare_emergency-4")
        table.destiny("consolidate_power-2", "consolidate_power-2").hand(1, "investigative_committee-3")
        table.hand(2, "strategic_planning-3" if total == 10 else "launch_scout-2" if total == 9 else "repair-1")
        table.to_do("text:resistance").skip()
        table.say(1, "investigative_committee-3")
        table.game.answer(2, (0,))
        table.say(3).say(3, "use:declare_emergency-declare_emergency-3")
        assert table.events("DifficultyChanged") == [{"event": "DifficultyChanged", "change": -2, "now": 10}]
        assert table.events("CheckResult")[0]["result"] == result
        assert table.prompt() == "stop"  # the second one can't be used in the same check


@rule("TIME-001", "TIME-002", "TIME-005")
def test_the_current_player_decides_who_goes_first() -> None:
    table = Table(*FOUR).hand(1, "strategic_planning-3").hand(3, "strategic_planning-4").place(0, "weapons_control")
    table.dice(1).say(0, "weapons_control").say(0, "raider-fore")
    assert {question.seat for question in table.game.questions} == {1, 3}
    assert table.game.waiting(0).seats == ()  # nobody sees who could act
    table.say(1, "use:strategic_planning-strategic_planning-3")
    table.say(3, "use:strategic_planning-strategic_planning-4")
    assert table.question(0).prompt == "galactica-who-first"
    table.say(0, "seat:3")
    assert (table.count(1), table.count(3)) == (1, 0)  # the other card went back to hand
    assert table.events("DieRolled")[0]["result"] == 3


@rule("TIME-003")
def test_one_strategic_planning_a_roll() -> None:
    table = Table(*FOUR).hand(1, "strategic_planning-3", "strategic_planning-4").place(0, "weapons_control").dice(4)
    table.say(0, "weapons_control").say(0, "raider-fore").say(1, "use:strategic_planning-strategic_planning-3")
    assert table.prompt() == "stop"
    assert table.events("DieRolled")[0]["bonus"] == 2


@rule("TIME-004", "CHERR-019")
def test_helo_rerolls_once_a_turn_and_the_bonus_stays() -> None:
    table = Table("karl_helo_agathon", "laura_roslin", "saul_tigh").place(0, "weapons_control").dice(1, 5)
    table.hand(1, "strategic_planning-3").say(0, "weapons_control").say(0, "raider-fore")
    table.say(1, "use:strategic_planning-strategic_planning-3").say(0, "use:eco_officer")
    assert [event["result"] for event in table.events("DieRolled")] == [3, 7]
    assert table.prompt() == "stop"
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").place(0, "weapons_control").dice(1)
    table.say(0, "weapons_control").say(0, "raider-fore")
    assert table.question(0).prompt == "galactica-stop"  # not on the turn of another


@rule("TIME-006")
def test_draws_happen_one_after_the_other() -> None:
    table = Table("laura_roslin", "saul_tigh", "sharon_boomer_valerii").to_do(
        "first_skills", "first_skills", "first_skills"
    )
    seats = []
    while table.prompt() == "draw":
        seats.append(table.question().seat)
        table.game.answer(seats[-1], 0)
    assert seats == [1, 2]


# --- cards in windows --------------------------------------------------------------------------------------


def test_investigative_committee_makes_everything_faceup() -> None:
    table = Table(*FOUR).hand(1, "investigative_committee-3", "repair-2").destiny("repair-1", "launch_scout-1")
    table.to_do("text:prison_labor").say(1, "use:investigative_committee-investigative_committee-3")
    assert table.events("DestinyAdded", 2)[0]["cards"] == ["repair-1", "launch_scout-1"]
    table.say(1, "repair-2")
    assert table.events("CardsAdded", 2)[0]["cards"] == ["repair-2"]


@rule("CHERR-003", "CHERR-004")
def test_tyrol_decides_after_all_faceup_cards_are_in() -> None:
    table = Table("saul_tigh", "chief_galen_tyrol", "laura_roslin").hand(2, "investigative_committee-3", "repair-2")
    table.destiny("repair-1", "consolidate_power-2").to_do("text:prison_labor")
    table.say(2, "use:investigative_committee-investigative_committee-3")
    table.say(2, "repair-2")
    assert table.game.waiting(1).window == "cards_added"
    assert sorted(table.game.view(1)["check"]["cards"]) == ["consolidate_power-2", "repair-1", "repair-2"]
    table.say(1, "use:blind_devotion-engineering")
    (shown,) = table.events("CheckShown")
    assert (shown["positive"], shown["negative"], shown["total"]) == (["consolidate_power-2"], [], 2)
    assert shown["ignored"] == ["repair-1", "repair-2"]  # neither for the check nor against it
    said = words("en").tell("galactica", shown)
    assert said == (
        "For it: Consolidate Power (2). Against it: nothing. "
        "Counting nothing: Repair (1), Repair (2). Together 2 of 10."
    )
    assert table.g.players[1].spent == ["blind_devotion"]


@rule("CHAR-008")
def test_once_a_game_means_once() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").say(0, "ability:declare_martial_law")
    assert table.g.president == table.g.admiral == 0
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    table.state.players[0].spent.append("declare_martial_law")
    assert "ability:declare_martial_law" not in table.labels(0)


@rule("CHAR-002", "CHAR-004")
def test_every_sheet_has_three_abilities() -> None:
    assert all(len(set(sheet.abilities)) == 3 for sheet in SHEETS.values())


@rule("CHAR-006", "CHAR-007")
def test_named_types_may_lie_outside_the_skill_set() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").hand(0, "consolidate_power-1")
    table.say(0, "consolidate_power-1")
    assert "draw:piloting+piloting" in table.labels(0)
    assert len(table.labels(0)) == 15


@rule("CHAR-024")
def test_the_sheet_of_a_revealed_cylon_is_ignored() -> None:
    table = (
        Table("saul_tigh", "sharon_boomer_valerii", "tom_zarek", "laura_roslin")
        .cylon(1)
        .cylon(2, "cylon_can_send_to_brig")
    )
    table.place(0, "administration").say(0, "administration").say(0, "seat:0")
    assert table.question(0).prompt == "galactica-stop"  # Zarek's Friends in Low Places is gone
    table = Table("saul_tigh", "chief_galen_tyrol", "laura_roslin").cylon(1).hand(1, *["repair-1"] * 8, "repair-2")
    table.to_do("end_of_turn").skip()
    assert table.count(1) == 9  # his limit is 10 now


@rule("CHERR-023")
def test_moral_compass_switches_the_part() -> None:
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").to_do("text:riots")
    table.say(0, "part:first").say(1, "use:moral_compass")
    assert table.g.resources == [8, 7, 10, 11]
    table = Table("saul_tigh", "karl_helo_agathon", "laura_roslin").to_do("text:requested_resignation")
    table.say(0, "part:second")
    table.skip()
    table.say(2, "part:second")  # the President's inner choice is his own
    assert table.prompt() == "stop"
    assert table.g.players[2].place == "brig"


@rule("CHERR-017", "CHERR-018")
def test_starbuck_has_two_actions_if_she_began_in_a_viper() -> None:
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").place(0, "port_aft").to_do("begin_turn")
    table.game.answer(0, 0)
    table.say(0, "location:research_lab")
    table.game.answer(0, 0)
    table.say(0, "research_lab").say(0, "tactics")
    assert table.prompt() == "action"
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").say(0, "hangar_deck").say(0, "port_aft")
    table.say(0, "move:aft")
    assert table.prompt() == "stop"


@rule("CHERR-025", "CHERR-026", "CHERR-027")
def test_apollo_takes_a_viper_that_was_just_placed() -> None:
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "command").say(0, "command")
    table.state.fleet.raiders[PORT_FORE] = 1
    table.say(0, "launch:port_fore").say(1, "use:alert_viper_pilot-port_fore")
    assert table.g.players[1].place == "port_fore"
    assert table.prompt() == "action"
    assert table.question().seat == 1
    table.dice(3).say(1, "attack:raider-port_fore")
    assert table.g.fleet.raiders[PORT_FORE] == 0
    assert table.question().seat == 0
    assert table.prompt() == "unmanned-viper"
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").place(1, "brig").say(0, "command")
    table.say(0, "launch:port_fore")
    assert table.question(0).prompt == "galactica-unmanned-viper"  # not from the Brig
    table = Table("kara_starbuck_thrace", "lee_apollo_adama", "laura_roslin").place(1, "command")
    table.say(0, "hangar_deck").say(0, "port_aft")
    assert table.question(0).prompt == "galactica-action"  # a piloted viper is not for him


# --- Executive Order ---------------------------------------------------------------------------------------


@rule("SKERR-002")
def test_one_executive_order_a_turn() -> None:
    table = Table(*THREE).hand(0, "executive_order-1").hand(1, "executive_order-2", "consolidate_power-1")
    table.say(0, "executive_order-1").say(0, "seat:1").say(1, "act-twice")
    assert "card:consolidate_power-1" in table.labels(1)
    assert "card:executive_order-2" not in table.labels(1)
    table.say(1, "consolidate_power-1").say(1, "politics+politics")
    assert table.question().seat == 1  # a second action
    table.say(1, "pass")
    assert table.prompt() == "stop"


@rule("SKERR-003")
def test_a_cylon_who_reveals_on_an_order_has_no_second_action() -> None:
    table = Table(*THREE).hand(0, "executive_order-1").loyal(1, "cylon_can_reduce_morale").to_do("action", "crisis")
    table.top("riots").say(0, "executive_order-1").say(0, "seat:1").say(1, "act-twice")
    table.say(1, "reveal:cylon_can_reduce_morale").say(1, "no")
    assert table.prompt() == "choose-part"  # the current player's turn goes on with its Crisis card
    assert not table.g.turn_ends


@rule("SKERR-014")
def test_evasive_maneuvers() -> None:
    table = Table("saul_tigh", "lee_apollo_adama", "laura_roslin").empty_space().place(1, "fore").dice(8, 7)
    table.state.fleet.raiders[FORE] = 1
    table.hand(2, "evasive_maneuvers-1").to_do("activate:raiders")
    table.say(2, "use:evasive_maneuvers-evasive_maneuvers-1")
    assert [event["result"] for event in table.events("DieRolled")] == [8, 5]
    assert table.g.players[1].place == "sickbay"
    assert table.g.squadrons["viper"].damaged == 1
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").hand(1, "evasive_maneuvers-1").place(0, "weapons_control")
    table.dice(1).say(0, "weapons_control").say(0, "raider-fore")
    assert table.question(0).prompt == "galactica-stop"  # no attack on a viper


def test_every_type_has_the_same_spread() -> None:
    assert [COPIES[card] for card in range(25)] == [8, 6, 4, 2, 1] * 5
    assert [NAME[card] for card in range(5)] == ["consolidate_power"] * 2 + ["investigative_committee"] * 3
