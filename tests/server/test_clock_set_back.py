"""The clock of the machine is set back, or put forward, while the server runs: nothing ends early, late or never."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path

import msgspec
import pytest
from tests.server.authenticator import Authenticator, add_passkey, use_passkey
from tests.server.clients import Asker, go, local, looking, running, seated, until
from tests.server.test_faults import _reach_window

from readyroom.server.hub import Hub
from readyroom.server.schema import processes
from readyroom.server.settings import Settings
from readyroom.server.upsert import upsert

Shift = Callable[[float], None]
HOUR = 3600.0


@pytest.fixture
def shift(monkeypatch: pytest.MonkeyPatch) -> Shift:
    """Puts the clock forward by so many seconds; back if they are negative."""
    real = time.time

    def by(seconds: float) -> None:
        monkeypatch.setattr(time, "time", lambda: real() + seconds)

    return by


def test_cookies_and_passkeys_stay_good_when_the_clock_is_set_back(tmp_path: Path, shift: Shift) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            ada = await Asker(server.url, "Ada").be_guest()
            key = await add_passkey(ada, "ada")
            begun = await ada.make("/api/passkeys/register/begin")
            sign_in = await ada.make("/api/passkeys/login/begin")
            shift(-HOUR)
            assert (await ada.get("/api/me"))["login"] == "ada"
            assert await (await ada.connect()).ask("ping") is None
            second = {"handle": begun["handle"], "credential": Authenticator(server.url).register(begun["options"])}
            await ada.make("/api/passkeys/register/finish", **second)
            signed = {"handle": sign_in["handle"], "credential": key.sign_in(sign_in["options"])}
            phone = Asker(server.url, "Phone")
            await phone.make("/api/passkeys/login/finish", **signed)
            shift(-HOUR + 1200)
            await server.hub._tidy()
            again = {"handle": sign_in["handle"], "credential": key.sign_in(sign_in["options"])}
            assert (await phone.post("/api/passkeys/login/finish", **again)).status_code == 401, "used up for good"
            assert await use_passkey(phone, key) == 200
            shift(0)
            assert (await ada.http.get("/api/me")).status_code == 200
            shift(HOUR)
            late = {"handle": begun["handle"], "credential": Authenticator(server.url).register(begun["options"])}
            assert (await ada.post("/api/passkeys/register/finish", **late)).status_code == 401

    go(main)


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [-HOUR, HOUR])
def test_a_secret_window_closes_in_its_time(tmp_path: Path, shift: Shift, seconds: float) -> None:
    async def main() -> None:
        async with running(local(tmp_path, window_live=1.5, window_quick=1.5)) as server:
            guests, table = await seated(server.url, 2, reactions="secret")
            sockets = await looking(guests, table)
            await _reach_window(server, sockets, table)
            opened = time.monotonic()
            shift(seconds)
            await sockets[1].ask("window", table=table, do="think")
            await sockets[0].until(lambda: sockets[0].games[table].state["window"] is None)
            assert time.monotonic() - opened > 3 * 1.5, "and not before who wanted to think has had the time"

    go(main)


@pytest.mark.slow
@pytest.mark.parametrize("seconds", [-HOUR, HOUR])
def test_the_clocks_of_players_run_on(tmp_path: Path, shift: Shift, seconds: float) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2, clock={"kind": "bank", "seconds": 100, "increment": 0})
            short = await seated(server.url, 2, clock={"kind": "move", "seconds": 2, "increment": 0})
            sockets, others = await looking(guests, table), await looking(*short)
            shift(seconds)
            game = sockets[0].games[table]
            await sockets[0].ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])
            await sockets[1].until(lambda: sockets[1].games[table].state["clocks"]["running"] == [1])
            left = sockets[1].games[table].state["clocks"]["left"]
            assert all(50 < seconds_left <= 100 for seconds_left in left), left
            await others[0].until(lambda: others[0].tables[short[1]]["table"]["chairs"][0]["away"])

    go(main)


def test_an_absent_player_is_absent_after_the_same_time(tmp_path: Path, shift: Shift) -> None:
    async def main() -> None:
        async with running(local(tmp_path, absent_live=600.0)) as server:
            guests, table = await seated(server.url, 3)
            sockets = await looking(guests, table)
            await sockets[2].close()
            shift(HOUR)
            early = await guests[0].post(f"/api/tables/{table}/vote", seat=2)
            assert early.json()["error"]["code"] == "not-absent"
            shift(-HOUR)
            await until(lambda: not server.hub.tables[table].presence.where[2])
            server.hub.settings = msgspec.structs.replace(server.hub.settings, absent_live=0.5)
            await asyncio.sleep(0.6)
            await guests[0].make(f"/api/tables/{table}/vote", seat=2)

    go(main)


def test_a_process_that_died_before_the_clock_was_set_back_is_dead(postgres: Callable[[], str], tmp_path: Path) -> None:
    """Its last sign of life lies in the future; its tables would wait until then."""

    async def main() -> None:
        settings: Settings = local(tmp_path, db=postgres())
        async with running(settings) as server:
            store, hub = server.service.store, server.hub
            assert isinstance(hub, Hub)
            for name, ahead in (("dead", HOUR), ("alive", 5.0), ("long dead", -HOUR)):
                seen = time.time() + ahead
                await store.write(lambda tx, n=name, s=seen: upsert(tx, processes, ["id"], id=n, seen_at=s))  # type: ignore[misc]
            assert set(await store.read(hub.alive)) == {hub.process, "alive"}

    go(main)
