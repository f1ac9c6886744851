"""Tables and who sits at them, read from the database, which is the truth. How they change is in `lobby`."""

import contextlib
import logging
import secrets
from collections.abc import Iterable
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, not_, or_, select

from readyroom import catalogue, commitment
from readyroom.kernel import Header, Json
from readyroom.players import LEVELS
from readyroom.server import steady, wire
from readyroom.server.errors import Refused
from readyroom.server.schema import chairs, kicked, people, seekers, sitters, tables, votes
from readyroom.server.settings import Settings

log = logging.getLogger("readyroom.tables")

OPEN_FOR_MOVES = ("open", "playing")

BROKEN = (msgspec.MsgspecError, AttributeError, KeyError, TypeError, ValueError)
"""What reading a row raises that does not hold what it should."""
_noted: set[str] = set()
"""Tables of which the log has said that they can't be read."""

_SHOWN = 60 * 86_400.0
"""Seconds an abandoned game is still listed after its end."""


class SeatRow(msgspec.Struct):
    """A seat and who answers for it."""

    seat: int
    person: str | None
    name: str | None
    level: str | None
    salt: str
    away: bool
    orders: list[str]
    """Names of windows to pass, and of the game's own orders, these behind a `=`."""
    open: bool = False
    """In a running game: a person has left it, or the host has opened it."""
    votes: tuple[int, ...] = ()

    @property
    def pass_windows(self) -> list[str]:
        return [order for order in self.orders if not order.startswith("=")]

    @property
    def answer_by(self) -> list[str]:
        return [order[1:] for order in self.orders if order.startswith("=")]

    @property
    def computer(self) -> bool:
        """Nobody sits here; a computer player plays."""
        return self.person is None and self.level is not None

    @property
    def played_by_computer(self) -> bool:
        return self.level is not None and (self.person is None or self.away)


class Sat(msgspec.Struct, frozen=True):
    """The seat somebody has had since the game began."""

    seat: int
    voted_out: bool


class Seeker(msgspec.Struct, frozen=True):
    """Somebody asks to sit down in a running game."""

    person: str
    name: str
    seat: int
    at: float
    agreed: tuple[int, ...]
    refused: tuple[int, ...]
    over_at: float | None
    """When it was turned down; None while it stands."""


class TableRow(msgspec.Struct):
    """A row of `tables` with its chairs. Holds secrets: leaves the server only as `wire.TableInfo`."""

    id: str
    game: str
    seats: int
    options: dict[str, Any]
    status: Literal["open", "playing", "over", "closed"]
    host: str | None
    public: bool
    watch: bool
    pace: Literal["live", "web"]
    clock: wire.Clock
    window_seconds: float | None
    key: str
    secret: str
    header: dict[str, Any] | None
    result: Json
    next: str | None
    owner: str | None
    created_at: float
    moved_at: float
    waiting: list[int] | None = None
    ends_at: float | None = None
    reactions: wire.Reactions = "secret"
    chairs: list[SeatRow] = []
    sat: dict[str, Sat] = {}
    """Who has had which seat of the running game: the only one that person may ever have."""
    seekers: list[Seeker] = []
    kicked: dict[str, str] = {}
    """Whom the host has sent away before the start, with their names."""
    again: wire.Again | None = None
    """How the table stands where the same people play once more."""

    def seat_of(self, person: str) -> int | None:
        return next((chair.seat for chair in self.chairs if chair.person == person), None)

    @property
    def people(self) -> list[int]:
        """The seats where people sit."""
        return [chair.seat for chair in self.chairs if chair.person is not None]

    def _belongs(self, person: str) -> bool:
        """Who sits here, hosts it, or has got up from a seat here on their own."""
        sat = self.sat.get(person)
        return self.seat_of(person) is not None or self.host == person or (sat is not None and not sat.voted_out)

    def _fits(self, key: str | None) -> bool:
        return key is not None and secrets.compare_digest(key.encode(), self.key.encode())

    def why_hidden(self, person: str, key: str | None) -> str | None:
        """Why somebody may not know of this table, as a code; None: they may."""
        if person in self.kicked and self.host != person:
            return "kicked"
        return None if self._belongs(person) or self.public or self._fits(key) else "not-found"

    def why_unwatched(self, person: str, key: str | None) -> str | None:
        """Why somebody may not look at the game, as a code; None: they may. Before the start there is nothing to see,
        and when it is over who was invited may read it."""
        hidden = self.why_hidden(person, key)
        if hidden is not None or self.status == "open" or self.watch:
            return hidden
        invited = self._belongs(person) or self._fits(key) if self.status != "playing" else self.host == person
        return None if invited or self.seat_of(person) is not None else "no-watchers"

    def must_see(self, person: str, key: str | None) -> None:
        """Refuse who may not know of this table."""
        if (why := self.why_hidden(person, key)) is not None:
            raise Refused(why)

    def must_watch(self, person: str, key: str | None) -> None:
        """Refuse who may not look at the game."""
        if (why := self.why_unwatched(person, key)) is not None:
            raise Refused(why)

    def sits_or_may(self, person: str) -> bool:
        """Who sits here, hosts it, or can have back the seat they have left."""
        return self.seat_of(person) is not None or self.host == person or self.way_in(person) is not None

    def way_in(self, person: str) -> wire.WayIn | None:
        """How somebody who does not sit here gets a seat of the running game. Nobody ever gets a second one."""
        if self.status != "playing" or self.seat_of(person) is not None or person in self.kicked:
            return None
        sat = self.sat.get(person)
        empty = [chair for chair in self.chairs if chair.person is None]
        seats = [chair.seat for chair in empty if (chair.open if sat is None else chair.seat == sat.seat)]
        at_once = not self.people or (sat is not None and not sat.voted_out)
        return wire.WayIn(seats, ask=not at_once, back=sat is not None) if seats else None

    def told(self, person: str, info: wire.TableInfo, key: str | None = None) -> wire.TableFor:
        """The table as one person gets it. Who may not look at the game is not told how it stands."""
        seat, hosts = self.seat_of(person), self.host == person
        if self.why_unwatched(person, key) is not None:
            info = msgspec.structs.replace(info, waiting=[], result=None, moved_at=self.created_at)
        if seat is None and info.again is not None:  # the next table may be a private one
            info = msgspec.structs.replace(info, again=None)
        return wire.TableFor(
            info,
            seat,
            self.key if seat is not None or hosts else None,
            self.way_in(person),
            [wire.Named(who, name) for who, name in self.kicked.items()] if hosts else [],
        )

    def info(self, connected: frozenset[int] = frozenset(), watchers: int = 0) -> wire.TableInfo:
        return wire.TableInfo(
            id=self.id,
            game=self.game,
            seats=self.seats,
            options=self.options,
            status=self.status,
            host=self.host,
            public=self.public,
            watch=self.watch,
            pace=self.pace,
            clock=self.clock,
            commitment=commitment(self.secret),
            chairs=[
                wire.ChairInfo(
                    chair.seat,
                    chair.person,
                    chair.name,
                    chair.level if chair.computer else None,
                    chair.away and chair.person is not None,
                    chair.seat in connected,
                    len(chair.votes),
                    self.status == "playing" and chair.person is None and chair.open,
                )
                for chair in self.chairs
            ],
            seekers=[
                wire.SeekerInfo(one.person, one.name, one.seat, one.at, list(one.agreed), list(one.refused))
                for one in self.seekers
                if one.over_at is None and self.status == "playing"
            ],
            created_at=self.created_at,
            moved_at=self.moved_at,
            window_seconds=self.window_seconds,
            reactions=self.reactions,
            result=self.result,
            next=self.next,
            again=self.again,
            watchers=watchers,
            waiting=self.waiting or [],
            ends_at=self.ends_at,
        )


def offered(settings: Settings) -> list[Any]:
    return catalogue.games(examples=settings.examples)


def levels_of(game: str) -> list[str]:
    return ["random", *LEVELS.get(game, {})]


def best_level(game: str) -> str:
    """Who stands in for a person: a middling player if the game has any."""
    levels = list(LEVELS.get(game, {}))
    return levels[len(levels) // 2] if levels else "random"


# --- reading ---------------------------------------------------------------------------------------------------


def _read(conn: Connection, where: Any, limit: int = 1) -> list[TableRow]:
    rows = conn.execute(select(tables).where(where).order_by(tables.c.moved_at.desc()).limit(limit)).all()
    found = {row.id: _table(row) for row in rows}
    if not found:
        return []
    seated = (
        select(chairs, people.c.name)
        .outerjoin(people, people.c.id == chairs.c.person)
        .where(chairs.c.table.in_(list(found)))
        .order_by(chairs.c.table, chairs.c.seat)
    )
    voted: dict[tuple[str, int], list[int]] = {}
    for vote in conn.execute(select(votes).where(votes.c.table.in_(list(found))).order_by(votes.c.voter)):
        voted.setdefault((vote.table, vote.seat), []).append(vote.voter)
    for row in conn.execute(seated):
        found[row.table].chairs.append(
            SeatRow(
                row.seat,
                row.person,
                row.name,
                row.level,
                row.salt,
                row.away,
                row.orders,
                row.open,
                tuple(voted.get((row.table, row.seat), ())),
            )
        )
    _read_others(conn, found)
    return list(found.values())


def _read_others(conn: Connection, found: dict[str, TableRow]) -> None:
    """Who has had a seat, who asks for one, who was sent away, and whether the same people play once more."""
    here = list(found)
    for row in conn.execute(select(sitters).where(sitters.c.table.in_(here))):
        found[row.table].sat[row.person] = Sat(row.seat, row.voted_out)
    asks = select(seekers, people.c.name).join(people, people.c.id == seekers.c.person)
    for row in conn.execute(asks.where(seekers.c.table.in_(here)).order_by(seekers.c.at, seekers.c.person)):
        agreed, refused = tuple(row.agreed), tuple(row.refused)
        seeker = Seeker(row.person, row.name, row.seat, row.at, agreed, refused, row.over_at)
        found[row.table].seekers.append(seeker)
    sent = select(kicked, people.c.name).join(people, people.c.id == kicked.c.person)
    for row in conn.execute(sent.where(kicked.c.table.in_(here)).order_by(people.c.name)):
        found[row.table].kicked[row.person] = row.name
    follows = {table.next: table for table in found.values() if table.next is not None}
    if follows:
        for row in conn.execute(select(tables.c.id, tables.c.host, tables.c.status).where(tables.c.id.in_(follows))):
            before = follows[row.id]
            seat = before.seat_of(row.host) if row.host is not None else None
            before.again = wire.Again(None if seat is None else before.chairs[seat].name, row.status)


def _table(row: Any) -> TableRow:
    return msgspec.convert({str(name): value for name, value in row._mapping.items()}, TableRow, strict=False)


def find(conn: Connection, table: str) -> TableRow:
    try:
        found = _read(conn, tables.c.id == table)
    except BROKEN as error:
        if table not in _noted:
            _noted.add(table)
            log.error("a table can't be read", extra={"table": table}, exc_info=error)
        raise Refused("cant-load") from None
    if not found:
        raise Refused("not-found")
    return found[0]


def readable(conn: Connection, ids: Iterable[str]) -> list[TableRow]:
    """Those of these tables that can be read."""
    found: list[TableRow] = []
    for table in ids:
        with contextlib.suppress(Refused):
            found.append(find(conn, table))
    return found


def _read_all(conn: Connection, where: Any, limit: int) -> list[TableRow]:
    """As `_read`; a row that is broken takes no other with it."""
    try:
        return _read(conn, where, limit)
    except BROKEN:
        ids = conn.execute(select(tables.c.id).where(where).order_by(tables.c.moved_at.desc()).limit(limit))
        return readable(conn, list(ids.scalars()))


def listed(conn: Connection, which: str, person: str, limit: int = 100) -> list[TableRow]:
    """`open`: to join; `watch`: running, with spectators allowed; `over`: to replay; `mine`: where I sit or host, and
    games being played that I have left and can go on with."""
    if which == "mine":
        sits = select(chairs.c.table).where(chairs.c.person == person)
        left = select(sitters.c.table).where(sitters.c.person == person, not_(sitters.c.voted_out))
        back = and_(tables.c.status == "playing", tables.c.id.in_(left))
        shown = or_(tables.c.status != "closed", tables.c.ends_at > steady.time() - _SHOWN)
        found = _read_all(conn, and_(or_(tables.c.id.in_(sits), tables.c.host == person, back), shown), limit)
        return [table for table in found if table.sits_or_may(person)]
    status = {"open": "open", "watch": "playing", "over": "over"}[which]
    where = and_(tables.c.status == status, tables.c.public)
    return _read_all(conn, where if which == "open" else and_(where, tables.c.watch), limit)


def playing(conn: Connection) -> list[str]:
    return [row.id for row in conn.execute(select(tables.c.id).where(tables.c.status == "playing"))]


def header_of(table: TableRow) -> Header:
    if table.header is None:
        raise Refused("not-started")
    return msgspec.convert(table.header, Header)
