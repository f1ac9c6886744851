"""The rule index: readable by machine, and the same as the one we were given."""

from pathlib import Path

import pytest

from readyroom.rulebook import rules_index

SHARED = Path(__file__).parents[2] / "shared" / "rules"


@pytest.mark.parametrize(("game", "count"), [("race", 247), ("galactica", 1092)])
def test_every_rule_is_read(game: str, count: int) -> None:
    rules = rules_index(game)
    assert len(rules) == count
    assert all(rule.text and rule.tags and rule.section and rule.source for rule in rules.values())


@pytest.mark.parametrize("name", ["race.md", "galactica.md", "galactica_timing.md"])
def test_index_is_the_shared_one(name: str) -> None:
    if not SHARED.exists():
        pytest.skip("no ../shared beside this clone")
    ours = Path(__file__).parents[1] / "src" / "readyroom" / "rulebook" / name
    assert ours.read_text() == (SHARED / name).read_text()
