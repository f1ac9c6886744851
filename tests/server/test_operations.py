"""Operations: health, metrics, logs, the client's files, schemas, notices, several processes, graceful shutdown."""

import asyncio
import json
import logging
import signal
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from cryptography.hazmat.primitives import hashes, serialization
from cryptography.hazmat.primitives.asymmetric import ec
from cryptography.hazmat.primitives.ciphers.aead import AESGCM
from cryptography.hazmat.primitives.kdf.hkdf import HKDF
from tests.server.clients import PATIENCE, Asker, go, local, looking, play_all, running, seated, until
from tests.server.processes import Process

import readyroom as rr
from readyroom.server import push, wire
from readyroom.server.api.ops import may_read_metrics
from readyroom.server.logs import JsonLines
from readyroom.server.settings import Mail, Settings
from readyroom.words import words

MakeSettings = Callable[..., Settings]


def test_health_metrics_and_schemas(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, metrics_token="secret")) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            assert (await guest.get("/healthz"))["status"] == "ok"
            assert (await guest.http.get("/metrics")).status_code == 403
            allowed = await guest.http.get("/metrics", headers={"authorization": "Bearer secret"})
            assert "readyroom_answers_total" in allowed.text
            api = await guest.get("/api/schema/openapi.json")
            assert "/api/tables/{table}/join" in api["paths"]
            assert await guest.get("/api/live/schema") == wire.schema()

    go(main)


@pytest.mark.parametrize(
    ("host", "client", "passed_on", "may"),
    [
        ("127.0.0.1:8000", "127.0.0.1", {}, True),
        ("localhost", "::1", {}, True),
        ("[::1]:8000", "::1", {}, True),
        ("192.168.1.7:8000", "192.168.1.9", {}, False),
        ("localhost:8000", "192.168.1.9", {}, False),
        ("192.168.1.7:8000", "192.168.1.7", {}, False),
        ("play.example.org", "127.0.0.1", {}, False),  # a proxy on the same machine, or a name turned to us
        ("127.0.0.1:8000", "127.0.0.1", {"x-forwarded-for": "127.0.0.1"}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"x-forwarded-for": ""}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"x-forwarded-proto": "https"}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"x-real-ip": "127.0.0.1"}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"forwarded": "for=127.0.0.1"}, False),
        ("127.0.0.1:8000", "127.0.0.1", {"via": "1.1 proxy"}, False),
        ("127.0.0.1:8000", "", {}, False),
        ("", "127.0.0.1", {}, False),
    ],
)
def test_metrics_are_for_the_machine_itself_or_who_has_the_token(
    host: str, client: str, passed_on: dict[str, str], may: bool
) -> None:
    assert may_read_metrics("", {"host": host, **passed_on}, client) is may
    assert not may_read_metrics("secret", {"host": host, **passed_on}, client)
    assert not may_read_metrics("secret", {"host": host, "authorization": "Bearer secre", **passed_on}, client)
    assert may_read_metrics("secret", {"host": host, "authorization": "Bearer secret", **passed_on}, client)


@pytest.mark.parametrize("path", ["/metrics", "/metrics/", "//metrics", "/%6detrics", "/metrics//", "/metrics?x=1"])
def test_metrics_are_not_given_away_by_another_spelling(tmp_path: Path, path: str) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = Asker(server.url, "Ada")
            at_home = await guest.http.get(server.url + path)
            passed_on = await guest.http.get(server.url + path, headers={"x-forwarded-for": "127.0.0.1"})
            elsewhere = await guest.http.get(server.url + path, headers={"host": "play.example.org"})
            for answer in (passed_on, elsewhere):
                assert answer.status_code in (403, 404)
                assert "readyroom_" not in answer.text
            assert ("readyroom_answers_total" in at_home.text) == (at_home.status_code == 200)
            if path.rstrip("/?x=1") == "/metrics":
                assert at_home.status_code == 200

    go(main)


@pytest.mark.parametrize("name", ["Caddyfile", "nginx.conf"])
def test_proxy_examples_block_everything_that_begins_like_the_metrics(name: str) -> None:
    text = (Path(__file__).parents[2] / "deploy" / name).read_text()
    assert {"Caddyfile": "respond /metrics* 404", "nginx.conf": "location ~* ^/metrics { return 404; }"}[name] in text


def test_every_message_fits_the_published_schema(tmp_path: Path) -> None:
    """All frames of a whole game, checked against the JSON schema that clients generate their types from."""
    import jsonschema_rs

    schema = wire.schema()
    checker = jsonschema_rs.validator_for({**schema, "$ref": "#/$defs/FromServer"})

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2, clock={"kind": "bank", "seconds": 500})
            sockets = await looking(guests, table)
            await sockets[0].ask("lobby")
            await sockets[0].ask("say", table=table, text="hi")
            await play_all(sockets, table)
            for frame in sockets[0].frames + sockets[1].frames:
                checker.validate(frame)
            kinds = {frame["type"] for frame in sockets[0].frames}
            assert kinds >= {"welcome", "ok", "table", "game", "chat", "lobby", "orders"}

    go(main)


def test_every_refusal_has_words() -> None:
    """Each code that the server's code names has its sentence."""
    import re

    import readyroom.server as package

    root = Path(package.__file__).parent
    codes = {code for file in root.rglob("*.py") for code in re.findall(r'Refused\(\s*"([a-z-]+)"', file.read_text())}
    assert len(codes) > 20
    assert [code for code in sorted(codes) if not words("en").has(f"server-{code}")] == []


def test_logs_are_lines_of_json() -> None:
    record = logging.LogRecord("readyroom.x", logging.INFO, "", 0, "a %s", ("b",), None)
    record.table = "t"
    line = json.loads(JsonLines().format(record))
    assert (line["message"], line["level"], line["table"]) == ("a b", "info", "t")


@pytest.mark.slow
def test_a_webhook_is_called_once_for_a_question_that_waits(tmp_path: Path) -> None:
    """With a real receiver on the loopback, which only a host who allows private addresses lets us reach."""

    async def main() -> None:
        got: list[bytes] = []

        async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
            head = await reader.readuntil(b"\r\n\r\n")
            length = int(head.lower().split(b"content-length: ")[1].split(b"\r\n")[0])
            got.append(await reader.readexactly(length))
            writer.write(b"HTTP/1.1 204 No Content\r\nconnection: close\r\n\r\n")
            await writer.drain()
            writer.close()

        receiver = await asyncio.start_server(receive, "127.0.0.1", 0)
        port = receiver.sockets[0].getsockname()[1]
        facts = {"notices": True, "private_webhooks": True, "public_url": "https://play.example"}
        async with running(local(tmp_path, **facts)) as server:
            server.hub.notices.patience = 0.1
            guests, table = await seated(server.url, 2)
            hook = {"webhook": f"http://127.0.0.1:{port}/x", "format": "discord"}
            assert (await guests[1].http.patch("/api/me", json={"notices": hook})).is_success
            socket = await guests[0].connect()
            game = await socket.open(table)
            await socket.ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])
            await until(lambda: got)
            await asyncio.sleep(0.4)
            assert len(got) == 1
            assert f"https://play.example/t/{table}" in json.loads(got[0])["content"]
        receiver.close()
        async with running(local(tmp_path, notices=True)) as server:
            guest = await Asker(server.url, "Eve").be_guest()
            refused = await guest.http.patch("/api/me", json={"notices": hook})
            assert refused.json()["error"]["code"] == "bad-webhook"

    go(main)


async def _fake_smtp(got: list[str]) -> asyncio.Server:
    """As much of an SMTP server as it takes to be handed a message."""

    async def receive(reader: asyncio.StreamReader, writer: asyncio.StreamWriter) -> None:
        writer.write(b"220 hello\r\n")
        while line := await reader.readline():
            if line.upper().startswith(b"DATA"):
                writer.write(b"354 go on\r\n")
                got.append((await reader.readuntil(b"\r\n.\r\n")).decode())
            writer.write(b"221 bye\r\n" if line.upper().startswith(b"QUIT") else b"250 ok\r\n")
        writer.close()

    return await asyncio.start_server(receive, "127.0.0.1", 0)


def test_a_digest_by_mail_instead_of_a_notice_for_each_question(tmp_path: Path) -> None:
    async def main() -> None:
        got: list[str] = []
        smtp = await _fake_smtp(got)
        mail = Mail("127.0.0.1", smtp.sockets[0].getsockname()[1], sender="readyroom@example.org", starttls=False)
        facts = {"notices": True, "public_url": "https://play.example", "mail": mail}
        async with running(local(tmp_path, **facts)) as server:
            server.hub.notices.patience = 0.05
            guests, table = await seated(server.url, 2, pace="web")
            wishes = {"email": "ada@example.org", "notices": {"email": True, "digest": True}}
            assert (await guests[1].http.patch("/api/me", json=wishes)).is_success
            socket = await guests[0].connect()
            game = await socket.open(table)
            await socket.ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])
            await asyncio.sleep(0.4)
            assert got == []
            await server.hub.notices.digest()
            await server.hub.notices.told()
            assert len(got) == 1
            assert "To: ada@example.org" in got[0]
            assert f"https://play.example/t/{table}" in got[0]
        smtp.close()

    go(main)


def test_push_messages_can_be_read_by_the_device_only() -> None:
    """RFC 8291, from the device's side."""
    device = ec.generate_private_key(ec.SECP256R1())
    form = (serialization.Encoding.X962, serialization.PublicFormat.UncompressedPoint)
    point, auth = device.public_key().public_bytes(*form), b"0123456789abcdef"
    body = push.encrypt(b"you are waited for", push.b64(point), push.b64(auth))
    salt, size, theirs, sealed = body[:16], body[20], body[21 : 21 + body[20]], body[21 + body[20] :]
    assert size == 65
    sender = ec.EllipticCurvePublicKey.from_encoded_point(ec.SECP256R1(), theirs)
    shared = device.exchange(ec.ECDH(), sender)

    def derive(salt: bytes, secret: bytes, info: bytes, length: int) -> bytes:
        return HKDF(hashes.SHA256(), length, salt, info).derive(secret)

    secret = derive(auth, shared, b"WebPush: info\0" + point + theirs, 32)
    key = derive(salt, secret, b"Content-Encoding: aes128gcm\0", 16)
    nonce = derive(salt, secret, b"Content-Encoding: nonce\0", 12)
    assert AESGCM(key).decrypt(nonce, sealed, None) == b"you are waited for\x02"
    headers = push.headers("https://push.example/abc", push.new_key(), "mailto:a@b.c")
    claims = msgspec.json.decode(push.unb64(headers["authorization"].split(".")[1]))
    assert claims["aud"] == "https://push.example"


@pytest.mark.slow
def test_graceful_shutdown_says_restart_and_the_game_goes_on(tmp_path: Path) -> None:
    async def main() -> None:
        process = Process(local(tmp_path / "data"), tmp_path / "log")
        process.start()
        await process.ready()
        guests, table = await seated(process.url, 2)
        sockets = [await guest.connect() for guest in guests]
        games = [await socket.open(table) for socket in sockets]
        await sockets[0].ask("answer", table=table, serial=games[0].state["questions"][0]["serial"], answer=[0])
        await asyncio.to_thread(process.kill, signal.SIGTERM)
        await asyncio.wait_for(sockets[0].reader, PATIENCE)
        assert sockets[0].raw.close_code == 1012
        process.start()
        await process.ready()
        again = await (await guests[0].connect()).open(table, games[0])
        assert again.state["questions"][0]["answered"]
        assert again.state["questions"][0]["answer"] == [0]
        await asyncio.to_thread(process.kill)

    go(main)


@pytest.mark.slow
def test_two_processes_share_tables_on_postgres(postgres: Callable[[], str], tmp_path: Path) -> None:
    """People at one table on two processes: one owns it, the other passes on; both tell the same."""

    async def main() -> None:
        settings = local(tmp_path, db=postgres())
        async with running(settings) as one, running(settings) as two:
            guests, table = await seated(one.url, 2)
            guests[1].url = two.url
            sockets = await looking(guests, table)
            assert one.hub.tables[table].owned != two.hub.tables[table].owned, "whoever was quicker"
            await sockets[1].ask("say", table=table, text="over there")
            await sockets[0].until(lambda: sockets[0].chat)
            await sockets[0].until(lambda: sockets[0].tables[table]["table"]["chairs"][1]["connected"])
            games = await play_all(sockets, table)
            assert games[0].state["result"] == games[1].state["result"]
            assert one.hub.tables[table].rows == two.hub.tables[table].rows

    go(main)


@pytest.mark.slow
def test_schemathesis(settings: MakeSettings, tmp_path: Path) -> None:
    """The whole OpenAPI, with generated requests: nothing answers 5xx, everything as described."""
    import schemathesis
    from hypothesis import HealthCheck, given
    from hypothesis import settings as rules

    examples = 10 if settings().db else 25
    process = Process(settings(), tmp_path / "log")
    process.start()
    asyncio.run(process.ready())
    try:
        import httpx

        cookies = dict(httpx.post(f"{process.url}/api/guest", json={"name": "Fuzz"}).cookies)
        schema = schemathesis.openapi.from_url(f"{process.url}/api/schema/openapi.json")
        tried = 0
        for found in schema.get_all_operations():
            operation = found.ok()  # type: ignore[union-attr]
            if operation.path in ("/api/logout", "/api/me") and operation.method.upper() in ("POST", "DELETE"):
                continue

            @given(case=operation.as_strategy())
            @rules(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck))
            def check(case: Any) -> None:
                nonlocal tried
                tried += 1
                response = case.call(cookies=cookies)
                assert response.status_code < 500, f"{case.method} {case.path}: {response.text}"
                if response.status_code >= 400:
                    assert set(response.json()) == {"error"}

            check()
        assert tried > 12 * examples
    finally:
        process.kill()


@pytest.mark.slow
def test_serve_with_workers_on_postgres(postgres: Callable[[], str], tmp_path: Path) -> None:
    """`readyroom serve --db postgresql://... --workers 2`: people land on either process and play one game."""

    async def main() -> None:
        process = Process(local(tmp_path, db=postgres()), tmp_path / "log")
        process.start("--workers", "2")
        await process.ready(60)
        guests, table = await seated(process.url, 3)
        for n in range(6):
            sockets = await looking(guests, table)
            if n < 5:
                for socket in sockets:
                    await socket.close()
        await play_all(sockets, table)
        record = await guests[0].http.get(f"/api/tables/{table}/record")
        assert rr.verify(record.content).over
        await asyncio.to_thread(process.kill, signal.SIGTERM)

    go(main, 120)
