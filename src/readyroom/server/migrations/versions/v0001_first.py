"""The first schema."""

import sqlalchemy as sa
from alembic import op

revision = "0001"
down_revision = None
branch_labels = None
depends_on = None


def upgrade() -> None:
    op.create_table(
        "facts",
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("value", sa.Text(), nullable=False),
        sa.PrimaryKeyConstraint("name", name=op.f("pk_facts")),
        comment="what the server keeps about itself: its cookie key, its push key",
    )
    op.create_table(
        "people",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("login", sa.Text(), nullable=True, comment="lower case; null for guests"),
        sa.Column("password", sa.Text(), nullable=True, comment="argon2"),
        sa.Column("email", sa.Text(), nullable=True),
        sa.Column("notices", sa.JSON(), nullable=False, comment="what he wants to be told, and how"),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_people")),
        sa.UniqueConstraint("login", name=op.f("uq_people_login")),
    )
    op.create_table(
        "processes",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("seen_at", sa.Double(), nullable=False),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_processes")),
    )
    op.create_table(
        "devices",
        sa.Column("endpoint", sa.Text(), nullable=False, comment="browser push"),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("keys", sa.JSON(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_devices_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("endpoint", name=op.f("pk_devices")),
    )
    op.create_index(op.f("ix_devices_person"), "devices", ["person"], unique=False)
    op.create_table(
        "passkeys",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("public_key", sa.LargeBinary(), nullable=False),
        sa.Column("sign_count", sa.Integer(), nullable=False),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_passkeys_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_passkeys")),
    )
    op.create_index(op.f("ix_passkeys_person"), "passkeys", ["person"], unique=False)
    op.create_table(
        "resets",
        sa.Column("digest", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_resets_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_resets")),
    )
    op.create_table(
        "sessions",
        sa.Column("digest", sa.Text(), nullable=False, comment="sha256 of the token; the token is only in the cookie"),
        sa.Column("person", sa.Text(), nullable=False),
        sa.Column("expires_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_sessions_person"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("digest", name=op.f("pk_sessions")),
    )
    op.create_index(op.f("ix_sessions_person"), "sessions", ["person"], unique=False)
    op.create_table(
        "tables",
        sa.Column("id", sa.Text(), nullable=False),
        sa.Column("game", sa.Text(), nullable=False),
        sa.Column("seats", sa.Integer(), nullable=False),
        sa.Column("options", sa.JSON(), nullable=False),
        sa.Column("status", sa.Text(), nullable=False, comment="open, playing, over, closed"),
        sa.Column("host", sa.Text(), nullable=True),
        sa.Column("public", sa.Boolean(), nullable=False),
        sa.Column("watch", sa.Boolean(), nullable=False, comment="spectators allowed"),
        sa.Column("pace", sa.Text(), nullable=False, comment="live or web"),
        sa.Column("clock", sa.JSON(), nullable=False),
        sa.Column("window_seconds", sa.Double(), nullable=True),
        sa.Column("key", sa.Text(), nullable=False, comment="the invite link's secret"),
        sa.Column("secret", sa.Text(), nullable=False, comment="of fair chance; shown when the game is over"),
        sa.Column(
            "header", sa.JSON(), nullable=True, comment="of the record, once started; secret until the game is over"
        ),
        sa.Column("result", sa.JSON(), nullable=True),
        sa.Column("next", sa.Text(), nullable=True, comment="the rematch"),
        sa.Column("owner", sa.Text(), nullable=True, comment="the process that last ran it"),
        sa.Column("created_at", sa.Double(), nullable=False),
        sa.Column("moved_at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["host"], ["people.id"], name=op.f("fk_tables_host"), ondelete="SET NULL"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_tables")),
    )
    op.create_index("ix_tables_status_moved_at", "tables", ["status", "moved_at"], unique=False)
    op.create_table(
        "answers",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("n", sa.Integer(), autoincrement=False, nullable=False),
        sa.Column("kind", sa.Text(), nullable=False, comment="answer, plan, undo, release, resume"),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("serial", sa.Integer(), nullable=True),
        sa.Column("picks", sa.JSON(), nullable=True),
        sa.Column("at", sa.Double(), nullable=False),
        sa.Column("clocks", sa.JSON(), nullable=True, comment="seconds left of each seat after this"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_answers_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "n", name=op.f("pk_answers")),
        comment="append-only; nothing is told before it is here",
    )
    op.create_table(
        "chairs",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("level", sa.Text(), nullable=True, comment="of the computer player who sits here, or would stand in"),
        sa.Column("salt", sa.Text(), nullable=False),
        sa.Column("away", sa.Boolean(), nullable=False, comment="a computer player answers until the person is back"),
        sa.Column("orders", sa.JSON(), nullable=False, comment="standing orders: names of windows to pass"),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chairs_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chairs_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", name=op.f("pk_chairs")),
        sa.UniqueConstraint("table", "person", name=op.f("uq_chairs_table_person")),
    )
    op.create_index(op.f("ix_chairs_person"), "chairs", ["person"], unique=False)
    op.create_table(
        "chat",
        sa.Column("id", sa.Integer(), autoincrement=True, nullable=False),
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("person", sa.Text(), nullable=True),
        sa.Column("name", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=True),
        sa.Column("room", sa.Text(), nullable=False, comment="table or watchers"),
        sa.Column("text", sa.Text(), nullable=False),
        sa.Column("talk", sa.JSON(), nullable=True, comment="the game's table talk: {talk, about}"),
        sa.Column("at", sa.Double(), nullable=False),
        sa.ForeignKeyConstraint(["person"], ["people.id"], name=op.f("fk_chat_person"), ondelete="SET NULL"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_chat_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("id", name=op.f("pk_chat")),
    )
    op.create_index("ix_chat_table_id", "chat", ["table", "id"], unique=False)
    op.create_table(
        "votes",
        sa.Column("table", sa.Text(), nullable=False),
        sa.Column("seat", sa.Integer(), nullable=False, comment="the absent one"),
        sa.Column("voter", sa.Integer(), nullable=False, comment="a seat"),
        sa.ForeignKeyConstraint(["table"], ["tables.id"], name=op.f("fk_votes_table"), ondelete="CASCADE"),
        sa.PrimaryKeyConstraint("table", "seat", "voter", name=op.f("pk_votes")),
    )
