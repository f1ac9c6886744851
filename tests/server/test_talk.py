"""Table talk in the live protocol: offered, said, stored in order with the answers, heard by all, in the record."""

from collections.abc import Callable
from functools import partial
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.clients import (
    LOOSE,
    Asker,
    Game,
    Refusal,
    Socket,
    go,
    local,
    looking,
    play_all,
    refused,
    running,
    seated,
    some_answer,
)

import readyroom as rr
from readyroom.kernel import Option
from readyroom.server.settings import Settings
from readyroom.server.table.game_log import Row, read_rows, replay_rows
from readyroom.words import words

MakeSettings = Callable[..., Settings]


async def _answer(socket: Socket, table: str, rng: Random) -> None:
    question = socket.games[table].question
    assert question is not None
    await socket.ask("answer", table=table, serial=question["serial"], answer=some_answer(question, rng))


def _has_talk(game: Game) -> bool:
    return bool(game.talk)


def test_a_seat_is_offered_phrases_says_one_and_all_hear_it(settings: MakeSettings) -> None:
    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 3, public=True)
            sockets = await looking(guests, table)
            watcher = await (await Asker(server.url, "Watcher").be_guest()).connect()
            await watcher.open(table)
            games = [socket.games[table] for socket in (*sockets, watcher)]
            await sockets[1].until(lambda: games[1].phrases)
            assert [phrase["label"] for phrase in games[1].phrases] == ["boast:mine", "doubt:0", "doubt:2"]
            assert games[3].phrases == [], "spectators have nothing to say"
            await sockets[1].ask("talk", table=table, talk="doubt:2")
            for socket, game in zip((*sockets, watcher), games, strict=True):
                await socket.until(partial(_has_talk, game))
                assert game.heard == [(1, "doubt:2")]
                assert game.talk[0]["after"] == 0
                assert game.talk[0]["phrase"] == {"label": "doubt:2", "kind": "doubt", "id": "2", "facts": {}}
            for label in ("doubt:1", "nonsense", "boast"):
                assert await refused(sockets[1].ask("talk", table=table, talk=label)) == "no-talk"
            assert await refused(watcher.ask("talk", table=table, talk="boast:mine")) == "not-seated"

    go(main)


@pytest.mark.slow
def test_talk_is_stored_among_the_answers_and_survives_a_restart(settings: MakeSettings) -> None:
    async def main() -> None:
        rng = Random(3)
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            await sockets[0].ask("talk", table=table, talk="boast:mine")
            for socket in sockets:
                await _answer(socket, table, rng)
            await sockets[1].ask("talk", table=table, talk="doubt:0")
            game = sockets[0].games[table]
            await sockets[0].until(lambda: len(game.talk) == 2)
            kept = Game()
            kept.talk, kept.events, kept.epoch = game.talk[:1], game.events[:], game.epoch
            rows = await server.service.store.read(lambda conn: read_rows(conn, table))
            kinds = [(row.kind, row.seat, row.picks) for row in rows]
            assert (kinds[0], kinds[-1]) == (("talk", 0, "boast:mine"), ("talk", 1, "doubt:0"))
            cookies = [guest.http.cookies for guest in guests]
        async with running(settings()) as server:
            guests = [Asker(server.url, f"guest {n}") for n in range(2)]
            for guest, jar in zip(guests, cookies, strict=True):
                guest.http.cookies = jar
            sockets = [await guest.connect() for guest in guests]
            await sockets[0].open(table, kept)
            assert kept.heard == [(0, "boast:mine"), (1, "doubt:0")], "exactly what was missing is told"
            assert kept.talk[1] == game.talk[1]
            told = [frame for frame in sockets[0].frames if frame["type"] == "talk"]
            assert [frame["heard"] for frame in told] == [1]
            await sockets[1].open(table)
            assert sockets[1].games[table].heard == kept.heard
            await play_all(sockets, table)
            assert await refused(sockets[0].ask("talk", table=table, talk="boast:mine")) == "no-talk", "it is over"
            record = (await guests[0].http.get(f"/api/tables/{table}/record")).json()
            assert [(seat, phrase) for _, seat, phrase in record["talk"]] == kept.heard
            assert rr.verify(record).over
            assert [heard[1:] for heard in rr.replay(record).heard(0)] == kept.heard
            shelved = await guests[1].make("/api/records", record=record)
            path = f"/api/tables/{shelved['table']['id']}"
            assert (await guests[1].http.get(f"{path}/record")).json() == record
            await sockets[1].open(shelved["table"]["id"])
            assert sockets[1].games[shelved["table"]["id"]].heard == kept.heard

    go(main)


def test_talk_moves_to_the_end_of_what_is_left_after_an_undo(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            await _answer(sockets[0], table, Random(1))
            await sockets[0].ask("talk", table=table, talk="boast:mine")
            await sockets[0].ask("undo", table=table)
            live = server.hub.tables[table]
            assert [talk.after for talk in live.log.game.said] == [0]
            assert replay_rows(live.log.header, await _rows(server, table)).record() == live.log.record()

    go(main)


async def _rows(server: Any, table: str) -> list[Row]:
    rows: list[Row] = await server.service.store.read(lambda conn: read_rows(conn, table))
    return rows


def test_too_much_talk_isrefused(tmp_path: Path) -> None:
    async def main() -> None:
        tight = msgspec.structs.replace(LOOSE, chat_burst=3, chat_per_second=0.001)
        async with running(local(tmp_path, limits=tight)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            for _ in range(3):
                await sockets[0].ask("talk", table=table, talk="boast:mine")
            assert await refused(sockets[0].ask("talk", table=table, talk="boast:mine")) == "too-often"
            await sockets[1].ask("talk", table=table, talk="boast:mine")

    go(main)


def test_nobody_can_use_up_what_the_others_may_say(tmp_path: Path) -> None:
    async def main() -> None:
        few = msgspec.structs.replace(LOOSE, record_talk=6)
        async with running(local(tmp_path, limits=few)) as server:
            guests, table = await seated(server.url, 2)
            loud, quiet = await looking(guests, table)
            phrase = loud.games[table].phrases[0]["label"]
            for _ in range(3):
                await loud.ask("talk", table=table, talk=phrase)
            assert await refused(loud.ask("talk", table=table, talk=phrase)) == "too-often"
            await quiet.ask("talk", table=table, talk=quiet.games[table].phrases[0]["label"])
            assert [seat for seat, _ in quiet.games[table].heard] == [0, 0, 0, 1]

    go(main)


@pytest.mark.slow
def test_computer_players_of_galactica_talk_within_limits_and_hear_each_other(tmp_path: Path) -> None:
    """A real table: a person and two computer players who talk; every line was offered and can be put into words."""

    async def main() -> None:
        limits = msgspec.structs.replace(LOOSE, chat_burst=4, chat_per_second=0.2)
        async with running(local(tmp_path, window_live=0.001, window_quick=0.001, limits=limits)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            rng = Random(4)

            async def until_both_have_talked() -> tuple[str, Socket, Game]:
                made = await guest.make("/api/tables", game="galactica", seats=3, watch=False)
                table: str = made["table"]["id"]
                await guest.make(f"/api/tables/{table}/fill", level="easy")
                await guest.make(f"/api/tables/{table}/start")
                socket = await guest.connect()
                game = await socket.open(table)
                while {seat for seat, _ in game.heard} != {1, 2} and not game.over:
                    await socket.until(lambda: game.over or game.question)
                    if (question := game.question) is not None:
                        answer = some_answer(question, rng)
                        try:
                            await socket.ask("answer", table=table, serial=question["serial"], answer=answer)
                        except Refusal as refusal:
                            if refusal.code != "stale":  # its window may have closed meanwhile
                                raise
                return table, socket, game

            for _ in range(3):  # a short game may end before
                table, socket, game = await until_both_have_talked()
                if not game.over:
                    break
            assert {seat for seat, _ in game.heard} == {1, 2}
            for line in game.talk:
                option = Option(line["phrase"]["kind"], line["phrase"]["id"], line["phrase"]["facts"])
                assert " " in words("en").phrase("galactica", option)
                assert line["after"] <= len(game.events)
            said = server.hub.tables[table].log.game.said
            await socket.until(lambda: len(said) == len(game.talk))
            assert len([talk for talk in said if talk.seat == 1]) < 60
            about = {phrase["facts"].get("seat") for phrase in game.phrases if phrase["kind"] == "accuse"}
            assert about == {1, 2}, "who a phrase may be about is among its facts"

    go(main, 120)
