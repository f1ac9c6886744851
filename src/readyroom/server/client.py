"""The browser client's files, with index.html for every path of its own; or a page that says how to build it."""

import asyncio
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

DIST = Path(__file__).parent.parent / "web" / "dist"

_MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Readyroom</title>
<h1>Readyroom is running</h1>
<p>The browser client has not been built. Run <code>make client</code> in the project's folder and reload this page.</p>
<p>The server itself is ready: see <a href="/healthz">/healthz</a> and <a href="/api/schema">/api/schema</a>.</p></html>
"""


def handlers(dist: Path = DIST) -> list[HTTPRouteHandler]:
    """Handlers for the files below `dist`."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client_file(path: FromPath[str] = "") -> Response[Any]:
        return await asyncio.to_thread(_file, dist, path.lstrip("/"))

    return [client_file]


def _file(dist: Path, path: str) -> Response[Any]:
    if path.startswith("api/"):
        raise NotFoundException
    root = dist.resolve()
    wanted = (root / path).resolve()
    if path and wanted.is_relative_to(root) and wanted.is_file():
        kind = mimetypes.guess_type(wanted.name)[0] or "application/octet-stream"
        return Response(wanted.read_bytes(), media_type=kind)
    if "." in path.rsplit("/", 1)[-1]:
        raise NotFoundException
    index = root / "index.html"
    page = index.read_bytes() if index.is_file() else _MISSING
    return Response(page, media_type="text/html; charset=utf-8", status_code=200)
