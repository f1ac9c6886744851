"""Seats of a running game: who is voted out, when, and by whom."""

import asyncio
import time
from collections.abc import Callable
from typing import Any

from sqlalchemy import update
from tests.server.clients import Asker, go, looking, running, seated
from tests.server.seating import chair_of, code_of

from readyroom.server.schema import tables
from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]


def test_who_is_voted_out_has_to_ask_to_come_back(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings(stalled_live=0.2)) as server:
            guests, table = await seated(server.url, 3)
            path = f"/api/tables/{table}"
            sockets = await looking(guests, table)
            for seat in (0, 1):
                question = sockets[seat].games[table].question
                assert question is not None
                answer = [0] if question["kind"] != "one" else 0
                await sockets[seat].ask("answer", table=table, serial=question["serial"], answer=answer)
            assert await code_of(guests[0].post(f"{path}/vote", seat=1)) == "not-absent", "the table waits for seat 2"
            await asyncio.sleep(0.3)
            assert await code_of(guests[0].post(f"{path}/vote", seat=1)) == "not-absent"
            assert await guests[0].make(f"{path}/vote", seat=2) == {"replaced": False}
            assert await guests[1].make(f"{path}/vote", seat=2) == {"replaced": True}
            await sockets[2].until(lambda: any(frame["type"] == "gone" for frame in sockets[2].frames))
            key = sockets[0].tables[table]["key"]
            assert await code_of(guests[2].post(f"{path}/join", key=key)) == "ask-first"
            assert await guests[2].get("/api/tables", which="mine") == [], "a private table they belong to no more"
            await guests[2].make(f"{path}/seek", seat=2, key=key)
            await guests[0].make(f"{path}/admit", person=guests[2].me["id"], yes=True)
            assert (await guests[2].get(path))["you"] == 2

    go(main)


def test_how_long_the_table_waits_counts_from_the_question_and_not_from_an_answer_taken_back(
    settings: MakeSettings,
) -> None:
    async def main() -> None:
        async with running(settings(stalled_live=60)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            live = server.hub.tables[table]

            def later(seconds: float) -> None:
                live.presence.asked_since = {
                    seat: (serial, at - seconds) for seat, (serial, at) in live.presence.asked_since.items()
                }

            def late() -> list[int]:
                return [seat for seat in range(2) if live.presence.holds_up(seat)]

            async def answer(seat: int, answer: Any) -> None:
                game = sockets[seat].games[table]
                await sockets[seat].until(lambda: game.question)
                serial = game.question["serial"] if game.question else -1
                await sockets[seat].ask("answer", table=table, serial=serial, answer=answer)

            later(100)
            await answer(0, [0])
            assert late() == [1], "it has waited for the other since the beginning"
            await answer(1, [0])
            assert late() == [], "a new question"
            (seat,) = live.presence.asked_since
            game = sockets[seat].games[table]
            await sockets[seat].until(lambda: game.question)
            assert game.question is not None
            trim = [option["id"] for option in game.question["options"]].index("trim")
            later(100)
            assert late() == [seat]
            await answer(seat, trim)
            assert late() == [], "the game has gone on"
            later(100)
            for _ in range(2):
                await sockets[seat].ask("undo", table=table)
                assert late() == [seat]
                await sockets[seat].until(lambda: game.question and game.question["prompt"] == "lanterns-turn")
                await answer(seat, trim)
                assert late() == [seat], "no further than it was"
                await sockets[seat].until(lambda: game.question and game.question["prompt"] == "lanterns-trim")

    go(main)


def test_after_a_restart_everybody_gets_the_time_to_come_back_before_a_vote(settings: MakeSettings) -> None:
    async def main() -> None:
        cookies: Any
        patient: dict[str, Any] = {"absent_live": 60.0, "grace": 30.0}
        async with running(settings(**patient)) as server:
            guests, table = await seated(server.url, 2)
            cookies = guests[0].http.cookies
            long_ago = update(tables).where(tables.c.id == table).values(moved_at=time.time() - 1000)
            await server.service.store.put([(long_ago, {})])
        async with running(settings(**patient)) as server:
            again = Asker(server.url, "guest 0")
            again.http.cookies = cookies
            await looking([again], table)
            vote = f"/api/tables/{table}/vote"
            assert await code_of(again.post(vote, seat=1)) == "not-absent", "just loaded"
            live = server.hub.tables[table]
            live.loaded_at -= 61
            assert await code_of(again.post(vote, seat=1)) == "not-absent", "within grace"
            live.loaded_at -= 30
            assert await again.make(vote, seat=1) == {"replaced": True}

    go(main)


def test_votes_are_forgotten_when_the_seat_plays_again(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings(stalled_live=0.0)) as server:
            guests, table = await seated(server.url, 3)
            sockets = await looking(guests, table)
            await guests[0].make(f"/api/tables/{table}/vote", seat=2)
            question = sockets[2].games[table].question
            assert question is not None
            await sockets[2].until(lambda: chair_of(sockets[2], table, 2)["votes"] == 1)
            await sockets[2].ask("answer", table=table, serial=question["serial"], answer=[0])
            await sockets[2].until(lambda: chair_of(sockets[2], table, 2)["votes"] == 0)

    go(main)


def test_the_vote_of_who_gets_up_counts_no_more_not_even_for_who_sits_there_next(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings(stalled_live=0.0)) as server:
            guests, table = await seated(server.url, 4)
            path = f"/api/tables/{table}"
            sockets = await looking(guests, table)
            assert await guests[1].make(f"{path}/vote", seat=3) == {"replaced": False}
            await sockets[0].until(lambda: chair_of(sockets[0], table, 3)["votes"] == 1)
            await guests[1].make(f"{path}/leave")
            assert (await guests[0].get(path))["table"]["chairs"][3]["votes"] == 0
            await guests[1].make(f"{path}/join")
            assert await guests[2].make(f"{path}/vote", seat=3) == {"replaced": False}, "one of three"

    go(main)
