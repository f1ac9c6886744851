"""Asking why something can't be chosen, over the live protocol."""

from collections.abc import Callable
from typing import Any

from tests.server.clients import Asker, Socket, go, looking, refused, running, seated

from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]


async def _asked(socket: Socket, table: str, prompt: str) -> dict[str, Any]:
    game = socket.games[table]
    await socket.until(lambda: (game.question or {}).get("prompt") == prompt)
    assert game.question is not None
    return game.question


def test_a_seat_is_told_why_with_the_rule_and_its_own_facts(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2, game="race", public=True)
            sockets = await looking(guests, table)
            for prompt, answer in (("race-start", [0, 1]), ("race-action", 2)):
                for socket in sockets:
                    question = await _asked(socket, table, prompt)
                    await socket.ask("answer", table=table, serial=question["serial"], answer=answer)
            for socket in sockets:
                question = await _asked(socket, table, "race-develop")
                can = {option["label"] for option in question["options"]}
                things = [f"card:{card}" for card in socket.games[table].state["view"]["hand"]]
                found = await socket.ask("why", table=table, things=[*things, "action:settle", "nonsense"])
                assert [why is None for why in found[:-2]] == [thing in can for thing in things]
                assert {why["rule"] for why in found[:-2] if why} <= {"DEV-002", "DEV-005"}
                assert found[-2:] == [{"name": "phase", "rule": "ROUND-003", "facts": {}}, None]
            watcher = await (await Asker(server.url, "Watcher").be_guest()).connect()
            await watcher.open(table)
            assert await refused(watcher.ask("why", table=table, things=["card:old-earth"])) == "not-seated"

    go(main)
