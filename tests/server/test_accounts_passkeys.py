"""Passkeys as part of an account: listed, named, removed, added only by who has just proved who they are."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

from sqlalchemy import select, update
from tests.server.authenticator import Authenticator, add_passkey, use_passkey
from tests.server.clients import PATIENCE, Asker, Running, go, local, running

from readyroom.server import people
from readyroom.server.schema import people as people_rows
from readyroom.server.schema import sessions
from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]
ACCOUNT = {"login": "ada", "password": "correct horse"}


async def _an_hour_later(server: Running, seconds: float = 3600.0) -> None:
    """All sign-ins were an hour ago."""
    later = update(sessions).values(proved_at=sessions.c.proved_at - seconds)
    await server.service.store.write(lambda tx: tx.conn.execute(later))


def _code(response: Any) -> tuple[int, str]:
    return response.status_code, response.json()["error"]["code"]


def test_passkeys_are_listed_named_and_removed(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            ada, eve = Asker(server.url, "Ada"), Asker(server.url, "Eve")
            await ada.make("/api/account", **ACCOUNT)
            await eve.make("/api/account", login="eve", password="correct horse")
            assert await ada.get("/api/passkeys") == {"passkeys": [], "password": True, "proved": True}
            laptop, phone = await add_passkey(ada), await add_passkey(ada, name="phone")
            listed = (await ada.get("/api/passkeys"))["passkeys"]
            assert [(key["name"], key["used_at"]) for key in listed] == [("laptop", None), ("phone", None)]
            assert set(listed[0]) == {"id", "name", "created_at", "used_at"}, "nothing of the key itself"
            assert await use_passkey(Asker(server.url, "Phone"), phone) == 200
            listed = (await ada.get("/api/passkeys"))["passkeys"]
            assert listed[1]["used_at"] >= listed[1]["created_at"]
            first = f"/api/passkeys/{listed[0]['id']}"
            assert (await ada.http.patch(first, json={"name": " my\tlaptop "})).status_code == 204
            assert (await ada.get("/api/passkeys"))["passkeys"][0]["name"] == "mylaptop"
            assert (await eve.get("/api/passkeys"))["passkeys"] == []
            assert (await eve.http.patch(first, json={"name": "hers"})).status_code == 404
            assert (await eve.http.delete(first)).status_code == 404
            assert (await Asker(server.url, "x").http.delete(first)).status_code == 401
            assert (await ada.http.delete(first)).status_code == 204
            assert (await ada.http.delete(first)).status_code == 404
            assert [key["name"] for key in (await ada.get("/api/passkeys"))["passkeys"]] == ["phone"]
            assert await use_passkey(Asker(server.url, "Laptop"), laptop) == 401

    go(main)


def test_a_passkey_is_added_and_removed_only_after_a_fresh_proof(settings: MakeSettings) -> None:
    """Who finds an open browser, or has a stolen cookie, gets no way in of their own."""

    async def main() -> None:
        async with running(settings()) as server:
            ada = Asker(server.url, "Ada")
            await ada.make("/api/account", **ACCOUNT)
            key = await add_passkey(ada)
            one = f"/api/passkeys/{(await ada.get('/api/passkeys'))['passkeys'][0]['id']}"

            async def closed() -> bool:
                refused = [await ada.post("/api/passkeys/register/begin"), await ada.http.delete(one)]
                assert {_code(response) for response in refused} <= {(403, "prove-first")}
                return not (await ada.get("/api/passkeys"))["proved"]

            await _an_hour_later(server)
            assert await closed()
            wrong = await ada.post("/api/prove", password="wrong horse")
            assert _code(wrong) == (401, "wrong-password")
            assert await closed()
            await ada.make("/api/prove", password=ACCOUNT["password"])
            await add_passkey(ada, name="second")
            await _an_hour_later(server)
            assert await closed()
            socket = await ada.connect()
            assert await use_passkey(ada, key) == 200
            await add_passkey(ada, name="third")
            await asyncio.wait_for(socket.reader, PATIENCE)
            assert (socket.bye, socket.raw.close_code) == ("renewed", 1012)
            await ada.post("/api/logout")
            await ada.make("/api/login", **ACCOUNT)
            await add_passkey(ada, name="fourth")
            await _an_hour_later(server, -7200.0)
            assert await closed(), "a proof from the future, for the clock was set back, is none"
            await ada.make("/api/prove", password=ACCOUNT["password"])
            assert (await ada.http.delete(one)).status_code == 204

    go(main)


def test_a_ceremony_belongs_to_its_person_and_its_kind(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            ada, eve = Asker(server.url, "Ada"), Asker(server.url, "Eve")
            await ada.make("/api/account", **ACCOUNT)
            await eve.make("/api/account", login="eve", password="correct horse")
            key = Authenticator(server.url)
            for begin in ("/api/passkeys/register/begin", "/api/passkeys/login/begin"):
                begun = await ada.make(begin)
                body = {"handle": begun["handle"], "credential": key.register(begun["options"])}
                person = eve if "register" in begin else ada
                assert _code(await person.post("/api/passkeys/register/finish", **body)) == (401, "bad-passkey")
            mine = await add_passkey(ada)
            begun = await ada.make("/api/passkeys/register/begin")
            body = {"handle": begun["handle"], "credential": mine.sign_in(begun["options"])}
            assert (await ada.post("/api/passkeys/login/finish", **body)).status_code == 401

    go(main)


def test_the_same_passkey_twice_is_refused(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            ada, eve = Asker(server.url, "Ada"), await Asker(server.url, "Eve").be_guest()
            await ada.make("/api/account", **ACCOUNT)
            key = await add_passkey(ada)
            for person, login in ((ada, None), (eve, "eve")):
                begun = await person.make("/api/passkeys/register/begin", **({"login": login} if login else {}))
                body = {"handle": begun["handle"], "credential": key.register(begun["options"])}
                assert _code(await person.post("/api/passkeys/register/finish", **body)) == (409, "passkey-known")
            assert (await eve.get("/api/me"))["login"] is None
            assert len((await ada.get("/api/passkeys"))["passkeys"]) == 1

    go(main)


def test_so_many_passkeys_and_no_more(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            ada = Asker(server.url, "Ada")
            await ada.make("/api/account", **ACCOUNT)
            for _ in range(20):
                await add_passkey(ada)
            key = Authenticator(server.url)
            begun = await ada.make("/api/passkeys/register/begin")
            body = {"handle": begun["handle"], "credential": key.register(begun["options"])}
            assert _code(await ada.post("/api/passkeys/register/finish", **body)) == (409, "too-many-passkeys")

    go(main)


def test_the_only_way_into_an_account_stays(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            ada = await Asker(server.url, "Ada").be_guest()
            await add_passkey(ada, "ada")
            keys = await ada.get("/api/passkeys")
            assert not keys["password"]
            only = f"/api/passkeys/{keys['passkeys'][0]['id']}"
            assert _code(await ada.http.delete(only)) == (409, "last-way-in")
            await _an_hour_later(server)
            assert _code(await ada.post("/api/password", new="long enough")) == (403, "prove-first")
            await _an_hour_later(server, -3600.0)
            await ada.make("/api/password", new="long enough")
            assert (await ada.http.delete(only)).status_code == 204
            assert _code(await ada.post("/api/password", new="long enough")) == (401, "wrong-password")

    go(main)


def test_a_removed_passkey_takes_its_sessions_along(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            ada, thief, phone = (Asker(server.url, name) for name in ("Ada", "Thief", "Phone"))
            await ada.make("/api/account", **ACCOUNT)
            stolen, other = await add_passkey(ada), await add_passkey(ada)
            assert await use_passkey(thief, stolen) == 200
            assert await use_passkey(phone, other) == 200
            socket = await thief.connect()
            keys = (await ada.get("/api/passkeys"))["passkeys"]
            assert (await ada.http.delete(f"/api/passkeys/{keys[0]['id']}")).status_code == 204
            await asyncio.wait_for(socket.reader, PATIENCE)
            assert socket.raw.close_code == 4401
            assert (await thief.http.get("/api/me")).status_code == 401
            assert (await phone.http.get("/api/me")).status_code == 200

    go(main)


def test_who_removes_the_passkey_they_signed_in_with_stays_signed_in(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            ada, other = Asker(server.url, "Ada"), Asker(server.url, "Other")
            await ada.make("/api/account", **ACCOUNT)
            key = await add_passkey(ada)
            assert await use_passkey(other, key) == 200
            assert await use_passkey(ada, key) == 200
            mine = (await ada.get("/api/passkeys"))["passkeys"][0]["id"]
            socket = await ada.connect()
            assert (await ada.http.delete(f"/api/passkeys/{mine}")).status_code == 204
            assert (await other.http.get("/api/me")).status_code == 401
            assert (await ada.get("/api/me"))["login"] == "ada"
            await socket.ask("ping")

    go(main)


def test_a_reset_removes_passkeys_and_a_change_does_if_asked(settings: MakeSettings) -> None:
    """Who had the password may have added a passkey of their own."""

    async def main() -> None:
        async with running(settings()) as server:
            ada = Asker(server.url, "Ada")
            await ada.make("/api/account", **ACCOUNT)
            key = await add_passkey(ada)
            token = await server.service.store.write(lambda tx: people.offer_reset(tx, "ada"))
            await ada.make("/api/password", old=ACCOUNT["password"], new="battery staple")
            assert await use_passkey(Asker(server.url, "Phone"), key) == 200, "it stays when one changes the password"
            late = await Asker(server.url, "x").post("/api/reset", token=token, password="too late now")
            assert _code(late) == (400, "bad-reset")
            await ada.make("/api/password", old="battery staple", new="another horse", drop_passkeys=True)
            assert await use_passkey(Asker(server.url, "Phone"), key) == 401
            key = await add_passkey(ada)
            token = await server.service.store.write(lambda tx: people.offer_reset(tx, "ada"))
            back = Asker(server.url, "Ada")
            await back.make("/api/reset", token=token, password="correct again")
            assert await use_passkey(Asker(server.url, "Phone"), key) == 401
            assert (await back.get("/api/passkeys")) == {"passkeys": [], "password": True, "proved": True}

    go(main)


def test_a_cancelled_registration_leaves_a_guest_and_the_name_free(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            ada, bo = [await Asker(server.url, name).be_guest() for name in ("Ada", "Bo")]
            begun = await ada.make("/api/passkeys/register/begin", login="Ada")
            assert begun["options"]["user"]["name"] == "ada"
            assert (await ada.get("/api/me"))["login"] is None
            key = Authenticator(server.url)
            forged = {"handle": begun["handle"], "credential": key.sign_in(begun["options"])}
            assert (await ada.post("/api/passkeys/register/finish", **forged)).status_code == 401
            assert (await ada.get("/api/me"))["login"] is None
            slow = await ada.make("/api/passkeys/register/begin", login="ada")
            await add_passkey(bo, "ADA")
            assert (await bo.get("/api/me"))["login"] == "ada"
            body = {"handle": slow["handle"], "credential": key.register(slow["options"])}
            assert _code(await ada.post("/api/passkeys/register/finish", **body)) == (409, "login-taken")
            assert (await ada.get("/api/passkeys"))["passkeys"] == [], "both or nothing"
            assert _code(await ada.post("/api/passkeys/register/begin", login="ada")) == (409, "login-taken")

    go(main)


def test_an_account_that_nobody_can_enter_is_a_guest_again(settings: MakeSettings) -> None:
    """What cancelled registrations had left behind before is mended by the migration."""
    from readyroom.server import migrations
    from readyroom.server.engine import open_engine

    engine = open_engine(settings().url, writing=True)
    migrations.migrate(engine, "0004")
    rows: list[dict[str, Any]] = [
        {"id": name, "name": name, "login": name, "notices": {}, "created_at": 0.0} for name in ("lost", "kept")
    ]
    with engine.begin() as conn:
        for row in rows:
            conn.execute(people_rows.insert().values(**row, password="x" if row["id"] == "kept" else None))
    migrations.migrate(engine)
    with engine.begin() as conn:
        found = {row.id: row.login for row in conn.execute(select(people_rows.c.id, people_rows.c.login))}
    engine.dispose()
    assert found == {"lost": None, "kept": "kept"}
