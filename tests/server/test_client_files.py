"""The client's files over HTTP: compressed where that helps, kept by browsers as long as they may, nothing else."""

import gzip
from pathlib import Path

import httpx
import pytest
from tests.server.clients import go, local, running

from readyroom.server import app, client
from readyroom.web.build import compress

SCRIPT = b"export const words = 'all along the watchtower';\n" * 200


@pytest.fixture
def dist(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A built client, served by the app."""
    folder = tmp_path / "dist"
    (folder / "assets").mkdir(parents=True)
    (folder / "index.html").write_text("<!doctype html><p>the client" + " " * 900)
    (folder / "assets" / "app-1a2b.js").write_bytes(SCRIPT)
    (folder / "assets" / "tiny-3c4d.js").write_bytes(b"1")
    (folder / "assets" / "font-5e6f.woff2").write_bytes(b"wOF2" + bytes(range(256)))
    (folder / ".stamp").write_text("of the build")
    assert compress(folder) == 2, "only what gains by it is compressed"
    monkeypatch.setattr(app, "client_handlers", lambda: client.handlers(folder))
    return folder


def _get(tmp_path: Path, *asks: tuple[str, dict[str, str]]) -> list[httpx.Response]:
    """The raw answers of a real server."""
    answers: list[httpx.Response] = []

    async def main() -> None:
        async with running(local(tmp_path)) as server, httpx.AsyncClient(base_url=server.url, verify=False) as http:
            for path, headers in asks:
                async with http.stream("GET", path, headers={"accept-encoding": "identity", **headers}) as response:
                    response._content = b"".join([part async for part in response.aiter_raw()])
                answers.append(response)

    go(main)
    return answers


def test_assets_are_compressed_and_kept_forever(tmp_path: Path, dist: Path) -> None:
    path = "/assets/app-1a2b.js"
    plain, small, refused = _get(
        tmp_path, (path, {}), (path, {"accept-encoding": "br, gzip"}), (path, {"accept-encoding": "gzip;q=0"})
    )
    assert plain.content == refused.content == SCRIPT
    assert "content-encoding" not in plain.headers
    assert small.headers["content-encoding"] == "gzip"
    assert gzip.decompress(small.content) == SCRIPT
    assert len(small.content) < len(SCRIPT) / 20
    for response in (plain, small):
        assert response.headers["cache-control"] == "public, max-age=31536000, immutable"
        assert response.headers["vary"] == "accept-encoding"
        assert response.headers["content-type"] == "text/javascript; charset=utf-8"
        assert int(response.headers["content-length"]) == len(response.content)
    assert plain.headers["etag"] != small.headers["etag"], "two forms, two names"


def test_pages_are_asked_for_anew_and_answered_with_304(tmp_path: Path, dist: Path) -> None:
    (first,) = _get(tmp_path, ("/t/some-table", {"accept-encoding": "gzip"}))
    assert first.headers["cache-control"] == "no-cache"
    assert gzip.decompress(first.content).startswith(b"<!doctype html><p>the client")
    tag = first.headers["etag"]
    same, weak, other, plain = _get(
        tmp_path,
        ("/", {"accept-encoding": "gzip", "if-none-match": tag}),
        ("/", {"accept-encoding": "gzip", "if-none-match": f'"x", W/{tag}'}),
        ("/", {"accept-encoding": "gzip", "if-none-match": '"another"'}),
        ("/", {"if-none-match": tag}),
    )
    for response in (same, weak):
        assert (response.status_code, response.content) == (304, b"")
        assert (response.headers["etag"], response.headers["vary"]) == (tag, "accept-encoding")
    assert (other.status_code, plain.status_code) == (200, 200)
    (dist / "index.html").write_text("<!doctype html><p>a new build" + " " * 900)
    compress(dist)
    (new,) = _get(tmp_path, ("/", {"accept-encoding": "gzip", "if-none-match": tag}))
    assert new.status_code == 200
    assert b"a new build" in gzip.decompress(new.content)


def test_what_has_no_compressed_copy_is_sent_as_it_is(tmp_path: Path, dist: Path) -> None:
    tiny, font = _get(
        tmp_path,
        ("/assets/tiny-3c4d.js", {"accept-encoding": "gzip"}),
        ("/assets/font-5e6f.woff2", {"accept-encoding": "gzip"}),
    )
    for response, body in ((tiny, b"1"), (font, b"wOF2" + bytes(range(256)))):
        assert response.content == body
        assert "content-encoding" not in response.headers
        assert "vary" not in response.headers


def test_other_files_are_not_there(tmp_path: Path, dist: Path) -> None:
    paths = ("/assets/gone.js", "/api/none", "/..%2f..%2fetc/passwd.txt", "/.stamp", "/assets/app-1a2b.js.gz")
    for response in _get(tmp_path, *((path, {}) for path in paths)):
        assert response.status_code == 404, response.url
        assert response.headers["cache-control"] == "no-store"


def test_an_old_compressed_copy_is_not_served(tmp_path: Path, dist: Path) -> None:
    path = dist / "assets" / "app-1a2b.js"
    path.write_bytes(b"new")
    newer = path.stat().st_mtime + 5
    import os

    os.utime(path, (newer, newer))
    (response,) = _get(tmp_path, ("/assets/app-1a2b.js", {"accept-encoding": "gzip"}))
    assert response.content == b"new"


def test_without_a_built_client_a_page_says_how(tmp_path: Path) -> None:
    missing = client.answer(tmp_path, "")
    assert b"has not been built" in missing.content
    assert missing.headers["cache-control"] == "no-store"


def test_a_table_is_served_with_what_to_fetch_at_once(tmp_path: Path, dist: Path) -> None:
    (dist / "table.html").write_text("<!doctype html><p>a table")
    table, replay, home, lobby = _get(tmp_path, ("/t/abc", {}), ("/t/abc/replay", {}), ("/", {}), ("/lobby", {}))
    assert table.content == replay.content == b"<!doctype html><p>a table"
    assert home.content == lobby.content
    assert b"the client" in home.content
