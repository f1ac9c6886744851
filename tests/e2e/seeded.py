"""Games at a table of the server whose chance is known beforehand, and tables that begin in the middle of a game."""

import json
import sqlite3
from collections.abc import Callable, Sequence
from contextlib import closing
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext
from tests.e2e.people import call
from tests.e2e.running import Server

from readyroom import catalogue
from readyroom.kernel import Fair, Game, Header, Question, load, start
from readyroom.players import Chair, make_player
from readyroom.server.ids import new_id
from readyroom.server.table.game_log import Row, answer_rows

Until = Callable[[Game[Any], Question], bool]


def _database(server: Server) -> sqlite3.Connection:
    return sqlite3.connect(server.data / "readyroom.sqlite", timeout=20, isolation_level=None)


def seeded_table(
    host: BrowserContext,
    server: Server,
    seats: int,
    secret: str,
    *,
    others: Sequence[BrowserContext] = (),
    level: str = "easy",
    **more: Any,
) -> tuple[str, str]:
    """A started Galactica table whose chance comes from `secret` alone: its id and key. Computers fill the seats."""
    body = {"game": "galactica", "seats": seats, "salt": "0", **more}
    made = call(host, server, "POST", "/tables", body)
    table, key = made["table"]["id"], made["key"]
    for context in others:
        call(context, server, "POST", f"/tables/{table}/join", {"key": key, "salt": "0"})
    with closing(_database(server)) as database:
        database.execute("UPDATE tables SET secret = ? WHERE id = ?", (secret, table))
    if len(others) + 1 < seats:
        call(host, server, "POST", f"/tables/{table}/fill", {"level": level})
    with closing(_database(server)) as database:
        database.execute('UPDATE chairs SET salt = "0" WHERE "table" = ?', (table,))
    call(host, server, "POST", f"/tables/{table}/start", {})
    return table, key


def header_of(server: Server, table: str) -> Header:
    with closing(_database(server)) as database:
        (header,) = database.execute("SELECT header FROM tables WHERE id = ?", (table,)).fetchone()
    return msgspec.convert(json.loads(header), Header)


def rows_of(server: Server, table: str) -> list[Row]:
    """Everything that was answered at the table."""
    query = 'SELECT n, kind, seat, serial, picks FROM answers WHERE "table" = ? ORDER BY n'
    with closing(_database(server)) as database:
        found = database.execute(query, (table,)).fetchall()
    return [Row(n, kind, seat, serial, _picks(picks)) for n, kind, seat, serial, picks in found]


def _picks(stored: str | int | None) -> Any:
    """SQLite keeps a lone number of a JSON column as a number."""
    return json.loads(stored) if isinstance(stored, str) else stored


def begun(header: Header) -> Game[Any]:
    assert header.fair is not None
    return start(catalogue.rules_of(header.game), header.seats, Fair.read(header.fair), header.options)


_OF_A_TABLE = ("chairs", "sitters", "seekers", "kicked")
"""What the server keeps of a table apart from itself and its answers."""


def stand_at(server: Server, table: str, game: Game[Any]) -> str:
    """Another table like this one, which stands where a game of the same chance does: its id.

    The server need not be started anew for it, for it reads a table when somebody opens it.
    """
    assert header_of(server, table).fair == load(game.record()).header.fair
    new = new_id()
    with closing(_database(server)) as database:
        database.execute("BEGIN IMMEDIATE")
        _copy(database, "tables", "id", table, new)
        for kept in _OF_A_TABLE:
            _copy(database, kept, "table", table, new)
        database.executemany(
            'INSERT INTO answers ("table", n, kind, seat, serial, picks, at) VALUES (?, ?, ?, ?, ?, ?, 0)',
            [
                (new, row.n, row.kind, row.seat, row.serial, json.dumps(row.picks))
                for row in answer_rows(load(game.record()))
            ],
        )
        database.execute("COMMIT")
    return new


def _copy(database: sqlite3.Connection, kept: str, by: str, table: str, new: str) -> None:
    found = database.execute(f'SELECT * FROM "{kept}" WHERE "{by}" = ?', (table,))
    names = [column[0] for column in found.description]
    rows = [tuple(new if name == by else value for name, value in zip(names, row, strict=True)) for row in found]
    columns = ", ".join(f'"{name}"' for name in names)
    marks = ", ".join("?" * len(names))
    database.executemany(f'INSERT INTO "{kept}" ({columns}) VALUES ({marks})', rows)


def played_until(game: Game[Any], until: Until, level: str = "easy") -> Game[Any]:
    """The game, where computer players have answered for everybody until `until` holds of a question, or it is over."""
    players = [make_player(game.rules.name, level, seat) for seat in range(game.header.seats)]
    while not game.over and not until(game, game.questions[0]):
        question = game.questions[0]
        game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    return game


def fast_forward(server: Server, table: str, until: Until, level: str = "easy") -> tuple[str, Game[Any]]:
    """Another table like this one, where computer players have answered for everybody until `until` holds of a
    question: its id, and the game."""
    game = played_until(begun(header_of(server, table)), until, level)
    return stand_at(server, table, game), game
