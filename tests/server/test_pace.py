"""Nobody waits for what nobody can read: who is there decides how a window passes, and the table's own choice."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random

import msgspec
import pytest
from tests.server.clients import Asker, go, local, looking, play, play_all, running, seated
from tests.server.pacing import kinds_of, open_window, state_of, states_of, table_of, until_closed
from tests.server.stage import Kept
from tests.server.test_windows import HOLDERS, answer, window_of

from readyroom.server import steady
from readyroom.server.settings import Settings
from readyroom.server.table.presence import WATCHING
from readyroom.server.table.window_times import Asked, Slots

MakeSettings = Callable[..., Settings]


def test_alone_a_window_in_which_nobody_can_act_costs_nothing() -> None:
    async def main() -> None:
        live, kept = table_of((), [0])
        await open_window(live)
        assert window_of(live) is None
        assert kinds_of(live)[-2:] == ["answer", "release"], "closed in the same step"
        assert (await states_of(kept, 0))[-1]["window"] is None
        assert all(state["window"] is None for state in await states_of(kept, 0)), "it was never seen"
        live.stop()

    go(main)


def test_alone_a_window_waits_for_me_as_long_as_i_need_and_no_longer() -> None:
    async def main() -> None:
        live, _ = table_of((0,), [0])
        await open_window(live)
        assert window_of(live) == "snuff"
        assert live.alarm.moment is None, "nothing closes it"
        await answer(live, 0, 0)
        await until_closed(live)
        live.stop()

    go(main)


def test_alone_a_window_waits_for_computer_players_until_they_have_decided() -> None:
    async def main() -> None:
        live, _ = table_of((1, 2), [0])
        await open_window(live)
        await until_closed(live)
        planned = [seat for kind, seat, *_ in live.rows if kind == "plan"]
        assert set(planned) == {1, 2}, "they were not passed"
        live.stop()

    go(main)


def test_who_goes_away_in_a_window_for_them_alone_leaves_it_to_a_computer_player() -> None:
    async def main() -> None:
        live, _ = table_of((0,), [0])
        await open_window(live)
        assert window_of(live) is not None
        live.row.chairs[0] = msgspec.structs.replace(live.row.chairs[0], away=True)
        live.see_who_acts()
        await until_closed(live)
        assert window_of(live) is None
        live.stop()

    go(main)


@pytest.mark.parametrize("who", ["spectator", "spectator elsewhere", "second person", "person away"])
def test_somebody_who_could_read_the_time_makes_it_secret(who: str) -> None:
    """A second socket of the same person does not; somebody who sits here does, connected or not."""

    async def main() -> None:
        ends = []
        for holders in ((), (1,), (1, 2)):
            live, _ = table_of(holders, [0, None] if who == "spectator" else [0])
            if who == "spectator elsewhere":
                live.presence.set_present("another process", WATCHING, here=True)
            computers = (1, 2) if who.startswith("spectator") else (1,)
            await open_window(live, computers, (2,) if who == "person away" else (), reactions="secret")
            assert window_of(live) == "snuff"
            assert isinstance(live.windows.times, Slots)
            ends.append([end - steady.time() for end in live.windows.times.ends])
            live.stop()
        for seat in range(3):
            times = [end[seat] for end in ends]
            assert max(times) - min(times) < 5, f"of some {times[0]:.0f} seconds"

    go(main)


def test_a_second_device_is_not_somebody_else() -> None:
    async def main() -> None:
        live, kept = table_of((), [0])
        again = Kept(live, 0)
        await open_window(live)
        assert window_of(live) is None
        await asyncio.sleep(0.01)
        assert kept[0].frames
        assert kept[0].frames == again.frames
        live.stop()

    go(main)


def test_who_comes_to_watch_changes_the_next_window_and_not_this_one() -> None:
    async def main() -> None:
        live, _ = table_of((0,), [0])
        await open_window(live)
        Kept(live, None)
        live.see_who_acts()
        now: list[object] = [live.windows.times]
        live.windows.times = None
        live.see_who_acts()
        now.append(live.windows.times)
        assert [type(slots) for slots in now] == [Asked, Slots]
        live.stop()

    go(main)


def test_a_spectator_counts_as_soon_as_and_as_long_as_they_are_connected(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guest, friend = [await Asker(server.url, name).be_guest() for name in ("Ada", "Bo")]
            table = (await guest.make("/api/tables", game="lanterns", seats=3, public=True))["table"]["id"]
            await guest.make(f"/api/tables/{table}/fill")
            await guest.make(f"/api/tables/{table}/start")
            mine = await guest.connect()
            await mine.open(table)
            await (await guest.connect()).open(table)
            live = server.hub.live(table)
            assert live.windows.openly
            first, second = [await friend.connect() for _ in range(2)]
            for socket in (first, second):
                await socket.open(table)
            assert not live.windows.openly
            await first.ask("close", table=table)
            assert not live.windows.openly
            await second.close()
            async with asyncio.timeout(20):
                while not live.windows.openly:
                    await asyncio.sleep(0.01)

    go(main)


# --- the table's choice --------------------------------------------------------------------------------------


@pytest.mark.parametrize("pace", ["live", "web"])
def test_quick_windows_are_shorter_and_tell_as_little(pace: str) -> None:
    async def main() -> None:
        found: dict[str, list[float]] = {}
        for reactions in ("secret", "quick"):
            for holders in HOLDERS:
                live, _ = table_of(holders, [0, 1, 2, None])
                await open_window(live, (), reactions=reactions, pace=pace)
                assert isinstance(live.windows.times, Slots)
                found.setdefault(reactions, []).append(live.windows.times.closes - steady.time())
                live.stop()
        for times in found.values():
            assert max(times) - min(times) < 4, times
        assert found["quick"][0] < found["secret"][0] / 2

    go(main)


def test_with_quick_reactions_the_times_of_computer_players_are_shorter_too() -> None:
    """As much as those of people: else they would be what a quick table waits for."""

    async def main() -> None:
        left: list[list[float]] = []
        for reactions in ("secret", "quick"):
            live, _ = table_of((), [0, 1, 2, None])
            await open_window(live, (2,), reactions=reactions)
            assert isinstance(live.windows.times, Slots)
            left.append([end - steady.time() for end in live.windows.times.ends])
            live.stop()
        for secret, quick in zip(*left, strict=True):
            assert quick < secret / 2

    go(main)


def test_with_open_reactions_the_table_waits_for_who_can_act_and_says_so() -> None:
    async def main() -> None:
        live, kept = table_of((1, 2), [0, 1, 2, None])
        await open_window(live, (), reactions="open")
        states = {viewer: await state_of(kept, viewer) for viewer in kept}
        assert {tuple(state["waiting"]) for state in states.values()} == {(1, 2)}
        assert [len(states[viewer]["questions"]) for viewer in (0, 1, 2, None)] == [0, 1, 1, 0]
        assert live.presence.asked_since.keys() == {1, 2}, "who lets the table wait can be voted out"
        await kept[0].ask("window", do="think")
        await answer(live, 2, 0)
        assert window_of(live) == "snuff"
        assert (await state_of(kept, 0))["waiting"] == [1]
        await answer(live, 1, 0)
        await until_closed(live)
        live.stop()
        live, _ = table_of((), [0, 1, 2, None])
        await open_window(live, (), reactions="open")
        assert window_of(live) is None
        live.stop()

    go(main)


def test_an_open_window_waits_again_for_who_takes_it_back() -> None:
    async def main() -> None:
        live, kept = table_of((1, 2), [0, 1, 2])
        await open_window(live, (), reactions="open")
        await answer(live, 1, 0)
        await kept[1].ask("undo")
        await answer(live, 2, 0)
        await asyncio.sleep(0.05)
        assert window_of(live) == "snuff"
        await answer(live, 1, 0)
        await until_closed(live)
        live.stop()

    go(main)


def test_a_table_has_its_reactions_from_the_start_and_keeps_them_in_a_rematch(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2, reactions="open")
            sockets = await looking(guests, table)
            assert sockets[0].tables[table]["table"]["reactions"] == "open"
            await play_all(sockets, table)
            again = await guests[0].make(f"/api/tables/{table}/rematch")
            assert again["table"]["reactions"] == "open"
            changed = await guests[0].http.patch(f"/api/tables/{again['table']['id']}", json={"reactions": "secret"})
            assert changed.json()["table"]["reactions"] == "secret"
            bad = await guests[0].http.patch(f"/api/tables/{again['table']['id']}", json={"reactions": "telepathy"})
            assert bad.status_code == 400
            usual = await guests[0].make("/api/tables", game="lanterns", seats=2)
            assert usual["table"]["reactions"] == "quick"

    go(main)


@pytest.mark.slow
def test_a_whole_game_of_one_person_never_waits_for_a_window(tmp_path: Path) -> None:
    """Windows would take ten minutes each."""

    async def main() -> None:
        async with running(local(tmp_path, window_live=600.0, window_quick=600.0)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            table = (await guest.make("/api/tables", game="galactica", seats=3, reactions="secret"))["table"]["id"]
            await guest.make(f"/api/tables/{table}/fill", level="random")
            await guest.make(f"/api/tables/{table}/start")
            socket = await guest.connect()
            await socket.open(table)
            assert (await play(socket, table, Random(5))).over

    go(main, 120)
