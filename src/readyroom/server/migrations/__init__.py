"""Migrations: Alembic, run by the server itself at its start (`migrate`)."""

from pathlib import Path

from alembic import command
from alembic.config import Config
from sqlalchemy import Engine


def migrate(engine: Engine, revision: str = "head") -> None:
    """Bring the database to the newest schema. Safe to call from several processes at once."""
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent))
    config.set_main_option("path_separator", "os")
    with engine.begin() as conn:
        if conn.dialect.name == "postgresql":
            conn.exec_driver_sql("SELECT pg_advisory_xact_lock(7304)")
        config.attributes["connection"] = conn
        command.upgrade(config, revision)
