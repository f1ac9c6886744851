"""Below HTTP and frames: heads without end, requests that never come, and frames that no browser sends."""

import asyncio
import os
import time
from collections.abc import AsyncIterator
from pathlib import Path

import pytest
import websockets
from tests.server.clients import PATIENCE, Asker, go, local, running, until
from websockets.frames import Frame, Opcode

from readyroom.server import protocols

CONNECT = b"GET /healthz HTTP/1.1\r\nhost: localhost\r\n"


async def _sent(port: int, *parts: bytes, pause: float = 0.0) -> bytes:
    """What comes back until the server hangs up; it has to."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        for part in parts:
            writer.write(part)
            await writer.drain()
            await asyncio.sleep(pause)
        return await asyncio.wait_for(reader.read(), PATIENCE)
    except ConnectionError:
        return b"reset"
    finally:
        writer.close()


@pytest.mark.parametrize(
    "head",
    [
        [b"x: " + b"y" * 10_000] * 30,
        [b"x: " + b"y" * 1_000_000],
        [b"x%d: y" % n + b"\r\n" for n in range(3_000)],
        [b"".join(b"x%d: y\r\n" % n for n in range(150)) + b"\r\n"],
    ],
    ids=["long", "one line", "many small pieces", "many"],
)
def test_a_head_without_end_is_cut(tmp_path: Path, head: list[bytes]) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            port = int(server.url.rsplit(":", 1)[1])
            answer = await _sent(port, CONNECT, *head, b"\r\n")
            assert answer == b"reset" or answer.startswith(b"HTTP/1.1 400"), answer[:100]
            fine = b"".join(b"x%d: y\r\n" % n for n in range(80))
            answer = await _sent(port, CONNECT, fine, b"connection: close\r\n\r\n")
            assert answer.startswith(b"HTTP/1.1 200")

    go(main)


@pytest.mark.parametrize(
    "parts",
    [
        [],
        [b"G"],
        [CONNECT, b"x: y\r\n"],
        [b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\ncontent-length: 20\r\n\r\n", b"{"],
        [b"POST /api/guest HTTP/1.1\r\nhost: x\r\ntransfer-encoding: chunked\r\n\r\n", b"1\r\n{\r\n", b"1\r\n"],
        [CONNECT + b"\r\n", CONNECT],
    ],
    ids=["nothing", "a letter", "half a head", "half a body", "half a chunk", "half a second request"],
)
def test_a_request_that_does_not_come_is_not_waited_for(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, parts: list[bytes]
) -> None:
    monkeypatch.setattr(protocols, "HEAD_SECONDS", 0.3)
    monkeypatch.setattr(protocols, "BODY_SECONDS", 0.6)

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            begun = time.monotonic()
            await _sent(int(server.url.rsplit(":", 1)[1]), *parts, pause=0.1)
            assert time.monotonic() - begun < 10, "it hangs up by itself"
            guest = await Asker(server.url, "Ada").be_guest()
            socket = await guest.connect()
            await asyncio.sleep(1)
            await socket.ask("ping")

    go(main)


def _frame(first: int, payload: bytes, *, masked: bool = True, length: int | None = None) -> bytes:
    """A frame as bytes, right or wrong; `length`: what it says of itself."""
    size = len(payload) if length is None else length
    mask = os.urandom(4)
    bit = 0x80 if masked else 0
    head = bytes([first, bit | size]) if size < 126 else bytes([first, bit | 127]) + size.to_bytes(8, "big")
    return head + (mask + bytes(b ^ mask[n % 4] for n, b in enumerate(payload)) if masked else payload)


FRAMES = {
    "no text": _frame(0x81, b'{"type":"ping","id":"\xff"}'),
    "no text, in parts": _frame(0x01, b'{"type":"\xc3') + _frame(0x80, b"\xff"),
    "not masked": _frame(0x81, b"{}", masked=False),
    "a kind that is not there": _frame(0x83, b"x"),
    "a reserved bit": _frame(0xC1, b"x"),
    "a part of nothing": _frame(0x80, b"x"),
    "a new one within another": _frame(0x01, b"x") + _frame(0x81, b"x"),
    "terabytes": _frame(0x82, b"x", length=2**40),
    "a length below nothing": _frame(0x82, b"x", length=2**63 + 5),
    "too large in parts": _frame(0x02, b"x" * 60_000) + _frame(0x00, b"x" * 60_000) * 20,
    "a long ping": _frame(0x89, b"x" * 126),
    "a ping in parts": _frame(0x09, b"x"),
    "a close of one byte": _frame(0x88, b"x"),
    "a close with a code that is not there": _frame(0x88, (5).to_bytes(2, "big")),
    "a close whose reason is no text": _frame(0x88, (1000).to_bytes(2, "big") + b"\xff"),
    "noise": os.urandom(500),
}


@pytest.mark.parametrize("frame", FRAMES.values(), ids=FRAMES)
def test_a_frame_that_is_none_ends_the_socket_without_a_trace(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, frame: bytes
) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            reader, writer = await asyncio.open_connection("127.0.0.1", int(server.url.rsplit(":", 1)[1]))
            writer.write(
                b"GET /api/live HTTP/1.1\r\nhost: localhost\r\nupgrade: websocket\r\nconnection: upgrade\r\n"
                b"sec-websocket-version: 13\r\nsec-websocket-key: dGhlIHNhbXBsZSBub25jZQ==\r\n"
                b"cookie: " + guest.cookie().encode() + b"\r\n\r\n"
            )
            assert (await reader.readuntil(b"\r\n\r\n")).startswith(b"HTTP/1.1 101")
            writer.write(frame + _frame(0x88, (1000).to_bytes(2, "big")))
            await asyncio.wait_for(reader.read(), PATIENCE)
            writer.close()
            await until(lambda: not server.hub.links)
        assert [r.getMessage() for r in caplog.records if r.exc_info or r.levelname in ("ERROR", "CRITICAL")] == []

    go(main)


def test_parts_of_nothing_are_not_kept(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            socket = await guest.connect()
            most = 0

            async def parts() -> AsyncIterator[bytes]:
                nonlocal most
                yield b'{"type":'
                for n in range(2_000):
                    if n % 100 == 0:
                        await asyncio.sleep(0.01)
                        (held,) = [
                            c for c in server.server.server_state.connections if isinstance(c, protocols.Sockets)
                        ]
                        most = max(most, len(held.frames))
                    yield b""
                yield b'"ping","id":7}'

            await socket.raw.send(parts())
            await socket.until(lambda: any(frame.get("id") == 7 for frame in socket.frames))
            assert most == 1

    go(main)


def test_frames_are_never_compressed(tmp_path: Path) -> None:
    """A small frame could unpack to gigabytes: compression is not agreed to."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            address = server.url.replace("http", "ws") + "/api/live"
            async with websockets.connect(
                address, additional_headers={"cookie": guest.cookie()}, compression="deflate"
            ) as raw:
                assert raw.protocol.extensions == []

    go(main)


@pytest.mark.parametrize("size", [0, 125, 126, 65_535, 65_536, 200_000])
def test_frames_that_are_written_at_once_are_whole_text_frames(size: int) -> None:
    body = b"x" * size
    assert protocols._head(size) + body == Frame(Opcode.TEXT, body).serialize(mask=False)
