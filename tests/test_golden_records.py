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
