"""Which address friends are given: never one that only the host's machine understands, and nobody learns of another."""

import socket
from pathlib import Path

import pytest
from tests.server.clients import Asker, go, local, running

from readyroom.server import reach
from readyroom.server.settings import Settings


def test_the_public_address_is_given_where_the_host_has_said_one() -> None:
    settings = Settings(host="127.0.0.1", public_url="https://play.example.org/")
    assert reach.for_others(settings) == "https://play.example.org"
    assert reach.for_host(settings) == "http://localhost:8000"


@pytest.mark.parametrize("host", ["127.0.0.1", "127.0.0.2", "::1", "localhost"])
def test_a_server_for_this_machine_only_has_no_address_for_others(host: str) -> None:
    assert reach.for_others(Settings(host=host)) is None
    assert reach.for_host(Settings(host=host)) == "http://localhost:8000"


@pytest.mark.parametrize("host", ["192.0.2.7", "table.example.org"])
def test_an_address_that_is_listened_on_is_the_one_for_others(host: str) -> None:
    assert reach.for_others(Settings(host=host, port=81)) == f"http://{host}:81"
    assert reach.for_host(Settings(host=host, port=81)) == f"http://{host}:81"


def test_an_address_of_the_new_kind_stands_in_brackets() -> None:
    assert reach.for_others(Settings(host="2001:db8::7")) == "http://[2001:db8::7]:8000"


@pytest.mark.parametrize(
    ("host", "own", "address"),
    [("0.0.0.0", "192.0.2.44", "http://192.0.2.44:8000"), ("::", "2001:db8::4", "http://[2001:db8::4]:8000")],
)
def test_listening_everywhere_others_use_the_address_in_the_network(
    host: str, own: str, address: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(socket.socket, "connect", lambda *_: None)
    monkeypatch.setattr(socket.socket, "getsockname", lambda _: (own, 40_000))
    assert reach.for_others(Settings(host=host)) == address
    assert reach.for_host(Settings(host=host)) == "http://localhost:8000"


def test_without_a_network_there_is_no_address(monkeypatch: pytest.MonkeyPatch) -> None:
    def unreachable(*_: object) -> None:
        raise OSError("Network is unreachable")

    monkeypatch.setattr(socket.socket, "connect", unreachable)
    assert reach.for_others(Settings(host="0.0.0.0")) is None


@pytest.mark.parametrize(
    ("header", "client", "told"),
    [
        ("localhost:8000", "127.0.0.1", True),
        ("127.0.0.1:8000", "127.0.0.1", True),
        ("[::1]:8000", "::1", True),
        ("LOCALHOST", "127.0.0.1", True),
        ("localhost:8000", "198.51.100.3", False),
        ("play.example.org", "127.0.0.1", False),
        ("localhost.example.org", "127.0.0.1", False),
        ("[::1", "127.0.0.1", False),
        ("", "127.0.0.1", False),
        ("localhost", "", False),
    ],
)
def test_only_a_page_on_the_same_machine_asks_at_home(header: str, client: str, told: bool) -> None:
    assert reach.asked_at_home(header, client) is told


def test_the_server_tells_its_address_to_its_own_machine_only(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, public_url="https://play.example.org")) as server:
            guest = Asker(server.url, "Ada")
            assert await guest.get("/api/reach") == {"address": "https://play.example.org"}
            elsewhere = await guest.http.get("/api/reach", headers={"host": "inner.example.org"})
            assert elsewhere.json() == {"address": None}

    go(main)
