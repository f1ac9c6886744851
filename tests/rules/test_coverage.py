"""`make rules`: a column for each mode, and every rule's test in every mode that has its rules."""

import pytest
from tests.rules import coverage
from tests.rules.coverage import in_scope, modes_of, table


@pytest.fixture
def three(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(coverage.BUILT, "galactica", ("base", "exodus", "combined"))


@pytest.mark.usefixtures("three")
def test_a_test_runs_in_every_mode_that_has_all_its_rules() -> None:
    assert modes_of("galactica", ["TITLE-010"]) == ["base", "exodus", "combined"]
    assert modes_of("galactica", ["TITLE-010", "SETUP-034"]) == ["base", "exodus"]
    assert modes_of("galactica", ["TITLE-010"], ["exodus"]) == ["exodus"]


def test_only_modes_that_are_built_are_run(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(coverage.BUILT, "galactica", ("base", "exodus"))
    assert modes_of("galactica", ["TITLE-010"]) == ["base", "exodus"]
    assert modes_of("race", ["ENDR-001"]) == ["all"]


def test_rules_wait_for_the_options_they_need() -> None:
    """Rules with `newcaprica` are none of Exodus; there are tables with a leader and without one."""
    ids = {rule.id for rule in in_scope("galactica", "exodus")}
    assert {"SETUP-034", "FLEET-001", "GOAL-001", "VAR-008"} <= ids
    assert {"TRAU-001", "CROS-003"} <= ids
    assert {"LEAD-001", "LEAD-006"} <= ids
    assert not {"INFL-017", "NCAP-001"} & ids


@pytest.mark.usefixtures("three")
def test_rules_for_tables_that_a_mode_has_not_are_no_rules_of_it() -> None:
    """With all boxes nothing waits any more."""
    ids = {rule.id for rule in in_scope("galactica", "combined")}
    assert {"FLEET-001", "MUTY-001", "CATK-001", "ATKV-001", "CHERR-002", "NCAP-001", "VAR-001"} <= ids
    assert {"MISS-001", "OBJ-006"} <= ids
    assert modes_of("galactica", ["VAR-008"]) == ["exodus", "combined"]


@pytest.mark.usefixtures("three")
def test_a_column_for_each_mode() -> None:
    lines = list(table("galactica", {"base": {"TERM-001"}, "exodus": {"TERM-001", "TERM-014"}, "combined": set()}))
    assert lines[2].split() == ["base", "exodus", "combined"]
    terms = next(line for line in lines if line.startswith("  Terms"))
    numbers = [int(word) for word in terms.split() if word.isdigit()]
    assert numbers[::2] == [1, 2, 0]
    assert numbers[1::2] == [
        sum(rule.prefix == "TERM" for rule in in_scope("galactica", mode)) for mode in lines[2].split()
    ]
    assert any(line.startswith("  combined, without a test: TERM-001") for line in lines)
