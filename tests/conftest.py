"""Settings all tests share, and the rule coverage of `make rules`."""

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


def pytest_collection_modifyitems(items: list[pytest.Item]) -> None:
    """Hand the cited rules on to the reports; a rule that does not exist is an error."""
    for item in items:
        for marker in item.iter_markers("rule"):
            game = game_of(item.path)
            if game is None:
                raise pytest.UsageError(f"{item.nodeid} cites rules, but its module's name does not say of which game")
            for rule in marker.args:
                if rule not in rules_index(game):
                    raise pytest.UsageError(f"{item.nodeid} cites {rule}, which is no rule of {game}")
                item.user_properties.append(("rule", f"{game} {_mode(item, game)} {rule}"))


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
