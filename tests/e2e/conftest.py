"""One server and one Chromium for the browser tests of a process; the client is built first if it is not up to date."""

import hashlib
import os
import tempfile
import time
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest
from playwright.sync_api import Browser, BrowserContext, expect
from tests.e2e import player
from tests.e2e.running import Server, running_browser, running_server

from readyroom.web.build import CLIENT, build

NewContext = Callable[..., BrowserContext]

expect.set_options(timeout=player.PATIENCE)  # as all else there: a busy machine is no fault of the client


@pytest.fixture(scope="session")
def client() -> None:
    """The built client; one process builds, the others wait."""
    where = hashlib.blake2b(str(CLIENT).encode(), digest_size=8).hexdigest()
    lock = (
        Path(tempfile.gettempdir()) / f"readyroom-building-{where}"
    )  # not in the folder: all of that is fingerprinted
    while True:
        try:
            os.close(os.open(lock, os.O_CREAT | os.O_EXCL))
            break
        except FileExistsError:
            if time.time() - lock.stat().st_mtime > 300:
                lock.unlink(missing_ok=True)
            time.sleep(0.2)
    try:
        build()
    finally:
        lock.unlink()


@pytest.fixture(scope="session")
def server(client: None, tmp_path_factory: pytest.TempPathFactory) -> Iterator[Server]:
    with running_server(tmp_path_factory.mktemp("server")) as server:
        yield server


@pytest.fixture(scope="session")
def browser() -> Iterator[Browser]:
    with running_browser() as browser:
        yield browser


@pytest.fixture
def new_context(browser: Browser) -> Iterator[NewContext]:
    """A browser of one's own for each person: cookies and storage are separate."""
    opened: list[BrowserContext] = []

    def make(*, phone: bool = False, dark: bool = True, motion: bool = False) -> BrowserContext:
        context = player.new_context(browser, phone=phone, dark=dark, motion=motion)
        context.set_default_timeout(player.PATIENCE)
        opened.append(context)
        return context

    yield make
    for context in opened:
        context.close()


@pytest.fixture
def data(tmp_path: Path) -> Path:
    return tmp_path / "data"
