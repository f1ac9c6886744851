"""`readyroom admin`: look after a server's tables and people; works while it runs."""

import argparse
import datetime
import os
import sqlite3
import subprocess
import sys
from pathlib import Path

from sqlalchemy import func, make_url, select

from readyroom.cli.kinds import read_file
from readyroom.kernel import ReadyroomError
from readyroom.server import lobby, people, tables, transfer
from readyroom.server.schema import answers
from readyroom.server.schema import tables as table_rows
from readyroom.server.service import prepare
from readyroom.server.settings import Settings
from readyroom.server.store import Store
from readyroom.server.table.game_log import read_rows, replay_rows


def add(subparsers: "argparse._SubParsersAction[argparse.ArgumentParser]") -> None:
    parser = subparsers.add_parser("admin", help="look after a server", description=__doc__)
    parser.add_argument("--data", help="folder of the SQLite database (default: data)")
    parser.add_argument("--db", help="postgresql://... instead of SQLite")
    actions = parser.add_subparsers(required=True, metavar="action")
    listing = actions.add_parser("tables", help="list tables")
    listing.add_argument("--status", choices=("open", "playing", "over", "closed"))
    listing.set_defaults(action=list_tables)
    for name, help_, action in (
        ("table", "inspect a table", show_table),
        ("close", "close a table", close_table),
        ("export", "write a table's record to standard output", export_table),
        ("replay", "show the table to a point of its rows, as nobody at it may", replay_table),
    ):
        one = actions.add_parser(name, help=help_)
        one.add_argument("table")
        one.set_defaults(action=action)
        if name in ("export", "replay"):
            one.add_argument("--rows", type=int, help="only the first so many rows")
    importing = actions.add_parser("import", help="put a record file on the shelf")
    importing.add_argument("file", help="a record file; - for standard input")
    importing.set_defaults(action=import_record)
    reset = actions.add_parser("reset", help="a token with which somebody can set a new password")
    reset.add_argument("login")
    reset.set_defaults(action=offer_reset)
    backup = actions.add_parser("backup", help="copy the database while the server runs")
    backup.add_argument("file", type=Path)
    backup.set_defaults(action=back_up)
    parser.set_defaults(run=run)


def run(args: argparse.Namespace) -> int:
    settings = Settings.read(data=args.data, db=args.db)
    prepare(settings)
    store = Store(settings.url, "admin")
    try:
        args.action(args, store)
    finally:
        store.close()
    return 0


def _when(at: float) -> str:
    return datetime.datetime.fromtimestamp(at, tz=datetime.UTC).strftime("%Y-%m-%d %H:%M")


def list_tables(args: argparse.Namespace, store: Store) -> None:
    query = select(table_rows).order_by(table_rows.c.moved_at.desc())
    if args.status:
        query = query.where(table_rows.c.status == args.status)
    for row in store.read_now(lambda conn: conn.execute(query).all()):
        print(f"{row.id}  {row.status:8}  {row.game:12}  {row.seats} seats  {_when(row.moved_at)}")


def show_table(args: argparse.Namespace, store: Store) -> None:
    table = store.read_now(lambda conn: tables.find(conn, args.table))
    count = select(func.count()).where(answers.c.table == table.id)
    rows = store.read_now(lambda conn: conn.execute(count).scalar_one())
    print(f"{table.id}: {table.game}, {table.seats} seats, {table.status}, {table.pace}, {rows} rows")
    print(f"options: {table.options}")
    print(f"made {_when(table.created_at)}, last move {_when(table.moved_at)}, owner {table.owner}")
    for chair in table.chairs:
        who = chair.name or f"computer ({chair.level})"
        print(f"  seat {chair.seat}: {who}{', away' if chair.away else ''}")


def close_table(args: argparse.Namespace, store: Store) -> None:
    store.write_now(lambda tx: lobby.close(tx, args.table, None))


def export_table(args: argparse.Namespace, store: Store) -> None:
    record = store.read_now(lambda conn: transfer.export(conn, args.table, args.rows))
    print(record.dump().decode())


def replay_table(args: argparse.Namespace, store: Store) -> None:
    table = store.read_now(lambda conn: tables.find(conn, args.table))
    rows = store.read_now(lambda conn: read_rows(conn, args.table))[: args.rows]
    game = replay_rows(tables.header_of(table), rows).game
    for event in game.events(None):
        print(event)
    for question in game.questions:
        print(question)
    print(f"after {len(rows)} rows: {len(game)} answers, digest {game.digest()}, over: {game.over}")


def import_record(args: argparse.Namespace, store: Store) -> None:
    shelf = transfer.check(read_file(args.file))
    print(store.write_now(lambda tx: transfer.shelve(tx, shelf, None)))


def offer_reset(args: argparse.Namespace, store: Store) -> None:
    print(store.write_now(lambda tx: people.offer_reset(tx, args.login)))
    print(f"good for {people.RESET_HOURS} hours and one use", file=sys.stderr)


def back_up(args: argparse.Namespace, store: Store) -> None:
    """SQLite's own online backup, or pg_dump."""
    try:
        os.close(os.open(args.file, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600))  # for nobody else to read
    except FileExistsError:
        raise ReadyroomError(f"{args.file} is there already") from None
    except OSError as error:
        raise ReadyroomError(f"{args.file} can't be written: {error.strerror}") from None
    if store.postgres:
        _dump_postgres(args.file, store.url)
        return
    source = sqlite3.connect(store.url.removeprefix("sqlite:///"))
    target = sqlite3.connect(args.file)
    try:
        source.backup(target)
    finally:
        target.close()
        source.close()


def _dump_postgres(file: Path, address: str) -> None:
    """The password goes through the environment: a command line can be read by others."""
    url = make_url(address)
    environ = dict(os.environ) | ({"PGPASSWORD": str(url.password)} if url.password else {})
    bare = url.set(drivername="postgresql", password=None).render_as_string()
    command = ["pg_dump", "--format=custom", "--no-owner", f"--file={file}", f"--dbname={bare}"]
    try:
        done = subprocess.run(command, env=environ, capture_output=True, text=True, check=False)  # noqa: S603
    except FileNotFoundError:
        raise ReadyroomError("a backup of PostgreSQL needs pg_dump on the path (Debian: postgresql-client)") from None
    if done.returncode:
        file.unlink(missing_ok=True)
        raise ReadyroomError(f"pg_dump failed: {done.stderr.strip()}")
