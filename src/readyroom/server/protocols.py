"""How bytes become requests and frames: uvicorn's protocols, with the bounds they leave to a proxy in front of them.

A laptop has no proxy. Without these a request that never ends keeps its connection for ever, a head of any size is
kept in memory, and a frame that is no text leaves a trace in the log.
"""

import asyncio
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol
from websockets.frames import CloseCode, Frame
from websockets.http11 import Request
from websockets.protocol import State

from readyroom.server.limits import neighbourhood
from readyroom.server.settings import Settings

HEAD_BYTES = 65_536
MOST_HEADERS = 100
HEAD_SECONDS = 15.0
BODY_SECONDS = 90.0
"""For the largest body over a slow line."""

WRITE = "readyroom.write"
"""Under this name of its `extensions` an app finds what takes frames at once (`Sockets.write_text`)."""
_TEXT, _SHORT = 0x81, 126
"""First byte of a whole text frame; sizes from here on do not fit into the second."""


class TooLarge(Exception):
    """Of a head; the parser answers with 400."""


class Http(HttpToolsProtocol):
    """HTTP where every request has to arrive whole, in bounded time and with a head of bounded size."""

    _counted: ClassVar[Counter[str]] = Counter()
    """Connections of this process that are no sockets, by address."""
    _address: str | None = None
    _timer: asyncio.TimerHandle | None = None
    _in_head = False
    _head = 0

    def _allow(self, seconds: float | None) -> None:
        """So long for what comes next; None: for ever, it is our turn."""
        if self._timer is not None:
            self._timer.cancel()
        self._timer = None if seconds is None else self.loop.call_later(seconds, self.transport.close)

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        super().connection_made(transport)
        self._allow(HEAD_SECONDS)
        settings = settings_of(self.app)
        address = neighbourhood(self.client[0]) if self.client else ""
        if address in settings.proxies.replace(" ", "").split(","):
            return  # it speaks for many
        if self._counted[address] >= settings.limits.sockets_per_address:
            transport.close()
            return
        self._address = address
        self._counted[address] += 1

    def _uncount(self) -> None:
        if self._address is not None:
            self._counted[self._address] -= 1
            if not self._counted[self._address]:
                del self._counted[self._address]
            self._address = None

    def connection_lost(self, exc: Exception | None) -> None:
        self._allow(None)
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self._in_head:
            self._head += len(data)
            if self._head > HEAD_BYTES and not self.transport.is_closing():
                self.send_400_response("Too large.")

    def on_message_begin(self) -> None:
        self._in_head, self._head = True, 0
        self._allow(HEAD_SECONDS)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        self._in_head = False
        size = len(self.url) + sum(len(name) + len(value) for name, value in self.headers)
        if size > HEAD_BYTES or len(self.headers) > MOST_HEADERS:
            raise TooLarge
        self._allow(BODY_SECONDS)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        self._allow(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        self._allow(None)
        self._uncount()  # the hub counts it from here on
        super().handle_websocket_upgrade()


class Sockets(WebSocketsSansIOProtocol):
    """WebSockets where nothing that a client sends is a fault of ours, and that take frames without a task for each."""

    def handle_connect(self, event: Request) -> None:
        super().handle_connect(event)
        if not self.close_sent:
            self.scope["extensions"][WRITE] = {"write": self.write_text}

    def write_text(self, frame: bytes) -> bool:
        """Hand a text frame to the line; False if it can't take any now, is not open yet or no longer."""
        gone = self.disconnected or self.close_sent or self.conn.state is not State.OPEN
        if gone or not self.handshake_complete or not self.writable.is_set():
            return False
        self.transport.write(_head(len(frame)) + frame)
        return True

    def data_received(self, data: bytes) -> None:
        super().data_received(data)
        if self.conn.handshake_exc is not None and not self.handshake_initiated:  # else it would wait for ever
            self.handshake_complete = self.close_sent = True
            self.transport.write(b"HTTP/1.1 400 Bad Request\r\nconnection: close\r\ncontent-length: 0\r\n\r\n")
            self.transport.close()

    def handle_cont(self, event: Frame) -> None:
        if event.data or event.fin:  # parts of nothing, without end, would be kept
            super().handle_cont(event)

    def send_receive_event_to_app(self) -> None:
        if self.curr_msg_data_type == "text" and not self.close_sent and not _is_text(b"".join(self.frames)):
            self.frames = []
            self.conn.fail(CloseCode.INVALID_DATA)
            self.handle_parser_exception()
        else:
            super().send_receive_event_to_app()


def _head(size: int) -> bytes:
    """What stands before a text of so many bytes in a frame of its own (RFC 6455, 5.2)."""
    if size < _SHORT:
        return bytes((_TEXT, size))
    if size < 1 << 16:
        return bytes((_TEXT, _SHORT)) + size.to_bytes(2, "big")
    return bytes((_TEXT, _SHORT + 1)) + size.to_bytes(8, "big")


def settings_of(app: Any) -> Settings:
    """Of our app, which may be wrapped."""
    while not hasattr(app, "service"):
        app = app.app
    settings: Settings = app.service.settings
    return settings


def _is_text(data: bytes) -> bool:
    try:
        data.decode()
    except UnicodeError:
        return False
    return True


FOR_UVICORN: dict[str, Any] = {
    "http": "readyroom.server.protocols:Http",
    "ws": "readyroom.server.protocols:Sockets",
    "ws_per_message_deflate": False,  # a small frame could unpack to a large one
    "log_config": None,
}
