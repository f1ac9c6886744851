"""What the rulebook says of single Cylon leaders (CHERR, LEAD-003, CYL-035): each is a test of the sheets, branch by
branch, in tests/galactica/cards; here they are cited."""

import pytest
from tests.galactica.cards import test_leader_sheets as sheets

rule = pytest.mark.rule
ALL_BOXES = pytest.mark.only("combined", why="sheets, cards or places of Daybreak")


@rule("CYL-035", "LEAD-004")
@ALL_BOXES
def test_l11_cavil_leads_the_fleet() -> None:
    sheets.test_l11_cavil_leads_the_fleet()


@rule("LEAD-003")
@ALL_BOXES
def test_l13_six_turns_a_check_round() -> None:
    sheets.test_l13_six_turns_a_check_round(True)


@rule("CHERR-001", "INFL-013")
@ALL_BOXES
def test_doral_goes_where_he_likes_and_acts_on() -> None:
    sheets.test_doral_goes_where_he_likes_and_acts_on()


@rule("LEAD-003")
@ALL_BOXES
def test_l5_doral_adds_nothing_in_the_action_step_of_others() -> None:
    sheets.test_l5_doral_adds_nothing_in_the_action_step_of_others()


@rule("CHERR-005", "MUTY-017", "CHAR-017")
@ALL_BOXES
def test_l15_visions() -> None:
    sheets.test_l15_visions()


@rule("EXEC-010", "EXEC-031")
@ALL_BOXES
def test_l15_visions_of_the_final_five() -> None:
    sheets.test_l15_visions_of_the_final_five()


@rule("CHERR-037")
@ALL_BOXES
def test_for_love() -> None:
    sheets.test_for_love(True)


@rule("CHERR-038", "CHERR-039", "CHERR-040")
@ALL_BOXES
def test_what_athena_does_not_spare() -> None:
    sheets.test_what_athena_does_not_spare()


@rule("CHERR-043")
@ALL_BOXES
def test_resolute_does_not_infiltrate_again() -> None:
    sheets.test_resolute_does_not_infiltrate_again()


@rule("CHERR-044")
@ALL_BOXES
def test_resolute_on_caprica_activates_ships() -> None:
    sheets.test_resolute_on_caprica_activates_ships()


@rule("CHERR-045", "INFL-014")
@ALL_BOXES
def test_resolute_on_the_ruins_of_the_hub() -> None:
    sheets.test_resolute_on_the_ruins_of_the_hub()


@rule("CHERR-046")
@ALL_BOXES
def test_resolute_in_the_brig() -> None:
    sheets.test_resolute_in_the_brig()


@rule("FAQ-008")
@ALL_BOXES
def test_the_farm_keeps_infiltrators_from_their_miracles() -> None:
    sheets.test_when_six_adds_nothing_more()
