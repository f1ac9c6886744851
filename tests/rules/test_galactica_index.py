"""Every rule of the index that states behaviour has a test with its id in every mode that is built."""

import ast
from pathlib import Path

import pytest
from tests.rules.coverage import in_scope, modes_of
from tests.rules.galactica_not_behaviour import NOT_BEHAVIOUR

from readyroom.rulebook import rules_index

HERE = Path(__file__).parent


def marked(mode: str | None = None) -> set[str]:
    """The ids given to `rule(...)` in the tests of Galactica: in those that run in this mode, or in any."""
    found: set[str] = set()
    for path in sorted(HERE.glob("test_galactica_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef):
                ids, only = _given(node, "rule"), _given(node, "only")
                if mode is None or mode in modes_of("galactica", ids, only):
                    found |= {*ids}
    return found


def _given(test: ast.FunctionDef, mark: str) -> list[str]:
    calls = [node for decorator in test.decorator_list for node in ast.walk(decorator) if isinstance(node, ast.Call)]
    named = [call for call in calls if isinstance(call.func, ast.Name) and call.func.id == mark]
    return [str(arg.value) for call in named for arg in call.args if isinstance(arg, ast.Constant)]


def test_no_test_names_a_rule_that_is_not_there() -> None:
    assert marked() - set(rules_index("galactica")) == set()


@pytest.mark.parametrize(("mode", "least"), [("base", 420), ("exodus", 590)])
def test_every_rule_has_a_test_in_every_mode(mode: str, least: int) -> None:
    rules = {rule.id for rule in in_scope("galactica", mode)}
    assert len(rules) > least
    assert rules - marked(mode) == {rule for rule in NOT_BEHAVIOUR if rule in rules}


def test_no_rule_is_both_tested_and_excused() -> None:
    assert not marked() & set(NOT_BEHAVIOUR)
    assert list(NOT_BEHAVIOUR) == sorted(NOT_BEHAVIOUR)
