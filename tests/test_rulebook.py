"""The rule index: readable by machine, and the same as the one we were given."""

from pathlib import Path

import pytest

from readyroom.rulebook import MODES, rules_index

SHARED = Path(__file__).parents[2] / "shared" / "rules"


@pytest.mark.parametrize(("game", "count"), [("race", 247), ("galactica", 1116)])
def test_every_rule_is_read(game: str, count: int) -> None:
    rules = rules_index(game)
    assert len(rules) == count
    assert all(rule.text and rule.tags and rule.section and rule.source for rule in rules.values())


@pytest.mark.parametrize("name", ["race.md", "galactica.md", "galactica_timing.md"])
def test_index_is_the_shared_one(name: str) -> None:
    if not SHARED.exists():
        pytest.skip("no rule index beside this clone")
    ours = Path(__file__).parents[1] / "src" / "readyroom" / "rulebook" / name
    assert ours.read_text() == (SHARED / name).read_text()


def test_every_tag_is_a_mode_or_an_option() -> None:
    """A misspelt tag would be an option that no table has, and its rule would silently hold nowhere."""
    options = {option.lstrip("!") for rule in rules_index("galactica").values() for option in rule.options}
    assert options == {
        *("kobol", "ionian", "newcaprica", "earth"),
        *("cylonfleet", "attackcards", "loyalty", "leader", "mutineer"),
        *("solo", "two_player", "coop", "difficulty"),
    }
    assert all(rule.modes for game in MODES for rule in rules_index(game).values())
    assert not any(rule.options for rule in rules_index("race").values())


def test_a_rule_holds_where_its_mode_and_all_its_options_are() -> None:
    rules = rules_index("galactica")
    cag = rules["TITLE-028"]
    assert (cag.modes, cag.options) == (("exodus", "combined"), ("cylonfleet",))
    assert cag.holds("exodus", {"cylonfleet", "loyalty"})
    assert not cag.holds("exodus")
    assert not cag.holds("base", {"cylonfleet"})
    boxed = rules["SETUP-089"]
    assert boxed.holds("exodus")
    assert not boxed.holds("exodus", {"cylonfleet"})
