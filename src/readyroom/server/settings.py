"""What a host can set. Defaults suit a laptop; every field can come from the environment as READYROOM_<NAME>."""

import os
from collections.abc import Mapping
from pathlib import Path
from typing import Self

import msgspec


class Limits(msgspec.Struct, frozen=True):
    """How much one person may ask of the server."""

    tables_per_person: int = 20
    """Open or running tables one person may have created."""
    frame_bytes: int = 16_384
    body_bytes: int = 65_536
    """Of a HTTP request other than an imported record."""
    record_bytes: int = 1_000_000
    record_answers: int = 6_000
    """Answers of an imported record, and lines of table talk; also what can be said at a table."""
    record_talk: int = 2_000
    records_per_person: int = 200
    """Imported records one person may have on the shelf."""
    imports_burst: int = 5
    imports_per_second: float = 0.05
    """Records taken in from one person, and from one address."""
    replays_per_person: int = 8
    """Stories, records, moments and imports one person may wait for at a time."""
    replays_per_address: int = 24
    """The same for one address (of IPv6: for one /64 network)."""
    replays_waiting: int = 64
    """The same for everybody together."""
    chat_letters: int = 500
    chat_burst: int = 8
    chat_per_second: float = 0.5
    frames_burst: int = 60
    frames_per_second: float = 30.0
    sockets_per_person: int = 20
    sockets_per_address: int = 100
    """Sockets from one address (of IPv6: from one /64 network), and connections of any kind that come in directly."""
    devices_per_person: int = 10
    """Devices one person gets push notices on."""
    tables_per_socket: int = 20
    watchers_per_table: int = 200
    signins_burst: int = 10
    signins_per_second: float = 0.1
    logins_burst: int = 50
    """Wrong passwords at one login from all addresses together; devices that have signed in there do not count."""
    logins_per_second: float = 0.2
    guests_burst: int = 20
    guests_per_second: float = 0.2
    creations_burst: int = 10
    creations_per_second: float = 0.05
    """Tables made by one person."""
    creations_address_burst: int = 30
    creations_address_per_second: float = 0.1
    """Tables made from one address (of IPv6: from one /64 network)."""
    sits_burst: int = 10
    """Asking to sit down in a running game; by address."""
    sits_per_second: float = 0.05
    seekers_per_table: int = 10
    requests_burst: int = 120
    requests_per_second: float = 20.0
    waiting_frames: int = 256
    """Frames a slow socket may be behind before it is cut; it can resume."""
    waiting_bytes: int = 4_000_000
    """The same in bytes of memory; a single frame may be larger."""


class Mail(msgspec.Struct, frozen=True):
    """Where e-mail goes out; nothing is sent while `host` is empty."""

    host: str = ""
    port: int = 587
    user: str = ""
    password: str = ""
    sender: str = ""
    starttls: bool = True


class Settings(msgspec.Struct, frozen=True):
    """All of it."""

    db: str = ""
    """postgresql://... ; empty: SQLite in the data folder."""
    data: str = "data"
    host: str = "127.0.0.1"
    port: int = 8000
    workers: int = 1
    players: int = 0
    """Processes for computer players; 0: one less than the cores, at least one."""
    origins: tuple[str, ...] = ()
    """Further origins (https://example.org) that may use this server; its own is always allowed."""
    proxies: str = "127.0.0.1"
    """Addresses whose X-Forwarded-* headers are believed."""
    secure_cookies: bool = False
    """Send cookies only over HTTPS; switch on behind a proxy with HTTPS."""
    public_url: str = ""
    """Used in links of notices, and as the relying party of passkeys."""
    examples: bool = False
    """Offer the example games too (tests)."""
    session_days: int = 180
    window_live: float = 8.0
    """Seconds a secret window stays open, about; each seat's own time is drawn from 0.75 to 1.5 times this. At a table
    with quick reactions three eighths of it, at one with open reactions as long as those who can act need."""
    window_web: float = 4 * 3600.0
    window_quick: float = 1.0
    """The same for computer players and for seats that left a standing order. Who has not answered by then passes."""
    player_delay: float = 0.25
    """Seconds before a computer player's answer is given, so that people can follow; in games with turns only before
    the first one of each turn."""
    player_seconds: float = 10.0
    """How long a computer player may think at a live table, where people wait; elsewhere it takes what it needs."""
    absent_live: float = 60.0
    """Seconds after which a seat without a connection counts as absent and can be voted out."""
    absent_web: float = 24 * 3600.0
    stalled_live: float = 300.0
    """Seconds for which somebody who is connected may let the table wait before they can be voted out."""
    stalled_web: float = 3 * 24 * 3600.0
    seek_again: float = 300.0
    """Seconds until who was not let in to a running game may ask again."""
    request_live: float = 60.0
    """Seconds in which everybody has to agree when somebody asks to take his last answer back."""
    request_web: float = 24 * 3600.0
    grace: float = 15.0
    """After a start or hand-over no clock runs out for so long, and nobody counts as absent yet."""
    abandoned_days: float = 60.0
    """Days without a move after which a table is closed; its players are told a week before (of a shorter time, a
    quarter of it before). 0: never."""
    unload: float = 300.0
    """Seconds until a table nobody looks at leaves the memory."""
    heartbeat: float = 1.0
    notices: bool = False
    """Send notices (push, e-mail, webhook) to people who asked for them."""
    private_webhooks: bool = False
    """Let webhooks reach private addresses: only for hosts who trust all their players."""
    digest_hours: float = 24.0
    metrics_token: str = ""
    """If set, /metrics needs `Authorization: Bearer <token>`; without it only the machine itself may read them."""
    replay_cache: int = 32_000_000
    """Bytes of what was told of games (stories, records, moments) that are kept in memory."""
    log_level: str = "INFO"
    mail: Mail = Mail()
    limits: Limits = Limits()

    @property
    def url(self) -> str:
        """The database as SQLAlchemy names it."""
        if not self.db:
            return f"sqlite:///{Path(self.data) / 'readyroom.sqlite'}"
        for prefix in ("postgresql://", "postgres://"):
            if self.db.startswith(prefix):
                return "postgresql+psycopg://" + self.db.removeprefix(prefix)
        return self.db

    @classmethod
    def read(cls, environ: Mapping[str, str] = os.environ, **given: object) -> Self:
        """From the environment, then what is given by hand (None: not given)."""
        known = {field.name for field in msgspec.structs.fields(cls)}
        found: dict[str, object] = {}
        for name, value in environ.items():
            field = name.removeprefix("READYROOM_").lower()
            if name.startswith("READYROOM_") and field in known:
                found[field] = msgspec.json.decode(value) if value[:1] in "[{" and value else value
        found.update({name: value for name, value in given.items() if value is not None})
        return msgspec.convert(found, cls, strict=False)
