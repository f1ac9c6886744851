"""The server as one object: settings, store, hub, cookies. The HTTP handlers and the sockets get it from the app."""

import asyncio
import contextlib
import logging
import secrets
from collections.abc import AsyncIterator, Callable
from typing import Any, TypeAlias

import msgspec
from litestar import Request
from litestar.connection import ASGIConnection
from sqlalchemy.exc import SQLAlchemyError

from readyroom.server import logs, people
from readyroom.server.auth import COOKIE, Cookies, Devices
from readyroom.server.engine import cannot_open, open_engine
from readyroom.server.errors import Refused
from readyroom.server.hub import Hub, new_process
from readyroom.server.limits import Buckets, neighbourhood
from readyroom.server.migrations import migrate
from readyroom.server.passkeys import Challenges
from readyroom.server.people import Person
from readyroom.server.settings import Settings
from readyroom.server.store import Store
from readyroom.server.table.game_log import read_rows
from readyroom.server.tables import TableRow

log = logging.getLogger("readyroom.http")

STRANGER = "?"
"""How the id of who has no session begins; nobody else's does."""

AnyRequest: TypeAlias = Request[Any, Any, Any]


class Service:
    hub: Hub
    store: Store
    cookies: Cookies
    devices: Devices
    challenges: Challenges

    def __init__(self, settings: Settings) -> None:
        self.settings = settings
        limits = settings.limits
        self.signins = Buckets(limits.signins_burst, limits.signins_per_second)
        self.addresses = Buckets(5 * limits.signins_burst, 5 * limits.signins_per_second)
        """Passwords tried from one address, at whatever login: a household, or a school."""
        self.guesses = Buckets(limits.signins_burst, limits.signins_per_second)
        """Passwords tried at a login from one address, or one device that is known there."""
        self.logins = Buckets(limits.logins_burst, limits.logins_per_second)
        """Passwords that were wrong at a login, from everywhere."""
        self.guests = Buckets(limits.guests_burst, limits.guests_per_second)
        self.creations = Buckets(limits.creations_burst, limits.creations_per_second)
        self.sits = Buckets(limits.sits_burst, limits.sits_per_second)
        self.requests = Buckets(limits.requests_burst, limits.requests_per_second)
        self.imports = Buckets(limits.imports_burst, limits.imports_per_second)
        self.tables_made = Buckets(limits.creations_address_burst, limits.creations_address_per_second)
        """Tables made from one address."""

    @contextlib.asynccontextmanager
    async def running(self) -> AsyncIterator[None]:
        """Open the database (bringing it to the newest schema), run, and stop in good order."""
        asyncio.get_running_loop().set_exception_handler(logs.of_loop)
        await asyncio.to_thread(prepare, self.settings)
        self.store = Store(self.settings.url, new_process())
        try:
            days = self.settings.session_days
            key = await self.store.write(lambda tx: people.fact(tx, "cookie key", secrets.token_hex(32)))
            self.cookies = Cookies(key, days)
            self.devices = Devices(key)
            self.challenges = Challenges(key)
            self.hub = Hub(self.settings, self.store)
            await self.hub.start()
            try:
                yield
            finally:
                await self.hub.stop()
        finally:
            await asyncio.to_thread(self.store.close)

    def log_request(self, method: str, path: str, status: int, seconds: float) -> None:
        log.info("request", extra={"method": method, "path": path, "status": status, "ms": round(seconds * 1000, 1)})

    # --- who asks ------------------------------------------------------------------------------------------

    def token(self, connection: ASGIConnection[Any, Any, Any, Any]) -> str | None:
        return self.cookies.read(connection.cookies.get(COOKIE))

    async def person(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person | None:
        """The person whose session this is."""
        return await self.person_of(connection.cookies.get(COOKIE))

    async def person_of(self, cookie: str | None) -> Person | None:
        token = self.cookies.read(cookie)
        return None if token is None else await self.store.read(lambda conn: people.of_session(conn, token))

    async def somebody(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        person = await self.person(connection)
        if person is None:
            raise Refused("not-signed-in")
        return person

    async def reader(self, connection: ASGIConnection[Any, Any, Any, Any]) -> Person:
        """Who reads: without a session a stranger who has no seat anywhere, counted by address."""
        person = await self.person(connection)
        return person or Person(f"{STRANGER}{address_of(connection.client)}", "", None, None, {})

    async def told_of(
        self,
        request: AnyRequest,
        person: Person,
        table: TableRow,
        what: str,
        make: Callable[..., bytes],
        *args: int | None,
    ) -> bytes:
        """What `make` tells of a game from its header, rows, winners and `args`; kept if the game is over."""

        async def read() -> tuple[Any, ...]:
            rows = await self.store.read(lambda conn: read_rows(conn, table.id))
            kept = [(row.kind, row.seat, row.picks, row.serial) for row in rows]
            winners = table.result["winners"] if table.result is not None else None
            return msgspec.json.encode(table.header), kept, winners, *args

        keep = table.status != "playing"
        key, address = (table.id, what, *args), address_of(request.client)
        return await self.hub.replays.tell(person.id, key, read, make, keep=keep, address=address)

    def limit(self, bucket: Buckets, connection: ASGIConnection[Any, Any, Any, Any], what: str = "") -> None:
        """Refuse who asks too often, by address."""
        if not bucket.take(f"{what}/{address_of(connection.client)}"):
            raise Refused("too-often")

    def limit_creation(self, connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> None:
        """Refuse who makes too many tables, by person and by address."""
        if not self.creations.take(person.id):
            raise Refused("too-often")
        self.limit(self.tables_made, connection)

    def limit_import(self, connection: ASGIConnection[Any, Any, Any, Any], person: Person) -> None:
        """Refuse who hands in too many records, by person and by address."""
        if not self.imports.take(f"person/{person.id}"):
            raise Refused("too-often")
        self.limit(self.imports, connection, "address")


def address_of(client: Any) -> str:
    """Whom a request is counted as; behind a trusted proxy the address it names (uvicorn sees to that)."""
    return neighbourhood(client[0]) if client else "?"


def prepare(settings: Settings) -> None:
    """Bring the database to the newest schema."""
    engine = open_engine(settings.url, writing=True)
    try:
        migrate(engine)
    except SQLAlchemyError as error:
        raise cannot_open(settings.url, error) from error
    finally:
        engine.dispose()
