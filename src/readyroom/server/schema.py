"""The tables of the database, the same on SQLite and PostgreSQL. `answers` is the truth of every game."""

from sqlalchemy import (
    JSON,
    Boolean,
    Column,
    Double,
    ForeignKey,
    Index,
    Integer,
    LargeBinary,
    MetaData,
    Table,
    Text,
    UniqueConstraint,
    false,
)

metadata = MetaData(
    naming_convention={
        "ix": "ix_%(table_name)s_%(column_0_N_name)s",
        "uq": "uq_%(table_name)s_%(column_0_N_name)s",
        "fk": "fk_%(table_name)s_%(column_0_N_name)s",
        "pk": "pk_%(table_name)s",
    }
)

facts = Table(
    "facts",
    metadata,
    Column("name", Text, primary_key=True),
    Column("value", Text, nullable=False),
    comment="what the server keeps about itself: its cookie key, its push key",
)

people = Table(
    "people",
    metadata,
    Column("id", Text, primary_key=True),
    Column("name", Text, nullable=False),
    Column("login", Text, unique=True, comment="lower case; null for guests"),
    Column("password", Text, comment="argon2"),
    Column("email", Text),
    Column("notices", JSON, nullable=False, comment="what he wants to be told, and how"),
    Column("created_at", Double, nullable=False),
)

sessions = Table(
    "sessions",
    metadata,
    Column("digest", Text, primary_key=True, comment="sha256 of the token; the token is only in the cookie"),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("expires_at", Double, nullable=False),
    Column("proved_at", Double, comment="when the person last gave a password or used a passkey; null for guests"),
    Column("passkey", Text, comment="the passkey that opened it, if one did"),
)

passkeys = Table(
    "passkeys",
    metadata,
    Column("id", Text, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("public_key", LargeBinary, nullable=False),
    Column("sign_count", Integer, nullable=False),
    Column("name", Text, nullable=False),
    Column("created_at", Double, nullable=False),
    Column("used_at", Double),
)

resets = Table(
    "resets",
    metadata,
    Column("digest", Text, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False),
    Column("expires_at", Double, nullable=False),
)

challenges = Table(
    "challenges",
    metadata,
    Column("digest", Text, primary_key=True, comment="of a passkey challenge that was used: it never counts again"),
    Column("expires_at", Double, nullable=False),
)

devices = Table(
    "devices",
    metadata,
    Column("endpoint", Text, primary_key=True, comment="browser push"),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), nullable=False, index=True),
    Column("keys", JSON, nullable=False),
)

tables = Table(
    "tables",
    metadata,
    Column("id", Text, primary_key=True),
    Column("game", Text, nullable=False),
    Column("seats", Integer, nullable=False),
    Column("options", JSON, nullable=False),
    Column("status", Text, nullable=False, comment="open, playing, over, closed"),
    Column("host", ForeignKey("people.id", ondelete="SET NULL")),
    Column("public", Boolean, nullable=False),
    Column("watch", Boolean, nullable=False, comment="spectators allowed"),
    Column("pace", Text, nullable=False, comment="live or web"),
    Column("clock", JSON, nullable=False),
    Column("window_seconds", Double),
    Column("key", Text, nullable=False, comment="the invite link's secret"),
    Column("secret", Text, nullable=False, comment="of fair chance; shown when the game is over"),
    Column("header", JSON, comment="of the record, once started; secret until the game is over"),
    Column("result", JSON),
    Column("next", Text, comment="the rematch"),
    Column("owner", Text, comment="the process that last ran it"),
    Column("created_at", Double, nullable=False),
    Column("moved_at", Double, nullable=False),
    Column("waiting", JSON, comment="seats that are asked, as a spectator sees it; none in a secret window"),
    Column(
        "ends_at",
        Double,
        comment="when a game that nobody goes on with ends, once its players were told; stays when it has",
    ),
    Column(
        "reactions",
        Text,
        nullable=False,
        default="secret",
        server_default="secret",
        comment="how windows pass: secret, quick, open",
    ),
    Index("ix_tables_status_moved_at", "status", "moved_at"),
    Index("ix_tables_host", "host"),
)

chairs = Table(
    "chairs",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="SET NULL"), index=True),
    Column("level", Text, comment="of the computer player who sits here, or would stand in"),
    Column("salt", Text, nullable=False),
    Column("away", Boolean, nullable=False, comment="a computer player answers until the person is back"),
    Column("orders", JSON, nullable=False, comment="standing orders: names of windows to pass"),
    Column(
        "open",
        Boolean,
        nullable=False,
        default=False,
        server_default=false(),
        comment="of a running game: a person has left it or the host has opened it; a newcomer may ask for it",
    ),
    UniqueConstraint("table", "person"),
)

sitters = Table(
    "sitters",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("voted_out", Boolean, nullable=False, comment="and has to ask before sitting down again"),
    comment="who has had which seat since the game began: the only one that person may ever have",
)

seekers = Table(
    "seekers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    Column("seat", Integer, nullable=False),
    Column("at", Double, nullable=False),
    Column("agreed", JSON, nullable=False, comment="seats that said yes"),
    Column("refused", JSON, nullable=False, comment="seats that said no"),
    Column("over_at", Double, comment="when it was turned down; null while it stands"),
    comment="who asks to sit down in a running game",
)

kicked = Table(
    "kicked",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("person", ForeignKey("people.id", ondelete="CASCADE"), primary_key=True, index=True),
    comment="whom the host has sent away before the start",
)

votes = Table(
    "votes",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("seat", Integer, primary_key=True, comment="the absent one"),
    Column("voter", Integer, primary_key=True, comment="a seat"),
)

answers = Table(
    "answers",
    metadata,
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), primary_key=True),
    Column("n", Integer, primary_key=True, autoincrement=False),
    Column("kind", Text, nullable=False, comment="what happened; see played.py"),
    Column("seat", Integer),
    Column("serial", Integer),
    Column("picks", JSON, comment="indexes of options; for talk the phrase; for a request its seconds"),
    Column("at", Double, nullable=False),
    Column("clocks", JSON, comment="seconds left of each seat after this"),
    comment="append-only; nothing is told before it is here",
)

chat = Table(
    "chat",
    metadata,
    Column("id", Integer, primary_key=True, autoincrement=True),
    Column("table", ForeignKey("tables.id", ondelete="CASCADE"), nullable=False),
    Column("person", ForeignKey("people.id", ondelete="SET NULL")),
    Column("name", Text, nullable=False),
    Column("seat", Integer),
    Column("room", Text, nullable=False, comment="table or watchers"),
    Column("text", Text, nullable=False),
    Column("at", Double, nullable=False),
    Index("ix_chat_table_id", "table", "id"),
)

processes = Table(
    "processes",
    metadata,
    Column("id", Text, primary_key=True),
    Column("seen_at", Double, nullable=False),
)
