"""A page that is told of a position no game need ever reach: what the server says is changed on its way."""

import json
import re
from collections.abc import Callable
from copy import deepcopy
from typing import Any

from playwright.sync_api import Page, WebSocketRoute
from tests.e2e.player import settle

Change = Callable[[dict[str, Any]], None]
"""Of what the server tells about a game (`state` in a message of type `game`)."""


class Told:
    """The line of a page to its server."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._last: dict[str, Any] = {}
        page.route_web_socket(re.compile("/api/live$"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self._line, server = line, line.connect_to_server()
        line.on_message(server.send)
        server.on_message(self._down)

    def _down(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "game":
            self._last = message
        self._line.send(text)

    def show(self, change: Change) -> None:
        """The same position, changed; until nothing moves any more."""
        message = deepcopy(self._last)
        change(message["state"])
        self._line.send(json.dumps({**message, "back": len(message["events"])}))
        settle(self._page)
