"""Whole games played anew: records that come in, and what is told of finished games. None of it holds up a table."""

import asyncio
import json
import time
from pathlib import Path
from typing import Any

import msgspec
import pytest
from tests.server.clients import LOOSE, Asker, Running, go, local, looking, play_all, running, seated

import readyroom as rr
from readyroom import kernel
from readyroom.kernel import BadRecord, Record
from readyroom.players import make_player
from readyroom.players.base import play_out
from readyroom.server import replays, transfer
from readyroom.server.errors import Refused
from readyroom.server.limits import Buckets, Places, neighbourhood
from readyroom.server.replays import Kept, Replays
from readyroom.server.settings import Limits, Settings
from readyroom.server.table.game_log import play_record
from readyroom.testing.lanterns import LanternsRules

LINES = 1500


def _record(lines: int = 0, label: str = "boast:mine") -> Record:
    """A finished game at whose last moment much is said."""
    game = play_out(rr.new("lanterns", seats=3, seed=4), [make_player("lanterns", "random", seat) for seat in range(3)])
    record = kernel.load(game.record())
    talk = tuple((len(record.answers) - 1, n % 3, label) for n in range(lines))
    return Record.of(record.header, record.answers, record.position, talk)


@pytest.mark.parametrize(
    ("record", "limits"),
    [
        (_record(11), Limits(record_talk=10)),
        (_record(), Limits(record_answers=5)),
        (_record(1, "boast:" + "x" * 500), Limits()),
    ],
    ids=["talk", "answers", "phrase"],
)
def test_a_record_that_is_too_long_is_refused_before_it_is_played(
    monkeypatch: pytest.MonkeyPatch, record: Record, limits: Limits
) -> None:
    assert transfer.check(record.dump()).over, "without limits it is fine"

    def played(*_: Any) -> None:
        raise AssertionError("it was played")

    monkeypatch.setattr(kernel, "verify", played)
    monkeypatch.setattr(transfer, "play_record", played)
    with pytest.raises(BadRecord, match="too long"):
        transfer.check(record.dump(), limits)


def test_many_lines_at_one_moment_ask_the_game_for_its_phrases_once_a_seat(monkeypatch: pytest.MonkeyPatch) -> None:
    asked = 0
    phrases = LanternsRules.phrases

    def counted(self: Any, state: Any, seat: int) -> Any:
        nonlocal asked
        asked += 1
        return phrases(self, state, seat)

    monkeypatch.setattr(LanternsRules, "phrases", counted)
    rows, played = play_record(_record(LINES))
    assert (played.said, sum(row.kind == "talk" for row in rows)) == (LINES, LINES)
    assert asked == 3


def test_what_was_said_is_heard_in_one_walk_over_the_events() -> None:
    """A thousand lines take about as long as one."""
    _, played = play_record(_record(LINES))
    game = played.game
    game._events *= 100_000 // len(game._events)
    game.said = [talk._replace(told=len(game._events)) for talk in game.said]

    def seconds(since: int) -> float:
        begun = time.process_time()
        assert len(game.heard(0, since)) == LINES - since
        return time.process_time() - begun

    one = min(seconds(LINES - 1) for _ in range(3))
    assert seconds(0) < 20 * one + 0.1


def _no_replay_here(monkeypatch: pytest.MonkeyPatch) -> None:
    """A game that is played anew in the server's own process is a fault; one that is opened is not."""

    def played(*_: Any) -> None:
        raise AssertionError("played in the server's process")

    monkeypatch.setattr(kernel, "verify", played)
    for name in ("check", "export", "play_record"):
        monkeypatch.setattr(transfer, name, getattr(transfer, name) if name == "check" else played)
    for name in ("tell_story", "replay_rows", "_moment"):
        monkeypatch.setattr(replays, name, played)


async def _finished(server: Running) -> tuple[list[Asker], str]:
    guests, table = await seated(server.url, 2)
    await play_all(await looking(guests, table), table)
    return guests, f"/api/tables/{table}"


@pytest.mark.slow
def test_records_stories_and_moments_are_made_in_a_process_of_their_own(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, path = await _finished(server)
            _no_replay_here(monkeypatch)
            record = await guests[0].get(f"{path}/record")
            assert (await guests[0].get(f"{path}/story"))["events"]
            assert (await guests[0].get(f"{path}/moment/3"))["events"] >= 3
            shelved = await guests[1].make("/api/records", record=record)
            assert shelved["table"]["status"] == "over"

    go(main)


@pytest.mark.slow
def test_what_is_told_of_a_finished_game_is_made_once(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, path = await _finished(server)
            made: list[Any] = []
            pool = server.hub.replays._pool
            run = pool.run

            async def counted(function: Any, *args: Any) -> Any:
                made.append(function.__name__)
                await asyncio.sleep(0.1)
                return await run(function, *args)

            pool.run = counted
            stories = await asyncio.gather(*(guest.get(f"{path}/story") for guest in guests * 4))
            assert made == ["tell_whole"], "who asks meanwhile waits for the same"
            assert all(story == stories[0] for story in stories)
            for _ in range(2):
                await guests[0].get(f"{path}/moment/2")
                await guests[1].get(f"{path}/moment/2")
                await guests[1].get(f"{path}/record")
            assert sorted(made) == ["tell_moment", "tell_moment", "tell_record", "tell_whole"], "one for each viewer"

    go(main)


def test_a_moment_of_a_running_game_is_not_kept(tmp_path: Path) -> None:
    """It may look different when more has happened."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            await guests[0].get(f"/api/tables/{table}/moment/1")
            assert len(server.hub.replays.kept) == 0

    go(main)


def test_one_person_waits_for_few_replays_at_a_time() -> None:
    places = Places(2, 3)
    with places.hold("a"), places.hold("a"):
        with pytest.raises(Refused, match="Slow down"), places.hold("a"):
            pass
        with places.hold("b"), pytest.raises(Refused, match="Many ask"), places.hold("c"):
            pass
    with places.hold("a"):
        assert places._taken == {"a": 1}
    assert not places._taken


def test_what_is_kept_has_a_bound_in_bytes() -> None:
    kept = Kept(100)
    for n in range(10):
        kept.put(n, bytes(30))
        kept.get(0)
    kept.put("huge", bytes(60))
    assert kept.bytes <= 100
    assert [n for n in range(10) if n in kept] == [0, 8, 9], "what was asked for lately stays"
    assert "huge" not in kept


def test_a_failed_replay_is_tried_again() -> None:
    async def main() -> None:
        made = Replays(Settings())

        async def broken() -> Any:
            raise Refused("fault")

        async def fine() -> Any:
            return ()

        async def run(function: Any, *_: Any) -> bytes:
            return b"told"

        made._pool.run = run  # type: ignore[method-assign]
        with pytest.raises(Refused):
            await made.tell("p", "key", broken, bytes, keep=True)
        assert await made.tell("p", "key", fine, bytes, keep=True) == b"told"

    go(main)


def test_guests_of_one_address_leave_places_for_others() -> None:
    """However many guests somebody makes, all of them together wait for a part of what can be waited for."""

    async def main() -> None:
        made, end = Replays(Settings()), asyncio.Event()
        limits = made.settings.limits

        async def read() -> Any:
            return ()

        async def run(function: Any, *_: Any) -> bytes:
            await end.wait()
            return b"told"

        made._pool.run = run  # type: ignore[method-assign]

        def ask(person: str, n: int, address: str) -> "asyncio.Task[bytes]":
            return asyncio.create_task(made.tell(person, (person, n), read, bytes, keep=True, address=address))

        many = [ask(f"guest {n // 8}", n, "192.0.2.1") for n in range(limits.replays_waiting)]
        other = ask("other", 0, "192.0.2.2")
        await asyncio.sleep(0.05)
        end.set()
        assert await other == b"told"
        told = await asyncio.gather(*many, return_exceptions=True)
        assert [one for one in told if one == b"told"] == [b"told"] * limits.replays_per_address
        assert {one.code for one in told if isinstance(one, Refused)} == {"too-often"}

    go(main)


def test_records_come_in_only_so_often_by_person_and_by_address(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, imports_burst=2, imports_per_second=0.0001)
        async with running(local(tmp_path, limits=tight)) as server:
            record = json.loads(_record().dump())
            guests = [await Asker(server.url, f"guest {n}").be_guest() for n in range(2)]
            statuses = [(await guests[n].post("/api/records", record=record)).status_code for n in (0, 1, 0, 1)]
            assert statuses == [201, 201, 429, 429], "the address has had its two"
            server.service.imports = Buckets(2, 0.0001)
            server.service.limit = lambda *_: None  # type: ignore[method-assign]
            statuses = [(await guests[0].post("/api/records", record=record)).status_code for _ in range(3)]
            assert statuses == [201, 201, 429], "and so has the person"

    go(main)


def test_the_shelf_of_one_person_is_bounded_and_so_is_a_record(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, records_per_person=1, record_bytes=20_000, body_bytes=3_000)
        async with running(local(tmp_path, limits=tight)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            record = json.loads(_record(100).dump())
            assert len(json.dumps(record)) > 3_000, "a record may be larger than other requests"
            assert (await guest.post("/api/records", record=record)).status_code == 201
            refused = await guest.post("/api/records", record=record)
            assert refused.json()["error"]["code"] == "too-many-records"
            large = await guest.post("/api/records", record={**record, "talk": ["x" * 20_000]})
            assert (large.status_code, large.json()["error"]["code"]) == (413, "too-large")
            large = await guest.post("/api/tables", game="lanterns", seats=2, options={"x": "y" * 3_000})
            assert large.status_code == 413

    go(main)


def test_a_record_with_too_much_talk_changes_nothing(tmp_path: Path) -> None:
    """The import bomb: refused in a moment, and nothing of it is stored."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Eve").be_guest()
            bomb = json.loads(_record(20_000).dump())
            refused = await guest.post("/api/records", record=bomb)
            assert (refused.status_code, refused.json()["error"]["code"]) == (400, "bad-record")
            assert await guest.get("/api/tables", which="mine") == []

    go(main)


def test_tables_are_made_only_so_often_from_one_address(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, creations_address_burst=3, creations_address_per_second=0.0001)
        async with running(local(tmp_path, limits=tight)) as server:
            guests = [await Asker(server.url, f"guest {n}").be_guest() for n in range(5)]
            made = [await guest.post("/api/tables", game="lanterns", seats=2) for guest in guests]
            assert [one.status_code for one in made] == [201, 201, 201, 429, 429]

    go(main)


def test_an_address_of_ipv6_counts_by_its_network() -> None:
    assert neighbourhood("2001:db8:1:2::1") == neighbourhood("2001:db8:1:2:ffff::9") != neighbourhood("2001:db8:1:3::1")
    assert neighbourhood("fe80::1%eth0") == "fe80::/64"
    assert neighbourhood("::ffff:192.0.2.1") == neighbourhood("192.0.2.1") == "192.0.2.1"
    assert neighbourhood("not an address") == "not an address"
