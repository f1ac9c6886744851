"""Faults that really happened to others, one test for each row."""

import asyncio
import time
from collections.abc import Callable
from pathlib import Path
from random import Random
from typing import Any

import msgspec
import pytest
from tests.server.clients import Asker, Refusal, go, local, looking, play_all, running, seated, some_answer, until

from readyroom.kernel import Fair, Header, start
from readyroom.server import outgoing, tables
from readyroom.server.errors import Refused
from readyroom.server.settings import Settings
from readyroom.server.table.game_log import GameLog, Row, replay_rows
from readyroom.testing.lanterns import RULES

MakeSettings = Callable[..., Settings]


def _names(thing: Any) -> set[str]:
    """All keys at any depth."""
    if isinstance(thing, dict):
        return set(thing).union(*(_names(value) for value in thing.values()))
    return set().union(*(_names(item) for item in thing)) if isinstance(thing, list) else set()


def test_fault__secrets_in_history_or_initial_state__boardgame_io_399_1159(tmp_path: Path) -> None:
    """What reaches a client in a whole game, undo and resume included, has neither seed nor answers nor secret."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            await play_all(sockets, table)
            secret = (await server.service.store.read(lambda conn: tables.find(conn, table))).secret
            for socket in sockets:
                assert not _names(socket.frames) & {"secret", "seed", "header", "answers", "salt", "salts", "chance"}
                assert secret not in msgspec.json.encode(socket.frames).decode()

    go(main)


def test_fault__spectator_sees_or_acts__netrunner_6124_571(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            _, table = await seated(server.url, 2, public=True)
            watcher = await (await Asker(server.url, "Watcher").be_guest()).connect()
            game = await watcher.open(table)
            assert game.seat is None
            assert game.state["view"]["hand"] is None
            assert game.state["questions"] == []
            for ask in (
                {"type_": "answer", "serial": 1, "answer": [0]},
                {"type_": "undo"},
                {"type_": "window", "do": "pass"},
                {"type_": "hint"},
            ):
                with pytest.raises(Refusal) as refused:
                    await watcher.ask(table=table, **ask)
                assert refused.value.code == "not-seated"

    go(main)


def test_fault__hidden_card_guessable_from_id_or_log__freeboardgames_768_throneteki_5(tmp_path: Path) -> None:
    """Frames name values (0 to 6), never which of the 28 cards it is, and hidden draws have no value at all."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 3)
            sockets = await looking(guests, table)
            games = await play_all(sockets, table)
            drawn = 0
            for seat, game in enumerate(games):
                for event in game.events:
                    if event["event"] == "Drew":
                        drawn += 1
                        assert (event["card"] is None) == (event["seat"] != seat)
                for frame in sockets[seat].frames:
                    for question in frame.get("state", {}).get("questions", ()):
                        cards = [o["id"] for o in question["options"] if o["kind"] == "card"]
                        assert all(int(card) <= 6 for card in cards)
            assert drawn > 0

    go(main)


def test_fault__number_or_timing_of_hidden_attempts__openspiel_676_1273(tmp_path: Path) -> None:
    """In a secret window an answer, a changed answer and an undo send nothing to anybody else."""

    async def main() -> None:
        async with running(local(tmp_path, window_live=600.0)) as server:
            guests, table = await seated(server.url, 2)
            sockets = await looking(guests, table)
            holder = await _reach_window(server, sockets, table)
            other = sockets[1 - holder]
            await other.ask("ping")
            before = len(other.frames)
            mine = sockets[holder].games[table]
            serial = mine.state["questions"][0]["serial"]
            await sockets[holder].ask("answer", table=table, serial=serial, answer=0)
            await sockets[holder].ask("answer", table=table, serial=serial, answer=1)
            await sockets[holder].ask("undo", table=table)
            await sockets[holder].ask("answer", table=table, serial=serial, answer=0)
            await sockets[holder].until(lambda: mine.state["questions"][0]["answered"])
            await asyncio.sleep(0.1)
            await other.ask("ping")
            assert [frame["type"] for frame in other.frames[before:]] == ["ok"]
            assert other.games[table].state["window"] == "snuff"
            await other.ask("window", table=table, do="pass")
            await other.until(lambda: other.games[table].state["window"] is None)

    go(main)


async def _reach_window(server: Any, sockets: list[Any], table: str) -> int:
    """Arrange the game (behind the server's back) so that a bid opens a window in which seat 0 can act."""
    live = server.hub.tables[table]
    played = live.log
    for seat, socket in enumerate(sockets):
        question = played.open_to(seat)
        await socket.ask("answer", table=table, serial=question.serial, answer=[0])
    state = played.game.state
    hands = [[0, 27, 26], [8, 9]]
    cards = [card for card in range(28) if card not in (0, 27, 26, 8, 9)]
    for where in (state, played.game._rests[-1].state):
        where.hands[:] = [hand[:] for hand in hands]
        where.deck[:], where.discard[:] = cards[:], []
    turn = played.open_to(0)
    await sockets[0].ask("answer", table=table, serial=turn.serial, answer=turn.find("choice:bid"))
    for seat, label in ((0, "card:6"), (1, "card:2")):
        question = played.open_to(seat)
        await sockets[seat].ask("answer", table=table, serial=question.serial, answer=question.find(label))
    assert played.window == "snuff"
    assert [question.seat for question in played.game.questions] == [0]
    return 0


def test_fault__seed_or_answer_log_on_the_client__several_open_servers(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            response = await guests[0].http.get(f"/api/tables/{table}/record")
            assert response.status_code == 409
            assert response.json()["error"]["code"] == "not-over"
            secret = (await server.service.store.read(lambda conn: tables.find(conn, table))).secret
            for path in (f"/api/tables/{table}", "/api/tables?which=mine", f"/api/tables/{table}/moment/0"):
                body = (await guests[0].http.get(path)).text
                assert secret not in body
                assert not _names(msgspec.json.decode(body)) & {"secret", "header", "salt", "salts", "seed"}

    go(main)


def test_fault__undo_used_to_peek__terraforming_mars_728_5190(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = [await guest.connect() for guest in guests]
            for socket in sockets:
                game = await socket.open(table)
                await socket.ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])
            game = sockets[0].games[table]
            await sockets[0].until(lambda: game.question)
            assert game.question is not None
            labels = [option["id"] for option in game.question["options"]]
            await sockets[0].ask("answer", table=table, serial=game.question["serial"], answer=labels.index("draw"))
            with pytest.raises(Refusal) as refused:
                await sockets[0].ask("undo", table=table)
            assert refused.value.code == "undo-refused"
            assert not game.state["undo"]

    go(main)


def test_fault__stale_index_executed_as_another_choice__terraforming_mars_2630(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            sockets = [await guest.connect() for guest in guests]
            games = [await socket.open(table) for socket in sockets]
            serials = [game.state["questions"][0]["serial"] for game in games]
            for socket, serial in zip(sockets, serials, strict=True):
                await socket.ask("answer", table=table, serial=serial, answer=[0])
            before = server.hub.tables[table].log.game.digest()
            with pytest.raises(Refusal) as refused:
                await sockets[0].ask("answer", table=table, serial=serials[0], answer=1)
            assert refused.value.code == "stale"
            assert server.hub.tables[table].log.game.digest() == before
            await sockets[0].until(lambda: games[0].question)

    go(main)


def test_fault__client_diverges_after_a_drop__boardgame_io_672_freeboardgames_551(settings: MakeSettings) -> None:
    """A client that was away while answers were given and undone gets what it missed, and drops what is gone."""

    async def main() -> None:
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            sockets = [await guest.connect() for guest in guests]
            for socket in sockets:
                game = await socket.open(table)
                await socket.ask("answer", table=table, serial=game.state["questions"][0]["serial"], answer=[0])
            first = sockets[0].games[table]
            await sockets[0].until(lambda: first.question)
            await _trim(sockets[0], table)
            other = sockets[1].games[table]
            await sockets[1].until(lambda: other.events and other.events[-1]["event"] == "Trimmed")
            await sockets[1].close()
            known = len(other.events)
            await sockets[0].ask("undo", table=table)
            await sockets[0].until(lambda: first.question and first.question["prompt"] == "lanterns-trim")
            assert first.question is not None
            await sockets[0].ask("answer", table=table, serial=first.question["serial"], answer=[0])
            again = await guests[1].connect()
            await again.open(table, other)
            assert other.events == server.hub.tables[table].log.game.events(1)
            assert len(other.events) == known
            assert other.events[-1]["cards"] == 1
            assert other.epoch == 1
            fresh = await (await guests[1].connect()).open(table)
            assert (fresh.events, fresh.state) == (other.events, other.state)

    go(main)


async def _trim(socket: Any, table: str) -> None:
    game = socket.games[table]
    for wanted in ("trim", None):
        await socket.until(lambda: game.question)
        question = game.question
        ids = [option["id"] for option in question["options"]]
        answer: Any = ids.index(wanted) if wanted else [0, 1]
        updates = game.updates
        await socket.ask("answer", table=table, serial=question["serial"], answer=answer)
        await socket.until(lambda seen=updates: game.updates > seen)


def test_fault__rejoin_restores_a_wrong_hand__netrunner_4374(settings: MakeSettings) -> None:
    """A new socket, and a new server on the same database, show the same hand and the same question."""

    async def main() -> None:
        cookies: Any
        async with running(settings()) as server:
            guests, table = await seated(server.url, 2)
            socket = await guests[1].connect()
            state = (await socket.open(table)).state
            assert len(state["view"]["hand"]) == 4
            await socket.close()
            again = await (await guests[1].connect()).open(table)
            assert again.state == state
            cookies = guests[1].http.cookies
        async with running(settings()) as server:
            back = Asker(server.url, "guest 1")
            back.http.cookies = cookies
            assert (await (await back.connect()).open(table)).state == state

    go(main)


@pytest.mark.slow
def test_fault__restart_costs_the_game__lichess(settings: MakeSettings) -> None:
    """Clocks stand still while the server is down."""

    async def main() -> None:
        clock = {"kind": "bank", "seconds": 50, "increment": 0}
        async with running(settings()) as server:
            begun = time.monotonic()
            guests, table = await seated(server.url, 2, clock=clock)
            game = await (await guests[0].connect()).open(table)
            assert game.state["clocks"]["running"] == [0, 1]
            cookies = guests[0].http.cookies
            await asyncio.sleep(0.4)
        down = 2.0
        await asyncio.sleep(down)
        async with running(settings()) as server:
            back = Asker(server.url, "guest 0")
            back.http.cookies = cookies
            game = await (await back.connect()).open(table)
            assert game.state["clocks"]["running"] == [0, 1]
            most = time.monotonic() - begun - down  # more, if the time while it was down had counted too
            assert all(0.1 < 50 - left < most for left in game.state["clocks"]["left"]), game.state["clocks"]

    go(main)


@pytest.mark.slow
def test_fault__absent_player_freezes_the_game__secret_hitler_2030(tmp_path: Path) -> None:
    """Others vote; a computer player goes on, a substitute may sit down; nobody else sees the seat's secrets."""

    async def main() -> None:
        async with running(local(tmp_path, absent_live=0.2)) as server:
            guests, table = await seated(server.url, 3)
            sockets = await looking(guests[:2], table)
            absent = await guests[2].connect()
            hand = (await absent.open(table)).state["view"]["hand"]
            refused = await guests[0].post(f"/api/tables/{table}/vote", seat=2)
            assert refused.json()["error"]["code"] == "not-absent"
            await absent.close()
            await until(lambda: not server.hub.tables[table].presence.where[2])
            await asyncio.sleep(0.3)
            assert await guests[0].make(f"/api/tables/{table}/vote", seat=2) == {"replaced": False}
            assert await guests[1].make(f"/api/tables/{table}/vote", seat=2) == {"replaced": True}
            await sockets[0].until(lambda: sockets[0].tables[table]["table"]["chairs"][2]["computer"])
            await sockets[0].until(lambda: 2 not in sockets[0].games[table].state["waiting"])
            for socket in sockets:
                assert socket.games[table].state["view"]["hands"][2] == 4
                assert str(hand) not in str(socket.games[table].events)
            substitute = await Asker(server.url, "Substitute").be_guest()
            key = sockets[0].tables[table]["key"]
            assert (await substitute.make(f"/api/tables/{table}/seek", key=key, seat=2))["you"] is None
            await guests[0].make(f"/api/tables/{table}/admit", person=substitute.me["id"], yes=True)
            game = await (await substitute.connect()).open(table)
            assert (game.seat, game.state["view"]["hand"]) == (2, hand)
            gone = await (await guests[2].connect()).open(table, key=key)
            assert gone.seat is None
            assert gone.state["view"]["hand"] is None

    go(main)


@pytest.mark.parametrize(
    "url",
    [
        "https://127.0.0.1/x",
        "https://localhost/x",
        "https://[::1]/x",
        "https://10.0.0.8/x",
        "https://192.168.1.1/x",
        "https://172.20.0.1/x",
        "https://169.254.169.254/latest/meta-data",
        "https://100.64.0.1/x",
        "https://0.0.0.0/x",
        "https://[::ffff:127.0.0.1]/x",
        "https://[64:ff9b::7f00:1]/x",
        "https://[64:ff9b:1::7f00:1]/x",
        "https://[64:ff9b::a9fe:a9fe]/x",
        "https://[::127.0.0.1]/x",
        "https://[::ffff:0:127.0.0.1]/x",
        "https://[::ffff:169.254.169.254]/x",
        "https://[::]/x",
        "https://[::8.8.8.8]/x",
        "https://[100::1]/x",
        "https://[2001:0:4136:e378:8000:63bf:80ff:fffe]/x",
        "https://[2001:1::1]/x",
        "https://[2001:db8::1]/x",
        "https://[2002:7f00:1::]/x",
        "https://[2002:808:808::]/x",
        "https://[3fff::1]/x",
        "https://[4000::1]/x",
        "https://[5f00::1]/x",
        "https://[fd00::1]/x",
        "https://[fe80::1]/x",
        "https://[fec0::1]/x",
        "https://[ff02::1]/x",
        "https://[ff0e::1]/x",
        "https://192.0.0.9/x",
        "https://192.0.2.1/x",
        "https://192.88.99.1/x",
        "https://198.18.0.1/x",
        "https://203.0.113.1/x",
        "https://224.0.0.1/x",
        "https://239.1.1.1/x",
        "https://240.0.0.1/x",
        "https://255.255.255.255/x",
        "https://2130706433/x",
        "https://0x7f000001/x",
        "http://93.184.216.34/x",
        "ftp://93.184.216.34/x",
        "https://user@93.184.216.34/x",
        "file:///etc/passwd",
        "https://",
        "https://[bad",
    ],
)
def test_fault__webhook_reaches_private_hosts__18xx(url: str) -> None:
    with pytest.raises(Refused) as refused:
        asyncio.run(outgoing.resolve(url, private=False))
    assert refused.value.code == "bad-webhook"


@pytest.mark.parametrize(
    "address", ["93.184.216.34", "2606:4700:4700::1111", "2a00:1450:4001::8a", "64:ff9b::5db8:d822"]
)
def test_fault__webhook_address_that_is_public_is_allowed(address: str) -> None:
    url = f"https://{f'[{address}]' if ':' in address else address}/x"
    assert asyncio.run(outgoing.resolve(url, private=False))[1] == address


@pytest.mark.parametrize("inside", ["127.0.0.1", "10.0.0.7", "fe80::1"])
def test_fault__webhook_name_that_leads_inside_by_one_of_its_addresses_is_refused(
    inside: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Whichever of them comes first, and whatever else the name stands for."""
    for addresses in (["93.184.216.34", inside], [inside, "93.184.216.34"]):
        found = [(None, None, 0, "", (address, 443)) for address in addresses]
        monkeypatch.setattr("socket.getaddrinfo", lambda *_, found=found, **__: found)
        with pytest.raises(Refused, match="not on the public network"):
            asyncio.run(outgoing.resolve("https://two.example/x", private=False))


def test_fault__long_games_get_slow__18xx_10331() -> None:
    """A game of more than 2,000 answers is back in memory within a second."""
    fair = Fair("0" * 64, ("a", "b"))
    header: Header = start(RULES, 2, fair, {"turns": 12}).header
    rows: list[Row] = []
    played = GameLog(header)
    rng = Random(3)
    while len(rows) < 2_100:
        asked = played.game.questions
        if len(asked) == 2 or (asked and len(played.game.questions_for(0)) and len(played.game.questions_for(1))):
            seat = rng.choice([0, 0, 0, 0]) if len(rows) < 2_000 else 1
        elif not asked:
            break
        else:
            seat = asked[0].seat
        question = played.open_to(seat)
        assert question is not None
        picks = some_answer(msgspec.convert(question.plain(), dict[str, Any]), rng)
        row = Row(played.n, "answer", seat, question.serial, picks)
        played.apply(row)
        rows.append(row)
        if played.game.over:
            break
    assert len(rows) > 2_000
    begun = time.process_time()
    again = replay_rows(header, rows)
    assert time.process_time() - begun < 1.0
    assert again.game.digest() == played.game.digest()
    assert again.counts == played.counts
