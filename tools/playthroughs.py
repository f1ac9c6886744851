"""Write the playthroughs of recorded games anew: `python -m tools.playthroughs`, then read what has changed."""

from pathlib import Path

from readyroom import catalogue
from readyroom.kernel import load
from readyroom.testing.playthrough import playthrough

RECORDS = Path(__file__).parents[1] / "tests" / "records"
KEPT = (
    *("galactica/three", "galactica/one", "galactica/five_exodus_execution", "galactica/four_exodus_ionian"),
    *("galactica/three_combined_ionian", "galactica/two_new_caprica", "galactica/one_earth"),
    "galactica/five_exodus_leader",
    "race/two",
)
"""Games that are kept as text: one at least of every way to play."""


def path_of(name: str) -> Path:
    return RECORDS / f"{name}.txt"


def written(name: str) -> str:
    """A record as text, played with the rules of today."""
    record = load((RECORDS / f"{name}.json").read_bytes())
    return playthrough(catalogue.rules_of(record.header.game), record)


def main() -> None:
    for name in KEPT:
        path_of(name).write_text(written(name), encoding="utf-8")


if __name__ == "__main__":
    main()
