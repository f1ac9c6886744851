"""Every base rule of the index that states behaviour has a test with its id; no test names a rule that is not there."""

import ast
from pathlib import Path

from tests.rules.coverage import in_scope
from tests.rules.galactica_not_behaviour import NOT_BEHAVIOUR

from readyroom.rulebook import rules_index

HERE = Path(__file__).parent


def marked() -> set[str]:
    """The ids given to `rule(...)` in the tests of Galactica."""
    found: set[str] = set()
    for path in sorted(HERE.glob("test_galactica_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and isinstance(node.func, ast.Name) and node.func.id == "rule":
                found |= {str(arg.value) for arg in node.args if isinstance(arg, ast.Constant)}
    return found


def test_every_base_rule_has_a_test() -> None:
    rules = {rule.id for rule in in_scope("galactica")}
    assert len(rules) > 420
    assert marked() - set(rules_index("galactica")) == set()
    assert rules - marked() == set(NOT_BEHAVIOUR)


def test_no_rule_is_both_tested_and_excused() -> None:
    assert not marked() & set(NOT_BEHAVIOUR)
    assert list(NOT_BEHAVIOUR) == sorted(NOT_BEHAVIOUR)
