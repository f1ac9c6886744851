"""Tables that can't be played, and stored games of a mode this server does not know: refused with the reason, and
nothing is stored, changed or lost."""

from pathlib import Path
from typing import Any

import pytest
from sqlalchemy import select, update
from tests.galactica.refused import ALL, EXODUS, TOGETHER
from tests.server.clients import Asker, Refusal, Running, go, local, looking, play_all, running, seated

from readyroom.kernel.records import Header, Record
from readyroom.server.schema import answers
from readyroom.server.schema import tables as table_rows


async def _rows(server: Running) -> list[Any]:
    """Everything that is stored of tables and games."""

    def read(conn: Any) -> list[Any]:
        return [tuple(row) for kind in (table_rows, answers) for row in conn.execute(select(kind))]

    return await server.service.store.read(read)


def _refused(answer: Any) -> tuple[int, str, str]:
    return answer.status_code, answer.json()["error"]["code"], answer.json()["error"]["message"]


def test_a_table_that_can_not_be_played_is_neither_made_nor_changed(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            made = await guest.make("/api/tables", game="galactica", seats=4, options=EXODUS)
            before = await _rows(server)
            for seats, options, why in ALL:
                checked = await guest.make("/api/games/galactica/check", seats=seats, options=options)
                assert checked["why"] == why
                wanted = {"seats": seats, "options": options}
                answer = await guest.post("/api/tables", game="galactica", **wanted)
                assert _refused(answer) == (400, "bad-setup", why)
                answer = await guest.http.patch(f"/api/tables/{made['table']['id']}", json=wanted)
                assert _refused(answer) == (400, "bad-setup", why)
            assert await _rows(server) == before

    go(main)


def test_what_can_not_be_chosen_next_is_told_with_the_same_reason(tmp_path: Path) -> None:
    """Each impossible table is one choice away from a possible one, and the page reads the reason there."""

    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            for seats, options, why in TOGETHER:
                *kept, (last, value) = options.items()
                checked = await guest.make("/api/games/galactica/check", seats=seats, options=dict(kept))
                assert checked["why"] is None
                (told,) = [one for one in checked["cannot"] if (one["setting"], one["value"]) == (last, value)]
                assert told["why"] == why

    go(main)


@pytest.mark.slow
def test_a_record_of_a_mode_this_server_does_not_know_is_not_imported(tmp_path: Path) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guest = await Asker(server.url, "Ada").be_guest()
            for seats, options, why in ALL:
                record = Record.of(Header("galactica", 3, seats, options, 1), (), "").plain()
                answer = await guest.post("/api/records", record=record)
                says = f"the record's header is not possible: {why}"
                assert _refused(answer) == (400, "bad-record", says)
            assert await _rows(server) == []

    go(main)


_MODE = "option rules can't be 'daybreak'; allowed: base, exodus, combined"


async def _of_daybreak(server: Running, *tables: str) -> None:
    """As if the tables had been made by a server that knows another rulebook."""

    def change(tx: Any) -> None:
        for table in tables:
            row = tx.conn.execute(select(table_rows).where(table_rows.c.id == table)).one()
            options = {**row.options, "rules": "daybreak"}
            header = {**row.header, "options": options} if row.header else row.header
            changed = update(table_rows).where(table_rows.c.id == table).values(options=options, header=header)
            tx.conn.execute(changed)

    await server.service.store.write(change)


@pytest.mark.slow
def test_stored_tables_of_a_mode_this_server_does_not_know_are_kept_and_say_why(tmp_path: Path) -> None:
    """Open, running and finished ones; other tables go on."""

    async def main() -> None:
        async with running(local(tmp_path), one_more=True) as server:
            host = await Asker(server.url, "Ada").be_guest()
            made = await host.make("/api/tables", game="galactica", seats=3, options=EXODUS)
            await host.make(f"/api/tables/{made['table']['id']}/fill", level="random")
            guests, played = await seated(server.url, 2, game="galactica", options=EXODUS)
            ended, over = await seated(server.url, 2, game="galactica", options=EXODUS)
            await play_all(await looking(ended, over), over)
            others, good = await seated(server.url, 2)
            await _of_daybreak(server, made["table"]["id"], played, over)
        async with running(local(tmp_path)) as server:
            for asker in (host, *guests, *ended, *others):
                asker.url = server.url
                asker.http.base_url = server.url
            before = await _rows(server)
            answer = await host.post(f"/api/tables/{made['table']['id']}/start")
            assert _refused(answer) == (400, "bad-setup", _MODE)
            socket = await guests[0].connect()
            with pytest.raises(Refusal, match="rules that this server does not have") as refused:
                await socket.open(played)
            assert refused.value.code == "old-rules"
            assert _MODE in str(refused.value)
            for path in ("moment/0", "record", "story"):
                answer = await ended[0].http.get(f"/api/tables/{over}/{path}")
                says = f"the game was begun as this server can't play it: {_MODE}"
                assert _refused(answer) == (400, "bad-record", says), path
            for which in ("mine", "open", "watch"):
                await host.get("/api/tables", which=which)
            assert await _rows(server) == before
            assert all(game.over for game in await play_all(await looking(others, good), good))

    go(main, 120)
