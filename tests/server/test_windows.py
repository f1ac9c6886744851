"""How long a secret window stays open tells nothing; and nothing a client receives depends on what is hidden."""

import asyncio
import itertools
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.clients import QUICK, Asker, go, running

from readyroom.kernel import Chance, Choose, ChooseSeveral, Fair, Game, key_of, start
from readyroom.players import random_answer
from readyroom.server import tables, wire
from readyroom.server.link import Link
from readyroom.server.live import Live
from readyroom.server.metrics import Metrics
from readyroom.server.pace import Slots, passing
from readyroom.server.people import Person
from readyroom.server.played import Played
from readyroom.server.settings import Limits, Settings
from readyroom.testing.lanterns import RULES, Lanterns


class _Store:
    async def put(self, puts: Any, note: Any = None) -> None:
        await asyncio.sleep(0)

    async def write(self, run: Any) -> None:
        await asyncio.sleep(0)


class _Hub:
    """As much of a hub as a table needs; the draws are fixed, so that two runs can be compared."""

    def __init__(self, seed: int, window: float = 0.05) -> None:
        self.settings = Settings(window_live=window, window_quick=window / 2, player_delay=0)
        self.store = _Store()
        self.process = "test"
        self.metrics = Metrics()
        self.draw = Random(seed).uniform

    def tell(self, *facts: Any) -> None: ...

    async def claim(self, table: str) -> bool:
        return True


def _table(seats: int, **facts: Any) -> tables.Table:
    fair = Fair("0" * 64, tuple(map(str, range(seats))))
    header = msgspec.to_builtins(start(RULES, seats, fair).header)
    chairs = [tables.Chair(s, f"p{s}", f"p{s}", "random", str(s), False, []) for s in range(seats)]
    known: dict[str, Any] = {"status": "playing", "host": "p0", "public": True, "watch": True, "pace": "live"}
    known |= {"clock": wire.Clock(), "window_seconds": None, "key": "k", "secret": "0" * 64, "header": header}
    known |= {"result": None, "next": None, "owner": "test", "created_at": 0.0, "moved_at": 0.0, "chairs": chairs}
    return tables.Table("t", "lanterns", seats, {"turns": 8}, **{**known, **facts})


def _live(hub: _Hub, state: Lanterns, viewers: list[int | None], **facts: Any) -> tuple[Live, dict[Any, list[str]]]:
    """A table in the position `state`, with a socket for each viewer that keeps its frames."""
    table = _table(len(state.hands))
    live = Live(hub, "t")  # type: ignore[arg-type]
    live.table = table
    live.owned = True
    live.played = Played(tables.header_of(table))
    live.played.game = Game(RULES, live.played.header, state, hold=True)
    live.played.settle()
    frames: dict[Any, list[str]] = {}
    for viewer in viewers:
        person = Person(f"p{viewer}", "x", None, None, {})
        kept = frames[viewer] = []

        async def send(frame: str, kept: list[str] = kept) -> None:
            kept.append(frame)

        live.links[Link(person, send, Limits())] = viewer
    return live, frames


def _at_bid(holders: tuple[int, ...], seats: int = 3) -> Lanterns:
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


async def _answer(live: Live, seat: int, answer: int | list[int] | str) -> None:
    """Answer the open question of a seat, by index or by label."""
    assert live.played is not None
    question = live.played.open_to(seat)
    assert question is not None
    picked = question.find(answer) if isinstance(answer, str) else answer
    ask = wire.Answer(table="t", serial=question.serial, answer=picked)
    await live.do(lambda: live.perform(f"p{seat}", ask))


def _window(live: Live) -> str | None:
    return live.played.window if live.played is not None else None


async def _closing_time(holders: tuple[int, ...], seed: int, behave: Callable[[Live], Any] | None = None) -> float:
    """Seconds from the opening of the window to its close, on a table where `holders` could act."""
    live, _frames = _live(_Hub(seed), _at_bid(holders), [0, 1, 2, None])
    assert live.played is not None
    for seat, label in ((0, "choice:bid"), (0, None), (1, None), (2, None)):
        await _answer(live, seat, label or 0)
    assert _window(live) == "snuff"
    assert {question.seat for question in live.played.game.questions} == set(holders)
    slots = live._slots
    assert slots is not None
    opened = time.time()
    planned = slots.closes - opened
    if behave is not None:
        await behave(live)
    while _window(live) is not None:
        await asyncio.sleep(0.002)
    assert abs((time.time() - opened) - planned) < 0.5
    live.stop()
    return planned


HOLDERS = [holders for n in range(4) for holders in itertools.combinations(range(3), n)]


@pytest.mark.parametrize("seed", [1, 2])
def test_closing_time_is_independent_of_hidden_hands(seed: int) -> None:
    """All eight ways to hold the card, the same draws: the window closes after the same time."""
    times = [asyncio.run(_closing_time(holders, seed)) for holders in HOLDERS]
    assert max(times) - min(times) < 0.02, times


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


def test_what_passes_a_window() -> None:
    assert passing(Choose(0, "x", (False, True))) == 0
    assert passing(Choose(0, "x", ["play", "pass"])) == 1
    assert passing(ChooseSeveral(0, "x", ["a", "b"], at_least=0, at_most=2)) == ()
    assert passing(Choose(0, "x", ["a", "b"])) is None


def test_standing_orders_shorten_a_window(tmp_path: Path) -> None:
    """Everybody has left the order to pass: the window is over in no time, whoever holds what."""

    async def main() -> None:
        for holders in ((), (1,)):
            hub = _Hub(3, window=60.0)
            hub.settings = msgspec.structs.replace(hub.settings, window_quick=0.02)
            live, _ = _live(hub, _at_bid(holders), [0])
            assert live.table is not None
            assert live.played is not None
            for chair in live.table.chairs:
                chair.orders = ["snuff"]
            for seat, answer in ((0, 2), (0, 0), (1, 0), (2, 0)):
                await _answer(live, seat, answer)
            await asyncio.sleep(0.3)
            assert _window(live) is None
            live.stop()

    go(main)


# --- secrets on the wire -----------------------------------------------------------------------------------------


async def _compare(seed: int, viewer: int | None) -> int:
    """A game twice, the second time with all that `viewer` can't know dealt anew: he must get the same frames.

    From each rest point until chance is used or something is revealed, as in the kernel's own suite.
    """
    rng = Random(seed)
    compared = 0
    model = start(RULES, 3, seed)
    for _ in range(rng.randrange(2, 25)):
        if model.over:
            break
        question = model.questions[0]
        model.answer(question.seat, random_answer(question, rng))
    state = model._rests[-1].state
    other = state.copy()
    RULES.permute(other, viewer, Chance(key_of("permute", str(seed))))
    sides = [_live(_Hub(seed, window=0.001), s.copy(), [viewer]) for s in (state, other)]
    mark = state.chance.uses + state.chance.reveals
    while True:
        one, two = (live.played.game for live, _ in sides if live.played is not None)
        if one.over or one.state.chance.uses + one.state.chance.reveals != mark:
            break
        frames = [list(kept[viewer]) for _, kept in sides]
        assert frames[0] == frames[1], f"seed {seed}, viewer {viewer}"
        compared = len(frames[0])
        asked = [q for q in one.questions if one.waiting(None).window is None]
        if not asked:
            break
        question = rng.choice(asked)
        seat = question.seat
        if [q.labels for q in two.questions_for(seat)] != [question.labels]:
            break
        picks = random_answer(question, rng)
        for live, _ in sides:
            await _answer(live, seat, list(picks) if isinstance(picks, tuple) else picks)
        for live, _ in sides:
            while _window(live) is not None:
                await asyncio.sleep(0.002)
        await asyncio.sleep(0)
        await asyncio.sleep(0)
    for live, _ in sides:
        live.stop()
    return compared


@pytest.mark.parametrize("viewer", [0, 1, 2, None])
def test_nothing_on_the_wire_depends_on_what_a_seat_may_not_know(viewer: int | None) -> None:
    async def main() -> None:
        compared = 0
        for seed in range(150):
            compared += await _compare(seed, viewer)
        assert compared > 60

    go(main)


def test_a_solo_player_does_not_wait_for_himself(tmp_path: Path) -> None:
    """One person among computer players, nobody watching: windows take only the computer players' short time."""

    async def main() -> None:
        settings = Settings(**{**QUICK, "data": str(tmp_path), "window_live": 600.0})
        async with running(settings) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            table = (await guest.make("/api/tables", game="lanterns", seats=3, watch=False))["table"]["id"]
            await guest.make(f"/api/tables/{table}/fill")
            await guest.make(f"/api/tables/{table}/start")
            from tests.server.clients import play

            socket = await guest.connect()
            await socket.open(table)
            assert (await play(socket, table, Random(5))).over

    go(main, 40)
