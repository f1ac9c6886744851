"""Golden records: old games must replay to the same position, or the rules' version has to go up."""

from pathlib import Path

import pytest

import readyroom

RECORDS = sorted((Path(__file__).parent.parent / "records" / "race").glob("*.json"))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_golden_record(path: Path) -> None:
    game = readyroom.replay(path.read_bytes())
    assert game.over
    assert game.result is not None
    assert all(part["total"] == score for part, score in zip(game.result.why["seats"], game.result.scores, strict=True))


def test_there_are_golden_records_of_every_kind_of_game() -> None:
    headers = [readyroom.replay(path.read_bytes()).header for path in RECORDS]
    assert {header.seats for header in headers} == {2, 3, 4}
    assert {(header.options["advanced"], header.options["first_game"]) for header in headers} == {
        (False, False),
        (False, True),
        (True, False),
        (True, True),
    }
