"""The browser client's files, with index.html for every path of its own (table.html for a table: the same, and the
browser is told what to fetch at once); or a page that says how to build it.

The build writes a compressed copy beside each file that gains by it; who takes gzip gets that one.
"""

import asyncio
import hashlib
import mimetypes
from pathlib import Path
from typing import Any

from litestar import Response, get
from litestar.exceptions import NotFoundException
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath

from readyroom.server.service import AnyRequest

DIST = Path(__file__).parent.parent / "web" / "dist"

_MISSING = b"""<!doctype html><html lang="en"><meta charset="utf-8"><title>Readyroom</title>
<h1>Readyroom is running</h1>
<p>The browser client has not been built. Run <code>make client</code> in the project's folder and reload this page.</p>
<p>The server itself is ready: see <a href="/healthz">/healthz</a> and <a href="/api/schema">/api/schema</a>.</p></html>
"""

FOREVER = "public, max-age=31536000, immutable"
"""For files below /assets: they carry a hash of their contents in the name."""
ASK_AGAIN = "no-cache"
"""For all others: kept, but asked for anew with their ETag."""

_LONGEST = 1_000
"""Letters in a path; the client's own have less than a hundred."""


def handlers(dist: Path = DIST) -> list[HTTPRouteHandler]:
    """Handlers for the files below `dist`."""

    @get(["/", "/{path:path}"], include_in_schema=False)
    async def client_file(request: AnyRequest, path: FromPath[str] = "") -> Response[Any]:
        headers = request.headers
        gzip, known = takes_gzip(headers.get("accept-encoding", "")), headers.get("if-none-match", "")
        return await asyncio.to_thread(answer, dist, path.lstrip("/"), gzip=gzip, known=known)

    return [client_file]


def takes_gzip(accept: str) -> bool:
    """Whether an Accept-Encoding header allows gzip.

    >>> [takes_gzip(header) for header in ("gzip, br", "br;q=1, gzip;q=0", "identity", "", "*;q=0.5")]
    [True, False, False, False, True]
    """
    weights: dict[str, float] = {}
    for part in accept.lower().split(","):
        name, _, weight = part.partition(";q=")
        try:
            weights[name.strip()] = float(weight) if weight else 1.0
        except ValueError:
            return False
    return weights.get("gzip", weights.get("*", 0.0)) > 0


def answer(dist: Path, path: str, *, gzip: bool = False, known: str = "") -> Response[Any]:
    """The file for a path, compressed if there is such a copy; 304 if the browser has it (`known`: its ETags)."""
    file = _find(dist.resolve(), path)
    if file is None:
        return Response(_MISSING, media_type="text/html; charset=utf-8", headers={"cache-control": "no-store"})
    kind = mimetypes.guess_type(file.name)[0] or "application/octet-stream"
    small = file.with_name(file.name + ".gz")
    has_small = small.is_file() and small.stat().st_mtime >= file.stat().st_mtime
    headers = {"cache-control": FOREVER if path.startswith("assets/") else ASK_AGAIN}
    if has_small:
        headers["vary"] = "accept-encoding"
    if has_small and gzip:
        headers["content-encoding"] = "gzip"
        file = small
    body = file.read_bytes()
    headers["etag"] = f'"{hashlib.blake2b(body, digest_size=12).hexdigest()}"'
    if known == "*" or headers["etag"] in [tag.strip().removeprefix("W/") for tag in known.split(",")]:
        headers.pop("content-encoding", None)
        return Response(b"", media_type=kind, headers=headers, status_code=304)
    return Response(body, media_type=kind, headers=headers)


def _find(root: Path, path: str) -> Path | None:
    """The file for a path; None where there is no client yet."""
    if path.startswith("api/") or len(path) > _LONGEST or not path.isprintable():
        raise NotFoundException
    hidden = any(part.startswith(".") for part in path.split("/")) or path.endswith(".gz")
    if path and not hidden and (wanted := _file(root, path)) is not None:
        return wanted
    if "." in path.rsplit("/", 1)[-1]:
        raise NotFoundException
    names = ("table.html", "index.html") if path.startswith("t/") else ("index.html",)
    return next((root / name for name in names if (root / name).is_file()), None)


def _file(root: Path, path: str) -> Path | None:
    """The file below `root`; None for what is elsewhere, is none, or has a name that no file can have."""
    try:
        wanted = (root / path).resolve()
        return wanted if wanted.is_relative_to(root) and wanted.is_file() else None
    except (OSError, ValueError):
        return None
