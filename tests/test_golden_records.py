"""Recorded games replay to the same position, for ever. A change that breaks one must say why and replace it."""

from pathlib import Path

import pytest

import readyroom as rr

RECORDS = sorted((Path(__file__).parent / "records").rglob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: path.stem)
def test_record_replays(path: Path) -> None:
    verdict = rr.verify(path.read_bytes())
    assert verdict.over
    assert verdict.answers > 0


def test_there_are_records() -> None:
    assert len(RECORDS) >= 2


def test_the_galactica_records_reach_all_kinds_of_games() -> None:
    """Every number of seats and every variant, wins of both sides, the Sleeper Agent phase and revealed Cylons."""
    games = [rr.replay(path.read_bytes()) for path in RECORDS if path.parent.name == "galactica"]
    assert {game.header.seats for game in games} == {1, 2, 3, 4, 5, 6}
    options = [game.header.options for game in games]
    assert {given["cooperative"] for given in options} == {given["sympathizer"] for given in options} == {True, False}
    assert len({given["difficulty"] for given in options}) > 1
    ends = {game.result.reason for game in games if game.result is not None}
    assert {"humans:kobol", "cylons:centurions", "cylons:galactica_destroyed", "cylons:no_fuel"} <= ends
    assert any(player["revealed"] for game in games for player in game.view(None)["players"])
    for game in games:
        for event in ("FleetJumped", "CheckShown", "DieRolled", "ShipDestroyed"):
            assert any(told["event"] == event for told in game.events(None)), event
