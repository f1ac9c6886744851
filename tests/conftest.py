"""Settings all tests share, and the rule coverage of `make rules`."""

import gc
import pathlib

import pytest
from hypothesis import HealthCheck, settings
from tests.rules.coverage import BUILT, RuleCoverage, game_of, modes_of

from readyroom.rulebook import rules_index

settings.register_profile("readyroom", deadline=None, derandomize=True, suppress_health_check=[HealthCheck.too_slow])
settings.load_profile("readyroom")


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--rules", action="store_true", help="print which rules have a passing test")


def pytest_configure(config: pytest.Config) -> None:
    if config.getoption("--rules") and not hasattr(config, "workerinput"):
        config.pluginmanager.register(RuleCoverage())


def pytest_collection_modifyitems(config: pytest.Config, items: list[pytest.Item]) -> None:
    """Hand the cited rules on to the reports; a rule that does not exist is an error. Slow tests come first."""
    items[:] = slow_first(items, getattr(config, "workerinput", {}).get("workercount", 1))
    for item in items:
        for marker in item.iter_markers("rule"):
            game = game_of(item.path)
            if game is None:
                raise pytest.UsageError(f"{item.nodeid} cites rules, but its module's name does not say of which game")
            for rule in marker.args:
                if rule not in rules_index(game):
                    raise pytest.UsageError(f"{item.nodeid} cites {rule}, which is no rule of {game}")
                item.user_properties.append(("rule", f"{game} {_mode(item, game)} {rule}"))


def slow_first(items: list[pytest.Item], processes: int) -> list[pytest.Item]:
    """Each process begins with an equal part of all: in it first what is slow, so that none is still at work on
    something long while the others have nothing more to take from it. Browser tests stay as they are, by module."""
    if processes < 2 or any("e2e" in item.path.parts for item in items):
        return items
    slow = [item for item in items if item.get_closest_marker("slow")]
    quick = [item for item in items if not item.get_closest_marker("slow")]
    return [
        item
        for n in range(processes)
        for tests in (slow, quick)
        for item in tests[len(tests) * n // processes : len(tests) * (n + 1) // processes]
    ]


def pytest_collection_finish() -> None:
    """Thousands of tests and all modules are there for good: looking through them again and again for what can be
    thrown away took a sixth of the time of all tests."""
    gc.collect()
    gc.freeze()
    gc.set_threshold(20_000, 20, 50)


def _mode(item: pytest.Item, game: str) -> str:
    callspec = getattr(item, "callspec", None)
    return str(callspec.params.get("by_book", BUILT[game][0])) if callspec is not None else BUILT[game][0]


def pytest_generate_tests(metafunc: pytest.Metafunc) -> None:
    """A rule's test runs in each mode that is built and has the rule."""
    game = game_of(pathlib.Path(metafunc.definition.path))
    if game is None or "by_book" not in metafunc.fixturenames:
        return
    cited = [rule for marker in metafunc.definition.iter_markers("rule") for rule in marker.args]
    only = [mode for marker in metafunc.definition.iter_markers("only") for mode in marker.args]
    modes = modes_of(game, [rule for rule in cited if rule in rules_index(game)], only)
    if modes != [BUILT[game][0]]:
        metafunc.parametrize("by_book", modes, indirect=True)
