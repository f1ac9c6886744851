"""Tables and who sits at them, read from the database, which is the truth. How they change is in `lobby`."""

import secrets
from typing import Any, Literal

import msgspec
from sqlalchemy import Connection, and_, or_, select

from readyroom import catalogue, commitment
from readyroom.kernel import Header, Json
from readyroom.players import LEVELS
from readyroom.server import wire
from readyroom.server.errors import Refused
from readyroom.server.schema import chairs, people, tables, votes
from readyroom.server.settings import Settings

OPEN_FOR_MOVES = ("open", "playing")


class Chair(msgspec.Struct):
    """A seat and who answers for it."""

    seat: int
    person: str | None
    name: str | None
    level: str | None
    salt: str
    away: bool
    orders: list[str]
    """Names of windows to pass, and of the game's own orders, these behind a `=`."""
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


class Table(msgspec.Struct):
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
    chairs: list[Chair] = []

    def seat_of(self, person: str) -> int | None:
        return next((chair.seat for chair in self.chairs if chair.person == person), None)

    def may_see(self, person: str, key: str | None) -> bool:
        """Whether somebody may look at this table at all."""
        mine = self.seat_of(person) is not None or self.host == person
        return mine or self.public or (key is not None and secrets.compare_digest(key.encode(), self.key.encode()))

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
                )
                for chair in self.chairs
            ],
            created_at=self.created_at,
            moved_at=self.moved_at,
            window_seconds=self.window_seconds,
            result=self.result,
            next=self.next,
            watchers=watchers,
            waiting=self.waiting or [],
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


def _read(conn: Connection, where: Any, limit: int = 1) -> list[Table]:
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
            Chair(
                row.seat,
                row.person,
                row.name,
                row.level,
                row.salt,
                row.away,
                row.orders,
                tuple(voted.get((row.table, row.seat), ())),
            )
        )
    return list(found.values())


def _table(row: Any) -> Table:
    return msgspec.convert({str(name): value for name, value in row._mapping.items()}, Table, strict=False)


def find(conn: Connection, table: str) -> Table:
    found = _read(conn, tables.c.id == table)
    if not found:
        raise Refused("not-found")
    return found[0]


def listed(conn: Connection, which: str, person: str, limit: int = 100) -> list[Table]:
    """`open`: to join; `watch`: running, with spectators allowed; `over`: to replay; `mine`: where I sit or host."""
    if which == "mine":
        sat = select(chairs.c.table).where(chairs.c.person == person)
        return _read(conn, and_(or_(tables.c.id.in_(sat), tables.c.host == person), tables.c.status != "closed"), limit)
    status = {"open": "open", "watch": "playing", "over": "over"}[which]
    where = and_(tables.c.status == status, tables.c.public)
    return _read(conn, where if which == "open" else and_(where, tables.c.watch), limit)


def playing(conn: Connection) -> list[str]:
    return [row.id for row in conn.execute(select(tables.c.id).where(tables.c.status == "playing"))]


def header_of(table: Table) -> Header:
    if table.header is None:
        raise Refused("not-started")
    return msgspec.convert(table.header, Header)
