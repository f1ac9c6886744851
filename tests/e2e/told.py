"""A page that is told of a position no game need ever reach: what the server says is changed on its way."""

import json
import re
from collections.abc import Callable, Iterator
from contextlib import contextmanager
from copy import deepcopy
from typing import Any

from playwright.sync_api import Browser, Page, WebSocketRoute
from tests.e2e.crowd import Tables
from tests.e2e.player import settle, sit_down

Change = Callable[[dict[str, Any]], None]
"""Of what the server tells about a game (`state` in a message of type `game`)."""


class Told:
    """The line of a page to its server."""

    def __init__(self, page: Page) -> None:
        self._page = page
        self._last: dict[str, Any] = {}
        self._table: dict[str, Any] = {}
        self.answers: list[int | list[int]] = []
        """What the page has answered to what only it was told; the server never hears of it."""
        self._changed = False
        self._more = 0
        page.route_web_socket(re.compile("/api/live$"), self._open)

    def _open(self, line: WebSocketRoute) -> None:
        self._line, server = line, line.connect_to_server()
        self._server = server
        line.on_message(self._up)
        server.on_message(self._down)

    def _up(self, text: str | bytes) -> None:
        message = json.loads(text)
        if self._changed and message["type"] == "answer":
            self.answers.append(message["answer"])
        else:
            self._server.send(text)

    def _down(self, text: str | bytes) -> None:
        message = json.loads(text)
        if message["type"] == "game":
            self._last = message
        elif message["type"] == "table":
            self._table = message
        self._line.send(text)

    def show(self, change: Change, *events: dict[str, Any]) -> None:
        """The same position, changed, after some more events; until nothing moves any more."""
        self.tell(change, *events)
        settle(self._page)

    def tell(self, change: Change, *events: dict[str, Any]) -> None:
        self._changed = True
        message = deepcopy(self._last)
        change(message["state"])
        told = message["back"] + len(message["events"])
        self._line.send(json.dumps({**message, "events": events, "back": told + self._more}))
        self._more += len(events)

    def tell_table(self, change: Change) -> None:
        """Who sits there, changed."""
        message = deepcopy(self._table)
        change(message["table"])
        self._line.send(json.dumps(message))


Sit = Callable[..., tuple[Page, Told]]
"""Sits down, on a screen of this size, at a table that will be told of other positions."""


@contextmanager
def sitting(tables: Tables, browser: Browser) -> Iterator[Sit]:
    """Pages at the table `move` of these, on phones by touch; they close at the end."""
    pages: list[Page] = []

    def down(size: tuple[int, int], *, motion: bool = False) -> tuple[Page, Told]:
        lines: list[Told] = []
        url = f"{tables.server.url}/t/{tables.ids['move']}"
        page = sit_down(
            browser,
            url,
            tables.cookies,
            size,
            touch=size[0] < 500,
            motion=motion,
            before=lambda page: lines.append(Told(page)),
        )
        pages.append(page)
        return page, lines[0]

    yield down
    for page in pages:
        page.context.close()
