"""Every rule of the index that states behaviour has a test with its id, and no test names a rule that is not there."""

import ast
import re
from pathlib import Path

import pytest
from tests.rules.race_not_behaviour import NOT_BEHAVIOUR

HERE = Path(__file__).parent
INDEX = HERE.parent.parent.parent / "shared" / "rules" / "race.md"


def marked() -> set[str]:
    """The ids given to `rule(...)` in the tests of Race."""
    found: set[str] = set()
    for path in sorted(HERE.glob("test_race_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_rule_has_a_test() -> None:
    if not INDEX.exists():
        pytest.skip("no rule index beside this clone")
    rules = set(re.findall(r"^- \*\*([A-Z]+-\d+)\*\* \[", INDEX.read_text(encoding="utf-8"), re.MULTILINE))
    assert len(rules) > 240
    assert marked() - rules == set()
    assert rules - marked() == set(NOT_BEHAVIOUR)


def test_no_rule_is_both_tested_and_excused() -> None:
    assert not marked() & set(NOT_BEHAVIOUR)
