"""The ASGI app: handlers, errors as JSON, headers, and the browser client's files.

Litestar, because it speaks msgspec (the types of the kernel and of the wire) and writes the OpenAPI by itself.
"""

import contextlib
import logging
from collections.abc import AsyncIterator
from typing import Any

from litestar import Litestar, Request, Response
from litestar.config.response_cache import ResponseCacheConfig
from litestar.exceptions import HTTPException, ValidationException
from litestar.openapi import OpenAPIConfig
from litestar.openapi.plugins import JsonRenderPlugin

from readyroom import __version__
from readyroom.kernel import ReadyroomError
from readyroom.server.api import games, keys, ops, people, seats, signin, story, tables
from readyroom.server.bodies import Asked
from readyroom.server.client import handlers as client_handlers
from readyroom.server.errors import Refused, refusal
from readyroom.server.guard import Guard
from readyroom.server.logs import described
from readyroom.server.service import Service
from readyroom.server.settings import Settings
from readyroom.server.socket import LiveSocket

log = logging.getLogger("readyroom.app")


class App:
    """The live socket, and Litestar for all else."""

    def __init__(self, settings: Settings) -> None:
        self.service = Service(settings)
        self.http = Guard(self.service)(make_http(self.service))
        self.live = LiveSocket(self.service)

    async def __call__(self, scope: Any, receive: Any, send: Any) -> None:
        if scope["type"] == "websocket" and scope["path"] == "/api/live":
            await self.live(scope, receive, send)
        else:
            await self.http(scope, receive, send)


def make_http(service: Service) -> Litestar:
    """The HTTP part; the database is opened when it starts."""
    settings = service.settings

    @contextlib.asynccontextmanager
    async def lifespan(app: Litestar) -> AsyncIterator[None]:
        app.state.service = service
        try:
            async with service.running():
                yield
        except Exception as error:  # what is raised here is logged by others, with all it says
            log.error("the server can't begin or end in good order", exc_info=error)
            raise ReadyroomError(str(error) if isinstance(error, ReadyroomError) else described(error)) from None

    return Litestar(
        route_handlers=[
            *games.handlers,
            *people.handlers,
            *signin.handlers,
            *keys.handlers,
            *tables.handlers_of(settings.limits),
            *seats.handlers,
            *story.handlers,
            *ops.handlers,
            *client_handlers(),
        ],
        lifespan=[lifespan],
        exception_handlers={ReadyroomError: _refuse, HTTPException: _http, Exception: _fault},
        openapi_config=OpenAPIConfig(
            title="Readyroom", version=__version__, path="/api/schema", render_plugins=[JsonRenderPlugin()]
        ),
        request_class=Asked,
        request_max_body_size=settings.limits.body_bytes,
        response_cache_config=ResponseCacheConfig(),
        logging_config=None,
        debug=False,
        pdb_on_exception=False,
    )


def _body(refused: Refused) -> Response[dict[str, Any]]:
    body = {"error": {"code": refused.code, "message": str(refused), "facts": refused.facts}}
    return Response(body, status_code=refused.status, media_type="application/json")


def _refuse(request: Request[Any, Any, Any], error: ReadyroomError) -> Response[dict[str, Any]]:
    refused = refusal(error)
    _count(request, refused)
    return _body(refused)


def _http(request: Request[Any, Any, Any], error: HTTPException) -> Response[dict[str, Any]]:
    """Litestar's own refusals (no such path, body that can't be read) in our form."""
    if isinstance(error, ValidationException):
        parts = error.extra if isinstance(error.extra, list) else []
        why = "; ".join(f"{p.get('key', '')}: {p.get('message', '')}" for p in parts if isinstance(p, dict))
        refused = Refused("bad-request", why=why or error.detail)
    else:
        code = {404: "not-found", 413: "too-large", 401: "not-signed-in", 403: "not-yours"}.get(error.status_code)
        refused = Refused(code) if code else Refused("bad-request", why=error.detail)
    _count(request, refused)
    response = _body(refused)
    response.status_code = error.status_code
    return response


def _fault(request: Request[Any, Any, Any], error: Exception) -> Response[dict[str, Any]]:
    refused = refusal(error)
    _count(request, refused)
    return _body(refused)


def _count(request: Request[Any, Any, Any], refused: Refused) -> None:
    service: Service = request.app.state.service
    service.hub.metrics.errors.labels(refused.code).inc()
