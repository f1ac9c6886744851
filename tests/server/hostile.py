"""Requests that nobody's browser sends: for every route, with something wrong in every place it can be wrong."""

import asyncio
import contextlib
import gzip
import json
from collections.abc import Iterator
from typing import Any

import msgspec
from tests.server.clients import PATIENCE

PARTS = [
    *("%00", "a%00b", "%0d%0aset-cookie:x=y", "%ff%fe", "%", "%zz", "%2e%2e", "..%2f..%2fetc%2fpasswd", "%5c..%5c"),
    *("a" * 41, "a" * 300, "a" * 5_000, "%e2%80%ae", "é", "{table}", "%20", ";", "~", "-1", "9" * 25, "9" * 5_000),
    *("%d9%a3", "1_0", "1e5", "0x10", "nan", "true", "null", "%22", "<script>", "%f0%9f%9a%80" * 80, "con", "~root"),
]
"""In the place of a part of a path, or of a value in a query."""

WHOLE_PATHS = [
    *("//", "///etc/passwd", "/../../etc/passwd", "/%2e%2e/%2e%2e/etc/passwd", "/assets/%2e%2e/.stamp", "/assets//"),
    *("/" + "a/" * 3_000, "/" + "a" * 60_000, "/%00", "/assets/%00.js", "/assets/" + "a" * 300 + ".js", "*", "?", "/?"),
    *(
        "http://evil.example/",
        "/%2f%2fevil.example",
        "/\\evil.example",
        "/api",
        "/api/",
        "/api//me",
        "/API/me",
        "/t/%00",
    ),
    *("/api/schema", "/api/schema/../me", "/healthz/", "/metrics/", "/metrics/x", "/index.html/x", "/assets", "/%7e"),
]

VALUES: list[Any] = [
    *(
        None,
        True,
        0,
        -1,
        2**31,
        2**63,
        2**64,
        -(2**70),
        10**400,
        1.5,
        1e308,
        "",
        "\x00",
        "a\x00b",
        "\n",
        "a\n",
        "x" * 2_600,
    ),
    *("x" * 100_000, "\u202e", "😀" * 50, "\ud800", "{", "é" * 40, "\u0301" * 90, [], {}, [[]], [None], {"": None}),
    *(
        [0] * 5_000,
        {"a": {"b": {"c": [{}]}}},
        {"\x00": "\x00"},
        {"x": "x" * 2_600},
        {"x" * 2_600: 0},
        {str(n): n for n in range(3_000)},
    ),
]
"""In the place of a value in a body."""


def _nested(depth: int) -> list[bytes]:
    return [b"[" * depth, b"[" * depth + b"]" * depth, b'{"a":' * depth + b"1" + b"}" * depth]


BODIES = [
    *(
        b"",
        b"null",
        b"[]",
        b"{}",
        b"0",
        b'"x"',
        b"{",
        b'{"a":}',
        b"\xef\xbb\xbf{}",
        b"\xff\xfe{\x00}\x00",
        b"\x00" * 100,
    ),
    *(b'{"name":"\xff"}', b'{"name":"\\ud800"}', b'{"name":NaN}', b'{"name":1e999}', b'{"name":' + b"9" * 5_000 + b"}"),
    *_nested(500),
    *_nested(1_100),
    *_nested(200_000),
    *(b'{"name":' + deep + b"}" for deep in _nested(1_500)),
    *(b'{"options":' + deep + b',"game":"lanterns","seats":2}' for deep in _nested(1_500)),
    *(b'{"record":' + deep + b"}" for deep in (*_nested(900), *_nested(5_000))),
    *(b'{"credential":' + deep + b',"handle":"x"}' for deep in (*_nested(900), *_nested(5_000))),
    gzip.compress(b"{}"),
    b'{"name":"x","name":"y"}',
]

KINDS = [
    *(
        "",
        "application/json; charset=nonsense",
        "text/plain",
        "application/x-www-form-urlencoded",
        "multipart/form-data",
    ),
    *("multipart/form-data; boundary=", "multipart/form-data; boundary=x", "application/msgpack", "application/xml"),
    *("application/json, text/html", "/", "é", "a" * 3_000, "application/vnd.x+json", "application/x-msgpack; a=b; ;"),
]

HEADERS = [
    *(("host", value) for value in ("", "[", "[::1", "a b", "x" * 5_000, "é", "evil.example:99999999", "@", "x/..")),
    *(("origin", value) for value in ("http://[", "http://[::1", "null", "", "é", "://", "http://" + "x" * 5_000)),
    *(("cookie", value) for value in ("readyroom", "readyroom=", "readyroom=.", 'readyroom="\\000"', "=;=;;", "é=é")),
    *(("cookie", value) for value in ("readyroom=" + "x" * 9_000, ";" * 9_000, "readyroom=a.b.c", "readyroom=é.é.é")),
    *(("accept-encoding", value) for value in ("gzip;q=nan", "gzip;q=", ";q=1", "é", "gzip;q=1e999", "," * 9_000)),
    *(("if-none-match", value) for value in ("*", '"', "W/", "é", "," * 9_000)),
    *(("accept", value) for value in ("é", "*", "text/html;q=x", ",", "application/x-msgpack", "text/html")),
    *(("x-forwarded-for", value) for value in ("é", ",", "[", "127.0.0.1, ,", "x" * 3_000)),
    *(("x-forwarded-proto", value) for value in ("é", "https,http", "javascript", "x" * 3_000)),
    *(("authorization", value) for value in ("é", "Bearer", "Bearer é", "Basic ===")),
    *(("sec-fetch-site", "é"), ("range", "bytes=9-1"), ("expect", "100-continue"), ("content-encoding", "gzip")),
    *(("if-modified-since", "é"), ("upgrade", "h2c"), ("connection", "upgrade"), ("te", "x"), ("x" * 5_000, "y")),
]


class Answer(msgspec.Struct):
    status: int
    headers: dict[str, str]
    body: bytes

    @property
    def ours(self) -> bool:
        """Whether it comes from the app, not from the HTTP parser before it."""
        return "content-security-policy" in self.headers


class Ask(msgspec.Struct):
    """One request, as bytes go over the wire."""

    method: str
    path: str
    headers: list[tuple[str, str]] = []
    body: bytes | None = None

    def wire(self, host: str) -> bytes:
        given = {name for name, _ in self.headers}
        headers = [("host", host)] if "host" not in given else []
        headers += [*self.headers, ("connection", "close")] if "connection" not in given else self.headers
        if self.body is not None:
            headers += [("content-length", str(len(self.body)))]
            headers += [] if "content-type" in given else [("content-type", "application/json")]
        lines = [f"{self.method} {self.path} HTTP/1.1", *(f"{name}: {value}" for name, value in headers), "", ""]
        return "\r\n".join(lines).encode() + (self.body or b"")


async def ask(port: int, request: bytes) -> Answer | None:
    """What is answered; None where the server only hangs up."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        with contextlib.suppress(ConnectionError):  # a body that is too large is not read to its end
            writer.write(request)
            await writer.drain()
        async with asyncio.timeout(PATIENCE):
            try:
                head = await reader.readuntil(b"\r\n\r\n")
                if head.startswith(b"HTTP/1.1 100"):
                    head = await reader.readuntil(b"\r\n\r\n")
            except (asyncio.IncompleteReadError, ConnectionError):
                return None
            first, *lines = head.decode("latin-1").strip().split("\r\n")
            headers = {name.lower(): value.strip() for name, _, value in (line.partition(":") for line in lines)}
            body = b""
            with contextlib.suppress(asyncio.IncompleteReadError, ConnectionError):
                if not request.startswith(b"HEAD"):
                    body = await reader.readexactly(int(headers.get("content-length", "0")))
    finally:
        writer.close()
    return Answer(int(first.split()[1]), headers, body)


def operations(schema: dict[str, Any]) -> Iterator[tuple[str, str, dict[str, Any]]]:
    """Method, path and description of everything that the API offers."""
    for path, methods in sorted(schema["paths"].items()):
        for method, facts in sorted(methods.items()):
            yield method.upper(), path, facts


def example(schema: dict[str, Any], kind: Any) -> Any:
    """A body that fits a JSON schema, as far as hostile bodies need one around the wrong part."""
    if "$ref" in kind:
        return example(schema, schema["components"]["schemas"][kind["$ref"].rsplit("/", 1)[1]])
    for several in ("oneOf", "anyOf"):
        if several in kind:
            return example(schema, kind[several][-1])
    if "enum" in kind or "const" in kind:
        return kind["enum"][0] if "enum" in kind else kind["const"]
    match kind.get("type"):
        case "object":
            return {name: example(schema, part) for name, part in kind.get("properties", {}).items()}
        case "array":
            return []
        case "integer" | "number":
            return 2
        case "boolean":
            return True
        case "string":
            return "lanterns"
    return None


def bodies(schema: dict[str, Any], facts: dict[str, Any]) -> Iterator[bytes]:
    """Bodies for one operation: one value wrong at a time, then wrong from the ground."""
    content = facts.get("requestBody", {}).get("content", {})
    for kind in content.values():
        good = example(schema, kind["schema"])
        for name in good if isinstance(good, dict) else ():
            for value in VALUES:
                yield json.dumps({**good, name: value}).encode()
    yield from BODIES


def asks(schema: dict[str, Any], table: str) -> Iterator[Ask]:
    """All of it, without what a signed-in person needs."""
    for method, path, facts in operations(schema):
        real = path.replace("{table}", table).replace("{game}", "lanterns").replace("{events}", "0")
        for part in PARTS:
            for name in ("{table}", "{game}", "{events}"):
                if name in path:
                    filled = path.replace(name, part, 1)
                    yield Ask(method, filled.replace("{table}", table).replace("{events}", "0"), body=b"{}")
            for parameter in facts.get("parameters", []):
                if parameter["in"] == "query":
                    yield Ask(method, f"{real}?{parameter['name']}={part}")
        yield Ask(method, real + "?" + "key=x&" * 2_000)
        if method != "GET":
            for body in bodies(schema, facts):
                yield Ask(method, real, body=body)
            for kind in KINDS:
                yield Ask(method, real, [("content-type", kind)], b"--x\r\n\r\nname=x")
        for header in HEADERS:
            yield Ask(method, real, [header], None if method == "GET" else b"{}")
        for other in ("PUT", "DELETE", "TRACE", "OPTIONS", "HEAD", "PROPFIND", "CONNECT"):
            yield Ask(other, real)
    for path in WHOLE_PATHS:
        for method in ("GET", "HEAD", "POST"):
            yield Ask(method, path)
    for part in PARTS:
        for prefix in ("/", "/assets/", "/t/", "/api/", "/api/schema/"):
            yield Ask("GET", prefix + part)
    for header in HEADERS:
        for path in ("/", "/metrics", "/healthz", "/api/live", "/api/none"):
            yield Ask("GET", path, [header])
