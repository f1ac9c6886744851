"""A real server as a process of its own, and a real Chromium: what the browser tests, pictures and measurements use."""

import json
import os
import shutil
import subprocess
import sys
import time
import urllib.request
from collections.abc import Iterable, Iterator
from contextlib import contextmanager, suppress
from pathlib import Path
from typing import Any, Final

from playwright.sync_api import Browser, BrowserType, Error, Playwright, sync_playwright
from tests.server.processes import free_port

_FLAGS = [
    "--no-sandbox",
    "--disable-gpu",
    "--no-first-run",
    "--disable-background-networking",
    "--disable-component-update",
    "--disable-sync",
]
_ROOMY = dict.fromkeys(
    (
        *(
            "guests_burst",
            "creations_burst",
            "creations_address_burst",
            "requests_burst",
            "signins_burst",
            "sits_burst",
        ),
        *("chat_burst", "tables_per_person", "sockets_per_address"),
    ),
    100_000,
)
"""All tests come from one address, and nobody there is hurried."""


class Server:
    """The server on a free port with a data folder; can be killed and started again in the same place."""

    def __init__(self, data: Path, delay: float = 0.0, module: str = "readyroom.server", **environ: str) -> None:
        self.data = data
        self.delay = delay
        self.module = module
        """What is started: the server, or a module of the tests that prepares something and then starts it."""
        self.environ = environ
        self.port = free_port()
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def url(self) -> str:
        return f"http://127.0.0.1:{self.port}"

    def start(self) -> None:
        environ = {
            **os.environ,
            "READYROOM_PLAYER_DELAY": str(self.delay),
            "READYROOM_LIMITS": json.dumps(_ROOMY),
            "READYROOM_ABSENT_LIVE": "0.2",
            "READYROOM_GRACE": "0.2",
            **self.environ,
        }
        command = [
            sys.executable,
            "-m",
            self.module,
            "serve",
            "--port",
            str(self.port),
            "--data",
            str(self.data),
        ]
        self.data.mkdir(parents=True, exist_ok=True)
        with (self.data / "server.log").open("ab") as log:
            self.process = subprocess.Popen(command, env=environ, stdout=log, stderr=log)
        deadline = time.monotonic() + 120
        while time.monotonic() < deadline:
            try:
                with urllib.request.urlopen(f"{self.url}/healthz", timeout=2):
                    return
            except OSError:
                if self.process.poll() is not None:
                    break
                time.sleep(0.1)
        raise RuntimeError(f"the server did not start:\n{(self.data / 'server.log').read_text()[-3000:]}")

    def kill(self) -> None:
        """At once, as a crash would."""
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def stop(self) -> None:
        if self.process is not None:
            self.process.terminate()
            try:
                self.process.wait(15)
            except subprocess.TimeoutExpired:
                self.kill()
            self.process = None


@contextmanager
def running_server(
    data: Path, delay: float = 0.0, module: str = "readyroom.server", **environ: str
) -> Iterator[Server]:
    server = Server(data, delay, module, **environ)
    server.start()
    try:
        yield server
    finally:
        server.stop()


WITHOUT_WINDOWS: Final = "chromium-headless-shell"
_INSTALLED = (
    WITHOUT_WINDOWS,
    "chromium",
    "chromium-browser",
    "google-chrome",
    "google-chrome-stable",
    "chrome",
)
"""The one without windows comes first: the same engine, with less work around it."""


def launch(playwright: Playwright) -> Browser:
    """The Chromium that $CHROMIUM names, an installed one, Playwright's own, or Chrome where systems keep it."""
    return _launch(playwright.chromium, os.environ.get("CHROMIUM") or _installed(_INSTALLED))


def _installed(names: Iterable[str]) -> str | None:
    return next(filter(None, map(shutil.which, names)), None)


def _launch(chromium: BrowserType, named: str | None) -> Browser:
    tries: list[dict[str, Any]] = [{"executable_path": named}] if named else [{}, {"channel": "chrome"}]
    for how in tries:
        with suppress(Error):
            return chromium.launch(args=_FLAGS, **how)
    where = f"{named} does not start" if named else "none was found"
    raise RuntimeError(
        f"the browser tests need Chromium ({where}): `apt-get install chromium-headless-shell` or "
        "`chromium`, `playwright install chromium`, or set CHROMIUM to its path"
    )


@contextmanager
def whole_browser(browser: Browser) -> Iterator[Browser]:
    """The ordinary Chromium, for what the one without windows has not: notices of the system."""
    named = os.environ.get("CHROMIUM") or _installed(name for name in _INSTALLED if name != WITHOUT_WINDOWS)
    whole = _launch(browser.browser_type, named)
    try:
        yield whole
    finally:
        whole.close()


@contextmanager
def running_browser() -> Iterator[Browser]:
    with sync_playwright() as playwright:
        browser = launch(playwright)
        try:
            yield browser
        finally:
            browser.close()
