"""The tool that plants mistakes: which lines they change, which tests it runs, and that no compiled file hides one."""

import argparse
import ast
import shutil
import subprocess
import sys
from pathlib import Path

import pytest
from tools.planted import ROOT, Map, Mistake, build, planted, read, run, statement, wrong

SOURCE = """from functools import cache

LIMIT = 3


@cache
def double(n: int) -> int:
    return n * 2


def within(n: int) -> bool:
    if n < 0:
        return False
    return n <= LIMIT


def unused() -> int:
    return 5
"""
TESTS = """from tiny import double, within


def test_double() -> None:
    assert double(2) == 4


def test_double_again() -> None:
    assert double(2) > 0


def test_below() -> None:
    assert not within(-1)


def test_above() -> None:
    assert not within(5)
"""
MISTAKES = """[[mistake]]
path = "src/tiny.py"
old = "n * 2"
new = "n * 3"
why = "more than twice"
[[mistake]]
path = "src/tiny.py"
old = "n <= LIMIT"
new = "n < LIMIT"
why = "the last one"
[[mistake]]
path = "src/tiny.py"
old = "LIMIT = 3"
new = "LIMIT = 9"
why = "what runs when it is imported"
[[mistake]]
path = "src/tiny.py"
old = "return 5"
new = "return 6"
why = "no test runs it"
"""
SETTINGS = """[pytest]
addopts = -p no:schemathesis
"""


@pytest.mark.parametrize(
    ("old", "new", "lines"),
    [
        ("n < 0", "n > 0", [12]),
        ("    if n < 0:\n        return False\n", "    if n < 0:\n        return True\n", [13]),
        ("        return False\n    return", "        return False\n    LIMIT = 2\n    return", [13, 14]),
        ("    if n < 0:\n        return False\n", "", [12, 13]),
    ],
)
def test_only_the_lines_that_change_count(old: str, new: str, lines: list[int]) -> None:
    assert [*Mistake("", old, new, "").lines(SOURCE)] == lines


def test_a_statement_is_all_its_lines_and_of_an_if_its_head() -> None:
    tree = ast.parse("if (\n    a\n    and b\n):\n    c(\n        d,\n    )\n")
    assert statement(tree, 3) == range(1, 5)
    assert statement(tree, 6) == range(5, 8)


def test_what_can_not_be_planted_is_said(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("b = 1  # one\nb = 2\n")
    reasons = [wrong(tmp_path, Mistake("a.py", old, new, "")) for old, new in (("b", "c"), ("one", "two"), ("1", "("))]
    assert reasons[:2] == ["the old text is there 2 times", "it changes nothing"]
    assert reasons[2] is not None
    assert "not even Python" in reasons[2]
    assert wrong(tmp_path, Mistake("a.py", "2", "3", "")) is None


def test_no_compiled_file_hides_a_mistake_of_equal_length(tmp_path: Path) -> None:
    (tmp_path / "a.py").write_text("print(1)\n")

    def said() -> str:
        command = [sys.executable, "-c", "import a"]
        return subprocess.run(command, cwd=tmp_path, capture_output=True, text=True, check=True, env={}).stdout.strip()

    seen = [said()]
    for number in "23":
        with planted(tmp_path, [Mistake("a.py", "1", number, "")]):
            seen.append(said())
        seen.append(said())
    assert seen == ["1", "2", "1", "3", "1"]


@pytest.mark.slow
def test_a_tiny_package(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    root, folder = tmp_path / "root", tmp_path / "map"
    for name, text in (
        ("src/tiny.py", SOURCE),
        ("tests/test_tiny.py", TESTS),
        ("mistakes.toml", MISTAKES),
        ("pytest.ini", SETTINGS),
    ):
        (root / name).parent.mkdir(parents=True, exist_ok=True)
        (root / name).write_text(text)
    (root / "tools").mkdir()
    shutil.copyfile(ROOT / "tools" / "planted.py", root / "tools" / "planted.py")
    subprocess.run(["git", "init", "-q", str(root)], check=True)

    build(folder, 1, ["tests"], root)
    known = Map(folder)
    mistakes = read(root / "mistakes.toml")
    names = [tests and {test.rpartition("_")[2] for test in tests} for tests in map(known.running, mistakes)]
    assert names == [{"double", "again"}, {"above"}, None, set()]

    args = argparse.Namespace(only=None, processes=1, all=True, slow=False)
    left = run(root / "mistakes.toml", known, tmp_path / "tree", args, root)
    assert left == [mistakes[1], mistakes[3]]
    said = capsys.readouterr().out
    assert "1: tests/test_tiny.py::test_double" in said
    assert "3: tests/test_tiny.py::test_above (" in said
    assert "exit code 0" in said
    assert "4 passed" in said
