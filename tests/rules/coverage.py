"""Which rules have a passing test, in which mode: the table that `make rules` prints, a column for each mode.

A test cites rules with `@pytest.mark.rule("SETTLE-020")`; the game is in its module's name, `test_race_settle.py`. It
runs in every mode that is built and in which all rules it cites hold (`modes_of`); a test that needs one mode says so
and why: `@pytest.mark.only("base", why="...")`.
Rules that state nothing a test could break are listed with a reason in `<game>_not_behaviour.py` beside this file.
"""

import importlib.util
from collections.abc import Iterable, Sequence
from pathlib import Path

import pytest

from readyroom.rulebook import MODES, Rule, rules_index

BUILT: dict[str, tuple[str, ...]] = {"race": ("all",), "galactica": ("base", "exodus", "combined")}
"""By game: the modes that can be played so far. Race has one book, and variants within it."""


NOT_BUILT = {
    ("galactica", "base"): frozenset({"earth", "leader"}),
    ("galactica", "exodus"): frozenset({"earth"}),
}
"""By game and mode: options of the index that no table can have so far. Rules that need one of them wait for it."""

ALWAYS: dict[tuple[str, str], frozenset[str]] = {}
"""By game and mode: options of the index that every table has. Rules for tables without one of them hold nowhere."""


def game_of(path: Path) -> str | None:
    """The game whose rules the tests of a module prove."""
    return next((game for game in BUILT if path.name.startswith(f"test_{game}_")), None)


def in_scope(game: str, mode: str | None = None) -> list[Rule]:
    """The rules of a mode, or of all modes that are built, less those that need an option which is not; Race's variants
    belong to its one book."""
    modes = [mode] if mode is not None else [*BUILT[game]]
    if game == "race":
        modes = [*MODES[game]]
    return [rule for rule in rules_index(game).values() if any(_can_hold(game, mode, rule) for mode in modes)]


def _can_hold(game: str, mode: str, rule: Rule) -> bool:
    """Whether there is a table of this mode at which it is a rule."""
    missing = NOT_BUILT.get((game, mode), frozenset())
    always = {f"!{option}" for option in ALWAYS.get((game, mode), frozenset())}
    waits = any(missing.issuperset(option.split("|")) for option in rule.options)
    return mode in rule.modes and not waits and not always & {*rule.options}


def modes_of(game: str, cited: Sequence[str], only: Sequence[str] = ()) -> list[str]:
    """The modes a test runs in: those in which everything it cites is a rule."""
    rules = [rules_index(game)[rule] for rule in cited]
    wanted = [mode for mode in BUILT[game] if all(_can_hold(game, mode, rule) for rule in rules)]
    return [mode for mode in wanted if not only or mode in only] or [BUILT[game][0]]


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


Proved = dict[str, set[str]]
"""By mode: rules."""


class RuleCoverage:
    """Collects the rules of passed tests; works with tests spread over processes."""

    def __init__(self) -> None:
        self.passed: dict[str, Proved] = {game: {mode: set() for mode in modes} for game, modes in BUILT.items()}
        self.failed: dict[str, Proved] = {game: {mode: set() for mode in modes} for game, modes in BUILT.items()}

    def pytest_runtest_logreport(self, report: pytest.TestReport) -> None:
        for name, value in report.user_properties:
            if name == "rule":
                game, mode, rule = str(value).split(" ")
                if report.when == "call" and report.passed:
                    self.passed[game][mode].add(rule)
                elif report.failed:
                    self.failed[game][mode].add(rule)

    def pytest_terminal_summary(self, terminalreporter: pytest.TerminalReporter) -> None:
        for game, modes in BUILT.items():
            proved = {mode: self.passed[game][mode] - self.failed[game][mode] for mode in modes}
            if any(self.passed[game].values()) or any(self.failed[game].values()):
                for line in table(game, proved):
                    terminalreporter.write_line(line)


def table(game: str, proved: Proved) -> Iterable[str]:
    """Per section and mode how many rules have a passing test, and which have none."""
    reasons = not_behaviour(game)
    yield ""
    yield f"{game}: rules with a passing test"
    yield f"  {'':<52}" + "".join(f"{mode:>18}" for mode in proved)
    sections = list(dict.fromkeys(rule.section for rule in in_scope(game)))
    missing: dict[str, list[str]] = {mode: [] for mode in proved}
    sums = {mode: [0, 0] for mode in proved}
    for section in sections:
        cells = []
        for mode, found in proved.items():
            rules = [rule for rule in in_scope(game, mode) if rule.section == section and rule.id not in reasons]
            done = [rule for rule in rules if rule.id in found]
            missing[mode] += [rule.id for rule in rules if rule.id not in found]
            sums[mode] = [sums[mode][0] + len(done), sums[mode][1] + len(rules)]
            cells.append(f"{len(done):>6} of {len(rules):>4}     " if rules else " " * 18)
        yield f"  {section:<52}{''.join(cells)}".rstrip()
    shares = (f"{done:>6} of {of:>4} {100 * done / of if of else 100:3.0f}%" for done, of in sums.values())
    yield f"  {'all':<52}{''.join(shares)}"
    for mode, ids in missing.items():
        if ids:
            yield f"  {mode}, without a test: {', '.join(ids)}"
    if reasons:
        yield f"  {len(reasons)} state no behaviour"
