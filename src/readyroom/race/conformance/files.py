"""Trace files: reading them, and one report over many."""

import gzip
import zlib
from collections import Counter
from collections.abc import Iterator, Sequence
from pathlib import Path
from typing import Any

import msgspec

from readyroom.race.conformance.compare import Comparison, Difference, check_trace
from readyroom.race.conformance.trace import BadTrace


class Report(msgspec.Struct, frozen=True):
    """What came of all games: how many agreed, which differences our rules explain, and what disagrees where."""

    games: int
    rounds: int
    decisions: int
    agreed: int
    """Games without a disagreement, explained differences or not."""
    explained: dict[str, int]
    """Differences that a rule of ours explains, counted by its id."""
    differences: tuple[Difference, ...]
    disagreements: tuple[str, ...]

    @classmethod
    def of(cls, comparisons: Sequence[Comparison]) -> "Report":
        differences = tuple(difference for game in comparisons for difference in game.differences)
        disagreements = tuple(game.disagreement for game in comparisons if game.disagreement is not None)
        return cls(
            games=len(comparisons),
            rounds=sum(game.rounds for game in comparisons),
            decisions=sum(game.decisions for game in comparisons),
            agreed=len(comparisons) - len(disagreements),
            explained=dict(sorted(Counter(difference.rule for difference in differences).items())),
            differences=differences,
            disagreements=disagreements,
        )


def read_traces(path: Path) -> Iterator[dict[str, Any]]:
    """The games of a trace file, `.jsonl.gz` or `.jsonl`; `BadTrace` if it can't be read."""
    try:
        with gzip.open(path) if path.suffix == ".gz" else path.open("rb") as lines:
            for n, line in enumerate(lines, 1):
                try:
                    yield msgspec.json.decode(line, type=dict[str, Any])
                except (msgspec.DecodeError, UnicodeError) as error:
                    raise BadTrace(f"{path}, line {n} is no game: {error}") from None
    except (OSError, EOFError, zlib.error) as error:
        raise BadTrace(f"{path} can't be read: {error}") from None


def check_file(path: Path) -> list[Comparison]:
    """Replay and compare every game of a file; a file without a game is no trace file."""
    found = [check_trace(trace) for trace in read_traces(path)]
    if not found:
        raise BadTrace(f"{path} holds no game")
    return found


def conformance(paths: Sequence[Path]) -> Report:
    """Replay and compare every game of all these files."""
    return Report.of([comparison for path in paths for comparison in check_file(path)])
