"""Which rules have a passing test: the table that `make rules` prints.

A test cites rules with `@pytest.mark.rule("SETTLE-020")`; the game is in its module's name, `test_race_settle.py`.
Rules that state nothing a test could break are listed with a reason in `<game>_not_behaviour.py` beside this file.
"""

import importlib.util
from collections.abc import Iterable
from pathlib import Path

import pytest

from readyroom.rulebook import Rule, rules_index

SCOPE = {"race": None, "galactica": "base"}
"""By game: the tag of the rules that are built so far; None for all of them."""


def game_of(path: Path) -> str | None:
    """The game whose rules the tests of a module prove."""
    return next((game for game in SCOPE if path.name.startswith(f"test_{game}_")), None)


def in_scope(game: str) -> list[Rule]:
    tag = SCOPE[game]
    return [rule for rule in rules_index(game).values() if tag is None or tag in rule.tags]


def not_behaviour(game: str) -> dict[str, str]:
    """By rule id: why there is nothing to test."""
    path = Path(__file__).with_name(f"{game}_not_behaviour.py")
    if not path.exists():
        return {}
    spec = importlib.util.spec_from_file_location(path.stem, path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    reasons: dict[str, str] = module.NOT_BEHAVIOUR
    return reasons


class RuleCoverage:
    """Collects the rules of passed tests; works with tests spread over processes."""

    def __init__(self) -> None:
        self.passed: dict[str, set[str]] = {game: set() for game in SCOPE}
        self.failed: dict[str, set[str]] = {game: set() for game in SCOPE}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == "rule":
                game, _, rule = str(value).partition(" ")
                if report.when == "call" and report.passed:
                    self.passed[game].add(rule)
                elif report.failed:
                    self.failed[game].add(rule)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for game in SCOPE:
            if self.passed[game] | self.failed[game]:
                for line in table(game, self.passed[game] - self.failed[game]):
                    terminalreporter.write_line(line)


def table(game: str, proved: set[str]) -> Iterable[str]:
    """Per section how many rules have a passing test, and which have none."""
    reasons = not_behaviour(game)
    sections: dict[str, list[Rule]] = {}
    for rule in in_scope(game):
        sections.setdefault(rule.section, []).append(rule)
    yield ""
    yield f"{game}: rules with a passing test"
    missing: list[str] = []
    total = covered = 0
    for section, rules in sections.items():
        testable = [rule for rule in rules if rule.id not in reasons]
        done = [rule for rule in testable if rule.id in proved]
        missing += [rule.id for rule in testable if rule.id not in proved]
        total += len(testable)
        covered += len(done)
        note = f"  ({len(rules) - len(testable)} state no behaviour)" if len(testable) < len(rules) else ""
        yield f"  {section:<52} {len(done):>4} of {len(testable):>4}{note}"
    share = 100 * covered / total if total else 100
    yield f"  {'all':<52} {covered:>4} of {total:>4}  {share:.1f}%"
    if missing:
        yield f"  without a test: {', '.join(missing)}"
