"""Notices: push, e-mail and webhooks to people who asked for them. Off unless the host switches them on."""

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from readyroom.server.hub import Hub


class Notices:
    def __init__(self, hub: "Hub") -> None:
        self.hub = hub

    async def start(self) -> None: ...

    async def stop(self) -> None: ...

    def moved(self, table: str) -> None: ...


async def check_webhook(url: str, *, private: bool) -> None: ...
