"""The real server as a process of its own, to be killed."""

import asyncio
import contextlib
import os
import secrets
import signal
import socket
import subprocess
import sys
import time
from pathlib import Path

import httpx
import msgspec

from readyroom.server.settings import Settings


def free_port() -> int:
    """Below those that connections going out are given: one of these could take it while the server is down."""
    while True:
        port = 20_000 + secrets.randbelow(12_000)
        with contextlib.suppress(OSError), socket.socket() as probe:
            probe.bind(("127.0.0.1", port))
            return port


class Process:
    """`python -m readyroom.server serve` on a port of its own; every start uses the same port."""

    def __init__(self, settings: Settings, log: Path) -> None:
        self.port = free_port()
        self.url = f"http://127.0.0.1:{self.port}"
        self.log = log
        self._settings = settings
        self._process: subprocess.Popen[bytes] | None = None

    def start(self, *arguments: str) -> None:
        settings = self._settings
        environ = {
            f"READYROOM_{name.upper()}": msgspec.json.encode(value).decode() if not isinstance(value, str) else value
            for name, value in msgspec.to_builtins(settings).items()
            if value not in ("", [], None) and name != "mail"
        }
        environ |= {"READYROOM_PORT": str(self.port), "READYROOM_LOG_LEVEL": "WARNING"}
        with self.log.open("ab") as out:
            self._process = subprocess.Popen(
                [sys.executable, "-m", "readyroom.server", "serve", *arguments],
                env={**os.environ, **environ},
                stdout=out,
                stderr=out,
            )

    async def ready(self, seconds: float = 60) -> None:
        begun = time.monotonic()
        async with httpx.AsyncClient(verify=False) as http:
            while time.monotonic() - begun < seconds:
                try:
                    if (await http.get(f"{self.url}/healthz")).is_success:
                        return
                except httpx.TransportError:
                    pass
                assert self.running, f"the server has ended: {self.log.read_text()[-2000:]}"
                await asyncio.sleep(0.03)
        raise AssertionError(f"the server does not answer: {self.log.read_text()[-2000:]}")

    async def name(self) -> str:
        """What the server calls this process in the database."""
        assert self.running, f"the server has ended: {self.log.read_text()[-2000:]}"
        async with httpx.AsyncClient(verify=False) as http:
            return str((await http.get(f"{self.url}/healthz")).json()["process"])

    @property
    def pid(self) -> int:
        assert self._process is not None
        return self._process.pid

    @property
    def running(self) -> bool:
        return self._process is not None and self._process.poll() is None

    def kill(self, how: signal.Signals = signal.SIGKILL) -> None:
        assert self._process is not None
        self._process.send_signal(how)
        self._process.wait(20)
