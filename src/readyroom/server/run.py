"""Running the server: one process, or several on PostgreSQL under uvicorn's supervisor."""

import contextlib
import fcntl
import gc
import os
import resource
from pathlib import Path

import msgspec
import uvicorn

from readyroom.kernel import ReadyroomError
from readyroom.server import logs
from readyroom.server.app import App
from readyroom.server.engine import make_folder, sqlite_file
from readyroom.server.protocols import FOR_UVICORN
from readyroom.server.service import prepare
from readyroom.server.settings import Settings

_ENV = "READYROOM_ALL_SETTINGS"

_MOST_FILES = 65_536
_OWN_FILES = 128
"""Kept for the database, logs, notices and the processes that work for the server."""


def app_from_env() -> App:
    """For the worker processes, which get their settings through the environment."""
    settings = msgspec.json.decode(os.environ[_ENV], type=Settings)
    logs.set_up(settings.log_level)
    gc.set_threshold(50_000, 20, 100)  # many long-lived games: looking through all of them often would hold up people
    app = App(settings)
    gc.freeze()  # nor need what was there before the first game ever be looked through: half of all with 250 tables
    return app


def serve(settings: Settings) -> None:
    """Run until told to stop."""
    file = sqlite_file(settings.url)
    if settings.workers > 1 and file is not None:
        raise ReadyroomError("several workers need PostgreSQL: give --db postgresql://...")
    os.umask(0o077)  # whatever is written is the host's own
    logs.set_up(settings.log_level)
    lock = None if file is None else _lock(file)
    prepare(settings)
    os.environ[_ENV] = msgspec.json.encode(settings).decode()
    files = more_files()
    uvicorn.run(
        "readyroom.server.run:app_from_env",
        factory=True,
        host=settings.host,
        port=settings.port,
        workers=settings.workers if settings.workers > 1 else None,
        **FOR_UVICORN,
        ws_max_size=settings.limits.frame_bytes * 4,
        ws_ping_interval=20.0,
        ws_ping_timeout=20.0,
        forwarded_allow_ips=settings.proxies,
        access_log=False,
        server_header=False,
        timeout_graceful_shutdown=8,
        limit_concurrency=max(64, files - _OWN_FILES),
    )
    del lock


def more_files() -> int:
    """How many files and connections this process may have open: as many as the system lets it, up to a bound."""
    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    wanted = _MOST_FILES if hard == resource.RLIM_INFINITY else min(hard, _MOST_FILES)
    if soft != resource.RLIM_INFINITY and soft < wanted:
        with contextlib.suppress(OSError, ValueError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (wanted, hard))
            soft = wanted
    return _MOST_FILES if soft == resource.RLIM_INFINITY else soft


def _lock(file: Path) -> int:
    """Two servers on one database would each think they own every table."""
    make_folder(file.parent)
    try:
        handle = os.open(f"{file.resolve()}-lock", os.O_RDWR | os.O_CREAT, 0o600)
    except OSError as error:
        raise ReadyroomError(f"nothing can be written to {file.parent}: {error.strerror}") from None
    try:
        fcntl.flock(handle, fcntl.LOCK_EX | fcntl.LOCK_NB)
    except OSError:
        os.close(handle)
        raise ReadyroomError(f"another server is running on {file}") from None
    os.set_inheritable(handle, False)
    return handle
