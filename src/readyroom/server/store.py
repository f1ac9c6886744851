"""Storage: one small interface over SQLite and PostgreSQL.

`write` runs a job in a transaction in one writer thread; jobs that wait together are committed together (group
commit, durable). `read` runs a job on a connection of its own. What a job wants others to know it `tell`s: that goes
out after the commit, to this process and, on PostgreSQL, by NOTIFY to all others.
"""

import asyncio
import queue
import shutil
import threading
import time
from collections import deque
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any, NamedTuple, TypeVar

import msgspec
from sqlalchemy import Connection, Executable, func, make_url, select, text
from sqlalchemy.exc import InterfaceError, OperationalError, SQLAlchemyError

from readyroom.kernel import Json
from readyroom.server.engine import failed, open_engine, sqlite_file
from readyroom.server.rounds import AT_ONCE

T = TypeVar("T")

CHANNEL = "readyroom"
_GROUP = 400
"""Jobs committed together at most."""
TROUBLE_SECONDS = 10.0
"""So long after something could not be stored the store counts as in trouble."""
LEAST_FREE = 8_000_000
"""Bytes on the disk of a SQLite database with which it goes on well."""


class Note(msgspec.Struct, frozen=True, omit_defaults=True):
    """What one process tells all: something about a table has changed."""

    kind: str
    table: str = ""
    sender: str = ""
    body: Json = None


class Tx:
    """A transaction: a connection, and notes that go out when it is committed."""

    __slots__ = ("_postgres", "_sender", "conn", "notes")

    def __init__(self, conn: Connection, sender: str, *, postgres: bool) -> None:
        self.conn = conn
        self.notes: list[Note] = []
        self._sender = sender
        self._postgres = postgres

    def tell(self, kind: str, table: str = "", body: Json = None) -> None:
        self.notes.append(Note(kind, table, self._sender, body))

    def send(self) -> None:
        """Hand the notes to the database, which delivers them with the commit."""
        if self._postgres and self.notes:
            payloads = [msgspec.json.encode(note).decode() for note in self.notes]
            self.conn.execute(_NOTIFY, {"channel": CHANNEL, "payloads": payloads})

    def lock(self, name: str) -> None:
        """Let no other process change what goes by `name` until this transaction ends."""
        if self._postgres:
            self.conn.execute(select(func.pg_advisory_xact_lock(func.hashtextextended(name, 1))))


_NOTIFY = text("SELECT pg_notify(:channel, payload) FROM unnest(CAST(:payloads AS text[])) AS payload")

Puts = Sequence[tuple[Executable, Mapping[str, Any]]]
"""Statements, made once, each with the values of one row."""


class _Job(NamedTuple):
    run: Callable[[Tx], Any] | None
    puts: Puts
    note: Note | None
    done: "asyncio.Future[Any]"
    loop: asyncio.AbstractEventLoop


class Store:
    """The database."""

    def __init__(self, url: str, process: str = "one") -> None:
        self.url = url
        self.process = process
        self.postgres = make_url(url).get_backend_name() == "postgresql"
        self.hear: Callable[[Note], None] | None = None
        """Called in the event loop with each note of this process, after its commit."""
        self._writer, self._reader = open_engine(url, writing=True), open_engine(url)
        self._jobs: queue.SimpleQueue[_Job | None] = queue.SimpleQueue()
        self._readers = ThreadPoolExecutor(4, thread_name_prefix="store-read")
        self._thread = threading.Thread(target=self._write_all, name="store-write", daemon=True)
        self._thread.start()
        self.commits = 0
        """Transactions committed so far."""
        self._failed_at = float("-inf")
        self._stored: deque[tuple[_Job, Any, list[Note]]] = deque()
        """What is on the disk, and who has yet to hear of it."""

    async def write(self, run: Callable[[Tx], T]) -> T:
        """Run a job in a transaction; when this returns, it is on the disk. A job may be run twice: only the second
        run counts then."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[T] = loop.create_future()
        self._jobs.put(_Job(run, (), None, done, loop))
        return await done

    async def put(self, puts: Puts, note: Note | None = None) -> None:
        """As `write`, for the one thing done all the time: rows of jobs that wait together go in at once."""
        loop = asyncio.get_running_loop()
        done: asyncio.Future[None] = loop.create_future()
        self._jobs.put(_Job(None, puts, note, done, loop))
        await done

    async def read(self, run: Callable[[Connection], T]) -> T:
        return await asyncio.get_running_loop().run_in_executor(self._readers, self.read_now, run)

    def read_now(self, run: Callable[[Connection], T]) -> T:
        """For commands and tests, which have no event loop."""
        try:
            with self._reader.connect() as conn:
                return run(conn)
        except SQLAlchemyError as error:
            raise failed(error) from error

    def write_now(self, run: Callable[[Tx], T]) -> T:
        """For commands and tests, which have no event loop."""
        try:
            with self._writer.begin() as conn:
                tx = Tx(conn, self.process, postgres=self.postgres)
                result = run(tx)
                tx.send()
                return result
        except SQLAlchemyError as error:
            raise failed(error) from error

    def trouble(self) -> bool:
        """Whether nothing more may fit on the disk, or something could not be stored lately: no fault of the statement
        but of the disk, the file or the line to the database."""
        if time.monotonic() - self._failed_at < TROUBLE_SECONDS:
            return True
        file = sqlite_file(self.url)
        return file is not None and shutil.disk_usage(file.parent).free < LEAST_FREE

    def close(self) -> None:
        """Finish what was begun."""
        if self._thread.is_alive():
            self._jobs.put(None)
            self._thread.join()
        self._readers.shutdown()
        self._writer.dispose()
        self._reader.dispose()

    # --- the writer thread ---------------------------------------------------------------------------------

    def _write_all(self) -> None:
        while (first := self._jobs.get()) is not None:
            jobs = [first]
            stop = False
            while len(jobs) < _GROUP:
                try:
                    job = self._jobs.get_nowait()
                except queue.Empty:
                    break
                if job is None:
                    stop = True
                    break
                jobs.append(job)
            self._write_group(jobs)
            if stop:
                return

    def _write_group(self, jobs: list[_Job]) -> None:
        try:
            results = self._commit(jobs)
        except Exception:
            if len(jobs) == 1:
                self._write_alone(jobs[0])
            else:
                for job in jobs:
                    self._write_alone(job)
            return
        first = jobs[0]
        first.loop.call_soon_threadsafe(self._settle, results)

    def _write_alone(self, job: _Job) -> None:
        try:
            results = self._commit([job])
        except Exception as error:
            trouble = failed(error) if isinstance(error, SQLAlchemyError) else error
            if isinstance(error, (OperationalError, InterfaceError)):
                self._failed_at = time.monotonic()
            job.loop.call_soon_threadsafe(_fail, job.done, trouble)
            return
        job.loop.call_soon_threadsafe(self._settle, results)

    def _commit(self, jobs: list[_Job]) -> list[tuple[_Job, Any, list[Note]]]:
        results = []
        with self._writer.begin() as conn:
            rows: dict[Executable, list[Mapping[str, Any]]] = {}
            for job in jobs:
                for statement, values in job.puts:
                    rows.setdefault(statement, []).append(values)
            for statement, many in rows.items():
                conn.execute(statement, many)
            told = Tx(conn, self.process, postgres=self.postgres)
            for job in jobs:
                tx = Tx(conn, self.process, postgres=self.postgres)
                result = job.run(tx) if job.run is not None else None
                if job.note is not None:
                    tx.notes.append(job.note)
                results.append((job, result, tx.notes))
                told.notes += tx.notes
            told.send()
        self.commits += 1
        return results

    def _settle(self, results: list[tuple[_Job, Any, list[Note]]]) -> None:
        """Something is on the disk."""
        settling = bool(self._stored)
        self._stored.extend(results)
        if not settling:
            self._settle_some()

    def _settle_some(self) -> None:
        """Tell those who waited, a few in each round of the event loop: what they do then takes its time."""
        now = [self._stored.popleft() for _ in range(min(AT_ONCE, len(self._stored)))]
        if self._stored:
            self._stored[0][0].loop.call_soon(self._settle_some)
        for job, result, notes in now:
            if not job.done.done():
                job.done.set_result(result)
            if self.hear is not None:
                for note in notes:
                    self.hear(note)


def _fail(done: "asyncio.Future[Any]", error: BaseException) -> None:
    if not done.done():
        done.set_exception(error)
