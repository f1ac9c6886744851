"""People and tables made over HTTP, so that a browser test begins where it has something to look at."""

from typing import Any

from playwright.sync_api import BrowserContext
from tests.e2e.running import Server


def call(context: BrowserContext, server: Server, method: str, path: str, body: object = None) -> Any:
    response = context.request.fetch(
        f"{server.url}/api{path}", method=method, data=body, headers={"origin": server.url}
    )
    assert response.ok, f"{method} {path}: {response.status} {response.text()}"
    return response.json() if response.status != 204 else None


def guest(context: BrowserContext, server: Server, name: str) -> dict[str, Any]:
    person: dict[str, Any] = call(context, server, "POST", "/guest", {"name": name})
    return person


def host(context: BrowserContext, server: Server, seats: int, *, game: str = "race", **more: Any) -> tuple[str, str]:
    """A table; its id and the key of its invitation."""
    made = call(context, server, "POST", "/tables", {"game": game, "seats": seats, "public": False, **more})
    return made["table"]["id"], made["key"]


def against_computers(context: BrowserContext, server: Server, seats: int, level: str = "easy", **more: Any) -> str:
    """A started table with one person and computer players."""
    table, _ = host(context, server, seats, **more)
    call(context, server, "POST", f"/tables/{table}/fill", {"level": level})
    call(context, server, "POST", f"/tables/{table}/start", {})
    return table


def two_people(ann: BrowserContext, bo: BrowserContext, server: Server, **more: Any) -> str:
    """A started table of two guests, Ann and Bo."""
    guest(ann, server, "Ann")
    guest(bo, server, "Bo")
    table, key = host(ann, server, 2, **more)
    call(bo, server, "POST", f"/tables/{table}/join", {"key": key})
    call(ann, server, "POST", f"/tables/{table}/start", {})
    return table
