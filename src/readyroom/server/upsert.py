"""Insert a row, or change it if it is there; in one statement on both databases."""

from typing import Any

from sqlalchemy import Table
from sqlalchemy.dialects import postgresql, sqlite

from readyroom.server.store import Tx


def upsert(tx: Tx, table: Table, keys: list[str], /, **values: Any) -> None:
    rest = {name: value for name, value in values.items() if name not in keys}
    if tx.conn.dialect.name == "postgresql":
        tx.conn.execute(postgresql.insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=rest))
    else:
        tx.conn.execute(sqlite.insert(table).values(**values).on_conflict_do_update(index_elements=keys, set_=rest))
