"""Connections to the database, the file SQLite keeps it in, and what may be said of its errors."""

import logging
import os
import sqlite3
import stat
from pathlib import Path
from typing import Any

import msgspec
from sqlalchemy import Connection, Engine, create_engine, event, make_url
from sqlalchemy.exc import DBAPIError, SQLAlchemyError

from readyroom.kernel import Json, ReadyroomError

log = logging.getLogger("readyroom.store")

PRAGMAS = ("journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON", "busy_timeout=10000")
"""How SQLite keeps the database: what a transaction has written is on the disk before anybody is told of it."""

_OTHERS = 0o077
"""Rights of anybody but the owner of a file."""


class StoreFailed(ReadyroomError):
    """The database could not do it; nothing has changed. The text is for the log, never for people."""


def failed(error: SQLAlchemyError) -> StoreFailed:
    """An error of the database without any value: drivers like to quote the row that did not fit."""
    trouble = StoreFailed(_told(error))
    trouble.__cause__ = error
    return trouble


def _told(error: SQLAlchemyError) -> str:
    said = [type(error).__name__]
    orig = error.orig if isinstance(error, DBAPIError) else None
    if isinstance(orig, sqlite3.Error):
        said.append(getattr(orig, "sqlite_errorname", type(orig).__name__))
        if type(orig) is sqlite3.OperationalError:  # of the disk, the file or the schema
            said.append(str(orig))
    elif orig is not None:
        said.append(type(orig).__name__)
        diagnosis = getattr(orig, "diag", None)
        facts = ((name, getattr(diagnosis, f"{name}_name", None)) for name in ("table", "column", "constraint"))
        said += [f"{name} {value}" for name, value in facts if value]
    return ", ".join(said)


def cannot_open(url: str, error: SQLAlchemyError) -> ReadyroomError:
    """Why a server can't begin, for its host."""
    where = make_url(url).render_as_string(hide_password=True)
    orig = error.orig if isinstance(error, DBAPIError) else None
    why = str(orig).strip().splitlines()[0] if orig is not None and str(orig).strip() else type(error).__name__
    return ReadyroomError(f"the database {where} can't be used: {why}")


def sqlite_file(url: str) -> Path | None:
    """The file of a SQLite database, None where it is PostgreSQL."""
    parsed = make_url(url)
    backend = parsed.get_backend_name()
    if backend == "postgresql":
        return None
    if backend != "sqlite":
        raise ReadyroomError(f"the database is PostgreSQL or SQLite, not {backend}")
    if not parsed.database or parsed.database == ":memory:" or parsed.database.startswith("file:"):
        raise ReadyroomError("a SQLite database needs a file: give --data FOLDER, or --db sqlite:///path/to/file")
    return Path(parsed.database)


def make_folder(folder: Path) -> None:
    """For the database; only the host may look into a new one."""
    try:
        folder.mkdir(mode=0o700, parents=True, exist_ok=True)
    except OSError as error:
        raise ReadyroomError(f"there can be no folder {folder}: {error.strerror}") from None


def _only_ours(file: Path) -> None:
    """Let nobody else read the database. What SQLite puts beside it gets the rights of the file itself."""
    make_folder(file.parent)
    try:
        os.close(os.open(file, os.O_RDWR | os.O_CREAT, 0o600))
    except OSError as error:
        raise ReadyroomError(f"{file} can't be opened: {error.strerror}") from None
    for name in (file, Path(f"{file}-wal"), Path(f"{file}-shm"), Path(f"{file}-journal")):
        try:
            mode = stat.S_IMODE(name.stat().st_mode)
            if mode & _OTHERS:
                name.chmod(mode & ~_OTHERS)
                log.warning("others could read %s; that is over", name)
        except FileNotFoundError:
            pass
        except OSError as error:
            log.warning("others can read %s, and it can't be changed: %s", name, error)


def open_engine(url: str, *, writing: bool = False) -> Engine:
    """Connections to the database; the writer has exactly one."""
    file = sqlite_file(url)
    if file is None:
        size = 1 if writing else 4
        return create_engine(
            url, pool_size=size, pool_pre_ping=not writing, json_serializer=_dumps, hide_parameters=True
        )
    _only_ours(file)
    engine = create_engine(url, json_serializer=_dumps, json_deserializer=msgspec.json.decode, hide_parameters=True)

    @event.listens_for(engine, "connect")
    def _on_connect(connection: Any, _: Any) -> None:
        connection.isolation_level = None  # transactions are ours to begin
        for pragma in PRAGMAS:
            connection.execute(f"PRAGMA {pragma}")

    @event.listens_for(engine, "begin")
    def _on_begin(conn: Connection) -> None:
        conn.exec_driver_sql("BEGIN IMMEDIATE" if writing else "BEGIN")

    return engine


def _dumps(value: Json) -> str:
    return msgspec.json.encode(value).decode()
