"""The server on its worst day: does a person still have a game?

At once: a restart with 300 running tables of both games, most of them waiting for a person, some with a clock or with
a computer player to move; sixty more tables of `hard` computer players that were made and left; somebody who hands in
the largest record that is allowed, again and again, beside others who read stories and moments of finished games; and
one person who plays against `hard` opponents, answering at once.

Prints one line of JSON: when the server first answered after its start (`first_answer_s`), how long the person waited
for each answer of an opponent (`opponent_p50_s`, `opponent_p95_s`: at most 2) and `GET /api/me` took meanwhile
(`me_p50_ms`, `me_p95_ms`: at most 200). `holds` says whether both do. The same without anything else going on is in
`alone_...`: machines are shared, and `load_average` says with how many others.

    python -m bench.abuse

Environment: BENCH_TABLES (300), BENCH_LEFT (60), BENCH_SECONDS (30), BENCH_GAME (the person's game: race, galactica).
"""

import asyncio
import json
import os
import tempfile
import time
from random import Random
from typing import Any

import httpx
import uvloop
import websockets
from bench.server import cpu, started
from sqlalchemy import update

import readyroom as rr
from readyroom.kernel import Record, load
from readyroom.players import make_player
from readyroom.players.base import play_out
from readyroom.server import lobby, people, tables, transfer, wire
from readyroom.server.auth import COOKIE, Cookies
from readyroom.server.schema import tables as table_rows
from readyroom.server.service import prepare
from readyroom.server.settings import Limits, Settings
from readyroom.server.store import Store, Tx
from readyroom.server.table.game_log import GameLog, Row, append_rows

TABLES = int(os.environ.get("BENCH_TABLES", "300"))
LEFT = int(os.environ.get("BENCH_LEFT", "60"))
SECONDS = float(os.environ.get("BENCH_SECONDS", "30"))
GAME = os.environ.get("BENCH_GAME", "race")
SEATS = {"race": 4, "galactica": 5}
LIMITS = Limits(tables_per_person=1000)
LOOSE = {"tables_per_person": 1000, "requests_burst": 10**6, "imports_burst": 10**6, "records_per_person": 10**6}
"""One address does all of it here, so what is limited by address is not limited."""


class Somebody:
    """A person of the database with a session."""

    def __init__(self, tx: Tx, cookies: Cookies, name: str) -> None:
        self.person = people.add_guest(tx, name)
        self.cookie = f"{COOKIE}={cookies.sign(people.open_session(tx, self.person.id, 1))}"


def played(game: str, seed: int) -> Record:
    """A finished game of quick players."""
    players = [make_player(game, "easy", seat) for seat in range(SEATS[game])]
    return load(play_out(rr.new(game, seats=SEATS[game], seed=seed), players).record())


def largest(limits: Limits) -> Record:
    """As much as the server takes: a whole game, and all the talk that is allowed, said at its last moment."""
    record = played("galactica", 3)
    talk = tuple((len(record.answers) - 1, n % 5, "help:a-lot") for n in range(limits.record_talk))
    return Record.of(record.header, record.answers, record.position, talk)


def begin(tx: Tx, settings: Settings, host: Somebody, game: str, **facts: Any) -> str:
    """A running table of somebody against `hard` computer players."""
    table = lobby.create(tx, settings, host.person, lobby.NewTable(game, SEATS[game], **facts))
    lobby.fill(tx, table, host.person.id, "hard", None)
    lobby.start(tx, table, host.person.id)
    return table


def advance(tx: Tx, table: str, seed: int, most: int) -> None:
    """Into the middle of the game at random, stored as a process that has died would have."""
    game = GameLog(tables.header_of(tables.find(tx.conn, table)))
    rng = Random(seed)
    rows: list[Row] = []
    while not game.game.over and (len(rows) < most or game.window is not None):
        row = Row(game.n, "release")
        if not game.game.held:
            question = game.game.questions[0]
            count = len(question.options)
            picks: int | list[int] = rng.randrange(count)
            if question.kind != "one":
                picks = rng.sample(range(count), rng.randint(question.at_least, question.at_most))
            row = Row(game.n, "answer", question.seat, question.serial, picks)
        game.apply(row, quiet=True)
        rows.append(row)
    append_rows(tx, table, rows)
    values: dict[str, Any] = {"waiting": list(game.game.waiting(None).seats), "owner": "dead"}
    if game.game.over:
        values["status"] = "over"
    tx.conn.execute(update(table_rows).where(table_rows.c.id == table).values(moved_at=time.time(), **values))


class Stage:
    """Everything that is in the database before the server starts."""

    def __init__(self, data: str, running: int, left: int) -> None:
        self.settings = Settings(data=data, limits=LIMITS)
        prepare(self.settings)
        store = Store(self.settings.url)
        try:
            store.write_now(lambda tx: self._fill(tx, running, left))
        finally:
            store.close()

    def _fill(self, tx: Tx, running: int, left: int) -> None:
        settings = self.settings
        cookies = Cookies(people.fact(tx, "cookie key", "x" * 64), settings.session_days)
        self.player, self.reader, self.eve = (Somebody(tx, cookies, name) for name in ("Ada", "Bob", "Eve"))
        for n in range(running):
            facts = {"clock": wire.Clock("bank", 5000)} if n % 10 == 0 else {}
            table = begin(tx, settings, Somebody(tx, cookies, f"host {n}"), ("race", "galactica")[n % 2], **facts)
            advance(tx, table, n, 60 + n % 200)
        for n in range(left):
            table = begin(tx, settings, self.eve, ("race", "galactica")[n % 2])
            advance(tx, table, n, 30)
            lobby.leave(tx, table, self.eve.person.id)
        self.table = begin(tx, settings, self.player, GAME, window_seconds=0)  # else these are what one waits for
        self.finished = [
            transfer.shelve(tx, transfer.check(played(game, n).dump()), self.reader.person.id)
            for n, game in enumerate(("race", "galactica") * 5)
        ]


class Day:
    """What goes on at once."""

    def __init__(self, stage: Stage, port: int, seconds: float) -> None:
        self.stage = stage
        self.url = f"http://127.0.0.1:{port}"
        self.ends = time.perf_counter() + seconds
        self.opponents: list[float] = []
        self.me: list[float] = []
        self.imports: list[int] = []
        self.reads: list[int] = []

    def client(self, who: Somebody) -> httpx.AsyncClient:
        return httpx.AsyncClient(base_url=self.url, headers={"cookie": who.cookie}, timeout=60)

    @property
    def left(self) -> float:
        return max(0.0, self.ends - time.perf_counter())

    async def look(self) -> None:
        """Somebody whose browser asks who they are, ten times a second."""
        async with self.client(self.stage.reader) as http:
            while self.left:
                begun = time.perf_counter()
                assert (await http.get("/api/me")).is_success
                self.me.append(time.perf_counter() - begun)
                await asyncio.sleep(0.1)

    async def hand_in(self) -> None:
        """The largest record again and again."""
        body = {"record": json.loads(largest(LIMITS).dump())}
        async with self.client(self.stage.eve) as http:
            while self.left:
                self.imports.append((await http.post("/api/records", json=body)).status_code)
                await asyncio.sleep(0.2)

    async def read(self) -> None:
        """Stories, records and moments of finished games."""
        rng = Random(2)
        async with self.client(self.stage.reader) as http:
            while self.left:
                what = rng.choice(["story", "record", f"moment/{rng.randrange(300)}"])
                found = await http.get(f"/api/tables/{rng.choice(self.stage.finished)}/{what}")
                self.reads.append(found.status_code)
                await asyncio.sleep(0.05)

    async def play(self) -> None:
        """A person who answers at once, and then waits for one answer of an opponent after the other."""
        rng, table, answered = Random(1), self.stage.table, 0
        address = self.url.replace("http", "ws") + "/api/live"
        headers = {"cookie": self.stage.player.cookie}
        async with websockets.connect(address, additional_headers=headers, max_size=None, compression=None) as socket:
            await socket.send(json.dumps({"type": "open", "id": 0, "table": table}))
            waits_since: float | None = None
            while self.left:
                try:
                    message = json.loads(await asyncio.wait_for(socket.recv(), self.left))
                except TimeoutError:
                    break
                if message["type"] != "game":
                    continue
                if waits_since is not None:
                    self.opponents.append(time.perf_counter() - waits_since)
                mine = [question for question in message["state"]["questions"] if question["serial"] > answered]
                waits_since = None if mine else time.perf_counter()
                for question in mine:
                    answered, count = question["serial"], len(question["options"])
                    answer: Any = rng.randrange(count)
                    if question["kind"] != "one":
                        answer = rng.sample(range(count), question["at_least"])
                    ask = {"type": "answer", "table": table, "serial": answered, "answer": answer}
                    await socket.send(json.dumps(ask))
                if message["state"]["over"]:
                    return
            if waits_since is not None:
                self.opponents.append(time.perf_counter() - waits_since)


def at(values: list[float], share: float) -> float:
    return sorted(values)[min(len(values) - 1, int(len(values) * share))] if values else float("inf")


async def live_through(running: int, left: int, seconds: float) -> tuple[Day, float, float]:
    """A start, and what follows; with when the server first answered, and its processor time."""
    with tempfile.TemporaryDirectory() as data:
        stage = Stage(data, running, left)
        begun = time.perf_counter()
        process, port = await started(data, LOOSE)
        first = time.perf_counter() - begun
        try:
            day = Day(stage, port, seconds)
            others = [day.hand_in(), day.read(), day.read()] if running else []
            await asyncio.gather(day.look(), day.play(), *others)
            return day, first, cpu(process.pid)
        finally:
            process.kill()
            process.wait()


async def main() -> None:
    alone, _, _ = await live_through(0, 0, SECONDS / 2)
    day, first, used = await live_through(TABLES, LEFT, SECONDS)
    result = {
        "bench": "abuse",
        "game": GAME,
        "tables": TABLES,
        "left": LEFT,
        "first_answer_s": round(first, 2),
        "answers": len(day.opponents),
        "opponent_p50_s": round(at(day.opponents, 0.5), 2),
        "opponent_p95_s": round(at(day.opponents, 0.95), 2),
        "alone_opponent_p95_s": round(at(alone.opponents, 0.95), 2),
        "me_p50_ms": round(at(day.me, 0.5) * 1000, 1),
        "me_p95_ms": round(at(day.me, 0.95) * 1000, 1),
        "alone_me_p95_ms": round(at(alone.me, 0.95) * 1000, 1),
        "imports": {str(status): day.imports.count(status) for status in sorted(set(day.imports))},
        "reads": {str(status): day.reads.count(status) for status in sorted(set(day.reads))},
        "server_cpu_s": round(used, 1),
        "holds": at(day.opponents, 0.95) <= 2 and at(day.me, 0.95) <= 0.2,
        "load_average": os.getloadavg()[0],
    }
    print(json.dumps(result))


if __name__ == "__main__":
    uvloop.run(main())
