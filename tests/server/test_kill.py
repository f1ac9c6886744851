"""The kill test: the server is killed with SIGKILL at random moments while people play, and nothing is lost.

No acknowledged answer is missing, none is stored more often than it was sent, every client resumes to the same view and
events, every finished record verifies. On SQLite one process is killed and started again; on PostgreSQL there are two,
and the owner is killed.
"""

import asyncio
import contextlib
import os
from collections import Counter
from pathlib import Path
from random import Random
from typing import Any

import httpx
import pytest
from sqlalchemy import create_engine, select
from tests.server.clients import PATIENCE, QUICK, Asker, Game, Refusal, Socket, go, local, some_answer, until
from tests.server.processes import Process

import readyroom as rr
from readyroom.server.schema import tables
from readyroom.server.settings import Settings
from readyroom.server.table.game_log import read_rows

KILLS = int(os.environ.get("READYROOM_KILLS", "25"))
"""On each database."""
LANTERNS: dict[str, Any] = {"game": "lanterns", "options": {"turns": 12}}
EXODUS: dict[str, Any] = {
    "game": "galactica",
    "options": {
        "rules": "exodus",
        "cylon_ships": "fleet_board",
        "personal_goals": True,
        "final_five": True,
        "objective": "ionian",
    },
}
COMBINED: dict[str, Any] = {"game": "galactica", "options": {"rules": "combined"}}
TABLES = ((LANTERNS, 2), (EXODUS, 3), (COMBINED, 3), (LANTERNS, 4))
"""What is played at the same time, again and again, and by how many."""


class Plays:
    """Somebody who plays whatever happens: reconnects, resumes, and notes which answers were acknowledged."""

    def __init__(self, urls: list[str], asker: Asker, table: str, rng: Random) -> None:
        self.urls = urls
        self.asker = asker
        self.table = table
        self.rng = rng
        self.game = Game()
        self.acknowledged: list[tuple[int, int, Any]] = []
        self.sent: Counter[tuple[int, int]] = Counter()
        """How often each question was answered: again if the answer was lost with a process that died."""
        self.resumes = 0
        self.refused: set[str] = set()
        self.slow = 0.08 * len(urls)
        self.said: Counter[str] = Counter()

    async def play(self) -> Game:
        while not self.game.over:
            self.asker.url = self.rng.choice(self.urls)
            try:
                socket = await self.asker.connect()
            except Exception:
                await asyncio.sleep(0.05)
                continue
            with contextlib.suppress(ConnectionError, TimeoutError, Refusal, OSError):
                await socket.open(self.table, self.game)
                self.resumes += 1
                while not self.game.over:
                    await self._answer(socket)
            with contextlib.suppress(Exception):
                await socket.close()
        return self.game

    async def _answer(self, socket: Socket) -> None:
        game = self.game
        await socket.until(lambda: game.over or game.question, 30)
        question = game.question
        if question is None:
            return
        assert game.seat is not None
        answer = some_answer(question, self.rng)
        await asyncio.sleep(self.rng.random() * self.slow)
        updates = game.updates
        try:
            if game.phrases and self.rng.random() < 0.2:
                phrase = self.rng.choice(game.phrases)["label"]
                await socket.ask("talk", table=self.table, talk=phrase)
                self.said[phrase] += 1
            self.sent[game.seat, question["serial"]] += 1
            await socket.ask("answer", table=self.table, serial=question["serial"], answer=answer)
        except Refusal as refusal:
            self.refused.add(refusal.code)
            await asyncio.sleep(0.05)
            if refusal.code in ("stale", "no-talk"):  # the game went on meanwhile
                return
            raise ConnectionError from None
        self.acknowledged.append((game.seat, question["serial"], answer))
        await socket.until(lambda: game.over or game.updates > updates, 30)


async def _make(guest: Asker, path: str, **body: Any) -> Any:
    """A post that works as soon as the server is up: what is refused otherwise would be refused for ever."""
    response = await guest.post(path, **body)
    if response.status_code == httpx.codes.SERVICE_UNAVAILABLE:
        raise ConnectionError(response.text)
    assert response.is_success, f"{path}: {response.status_code} {response.text}"
    return response.json() if response.content else None


async def _fresh_table(urls: list[str], kind: dict[str, Any], seats: int, rng: Random) -> list[Plays]:
    """A table that has begun; tries again while the server is down."""
    while True:
        try:
            url = rng.choice(urls)
            guests = [Asker(url, f"guest {n}") for n in range(seats)]
            for guest in guests:
                await _make(guest, "/api/guest", name=guest.name)
            made = await _make(guests[0], "/api/tables", **kind, seats=seats)
            table = made["table"]["id"]
            for guest in guests[1:]:
                await _make(guest, f"/api/tables/{table}/join", key=made["key"])
            await _make(guests[0], f"/api/tables/{table}/start")
        except (httpx.TransportError, ConnectionError):
            await asyncio.sleep(0.1)
            continue
        return [Plays(urls, guest, table, Random(rng.random())) for guest in guests]


def _check_table(url: str, plays: list[Plays]) -> int:
    """What the database says against what the clients were told; returns the number of acknowledged answers."""
    engine = create_engine(url)
    with engine.connect() as conn:
        rows = read_rows(conn, plays[0].table)
        status = conn.execute(select(tables.c.status).where(tables.c.id == plays[0].table)).scalar_one()
    engine.dispose()
    assert status == "over"
    assert [row.n for row in rows] == list(range(len(rows)))
    sent = sum((person.sent for person in plays), Counter[tuple[int, int]]())
    for kind in ("answer", "plan"):
        stored_often = Counter((row.seat or 0, row.serial or 0) for row in rows if row.kind == kind)
        doubled = {key for key, count in stored_often.items() if count > max(1, sent[key])}
        assert not doubled, f"stored more often than sent: {doubled}"
    for person in plays:
        told = Counter(str(row.picks) for row in rows if row.kind == "talk" and row.seat == person.game.seat)
        assert not person.said - told, f"said and lost: {person.said - told}"
    stored = {(row.seat, row.serial): row.picks for row in rows if row.kind in ("answer", "plan")}
    total = 0
    for person in plays:
        for seat, serial, answer in person.acknowledged:
            assert (seat, serial) in stored, f"lost: seat {seat}, question {serial}"
            picks = stored[seat, serial]
            assert picks == answer or (isinstance(picks, list) and sorted(picks) == sorted(answer))
            total += 1
    return total


@pytest.mark.slow
@pytest.mark.parametrize("database", ["sqlite", "postgres"])
def test_no_acknowledged_answer_is_lost_when_the_server_is_killed(
    database: str, tmp_path: Path, request: pytest.FixtureRequest
) -> None:
    db = request.getfixturevalue("postgres")() if database == "postgres" else ""
    settings = Settings(**{**QUICK, "data": str(tmp_path), "db": db, "window_live": 0.05})
    count = 2 if db else 1

    async def main() -> None:
        servers = [Process(settings, tmp_path / f"log{n}") for n in range(count)]
        rng = Random(11)
        urls = [server.url for server in servers]
        begun: list[Plays] = []
        finished: list[list[Plays]] = []
        back_with_boxes = 0
        stopping = False

        async def one_after_the_other(kind: dict[str, Any], seats: int) -> None:
            nonlocal back_with_boxes
            while not stopping:
                plays = await _fresh_table(urls, kind, seats, rng)
                begun.extend(plays)
                await asyncio.gather(*(person.play() for person in plays))
                finished.append(plays)
                if kind in (EXODUS, COMBINED):
                    back_with_boxes += sum(person.resumes - 1 for person in plays)

        games: list[asyncio.Task[None]] = []
        try:
            for server in servers:
                server.start()
            for server in servers:
                await server.ready()
            games += [asyncio.create_task(one_after_the_other(kind, seats)) for kind, seats in TABLES]
            resumed = 0
            for _ in range(KILLS):
                while sum(person.resumes for person in begun) <= resumed:  # or it would hit nobody on a busy machine
                    await asyncio.sleep(0.02)
                    for game in games:
                        if game.done():
                            game.result()  # tells what went wrong
                await asyncio.sleep(rng.random() * 0.5)
                victim = await _owner(settings.url, servers, rng)
                victim.kill()
                resumed = sum(person.resumes for person in begun)
                if count > 1:
                    await asyncio.sleep(rng.random() * 0.5)
                victim.start()
                await victim.ready()
            stopping = True
            for person in begun:
                person.slow = 0.0
            await asyncio.wait_for(asyncio.gather(*games), 600)
            for server in servers:
                await server.ready()
            for plays in finished:
                await _check_views(plays)
        finally:
            for task in games:
                task.cancel()
            for server in servers:
                if server.running:
                    server.kill()
        acknowledged = sum(_check_table(settings.url, plays) for plays in finished)
        resumes = sum(person.resumes for plays in finished for person in plays)
        assert len(finished) >= len(TABLES)
        assert acknowledged > 100
        assert resumes > KILLS
        assert back_with_boxes > KILLS // 4
        refused = {code for plays in finished for person in plays for code in person.refused}
        assert refused <= {"stale", "no-talk", "busy", "closing"}
        said = sum(person.said.total() for plays in finished for person in plays)
        print(  # noqa: T201
            f"{KILLS} kills, {len(finished)} games, {acknowledged} answers, {said} lines said, {resumes} resumes, "
            f"{back_with_boxes} in Exodus and with all boxes"
        )

    go(main, 1_800)


async def _owner(url: str, servers: list[Process], rng: Random) -> Process:
    """The process that owns a running table: of one that is chosen by chance, as the database says."""
    if len(servers) == 1:
        return servers[0]
    by_name = {await server.name(): server for server in servers}
    engine = create_engine(url)
    query = select(tables.c.owner).where(tables.c.status == "playing", tables.c.owner.in_(list(by_name)))
    try:
        async with asyncio.timeout(PATIENCE):
            while True:
                with engine.connect() as conn:
                    owners = sorted(conn.execute(query).scalars())
                if owners:
                    return by_name[rng.choice(owners)]
                await asyncio.sleep(0.05)
    finally:
        engine.dispose()


async def _check_views(plays: list[Plays]) -> None:
    response = await plays[0].asker.http.get(f"/api/tables/{plays[0].table}/record")
    assert response.is_success, response.text
    assert rr.verify(response.content).over
    again = rr.replay(response.content)
    for person in plays:
        assert person.game.events == again.events(person.game.seat)
        assert person.game.state["view"] == again.view(person.game.seat)
        assert person.game.heard == [(seat, phrase) for _, seat, phrase in again.heard(person.game.seat)]


def _children(pid: int) -> set[int]:
    """The processes a process has started (Linux)."""
    found = set()
    for stat in Path("/proc").glob("[0-9]*/stat"):
        with contextlib.suppress(OSError):
            if int(stat.read_text().rsplit(")", 1)[1].split()[1]) == pid:
                found.add(int(stat.parent.name))
    return found


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/stat").exists(), reason="looks for processes in /proc")
def test_a_killed_server_leaves_no_computer_players_behind(tmp_path: Path) -> None:
    server = Process(local(tmp_path), tmp_path / "log")

    async def main() -> None:
        server.start()
        await server.ready()
        guest = await Asker(server.url, "guest").be_guest()
        made = await guest.make("/api/tables", game="lanterns", seats=2)
        table = made["table"]["id"]
        await guest.make(f"/api/tables/{table}/fill")
        await guest.make(f"/api/tables/{table}/start")
        socket = await guest.connect()
        game = await socket.open(table)
        await socket.until(lambda: game.question)
        await socket.ask("hint", table=table)
        workers = _children(server.pid)
        assert workers
        server.kill()
        await until(lambda: not any(Path(f"/proc/{pid}").exists() for pid in workers))

    try:
        go(main)
    finally:
        if server.running:
            server.kill()
