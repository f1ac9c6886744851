"""Whatever people do about their seats, nobody ever sees two of a running game."""

from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import pytest
from tests.server.clients import Asker, Refusal, Socket, go, running, some_answer
from tests.server.seating import begun_game, new_guest

from readyroom.server.settings import Settings
from readyroom.server.tables import TableRow, find

MakeSettings = Callable[..., Settings]


_MOVES = ("leave", "join", "seek", "withdraw", "admit", "refuse", "open", "shut", "vote", "answer", "look", "close")
_CHANGES = ("leave", "join", "seek", "admit", "open", "vote")
_IN = ("join", "seek", "withdraw")
"""What people do who do not sit there."""


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(4))
def test_nobody_ever_sees_two_seats_of_a_running_game(settings: MakeSettings, seed: int) -> None:
    """People join, leave, ask, agree, vote and open seats at random; every frame that anybody got is looked at."""

    async def main() -> None:
        rng = Random(seed)
        slow: dict[str, Any] = {"player_delay": 60.0, "stalled_live": 0.0, "absent_live": 0.0, "seek_again": 0.0}
        async with running(settings(**slow)) as server:
            people, table, key = await begun_game(server, 3, 1, public=seed % 2 == 0, options={"turns": 12})
            people += [await new_guest(server, f"stranger {n}") for n in range(3)]
            sockets = [await one.connect() for one in people]
            for socket in sockets:
                await socket.open(table, key=key)
            first_hands: list[set[str]] = [set() for _ in people]
            done: Counter[str] = Counter()
            found = server.service.store.read_now(lambda conn: find(conn, table))
            done["answer"] += await _do("answer", sockets[0], found, key, people, rng)  # later computers may be due
            for _ in range(250):
                move = rng.choice(_MOVES if rng.random() < 0.4 else _CHANGES)
                found = server.service.store.read_now(lambda conn: find(conn, table))
                fitting = [n for n, one in enumerate(people) if (found.seat_of(one.me["id"]) is None) == (move in _IN)]
                who = rng.choice(fitting if fitting and rng.random() < 0.7 else range(len(people)))
                done[move] += await _do(move, sockets[who], found, key, people, rng)
                if rng.random() < 0.7:
                    continue
                moment = await people[who].http.get(f"/api/tables/{table}/moment/0", params={"key": key})
                if moment.is_success and (hand := moment.json()["view"]["hand"]) is not None:
                    first_hands[who].add(str(hand))
            assert found.status == "playing"
            held = 0
            for socket, hands in zip(sockets, first_hands, strict=True):
                await socket.ask("ping")
                told = [frame for frame in socket.frames if frame["type"] == "game"]
                seats = {frame["seat"] for frame in told if frame["state"]["view"]["hand"] is not None}
                seats |= {frame["you"] for frame in socket.frames if frame["type"] == "table"} - {None}
                assert len(seats) <= 1, (socket.asker.name, seats)
                assert len(hands) <= 1, socket.asker.name
                held += len(seats)
            assert held > 3, "strangers were let in too"
            assert all(done[move] for move in (*_CHANGES, "answer")), done

    go(main, 120)


async def _do(move: str, socket: Socket, found: TableRow, key: str, people: list[Asker], rng: Random) -> bool:
    """Do something, as likely as not something that may be done; whether it was."""
    me, table = socket.asker, found.id
    path, mine = f"/api/tables/{table}", found.seat_of(me.me["id"])
    seekers = [seeker.person for seeker in found.seekers if seeker.over_at is None]
    other = rng.choice([*seekers, rng.choice(people).me["id"]])
    free = [chair.seat for chair in found.chairs if chair.open]
    seat = rng.choice([*(found.people if move == "vote" else free), rng.randrange(found.seats)])
    if move == "leave" and len(found.people) < 2 and rng.random() < 0.8:
        return False
    try:
        if move == "look":
            await socket.open(table, key=key)
            return True
        if move == "close":
            await socket.ask("close", table=table)
            return True
        if move == "answer":
            question = socket.games[table].question if mine is not None and table in socket.games else None
            if question is None:
                return False
            answer = some_answer(question, rng)
            await socket.ask("answer", table=table, serial=question["serial"], answer=answer)
            return True
    except Refusal:
        return False
    calls: dict[str, Callable[[], Any]] = {
        "leave": lambda: me.post(f"{path}/leave"),
        "join": lambda: me.post(f"{path}/join", seat=rng.choice([None, seat]), key=key),
        "seek": lambda: me.post(f"{path}/seek", seat=seat, key=key),
        "withdraw": lambda: me.http.delete(f"{path}/seek"),
        "admit": lambda: me.post(f"{path}/admit", person=other, yes=True),
        "refuse": lambda: me.post(f"{path}/admit", person=other, yes=False),
        "open": lambda: me.post(f"{path}/open", seat=seat),
        "shut": lambda: me.post(f"{path}/open", seat=seat, open=False),
        "vote": lambda: me.post(f"{path}/vote", seat=seat),
    }
    response = await calls[move]()
    assert response.status_code < 500
    return bool(response.is_success)
