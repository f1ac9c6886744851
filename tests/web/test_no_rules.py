"""The client knows no rule: outside of drawings its code names no card and no ability, and compares no strength.

What cards count, who may do what and why not is told by the engine (`aid`, `why`). A name in the client's code is the
first sign of a rule that is written there a second time.
"""

import re
from collections.abc import Iterator

import pytest

from readyroom.galactica.cards import MODES
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES
from readyroom.galactica.skills import LABEL, NAME
from readyroom.galactica.state import PILES
from readyroom.race.cards import DESIGNS
from readyroom.web.build import CLIENT

SOURCES = CLIENT / "src"

DRAWINGS = {"race/Fan.svelte": "five cards as a picture, where games are chosen"}
"""Files that may name cards or abilities, and what they draw."""

_QUOTED = re.compile(r"""(['"`])((?:(?!\1)[^\\\n]){3,60})\1""")
_STRENGTH = re.compile(
    r"\b(?:strength|difficulty)\s*(?:===?|!==?|[<>]=?)\s*\d|\d\s*(?:===?|!==?|[<>]=?)\s*\w*\.?strength\b"
)
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)


def _names() -> set[str]:
    """Every card and every ability there is, in all boxes."""
    assert MODES
    abilities = {ability for sheet in SHEETS.values() for ability in sheet.abilities}
    cards = {*LABEL, *NAME, *CRISES, *PILES, *(design.id for design in DESIGNS)}
    return {name for name in cards | abilities if len(name) > 2}


def _code() -> Iterator[tuple[str, str]]:
    for path in sorted([*SOURCES.rglob("*.ts"), *SOURCES.rglob("*.svelte")]):
        where = path.relative_to(SOURCES).as_posix()
        if not where.startswith("generated/"):
            yield where, _COMMENT.sub("", _STYLE.sub("", path.read_text(encoding="utf-8")))


def named(code: str, names: set[str]) -> list[str]:
    """The cards and abilities that stand in a piece of code as words of their own."""
    return [text for _, text in _QUOTED.findall(code) if text in names] + [
        word for word in re.findall(r"\b[a-z]+(?:_[a-z0-9]+)+\b", code) if word in names
    ]


def test_no_card_and_no_ability_is_named_outside_of_drawings() -> None:
    names = _names()
    assert len(names) > 300
    found = {where: sorted(set(named(code, names))) for where, code in _code() if where not in DRAWINGS}
    assert {where: words for where, words in found.items() if words} == {}


def test_no_strength_is_compared_with_a_number() -> None:
    assert [where for where, code in _code() if _STRENGTH.search(code)] == []


def test_every_drawing_on_the_list_is_there_and_needed() -> None:
    code = dict(_code())
    names = _names()
    assert [where for where in DRAWINGS if not named(code.get(where, ""), names)] == []


@pytest.mark.parametrize(
    "rule",
    [
        "view.kept.includes('bomb_on_colonial_1')",
        "const BONUS = { repair: 1, strategic_planning: 2 };",
        'if (card.id === "strategic_planning-3") return 2;',
        "if (id === 'new-sparta') strength += 2;",
    ],
)
def test_a_rule_by_name_would_be_found(rule: str) -> None:
    assert named(rule, _names())


def test_a_rule_by_strength_would_be_found() -> None:
    assert _STRENGTH.search("if (card.strength === 1 && check.ones) return card.strength;")
    assert not _STRENGTH.search("return strength;")
