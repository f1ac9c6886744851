"""Fuzzed frames are answered with clear errors, never a traceback, a crash or a slow leak."""

import asyncio
import contextlib
import os
import string
from collections import Counter
from functools import partial
from pathlib import Path
from random import Random
from typing import Any, get_args

import msgspec
import pytest
import websockets
from tests.server.clients import Socket, go, local, running, seated
from tests.server.processes import Process

from readyroom.server import people, wire
from readyroom.server.link import Link
from readyroom.server.settings import Limits
from readyroom.server.socket import Conversation

MESSAGES: tuple[Any, ...] = get_args(wire.FromClient)
WEIGHTS = [0.05 if message in (wire.Hint, wire.Away) else 1.0 for message in MESSAGES]
"""Hints and stand-ins wake computer players, which take long."""


def _junk(rng: Random, depth: int = 0) -> Any:
    kinds = 9 if depth < 3 else 7
    match rng.randrange(kinds):
        case 0:
            return rng.choice([None, True, False])
        case 1:
            return rng.choice([0, -1, 1, 2**31, 2**64, -(2**70), 3])
        case 2:
            return rng.random() * 10**9
        case 3 | 4:
            return "".join(rng.choices(string.printable + "\u202eé\x00", k=rng.randrange(40)))
        case 5:
            return rng.choice(["open", "answer", "nonsense"])
        case 6:
            return rng.choice(["table", "pass", "think", "*"])
        case 7:
            return [_junk(rng, depth + 1) for _ in range(rng.randrange(5))]
    return {rng.choice(["id", "table", "x"]): _junk(rng, depth + 1) for _ in range(rng.randrange(4))}


def _fuzzed(rng: Random, table: str) -> bytes:
    """A frame: sometimes noise, mostly a message of the protocol with something wrong in it, sometimes a right one."""
    if rng.random() < 0.1:
        return rng.randbytes(rng.randrange(60))
    message = rng.choices(MESSAGES, WEIGHTS)[0]
    good: dict[str, Any] = {"table": table, "serial": rng.randrange(4), "answer": rng.choice([0, [0], [1, 0], [9]])}
    good |= {"id": 1, "do": rng.choice(["pass", "think"]), "text": "hi", "talk": rng.choice(["boast:mine", "x"])}
    good |= {"pass_windows": ["snuff"], "on": True, "seen": 3, "epoch": 0, "heard": 0, "chat": 0, "key": "k"}
    good |= {"answer_by": rng.choice([[], ["give-lowest"], ["always-draw", "nothing"]])}
    good |= {"things": rng.choice([[], ["lantern:red"], ["x"] * 9])}
    good |= {"protocol": wire.PROTOCOL, "request": rng.randrange(30), "yes": rng.random() < 0.5}
    frame: dict[str, Any] = {"type": message.__struct_config__.tag if rng.random() < 0.95 else _junk(rng)}
    for field in message.__struct_fields__:
        chance = rng.random()
        if chance < 0.87:
            frame[field] = good[field]
        elif chance < 0.95:
            frame[field] = _junk(rng)
    if rng.random() < 0.03:
        frame["seat"] = 1
    data = msgspec.json.encode(frame)
    if rng.random() < 0.05:
        at = rng.randrange(len(data))
        data = data[:at] + rng.randbytes(1) + data[at + 1 :]
    return data


async def _fuzz(tmp_path: Path, frames: int) -> Counter[str]:
    """Frames straight into a conversation; how often each error was told."""
    async with running(local(tmp_path)) as server:
        guests, table = await seated(server.url, 2)
        person = await server.service.store.read(lambda conn: people.find(conn, guests[0].me["id"]))
        assert person is not None
        told: list[dict[str, Any]] = []

        async def send(frame: bytes) -> None:
            told.append(msgspec.json.decode(frame))

        rng = Random(5)
        link = Link(person, send, Limits(waiting_frames=10**9))
        server.hub.add_link(link)
        talk = Conversation(server.service, link)
        errors: Counter[str] = Counter()
        for n in range(frames):
            talk._bad = 0
            code = await talk.take(_fuzzed(rng, table if rng.random() < 0.7 else "nowhere"))
            assert code in (None, 4426)
            if n % 500 == 0:
                await link.flush()
                for message in told:
                    if message["type"] == "error":
                        errors[message["code"]] += 1
                        _check_error(message)
                told.clear()
        assert len(server.hub.tables) <= 3
        assert len(link.tables) <= 1
        server.hub.drop_link(link)
        socket = await guests[1].connect()
        assert (await socket.open(table)).state["questions"]
    return errors


def _check_error(message: dict[str, Any]) -> None:
    """A clear sentence, and nothing of the inside."""
    assert message["code"] != "fault", message
    assert "Traceback" not in message["message"]
    assert 'File "' not in message["message"]


@pytest.mark.parametrize("frames", [2_000, pytest.param(100_000, marks=pytest.mark.slow)])
def test_fuzzed_frames_are_answered_with_clear_errors(tmp_path: Path, frames: int) -> None:
    errors: Counter[str] = Counter()

    async def main() -> None:
        errors.update(await _fuzz(tmp_path, frames))

    go(main, 1_800)
    assert errors["bad-request"] > frames / 20
    assert {"bad-request", "not-found", "stale", "no-talk"} <= set(errors)
    assert "fault" not in errors


FRAMES = int(os.environ.get("READYROOM_FUZZ", "100000"))
ON_SOCKETS = FRAMES // 4


def _all_answered(socket: Socket, frames: int) -> bool:
    return sum(message["type"] in ("ok", "error") for message in socket.frames) >= frames


def _rss(pid: int) -> int:
    """Resident KiB of a process."""
    return int(Path(f"/proc/{pid}/statm").read_text().split()[1]) * 4


@pytest.mark.slow
@pytest.mark.skipif(not Path("/proc/self/statm").exists(), reason="reads the memory from /proc")
def test_fuzzed_frames_over_real_sockets_leak_nothing(tmp_path: Path) -> None:
    """Into a real server process, on sockets that come and go; its memory stops growing."""
    settings = local(tmp_path, heartbeat=0.5, unload=1.0)
    process = Process(settings, tmp_path / "log")
    grown: list[int] = []
    errors: Counter[str] = Counter()

    async def main() -> None:
        process.start()
        await process.ready()
        guests, table = await seated(process.url, 2)
        rng = Random(6)
        answered = 0
        while answered < ON_SOCKETS:
            socket = await guests[0].connect()
            socket.follows = False
            with contextlib.suppress(websockets.ConnectionClosed, ConnectionError, TimeoutError):
                for _ in range(200):
                    await socket.raw.send(_fuzzed(rng, table if rng.random() < 0.7 else f"no{rng.randrange(10**6)}"))
                await socket.until(partial(_all_answered, socket, 200), 5)
            await socket.close()
            for message in socket.frames:
                answered += message["type"] in ("ok", "error")
                if message["type"] == "error":
                    errors[message["code"]] += 1
                    _check_error(message)
            socket.frames.clear()
            if len(grown) < answered // (ON_SOCKETS // 10):
                await asyncio.sleep(1.5)
                grown.append(_rss(process.pid))
        socket = await guests[1].connect()
        game = await socket.open(table)
        assert game.state["questions"], "the table goes on"

    try:
        go(main, 1_800)
    finally:
        process.kill()
    assert "Traceback" not in process.log.read_text()
    assert errors["bad-request"] > ON_SOCKETS / 20
    assert {"not-found", "stale", "no-talk"} <= set(errors)
    assert grown[-1] - grown[len(grown) // 2] < 6_000, f"KiB: {grown}"
