"""People who sit down at a table of a running server, beside computer players."""

from collections.abc import Callable
from typing import Any

from tests.server.clients import Asker, Running, Socket

from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]


async def code_of(asking: Any) -> str:
    """The error code of a response."""
    response = await asking
    assert not response.is_success, response.text
    return str(response.json()["error"]["code"])


async def new_guest(server: Running, name: str) -> Asker:
    return await Asker(server.url, name).be_guest()


async def begun_game(server: Running, people: int, computers: int, **facts: Any) -> tuple[list[Asker], str, str]:
    """A running game of people and, behind them, computer players; with its key."""
    guests = [await new_guest(server, f"guest {n}") for n in range(people)]
    made = await guests[0].make("/api/tables", **{"game": "lanterns", "seats": people + computers, **facts})
    path = f"/api/tables/{made['table']['id']}"
    for guest in guests[1:]:
        await guest.make(f"{path}/join", key=made["key"])
    if computers:
        await guests[0].make(f"{path}/fill", level="random")
    await guests[0].make(f"{path}/start")
    return guests, made["table"]["id"], made["key"]


def chair_of(socket: Socket, table: str, seat: int) -> dict[str, Any]:
    chair: dict[str, Any] = socket.tables[table]["table"]["chairs"][seat]
    return chair
