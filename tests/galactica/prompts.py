"""The questions of Galactica's rules, as they are written there."""

import ast
from collections.abc import Iterator
from functools import cache
from pathlib import Path

from readyroom import galactica
from readyroom.galactica.discards import DISCARD
from readyroom.galactica.effects.ships import ORDER

PURPOSE_AT = {
    "Choose": 9,
    "ChooseSeveral": 9,
    "ChooseOrder": 9,
    "ask": 2,
    "choose_seat": 3,
    "choose_one": 4,
    "choose_held": 2,
    "choose_trauma": 0,
    "_heir": 0,
}
"""By who asks: where the purpose is among the arguments, if it is not named; 0 if it is always the same."""
PUT_TOGETHER = {
    DISCARD,
    *(f"galactica-place-{ship}" for ship in ORDER),
    *(f"galactica-send-to-{place}" for place in ("brig", "sickbay")),
    *(f"galactica-cylon-{what}" for what in ("brig", "sickbay", "morale")),
}
"""Prompts that do not stand in the rules as they are."""


def with_purpose() -> set[str]:
    """Prompts that say what they are about, so that a player has an answer without knowing them by name."""
    return PUT_TOGETHER | {prompt for _, call in _calls() if _has_purpose(call) for prompt in _prompts(call)}


def without_purpose() -> list[str]:
    """Where a question is asked that does not say what for."""
    found = [(file.name, call) for file, call in _calls() if not _has_purpose(call)]
    return [f"{file}: {ast.unparse(call.args[1])}" for file, call in found if file != "testing.py"]


@cache
def _calls() -> list[tuple[Path, ast.Call]]:
    return list(_found())


def _found() -> Iterator[tuple[Path, ast.Call]]:
    for file in sorted(Path(galactica.__file__).parent.rglob("*.py")):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id in PURPOSE_AT:
                yield file, node


def _has_purpose(call: ast.Call) -> bool:
    assert isinstance(call.func, ast.Name)
    return any(keyword.arg == "purpose" for keyword in call.keywords) or len(call.args) > PURPOSE_AT[call.func.id]


def _prompts(call: ast.Call) -> list[str]:
    texts = [value.value for value in call.args if isinstance(value, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and text.startswith("galactica-")]
