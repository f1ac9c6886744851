"""Makes the data folder that an early release leaves behind, through its own server: people with accounts, running and
finished games with computer players, a stop in good order, and a kill in the middle of play.

`python -m tests.server.first_release READYROOM tests/records/server/first-release.tar.gz`, where READYROOM is that
release's own `readyroom` (the first one a host could run, `make play`: commit 4b19bbd4, installed from its lock file).
`test_first_release.py` says what must become of the folder today. Never make it anew with a later one.
"""

import asyncio
import contextlib
import os
import signal
import subprocess
import sys
import tarfile
import tempfile
from pathlib import Path
from random import Random
from typing import Any

import httpx
from tests.server.clients import Asker, Game, Refusal, Socket, hang_up, some_answer
from tests.server.processes import free_port

PASSWORD = "correct horse battery staple"
ACCOUNTS = ("anna", "ben", "cora")
QUICK = {"READYROOM_PLAYER_DELAY": "0.01", "READYROOM_WINDOW_LIVE": "0.2", "READYROOM_WINDOW_QUICK": "0.1"}
PUT_RIGHT = ("galactica-cylon-brig", "galactica-cylon-sickbay")
"""Questions in which a Cylon could name themselves then."""


class Server:
    def __init__(self, command: Path, folder: Path) -> None:
        self._command, self._folder, self.port = command, folder, free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self._process: subprocess.Popen[bytes] | None = None

    async def start(self) -> None:
        self._process = subprocess.Popen(
            [self._command, "serve", "--data", self._folder, "--port", str(self.port), "--log-level", "warning"],
            env={**os.environ, **QUICK},
        )
        async with httpx.AsyncClient(verify=False) as http:
            for _ in range(600):
                with contextlib.suppress(httpx.TransportError):
                    if (await http.get(f"{self.url}/healthz")).is_success:
                        return
                await asyncio.sleep(0.1)
        raise RuntimeError("the server does not start")

    def stop(self, how: signal.Signals) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(30)


async def _begun(people: list[Asker], game: str, seats: int, **facts: Any) -> str:
    made = await people[0].make("/api/tables", game=game, seats=seats, watch=True, public=True, **facts)
    table = str(made["table"]["id"])
    for person in people[1:]:
        await person.make(f"/api/tables/{table}/join", key=made["key"])
    if len(people) < seats:
        await people[0].make(f"/api/tables/{table}/fill", level="easy")
    await people[0].make(f"/api/tables/{table}/start")
    return table


def _answer(question: dict[str, Any], rng: Random) -> Any:
    """At random, but Cylons reveal themselves when they can, and whom their card sends away is the last one named."""
    labels = [option["label"] for option in question["options"]]
    revealing = [n for n, label in enumerate(labels) if "reveal" in label]
    if question["kind"] == "one" and revealing:
        return revealing[0]
    return len(labels) - 1 if question["prompt"] in PUT_RIGHT else some_answer(question, rng)


async def _play(sockets: list[Socket], table: str, answers: int | None, rng: Random, *, window: bool = False) -> bool:
    """Answer for the people, so many times (None: to the end), and on into a secret window if asked for. Whether a
    question was answered that offers something else today."""
    games: list[Game] = [socket.games[table] for socket in sockets]
    given, otherwise = 0, False
    for _ in range(400_000):
        enough = answers is not None and given >= answers
        if games[0].over or (enough and (not window or games[0].state.get("window"))):
            return otherwise
        for socket, game in zip(sockets, games, strict=True):
            question = game.question
            if question is None:
                continue
            with contextlib.suppress(Refusal):
                answer = _answer(question, rng)
                await socket.ask("answer", table=table, serial=question["serial"], answer=answer)
                given += 1
                otherwise |= question["prompt"] in PUT_RIGHT
            await socket.until(lambda game=game, asked=question: game.over or game.question != asked)  # type: ignore[misc]
            break
        else:
            await asyncio.sleep(0.005)
    raise RuntimeError("the game does not go on")


async def _looking(people: list[Asker], table: str) -> list[Socket]:
    sockets = [await person.connect() for person in people]
    for socket in sockets:
        await socket.open(table)
        await socket.until(lambda socket=socket: table in socket.games and socket.games[table].state)  # type: ignore[misc]
    return sockets


async def make(command: Path, folder: Path) -> None:
    server = Server(command, folder)
    await server.start()
    try:
        await _fill(server)
    finally:
        server.stop(signal.SIGKILL)
        await hang_up()


async def _fill(server: Server) -> None:
    rng = Random(1)
    people = [Asker(server.url, name) for name in ACCOUNTS]
    for person in people:
        await person.make("/api/account", login=person.name, password=PASSWORD, name=person.name.title())
    dora = await Asker(server.url, "Dora").be_guest()
    anna, ben, cora = people

    async def played(who: list[Asker], game: str, seats: int, answers: int | None, **facts: Any) -> bool:
        table = await _begun(who, game, seats, **facts)
        sockets = await _looking(who, table)
        otherwise = await _play(sockets, table, answers, rng)
        if game == "race":
            await sockets[0].ask("say", table=table, text="A good game.")
        for socket in sockets:
            await socket.close()
        return otherwise

    await played([anna], "race", 2, None)
    await played([anna, dora], "race", 4, 12)
    await played([ben], "galactica", 3, None)
    await played([anna, ben], "galactica", 5, 25)
    server.stop(signal.SIGTERM)
    await server.start()
    await played([cora, ben], "race", 3, 15)
    await played([cora, anna], "galactica", 4, 45, options={"difficulty": "easier_for_humans"})
    await ben.make("/api/tables", game="galactica", seats=6, public=True)  # waits for more people
    for _ in range(12):
        guests = [await Asker(server.url, f"Guest {n}").be_guest() for n in range(4)]
        if await played(guests, "galactica", 4, 60):
            break
    table = await _begun([anna, cora], "galactica", 5, window_seconds=20)
    await _play(await _looking([anna, cora], table), table, 20, rng, window=True)


def main(command: Path, path: Path) -> None:
    with tempfile.TemporaryDirectory() as name:
        folder = Path(name) / "data"
        asyncio.run(make(command, folder))
        with tarfile.open(path, "w:gz") as packed:
            for file in sorted(folder.iterdir()):
                packed.add(file, file.name)


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
