"""For the host: health, metrics, where others find him, and the types of the live protocol."""

import asyncio
import secrets
import time
from collections.abc import Mapping
from typing import Any

import msgspec
from litestar import Response, get
from sqlalchemy import text

from readyroom import __version__
from readyroom.server import reach, wire
from readyroom.server.errors import Refused
from readyroom.server.service import AnyRequest, Service


class Health(msgspec.Struct, frozen=True):
    status: str
    version: str
    protocol: int
    tables: int
    sockets: int
    process: str
    """Its name in the database; a new one at every start."""


LATE = 10.0
"""Seconds without a stored sign of life after which the server does not count as well."""


@get("/healthz", summary="Whether the server and its database answer, and can store something")
async def health(request: AnyRequest) -> Health:
    service: Service = request.app.state.service
    await service.store.read(lambda conn: conn.execute(text("SELECT 1")).scalar_one())
    if service.hub.closing:
        raise Refused("closing")
    if time.monotonic() - service.hub.beat_at > LATE or await asyncio.to_thread(service.store.trouble):
        raise Refused("cannot-store")
    return Health(
        "ok", __version__, wire.PROTOCOL, len(service.hub.tables), len(service.hub.links), service.hub.process
    )


_PASSED_ON = ("forwarded", "via", "x-forwarded-for", "x-forwarded-host", "x-forwarded-proto", "x-real-ip")
"""Headers of a proxy: who asks is somebody else than the machine the request comes from."""


def may_read_metrics(token: str, headers: Mapping[str, str], client: str) -> bool:
    """With a token: who has it, wherever he is. Without: only the machine itself, by its own name and no proxy."""
    if token:
        given = headers.get("authorization", "").encode()
        return secrets.compare_digest(given, f"Bearer {token}".encode())
    return reach.asked_at_home(headers.get("host", ""), client) and not any(name in headers for name in _PASSED_ON)


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    service: Service = request.app.state.service
    client = request.client.host if request.client else ""
    if not may_read_metrics(service.settings.metrics_token, request.headers, client):
        raise Refused("not-yours")
    return Response(service.hub.metrics.text(), media_type="text/plain; version=0.0.4; charset=utf-8")


@get("/api/live/schema", summary="The messages of the live protocol as JSON schema", sync_to_thread=False)
def live_schema() -> dict[str, Any]:
    return wire.schema()


class Reach(msgspec.Struct, frozen=True):
    address: str | None
    """For links to people on other machines; null if the page that asks knows it itself, or nobody else can come."""


@get(
    "/api/reach", summary="By which address others reach a server that is open as localhost here", sync_to_thread=False
)
def reach_others(request: AnyRequest) -> Reach:
    service: Service = request.app.state.service
    at_home = reach.asked_at_home(request.headers.get("host", ""), request.client.host if request.client else "")
    return Reach(reach.for_others(service.settings) if at_home else None)


handlers = [reach_others, health, metrics, live_schema]
