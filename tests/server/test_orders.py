"""Standing orders about questions: the server answers for a seat that has left one, and for no other."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from typing import Any

import pytest
from tests.server.clients import (
    Asker,
    Game,
    Refusal,
    Running,
    Socket,
    go,
    local,
    looking,
    play_all,
    running,
    seated,
    until,
)
from tests.server.pacing import Pauses

from readyroom.server.settings import Settings
from readyroom.server.table import orders

MakeSettings = Callable[..., Settings]

LOWEST, DRAW = "give-lowest", "always-draw"


async def _order(socket: Socket, table: str, *names: str) -> None:
    await socket.ask("orders", table=table, pass_windows=[], answer_by=list(names))


def _given(game: Game) -> Any:
    """The answer of this seat to the question that others still think about."""
    (question,) = game.state["questions"]
    return question["answer"] if question["answered"] else None


def _lowest(game: Game) -> int:
    hand: list[int] = game.state["view"]["hand"]
    return min(hand)


def _decided(game: Game, seat: int) -> bool:
    return seat not in game.state["waiting"]


def _turn(game: Game, turn: int) -> bool:
    return bool(game.state["view"]["turn"] == turn)


async def _draw(socket: Socket, table: str, turn: int) -> None:
    game = socket.games[table]
    await socket.until(partial(_turn, game, turn))
    await socket.until(lambda: game.question)
    assert game.question is not None
    await socket.ask("answer", table=table, serial=game.question["serial"], answer=0)


async def _hand_back(socket: Socket, table: str) -> None:
    question = socket.games[table].question
    assert question is not None
    await socket.ask("answer", table=table, serial=question["serial"], answer=[0])


async def _order_has_come(server: Running, table: str, pauses: Pauses) -> None:
    """The pause before an order answers is over, and it has done what it does."""
    live = server.hub.tables[table]
    assert live.thinkers.busy
    pauses.over.set()
    await until(lambda: not live.thinkers.busy and not live.jobs.busy)


def test_an_order_answers_what_is_asked_now_and_nobody_else_learns_what(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 3)
            sockets = await looking(guests, table)
            mine = sockets[1].games[table]
            lowest = _lowest(mine)
            before = [len(socket.frames) for socket in sockets]
            await _order(sockets[1], table, LOWEST)
            await sockets[1].until(lambda: _given(mine) is not None)
            options = mine.state["questions"][0]["options"]
            assert [options[index]["id"] for index in _given(mine)] == [str(lowest)]
            for seat in (0, 2):
                await sockets[seat].until(partial(_decided, sockets[seat].games[table], 1))
                for frame in sockets[seat].frames[before[seat] :]:
                    assert "answer_by" not in frame, "orders are told to nobody else"
                assert sockets[seat].games[table].question is not None, "nobody else has an order"

    go(main)


def test_an_order_holds_for_every_turn_and_after_a_restart(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            await _order(sockets[1], table, LOWEST, DRAW)
            await _hand_back(sockets[0], table)
            game = sockets[0].games[table]
            for turn in (0, 2):
                await _draw(sockets[0], table, turn)
            await sockets[0].until(partial(_turn, game, 4))
            drawn = [event["seat"] for event in game.events if event["event"] == "Drew"]
            assert drawn == [0, 1, 0, 1]
            cookies = [guest.http.cookies for guest in guests]
        async with running(settings()) as server:
            back = [Asker(server.url, "back") for _ in cookies]
            for asker, jar in zip(back, cookies, strict=True):
                asker.http.cookies = jar
            sockets = await looking(back, table)
            told = [frame for frame in sockets[1].frames if frame["type"] == "orders"]
            assert [set(frame["answer_by"]) for frame in told] == [{LOWEST, DRAW}]
            await _draw(sockets[0], table, 4)
            await sockets[0].until(partial(_turn, sockets[0].games[table], 6))
            await _order(sockets[1], table)
            games = await play_all(sockets, table)
            assert all(game.over for game in games)

    go(main)


def test_an_answer_that_was_taken_back_is_given_by_hand(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            mine = sockets[1].games[table]
            await _order(sockets[1], table, LOWEST)
            await sockets[1].until(lambda: _given(mine) is not None)
            await sockets[1].ask("undo", table=table)
            await sockets[1].until(lambda: mine.question)
            await _order(sockets[1], table, LOWEST, DRAW)
            await asyncio.sleep(0.3)
            await sockets[1].ask("ping")
            assert mine.question is not None, "the order leaves it alone"
            await _hand_back(sockets[1], table)
            await _hand_back(sockets[0], table)
            await _draw(sockets[0], table, 0)
            await sockets[0].until(partial(_turn, sockets[0].games[table], 2))

    go(main)


def test_who_answers_himself_before_the_order_does_has_answered(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async def main() -> None:
        pauses = Pauses()
        monkeypatch.setattr(orders, "asyncio", pauses)
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            mine = sockets[1].games[table]
            hand: list[int] = mine.state["view"]["hand"]
            dearest = hand.index(max(hand))
            question = mine.question
            assert question is not None
            await _order(sockets[1], table, LOWEST)
            await sockets[1].ask("answer", table=table, serial=question["serial"], answer=[dearest])
            await _order_has_come(server, table, pauses)
            await sockets[1].ask("ping")
            assert _given(mine) == [dearest]

    go(main)


def test_an_order_lifted_in_time_does_nothing(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        pauses = Pauses()
        monkeypatch.setattr(orders, "asyncio", pauses)
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            await _order(sockets[1], table, LOWEST)
            await _order(sockets[1], table)
            await _order_has_come(server, table, pauses)
            await sockets[1].ask("ping")
            assert sockets[1].games[table].question is not None

    go(main)


def test_who_leaves_before_his_order_answers_is_stood_in_for(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    async def main() -> None:
        pauses = Pauses()
        monkeypatch.setattr(orders, "asyncio", pauses)
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            await _order(sockets[1], table, LOWEST)
            await sockets[1].ask("away", table=table)
            pauses.over.set()
            await sockets[0].until(partial(_decided, sockets[0].games[table], 1))
            (row,) = [row for row in server.hub.tables[table].rows if row[0] == "answer"]
            assert row[1] == 1, "the computer player on his seat has answered"

    go(main)


def test_what_is_no_order_of_the_game_is_refused(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            (socket,) = await looking(guests[:1], table)
            with pytest.raises(Refusal, match="no order 'burn'"):
                await _order(socket, table, LOWEST, "burn")
            await socket.ask("orders", table=table, pass_windows=["=give-lowest", "snuff"])
            again = await guests[0].connect()
            await again.open(table)
            (told,) = [frame for frame in again.frames if frame["type"] == "orders"]
            assert (told["pass_windows"], told["answer_by"]) == (["snuff"], []), "an order can't be slipped in"

    go(main)
