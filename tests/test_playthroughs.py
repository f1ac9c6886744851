"""Recorded games as text: a rule that changes is a change a person can read. `python -m tools.playthroughs` renews."""

import difflib
from itertools import islice

import pytest
from tools.playthroughs import KEPT, RECORDS, path_of, written


@pytest.mark.parametrize("name", KEPT)
def test_a_recorded_game_plays_as_it_is_written(name: str) -> None:
    then, now = path_of(name).read_text(encoding="utf-8"), written(name)
    changes = difflib.unified_diff(then.splitlines(), now.splitlines(), "kept", "played", lineterm="")
    same = now == then  # compared here: pytest would show all of both
    assert same, "\n".join(islice(changes, 80))


def test_what_is_written_tells_who_sees_what() -> None:
    """A hand is drawn: everybody sees how many cards of which types, only its owner which ones."""
    text = written("galactica/three")
    drawn = [line for line in text.splitlines() if "> SkillsDrawn" in line]
    assert any(line.startswith("   > ") and line.endswith("cards=-") for line in drawn)
    assert any(line.strip()[0] in "012" and not line.endswith("cards=-") for line in drawn)


def test_every_game_has_one() -> None:
    assert {name.split("/")[0] for name in KEPT} == {path.name for path in RECORDS.iterdir() if path.is_dir()} - {
        "server"
    }
