"""Mixes of computer players are played in pieces, and go on where they were."""

import json
from pathlib import Path

import pytest
from bench.mixes import Haste, main, mixes, plan, play_piece, played

from readyroom.catalogue import rules_of
from readyroom.players.race.hard import HardPlayer


def test_mixes_are_all_sets_of_levels() -> None:
    assert mixes(["a", "b", "c"]) == [("a",), ("b",), ("c",), ("a", "b"), ("a", "c"), ("b", "c"), ("a", "b", "c")]


def test_tables_take_every_number_of_seats_and_option() -> None:
    tables = [plan(rules_of("race"), ("easy", "random"), n) for n in range(60)]
    assert {table.seats for table in tables} == {2, 3, 4}
    assert {(table.seats, table.options["advanced"]) for table in tables if table.options["advanced"]} == {(2, True)}
    assert {table.options["first_game"] for table in tables} == {False, True}
    assert all(set(table.players) == {"easy", "random"} for table in tables)
    assert len({table.players for table in tables if table.seats == 2}) == 2


def test_all_tables_that_can_be_played_come_in_turn() -> None:
    rules = rules_of("race")
    tables = [plan(rules, ("random",), n, every=True) for n in range(12)]
    assert [table.seats for table in tables] == [2, 2, 2, 2, 3, 3, 4, 4, 2, 2, 2, 2]
    assert len({(table.seats, *table.options.values()) for table in tables}) == 8


def test_with_check_a_fault_is_found_after_the_answer_that_made_it(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("race")
    monkeypatch.setattr(type(rules), "faults", lambda *_: ["a card is missing"])
    line = play_piece(rules, ("random",), 5, 1, Haste(check=True))
    assert "after answer 1: a card is missing" in line["failed"][0]["error"]


def test_a_log_that_was_cut_off_is_gone_on_with(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    log = tmp_path / "mixes.jsonl"
    argv = ["race", "--levels", "random,easy", "--piece", "2", "--log", str(log)]
    main([*argv, "--games", "3"])
    before = log.read_text()
    assert [(line["mix"], line["first"], line["games"]) for line in map(json.loads, before.splitlines())] == [
        ("random", 0, 2),
        ("random", 2, 1),
        ("easy", 0, 2),
        ("easy", 2, 1),
        ("random+easy", 0, 2),
        ("random+easy", 2, 1),
    ]
    log.write_text(before + '{"game": "race", "mix": "rand')
    main([*argv, "--games", "4", "--mix", "easy", "--mix", "random+easy"])
    counts = played(log, "race")
    assert {name: (count["games"], count["failed"]) for name, count in counts.items()} == {
        "random": (3, 0),
        "easy": (4, 0),
        "random+easy": (4, 0),
    }
    assert log.read_text().startswith(before)
    assert json.loads(capsys.readouterr().out.splitlines()[-1]) == {"mix": "random+easy", **counts["random+easy"]}


def test_a_game_that_fails_is_listed(monkeypatch: pytest.MonkeyPatch) -> None:
    rules = rules_of("race")
    monkeypatch.setattr(type(rules), "faults", lambda *_: ["a card is missing"])
    line = play_piece(rules, ("random",), 5, 2)
    assert [failure["game"] for failure in line["failed"]] == [5, 6]
    assert "a card is missing" in line["failed"][0]["error"]


def test_only_hard_of_race_is_made_to_imagine_less() -> None:
    quick = Haste(worlds=1).player("race", "hard", 1)
    assert isinstance(quick, HardPlayer)
    assert quick._effort.worlds == 1
    usual = Haste().player("race", "hard", 1)
    assert isinstance(usual, HardPlayer)
    assert usual._effort.worlds > 1
    assert not isinstance(Haste(worlds=1).player("race", "normal", 1), HardPlayer)
    assert not isinstance(Haste(worlds=1).player("galactica", "hard", 1), HardPlayer)
