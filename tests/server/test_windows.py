"""How long a secret window stays open tells nothing."""

import asyncio
import itertools
import time
from pathlib import Path
from random import Random
from typing import Any, Literal

import msgspec
import pytest
from tests.server.clients import PATIENCE, QUICK, Asker, go, play, running
from tests.server.stage import Hub, new_header, staged
from tests.server.worlds import Inline

from readyroom.kernel import Choose, ChooseSeveral, start
from readyroom.server import pool, steady, wire
from readyroom.server.bots import Players
from readyroom.server.metrics import Metrics
from readyroom.server.settings import Settings
from readyroom.server.table import windows
from readyroom.server.table.game_log import GameLog
from readyroom.server.table.table import Table
from readyroom.server.table.window_times import THINK, Slots
from readyroom.server.tables import Sat
from readyroom.testing.lanterns import RULES, Lanterns

HEADER = new_header("lanterns", 3)


def at_bid(holders: tuple[int, ...], seats: int = 3) -> Lanterns:
    """Seat 0 is about to bid; the seats in `holders` hold a 0, which could snuff the lantern."""
    game = start(RULES, seats, 1)
    state: Lanterns = game.state.copy()
    zeros, others = [0, 1, 2, 3], list(range(27, 3, -1))
    state.hands = [[others.pop(0) if seat == 0 else others.pop()] for seat in range(seats)]
    for seat in range(seats):
        state.hands[seat].append(zeros.pop() if seat in holders else others.pop())
    state.deck = zeros + others
    state.turn = 0
    return state


async def answer(live: Table, seat: int, given: int | list[int] | str) -> None:
    """Answer the open question of a seat, by index or by label."""
    question = live.log.open_to(seat)
    assert question is not None
    picked = question.find(given) if isinstance(given, str) else given
    ask = wire.Answer(table="t", serial=question.serial, answer=picked)
    await live.jobs.do(lambda: live.moves.perform(f"p{seat}", ask))


def window_of(live: Table) -> str | None:
    return live.log.window if live.in_play else None


async def _closing_time(holders: tuple[int, ...], seed: int, reactions: Literal["secret", "quick"]) -> float:
    """Seconds from the opening of the window to its close, on a table where `holders` could act. The clock stands still
    while the window opens: what a busy machine takes for that is no part of it."""
    live, _ = staged(Hub(seed), HEADER, at_bid(holders), [0, 1, 2, None])
    live.row.reactions = reactions
    opened = steady.time()
    with pytest.MonkeyPatch.context() as clock:
        clock.setattr(steady, "time", lambda: opened)
        for seat, label in ((0, "choice:bid"), (0, None), (1, None), (2, None)):
            await answer(live, seat, label or 0)
    assert window_of(live) == "snuff"
    assert {question.seat for question in live.log.game.questions} == set(holders)
    slots = live.windows.times
    assert slots is not None
    planned = slots.closes - opened
    async with asyncio.timeout(PATIENCE):
        while window_of(live) is not None:
            await asyncio.sleep(0.002)
    assert steady.time() - opened >= planned
    live.stop()
    return planned


HOLDERS = [holders for n in range(4) for holders in itertools.combinations(range(3), n)]


@pytest.mark.parametrize("reactions", ["secret", "quick"])
@pytest.mark.parametrize("seed", [1, 2])
def test_closing_time_is_independent_of_hidden_hands(seed: int, reactions: Literal["secret", "quick"]) -> None:
    """All eight ways to hold the card, the same draws: the window closes after the same time."""
    times = [asyncio.run(_closing_time(holders, seed, reactions)) for holders in HOLDERS]
    assert max(times) - min(times) < 0.001, times


def _time_left(live: Table) -> list[float]:
    assert isinstance(live.windows.times, Slots)
    return [end - time.time() for end in live.windows.times.ends]


async def _to_the_window(live: Table) -> None:
    for seat, label in ((0, "choice:bid"), (0, None), (1, None), (2, None)):
        await answer(live, seat, label or 0)
    assert window_of(live) == "snuff"


def test_a_computer_player_that_is_asked_keeps_its_time() -> None:
    """It decides at once where it is asked: if that ended its time, the window would close early and tell it."""

    async def main() -> None:
        ends = []
        for holders in HOLDERS:
            live, _ = staged(Hub(4, window=600.0), HEADER, at_bid(holders), [0, None])
            await _to_the_window(live)
            for seat in (1, 2):
                live.row.chairs[seat] = msgspec.structs.replace(live.row.chairs[seat], person=None, name=None)
            live.windows.times = None
            live.see_who_acts()
            while live.thinkers.busy or live.jobs.busy:
                await asyncio.sleep(0.001)
            assert set(live.log.plans) == set(holders) - {0}
            ends.append(_time_left(live))
            live.stop()
        for seat in range(3):
            times = [end[seat] for end in ends]
            assert max(times) - min(times) < 5, f"of some {times[0]:.0f} seconds"

    go(main)


@pytest.mark.parametrize("holders", [(), (1,), (1, 2)])
def test_a_window_that_can_not_be_passed_closes_in_time_too(
    holders: tuple[int, ...], monkeypatch: pytest.MonkeyPatch
) -> None:
    """Who does not decide is stood in for; waiting for that would tell that somebody is asked. What was thought for
    them by then is answered, else anything."""
    monkeypatch.setattr(Choose, "passing", None)
    monkeypatch.setattr(windows, "random_answer", lambda *_: 1)

    async def main(thinks: bool) -> None:
        hub = Hub(5, window=600.0)
        live, _ = staged(hub, HEADER, at_bid(holders), [0])
        if not thinks:
            hub.settings = msgspec.structs.replace(hub.settings, player_delay=600.0)
        await _to_the_window(live)
        if thinks:
            while live.thinkers.busy or live.jobs.busy:
                await asyncio.sleep(0.001)
            assert {seat for seat, _ in live.windows.stand_in} == set(holders)
        assert isinstance(live.windows.times, Slots)
        assert not live.log.plans, "what is thought for a person is not decided"
        live.windows.times.ends = [time.time() - 1] * 3
        await live.jobs.do(live.time_is_up)
        assert window_of(live) is None
        answers = [picks for kind, _, picks, _ in live.rows if kind == "answer"]
        assert answers[len(answers) - len(holders) :] == [0 if thinks else 1] * len(holders)
        live.stop()

    go(lambda: main(True))
    go(lambda: main(False))


def test_a_window_does_not_close_while_somebody_asks_to_take_back() -> None:
    """Its time may be over just when they ask; what was decided in it must not end what they ask for."""

    async def main() -> None:
        live, _ = staged(Hub(5, window=600.0), HEADER, at_bid((1,)), [0, 1, 2])
        await _to_the_window(live)
        await live.jobs.do(lambda: live.moves.perform("p0", wire.Request(table="t")))
        assert live.log.asking
        assert isinstance(live.windows.times, Slots)
        live.windows.times.ends = [time.time() - 1] * 3
        await live.jobs.do(live.windows.close)
        assert (window_of(live), live.log.asking) == ("snuff", True)
        live.stop()

    go(main)


def _busy(live: Table) -> tuple[bool, bool]:
    """Whether somebody thinks, and whether something happens by itself."""
    return bool(live.thinkers.busy), live.alarm.moment is not None


def test_when_the_last_person_leaves_in_a_window_it_stands_still_and_nobody_thinks() -> None:
    async def main() -> None:
        hub = Hub(7, window=60.0)
        live, _ = staged(hub, HEADER, at_bid((1, 2)), [None])
        hub.settings = msgspec.structs.replace(hub.settings, player_delay=600.0)
        await _to_the_window(live)
        for seat in (0, 1):
            live.row.chairs[seat] = msgspec.structs.replace(live.row.chairs[seat], person=None, name=None)
        live.see_who_acts()
        assert _busy(live) == (True, True)
        live.row.chairs[2] = msgspec.structs.replace(live.row.chairs[2], person=None, name=None)
        live.see_who_acts()
        assert _busy(live) == (False, False)
        assert window_of(live) == "snuff"
        live.stop()

    go(main)


def test_nothing_in_a_secret_window_is_counted() -> None:
    """Plans, what is taken back, passes, mistakes and the answers at its end: the metrics stand still."""

    async def main() -> None:
        texts = []
        for holders in ((), (1,), (1, 2)):
            hub = Hub(6, window=60.0)
            hub.metrics = Metrics()
            live, kept = staged(hub, HEADER, at_bid(holders), [0, 1, 2, None])
            before = hub.metrics.text()
            await _to_the_window(live)
            opened = hub.metrics.text()
            assert opened != before
            for seat in (1, 2):
                question = live.log.open_to(seat) if live.in_play else None
                serial = question.serial if question is not None else 9
                await kept[seat].ask("answer", serial=serial, answer=0)
                await kept[seat].ask("undo")
                await kept[seat].ask("answer", serial=serial, answer=77)
                await kept[seat].ask("window", do="think")
                await kept[seat].ask("window", do="pass")
            assert hub.metrics.text() == opened
            assert isinstance(live.windows.times, Slots)
            live.windows.times.ends = [time.time() - 1] * 3
            await live.jobs.do(live.time_is_up)
            assert window_of(live) is None
            assert hub.metrics.text() == opened
            texts.append([line for line in opened.decode().splitlines() if "_created" not in line])
            live.stop()
        assert texts[0] == texts[1] == texts[2]
        assert "readyroom_answers_total 4.0" in texts[0]

    go(main)


def test_hints_and_reasons_in_a_window_do_not_wait_for_who_thinks(monkeypatch: pytest.MonkeyPatch) -> None:
    """The processes of computer players are busy if one of them is asked: a hint that came late would tell it."""
    monkeypatch.setattr(pool, "ProcessPoolExecutor", Inline)

    async def main() -> None:
        hub = Hub(7, window=60.0)
        live, _ = staged(hub, HEADER, at_bid((1,)), [1])
        players: Any = Players(1)
        await players.turns.wait("t", lambda: True)  # somebody thinks
        await players.turns.wait("t", lambda: False)
        await _to_the_window(live)
        live.hub.players = players
        live.rows = [("answer", seat, [0], 1) for seat in range(3)]
        async with asyncio.timeout(PATIENCE):
            assert (await live.thinkers.think(0, "random", explains=True)) is not None
            await live.thinkers.explain(0, 0)
        live.place(live.row, GameLog(HEADER))
        for asking in (
            live.thinkers.think(0, "random", explains=True),
            live.thinkers.explain(0, 0),
            live.thinkers.think(0, "random"),
        ):
            with pytest.raises(TimeoutError):
                await asyncio.wait_for(asking, 0.05)
        live.stop()

    go(main)


def test_slots_draw_for_every_seat_in_the_same_order() -> None:
    """The pace has no way to know a hand: it draws once a seat, quick or not."""
    draws: list[tuple[float, float]] = []

    def draw(low: float, high: float) -> float:
        draws.append((low, high))
        return 1.0

    slots = Slots(4, 100.0, 8.0, 0.5, {2}, draw)
    assert draws == [(0.75, 1.5)] * 4
    assert slots.ends == [108.0, 108.0, 100.5, 108.0]


def test_any_seat_may_pass_or_think_whatever_it_holds() -> None:
    slots = Slots(2, 100.0, 8.0, 0.5, (), lambda low, high: 1.0)
    slots.over(0, 101.0)
    slots.over(1, 102.0)
    assert slots.closes == 102.0
    slots.think(1, 102.0)
    slots.think(1, 103.0)
    assert slots.closes == 102.0 + 24.0


def test_thinking_adds_to_what_is_left_and_only_once() -> None:
    """Passing ends it at once and never makes it longer; who asks for time when theirs is over gets it from now on."""
    slots = Slots(3, 100.0, 10.0, 1.0, (), lambda _low, _high: 1.0)
    assert slots.ends == [110.0, 110.0, 110.0]
    slots.think(0, 104.0)
    slots.think(0, 105.0)
    assert slots.ends[0] == 110.0 + THINK * 10.0
    slots.over(1, 103.0)
    slots.over(1, 107.0)
    assert slots.ends[1] == 103.0
    slots.think(1, 108.0)
    assert slots.ends[1] == 108.0 + THINK * 10.0


def test_what_passes_a_window() -> None:
    assert Choose(0, "x", (False, True)).passing == 0
    assert Choose(0, "x", ["play", "pass"]).passing == 1
    assert ChooseSeveral(0, "x", ["a", "b"], at_least=0, at_most=2).passing == ()
    assert Choose(0, "x", ["a", "b"]).passing is None


def test_standing_orders_shorten_a_window(tmp_path: Path) -> None:
    """Everybody has left the order to pass: the window is over in no time, whoever holds what."""

    async def main() -> None:
        for holders in ((), (1,)):
            hub = Hub(3, window=600.0)
            hub.settings = msgspec.structs.replace(hub.settings, window_quick=0.02)
            live, _ = staged(hub, HEADER, at_bid(holders), [0])
            for chair in live.row.chairs:
                chair.orders = ["snuff"]
            for seat, index in ((0, 2), (0, 0), (1, 0), (2, 0)):
                await answer(live, seat, index)
            opened = time.monotonic()
            while window_of(live) is not None:
                await asyncio.sleep(0.02)
            assert time.monotonic() - opened < PATIENCE, "far less than the window's 600 seconds"
            live.stop()

    go(main)


def test_orders_for_one_turn_hold_for_that_turn() -> None:
    async def main() -> None:
        live, _ = staged(Hub(3), HEADER, at_bid(()), [0])
        turn = live.log.game.view(None)["turn"]
        assert live.windows.passes([f"snuff@{turn}"], "snuff")
        assert live.windows.passes([f"*@{turn}"], "snuff")
        assert live.windows.passes(["*"], "snuff")
        assert not live.windows.passes([f"snuff@{turn + 1}", f"*@{turn - 1}", f"other@{turn}", "other"], "snuff")
        assert not live.windows.passes([], "snuff")
        live.stop()

    go(main)


async def _one_plays(holders: tuple[int, ...], others: str) -> tuple[Table, float]:
    """A table without spectators where only seat 0 plays himself, in a window; and how long it stays open."""
    live, _ = staged(Hub(3, window=500.0), HEADER, at_bid(holders), [0])
    live.row.watch = False
    for seat, label in ((0, "choice:bid"), (1, None), (2, None)):
        await answer(live, seat, label or 0)
    for chair in live.row.chairs[1:]:
        if others == "away":
            chair.away, chair.level = True, "random"
        else:
            chair.person, chair.level, chair.open = None, "random", others == "open"
        if others == "left":
            live.row.sat[f"p{chair.seat}"] = Sat(chair.seat, voted_out=False)
    await answer(live, 0, 0)
    assert window_of(live) == "snuff"
    assert live.windows.times is not None
    return live, live.windows.times.closes - steady.time()


@pytest.mark.parametrize("others", ["away", "left", "open"])
def test_who_is_away_or_may_come_back_does_not_learn_whether_the_only_player_is_asked(others: str) -> None:
    async def main() -> None:
        times = []
        for holders in ((), (0,)):
            live, left = await _one_plays(holders, others)
            times.append(left)
            live.stop()
        assert times == pytest.approx([times[0]] * 2, abs=100)
        assert times[0] > 300

    go(main)


def test_a_window_that_waits_for_a_solo_player_is_bounded_when_somebody_comes() -> None:
    """Else the newcomer would wait for ever, and know for whom."""

    async def main() -> None:
        live, left = await _one_plays((0,), "nobody")
        assert left == float("inf")
        live.row.chairs[1].person = "p1"
        live.see_who_acts()
        assert live.windows.times is not None
        bound = live.windows.times.closes
        assert 300 < bound - steady.time() < 800
        live.see_who_acts()
        assert live.windows.times.closes == bound
        live.stop()
        live, left = await _one_plays((0,), "nobody")
        live.row.chairs[0].away = True
        live.see_who_acts()
        async with asyncio.timeout(PATIENCE):
            while window_of(live) is not None:  # a computer player decides
                await asyncio.sleep(0.002)
        live.stop()

    go(main)


@pytest.mark.slow
def test_a_solo_player_does_not_wait_for_himself(tmp_path: Path) -> None:
    """One person among computer players, nobody watching: windows take only the computer players' short time."""

    async def main() -> None:
        settings = Settings(**{**QUICK, "data": str(tmp_path), "window_live": 600.0})
        async with running(settings) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            table = (await guest.make("/api/tables", game="lanterns", seats=3, watch=False))["table"]["id"]
            await guest.make(f"/api/tables/{table}/fill")
            await guest.make(f"/api/tables/{table}/start")
            socket = await guest.connect()
            await socket.open(table)
            assert (await play(socket, table, Random(5))).over

    go(main, 240)
