"""What the client is built with and from: locked packages, a Node of the machine or of the wheel, all windows."""

import json
import os
import subprocess
from pathlib import Path

import pytest

import readyroom.galactica.rules  # noqa: F401 - declares all listeners
from readyroom.galactica.cards import MODES, UNFINISHED, offered
from readyroom.galactica.windows import WINDOWS
from readyroom.web import build
from readyroom.web.data import boxes_by_mode, windows_by_subject


def test_every_locked_package_has_its_fingerprint() -> None:
    lock = json.loads((build.CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    packages = {path: one for path, one in lock["packages"].items() if path}
    assert len(packages) > 40
    assert [path for path, one in packages.items() if not one.get("integrity")] == []


def test_the_lock_has_a_builder_for_every_usual_machine() -> None:
    lock = json.loads((build.CLIENT / "package-lock.json").read_text(encoding="utf-8"))
    for machine in ("linux-x64-gnu", "linux-arm64-gnu", "darwin-arm64", "darwin-x64", "win32-x64-msvc"):
        assert f"node_modules/@rolldown/binding-{machine}" in lock["packages"]


def test_without_node_the_one_of_the_wheel_runs(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("PATH", str(tmp_path))
    assert build.installed_npm() is None
    done = subprocess.run([*build.wheel_npm(), "--version"], capture_output=True, text=True, check=False)
    assert done.returncode == 0, done.stderr
    assert int(done.stdout.split(".")[0]) >= 10


@pytest.mark.skipif(os.name == "nt", reason="makes a shell script")
def test_a_node_that_is_too_old_is_not_used(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    for name, says in (("node", "v16.20.0"), ("npm", "8.0.0")):
        script = tmp_path / name
        script.write_text(f"#!/bin/sh\necho {says}\n")
        script.chmod(0o755)
    monkeypatch.setenv("PATH", f"{tmp_path}:/usr/bin:/bin")
    assert build.installed_npm() is None


def test_a_page_is_fetched_with_the_shell(tmp_path: Path) -> None:
    """Each file once, and none that the shell has already."""
    shell = '<head>\n    <script src="/assets/index.js"></script>\n  </head>'
    (tmp_path / "index.html").write_text(shell)
    parts = {
        "index.html": {"file": "assets/index.js", "imports": []},
        "src/pages/Home.svelte": {"file": "assets/Home.js", "imports": ["index.html"]},
        "src/pages/Table.svelte": {"file": "assets/Table.js", "css": ["assets/t.css"], "imports": ["_x", "index.html"]},
        "_x": {"file": "assets/x.js", "imports": ["index.html"]},
    }
    (tmp_path / "parts.json").write_text(json.dumps(parts))
    build.hint(tmp_path)
    home, table = ((tmp_path / name).read_text() for name in ("index.html", "table.html"))
    assert home == shell.replace(
        "  </head>", '    <link rel="modulepreload" crossorigin href="/assets/Home.js">\n  </head>'
    )
    for file, how in (("Table.js", 'rel="modulepreload"'), ("/x.js", 'rel="modulepreload"'), ("t.css", 'as="style"')):
        assert [how in line for line in table.splitlines() if file in line] == [True]
    assert table.count("index.js") == 1
    assert not (tmp_path / "parts.json").exists()


def test_standing_orders_name_every_window_a_game_can_open() -> None:
    """With the words of its box, so that no table has an order for a window it can't open."""
    told = windows_by_subject()
    assert set(told) == {"galactica", "galactica-exodus", "galactica-combined"}
    for mode in offered():
        boxes = [box for box in MODES[mode] if box.name not in UNFINISHED]
        can_open = {window for box in boxes for window, _ in box.listeners if window in WINDOWS}
        assert len(can_open) > 10
        loaded = ["galactica", *(f"galactica-{box}" for box in boxes_by_mode()["galactica"][mode])]
        assert can_open <= {window for subject in loaded for window in told[subject]}
