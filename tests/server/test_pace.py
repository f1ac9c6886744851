"""Nobody waits for what nobody can read: who is there decides how a window passes, and the table's own choice."""

import asyncio
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.clients import Asker, go, local, looking, play, play_all, running, seated
from tests.server.stage import Hub, Kept, new_header, staged
from tests.server.test_windows import HEADER, HOLDERS, answer, at_bid, window_of

from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Check, Galactica
from readyroom.galactica.testing import Table
from readyroom.galactica.windows import window
from readyroom.kernel import Choose, Script
from readyroom.server import steady
from readyroom.server.notices import waited_for
from readyroom.server.settings import Settings
from readyroom.server.table.presence import WATCHING
from readyroom.server.table.table import Table as LiveTable
from readyroom.server.table.window_times import Asked, Slots

MakeSettings = Callable[..., Settings]


def _table(
    holders: tuple[int, ...], viewers: list[int | None], seed: int = 4
) -> tuple[LiveTable, dict[int | None, Kept]]:
    """Seat 0 is about to answer, and then the window opens; the seats 1 and 2 are computer players."""
    live, kept = staged(Hub(seed, window=60.0), HEADER, at_bid(holders), viewers)
    return live, kept


async def _open(live: LiveTable, computers: tuple[int, ...] = (1, 2), away: tuple[int, ...] = (), **facts: Any) -> None:
    """Into the window, with computer players on some seats, and people of others away."""
    for name, value in facts.items():
        setattr(live.row, name, value)
    for seat, label in ((0, "choice:bid"), (1, None), (2, None)):
        await answer(live, seat, label or 0)
    for seat in computers:
        live.row.chairs[seat] = msgspec.structs.replace(live.row.chairs[seat], person=None, name=None)
    for seat in away:
        live.row.chairs[seat].away = True
    await answer(live, 0, 0)


async def _until_closed(live: LiveTable, seconds: float = 20.0) -> None:
    """In far less than the 60 seconds a window takes here."""
    async with asyncio.timeout(seconds):
        while window_of(live) is not None:
            await asyncio.sleep(0.002)


async def _states(kept: Any, viewer: int | None) -> list[Any]:
    """How the game stands, each time a viewer was told."""
    await asyncio.sleep(0.01)
    told = [msgspec.json.decode(frame) for frame in kept[viewer].frames]
    return [frame["state"] for frame in told if frame["type"] == "game"]


async def _state(kept: Any, viewer: int | None) -> Any:
    return (await _states(kept, viewer))[-1]


def _kinds(live: LiveTable) -> list[str]:
    return [kind for kind, *_ in live.rows]


def test_alone_a_window_in_which_nobody_can_act_costs_nothing() -> None:
    async def main() -> None:
        live, kept = _table((), [0])
        await _open(live)
        assert window_of(live) is None
        assert _kinds(live)[-2:] == ["answer", "release"], "closed in the same step"
        assert (await _states(kept, 0))[-1]["window"] is None
        assert all(state["window"] is None for state in await _states(kept, 0)), "it was never seen"
        live.stop()

    go(main)


def test_alone_a_window_waits_for_me_as_long_as_i_need_and_no_longer() -> None:
    async def main() -> None:
        live, _ = _table((0,), [0])
        await _open(live)
        assert window_of(live) == "snuff"
        assert live.alarm.moment is None, "nothing closes it"
        await answer(live, 0, 0)
        await _until_closed(live)
        live.stop()

    go(main)


def test_alone_a_window_waits_for_computer_players_until_they_have_decided() -> None:
    async def main() -> None:
        live, _ = _table((1, 2), [0])
        await _open(live)
        await _until_closed(live)
        planned = [seat for kind, seat, *_ in live.rows if kind == "plan"]
        assert set(planned) == {1, 2}, "they were not passed"
        live.stop()

    go(main)


def test_who_goes_away_in_a_window_for_them_alone_leaves_it_to_a_computer_player() -> None:
    async def main() -> None:
        live, _ = _table((0,), [0])
        await _open(live)
        live.row.chairs[0] = msgspec.structs.replace(live.row.chairs[0], away=True)
        live.see_who_acts()
        await _until_closed(live)
        live.stop()

    go(main)


@pytest.mark.parametrize("who", ["spectator", "spectator elsewhere", "second person", "person away"])
def test_somebody_who_could_read_the_time_makes_it_secret(who: str) -> None:
    """A second socket of the same person does not; somebody who sits here does, connected or not."""

    async def main() -> None:
        ends = []
        for holders in ((), (1,), (1, 2)):
            live, _ = _table(holders, [0, None] if who == "spectator" else [0])
            if who == "spectator elsewhere":
                live.presence.set_present("another process", WATCHING, here=True)
            computers = (1, 2) if who.startswith("spectator") else (1,)
            await _open(live, computers, (2,) if who == "person away" else (), reactions="secret")
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
        live, kept = _table((), [0])
        again = Kept(live, 0)
        await _open(live)
        assert window_of(live) is None
        await asyncio.sleep(0.01)
        assert kept[0].frames
        assert kept[0].frames == again.frames
        live.stop()

    go(main)


def test_who_comes_to_watch_changes_the_next_window_and_not_this_one() -> None:
    async def main() -> None:
        live, _ = _table((0,), [0])
        await _open(live)
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
                live, _ = _table(holders, [0, 1, 2, None])
                await _open(live, (), reactions=reactions, pace=pace)
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
            live, _ = _table((), [0, 1, 2, None])
            await _open(live, (2,), reactions=reactions)
            assert isinstance(live.windows.times, Slots)
            left.append([end - steady.time() for end in live.windows.times.ends])
            live.stop()
        for secret, quick in zip(*left, strict=True):
            assert quick < secret / 2

    go(main)


def test_with_open_reactions_the_table_waits_for_who_can_act_and_says_so() -> None:
    async def main() -> None:
        live, kept = _table((1, 2), [0, 1, 2, None])
        await _open(live, (), reactions="open")
        states = {viewer: await _state(kept, viewer) for viewer in kept}
        assert {tuple(state["waiting"]) for state in states.values()} == {(1, 2)}
        assert [len(states[viewer]["questions"]) for viewer in (0, 1, 2, None)] == [0, 1, 1, 0]
        assert live.presence.asked_since.keys() == {1, 2}, "who lets the table wait can be voted out"
        await kept[0].ask("window", do="think")
        await answer(live, 2, 0)
        assert window_of(live) == "snuff"
        assert (await _state(kept, 0))["waiting"] == [1]
        await answer(live, 1, 0)
        await _until_closed(live)
        live.stop()
        live, _ = _table((), [0, 1, 2, None])
        await _open(live, (), reactions="open")
        assert window_of(live) is None
        live.stop()

    go(main)


def test_an_open_window_waits_again_for_who_takes_it_back() -> None:
    async def main() -> None:
        live, kept = _table((1, 2), [0, 1, 2])
        await _open(live, (), reactions="open")
        await answer(live, 1, 0)
        await kept[1].ask("undo")
        await answer(live, 2, 0)
        await asyncio.sleep(0.05)
        assert window_of(live) == "snuff"
        await answer(live, 1, 0)
        await _until_closed(live)
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


# --- asking less ---------------------------------------------------------------------------------------------

GALACTICA = new_header("galactica", 3)
EMERGENCY = "declare_emergency-3"


def _go_on(g: Galactica, _: str) -> Script[None]:
    yield Choose(g.current, "galactica-stop", ("go-on",))


@pytest.fixture(autouse=True)
def steps(monkeypatch: pytest.MonkeyPatch) -> None:
    """A window stands alone, after a question."""
    monkeypatch.setitem(STEPS, "go_on", _go_on)
    monkeypatch.setitem(STEPS, "window", window)


async def _totaled(
    total: int, holders: tuple[int, ...], *, order: str = "", cylon: bool = False, then: tuple[str, ...] = ()
) -> tuple[LiveTable, Any]:
    """A check of difficulty 10 was just added up; three people, and one who watches."""
    table = Table("laura_roslin", "william_adama", "saul_tigh")
    for seat in range(3):
        table.hand(seat, EMERGENCY if seat in holders else "executive_order-1")
    if cylon:
        table.cylon(2).hand(2, "executive_order-1")
    table.state.check = Check("food_shortage", 10, 3, partial=6, total=total, added=[0] * 3, shown=True)
    table.to_do("go_on", "window:check_totaled", *then)
    live, kept = staged(Hub(3, window=60.0), GALACTICA, table.state, [0, 1, 2, None])
    for chair in live.row.chairs:
        chair.orders = [order] if order else []
    await answer(live, 0, 0)
    return live, kept


async def _questions(kept: Any) -> list[int]:
    """How many questions each seat is shown."""
    return [len((await _state(kept, seat))["questions"]) for seat in range(3)]


@pytest.mark.parametrize("total", [10, 7])
@pytest.mark.parametrize("holders", [(), (1,), (0, 1, 2)])
def test_where_everybody_sees_that_nothing_can_change_the_table_goes_on(total: int, holders: tuple[int, ...]) -> None:
    """A check that is passed, or out of reach of Declare Emergency: whoever holds it, nobody is asked and the frames
    are the same."""

    async def main() -> None:
        live, kept = await _totaled(total, holders)
        assert window_of(live) is None
        assert [len(await _states(kept, viewer)) for viewer in kept] == [1, 1, 1, 1]
        assert [(await _state(kept, viewer))["window"] for viewer in kept] == [None] * 4
        live.stop()

    go(main)


def test_who_might_act_is_looked_at_anew_in_the_next_window(monkeypatch: pytest.MonkeyPatch) -> None:
    """One in which nobody could change anything has just passed; in this one somebody can."""

    def just_missed(g: Galactica, _: str) -> Script[None]:
        assert g.check is not None
        g.check.total = 9
        yield from ()

    monkeypatch.setitem(STEPS, "just_missed", just_missed)

    async def main() -> None:
        live, kept = await _totaled(10, (1,), then=("just_missed", "window:check_totaled"))
        assert window_of(live) == "check_totaled"
        assert await _questions(kept) == [0, 1, 0]
        live.stop()

    go(main)


def test_a_window_that_matters_stays_and_asks_whoever_can_act() -> None:
    async def main() -> None:
        for holders in ((), (1,)):
            live, kept = await _totaled(9, holders)
            assert window_of(live) == "check_totaled"
            assert await _questions(kept) == [int(seat in holders) for seat in range(3)]
            live.stop()

    go(main)


def test_who_wants_to_be_asked_anyway_is() -> None:
    async def main() -> None:
        for holders in ((), (1,)):
            live, kept = await _totaled(10, holders, order="?")
            assert window_of(live) == "check_totaled"
            assert isinstance(live.windows.times, Slots)
            assert await _questions(kept) == [int(seat in holders) for seat in range(3)]
            live.stop()

    go(main)


def test_one_who_wants_to_be_asked_does_not_make_others_be() -> None:
    """The window stands, for one has asked for it; others who hold the card see what those see who do not."""

    async def main() -> None:
        shown = []
        for holders in ((0,), (0, 1)):
            live, kept = await _totaled(10, holders, order="?")
            live.row.chairs[1].orders = []
            live.audience.tell_all()
            shown.append(((await _state(kept, 1))["questions"], live.windows.times is not None))
            live.stop()
        assert shown == [([], True)] * 2

    go(main)


def test_a_revealed_cylon_and_empty_hands_have_no_time_of_their_own() -> None:
    async def main() -> None:
        live, _ = await _totaled(9, (), cylon=True)
        assert isinstance(live.windows.times, Slots)
        left = [end - steady.time() for end in live.windows.times.ends]
        assert left[2] <= 0 < min(left[:2])
        assert waited_for(live) == [0, 1], "nor are they sent a notice"
        live.stop()

    go(main)


@pytest.mark.parametrize("order", ["*", "check_totaled", "*@1", "check_totaled@1"])
def test_who_passes_all_is_not_asked_at_all(order: str) -> None:
    async def main() -> None:
        live, kept = await _totaled(9, (0, 1, 2), order=order)
        assert await _questions(kept) == [0, 0, 0]
        assert waited_for(live) == []
        assert isinstance(live.windows.times, Slots)
        assert live.windows.times.closes - steady.time() < 60 * 0.75, "the quick times of orders, and no other"
        live.windows.times.ends = [steady.time() - 1] * 3
        await live.jobs.do(live.time_is_up)
        assert window_of(live) is None
        live.stop()

    go(main)


def test_passing_all_goes_at_once_where_nobody_reads_it() -> None:
    async def main() -> None:
        live, _ = _table((0,), [0])
        live.row.chairs[0].orders = ["*"]
        await _open(live)
        assert window_of(live) is None
        live.stop()

    go(main)


def test_who_has_decided_still_sees_what_though_an_order_would_pass() -> None:
    """What was decided by hand stands, and can be taken back where it was decided."""

    async def main() -> None:
        live, kept = await _totaled(9, (1,))
        await answer(live, 1, 1)
        live.row.chairs[1].orders = ["*"]
        live.audience.tell_all()
        assert await _questions(kept) == [0, 1, 0]
        assert live.log.plans == {1: 1}
        live.stop()

    go(main)


@pytest.mark.parametrize("order", ["check_totaled", "*", "check_totaled@1", "*@1"])
def test_an_order_that_is_taken_back_puts_the_question_and_a_new_one_passes_it(order: str) -> None:
    async def main() -> None:
        live, kept = await _totaled(9, (1,), order="*")
        await kept[1].ask("orders", pass_windows=[])
        assert await _questions(kept) == [0, 1, 0]
        await kept[1].ask("orders", pass_windows=[order])
        assert live.log.plans == {1: 0}
        live.stop()

    go(main)


# --- computer players ----------------------------------------------------------------------------------------


def test_computer_players_pause_once_a_turn() -> None:
    async def main() -> None:
        live, _ = await _totaled(9, ())
        live.hub.settings = msgspec.structs.replace(live.hub.settings, player_delay=0.5)
        assert live.thinkers.delay() == 0.0, "in a window there is nothing to follow"
        assert isinstance(live.windows.times, Slots)
        live.windows.times.ends = [steady.time() - 1] * 3
        await live.jobs.do(live.time_is_up)
        assert [live.thinkers.delay(), live.thinkers.delay()] == [0.5, 0.0]
        live.log.game.state.turn += 1
        assert [live.thinkers.delay(), live.thinkers.delay()] == [0.5, 0.0]
        live.stop()

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
