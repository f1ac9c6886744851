"""People: guests, accounts, passwords, resets, passkeys, deletion."""

import asyncio
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.authenticator import Authenticator
from tests.server.clients import LOOSE, PATIENCE, QUICK, Asker, go, local, running, seated

from readyroom.server import people
from readyroom.server.push import unb64
from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]


def test_an_account_keeps_the_guests_tables_across_devices(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            made = await guests[0].make("/api/account", login="Ada", password="correct horse")
            assert (made["login"], made["id"]) == ("ada", guests[0].me["id"])
            taken = await guests[1].post("/api/account", login="ADA", password="another pass")
            assert taken.json()["error"]["code"] == "login-taken"
            phone = Asker(server.url, "phone")
            assert (await phone.post("/api/login", login="ada", password="wrong pass")).status_code == 401
            assert (await phone.post("/api/login", login="nobody", password="wrong pass")).status_code == 401
            await phone.make("/api/login", login="ada", password="correct horse")
            assert (await (await phone.connect()).open(table)).seat == 0

    go(main)


def test_reset_and_change_of_password_end_other_sessions(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(Settings(**{**QUICK, "data": str(tmp_path)})) as server:
            ada = Asker(server.url, "Ada")
            await ada.make("/api/account", login="ada", password="correct horse")
            token = await server.service.store.write(lambda tx: people.offer_reset(tx, "ada"))
            other = Asker(server.url, "Ada")
            await other.make("/api/reset", token=token, password="battery staple")
            assert (await other.http.get("/api/me")).json()["login"] == "ada"
            assert (await ada.http.get("/api/me")).status_code == 401
            again = await ada.post("/api/reset", token=token, password="battery staple")
            assert again.json()["error"]["code"] == "bad-reset"
            assert (await other.post("/api/password", old="wrong pass", new="long enough")).status_code == 401
            await other.make("/api/password", old="battery staple", new="long enough")
            assert (await other.http.get("/api/me")).status_code == 200
            stored = await server.service.store.read(lambda conn: people.by_login(conn, "ada"))
            assert stored is not None
            assert str(stored[1]).startswith("$argon2id$")

    go(main)


def test_guessing_passwords_is_slowed_down(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, signins_burst=3, signins_per_second=0.01)
        async with running(Settings(**{**QUICK, "data": str(tmp_path), "limits": tight})) as server:
            ada = Asker(server.url, "Ada")
            answers = [(await ada.post("/api/login", login="ada", password="guess")).status_code for _ in range(5)]
            assert answers == [401, 401, 401, 429, 429]

    go(main)


def test_a_deleted_account_leaves_nothing_behind(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            await guests[0].make("/api/account", login="ada", password="correct horse", email="ada@example.org")
            socket = await guests[0].connect()
            await socket.open(table)
            await socket.ask("say", table=table, text="my words")
            assert (await guests[0].http.delete("/api/me")).status_code == 204
            assert (await guests[0].http.get("/api/me")).status_code == 401
            other = await guests[1].connect()
            await other.open(table)
            chair = other.tables[table]["table"]["chairs"][0]
            assert (chair["person"], chair["name"]) == (None, None)
            assert chair["computer"] == "random"
            assert other.chat == []
            found = await server.service.store.read(lambda conn: people.by_login(conn, "ada"))
            assert found is None
            await Asker(server.url, "Ada").make("/api/account", login="ada", password="correct horse")

    go(main)


def test_passkeys(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            key = Authenticator(server.url)
            begun = await guest.make("/api/passkeys/register/begin", login="ada")
            assert unb64(begun["options"]["challenge"])
            body = {"handle": begun["handle"], "credential": key.register(begun["options"])}
            await guest.make("/api/passkeys/register/finish", **body)
            phone = Asker(server.url, "phone")
            begun = await phone.make("/api/passkeys/login/begin")
            signed = {"handle": begun["handle"], "credential": key.sign_in(begun["options"])}
            assert (await phone.make("/api/passkeys/login/finish", **signed))["id"] == guest.me["id"]
            replayed = await phone.post("/api/passkeys/login/finish", **signed)
            assert replayed.json()["error"]["code"] == "bad-passkey"
            async with running(settings(), one_more=True) as other:
                again = await Asker(other.url, "Phone").post("/api/passkeys/login/finish", **signed)
                assert again.json()["error"]["code"] == "bad-passkey", "used up in every process"
            begun = await phone.make("/api/passkeys/login/begin")
            thief = Authenticator(server.url)
            thief.id = key.id
            forged = {"handle": begun["handle"], "credential": thief.sign_in(begun["options"])}
            assert (await phone.post("/api/passkeys/login/finish", **forged)).status_code == 401

    go(main)


@pytest.mark.slow
def test_signing_out_closes_the_sockets_of_that_session(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            account = {"login": "ada", "password": "correct horse"}
            await guests[0].make("/api/account", **account)
            laptop = await guests[0].connect()
            phone_user = Asker(server.url, "Phone")
            await phone_user.make("/api/login", **account)
            phone = await phone_user.connect()
            for socket in (laptop, phone):
                await socket.open(table)
            assert (await phone_user.post("/api/logout")).status_code == 204
            await asyncio.wait_for(phone.reader, PATIENCE)
            assert (phone.bye, phone.raw.close_code) == ("not-signed-in", 4401)
            assert await laptop.ask("ping") is None, "another session of the same account stays"
            assert server.hub.tables[table].presence.where[0], "and the seat is not taken for absent"
            assert len(server.hub.links) == 1

    go(main)


def test_a_new_password_closes_all_other_sockets(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            account = {"login": "ada", "password": "correct horse"}
            ada = Asker(server.url, "Ada")
            await ada.make("/api/account", **account)
            mine = await ada.connect()
            thief = Asker(server.url, "Thief")
            await thief.make("/api/login", **account)
            stolen = await thief.connect()
            await ada.make("/api/password", old="correct horse", new="another horse")
            await asyncio.wait_for(stolen.reader, PATIENCE)
            assert stolen.raw.close_code == 4401
            await asyncio.wait_for(mine.reader, PATIENCE)
            assert (mine.bye, mine.raw.close_code) == ("renewed", 1012), "come back with the new cookie"
            assert await (await ada.connect()).ask("ping") is None
            assert (await thief.http.get("/api/me")).status_code == 401

    go(main)
