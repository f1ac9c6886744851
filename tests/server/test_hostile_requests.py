"""Every route, asked in every wrong way: always a refusal in our form, never a 5xx, never a trace in the log."""

import asyncio
import contextlib
import json
import logging
from collections import Counter
from collections.abc import AsyncIterator
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.clients import Asker, go, local, running, until
from tests.server.hostile import BODIES, HEADERS, VALUES, Answer, Ask, ask, asks, bodies, operations

import readyroom as rr
from readyroom.kernel import Fair, Record
from readyroom.server.bodies import too_deep
from readyroom.server.guard import HEADERS as SAFE_HEADERS


class Target:
    """A running server, somebody who is signed in there, and a table of theirs."""

    def __init__(
        self, port: int, guest: Asker, schema: dict[str, Any], table: str, log: pytest.LogCaptureFixture
    ) -> None:
        self.port = port
        self.guest = guest
        self.schema = schema
        self.table = table
        self.log = log
        self.statuses: Counter[int] = Counter()

    async def take(self, one: Ask, *, signed_in: bool = True) -> Answer | None:
        """What it answers, when it answers as it should."""
        if signed_in and not any(name == "cookie" for name, _ in one.headers):
            one.headers = [*one.headers, ("cookie", self.guest.cookie())]
        return await self.raw(one.wire("localhost"))

    async def raw(self, request: bytes) -> Answer | None:
        try:
            answer = await ask(self.port, request)
        except TimeoutError:
            raise AssertionError(f"no answer to {request[:300]!r}") from None
        shown = f"{request[:300]!r}: {answer}"
        assert faults(self.log) == [], shown
        self.log.clear()
        if answer is not None:
            self.statuses[answer.status] += 1
            assert answer.status < 500, shown
            assert b"Traceback" not in answer.body, shown
            if answer.ours:
                _check_headers(answer, shown)
            if answer.ours and answer.status >= 400 and answer.body and b" /api/schema" not in request[:20]:
                assert len(answer.body) < 2_000, shown
                assert set(json.loads(answer.body)["error"]) == {"code", "message", "facts"}, shown
        return answer


def _check_headers(answer: Answer, shown: str) -> None:
    """Nobody guesses at its kind, frames it or keeps it."""
    for name, value in SAFE_HEADERS:
        assert answer.headers[name.decode()] == value.decode(), shown
    assert answer.headers["cache-control"] == "no-store" or "etag" in answer.headers, shown
    assert "access-control-allow-origin" not in answer.headers, shown
    assert "location" not in answer.headers, shown


def faults(log: pytest.LogCaptureFixture) -> list[str]:
    """Errors and traces in the log."""
    return [
        logging.Formatter().format(record)
        for record in log.records
        if record.levelno >= logging.ERROR or record.exc_info
    ]


@contextlib.asynccontextmanager
async def target(tmp_path: Path, log: pytest.LogCaptureFixture) -> AsyncIterator[Target]:
    async with running(local(tmp_path)) as server:
        guest = await Asker(server.url, "Ada").be_guest()
        schema = await guest.get("/api/schema/openapi.json")
        table = (await guest.make("/api/tables", game="lanterns", seats=2))["table"]["id"]
        yield Target(int(server.url.rsplit(":", 1)[1]), guest, schema, table, log)
        assert (await guest.http.get("/healthz")).status_code == 200
        assert faults(log) == []


@pytest.mark.parametrize("signed_in", [True, False])
@pytest.mark.parametrize("share", [0.06, pytest.param(1.0, marks=pytest.mark.slow)])
def test_every_route_refuses_hostile_requests(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, share: float, signed_in: bool
) -> None:
    async def main() -> None:
        rng = Random(11)
        async with target(tmp_path, caplog) as server:
            for one in asks(server.schema, server.table):
                leaves = (one.method, one.path) in {("POST", "/api/logout"), ("DELETE", "/api/me")}
                if rng.random() < share and not leaves:
                    await server.take(one, signed_in=signed_in)
            assert set(server.statuses) >= {200, 400, 404, 405}
            assert sum(server.statuses.values()) > 5_000 * share

    go(main, 900)


DEEP = b'{"game":"lanterns","seats":2,"options":{"turns":%s}}'


@pytest.mark.slow
@pytest.mark.parametrize(
    ("one", "status"),
    [
        (Ask("GET", "/%00"), 404),
        (Ask("GET", "/assets/%00.js"), 404),
        (Ask("GET", "/" + "a" * 300), 200),
        (Ask("GET", "/" + "a" * 300 + ".js"), 404),
        (Ask("GET", "/" + "a" * 5_000), 404),
        (Ask("GET", "/" + "a/" * 3_000), 404),
        (Ask("POST", "/api/tables", body=DEEP % (b"[" * 65 + b"]" * 65)), 400),
        (Ask("POST", "/api/tables", body=DEEP % (b"[" * 900 + b"]" * 900)), 400),
        (Ask("POST", "/api/tables", body=DEEP % (b"[" * 500_000)), 400),
        (Ask("POST", "/api/tables", body=DEEP % (b'{"a":' * 90_000 + b"0" + b"}" * 90_000)), 400),
        (Ask("POST", "/api/tables", body=DEEP % (b'"' + b"x" * 2_600 + b'"')), 400),
        (Ask("POST", "/api/games/lanterns/check", body=b'{"seats":2,"options":{"%s":0}}' % (b"x" * 2_600)), 200),
        (Ask("POST", "/api/guest", body=b'{"name":"\xff"}'), 400),
        (Ask("POST", "/api/guest", [("origin", "http://[")], b'{"name":"x"}'), 403),
        (Ask("GET", "/api/reach", [("host", "localhost:99999")]), 400),
        (Ask("GET", "/", [("host", "[")]), 400),
        (Ask("GET", "/", [("host", "one"), ("host", "two")]), 400),
    ],
)
def test_what_answered_500_once(tmp_path: Path, caplog: pytest.LogCaptureFixture, one: Ask, status: int) -> None:
    async def main() -> None:
        async with target(tmp_path, caplog) as server:
            answer = await server.take(one)
            assert answer is not None
            assert answer.status == status, answer

    go(main)


ELSEWHERE = [
    [("origin", "http://evil.example")],
    [("origin", "http://localhost.evil.example")],
    [("origin", "http://localhost:1")],
    [("origin", "null")],
    [("origin", "")],
    [("sec-fetch-site", "cross-site")],
    [("sec-fetch-site", "same-site")],
    [("origin", "http://evil.example"), ("sec-fetch-site", "same-origin")],
    [("origin", "http://evil.example"), ("x-forwarded-host", "evil.example")],
]


def test_every_route_that_changes_something_refuses_other_origins(
    tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    """With the person's cookie and a body that would do: as a page of somebody else's would have it sent."""

    async def main() -> None:
        async with target(tmp_path, caplog) as server:
            tried = 0
            for method, path, facts in operations(server.schema):
                if method == "GET":
                    continue
                real = path.replace("{table}", server.table).replace("{game}", "lanterns")
                body = next(bodies(server.schema, facts))
                for headers in ELSEWHERE:
                    answer = await server.take(Ask(method, real, headers, body))
                    assert answer is not None
                    assert (answer.status, json.loads(answer.body)["error"]["code"]) == (403, "cross-origin"), real
                    tried += 1
            assert tried > 20 * len(ELSEWHERE)
            assert (await server.guest.get("/api/me"))["name"] == "Ada"

    go(main)


@pytest.mark.parametrize("https", [False, True])
def test_the_cookie_is_for_our_pages_only(tmp_path: Path, https: bool) -> None:
    async def main() -> None:
        async with running(local(tmp_path, secure_cookies=https)) as server:
            answer = await Asker(server.url, "Ada").post("/api/guest", name="Ada")
            flags = {part.strip().lower() for part in answer.headers["set-cookie"].split(";")[1:]}
            assert {"httponly", "samesite=lax", "path=/"} <= flags
            assert ("secure" in flags) is https
            assert not any(flag.startswith("domain") for flag in flags)

    go(main)


def _some(rng: Random, depth: int) -> Any:
    kind = rng.randrange(4)
    if depth == 0 or kind == 0:
        return "".join(rng.choices('[]{}"\\a\n\u00e9', k=rng.randrange(6)))
    if kind == 1:
        return {_some(rng, 0): _some(rng, depth - 1) for _ in range(rng.randrange(3))}
    return [_some(rng, depth - 1) for _ in range(rng.randrange(4))]


def _depth(value: Any) -> int:
    inner = value.values() if isinstance(value, dict) else value
    return 1 + max(map(_depth, inner), default=0) if isinstance(value, (dict, list)) else 0


def test_the_depth_of_a_body_is_that_of_its_values() -> None:
    rng = Random(1)
    deep = 0
    for _ in range(5_000):
        value, deepest = _some(rng, rng.randrange(7)), rng.randrange(6)
        body = json.dumps(value, ensure_ascii=rng.random() < 0.5).encode()
        assert too_deep(body, deepest) == (_depth(value) > deepest), body
        deep += _depth(value) > deepest
    assert 500 < deep < 4_500


def test_brackets_within_strings_are_not_depth(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = Asker(server.url, "Ada")
            assert (await guest.post("/api/guest", name='[{"' * 13)).status_code == 201

    go(main)


SMUGGLED = [
    b"content-length: 4\r\ncontent-length: 40\r\n\r\n{}{}",
    b"content-length: 4, 40\r\n\r\n{}{}",
    b"content-length: -1\r\n\r\n{}",
    b"content-length: +2\r\n\r\n{}",
    b"content-length: " + b"9" * 30 + b"\r\n\r\n{}",
    b"content-length: 2\r\ntransfer-encoding: chunked\r\n\r\n0\r\n\r\n",
    b"transfer-encoding: chunked\r\ntransfer-encoding: identity\r\n\r\n0\r\n\r\n",
    b"transfer-encoding: xchunked\r\n\r\n0\r\n\r\n",
    b"transfer-encoding : chunked\r\n\r\n0\r\n\r\n",
    b"transfer-encoding: chunked\r\n\r\nzz\r\n{}\r\n0\r\n\r\n",
    b"transfer-encoding: chunked\r\n\r\nfffffffffffffffff\r\n{}\r\n0\r\n\r\n",
    b"x: y\r\n z: folded\r\ncontent-length: 2\r\n\r\n{}",
    b"x: \x00\r\ncontent-length: 2\r\n\r\n{}",
    b"x\r\ncontent-length: 2\r\n\r\n{}",
    b"\xff: y\r\ncontent-length: 2\r\n\r\n{}",
    b"x: y\ncontent-length: 2\n\n{}",
]
"""Where one request ends and the next begins, told in two ways: a proxy before us might understand the other one."""


@pytest.mark.slow
@pytest.mark.parametrize("rest", SMUGGLED)
def test_a_length_that_can_be_read_in_two_ways_is_refused(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, rest: bytes
) -> None:
    async def main() -> None:
        async with target(tmp_path, caplog) as server:
            head = b"POST /api/guest HTTP/1.1\r\nhost: localhost\r\ncontent-type: application/json\r\n"
            answer = await server.raw(head + rest)
            assert answer is None or answer.status == 400, answer

    go(main)


def test_bodies_that_stop_in_the_middle_leave_no_trace(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        caplog.set_level("INFO")
        async with target(tmp_path, caplog) as server:
            caplog.clear()

            def told() -> list[Any]:
                return [record.__dict__["status"] for record in caplog.records if record.name == "readyroom.http"]

            for n, rest in enumerate(
                (
                    b"content-length: 50\r\n\r\n{",
                    b"transfer-encoding: chunked\r\n\r\n5\r\n{",
                    b"content-length: 2\r\n\r\n",
                )
            ):
                _, writer = await asyncio.open_connection("127.0.0.1", server.port)
                writer.write(b"POST /api/guest HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n" + rest)
                await writer.drain()
                await asyncio.sleep(0.05)
                writer.close()
                await until(lambda n=n: len(told()) > n)  # type: ignore[misc]
            assert told() == [400, 400, 400]
            assert faults(caplog) == []

    go(main)


def test_handshakes_of_sockets_with_hostile_headers(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    async def main() -> None:
        async with target(tmp_path, caplog) as server:
            upgrade = [("upgrade", "websocket"), ("connection", "Upgrade"), ("sec-websocket-version", "13")]
            keys = ["dGhlIHNhbXBsZSBub25jZQ==", "x", "", "é", "=" * 3_000]
            paths = [
                "/api/live",
                "/api/live/",
                "/api/live/schema",
                "/",
                "/%00",
                "/api/none",
                "/api/me",
                "/" + "a" * 5_000,
            ]
            for path in paths:
                for key in keys:
                    await server.take(Ask("GET", path, [*upgrade, ("sec-websocket-key", key)]))
                for name, value in HEADERS:
                    if name not in ("connection", "upgrade"):
                        headers = [*upgrade, ("sec-websocket-key", keys[0]), (name, value)]
                        await server.take(Ask("GET", path, headers), signed_in=False)
            for name, value in (("sec-websocket-version", "é"), ("sec-websocket-extensions", "é;=,"), ("host", "[")):
                headers = [*upgrade, ("sec-websocket-key", keys[0]), (name, value)]
                await server.take(Ask("GET", "/api/live", headers))
            assert server.statuses[101]
            assert sum(server.statuses.values()) > len(paths) * len(keys) / 2

    go(main, 120)


def _mutated(good: Any, rng: Random) -> Any:
    """A copy with one value, somewhere, replaced by a hostile one."""
    data = json.loads(json.dumps(good))
    at = data
    while True:
        key = rng.choice(list(at) if isinstance(at, dict) else list(range(len(at))))
        if not isinstance(at[key], (dict, list)) or not at[key] or rng.random() < 0.2:
            at[key] = rng.choice(VALUES)
            return data
        at = at[key]


def _signed(record: dict[str, Any]) -> dict[str, Any]:
    with contextlib.suppress(msgspec.ValidationError, UnicodeError, TypeError, OverflowError):
        record["check"] = msgspec.convert(record, Record).fingerprint()
    return record


@pytest.mark.parametrize("tries", [60, pytest.param(2_000, marks=pytest.mark.slow)])
def test_records_with_anything_wrong_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture, tries: int) -> None:
    """Their fingerprints are made anew, so that what is inside is really looked at."""
    rng = Random(3)
    game = rr.new("lanterns", 2, Fair("cd" * 32, ("a", "b")))
    while not game.over:
        question = game.questions[0]
        game.answer(question.seat, 0 if question.kind == "one" else (0,))
    records = [
        game.record(),
        json.loads((Path(__file__).parents[1] / "records" / "lanterns-40.json").read_bytes()),
    ]

    async def main() -> None:
        async with target(tmp_path, caplog) as server:
            for _ in range(tries):
                body = json.dumps({"record": _signed(_mutated(rng.choice(records), rng))}).encode()
                await server.take(Ask("POST", "/api/records", body=body))
            assert set(server.statuses) == {201, 400}, "harmless ones are kept, all others are looked at and refused"

    go(main, 900)


@pytest.mark.slow
def test_passkeys_with_anything_wrong_are_refused(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """With a real ceremony under way each time, so that the credential is really looked at."""

    async def main() -> None:
        async with target(tmp_path, caplog) as server:
            good = {"id": "eA", "rawId": "eA", "type": "public-key"}
            good["response"] = {  # type: ignore[assignment]
                "clientDataJSON": "eyJ0eXBlIjoieCJ9",
                "attestationObject": "oA",
                "authenticatorData": "eA",
                "signature": "eA",
                "userHandle": "eA",
            }
            rng = Random(4)
            await server.guest.make("/api/account", login="ada", password="watchtower")
            for way in ("register", "login"):
                for credential in [good, {}, *(_mutated(good, rng) for _ in range(60))]:
                    begun = await server.guest.make(f"/api/passkeys/{way}/begin")
                    body = json.dumps({"handle": begun["handle"], "credential": credential}).encode()
                    answer = await server.take(Ask("POST", f"/api/passkeys/{way}/finish", body=body))
                    assert answer is not None
                    assert answer.status in (400, 401), answer

    go(main, 120)


def test_the_deepest_bodies_are_among_the_hostile_ones() -> None:
    assert max(body.count(b"[") for body in BODIES) > 100_000
