"""Games of rules this server does not know any more, or not yet: refused in plain words, and nothing else suffers."""

from pathlib import Path
from typing import Any

import msgspec
import pytest
from sqlalchemy import select, update
from tests.server.clients import Refusal, Running, go, local, looking, play_all, running, seated

from readyroom.kernel.records import Record, load
from readyroom.server.schema import tables as table_rows


async def _of_version(server: Running, table: str, version: int) -> None:
    """As if the table had been begun by a server with another version of the rules."""

    def change(tx: Any) -> None:
        row = tx.conn.execute(select(table_rows.c.header).where(table_rows.c.id == table)).one()
        header = {**row.header, "rules": version}
        tx.conn.execute(update(table_rows).where(table_rows.c.id == table).values(header=header))

    await server.service.store.write(change)


@pytest.mark.slow
@pytest.mark.parametrize("version", [0, 9])
def test_a_record_of_rules_that_can_not_be_read_is_not_imported(tmp_path: Path, version: int) -> None:
    async def main() -> None:
        async with running(local(tmp_path)) as server:
            guests, table = await seated(server.url, 2)
            await play_all(await looking(guests, table), table)
            whole = load((await guests[0].http.get(f"/api/tables/{table}/record")).content)
            header = msgspec.structs.replace(whole.header, rules=version)
            record = Record.of(header, whole.answers, whole.position, whole.talk).plain()
            answer = await guests[0].post("/api/records", record=record)
            assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-record")
            assert f"version {version} of the rules of lanterns" in answer.text
            stored = await server.service.store.read(lambda conn: conn.scalars(select(table_rows.c.id)).all())
            assert list(stored) == [table]

    go(main)


@pytest.mark.parametrize("version", [0, 9])
def test_a_running_table_of_rules_that_can_not_be_read_says_so_and_others_go_on(
    tmp_path: Path, caplog: pytest.LogCaptureFixture, version: int
) -> None:
    async def main() -> None:
        async with running(local(tmp_path), one_more=True) as server:
            guests, table = await seated(server.url, 2)
            others, good = await seated(server.url, 2)
            await _of_version(server, table, version)
        async with running(local(tmp_path)) as server:
            for guest in (*guests, *others):
                guest.url = server.url
                guest.http.base_url = server.url
            socket = await guests[0].connect()
            with pytest.raises(Refusal, match="begun with rules that this server does not have") as refused:
                await socket.open(table)
            assert refused.value.code == "old-rules"
            logged = [record.getMessage() for record in caplog.records if "can't be loaded" in record.getMessage()]
            assert len(logged) == 1
            assert f"version {version} of the rules of lanterns; this server has version 1" in logged[0]
            games = await play_all(await looking(others, good), good)
            assert all(game.over for game in games)

    go(main)


@pytest.mark.slow
@pytest.mark.parametrize("version", [0, 9])
def test_a_finished_table_of_rules_that_can_not_be_read_says_so_wherever_it_is_asked_for(
    tmp_path: Path, version: int
) -> None:
    async def main() -> None:
        async with running(local(tmp_path), one_more=True) as server:
            guests, table = await seated(server.url, 2)
            await play_all(await looking(guests, table), table)
            await _of_version(server, table, version)
        async with running(local(tmp_path)) as server:
            guests[0].http.base_url = server.url
            for path in ("moment/0", "record", "story"):
                answer = await guests[0].http.get(f"/api/tables/{table}/{path}")
                assert (answer.status_code, answer.json()["error"]["code"]) == (400, "bad-record"), path
                assert f"version {version} of the rules of lanterns" in answer.text

    go(main)
