"""Characters and abilities (CHAR)."""

import pytest
from tests.rules.galactica_tables import politics_here

import readyroom as rr
from readyroom.galactica.boxes import in_play
from readyroom.galactica.cards.base import BASE
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.registry import ABILITY_ACTIONS
from readyroom.galactica.testing import Table
from readyroom.galactica.windows import REACTIONS

rule = pytest.mark.rule
TIGH_ROSLIN_ZAREK = ("saul_tigh", "laura_roslin", "tom_zarek")


@rule("CHAR-001")
def test_the_type_counts_in_setup_only() -> None:
    """All characters of one type: titles, turns and checks do not care."""
    table = Table("william_adama", "saul_tigh", "karl_helo_agathon").to_do("receive_skills", "movement", "action")
    assert (table.state.president, table.state.admiral) == (0, 0)
    assert table.prompt() == "move"
    game = rr.new("galactica", 3, 1)
    first = game.questions[0].seat
    game.answer(first, game.questions[0].find("character:william_adama"))
    assert "character:saul_tigh" not in game.questions[0].labels


@rule("CHAR-002")
@pytest.mark.parametrize("character", sorted(BASE.sheets))
def test_every_ability_of_a_sheet_is_built(character: str) -> None:
    """Two good ones and a drawback, each of which can be named in words; the once-a-game one can be used."""
    abilities = SHEETS[character].abilities
    assert len(set(abilities)) == 3
    in_windows = set(REACTIONS)
    assert abilities[1] in set(ABILITY_ACTIONS) | in_windows  # declared: an action, or something in a window


@rule("CHAR-002", "CHAR-004")
def test_every_sheet_has_three_abilities() -> None:
    assert all(len(set(sheet.abilities)) == 3 for sheet in SHEETS.values())


@rule("CHAR-003")
@pytest.mark.parametrize(
    ("character", "ability"),
    [
        ("saul_tigh", "declare_martial_law"),
        ("tom_zarek", "unconventional_tactics"),
        ("gaius_baltar", "cylon_detector"),
        ("laura_roslin", "skilled_politician"),
        ("lee_apollo_adama", "cag"),
    ],
)
def test_an_action_ability_is_offered_as_an_action_and_at_no_other_time(character: str, ability: str) -> None:
    others = [name for name in ("william_adama", "laura_roslin", "kara_starbuck_thrace") if name != character][:2]
    label = f"ability:{ability}"
    assert label in Table(character, *others).labels(0)
    waiting = Table(others[0], character, others[1])  # it is not his turn
    assert label not in waiting.labels(0)
    moving = Table(character, *others).to_do("movement")
    assert label not in moving.labels(0)
    ordered = Table(others[0], character, others[1]).hand(0, "executive_order-1").say(0, "executive_order-1")
    ordered.say(0, "seat:1").say(1, "act-twice")
    assert label in ordered.labels(1)  # a granted action will do


@rule("CHAR-004")
def test_an_ability_without_the_word_action_costs_none() -> None:
    table = Table("saul_tigh", "laura_roslin", "tom_zarek").place(0, "admirals_quarters").place(2, "administration")
    table.say(0, "admirals_quarters").say(0, "seat:2")
    assert table.game.waiting(0).window == "location_check"  # at the moment it names
    table.say(0, "use:cylon_hatred")
    assert table.events("DifficultyChanged") == [{"event": "DifficultyChanged", "change": -3, "now": 4}]
    table.add()


@rule("CHAR-004")
def test_zareks_friends_act_in_somebody_elses_turn() -> None:
    table = Table("laura_roslin", "tom_zarek", "saul_tigh").place(0, "brig").hand(0, "repair-1", "repair-1")
    table.say(0, "brig")
    assert table.game.questions[0].seat == 1
    table.say(1, "use:friends_in_low_places-+2").add()
    assert table.events("DifficultyChanged")[0]["now"] == 9


@rule("CHAR-004", "ACT-025")
def test_zareks_friends_act_in_administration() -> None:
    table = Table("laura_roslin", "tom_zarek", "saul_tigh").place(0, "administration").hand(0, "repair-1", "repair-1")
    table.say(0, "administration").say(0, "seat:2")
    assert table.game.questions[0].seat == 1
    table.say(1, "use:friends_in_low_places-+2").add()
    assert table.events("DifficultyChanged")[0]["now"] == 7


@rule("CHAR-005", "CHAR-007")
def test_the_receive_skills_step_is_bound_to_types_and_numbers() -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh").to_do("receive_skills")
    assert table.prompt() == "stop"  # nothing to choose
    drawn = table.events("SkillsDrawn")[0]["skills"]
    assert sorted(drawn) == ["leadership", "leadership", "politics", "politics", "tactics"]
    table = Table("kara_starbuck_thrace", "laura_roslin", "saul_tigh").to_do("receive_skills")
    assert set(table.labels(0)) == {
        "draw:leadership+tactics+tactics+piloting+piloting",
        "draw:tactics+tactics+piloting+piloting+engineering",
    }


@rule("CHAR-005")
@pytest.mark.parametrize("character", sorted(BASE.sheets))
def test_the_one_card_in_sickbay_is_of_the_skill_set(character: str) -> None:
    others = [name for name in TIGH_ROSLIN_ZAREK if name != character][:2]
    table = Table(character, *others).place(0, "sickbay").to_do("receive_skills")
    names = ("politics", "leadership", "tactics", "piloting", "engineering")
    assert set(table.labels(0)) == {f"draw:{names[skill]}" for skill in SHEETS[character].types}


@rule("CHAR-006")
def test_named_types_come_from_outside_the_skill_set() -> None:
    table = Table(*TIGH_ROSLIN_ZAREK)
    here = politics_here(table)
    table.place(0, here).say(0, here)
    assert table.events("SkillsDrawn")[0]["skills"] == ["politics", "politics"]  # Tigh has no politics
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").place(0, "research_lab").hand(0, "repair-1", "repair-1")
    table.say(0, "research_lab")
    assert set(table.labels(0)) == {"draw:tactics", "draw:engineering"}  # Roslin has neither


@rule("CHAR-006", "CHAR-007")
def test_named_types_may_lie_outside_the_skill_set() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").hand(0, "consolidate_power-1")
    table.say(0, "consolidate_power-1")
    assert "draw:piloting+piloting" in table.labels(0)
    types = len(in_play(table.g).skills)
    assert len(table.labels(0)) == types * (types + 1) // 2  # every pair there is


@rule("CHAR-007")
def test_other_draws_are_not_bound_to_the_numbers() -> None:
    table = Table("tom_zarek", "laura_roslin", "saul_tigh").hand(0, "consolidate_power-1").say(0, "consolidate_power-1")
    table.say(0, "tactics+tactics")  # his set has one tactics card
    assert table.events("SkillsDrawn")[0]["skills"] == ["tactics", "tactics"]


@rule("CHAR-008")
@pytest.mark.parametrize(
    ("character", "ability", "follow"),
    [
        ("saul_tigh", "declare_martial_law", ()),
        ("tom_zarek", "unconventional_tactics", ("resource:fuel",)),
        ("gaius_baltar", "cylon_detector", ("seat:1",)),
    ],
)
def test_a_used_ability_is_gone_for_the_rest_of_the_game(character: str, ability: str, follow: tuple[str, ...]) -> None:
    table = Table(character, "laura_roslin", "kara_starbuck_thrace").to_do("action", "action")
    table.say(0, f"ability:{ability}")
    for label in follow:
        table.say(0, label)
    assert table.prompt() == "action"
    table.g.titles["president"] = 1  # as it was, so that only the spent ability is in the way
    table.g.agenda.insert(0, "action")
    table.say(0, "pass")
    assert f"ability:{ability}" not in table.labels(0)
    for viewer in (0, 1, None):
        assert table.game.view(viewer)["players"][0]["spent"] == [ability]


@rule("CHAR-008")
def test_a_once_a_game_ability_of_a_window_works_once() -> None:
    table = Table("laura_roslin", "sharon_boomer_valerii", "saul_tigh").to_do("text:prison_labor", "text:prison_labor")
    table.say(1, "use:mysterious_intuition-pass")
    assert table.events("CheckResult")[0]["result"] == "pass"
    assert len(table.events("CheckBegan")) == 2
    assert not any(event["event"] == "AbilityUsed" for event in table.game.events(None)[-3:])
    assert all(question.seat != 1 for question in table.game.questions)  # not asked again


@rule("CHAR-008")
def test_once_a_game_means_once() -> None:
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace").say(0, "ability:declare_martial_law")
    assert table.g.president == table.g.admiral == 0
    table = Table("saul_tigh", "laura_roslin", "kara_starbuck_thrace")
    table.state.players[0].spent.append("declare_martial_law")
    assert "ability:declare_martial_law" not in table.labels(0)


@rule("CHAR-024")
def test_a_revealed_cylon_has_neither_good_nor_bad_of_his_sheet() -> None:
    # Tigh's Alcoholic: the single card stays.
    table = Table(*TIGH_ROSLIN_ZAREK).cylon(0).hand(0, "repair-1").to_do("begin_turn")
    table.skip()
    assert table.events("SkillsDiscarded") == []
    # Roslin's Terminal Illness and Religious Visions.
    table = Table("laura_roslin", "saul_tigh", "tom_zarek").cylon(0, place="caprica").hand(0, "repair-1", "repair-1")
    table.say(0, "caprica")
    assert table.count(0) == 2
    # Boomer's Recon at the end of her turn.
    table = Table("sharon_boomer_valerii", "saul_tigh", "tom_zarek").cylon(0).to_do("end_of_turn")
    assert table.question().prompt == "galactica-stop"
    # Baltar's Delusional Intuition after a crisis he drew by Caprica.
    table = Table("gaius_baltar", "saul_tigh", "tom_zarek").cylon(0, place="caprica").top("prison_labor", "riots")
    table.say(0, "caprica").say(0, "draw").say(0, "prison_labor").skip()
    assert table.events("SkillsDrawn") == []


@rule("CHAR-024")
def test_a_revealed_apollo_discards_by_choice() -> None:
    hand = ("repair-1", "repair-2", "launch_scout-1", "launch_scout-2", "executive_order-1")
    table = Table("lee_apollo_adama", "saul_tigh", "tom_zarek").loyal(0, "cylon_can_reduce_morale").hand(0, *hand)
    table.say(0, "reveal:cylon_can_reduce_morale").say(0, "no")
    assert table.prompt() == "discard"  # not at random: his sheet counts no more
    table.say(0, "repair-1", "executive_order-1")
    assert sorted(table.game.view(0)["hand"]) == ["launch_scout-1", "launch_scout-2", "repair-2"]


@rule("CHAR-024", "ACT-025")
def test_a_revealed_zarek_has_no_friends_in_administration() -> None:
    table = (
        Table("saul_tigh", "sharon_boomer_valerii", "tom_zarek", "laura_roslin")
        .cylon(1)
        .cylon(2, "cylon_can_send_to_brig")
    )
    table.place(0, "administration").say(0, "administration").say(0, "seat:0")
    assert table.question(0).prompt == "galactica-stop"  # Zarek's Friends in Low Places is gone


@rule("CHAR-024")
def test_the_sheet_of_a_revealed_cylon_is_ignored() -> None:
    table = Table("saul_tigh", "sharon_boomer_valerii", "tom_zarek", "laura_roslin")
    table.cylon(1).cylon(2, "cylon_can_send_to_brig").destiny("repair-1", "repair-1")
    table.place(0, "brig").say(0, "brig")
    assert table.events("CheckBegan")[0]["difficulty"] == 7
    assert table.question(0).prompt == "galactica-stop"  # Zarek's Friends in Low Places is gone
    table = Table("saul_tigh", "chief_galen_tyrol", "laura_roslin").cylon(1).hand(1, *["repair-1"] * 8, "repair-2")
    table.to_do("end_of_turn").skip()
    assert table.count(1) == 9  # his limit is 10 now
