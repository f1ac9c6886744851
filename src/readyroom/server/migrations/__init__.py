"""Migrations: Alembic, run by the server itself at its start (`migrate`)."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from alembic.migration import MigrationContext
from alembic.script import ScriptDirectory
from sqlalchemy import Connection, Engine

from readyroom.kernel import ReadyroomError


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the database to the newest schema, in one transaction: all of it or, killed or without room, nothing. Safe
    to call from several processes at once."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    with engine.begin() as conn:
        if conn.dialect.name == "postgresql":
            conn.exec_driver_sql("SELECT pg_advisory_xact_lock(7304)")
        _must_know(conn, ScriptDirectory.from_config(config))
        config.attributes["connection"] = conn
        command.upgrade(config, revision)


def _must_know(conn: Connection, script: ScriptDirectory) -> None:
    """Refuse a database that a newer Readyroom has brought to its own schema."""
    known = {one.revision for one in script.walk_revisions()}
    for found in MigrationContext.configure(conn).get_current_heads():
        if found not in known:
            raise ReadyroomError(
                f"the database has schema {found} of a newer Readyroom, this one knows {max(known)}; "
                "nothing is changed: start the newer one, or put back the backup made before the update"
            )
