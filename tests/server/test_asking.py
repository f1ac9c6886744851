"""Asking the table to take an answer back: agreed, refused, over by itself, after a restart; what is not allowed."""

import asyncio
from collections.abc import Callable
from contextlib import AsyncExitStack
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import (
    Asker,
    Game,
    Running,
    Socket,
    go,
    local,
    looking,
    play_all,
    refused,
    running,
    seated,
    until,
)
from tests.server.pacing import Pauses

import readyroom as rr
from readyroom.kernel import load
from readyroom.server import steady
from readyroom.server.notices import waited_for
from readyroom.server.settings import Settings
from readyroom.server.table import thinkers
from readyroom.server.table.window_times import Slots

MakeSettings = Callable[..., Settings]

DRAW = 0


async def _answer(socket: Socket, table: str, answer: Any) -> None:
    game = socket.games[table]
    await socket.until(lambda: game.question)
    assert game.question is not None
    serial = game.question["serial"]
    await socket.ask("answer", table=table, serial=serial, answer=answer)
    await socket.until(lambda: game.question is None or game.question["serial"] != serial)


async def _two_draws(sockets: list[Socket], table: str) -> None:
    """Everybody gives a card back; seats 0 and 1 draw one."""
    for socket in sockets:
        await _answer(socket, table, [0])
    await _answer(sockets[0], table, DRAW)
    await _answer(sockets[1], table, DRAW)
    for socket in sockets:
        await socket.until(partial(_turn, socket, table, 2))


def _turn(socket: Socket, table: str, turn: int) -> bool:
    return bool(socket.games[table].state["view"]["turn"] == turn)


async def _begun(server: Running, seats: int = 3, **facts: Any) -> tuple[list[Asker], str, list[Socket]]:
    guests, table = await seated(server.url, seats, **facts)
    sockets = await looking(guests, table)
    await _two_draws(sockets, table)
    return guests, table, sockets


async def _two_gave_back(server: Running, seats: int) -> tuple[str, list[Socket], list[Game]]:
    """A fresh table: seats 0 and 1 have given a card back, which all do at once."""
    guests, table = await seated(server.url, seats)
    sockets = await looking(guests, table)
    await _answer(sockets[0], table, [0])
    await _answer(sockets[1], table, [1])
    return table, sockets, [socket.games[table] for socket in sockets]


async def _asked(sockets: list[Socket], table: str, seat: int = 0) -> int:
    """A seat asks, and everybody sees it; the request's number."""
    await sockets[seat].ask("request", table=table)
    for socket in sockets:
        await socket.until(partial(_seen, socket, table, seat))
    return int(_request(sockets[0], table)["number"])


def _request(socket: Socket, table: str) -> Any:
    return socket.games[table].state["request"]


def _seen(socket: Socket, table: str, seat: int) -> bool:
    request = _request(socket, table)
    return request is not None and (request["seat"], request["outcome"]) == (seat, None)


async def _outcome(sockets: list[Socket], table: str, wanted: str) -> None:
    for socket in sockets:
        await socket.until(partial(_ended, socket, table, wanted))


def _ended(socket: Socket, table: str, outcome: str) -> bool:
    request = _request(socket, table)
    return request is not None and request["outcome"] == outcome


async def _consent(socket: Socket, table: str, number: int, *, yes: bool) -> None:
    await socket.ask("consent", table=table, request=number, yes=yes)


def test_all_agree_and_the_answer_is_taken_back_with_all_that_followed(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table, sockets = await _begun(server, public=True)
            watcher = await (await Asker(server.url, "Watcher").be_guest()).connect()
            await watcher.open(table)
            games = [socket.games[table] for socket in (*sockets, watcher)]
            assert [game.state["undo"] for game in games] == [False] * 4
            assert [game.state["ask"] for game in games] == [True, True, True, False]
            hands = [game.state["view"]["hand"] for game in games]
            number = await _asked([*sockets, watcher], table)
            assert not any(game.state["ask"] for game in games)
            await _consent(sockets[1], table, number, yes=True)
            await sockets[0].until(lambda: _request(sockets[0], table)["agreed"] == [1])
            assert games[0].state["view"]["turn"] == 2
            await _consent(sockets[2], table, number, yes=True)
            await _outcome([*sockets, watcher], table, "agreed")
            for seat, game in enumerate(games):
                assert game.state["view"]["turn"] == 0
                assert game.events == server.hub.tables[table].log.game.events(seat if seat < 3 else None)
            assert games[0].question is not None
            assert len(games[0].state["view"]["hand"]) == len(hands[0]) - 1
            assert not games[0].state["undo"], "what was seen is not undone freely"
            await _answer(sockets[0], table, DRAW)
            await sockets[0].until(lambda: _request(sockets[0], table) is None)
            assert games[0].state["view"]["hand"] == hands[0], "the deck lies as it lay"
            await play_all(sockets, table)
            verdict = rr.verify(load(await guests[0].get(f"/api/tables/{table}/record")))
            assert verdict.over
            late = await guests[1].connect()
            assert (await late.open(table)).events == games[1].events

    go(main)


def test_one_no_ends_it_and_it_is_not_asked_again(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            _, table, sockets = await _begun(server)
            games = [socket.games[table] for socket in sockets]
            number = await _asked(sockets, table)
            await _consent(sockets[1], table, number, yes=True)
            await _consent(sockets[2], table, number, yes=False)
            await _outcome(sockets, table, "refused")
            assert games[0].state["view"]["turn"] == 2
            assert not games[0].state["ask"]
            assert games[1].state["ask"]
            assert await refused(sockets[0].ask("request", table=table)) == "no-request"
            assert await refused(_consent(sockets[1], table, number, yes=True)) == "request-over"
            await _answer(sockets[2], table, DRAW)
            await _answer(sockets[0], table, DRAW)
            await sockets[0].until(lambda: games[0].state["ask"] and games[0].state["request"] is None)

    go(main)


def test_an_answer_a_change_of_mind_or_time_ends_it(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings(request_live=1.0)) as server:
            _, table, sockets = await _begun(server)
            number = await _asked(sockets, table)
            await _consent(sockets[1], table, number, yes=True)
            await _answer(sockets[2], table, DRAW)
            await _outcome(sockets, table, "moved")
            assert await refused(_consent(sockets[2], table, number, yes=True)) == "request-over"
            number = await _asked(sockets, table)
            await _consent(sockets[0], table, number, yes=False)
            await _outcome(sockets, table, "withdrawn")
            assert await refused(sockets[0].ask("request", table=table)) == "no-request"
            await _asked(sockets, table, 1)
            await _outcome(sockets, table, "late")
            assert sockets[0].games[table].state["view"]["turn"] == 3

    go(main)


def test_a_request_outlives_the_server(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table, sockets = await _begun(server)
            number = await _asked(sockets, table)
            await _consent(sockets[1], table, number, yes=True)
            await sockets[2].until(lambda: _request(sockets[2], table)["agreed"] == [1])
            request = _request(sockets[2], table)
            cookies = [guest.http.cookies for guest in guests]
        async with running(settings()) as server:
            back = [Asker(server.url, guest.name) for guest in guests]
            for guest, kept in zip(back, cookies, strict=True):
                guest.http.cookies = kept
            sockets = await looking(back, table)
            assert _request(sockets[2], table) == request
            await _consent(sockets[2], table, number, yes=True)
            await _outcome(sockets, table, "agreed")
            assert sockets[0].games[table].question is not None
            assert sockets[0].games[table].state["view"]["turn"] == 0

    go(main)


def test_people_on_two_processes_agree(postgres: Callable[[], str], tmp_path: Path) -> None:
    """Asked and agreed to through a process that does not run the table; the one that takes over goes on with it."""

    async def main() -> None:
        settings = local(tmp_path, db=postgres())
        async with AsyncExitStack() as stays, AsyncExitStack() as goes:
            one = await goes.enter_async_context(running(settings, one_more=True))
            guests, table = await seated(one.url, 3)
            await until(lambda: one.hub.live(table).owned)
            two = await stays.enter_async_context(running(settings))
            for guest in guests:
                guest.url = two.url
            sockets = await looking(guests, table)
            await _two_draws(sockets, table)
            number = await _asked(sockets, table)
            await _consent(sockets[1], table, number, yes=True)
            await sockets[0].until(lambda: _request(sockets[0], table)["agreed"] == [1])
            await goes.aclose()
            await until(lambda: two.hub.tables[table].owned)
            assert _request(sockets[0], table)["outcome"] is None
            await _consent(sockets[2], table, number, yes=True)
            await _outcome(sockets, table, "agreed")
            assert sockets[0].games[table].question is not None

    go(main)


@pytest.mark.slow
def test_computer_players_agree_and_wait(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        pauses = Pauses()
        pauses.over.set()
        monkeypatch.setattr(thinkers, "asyncio", pauses)
        async with running(local(tmp_path)) as server:
            guests = [await Asker(server.url, name).be_guest() for name in ("Ann", "Bo")]
            made = await guests[0].make("/api/tables", game="lanterns", seats=3, pace="web")
            table = made["table"]["id"]
            await guests[1].make(f"/api/tables/{table}/join", key=made["key"])
            await guests[0].make(f"/api/tables/{table}/fill", level="random")
            await guests[0].make(f"/api/tables/{table}/start")
            sockets = await looking(guests, table)
            for socket in sockets:
                await _answer(socket, table, [0])
            await _answer(sockets[0], table, DRAW)
            pauses.over.clear()
            await _answer(sockets[1], table, DRAW)
            number = await _asked(sockets, table, 0)
            live = server.hub.tables[table]
            rows = len(live.rows)
            assert live.thinkers.busy
            pauses.over.set()
            await until(lambda: not live.thinkers.busy and not live.jobs.busy)
            assert len(live.rows) == rows, "the computer player waits"
            assert waited_for(live) == [1], "whoever is not here gets a notice"
            await _consent(sockets[1], table, number, yes=True)
            await _outcome(sockets, table, "agreed")
            await _answer(sockets[0], table, DRAW)
            pauses.over.clear()
            await _answer(sockets[1], table, DRAW)
            number = await _asked(sockets, table, 0)
            await _consent(sockets[1], table, number, yes=False)
            rows = len(live.rows)
            pauses.over.set()
            await until(lambda: len(live.rows) > rows)

    go(main)


def test_alone_among_computer_players_nobody_has_to_be_asked(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ann").be_guest()
            made = await guest.make("/api/tables", game="lanterns", seats=2)
            table = made["table"]["id"]
            await guest.make(f"/api/tables/{table}/fill", level="random")
            await guest.make(f"/api/tables/{table}/start")
            (socket,) = await looking([guest], table)
            game = socket.games[table]
            await _answer(socket, table, [0])
            await _answer(socket, table, DRAW)
            await socket.until(lambda: game.state["view"]["turn"] >= 1)
            await socket.ask("request", table=table)
            await socket.until(lambda: game.state["view"]["turn"] == 0)
            assert game.state["request"] is None

    go(main)


def test_who_leaves_need_not_agree_and_an_asker_who_goes_asks_no_more(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table, sockets = await _begun(server)
            number = await _asked(sockets, table)
            await _consent(sockets[1], table, number, yes=True)
            assert _seen(sockets[0], table, 0)  # it still waits for the one who leaves
            await guests[2].make(f"/api/tables/{table}/leave")
            await _outcome(sockets[:2], table, "agreed")
            await _answer(sockets[0], table, DRAW)
            await _answer(sockets[1], table, DRAW)
            assert await _asked(sockets[:2], table) == number + 1  # requests are counted, not the rows between them
            await sockets[0].ask("away", table=table)
            await _outcome(sockets[1:2], table, "withdrawn")

    go(main)


def test_who_is_away_need_not_agree_for_a_computer_player_answers_there(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            _, table, sockets = await _begun(server)
            number = await _asked(sockets, table)
            await sockets[2].ask("away", table=table)
            assert not _ended(sockets[0], table, "agreed")
            await _consent(sockets[1], table, number, yes=True)
            await _outcome(sockets, table, "agreed")

    go(main)


def test_what_is_not_allowed(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 3, public=True)
            sockets = await looking(guests, table)
            assert await refused(sockets[0].ask("request", table=table)) == "no-request"
            assert await refused(_consent(sockets[0], table, 0, yes=True)) == "request-over"
            await _two_draws(sockets, table)
            watcher = await (await Asker(server.url, "Watcher").be_guest()).connect()
            await watcher.open(table)
            assert await refused(watcher.ask("request", table=table)) == "not-seated"
            number = await _asked([*sockets, watcher], table)
            assert await refused(sockets[0].ask("request", table=table)) == "request-stands"
            assert await refused(sockets[1].ask("request", table=table)) == "request-stands"
            assert await refused(_consent(sockets[0], table, number, yes=True)) == "own-request"
            assert await refused(_consent(watcher, table, number, yes=True)) == "not-seated"
            assert await refused(_consent(sockets[1], table, number + 1, yes=True)) == "request-over"
            assert await refused(_consent(sockets[1], "nowhere", number, yes=True)) == "not-found"
            frame = {"table": table, "request": number, "yes": True, "seat": 2}
            assert await refused(sockets[1].ask("consent", **frame)) == "bad-request", "nobody votes for another seat"
            for _ in range(3):
                await _consent(sockets[1], table, number, yes=True)
            assert _request(sockets[0], table) == _request(watcher, table)
            assert _request(sockets[0], table)["agreed"] == [1], "one seat, one voice"
            assert sockets[0].games[table].state["view"]["turn"] == 2
            await _consent(sockets[2], table, number, yes=True)
            await _outcome(sockets, table, "agreed")
            assert await refused(_consent(sockets[2], table, number, yes=True)) == "request-over"
            await play_all(sockets, table)
            assert await refused(sockets[0].ask("request", table=table)) == "no-request"
            assert not sockets[0].games[table].state["ask"]

    go(main)


def test_what_can_be_undone_freely_is_not_asked_for(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            game = sockets[0].games[table]
            await _answer(sockets[0], table, [0])
            assert (game.state["undo"], game.state["ask"]) == (True, False)
            await sockets[0].ask("request", table=table)
            await sockets[0].until(lambda: game.question)
            assert sockets[1].games[table].state["request"] is None

    go(main)


def test_a_simultaneous_answer_is_asked_again_and_the_others_stay(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            table, sockets, games = await _two_gave_back(server, 2)
            number = await _asked(sockets, table, 0)
            await _consent(sockets[1], table, number, yes=True)
            await _outcome(sockets, table, "agreed")
            assert games[0].question is not None
            assert games[1].question is None
            (mine,) = games[1].state["questions"]
            assert (mine["answered"], mine["answer"]) == (True, [1])
            assert games[1].state["undo"], "who has answered may change it"
            assert games[0].state["waiting"] == [0]

    go(main)


def test_an_answer_that_was_changed_and_undone_takes_nobody_elses_right_to_ask(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            table, sockets, games = await _two_gave_back(server, 3)
            (mine,) = games[0].state["questions"]
            await sockets[0].ask("answer", table=table, serial=mine["serial"], answer=[2])
            await sockets[0].ask("undo", table=table)
            await _answer(sockets[0], table, [0])
            await _answer(sockets[2], table, [1])
            await sockets[1].until(partial(_turn, sockets[1], table, 0))
            assert games[1].state["ask"]
            number = await _asked(sockets, table, 1)
            for seat in (0, 2):
                await _consent(sockets[seat], table, number, yes=True)
            await _outcome(sockets, table, "agreed")
            assert games[1].question is not None
            assert games[0].question is None

    go(main)


def test_a_secret_window_waits_and_plans_in_it_end_nothing(tmp_path: Path) -> None:
    """Whoever decides something in a window must not be noticed by a request that ends."""

    async def main() -> None:
        async with running(local(tmp_path, window_live=600.0)) as server:
            for _ in range(40):
                guests, table = await seated(server.url, 2)
                sockets = await looking(guests, table)
                games = [socket.games[table] for socket in sockets]
                for socket in sockets:
                    await _answer(socket, table, [0])
                await _answer(sockets[0], table, 2)
                for socket in sockets:
                    await _answer(socket, table, 0)
                played = server.hub.tables[table].log
                if played.window is not None and played.open_to(1) is not None:
                    break
            number = await _asked(sockets, table, 0)
            live = server.hub.tables[table]
            assert isinstance(live.windows.times, Slots)
            live.windows.times.ends = [
                steady.time() - 1
            ] * 2  # else its time is over before we have asked, or long after
            live.see_who_acts()
            await sockets[0].ask("ping")
            before = len(sockets[0].frames)
            question = games[1].state["questions"][0]
            await sockets[1].ask("answer", table=table, serial=question["serial"], answer=0)
            await sockets[1].ask("undo", table=table)
            await asyncio.sleep(0.3)
            await sockets[0].ask("ping")
            assert [frame["type"] for frame in sockets[0].frames[before:]] == ["ok"]
            assert games[0].state["window"] == "snuff"
            await _consent(sockets[1], table, number, yes=False)
            await sockets[0].until(lambda: games[0].state["window"] is None)

    go(main)
