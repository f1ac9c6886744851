"""Sessions and sign-ins: what ends a cookie, who can be kept out by whom, and what a deleted account leaves running."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import msgspec
import pytest
import websockets
from argon2 import PasswordHasher, Type, extract_parameters
from tests.server.authenticator import add_passkey
from tests.server.clients import LOOSE, PATIENCE, Asker, go, local, looking, running, seated, until

from readyroom.server.limits import Buckets
from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]
ACCOUNT = {"login": "ada", "password": "correct horse"}


def test_passwords_are_slow_to_guess(quick_passwords: PasswordHasher) -> None:
    """At least as slow as RFC 9106 advises where memory is scarce; tests with servers hash otherwise."""
    stored = extract_parameters(quick_passwords.hash(ACCOUNT["password"]))
    assert stored.type == Type.ID
    assert stored.time_cost >= 3
    assert stored.memory_cost >= 64 * 1024


@pytest.mark.parametrize("how", ["password", "passkey"])
def test_the_guests_cookie_ends_when_the_guest_makes_an_account(settings: MakeSettings, how: str) -> None:
    """Whoever has copied it from the browser of a guest does not get into the account with it."""

    async def main() -> None:
        async with running(settings()) as server:
            ada = await Asker(server.url, "Ada").be_guest()
            thief = Asker(server.url, "Thief")
            thief.http.cookies = httpx.Cookies(ada.http.cookies)
            sockets = [await ada.connect(), await thief.connect()]
            assert (await thief.get("/api/me"))["id"] == ada.me["id"]
            if how == "password":
                await ada.make("/api/account", **ACCOUNT)
            else:
                await add_passkey(ada, "ada")
            assert (await ada.get("/api/me"))["login"] == "ada"
            assert (await thief.http.get("/api/me")).status_code == 401
            for socket in sockets:  # of one cookie: who has the new one may come back
                await asyncio.wait_for(socket.reader, PATIENCE)
                assert (socket.bye, socket.raw.close_code) == ("renewed", 1012)
            assert await (await ada.connect()).ask("ping") is None
            with pytest.raises(websockets.InvalidStatus):
                await thief.connect()

    go(main)


def test_a_copied_cookie_and_its_sockets_end_with_a_new_password(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            ada, thief = Asker(server.url, "Ada"), Asker(server.url, "Thief")
            await ada.make("/api/account", **ACCOUNT)
            thief.http.cookies = httpx.Cookies(ada.http.cookies)
            socket = await thief.connect()
            await ada.make("/api/password", old=ACCOUNT["password"], new="another horse")
            await asyncio.wait_for(socket.reader, PATIENCE)
            assert (await thief.http.get("/api/me")).status_code == 401
            with pytest.raises(websockets.InvalidStatus):
                await thief.connect()
            assert await (await ada.connect()).ask("ping") is None

    go(main)


async def _try(person: Asker, address: str, password: str, path: str = "/api/login") -> int:
    """A password from an address; the status."""
    body = {"login": "ada", "password": password} if path == "/api/login" else {"password": password}
    return (await person.http.post(path, json=body, headers={"x-forwarded-for": address})).status_code


TIGHT = msgspec.structs.replace(
    LOOSE, signins_burst=3, signins_per_second=0.001, logins_burst=8, logins_per_second=0.001
)


def test_one_address_can_not_keep_the_owner_out(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, limits=TIGHT)) as server:
            await Asker(server.url, "Ada").make("/api/account", **ACCOUNT)
            eve, ada = Asker(server.url, "Eve"), Asker(server.url, "Ada")
            guesses = [await _try(eve, "203.0.113.5", f"guess {n}") for n in range(12)]
            assert guesses == [401] * 3 + [429] * 9
            household = [await _try(eve, f"2001:db8:0:7::{n}", f"guess {n}") for n in range(6)]
            assert household == [401] * 3 + [429] * 3, "all addresses of a household count as one"
            assert await _try(ada, "198.51.100.7", ACCOUNT["password"]) == 200
            assert await _try(eve, "203.0.113.5", ACCOUNT["password"]) == 429, "who guesses has to wait"

    go(main)


@pytest.mark.slow
def test_guesses_from_many_addresses_are_slowed_but_known_devices_get_in(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, limits=TIGHT)) as server:
            ada, eve = Asker(server.url, "Ada"), Asker(server.url, "Eve")
            await ada.make("/api/account", **ACCOUNT)
            await ada.post("/api/logout")
            guesses = [await _try(eve, f"203.0.113.{n}", f"guess {n}") for n in range(20)]
            assert guesses == [401] * 8 + [429] * 12
            assert await _try(Asker(server.url, "Ada"), "198.51.100.7", ACCOUNT["password"]) == 429
            assert await _try(ada, "198.51.100.7", ACCOUNT["password"]) == 200, "this browser has signed in before"
            await eve.make("/api/account", login="eve", password="correct horse")
            assert await _try(eve, "198.51.100.8", "guess") == 429, "one that is known elsewhere is not known here"

    go(main)


@pytest.mark.slow
def test_right_passwords_use_up_nothing_of_a_login(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, limits=TIGHT)) as server:
            await Asker(server.url, "Ada").make("/api/account", **ACCOUNT)
            for n in range(20):
                assert await _try(Asker(server.url, "Ada"), f"203.0.113.{n}", ACCOUNT["password"]) == 200

    go(main)


def test_a_stolen_session_can_not_guess_the_password_by_proving(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, limits=TIGHT)) as server:
            ada = Asker(server.url, "Ada")
            await ada.make("/api/account", **ACCOUNT)
            tries = [await _try(ada, f"203.0.113.{n}", "guess", "/api/prove") for n in range(6)]
            assert tries == [401] * 3 + [429] * 3
            changed = await ada.post("/api/password", old=ACCOUNT["password"], new="another horse")
            assert changed.status_code == 429

    go(main)


def test_a_token_given_back_can_be_taken_again() -> None:
    buckets = Buckets(2, 0.0)
    assert [buckets.take("a", 1.0), buckets.take("a", 1.0), buckets.take("a", 1.0)] == [True, True, False]
    buckets.give("a")
    assert [buckets.take("a", 1.0), buckets.take("a", 1.0)] == [True, False]
    buckets.give("nobody")
    assert buckets._buckets.keys() == {"a"}


def test_tokens_given_back_never_come_to_more_than_a_full_bucket() -> None:
    buckets = Buckets(2, 0.0)
    assert buckets.take("a", 1.0)
    for _ in range(3):
        buckets.give("a")
    assert buckets._buckets["a"][0] == 2.0


def test_a_deleted_account_leaves_its_seats_at_tables_nobody_looks_at(settings: MakeSettings) -> None:
    """A computer player goes on there, without anybody coming to look."""

    async def main() -> None:
        async with running(settings(unload=0.3)) as server:
            guests, table = await seated(server.url, 3)
            ada = guests[0]
            sockets = await looking(guests, table)
            await sockets[1].ask("lobby")
            for socket in sockets:
                await socket.close()
            await until(lambda: table not in server.hub.tables)
            server.hub.settings = msgspec.structs.replace(server.hub.settings, unload=300.0)  # it stays to be looked at
            assert (await ada.http.delete("/api/me")).status_code == 204

            def answered() -> Any:
                live = server.hub.tables.get(table)
                return live is not None and live.in_play and 0 not in live.log.game.waiting(None).seats

            await until(answered)
            socket = await guests[1].connect()
            game = await socket.open(table)
            chairs = socket.tables[table]["table"]["chairs"]
            assert (chairs[0]["person"], chairs[0]["computer"]) == (None, "random")
            assert socket.tables[table]["table"]["host"] in {guest.me["id"] for guest in guests[1:]}
            assert 0 not in game.state["waiting"]

    go(main)


def test_a_deleted_account_is_told_at_tables_others_look_at(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            (socket,) = await looking(guests[1:], table)
            assert (await guests[0].http.delete("/api/me")).status_code == 204
            await socket.until(lambda: socket.tables[table]["table"]["chairs"][0]["computer"])
            await socket.until(lambda: 0 not in socket.games[table].state["waiting"])

    go(main)
