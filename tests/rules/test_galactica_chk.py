"""Skill checks (CHK)."""

import pytest

from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK_ZAREK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")
TIGH_ROSLIN_STARBUCK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace")


@rule("CHK-001", "CHK-002", "CHK-006", "CHK-007", "CHK-008", "CHK-015", "CHK-017", "CHK-018", "CHK-020", "SECR-018")
def test_a_whole_check() -> None:
    """Difficulty 10, politics, leadership, tactics."""
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).destiny("consolidate_power-2", "repair-1")
    table.hand(0, "executive_order-2").hand(1, "declare_emergency-5", "repair-2").hand(3, "strategic_planning-4")
    table.to_do("text:prison_labor").skip()
    assert table.events("CheckBegan")[0] == {
        "event": "CheckBegan",
        "source": "prison_labor",
        "difficulty": 10,
        "skills": ["politics", "leadership", "tactics"],
    }
    assert table.question().seat == 1  # left of the current player
    assert table.question().at_least == 0
    table.say(1, "declare_emergency-5", "repair-2")
    assert table.question().seat == 3  # seat 2 has no cards and can't add any
    table.say(3, "strategic_planning-4")
    assert table.question().seat == 0  # the current player is the last
    assert table.game.view(2)["check"]["added"] == [0, 2, 0, 1]
    assert table.game.view(2)["check"]["cards"] is None
    table.say(0)
    shown = table.events("CheckShown")[0]
    assert shown["total"] == 2 - 1 + 5 - 2 + 4
    assert sorted(shown["positive"]) == ["consolidate_power-2", "declare_emergency-5", "strategic_planning-4"]
    assert sorted(shown["negative"]) == ["repair-1", "repair-2"]
    assert table.events("CheckResult")[0]["result"] == "fail"
    assert table.g.resources == [7, 8, 9, 12]
    assert sum(len(pile) for pile in table.g.skill_discards) == 5
    assert table.g.check is None


@rule("CHK-003", "CHK-004", "CRIS-009", "CRIS-010")
def test_the_choice_comes_first_and_may_replace_the_check() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).to_do("text:water_sabotaged")
    assert table.prompt() == "choose-part"
    table.say(0, "part:second")
    assert table.events("CheckBegan") == []
    assert table.g.resource("food") == 7


@rule("CHK-005")
def test_cards_used_before_the_check() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK)
        .hand(1, "scientific_research-3", "repair-2")
        .destiny("repair-1", "consolidate_power-1")
    )
    table.to_do("text:prison_labor")
    assert table.game.waiting(1).window == "before_cards"
    table.say(1, "use:scientific_research-scientific_research-3")
    assert table.game.view(0)["check"]["destiny"] == 2  # only now the Destiny cards are in
    table.say(1, "repair-2").skip()
    assert table.events("CheckShown")[0]["total"] == 1 + 1 + 2


@rule("CHK-013")
def test_text_of_cards_in_a_check_is_ignored() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK).hand(1, "declare_emergency-3").to_do("text:prison_labor")
    table.skip()
    table.say(1, "declare_emergency-3")
    assert table.prompt() == "stop"  # as a card of the check it has no text
    assert table.events("CheckShown")[0]["difficulty"] == 10


@rule("CHK-009", "CHK-010")
def test_prisoners_and_cylons_add_one_card() -> None:
    hand = ("repair-1", "repair-1", "repair-2")
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).place(1, "brig").hand(1, *hand).cylon(2).hand(2, *hand).hand(3, *hand)
    table.to_do("text:prison_labor")
    limits = {}
    while table.prompt() == "add-cards":
        question = table.question()
        limits[question.seat] = question.at_most
        table.say(question.seat)
    assert limits == {1: 1, 2: 1, 3: 3}


@rule("CHK-018", "CHK-019", "CHK-022")
@pytest.mark.parametrize(
    ("total", "resources"), [(12, [8, 8, 10, 12]), (11, [7, 8, 10, 12]), (9, [7, 8, 10, 12]), (8, [7, 7, 10, 12])]
)
def test_pass_partial_and_fail(total: int, resources: list[int]) -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK)
    table.resolve("resistance", total=total)
    assert table.g.resources == resources


@rule("CHK-022", "SKERR-012")
def test_declare_emergency_lowers_the_difficulty_but_not_the_partial_number() -> None:
    for total, result in ((10, "pass"), (9, "partial"), (7, "fail")):
        table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).hand(3, "declare_emergency-3", "declare_emergency-4")
        table.destiny("consolidate_power-2", "consolidate_power-2").hand(1, "investigative_committee-3")
        table.hand(2, "strategic_planning-3" if total == 10 else "launch_scout-2" if total == 9 else "repair-1")
        table.to_do("text:resistance").skip()
        table.say(1, "investigative_committee-3")
        table.game.answer(2, (0,))
        table.say(3).say(3, "use:declare_emergency-declare_emergency-3")
        assert table.events("DifficultyChanged") == [{"event": "DifficultyChanged", "change": -2, "now": 10}]
        assert table.events("CheckResult")[0]["result"] == result
        assert table.prompt() == "stop"  # the second one can't be used in the same check
