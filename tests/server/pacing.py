"""A table with a window that nobody, one or several can act in."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
from tests.server.clients import PATIENCE
from tests.server.stage import Hub, Kept, staged
from tests.server.test_windows import HEADER, answer, at_bid, window_of

from readyroom.server.settings import Settings
from readyroom.server.table.table import Table as LiveTable

MakeSettings = Callable[..., Settings]


class Pauses:
    """Put in the place of `asyncio` in a module of the server: pauses there end when they are let go, not by a clock
    that on a busy machine has run out before the test has done what it wanted to do meanwhile."""

    def __init__(self) -> None:
        self.over = asyncio.Event()

    async def sleep(self, seconds: float) -> None:
        await self.over.wait()

    def __getattr__(self, name: str) -> Any:
        return getattr(asyncio, name)


def table_of(
    holders: tuple[int, ...], viewers: list[int | None], seed: int = 4
) -> tuple[LiveTable, dict[int | None, Kept]]:
    """Seat 0 is about to answer, and then the window opens; the seats 1 and 2 are computer players."""
    live, kept = staged(Hub(seed, window=600.0), HEADER, at_bid(holders), viewers)
    return live, kept


async def open_window(
    live: LiveTable, computers: tuple[int, ...] = (1, 2), away: tuple[int, ...] = (), **facts: Any
) -> None:
    """Into the window, with computer players on some seats, and people of others away."""
    for name, value in facts.items():
        setattr(live.row, name, value)
    for seat, label in ((0, "choice:bid"), (1, None), (2, None)):
        await answer(live, seat, label or 0)
    for seat in computers:
        live.row.chairs[seat] = msgspec.structs.replace(live.row.chairs[seat], person=None, name=None)
    for seat in away:
        live.row.chairs[seat].away = True
    await answer(live, 0, 0)


async def until_closed(live: LiveTable, seconds: float = PATIENCE) -> None:
    """In far less than the 600 seconds a window takes here."""
    async with asyncio.timeout(seconds):
        while window_of(live) is not None:
            await asyncio.sleep(0.002)


async def states_of(kept: Any, viewer: int | None) -> list[Any]:
    """How the game stands, each time a viewer was told."""
    await asyncio.sleep(0.01)
    told = [msgspec.json.decode(frame) for frame in kept[viewer].frames]
    return [frame["state"] for frame in told if frame["type"] == "game"]


async def state_of(kept: Any, viewer: int | None) -> Any:
    return (await states_of(kept, viewer))[-1]


def kinds_of(live: LiveTable) -> list[str]:
    return [kind for kind, *_ in live.rows]
