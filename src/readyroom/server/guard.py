"""What every request passes: our own origin only, not too often, and answers with safe headers."""

import time
from typing import Any

import msgspec
from litestar.enums import ScopeType
from litestar.types import ASGIApp, HTTPScope, Message, Receive, Scope, Send

from readyroom.server.auth import can_be_host, same_origin
from readyroom.server.errors import Refused
from readyroom.server.service import Service, address_of

_SAFE_METHODS = {"GET", "HEAD", "OPTIONS"}
_LOGGED = 200
"""Letters of a path in the log."""

HEADERS = [
    (b"x-content-type-options", b"nosniff"),
    (b"referrer-policy", b"same-origin"),
    (b"x-frame-options", b"DENY"),
    (b"cross-origin-opener-policy", b"same-origin"),
    (b"cross-origin-resource-policy", b"same-origin"),
    (
        b"content-security-policy",
        b"default-src 'self'; img-src 'self' data:; style-src 'self' 'unsafe-inline'; connect-src 'self'; "
        b"object-src 'none'; base-uri 'none'; frame-ancestors 'none'; form-action 'self'",
    ),
]


class Guard:
    """Around the whole HTTP part, so that even a path nobody knows is answered with the same headers."""

    def __init__(self, service: Service) -> None:
        self.service = service

    def __call__(self, app: ASGIApp) -> ASGIApp:
        async def guarded(scope: Scope, receive: Receive, send: Send) -> None:
            if scope["type"] == ScopeType.HTTP:
                await http(scope, receive, send)
            else:
                await app(scope, receive, send)

        async def http(scope: HTTPScope, receive: Receive, send: Send) -> None:
            started = time.perf_counter()
            status = 0

            async def send_with_headers(message: Message) -> None:
                nonlocal status
                if message["type"] == "http.response.start":
                    status = message["status"]
                    message["headers"] = [*message.get("headers", []), *HEADERS, *_caching(message)]
                await send(message)

            refused = self._refused(scope)
            if refused is not None:
                await _send_refusal(refused, send_with_headers)
            else:
                await app(scope, receive, send_with_headers)
            self.service.hub.metrics.requests.labels(str(status)).inc()
            path = scope["path"][:_LOGGED]
            self.service.log_request(scope["method"], path, status, time.perf_counter() - started)

        return guarded

    def _refused(self, scope: Any) -> Refused | None:
        if not self.service.requests.take(address_of(scope.get("client"))):
            return Refused("too-often")
        hosts = [value.decode("latin-1") for name, value in scope["headers"] if name == b"host" and value]
        if len(hosts) > 1 or not all(map(can_be_host, hosts)):
            return Refused("bad-request", why="Host")
        if scope["method"] in _SAFE_METHODS:
            return None
        headers = {name.decode("latin-1").lower(): value.decode("latin-1") for name, value in scope["headers"]}
        return None if same_origin(self.service.settings, headers) else Refused("cross-origin")


def _caching(message: Any) -> list[tuple[bytes, bytes]]:
    """Nothing is kept by browsers but what says so itself (the client's files)."""
    said = any(name == b"cache-control" for name, _ in message.get("headers", []))
    return [] if said else [(b"cache-control", b"no-store")]


async def _send_refusal(refused: Refused, send: Send) -> None:
    body = msgspec.json.encode({"error": {"code": refused.code, "message": str(refused), "facts": refused.facts}})
    headers = [(b"content-type", b"application/json"), (b"content-length", str(len(body)).encode())]
    await send({"type": "http.response.start", "status": refused.status, "headers": headers})
    await send({"type": "http.response.body", "body": body, "more_body": False})
