"""Guests create a table, join, start and play a whole game over real sockets; the record verifies."""

import asyncio
from collections.abc import Callable
from random import Random

import pytest
from tests.server.clients import go, play, running, seated

import readyroom as rr
from readyroom.server.settings import Settings


@pytest.mark.parametrize("seats", [2, 3, 4])
def test_guests_play_a_whole_game(settings: Callable[..., Settings], seats: int) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, seats)
            sockets = [await guest.connect() for guest in guests]
            for seat, socket in enumerate(sockets):
                assert (await socket.open(table)).seat == seat
            games = await asyncio.gather(*(play(s, table, Random(n)) for n, s in enumerate(sockets)))
            assert len({str(game.state["result"]) for game in games}) == 1
            response = await guests[0].http.get(f"/api/tables/{table}/record")
            verdict = rr.verify(response.content)
            assert verdict.over
            assert verdict.result is not None
            assert list(verdict.result.winners) == games[0].state["result"]["winners"]
            info = await guests[0].get(f"/api/tables/{table}")
            assert info["table"]["commitment"] == verdict.commitment
            again = rr.replay(response.content)
            for seat, game in enumerate(games):
                assert game.events == again.events(seat)
                assert game.state["view"] == again.view(seat)
            for socket in sockets:
                await socket.close()

    go(main)


def test_a_person_plays_with_computer_players(settings: Callable[..., Settings]) -> None:
    async def main() -> None:
        from tests.server.clients import Asker

        async with running(settings()) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            made = await guest.make("/api/tables", game="lanterns", seats=3, watch=False)
            table = made["table"]["id"]
            await guest.make(f"/api/tables/{table}/fill", level="random")
            await guest.make(f"/api/tables/{table}/start")
            socket = await guest.connect()
            await socket.open(table)
            game = await play(socket, table, Random(1))
            assert game.state["result"]
            await socket.close()

    go(main)
