"""The questions of Galactica's rules, as they are written there."""

import ast
from collections.abc import Iterator
from pathlib import Path

from readyroom import galactica
from readyroom.galactica import purposes

NAMES = {name for name in vars(purposes) if name.isupper()}


def with_purpose() -> set[str]:
    """Prompts that say what they are about, so that a player has an answer without knowing them by name."""
    return {prompt for call in _calls() if _has_purpose(call) for prompt in _prompts(call)}


def _calls() -> Iterator[ast.Call]:
    for file in Path(galactica.__file__).parent.rglob("*.py"):
        for node in ast.walk(ast.parse(file.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def _has_purpose(call: ast.Call) -> bool:
    given = [keyword.value for keyword in call.keywords if keyword.arg == "purpose"]
    return bool(given) or any(isinstance(value, ast.Name) and value.id in NAMES for value in call.args)


def _prompts(call: ast.Call) -> list[str]:
    texts = [value.value for value in call.args if isinstance(value, ast.Constant)]
    return [text for text in texts if isinstance(text, str) and text.startswith("galactica-")]
