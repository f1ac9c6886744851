"""The client knows no rule: outside of drawings its code names no card, ability, effect, power, place, title or skill,
and compares no strength, limit or distance with a number.

What cards count, who may do what and why not is told by the engine (`aid`, `why`). A name in the client's code is the
first sign of a rule that is written there a second time.
"""

import re
from collections.abc import Iterator
from typing import Any

import pytest

from readyroom.galactica.cards import MODES
from readyroom.galactica.characters import SHEETS
from readyroom.galactica.crises import CRISES
from readyroom.galactica.loyalty import LOYALTY
from readyroom.galactica.places import LOCATIONS
from readyroom.galactica.registry import Text
from readyroom.galactica.skills import LABEL, NAME, SKILLS
from readyroom.galactica.state import PILES
from readyroom.galactica.titles import TITLES
from readyroom.race.actions import ACTIONS, phase_of
from readyroom.race.cards import DESIGNS
from readyroom.race.powers import Power
from readyroom.web.build import CLIENT

SOURCES = CLIENT / "src"

DRAWINGS = {
    "race/Fan.svelte": "five cards as a picture, where games are chosen",
    "race/cards.ts": "the powers of a card as signs",
    "galactica/RoomSign.svelte": "a sign for each location",
    "galactica/Title.svelte": "a sign for each title",
    "galactica/TraumaSign.svelte": "a sign for each face of a trauma token",
    "galactica/geometry.ts": "where the rooms of the flagship lie",
    "galactica/facts.ts": "the order in which skills are drawn",
}
"""Files that may name things, and what they draw."""

_QUOTED = re.compile(r"""(['"`])((?:(?!\1)[^\\\n]){3,60})\1""")
_STRENGTH = re.compile(
    r"\b(?:strength|difficulty)\s*(?:===?|!==?|[<>]=?)\s*\d|\d\s*(?:===?|!==?|[<>]=?)\s*\w*\.?strength\b"
)
_NUMBER = re.compile(
    r"\b\w*(?:limit|distance|milestone|track|total)\w*\b\s*(?:[<>]=?|[!=]==?|\?\?)\s*(?:[2-9]|\d\d)\b"
    r"|\b(?:limit|far|distance|milestone)\w*\s*=\s*(?:[^;=\n]*[?:]\s*)?[1-9]\d*\b",
    re.IGNORECASE,
)
_STYLE = re.compile(r"<style>.*?</style>", re.DOTALL)
_COMMENT = re.compile(r"/\*.*?\*/|//[^\n]*|<!--.*?-->", re.DOTALL)


def _names() -> set[str]:
    """Every card and ability there is, in all boxes; what they are made of; places, titles, skills, action cards."""
    assert MODES
    abilities = {ability for sheet in SHEETS.values() for ability in sheet.abilities}
    abilities -= {"escort"}  # what any viper does is called so too
    cards = {*LABEL, *NAME, *CRISES, *PILES, *LOYALTY, *(design.id for design in DESIGNS)}
    made_of = {kind.__name__ for kind in (*_kinds(Text), *_kinds(Power))}
    actions = {action for action in ACTIONS if action != phase_of(ACTIONS.index(action)) and action != "trade"}
    others = {*LOCATIONS, *TITLES, *SKILLS, *actions}
    return {name for name in cards | abilities | made_of | others if len(name) > 2}


def _kinds(kind: type[Any]) -> Iterator[type[Any]]:
    for inner in kind.__subclasses__():
        yield inner
        yield from _kinds(inner)


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


def test_nothing_of_the_games_is_named_outside_of_drawings() -> None:
    names = _names()
    assert len(names) > 500
    found = {where: sorted(set(named(code, names))) for where, code in _code() if where not in DRAWINGS}
    assert {where: words for where, words in found.items() if words} == {}


def test_no_limit_and_no_distance_is_a_number_of_the_client() -> None:
    assert [(where, found.group()) for where, code in _code() for found in _NUMBER.finditer(code)] == []


@pytest.mark.parametrize(
    "rule",
    [
        "const limit = $derived(isCylonPlayer(me) || view.players.length === 1 ? 10 : (sheet?.limit ?? 10));",
        "const FAR = 8;",
        "class:mile={view.distance >= 4}",
        "Math.min(sheet?.limit ?? 10, 3)",
    ],
)
def test_a_rule_by_number_would_be_found(rule: str) -> None:
    assert _NUMBER.search(rule)


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
        "case 'DestroyRaptor':",
        "power.is.startsWith('Consume') && power.is !== 'ConsumeDraw'",
        "return action === 'trade' || action === 'consume2x' ? 'consume' : action;",
        "player.place === 'brig' ? 1 : 3",
        "if (view.titles['president'] === seat) most += 1;",
        "event.card !== 'you_are_a_sympathizer'",
    ],
)
def test_a_rule_by_name_would_be_found(rule: str) -> None:
    assert named(rule, _names())


def test_a_rule_by_strength_would_be_found() -> None:
    assert _STRENGTH.search("if (card.strength === 1 && check.ones) return card.strength;")
    assert not _STRENGTH.search("return strength;")
