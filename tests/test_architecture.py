"""The house is built as ARCHITECTURE.md says: rooms import only the rooms its table lets them."""

import ast
import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest

HOUSE = Path(__file__).parents[1]
SOURCE = HOUSE / "src" / "readyroom"
PUBLIC = ("Fair", "__version__", "commitment", "new_secret")
"""Names of the package itself, which come from the kernel."""


def rooms() -> dict[str, set[str]]:
    """By path of a room: what it may import, from the table."""
    allowed: dict[str, set[str]] = {}
    for line in (HOUSE / "ARCHITECTURE.md").read_text(encoding="utf-8").splitlines():
        cells = [cell.strip() for cell in line.strip("|").split("|")]
        if len(cells) == 3 and cells[0].startswith("`") and "top level" not in cells[0]:
            may = set(re.findall(r"[a-z]+", cells[2]))
            allowed |= {path.rstrip("/"): may for path in re.findall(r"`([a-z_/.]+)`", cells[0])}
    return allowed


ROOMS = rooms()


def room_of(path: str) -> str:
    """The room a file or module belongs to: the longest path of the table that it lies in."""
    return max((room for room in ROOMS if path == room or path.startswith(f"{room}/")), key=len, default="")


def imported(path: Path) -> Iterator[str]:
    """The modules of ours a file imports, as paths within the package."""
    for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
        names: list[str] = []
        if isinstance(node, ast.Import):
            names = [alias.name for alias in node.names]
        elif isinstance(node, ast.ImportFrom) and node.module is not None:
            names = [f"{node.module}.{alias.name}" for alias in node.names]
        for name in names:
            if name.startswith("readyroom.") and name.split(".")[1] not in PUBLIC:
                yield name.removeprefix("readyroom.").replace(".", "/")


FILES = sorted(path for path in SOURCE.rglob("*.py") if path.parent != SOURCE or path.name == "catalogue.py")


def test_the_table_names_every_room() -> None:
    folders = {path.name for path in SOURCE.iterdir() if (path / "__init__.py").exists()}
    assert folders <= set(ROOMS)
    assert ROOMS["kernel"] == ROOMS["rulebook"] == set()
    assert ROOMS["galactica"] == {"kernel", "words"}
    assert ROOMS["galactica/testing.py"] == ROOMS["testing"] != ROOMS["galactica"]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.relative_to(SOURCE).as_posix())
def test_rooms_import_only_what_the_table_lets_them(path: Path) -> None:
    here = path.relative_to(SOURCE).as_posix()
    room = room_of(here)
    for module in imported(path):
        target = room_of(module if not module.startswith("catalogue") else "catalogue.py")
        assert target == room or target.removesuffix(".py") in ROOMS[room], (here, module)


def scripts(trees: Iterable[ast.Module]) -> set[str]:
    """The functions that are scripts: called without `yield from` they do nothing at all."""
    return {
        node.name
        for tree in trees
        for node in ast.walk(tree)
        if isinstance(node, ast.FunctionDef) and node.returns is not None and "Script[" in ast.unparse(node.returns)
    }


def forgotten(tree: ast.Module, names: set[str]) -> list[str]:
    """Calls of scripts whose result nobody takes."""
    calls = [node.value for node in ast.walk(tree) if isinstance(node, ast.Expr) and isinstance(node.value, ast.Call)]
    called = [(call, call.func.id if isinstance(call.func, ast.Name) else "") for call in calls]
    return [ast.unparse(call) for call, name in called if name in names]


@pytest.mark.parametrize("game", ["race", "galactica"])
def test_no_script_is_called_and_forgotten(game: str) -> None:
    trees = {path: ast.parse(path.read_text(encoding="utf-8")) for path in sorted((SOURCE / game).rglob("*.py"))}
    names = scripts(trees.values())
    assert len(names) > 10
    for path, tree in trees.items():
        assert forgotten(tree, names) == [], path
    assert forgotten(ast.parse("send(g, 0, 'brig')"), {"send"}) == ["send(g, 0, 'brig')"]
