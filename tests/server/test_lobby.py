"""The lobby: hosting, joining, leaving, kicking, filling, options, privacy, substitutes, rematch, chat, clocks."""

import asyncio
from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.clients import LOOSE, Asker, Refusal, Running, go, local, looking, play, play_all, running, seated

import readyroom as rr
from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]


async def _guests(server: Running, count: int) -> list[Asker]:
    return [await Asker(server.url, f"guest {n}").be_guest() for n in range(count)]


async def _code(asking: Any) -> str:
    """The error code of a response."""
    response = await asking
    assert not response.is_success
    return str(response.json()["error"]["code"])


def test_catalogue_hides_example_games_and_checks_setups(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path, examples=False)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            assert "lanterns" not in {game["name"] for game in await guest.get("/api/games")}
            assert await _code(guest.post("/api/tables", game="lanterns", seats=2)) == "bad-setup"
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            games = {game["name"]: game for game in await guest.get("/api/games")}
            assert games["lanterns"]["seats"] == [2, 3, 4]
            assert "random" in games["lanterns"]["levels"]
            checked = await guest.make("/api/games/lanterns/check", seats=9)
            assert "2, 3, 4" in checked["why"]
            checked = await guest.make("/api/games/lanterns/check", seats=3)
            assert checked == {"why": None, "options": {"turns": 8}, "cannot": [], "chosen": {}}

    go(main)


def test_what_can_not_be_chosen_next_is_told_with_the_reason(settings: MakeSettings) -> None:
    async def cannot(guest: Asker, game: str, seats: int, **options: Any) -> list[tuple[str, Any]]:
        checked = await guest.make(f"/api/games/{game}/check", seats=seats, options=options)
        assert checked["why"] is None
        assert all(one["why"] for one in checked["cannot"])
        return [(one["setting"], one["value"]) for one in checked["cannot"]]

    async def main() -> None:
        async with running(settings()) as server:
            (guest,) = await _guests(server, 1)
            assert await cannot(guest, "race", 3) == [("advanced", True)]
            assert await cannot(guest, "race", 2) == []
            assert await cannot(guest, "race", 2, advanced=True) == [("seats", 3), ("seats", 4)]
            exodus = [("cylon_ships", "fleet_board"), ("personal_goals", True), ("final_five", True)]
            far = [("objective", "new_caprica"), ("objective", "earth")]
            exodus += [("objective", "ionian"), *far, ("leaders", True), ("fewer_crises", True)]
            seven = ("seats", 7)  # by the rules of Exodus a Cylon leader comes with them
            assert await cannot(guest, "galactica", 5) == [seven, ("sympathizer", False), *exodus]
            alone = [seven, ("sympathizer", False), ("cooperative", True)]
            assert await cannot(guest, "galactica", 2) == [*alone, *exodus]
            not_in_exodus = [("sympathizer", False), *far, ("fewer_crises", True)]
            assert await cannot(guest, "galactica", 5, rules="exodus") == not_in_exodus
            fixed = [("sympathizer", False), ("personal_goals", False), ("final_five", False), ("fewer_crises", True)]
            assert await cannot(guest, "galactica", 4, rules="combined") == fixed
            led = [*(("seats", seats) for seats in (1, 2, 3)), ("rules", "base"), fixed[0], ("cooperative", True)]
            assert await cannot(guest, "galactica", 4, rules="combined", leaders=True) == [*led, *fixed[1:]]
            assert ("cooperative", True) in await cannot(guest, "galactica", 4, sympathizer=False)
            assert ("seats", 2) in await cannot(guest, "galactica", 4, cooperative=True)

    go(main)


def test_lists_say_whose_turn_it_is(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            (mine,) = await guests[0].get("/api/tables", which="mine")
            assert mine["table"]["waiting"] == [0, 1]
            question = sockets[0].games[table].question
            assert question is not None
            await sockets[0].ask("answer", table=table, serial=question["serial"], answer=[0])
            (mine,) = await guests[1].get("/api/tables", which="mine")
            assert mine["table"]["waiting"] == [1]
            await play_all(sockets, table)
            (mine,) = await guests[1].get("/api/tables", which="mine")
            assert mine["table"]["waiting"] == []

    go(main)


def test_host_join_change_kick_fill_start(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            host, one, two, three = await _guests(server, 4)
            made = await host.make("/api/tables", game="lanterns", seats=2, public=True)
            table, key = made["table"]["id"], made["key"]
            path = f"/api/tables/{table}"
            assert (made["you"], made["table"]["status"]) == (0, "open")
            assert len(made["table"]["commitment"]) == 64
            assert [t["table"]["id"] for t in await one.get("/api/tables")] == [table]
            assert (await one.make(f"{path}/join", salt="my own salt"))["you"] == 1
            assert (await one.make(f"{path}/join"))["you"] == 1, "joining twice is joining once"
            assert await _code(two.post(f"{path}/join", key=key)) == "table-full"
            changed = await host.http.patch(path, json={"seats": 4, "options": {"turns": 12}})
            assert changed.json()["table"]["options"] == {"turns": 12}
            assert await _code(one.http.patch(path, json={"seats": 2})) == "not-yours"
            assert await _code(host.http.patch(path, json={"seats": 7})) == "bad-setup"
            assert (await two.make(f"{path}/join", seat=3))["you"] == 3
            assert await _code(three.post(f"{path}/join", seat=3)) == "seat-taken"
            assert await _code(host.http.patch(path, json={"seats": 3})) == "seat-taken"
            assert await _code(one.post(f"{path}/kick", seat=3)) == "not-yours"
            await host.make(f"{path}/kick", seat=3)
            assert await _code(host.post(f"{path}/kick", seat=0)) == "no-such-seat"
            assert await _code(host.post(f"{path}/start")) == "seats-free"
            assert await _code(host.post(f"{path}/fill", level="genius")) == "bad-setup"
            await host.make(f"{path}/fill", seat=2)
            await host.make(f"{path}/fill")
            assert await _code(one.post(f"{path}/start")) == "not-yours"
            started = await host.make(f"{path}/start")
            assert started["table"]["status"] == "playing"
            assert await _code(host.post(f"{path}/start")) == "already-started"
            assert await _code(host.post(f"{path}/fill")) == "already-started"
            assert [t["table"]["id"] for t in await three.get("/api/tables", which="watch")] == [table]
            assert [t["you"] for t in await one.get("/api/tables", which="mine")] == [1]

    go(main)


def test_private_tables_need_the_key(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            host, one = await _guests(server, 2)
            made = await host.make("/api/tables", game="lanterns", seats=2)
            path = f"/api/tables/{made['table']['id']}"
            assert await one.get("/api/tables") == []
            assert await _code(one.http.get(path)) == "not-found"
            assert await _code(one.post(f"{path}/join", key="wrong")) == "not-found"
            seen = await one.get(path, key=made["key"])
            assert (seen["you"], seen["key"]) == (None, None)
            await one.make(f"{path}/join", key=made["key"])
            assert (await one.get(path))["key"] == made["key"]

    go(main)


def test_a_leaving_host_hands_over_or_closes(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            host, one = await _guests(server, 2)
            made = await host.make("/api/tables", game="lanterns", seats=2, public=True)
            path = f"/api/tables/{made['table']['id']}"
            await one.make(f"{path}/join")
            await host.make(f"{path}/leave")
            assert (await one.get(path))["table"]["host"] == one.me["id"]
            await one.make(f"{path}/leave")
            assert (await one.get(path))["table"]["status"] == "closed"

    go(main)


def test_a_leaver_is_replaced_by_a_computer_player_and_the_game_ends(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 3)
            sockets = await looking(guests, table)
            await guests[2].make(f"/api/tables/{table}/leave")
            await sockets[2].until(lambda: sockets[2].games[table].seat is None)
            assert sockets[2].games[table].state["view"]["hand"] is None
            await asyncio.gather(*(play(s, table, Random(n)) for n, s in enumerate(sockets[:2])))
            assert sockets[2].games[table].over

    go(main)


def test_rematch(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            assert await _code(guests[0].post(f"/api/tables/{table}/rematch")) == "not-over"
            sockets = await looking(guests, table)
            await play_all(sockets, table)
            again = await guests[1].make(f"/api/tables/{table}/rematch")
            assert again["table"]["host"] == guests[1].me["id"]
            offered = {"name": guests[1].me["name"], "status": "open"}
            await sockets[0].until(lambda: sockets[0].tables[table]["table"]["again"] == offered)
            stranger = await Asker(server.url, "stranger").be_guest()
            seen = await stranger.get(f"/api/tables/{table}", key=sockets[0].tables[table]["key"])
            assert (seen["table"]["status"], seen["table"]["again"]) == ("over", None)
            joined = await guests[0].make(f"/api/tables/{table}/rematch")
            assert joined["table"]["id"] == again["table"]["id"]
            assert joined["you"] == 1
            assert sockets[0].tables[table]["table"]["next"] == again["table"]["id"]
            await guests[1].make(f"/api/tables/{joined['table']['id']}/start")
            await sockets[0].until(lambda: sockets[0].tables[table]["table"]["again"]["status"] == "playing")

    go(main)


def test_limits_on_tables(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, tables_per_person=2)
        async with running(local(tmp_path, limits=tight)) as server:
            (host,) = await _guests(server, 1)
            for _ in range(2):
                await host.make("/api/tables", game="lanterns", seats=2)
            assert await _code(host.post("/api/tables", game="lanterns", seats=2)) == "too-many-tables"

    go(main)


def test_chat_of_table_and_spectators(settings: MakeSettings) -> None:
    """Spectators read the table; the table does not read the spectators while it plays."""

    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2, public=True)
            sockets = await looking(guests, table)
            watcher = await (await Asker(server.url, "Watcher").be_guest()).connect()
            with pytest.raises(Refusal) as refused:
                await watcher.ask("say", table=table, text="hi")
            assert refused.value.code == "not-connected"
            await watcher.open(table)
            await sockets[0].ask("say", table=table, text="  hello\u0007 ")
            await watcher.ask("say", table=table, text="he bluffs")
            await watcher.until(lambda: len(watcher.chat) == 2)
            await sockets[1].ask("ping")
            assert [line["text"] for line in sockets[1].chat] == ["hello"]
            late = await guests[1].connect()
            await late.open(table)
            assert [(line["text"], line["seat"]) for line in late.chat] == [("hello", 0)]
            with pytest.raises(Refusal) as refused:
                await sockets[0].ask("talk", table=table, talk="i-can-help")
            assert refused.value.code == "no-talk"

    go(main)


def test_lobby_is_told_live(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            host, one = await _guests(server, 2)
            socket = await one.connect()
            await socket.ask("lobby", on=True)
            assert socket.lobby == []
            await host.make("/api/tables", game="lanterns", seats=2, public=True)
            await socket.until(lambda: socket.lobby)

    go(main)


def test_a_clock_runs_out_and_the_player_comes_back(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            clock = {"kind": "bank", "seconds": 0.5}
            guests, table = await seated(server.url, 2, clock=clock)
            sockets = [await guest.connect() for guest in guests]
            games = [await socket.open(table) for socket in sockets]
            await sockets[0].until(lambda: sockets[0].tables[table]["table"]["chairs"][0]["away"])
            await sockets[0].until(lambda: games[0].state["view"]["turn"] >= 0)
            await sockets[0].ask("back", table=table)
            await sockets[0].until(lambda: not sockets[0].tables[table]["table"]["chairs"][0]["away"])
            live = server.hub.tables[table]
            assert live.clocks.left[0] > 20

    go(main)


def test_moments_show_only_what_was_seen(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            assert (await guests[0].http.get(f"/api/tables/{table}/moment/0?seat=1")).status_code == 409
            games = await play_all(sockets, table)
            first = await guests[0].get(f"/api/tables/{table}/moment/0")
            assert first["events"] == 0
            assert len(first["view"]["hand"]) == 4
            last = await guests[0].get(f"/api/tables/{table}/moment/{len(games[0].events)}")
            assert last["view"]["lanterns"] == games[0].state["view"]["lanterns"]
            other = await guests[0].get(f"/api/tables/{table}/moment/0", seat=1)
            assert len(other["view"]["hand"]) == 4
            seen = await guests[0].get(f"/api/tables/{table}/moment/0", spectator=True)
            assert seen["view"].get("hand") is None

    go(main)


def test_records_go_out_and_come_in(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            await play_all(sockets, table)
            record = (await guests[0].http.get(f"/api/tables/{table}/record")).json()
            shelved = await guests[1].make("/api/records", record=record)
            assert shelved["table"]["status"] == "over"
            unknown = [(chair["person"], chair["computer"]) for chair in shelved["table"]["chairs"]]
            assert unknown == [(None, None), (None, None)], "a record does not tell who played"
            copy = (await guests[1].http.get(f"/api/tables/{shelved['table']['id']}/record")).json()
            assert copy == record
            assert rr.verify(copy).over
            damaged = {**record, "answers": record["answers"][:-1]}
            assert await _code(guests[1].post("/api/records", record=damaged)) == "bad-record"

    go(main)


def test_the_host_changes_the_order_of_seats_before_the_start(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            ann, bo = await _guests(server, 2)
            made = await ann.make("/api/tables", game="lanterns", seats=4)
            at = f"/api/tables/{made['table']['id']}"
            await bo.make(f"{at}/join", key=made["key"], seat=1)
            await ann.make(f"{at}/fill", level="random", seat=2)
            sockets = await looking([ann, bo], made["table"]["id"])
            assert await _code(bo.post(f"{at}/swap", seat=0, to=1)) == "not-yours"
            assert await _code(ann.post(f"{at}/swap", seat=0, to=4)) == "no-such-seat"

            def seated() -> list[Any]:
                told = sockets[1].tables[made["table"]["id"]]["table"]["chairs"]
                return [(chair["name"], chair["computer"], chair["connected"]) for chair in told]

            first, second, computer, free = seated()
            for seat, to, after in (
                (0, 1, [second, first, computer, free]),
                (2, 3, [second, first, free, computer]),
                (0, 3, [computer, first, free, second]),
                (2, 2, [computer, first, free, second]),
            ):
                await ann.make(f"{at}/swap", seat=seat, to=to)
                await sockets[1].until(partial(lambda after: seated() == after, after))
                await asyncio.sleep(0.1)  # that a seat is empty, or not, is told a moment later
                assert seated() == after
            assert (first[2], second[2]) == (True, True)
            assert sockets[1].tables[made["table"]["id"]]["you"] == 3
            await ann.make(f"{at}/fill", level="random")
            await ann.make(f"{at}/start")
            assert await _code(ann.post(f"{at}/swap", seat=0, to=1)) == "already-started"

    go(main)


def test_a_finished_game_is_read_without_a_session_and_nothing_else_is(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            at = f"/api/tables/{table}"
            sockets = await looking(guests, table)
            key = sockets[0].tables[table]["key"]
            stranger = Asker(server.url, "nobody")
            assert await _code(stranger.http.get(at)) == "not-found"
            invited = await stranger.get(at, key=key)
            assert (invited["you"], invited["key"], invited["table"]["chairs"][0]["name"]) == (
                None,
                None,
                guests[0].name,
            )
            for path in ("/moment/0", "/story", "/record", "/events"):
                assert await _code(stranger.http.get(f"{at}{path}", params={"key": key})) == "not-signed-in"
            assert await _code(guests[0].http.get(f"{at}/events")) == "not-over"
            await play_all(sockets, table)
            assert await _code(stranger.http.get(f"{at}/events")) == "not-found"
            told = await stranger.get(f"{at}/events", key=key)
            watcher = await Asker(server.url, "watcher").be_guest()
            seen = await (await watcher.connect()).open(table, key=key)
            assert told["events"] == seen.events
            assert (await guests[1].get(f"{at}/events"))["events"] == sockets[1].games[table].events
            moment = await stranger.get(f"{at}/moment/3", key=key)
            assert moment == await watcher.get(f"{at}/moment/3", key=key)
            assert (await stranger.get(f"{at}/story", key=key))["answers"]
            assert await _code(stranger.post(f"{at}/join", key=key)) == "not-signed-in"

    go(main)
