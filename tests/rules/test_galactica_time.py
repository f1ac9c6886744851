"""Timing (TIME)."""

import pytest

from readyroom.galactica.testing import Table

rule = pytest.mark.rule
TIGH_ROSLIN_STARBUCK_ZAREK = ("saul_tigh", "laura_roslin", "kara_starbuck_thrace", "tom_zarek")


@rule("TIME-001", "TIME-002", "TIME-005")
def test_the_current_player_decides_who_goes_first() -> None:
    table = (
        Table(*TIGH_ROSLIN_STARBUCK_ZAREK)
        .hand(1, "strategic_planning-3")
        .hand(3, "strategic_planning-4")
        .place(0, "weapons_control")
    )
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
    table = (
        Table(*TIGH_ROSLIN_STARBUCK_ZAREK)
        .hand(1, "strategic_planning-3", "strategic_planning-4")
        .place(0, "weapons_control")
        .dice(4)
    )
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


@pytest.mark.parametrize("card", ["repair-1", "strategic_planning-3"])
def test_a_window_tells_nobody_who_could_act(card: str) -> None:
    """Held or not: the others see a window that is open, and no name."""
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).place(0, "weapons_control").hand(3, card)
    table.game.hold = True
    table.say(0, "weapons_control").say(0, "raider-fore")
    for viewer in (0, 1, 2, None):
        assert table.game.waiting(viewer) == ((), "before_roll")
    assert table.game.waiting(3).seats == ((3,) if card == "strategic_planning-3" else ())


def test_a_window_that_openly_concerns_nobody_does_not_open() -> None:
    table = Table(*TIGH_ROSLIN_STARBUCK_ZAREK).place(0, "weapons_control").dice(1)
    table.game.hold = True
    table.say(0, "weapons_control").say(0, "raider-fore")  # no human player has a card, Helo does not play
    assert table.question(0).prompt == "galactica-stop"
    assert table.events("WindowOpened") == []
