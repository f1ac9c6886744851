"""Who may look at a running game, and that nothing is loaded for those who may not."""

import asyncio
from collections.abc import Callable
from typing import Any

import msgspec
import pytest
from tests.server.clients import LOOSE, Refusal, go, looking, running, seated, until
from tests.server.seating import begun_game, code_of, new_guest

from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]


def test_nothing_is_loaded_for_votes_and_asks_of_who_does_not_sit_there(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2, public=True)
            await asyncio.sleep(0.1)
            live = server.hub.tables.pop(table)
            await live.jobs.idle()
            live.stop()
            stranger = await new_guest(server, "Stranger")
            assert await code_of(stranger.post("/api/tables/nothing-here/vote", seat=0)) == "not-found"
            assert await code_of(stranger.post(f"/api/tables/{table}/vote", seat=0)) == "not-seated"
            assert await code_of(guests[0].post(f"/api/tables/{table}/vote", seat=0)) == "no-such-seat"
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
            socket = await (await new_guest(server, "Stranger")).connect()
            for table, code in ((shut, "no-watchers"), (private, "not-found"), ("nothing-here", "not-found")):
                with pytest.raises(Refusal, match=code):
                    await socket.open(table, key="guessed")
            assert not server.hub.tables

    go(main)


def test_the_host_renews_the_key_and_who_came_with_the_old_one_is_out(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            (host, ada), table, key = await begun_game(server, 2, 0)
            path = f"/api/tables/{table}"
            sockets = await looking([host, ada], table)
            watcher = await new_guest(server, "Watcher")
            socket = await watcher.connect()
            await socket.open(table, key=key)
            assert await code_of(ada.post(f"{path}/key")) == "not-yours"
            new = (await host.make(f"{path}/key"))["key"]
            assert new != key
            await socket.until(lambda: any(frame["type"] == "gone" for frame in socket.frames))
            await sockets[1].until(lambda: sockets[1].tables[table]["key"] == new)
            assert await code_of(watcher.http.get(path, params={"key": key})) == "not-found"
            await socket.open(table, key=new)

    go(main)


def test_a_table_has_so_many_spectators_at_most_and_always_room_for_its_players(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings(limits=msgspec.structs.replace(LOOSE, watchers_per_table=2))) as server:
            (host, ada), table, _ = await begun_game(server, 2, 0, public=True)
            watchers = [await (await new_guest(server, f"watcher {n}")).connect() for n in range(3)]
            for socket in watchers[:2]:
                await socket.open(table)
            with pytest.raises(Refusal, match="no-watchers"):
                await watchers[2].open(table)
            assert not [frame for frame in watchers[2].frames if frame["type"] in ("game", "table")]
            await watchers[0].open(table)  # who looks already may look again
            await looking([host, ada], table)
            await watchers[1].close()
            await until(lambda: len(server.hub.tables[table].audience.links) <= 3)
            await watchers[2].open(table)

    go(main)


@pytest.mark.parametrize("change", [{"watch": False}, {"public": False}])
def test_spectators_from_before_are_out_when_watching_ends_or_the_table_is_private(
    settings: MakeSettings, change: dict[str, bool]
) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            host, ada, watcher = [await new_guest(server, name) for name in ("Host", "Ada", "Watcher")]
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
                assert await code_of(watcher.http.get(f"{path}/{way}")) == why[0]
            for ask, facts in (("explain", {}), ("hint", {}), ("say", {"text": "hi"})):
                with pytest.raises(Exception, match=r"not-found|not-seated|not-connected"):
                    await sockets[2].ask(ask, table=table, **facts)

    go(main)
