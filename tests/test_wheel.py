"""The wheel has all that playing needs: unpacked far from this folder it serves pages, holds a game, and plays."""

import json
import os
import subprocess
import sys
import time
import zipfile
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import httpx
import pytest
from tests.e2e.conftest import client as client  # noqa: PLC0414 - the fixture that builds it
from tests.server.processes import free_port

import readyroom as rr

ROOT = Path(__file__).parents[1]
_COMMAND = "import sys; sys.path.insert(0, sys.argv.pop(1)); import readyroom.cli; sys.exit(readyroom.cli.main())"
"""The packages of this environment, but Readyroom itself from the wheel: before the folder it is installed from."""
PATIENCE = 90.0

pytestmark = pytest.mark.slow


@pytest.fixture(scope="module")
def wheel(client: None, tmp_path_factory: pytest.TempPathFactory) -> Path:
    folder = tmp_path_factory.mktemp("wheel")
    build = [sys.executable, "-m", "pip", "wheel", "--quiet", "--disable-pip-version-check", "--no-deps"]
    subprocess.run([*build, "--no-build-isolation", "--wheel-dir", folder, ROOT], check=True, timeout=300)
    (built,) = folder.glob("readyroom-*-py3-none-any.whl")
    with zipfile.ZipFile(built) as packed:
        packed.extractall(folder / "unpacked")
    return folder / "unpacked"


def _command(wheel: Path, *arguments: str) -> list[str]:
    return [sys.executable, "-P", "-c", _COMMAND, str(wheel), *arguments]


def _run(wheel: Path, *arguments: str, typed: str = "") -> str:
    environ = {name: value for name, value in os.environ.items() if name != "PYTHONPATH"}
    done = subprocess.run(
        _command(wheel, *arguments),
        cwd=wheel.parent,
        env=environ,
        input=typed,
        capture_output=True,
        text=True,
        timeout=PATIENCE,
        check=False,
    )
    assert done.returncode == 0, done.stderr[-2000:]
    return done.stdout


@pytest.fixture
def served(wheel: Path, tmp_path: Path) -> Iterator[httpx.Client]:
    port = free_port()
    arguments = ("serve", "--data", str(tmp_path / "data"), "--port", str(port), "--log-level", "warning")
    process = subprocess.Popen(_command(wheel, *arguments), cwd=tmp_path)
    try:
        with httpx.Client(base_url=f"http://127.0.0.1:{port}", timeout=PATIENCE, verify=False) as http:
            for _ in range(int(PATIENCE * 10)):
                try:
                    http.get("/healthz").raise_for_status()
                    break
                except httpx.HTTPError:
                    assert process.poll() is None
                    time.sleep(0.1)
            yield http
    finally:
        process.terminate()
        process.wait(PATIENCE)


def _made(http: httpx.Client, path: str, **body: Any) -> Any:
    answer = http.post(path, json=body)
    assert answer.is_success, answer.text
    return answer.json()


def test_it_serves_the_client_and_a_game(served: httpx.Client) -> None:
    page = served.get("/").text
    assets = {part.split('"')[0] for part in page.split('"/') if part.startswith("assets/")}
    assert assets
    for asset in assets:
        assert served.get(f"/{asset}").is_success
    _made(served, "/api/guest", name="Eva")
    table = _made(served, "/api/tables", game="galactica", seats=4, options={"rules": "combined"})["table"]["id"]
    _made(served, f"/api/tables/{table}/fill", level="normal")
    assert _made(served, f"/api/tables/{table}/start")["table"]["status"] == "playing"
    moment = served.get(f"/api/tables/{table}/moment/0").json()
    assert moment["view"]["players"]


def test_the_command_plays_and_knows_every_word(wheel: Path) -> None:
    assert _run(wheel, "--version").startswith("readyroom ")
    told = json.loads(_run(wheel, "simulate", "race", "--games", "2").splitlines()[-1])
    assert told["games"] == 2
    told = json.loads(_run(wheel, "simulate", "galactica", "--seats", "4", "--games", "1").splitlines()[-1])
    assert told["games"] == 1
    assert "Race" in _run(wheel, "games")
    assert "VP in the pool" in _run(wheel, "play", "race", typed="q\n")


def test_nothing_is_taken_from_the_folder_it_was_built_in(wheel: Path) -> None:
    code = "import sys; sys.path.insert(0, sys.argv[1]); import readyroom; print(readyroom.__file__)"
    told = subprocess.run([sys.executable, "-P", "-c", code, wheel], capture_output=True, text=True, check=True)
    assert Path(told.stdout.strip()).is_relative_to(wheel)
    assert not [*(wheel / "readyroom" / "web").glob("client")], "what the client is built from stays out"


def test_the_version_is_written_in_one_place(wheel: Path) -> None:
    (metadata,) = wheel.glob("readyroom-*.dist-info/METADATA")
    assert f"\nVersion: {rr.__version__}\n" in metadata.read_text()
    assert _run(wheel, "--version") == f"readyroom {rr.__version__}\n"
