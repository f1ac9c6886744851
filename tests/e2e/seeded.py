"""Games at a table of the server whose chance is known beforehand, and tables that begin in the middle of a game."""

import json
import sqlite3
from collections.abc import Callable, Mapping, Sequence
from contextlib import closing
from typing import Any

import msgspec
from playwright.sync_api import BrowserContext
from tests.e2e.people import call
from tests.e2e.running import Server

from readyroom import catalogue
from readyroom.kernel import Fair, Game, Header, Question, load, start
from readyroom.players import Chair, make_player
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


def put(server: Server, table: str, game: Game[Any]) -> None:
    """A table stands where the game does; the server must stand still."""
    rows = answer_rows(load(game.record()))
    with closing(_database(server)) as database:
        database.execute('DELETE FROM answers WHERE "table" = ?', (table,))
        database.executemany(
            'INSERT INTO answers ("table", n, kind, seat, serial, picks, at) VALUES (?, ?, ?, ?, ?, ?, 0)',
            [(table, row.n, row.kind, row.seat, row.serial, json.dumps(row.picks)) for row in rows],
        )


def stand_at(server: Server, games: Mapping[str, Game[Any]]) -> None:
    """Tables, by their ids, stand where games of the same chance do; the server is started anew there."""
    server.stop()
    for table, game in games.items():
        assert header_of(server, table).fair == load(game.record()).header.fair
        put(server, table, game)
    server.start()


def fast_forward(server: Server, table: str, until: Until, level: str = "easy") -> Game[Any]:
    """Let computer players answer for everybody until `until` holds of a question; the server is started anew there."""
    server.stop()
    header = header_of(server, table)
    game = begun(header)
    players = [make_player(header.game, level, seat) for seat in range(header.seats)]
    while not game.over and not until(game, game.questions[0]):
        question = game.questions[0]
        game.answer(question.seat, players[question.seat].answer(Chair(game, question)))
    put(server, table, game)
    server.start()
    return game
