"""Nobody is asked where everybody can see that nothing would change, or who has said so."""

from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.clients import go
from tests.server.pacing import open_window, state_of, states_of, table_of
from tests.server.stage import Hub, new_header, staged
from tests.server.test_windows import answer, window_of

from readyroom.galactica.script import STEPS
from readyroom.galactica.state import Check, Galactica
from readyroom.galactica.testing import Table
from readyroom.galactica.windows import window
from readyroom.kernel import Choose, Script
from readyroom.server import steady
from readyroom.server.notices import waited_for
from readyroom.server.settings import Settings
from readyroom.server.table.table import Table as LiveTable
from readyroom.server.table.window_times import Slots

MakeSettings = Callable[..., Settings]


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
    return [len((await state_of(kept, seat))["questions"]) for seat in range(3)]


@pytest.mark.parametrize("total", [10, 7])
@pytest.mark.parametrize("holders", [(), (1,), (0, 1, 2)])
def test_where_everybody_sees_that_nothing_can_change_the_table_goes_on(total: int, holders: tuple[int, ...]) -> None:
    """A check that is passed, or out of reach of Declare Emergency: whoever holds it, nobody is asked and the frames
    are the same."""

    async def main() -> None:
        live, kept = await _totaled(total, holders)
        assert window_of(live) is None
        assert [len(await states_of(kept, viewer)) for viewer in kept] == [1, 1, 1, 1]
        assert [(await state_of(kept, viewer))["window"] for viewer in kept] == [None] * 4
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
            shown.append(((await state_of(kept, 1))["questions"], live.windows.times is not None))
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
        live, _ = table_of((0,), [0])
        live.row.chairs[0].orders = ["*"]
        await open_window(live)
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
