"""The recorded games as a server stores them: every window it held open is a row, and no later version may add one.

A table with people stops at each secret window, also where nobody can act (`hold`), and keeps a row when it goes on. A
listener of a card that nobody plays with opens windows that no stored game has a row for: records do not notice, since
they replay without stopping, but every running table on every server would break.
"""

from pathlib import Path

import msgspec
import pytest

from readyroom.kernel import load
from readyroom.server.table.game_log import Row, answer_rows, replay_rows

RECORDS = Path(__file__).parents[1] / "records"
ROWS = sorted(RECORDS.rglob("*.rows"))

_LINE = msgspec.json.Decoder(tuple[str, int | None, int | None, int | list[int] | str | None])
"""Kind, seat, serial and picks."""


def rows_of(path: Path) -> list[Row]:
    """The rows of a record, as they were when it was kept."""
    return [Row(n, *_LINE.decode(line)) for n, line in enumerate(path.read_bytes().splitlines())]


def keep(path: Path) -> None:
    """Write the rows of a record beside it; only ever for a new record."""
    rows = answer_rows(load(path.read_bytes()))
    lines = [msgspec.json.encode((row.kind, row.seat, row.serial, row.picks)) for row in rows]
    path.with_suffix(".rows").write_bytes(b"\n".join(lines) + b"\n")


@pytest.mark.parametrize("path", ROWS, ids=lambda path: f"{path.parent.name}-{path.stem}")
def test_stored_rows_replay_with_every_window_held(path: Path) -> None:
    record = load(path.with_suffix(".json").read_bytes())
    rows = rows_of(path)
    game = replay_rows(record.header, rows).game
    assert game.over
    assert game.digest() == record.position
    assert rows == answer_rows(record)  # a window more or less would be a `release` more or less


def test_every_galactica_record_has_rows_with_held_windows() -> None:
    kept = {path.stem for path in (RECORDS / "galactica").glob("*.json")}
    assert kept == {path.stem for path in ROWS if path.parent.name == "galactica"}
    assert len(kept) >= 9
    assert all(any(row.kind == "release" for row in rows_of(path)) for path in ROWS if path.stem != "one")
