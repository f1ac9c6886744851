"""A computer player's advice for who asks: legal, with a reason, silent at the table, in time."""

import time
from collections.abc import Callable
from pathlib import Path
from typing import Any, ClassVar

import msgspec
import pytest
from tests.server.clients import go, local, running, seated

from readyroom.kernel import Answer, Json
from readyroom.players import Chair, Player, RandomPlayer
from readyroom.server import bots
from readyroom.server.pool import Pool
from readyroom.server.settings import Settings

MakeSettings = Callable[..., Settings]


def test_a_hint_is_a_legal_answer(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            socket = await guests[0].connect()
            await socket.open(table)
            hint = await socket.ask("hint", table=table)
            assert hint["why"] is None, "this player has no reasons"
            assert await socket.ask("answer", table=table, serial=hint["serial"], answer=hint["answer"]) is None
            assert server.hub.tables[table].log.given[0] == (hint["serial"], tuple(hint["answer"]))

    go(main)


class _Teacher(RandomPlayer):
    """A player with reasons and words, as the better levels are."""

    def talk(self, chair: Chair) -> list[str]:
        return ["boast:mine"]

    def reason(self) -> tuple[str, dict[str, Json]]:
        return "lanterns-why-dark", {"card": "6", "count": 2}


def _think_here(monkeypatch: pytest.MonkeyPatch, player: Callable[[int], Player]) -> None:
    """Computer players think in this process, all in the same way."""
    monkeypatch.setattr(bots, "make_player", lambda game, level, seed: player(seed))

    async def here(self: Pool, function: Any, *args: Any) -> Any:
        return function(*args)

    monkeypatch.setattr(Pool, "run", here)


def test_a_hint_carries_the_players_reason_and_says_nothing_at_the_table(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    _think_here(monkeypatch, _Teacher)

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            socket = await guests[0].connect()
            game = await socket.open(table)
            hint = await socket.ask("hint", table=table)
            assert hint["why"] == {"key": "lanterns-why-dark", "args": {"card": "6", "count": 2}}
            assert hint["serial"] == game.state["questions"][0]["serial"]
            assert game.talk == []
            await socket.ask("away", table=table)
            await socket.until(lambda: game.question is None)
            assert game.talk == [], "a stand-in does not speak in a person's name"
            live = server.hub.tables[table]
            header = msgspec.json.encode(live.row.header)
            thought = bots._think(table, header, live.rows, 1, "x", talks=True, explains=False, seconds=None)
            assert thought is not None
            assert (thought.said, thought.why) == (("boast:mine",), None)

    go(main)


class _Hurried(RandomPlayer):
    given: ClassVar[list[float | None]] = []

    def answer(self, chair: Chair) -> Answer:
        self.given.append(None if chair.until is None else round(2 * (chair.until - time.monotonic()), 1))
        return super().answer(chair)


@pytest.mark.parametrize(
    ("facts", "least", "most"),
    [
        ({}, 4.1, 6),
        ({"clock": {"kind": "bank", "seconds": 4}}, 0.1, 4),
        ({"pace": "web", "clock": {"kind": "move", "seconds": 900}}, 890, 900),
        ({"pace": "web"}, None, None),
    ],
)
def test_a_player_is_told_how_long_it_may_think(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, facts: dict[str, Any], least: float | None, most: float | None
) -> None:
    _Hurried.given.clear()
    _think_here(monkeypatch, _Hurried)

    async def main() -> None:
        async with running(local(tmp_path, player_seconds=6.0)) as server:
            guests, table = await seated(server.url, 2, **facts)
            socket = await guests[0].connect()
            await socket.open(table)
            await socket.ask("hint", table=table)
            (seconds,) = _Hurried.given
            if least is None or most is None:
                assert seconds is None
            else:
                assert seconds is not None
                assert least <= seconds <= most

    go(main)
