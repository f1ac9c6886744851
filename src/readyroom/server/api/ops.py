"""For the host: health, metrics, where others find him, and the types of the live protocol."""

import asyncio
import secrets
import time
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


@get("/metrics", include_in_schema=False)
async def metrics(request: AnyRequest) -> Response[bytes]:
    service: Service = request.app.state.service
    token = service.settings.metrics_token
    if token and not secrets.compare_digest(
        request.headers.get("authorization", "").encode(), f"Bearer {token}".encode()
    ):
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
