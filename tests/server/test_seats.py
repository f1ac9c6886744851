"""Seats of a running game: who may take one, who has to ask, who decides, and that nobody ever sees two of them."""

import asyncio
import time
from collections import Counter
from collections.abc import Callable
from random import Random
from typing import Any

import msgspec
import pytest
from sqlalchemy import update
from tests.server.clients import LOOSE, Asker, Refusal, Running, Socket, go, looking, running, seated, some_answer

from readyroom.server.schema import tables
from readyroom.server.settings import Settings
from readyroom.server.tables import TableRow, find

MakeSettings = Callable[..., Settings]


async def _code(asking: Any) -> str:
    """The error code of a response."""
    response = await asking
    assert not response.is_success, response.text
    return str(response.json()["error"]["code"])


async def _guest(server: Running, name: str) -> Asker:
    return await Asker(server.url, name).be_guest()


async def _begun(server: Running, people: int, computers: int, **facts: Any) -> tuple[list[Asker], str, str]:
    """A running game of people and, behind them, computer players; with its key."""
    guests = [await _guest(server, f"guest {n}") for n in range(people)]
    made = await guests[0].make("/api/tables", **{"game": "lanterns", "seats": people + computers, **facts})
    path = f"/api/tables/{made['table']['id']}"
    for guest in guests[1:]:
        await guest.make(f"{path}/join", key=made["key"])
    if computers:
        await guests[0].make(f"{path}/fill", level="random")
    await guests[0].make(f"{path}/start")
    return guests, made["table"]["id"], made["key"]


def _chair(socket: Socket, table: str, seat: int) -> dict[str, Any]:
    chair: dict[str, Any] = socket.tables[table]["table"]["chairs"][seat]
    return chair


def test_who_left_takes_that_seat_back_and_no_other(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, ada), table, key = await _begun(server, 2, 1, public=True)
            path = f"/api/tables/{table}"
            sockets = await looking([host, ada], table)
            hand = sockets[1].games[table].state["view"]["hand"]
            await ada.make(f"{path}/leave")
            await sockets[1].until(lambda: sockets[1].games[table].seat is None)
            assert sockets[1].tables[table]["way_in"] == {"seats": [1], "ask": False, "back": True}
            for seat in (0, 2):
                assert await _code(ada.post(f"{path}/join", key=key, seat=seat)) == "one-seat"
                assert await _code(ada.post(f"{path}/seek", key=key, seat=seat)) == "one-seat"
            await host.make(f"{path}/open", seat=2)
            assert await _code(ada.post(f"{path}/join", seat=2)) == "one-seat", "opened, but not to who has had one"
            mine = await ada.get("/api/tables", which="mine")
            assert [(one["table"]["id"], one["you"], one["key"]) for one in mine] == [(table, None, None)]
            assert mine[0]["way_in"] == {"seats": [1], "ask": False, "back": True}
            assert (await ada.make(f"{path}/join"))["you"] == 1
            await sockets[1].until(lambda: sockets[1].games[table].seat == 1)
            kept = sockets[1].games[table].state["view"]["hand"]
            assert kept == hand or len(kept) <= len(hand)

    go(main)


def test_a_computer_players_seat_is_taken_only_if_the_host_opens_it(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, bo), table, _ = await _begun(server, 2, 1, public=True)
            path = f"/api/tables/{table}"
            socket = (await looking([host], table))[0]
            stranger = await _guest(server, "Stranger")
            told = await stranger.get(path)
            assert [chair["open"] for chair in told["table"]["chairs"]] == [False] * 3
            assert told["way_in"] is None
            assert await _code(stranger.post(f"{path}/join", seat=2)) == "seat-taken"
            assert await _code(stranger.post(f"{path}/seek", seat=2)) == "seat-taken"
            assert await _code(stranger.post(f"{path}/seek", seat=1)) == "seat-taken"
            assert await _code(bo.post(f"{path}/open", seat=2)) == "not-yours"
            assert await _code(host.post(f"{path}/open", seat=1)) == "no-such-seat"
            assert await _code(host.post(f"{path}/open", seat=9)) == "no-such-seat"
            opened = await host.make(f"{path}/open", seat=2)
            assert [chair["open"] for chair in opened["table"]["chairs"]] == [False, False, True]
            assert (await stranger.get(path))["way_in"] == {"seats": [2], "ask": True, "back": False}
            assert await _code(stranger.post(f"{path}/join", seat=2)) == "ask-first"
            await stranger.make(f"{path}/seek", seat=2)
            await host.make(f"{path}/open", seat=2, open=False)
            await socket.until(lambda: not socket.tables[table]["table"]["seekers"])
            assert await _code(host.post(f"{path}/admit", person=stranger.me["id"], yes=True)) == "request-over"
            assert (await stranger.get(path))["you"] is None

    go(main)


def test_a_stranger_asks_and_gets_neither_key_nor_game_before_the_host_agrees(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, bo, cy), table, key = await _begun(server, 3, 0, public=True, watch=False)
            path = f"/api/tables/{table}"
            sockets = await looking([host, bo], table)
            await cy.make(f"{path}/leave")
            stranger = await _guest(server, "Stranger")
            socket = await stranger.connect()
            asked = await stranger.make(f"{path}/seek", seat=2)
            assert (asked["you"], asked["key"]) == (None, None)
            assert (asked["table"]["waiting"], asked["table"]["moved_at"]) == ([], asked["table"]["created_at"])
            assert asked["table"]["seekers"][0]["name"] == "Stranger"
            with pytest.raises(Exception, match="no-watchers"):
                await socket.open(table)
            assert await _code(stranger.http.get(f"{path}/moment/0")) == "no-watchers"
            assert await _code(stranger.http.get(f"{path}/story")) == "no-watchers"
            assert await _code(stranger.http.get(f"{path}/record")) == "no-watchers"
            await sockets[0].until(lambda: sockets[0].tables[table]["table"]["seekers"])
            assert await _code(stranger.post(f"{path}/admit", person=stranger.me["id"], yes=True)) == "not-seated"
            assert await _code(cy.post(f"{path}/admit", person=stranger.me["id"], yes=True)) == "not-seated"
            await host.make(f"{path}/admit", person=stranger.me["id"], yes=True)
            game = await socket.open(table)
            assert game.seat == 2
            assert (await stranger.get(path))["key"] == key
            assert await _code(cy.post(f"{path}/join", key=key)) == "table-full", "somebody else sits there now"

    go(main)


def test_more_than_half_of_the_people_decide_where_the_host_does_not(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, *rest), table, key = await _begun(server, 4, 0)
            path = f"/api/tables/{table}"
            ada, bo, cy = rest
            await cy.make(f"{path}/leave")
            friend, other = await _guest(server, "Friend"), await _guest(server, "Other")
            assert await _code(friend.post(f"{path}/seek", seat=3)) == "not-found", "a private table needs its key"
            await friend.make(f"{path}/seek", seat=3, key=key)
            await other.make(f"{path}/seek", seat=3, key=key)
            await ada.make(f"{path}/admit", person=friend.me["id"], yes=True)
            await ada.make(f"{path}/admit", person=friend.me["id"], yes=True)
            shown = await friend.get(path, key=key)
            assert (shown["you"], shown["table"]["seekers"][0]["agreed"]) == (None, [1]), "one of three"
            await ada.make(f"{path}/admit", person=friend.me["id"], yes=False)
            await bo.make(f"{path}/admit", person=friend.me["id"], yes=False)
            shown = await friend.get(path, key=key)
            assert [seeker["name"] for seeker in shown["table"]["seekers"]] == ["Other"], "two of three said no"
            assert await _code(friend.post(f"{path}/seek", seat=3, key=key)) == "ask-later"
            await ada.make(f"{path}/admit", person=other.me["id"], yes=True)
            await bo.make(f"{path}/leave")
            assert (await other.get(path, key=key))["you"] is None, "one of two"
            await host.make(f"{path}/leave")
            assert (await other.get(path))["you"] == 3, "who is left has said yes"

    go(main)


def test_requests_are_withdrawn_die_with_the_seat_and_outlive_a_restart(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, ada), table, key = await _begun(server, 2, 0)
            path = f"/api/tables/{table}"
            await ada.make(f"{path}/leave")
            friend = await _guest(server, "Friend")
            for _ in range(2):
                await friend.make(f"{path}/seek", seat=1, key=key)
            assert len((await host.get(path))["table"]["seekers"]) == 1
            assert (await friend.http.delete(f"{path}/seek")).status_code == 204
            assert (await host.get(path))["table"]["seekers"] == []
            await friend.make(f"{path}/seek", seat=1, key=key)
            await ada.make(f"{path}/join")
            assert (await host.get(path))["table"]["seekers"] == [], "the seat is taken"
            await ada.make(f"{path}/leave")
            await friend.make(f"{path}/seek", seat=1, key=key)
            cookies = host.http.cookies
        async with running(settings()) as server:
            again = Asker(server.url, "guest 0")
            again.http.cookies = cookies
            socket = (await looking([again], table))[0]
            assert [one["name"] for one in socket.tables[table]["table"]["seekers"]] == ["Friend"]
            await again.make(f"{path}/admit", person=friend.me["id"], yes=True)
            await socket.until(lambda: _chair(socket, table, 1)["name"] == "Friend")

    go(main)


def test_so_many_may_ask_and_not_too_often(settings: MakeSettings) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, seekers_per_table=2, sits_burst=4, sits_per_second=0.001)
        async with running(settings(limits=tight)) as server:
            (_, ada), table, key = await _begun(server, 2, 0)
            path = f"/api/tables/{table}"
            await ada.make(f"{path}/leave")
            friends = [await _guest(server, f"friend {n}") for n in range(4)]
            for friend in friends[:2]:
                await friend.make(f"{path}/seek", seat=1, key=key)
            assert await _code(friends[2].post(f"{path}/seek", seat=1, key=key)) == "too-often"
            await friends[0].http.delete(f"{path}/seek")
            await friends[2].make(f"{path}/seek", seat=1, key=key)
            await friends[1].http.delete(f"{path}/seek")
            assert await _code(friends[3].post(f"{path}/seek", seat=1, key=key)) == "too-often", "by address"

    go(main)


def test_where_nobody_sits_any_more_a_left_seat_is_taken_at_once_but_never_a_second_one(
    settings: MakeSettings,
) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, ada), table, key = await _begun(server, 2, 1)
            path = f"/api/tables/{table}"
            await ada.make(f"{path}/leave")
            await host.make(f"{path}/leave")
            assert await _code(ada.post(f"{path}/join", seat=0)) == "one-seat"
            friend = await _guest(server, "Friend")
            assert await _code(friend.post(f"{path}/join", seat=2, key=key)) == "seat-taken", "nobody has left that one"
            taken = await friend.make(f"{path}/join", seat=0, key=key)
            assert (taken["you"], taken["table"]["host"]) == (0, friend.me["id"])
            assert await _code(host.post(f"{path}/join")) == "table-full"
            assert (await ada.make(f"{path}/join"))["you"] == 1

    go(main)


def test_a_computer_players_level_is_restored_when_its_seat_is_given_back(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            host, friend = await _guest(server, "Host"), await _guest(server, "Friend")
            made = await host.make("/api/tables", game="race", seats=2)
            path = f"/api/tables/{made['table']['id']}"
            await host.make(f"{path}/fill", level="easy")
            await host.make(f"{path}/start")
            await host.make(f"{path}/open", seat=1)
            await friend.make(f"{path}/seek", seat=1, key=made["key"])
            await host.make(f"{path}/admit", person=friend.me["id"], yes=True)
            assert (await host.get(path))["table"]["chairs"][1]["computer"] is None
            await friend.make(f"{path}/leave")
            chair = (await host.get(path))["table"]["chairs"][1]
            assert (chair["computer"], chair["open"]) == ("easy", True)

    go(main)


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
            assert await _code(guests[0].post(f"{path}/vote", seat=1)) == "not-absent", "the table waits for seat 2"
            await asyncio.sleep(0.3)
            assert await _code(guests[0].post(f"{path}/vote", seat=1)) == "not-absent"
            assert await guests[0].make(f"{path}/vote", seat=2) == {"replaced": False}
            assert await guests[1].make(f"{path}/vote", seat=2) == {"replaced": True}
            await sockets[2].until(lambda: any(frame["type"] == "gone" for frame in sockets[2].frames))
            key = sockets[0].tables[table]["key"]
            assert await _code(guests[2].post(f"{path}/join", key=key)) == "ask-first"
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
            assert await _code(again.post(vote, seat=1)) == "not-absent", "just loaded"
            live = server.hub.tables[table]
            live.loaded_at -= 61
            assert await _code(again.post(vote, seat=1)) == "not-absent", "within grace"
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
            await sockets[2].until(lambda: _chair(sockets[2], table, 2)["votes"] == 1)
            await sockets[2].ask("answer", table=table, serial=question["serial"], answer=[0])
            await sockets[2].until(lambda: _chair(sockets[2], table, 2)["votes"] == 0)

    go(main)


def test_the_vote_of_who_gets_up_counts_no_more_not_even_for_who_sits_there_next(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings(stalled_live=0.0)) as server:
            guests, table = await seated(server.url, 4)
            path = f"/api/tables/{table}"
            sockets = await looking(guests, table)
            assert await guests[1].make(f"{path}/vote", seat=3) == {"replaced": False}
            await sockets[0].until(lambda: _chair(sockets[0], table, 3)["votes"] == 1)
            await guests[1].make(f"{path}/leave")
            assert (await guests[0].get(path))["table"]["chairs"][3]["votes"] == 0
            await guests[1].make(f"{path}/join")
            assert await guests[2].make(f"{path}/vote", seat=3) == {"replaced": False}, "one of three"

    go(main)


def test_nothing_is_loaded_for_votes_and_asks_of_who_does_not_sit_there(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2, public=True)
            await asyncio.sleep(0.1)
            live = server.hub.tables.pop(table)
            await live.jobs.idle()
            live.stop()
            stranger = await _guest(server, "Stranger")
            assert await _code(stranger.post("/api/tables/nothing-here/vote", seat=0)) == "not-found"
            assert await _code(stranger.post(f"/api/tables/{table}/vote", seat=0)) == "not-seated"
            assert await _code(guests[0].post(f"/api/tables/{table}/vote", seat=0)) == "no-such-seat"
            await stranger.make(f"/api/tables/{table}/leave")
            socket = await stranger.connect()
            asks: list[tuple[str, dict[str, Any]]] = [
                ("answer", {"serial": 0, "answer": 0}),
                ("undo", {}),
                ("hint", {}),
            ]
            for ask, facts in [*asks, ("explain", {}), ("away", {}), ("orders", {"pass_windows": []})]:
                for where in (table, "nothing-here"):
                    with pytest.raises(Refusal, match=r"not-seated|not-found"):
                        await socket.ask(ask, table=where, **facts)
            assert not {table, "nothing-here"} & set(server.hub.tables)

    go(main)


def test_nothing_is_loaded_for_who_may_not_look(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            shut = (await seated(server.url, 2, public=True, watch=False))[1]
            private = (await seated(server.url, 2))[1]
            await asyncio.sleep(0.1)
            for table in (shut, private):
                live = server.hub.tables.pop(table)
                await live.jobs.idle()
                live.stop()
            socket = await (await _guest(server, "Stranger")).connect()
            for table, code in ((shut, "no-watchers"), (private, "not-found"), ("nothing-here", "not-found")):
                with pytest.raises(Refusal, match=code):
                    await socket.open(table, key="guessed")
            assert not server.hub.tables

    go(main)


def test_a_kicked_person_comes_back_only_when_the_host_lets_them(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            host, rude, kind = [await _guest(server, name) for name in ("Host", "Rude", "Kind")]
            for public in (False, True):
                made = await host.make("/api/tables", game="lanterns", seats=3, public=public)
                table, key = made["table"]["id"], made["key"]
                path = f"/api/tables/{table}"
                await kind.make(f"{path}/join", key=key, seat=1)
                await rude.make(f"{path}/join", key=key, seat=2)
                socket, other = (await rude.connect()), (await kind.connect())
                await socket.open(table, key=key)
                await other.open(table, key=key)
                await host.make(f"{path}/kick", seat=2)
                await socket.until(lambda s=socket: any(f["type"] == "gone" for f in s.frames))  # type: ignore[misc]
                assert [f["why"] for f in socket.frames if f["type"] == "gone"] == ["kicked"]
                assert await _code(rude.post(f"{path}/join", key=key)) == "kicked"
                assert await _code(rude.http.get(path, params={"key": key})) == "kicked"
                with pytest.raises(Exception, match="kicked"):
                    await socket.open(table, key=key)
                told = await host.get(path)
                assert told["key"] != key, "somebody else may have the old link too"
                await other.until(lambda o=other, t=table, k=told["key"]: o.tables[t]["key"] == k)  # type: ignore[misc]
                assert [one["name"] for one in told["kicked"]] == ["Rude"]
                assert (await kind.get(path))["kicked"] == []
                again = await _guest(server, "Rude again")
                if not public:
                    assert await _code(again.post(f"{path}/join", key=key)) == "not-found"
                assert await _code(kind.post(f"{path}/pardon")) == "not-yours"
                await host.make(f"{path}/pardon", person=rude.me["id"])
                assert (await rude.make(f"{path}/join", key=told["key"]))["you"] == 2

    go(main)


def test_the_host_renews_the_key_and_who_came_with_the_old_one_is_out(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, ada), table, key = await _begun(server, 2, 0)
            path = f"/api/tables/{table}"
            sockets = await looking([host, ada], table)
            watcher = await _guest(server, "Watcher")
            socket = await watcher.connect()
            await socket.open(table, key=key)
            assert await _code(ada.post(f"{path}/key")) == "not-yours"
            new = (await host.make(f"{path}/key"))["key"]
            assert new != key
            await socket.until(lambda: any(frame["type"] == "gone" for frame in socket.frames))
            await sockets[1].until(lambda: sockets[1].tables[table]["key"] == new)
            assert await _code(watcher.http.get(path, params={"key": key})) == "not-found"
            await socket.open(table, key=new)

    go(main)


def test_a_table_has_so_many_spectators_at_most_and_always_room_for_its_players(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings(limits=msgspec.structs.replace(LOOSE, watchers_per_table=2))) as server:
            (host, ada), table, _ = await _begun(server, 2, 0, public=True)
            watchers = [await (await _guest(server, f"watcher {n}")).connect() for n in range(3)]
            for socket in watchers[:2]:
                await socket.open(table)
            with pytest.raises(Refusal, match="no-watchers"):
                await watchers[2].open(table)
            assert not [frame for frame in watchers[2].frames if frame["type"] in ("game", "table")]
            await watchers[0].open(table)  # who looks already may look again
            await looking([host, ada], table)
            await watchers[1].close()
            async with asyncio.timeout(10):
                while len(server.hub.tables[table].audience.links) > 3:
                    await asyncio.sleep(0.02)
            await watchers[2].open(table)

    go(main)


@pytest.mark.parametrize("change", [{"watch": False}, {"public": False}])
def test_spectators_from_before_are_out_when_watching_ends_or_the_table_is_private(
    settings: MakeSettings, change: dict[str, bool]
) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            host, ada, watcher = [await _guest(server, name) for name in ("Host", "Ada", "Watcher")]
            made = await host.make("/api/tables", game="lanterns", seats=2, public=True)
            table = made["table"]["id"]
            path = f"/api/tables/{table}"
            await ada.make(f"{path}/join")
            sockets = await looking([host, ada, watcher], table)
            assert (await host.http.patch(path, json=change)).is_success
            await host.make(f"{path}/start")
            await sockets[2].until(lambda: any(frame["type"] == "gone" for frame in sockets[2].frames))
            why = [frame["why"] for frame in sockets[2].frames if frame["type"] == "gone"]
            assert why == ["no-watchers" if "watch" in change else "not-found"]
            await sockets[0].until(lambda: table in sockets[0].games and sockets[0].games[table].question)
            question = sockets[0].games[table].question
            assert question is not None
            await sockets[0].ask("answer", table=table, serial=question["serial"], answer=[0])
            await sockets[0].ask("say", table=table, text="just us")
            await sockets[2].ask("ping")
            assert not [frame for frame in sockets[2].frames if frame["type"] in ("game", "chat", "talk")]
            for way in ("moment/0", "story", "record"):
                assert await _code(watcher.http.get(f"{path}/{way}")) == why[0]
            for ask, facts in (("explain", {}), ("hint", {}), ("say", {"text": "hi"})):
                with pytest.raises(Exception, match=r"not-found|not-seated|not-connected"):
                    await sockets[2].ask(ask, table=table, **facts)

    go(main)


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
            people, table, key = await _begun(server, 3, 1, public=seed % 2 == 0, options={"turns": 12})
            people += [await _guest(server, f"stranger {n}") for n in range(3)]
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
