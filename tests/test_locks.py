"""What is installed: for playing only what playing needs, everything pinned with its fingerprint."""

import re
import shutil
import subprocess
import tomllib
from pathlib import Path

import pytest

ROOT = Path(__file__).parents[1]
LOCKS = ("requirements.lock", "requirements-node.lock", "requirements-postgres.lock", "requirements-dev.lock")
PINNED = re.compile(r"^([\w.-]+)==([\w.]+)([^\n]*\\\n(?:    --hash=sha256:[0-9a-f]{64}(?: \\)?\n)+)", re.MULTILINE)
LITESTARS = {"pyyaml"}
"""A tool of ours that the server's framework needs too."""


def _locked(name: str) -> dict[str, str]:
    """The packages of a lock file and their versions."""
    return {package: version for package, version, _ in PINNED.findall((ROOT / name).read_text())}


def _name(requirement: str) -> str:
    return re.sub(r"[-_.]+", "-", re.split(r"[\[><=;]", requirement)[0].strip()).lower()


def _wanted(group: str) -> set[str]:
    """The packages that a group of pyproject.toml names, without the groups it includes."""
    groups = tomllib.loads((ROOT / "pyproject.toml").read_text())["dependency-groups"]
    return {_name(one) for one in groups[group] if isinstance(one, str)}


@pytest.mark.parametrize("name", LOCKS)
def test_every_locked_package_is_pinned_with_its_fingerprint(name: str) -> None:
    lines = [line for line in (ROOT / name).read_text().splitlines() if line and line[0] not in "# "]
    assert lines
    assert len(lines) == len(PINNED.findall((ROOT / name).read_text()))


def test_the_locks_agree() -> None:
    everything = _locked("requirements-dev.lock")
    for name in LOCKS:
        assert {package: everything.get(package) for package in _locked(name)} == _locked(name)


def test_playing_needs_no_tool_of_the_developers() -> None:
    play = _locked("requirements.lock")
    project = tomllib.loads((ROOT / "pyproject.toml").read_text())["project"]["dependencies"]
    assert {_name(one) for one in project} <= set(play)
    assert _wanted("build") <= set(play)
    for group in ("dev", "node", "postgres"):
        assert _wanted(group) & set(play) <= LITESTARS, group
        assert _wanted(group) <= set(_locked("requirements-dev.lock"))
    assert _wanted("node") <= set(_locked("requirements-node.lock"))
    assert _wanted("postgres") <= set(_locked("requirements-postgres.lock"))


@pytest.mark.skipif(shutil.which("make") is None, reason="needs make")
@pytest.mark.parametrize(
    ("target", "tools"),
    [("play", False), ("host", False), ("client", False), ("check", True), ("test", True), ("rules", True)],
)
def test_make_installs_the_tools_only_where_they_are_used(target: str, tools: bool) -> None:
    shown = subprocess.run(
        ["make", "--dry-run", "--always-make", target], cwd=ROOT, capture_output=True, text=True, check=True
    ).stdout
    assert "--requirement requirements.lock" in shown
    assert ("requirements-dev.lock" in shown) is tools


def test_the_container_installs_only_what_is_pinned() -> None:
    text = (ROOT / "deploy" / "Containerfile").read_text().replace("\\\n", " ")
    installs = re.findall(r"pip (?:install|wheel)[^&\n]*", text)
    assert len(installs) == 4
    for line in installs:
        assert "--require-hashes" in line or "--no-deps" in line, line
    assert re.findall(r"^COPY (requirements\S* requirements\S*)", text, re.MULTILINE) == [
        "requirements.lock requirements-node.lock",
        "requirements.lock requirements-postgres.lock",
    ]
