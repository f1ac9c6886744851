"""Makes a small database as a server leaves it behind: finished games, and running ones in the middle.

`python -m tests.server.stored_games tests/records/server/rules-2.sqlite.gz` writes one with the code of today. Each
kept file is of an earlier version of Readyroom; `test_stored_games.py` opens it with the code of today and plays on.
Never make one anew: what it proves is that games stored *then* go on.
"""

import asyncio
import contextlib
import gzip
import sqlite3
import sys
import tempfile
from pathlib import Path
from random import Random
from typing import Any, NamedTuple

from tests.server.clients import Refusal, Socket, hang_up, local, looking, running, seated, some_answer


class Stored(NamedTuple):
    """A table to be stored, after so many answers (None: to the end)."""

    game: str
    seats: int
    options: dict[str, Any]
    answers: int | None
    window: bool = False
    """Stop within the first secret window after that, with somebody's decision already stored."""


TABLES = (
    Stored("race", 2, {}, None),
    Stored("race", 4, {}, 40),
    Stored("galactica", 3, {}, None),
    Stored("galactica", 5, {}, 90),
    Stored("galactica", 4, {"sympathizer": False}, 200),
    Stored("galactica", 6, {"difficulty": "easier_for_humans"}, 350),
    Stored("galactica", 4, {}, 60, window=True),
    Stored("galactica", 2, {}, 120),
    Stored("galactica", 3, {"cooperative": True}, 20),
)


async def _play(sockets: list[Socket], table: str, wanted: Stored, rng: Random) -> None:
    """Answer for everybody, one after the other, as far as wanted."""
    given = 0
    games = [socket.games[table] for socket in sockets]
    for _ in range(100_000):
        asked = [(socket, game.question) for socket, game in zip(sockets, games, strict=True) if game.question]
        window = games[0].state.get("window")
        enough = wanted.answers is not None and given >= wanted.answers
        if games[0].over or (enough and not wanted.window and window is None and asked):
            return
        if not asked:
            await asyncio.sleep(0.005)
            continue
        socket, question = asked[rng.randrange(len(asked))]
        if question is not None:
            with contextlib.suppress(Refusal):
                answer = some_answer(question, rng)
                await socket.ask("answer", table=table, serial=question["serial"], answer=answer)
                given += 1
        if enough and wanted.window and window is not None:
            return
    raise RuntimeError(f"{wanted} does not come to its end")


async def make(folder: Path) -> None:
    settings = local(folder)
    async with running(settings) as server:
        for number, wanted in enumerate(TABLES):
            facts: dict[str, Any] = {"game": wanted.game, "options": wanted.options}
            if wanted.window:
                facts["window_seconds"] = 2
            guests, table = await seated(server.url, wanted.seats, **facts)
            await _play(await looking(guests, table), table, wanted, Random(number))
    await hang_up()


def main(path: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name)
        asyncio.run(make(folder))
        (database,) = folder.glob("*.sqlite")
        with contextlib.closing(sqlite3.connect(database)) as conn:
            conn.execute("PRAGMA wal_checkpoint(TRUNCATE)")
            conn.execute("PRAGMA journal_mode=DELETE")
            conn.execute("VACUUM")
        path.write_bytes(gzip.compress(database.read_bytes(), mtime=0))


if __name__ == "__main__":
    main(Path(sys.argv[1]))
