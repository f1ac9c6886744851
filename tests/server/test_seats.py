"""Seats of a running game: who may take one, who has to ask, and who decides."""

from collections.abc import Callable

import msgspec
import pytest
from tests.server.clients import LOOSE, Asker, go, looking, running
from tests.server.seating import begun_game, chair_of, code_of, new_guest

from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]


def test_who_left_takes_that_seat_back_and_no_other(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, ada), table, key = await begun_game(server, 2, 1, public=True)
            path = f"/api/tables/{table}"
            sockets = await looking([host, ada], table)
            hand = sockets[1].games[table].state["view"]["hand"]
            await ada.make(f"{path}/leave")
            await sockets[1].until(lambda: sockets[1].games[table].seat is None)
            assert sockets[1].tables[table]["way_in"] == {"seats": [1], "ask": False, "back": True}
            for seat in (0, 2):
                assert await code_of(ada.post(f"{path}/join", key=key, seat=seat)) == "one-seat"
                assert await code_of(ada.post(f"{path}/seek", key=key, seat=seat)) == "one-seat"
            await host.make(f"{path}/open", seat=2)
            assert await code_of(ada.post(f"{path}/join", seat=2)) == "one-seat", "opened, but not to who has had one"
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
            (host, bo), table, _ = await begun_game(server, 2, 1, public=True)
            path = f"/api/tables/{table}"
            socket = (await looking([host], table))[0]
            stranger = await new_guest(server, "Stranger")
            told = await stranger.get(path)
            assert [chair["open"] for chair in told["table"]["chairs"]] == [False] * 3
            assert told["way_in"] is None
            assert await code_of(stranger.post(f"{path}/join", seat=2)) == "seat-taken"
            assert await code_of(stranger.post(f"{path}/seek", seat=2)) == "seat-taken"
            assert await code_of(stranger.post(f"{path}/seek", seat=1)) == "seat-taken"
            assert await code_of(bo.post(f"{path}/open", seat=2)) == "not-yours"
            assert await code_of(host.post(f"{path}/open", seat=1)) == "no-such-seat"
            assert await code_of(host.post(f"{path}/open", seat=9)) == "no-such-seat"
            opened = await host.make(f"{path}/open", seat=2)
            assert [chair["open"] for chair in opened["table"]["chairs"]] == [False, False, True]
            assert (await stranger.get(path))["way_in"] == {"seats": [2], "ask": True, "back": False}
            assert await code_of(stranger.post(f"{path}/join", seat=2)) == "ask-first"
            await stranger.make(f"{path}/seek", seat=2)
            await host.make(f"{path}/open", seat=2, open=False)
            await socket.until(lambda: not socket.tables[table]["table"]["seekers"])
            assert await code_of(host.post(f"{path}/admit", person=stranger.me["id"], yes=True)) == "request-over"
            assert (await stranger.get(path))["you"] is None

    go(main)


def test_a_stranger_asks_and_gets_neither_key_nor_game_before_the_host_agrees(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, bo, cy), table, key = await begun_game(server, 3, 0, public=True, watch=False)
            path = f"/api/tables/{table}"
            sockets = await looking([host, bo], table)
            await cy.make(f"{path}/leave")
            stranger = await new_guest(server, "Stranger")
            socket = await stranger.connect()
            asked = await stranger.make(f"{path}/seek", seat=2)
            assert (asked["you"], asked["key"]) == (None, None)
            assert (asked["table"]["waiting"], asked["table"]["moved_at"]) == ([], asked["table"]["created_at"])
            assert asked["table"]["seekers"][0]["name"] == "Stranger"
            with pytest.raises(Exception, match="no-watchers"):
                await socket.open(table)
            assert await code_of(stranger.http.get(f"{path}/moment/0")) == "no-watchers"
            assert await code_of(stranger.http.get(f"{path}/story")) == "no-watchers"
            assert await code_of(stranger.http.get(f"{path}/record")) == "no-watchers"
            await sockets[0].until(lambda: sockets[0].tables[table]["table"]["seekers"])
            assert await code_of(stranger.post(f"{path}/admit", person=stranger.me["id"], yes=True)) == "not-seated"
            assert await code_of(cy.post(f"{path}/admit", person=stranger.me["id"], yes=True)) == "not-seated"
            await host.make(f"{path}/admit", person=stranger.me["id"], yes=True)
            game = await socket.open(table)
            assert game.seat == 2
            assert (await stranger.get(path))["key"] == key
            assert await code_of(cy.post(f"{path}/join", key=key)) == "table-full", "somebody else sits there now"

    go(main)


def test_more_than_half_of_the_people_decide_where_the_host_does_not(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, *rest), table, key = await begun_game(server, 4, 0)
            path = f"/api/tables/{table}"
            ada, bo, cy = rest
            await cy.make(f"{path}/leave")
            friend, other = await new_guest(server, "Friend"), await new_guest(server, "Other")
            assert await code_of(friend.post(f"{path}/seek", seat=3)) == "not-found", "a private table needs its key"
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
            assert await code_of(friend.post(f"{path}/seek", seat=3, key=key)) == "ask-later"
            await ada.make(f"{path}/admit", person=other.me["id"], yes=True)
            await bo.make(f"{path}/leave")
            assert (await other.get(path, key=key))["you"] is None, "one of two"
            await host.make(f"{path}/leave")
            assert (await other.get(path))["you"] == 3, "who is left has said yes"

    go(main)


def test_requests_are_withdrawn_die_with_the_seat_and_outlive_a_restart(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, ada), table, key = await begun_game(server, 2, 0)
            path = f"/api/tables/{table}"
            await ada.make(f"{path}/leave")
            friend = await new_guest(server, "Friend")
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
            await socket.until(lambda: chair_of(socket, table, 1)["name"] == "Friend")

    go(main)


def test_so_many_may_ask_and_not_too_often(settings: MakeSettings) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, seekers_per_table=2, sits_burst=4, sits_per_second=0.001)
        async with running(settings(limits=tight)) as server:
            (_, ada), table, key = await begun_game(server, 2, 0)
            path = f"/api/tables/{table}"
            await ada.make(f"{path}/leave")
            friends = [await new_guest(server, f"friend {n}") for n in range(4)]
            for friend in friends[:2]:
                await friend.make(f"{path}/seek", seat=1, key=key)
            assert await code_of(friends[2].post(f"{path}/seek", seat=1, key=key)) == "too-often"
            await friends[0].http.delete(f"{path}/seek")
            await friends[2].make(f"{path}/seek", seat=1, key=key)
            await friends[1].http.delete(f"{path}/seek")
            assert await code_of(friends[3].post(f"{path}/seek", seat=1, key=key)) == "too-often", "by address"

    go(main)


def test_where_nobody_sits_any_more_a_left_seat_is_taken_at_once_but_never_a_second_one(
    settings: MakeSettings,
) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, ada), table, key = await begun_game(server, 2, 1)
            path = f"/api/tables/{table}"
            await ada.make(f"{path}/leave")
            await host.make(f"{path}/leave")
            assert await code_of(ada.post(f"{path}/join", seat=0)) == "one-seat"
            friend = await new_guest(server, "Friend")
            assert await code_of(friend.post(f"{path}/join", seat=2, key=key)) == "seat-taken", (
                "nobody has left that one"
            )
            taken = await friend.make(f"{path}/join", seat=0, key=key)
            assert (taken["you"], taken["table"]["host"]) == (0, friend.me["id"])
            assert await code_of(host.post(f"{path}/join")) == "table-full"
            assert (await ada.make(f"{path}/join"))["you"] == 1

    go(main)


def test_a_computer_players_level_is_restored_when_its_seat_is_given_back(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            host, friend = await new_guest(server, "Host"), await new_guest(server, "Friend")
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


def test_a_kicked_person_comes_back_only_when_the_host_lets_them(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            host, rude, kind = [await new_guest(server, name) for name in ("Host", "Rude", "Kind")]
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
                assert await code_of(rude.post(f"{path}/join", key=key)) == "kicked"
                assert await code_of(rude.http.get(path, params={"key": key})) == "kicked"
                with pytest.raises(Exception, match="kicked"):
                    await socket.open(table, key=key)
                told = await host.get(path)
                assert told["key"] != key, "somebody else may have the old link too"
                await other.until(lambda o=other, t=table, k=told["key"]: o.tables[t]["key"] == k)  # type: ignore[misc]
                assert [one["name"] for one in told["kicked"]] == ["Rude"]
                assert (await kind.get(path))["kicked"] == []
                again = await new_guest(server, "Rude again")
                if not public:
                    assert await code_of(again.post(f"{path}/join", key=key)) == "not-found"
                assert await code_of(kind.post(f"{path}/pardon")) == "not-yours"
                await host.make(f"{path}/pardon", person=rude.me["id"])
                assert (await rude.make(f"{path}/join", key=told["key"]))["you"] == 2

    go(main)
