"""Options of a table: what is allowed, and what is said when it is not."""

from collections.abc import Mapping

import pytest

import readyroom as rr
from readyroom.kernel import BadSetup, Json, Setting
from readyroom.testing.lanterns import LanternsRules

BOXES = Setting("boxes", ("pegasus", "exodus", "daybreak"), [], many=True)
SHORT = Setting("short", (False, True), False)


class WithBoxes(LanternsRules):
    settings = (*LanternsRules.settings, BOXES, SHORT)

    def refuse(self, seats: int, options: Mapping[str, Json]) -> str | None:
        return "the short game has no boxes" if options["short"] and options["boxes"] else None


def test_defaults_are_filled_in_and_lists_are_put_in_order() -> None:
    options = WithBoxes().read_options(2, {"boxes": ["daybreak", "pegasus"]})
    assert options == {"turns": 8, "boxes": ["pegasus", "daybreak"], "short": False}


@pytest.mark.parametrize(
    ("given", "why"),
    [
        ({"turns": 5}, "option turns can't be 5; allowed: 4, 8, 12"),
        ({"turns": "8"}, "option turns can't be '8'"),
        ({"short": 1}, r"option short can't be 1; allowed: False \(no\), True \(yes\)"),
        ({"short": "yes"}, r"option short can't be 'yes'; allowed: False \(no\), True \(yes\)"),
        ({"boxes": "pegasus"}, "option boxes can't be 'pegasus'"),
        ({"boxes": ["moon"]}, "allowed: pegasus, exodus, daybreak"),
        ({"colour": 1}, "has no option 'colour'; it has: boxes, short, turns"),
        ({"short": True, "boxes": ["exodus"]}, "the short game has no boxes"),
    ],
)
def test_what_is_not_allowed_is_said(given: dict[str, Json], why: str) -> None:
    with pytest.raises(BadSetup, match=why):
        WithBoxes().read_options(2, given)


def test_command_line_spelling() -> None:
    assert SHORT.parse("yes") is True
    assert BOXES.parse("exodus,pegasus") == ["pegasus", "exodus"]
    assert BOXES.parse("") == []
    assert SHORT.spelled() == ["no", "yes"]
    with pytest.raises(BadSetup, match="option short can't be 'maybe'; allowed: no, yes"):
        SHORT.parse("maybe")


def test_catalogue_lists_games_but_not_examples() -> None:
    assert "lanterns" not in [info.name for info in rr.games()]
    with pytest.raises(BadSetup, match="no game 'go'"):
        rr.new("go", 2, 1)
