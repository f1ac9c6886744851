"""The lobby: tables are made, people sit down and get up, games begin. Plain functions on a transaction."""

import secrets
import time
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, or_, select, update

from readyroom import Fair, catalogue, new_secret
from readyroom.kernel import BadSetup, Json
from readyroom.kernel import start as start_game
from readyroom.players import make_player
from readyroom.server import wire
from readyroom.server.errors import Refused
from readyroom.server.ids import new_id, new_key
from readyroom.server.people import Person
from readyroom.server.schema import chairs, tables, votes
from readyroom.server.settings import Settings
from readyroom.server.store import Tx
from readyroom.server.tables import OPEN_FOR_MOVES, Table, best_level, find, offered


class NewTable(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What somebody asks for when he hosts a table."""

    game: wire.Name
    seats: int
    options: dict[str, Any] = {}
    public: bool = False
    watch: bool = True
    pace: Literal["live", "web"] = "live"
    clock: wire.Clock = wire.Clock()
    window_seconds: wire.Seconds | None = None
    salt: wire.Short | None = None


def _locked(tx: Tx, table: str) -> Table:
    """The table, with nobody else changing it until the transaction ends."""
    tx.lock(f"table/{table}")
    return find(tx.conn, table)


def _salt() -> str:
    return secrets.token_hex(8)


def create(tx: Tx, settings: Settings, host: Person, wanted: NewTable) -> str:
    """A new table, with its host on seat 0."""
    if wanted.game not in {info.name for info in offered(settings)}:
        raise BadSetup(f"there is no game {wanted.game!r}")
    options = catalogue.rules_of(wanted.game).read_options(wanted.seats, wanted.options)
    count = select(func.count()).select_from(tables)
    mine = count.where(tables.c.host == host.id, tables.c.status.in_(OPEN_FOR_MOVES))
    if tx.conn.execute(mine).scalar_one() >= settings.limits.tables_per_person:
        raise Refused("too-many-tables", most=settings.limits.tables_per_person)
    return _insert(tx, host.id, wanted, options)


def _insert(tx: Tx, host: str, wanted: NewTable, options: Mapping[str, Json]) -> str:
    table, now = new_id(), time.time()
    tx.conn.execute(
        insert(tables).values(
            id=table,
            game=wanted.game,
            seats=wanted.seats,
            options=dict(options),
            status="open",
            host=host,
            public=wanted.public,
            watch=wanted.watch,
            pace=wanted.pace,
            clock=msgspec.to_builtins(wanted.clock),
            window_seconds=wanted.window_seconds,
            key=new_key(),
            secret=new_secret(),
            created_at=now,
            moved_at=now,
        )
    )
    rows: list[dict[str, Any]] = [
        {"table": table, "seat": seat, "person": None, "level": None, "salt": "", "away": False, "orders": []}
        for seat in range(wanted.seats)
    ]
    rows[0].update(person=host, salt=_salt() if wanted.salt is None else wanted.salt)
    tx.conn.execute(insert(chairs), rows)
    tx.tell("lobby")
    return table


def _set_chair(tx: Tx, table: str, seat: int, **values: Json) -> None:
    tx.conn.execute(update(chairs).where(chairs.c.table == table, chairs.c.seat == seat).values(**values))


def _changed(tx: Tx, table: Table) -> None:
    tx.tell("table", table.id)
    if table.public:
        tx.tell("lobby")


def join(tx: Tx, table_id: str, person: Person, key: str | None, seat: int | None, salt: str | None) -> int:
    """Sit down: before the start on any free seat, later on a seat that was left. Returns the seat."""
    table = _locked(tx, table_id)
    if not table.may_see(person.id, key):
        raise Refused("not-found")
    if (mine := table.seat_of(person.id)) is not None:
        return mine
    if table.status not in OPEN_FOR_MOVES:
        raise Refused("not-open")
    started = table.status == "playing"
    free = [
        c.seat for c in table.chairs if c.person is None and (started or c.level is None) and seat in (None, c.seat)
    ]
    if not free or (started and seat is None):
        raise Refused("seat-taken" if seat is not None else "table-full")
    values: dict[str, Json] = {"person": person.id, "away": False, "orders": []}
    if not started:
        values["salt"] = _salt() if salt is None else salt
    elif tuple(v for c in table.chairs for v in c.votes if c.seat == free[0]):
        tx.conn.execute(delete(votes).where(votes.c.table == table.id, votes.c.seat == free[0]))
    _set_chair(tx, table.id, free[0], **values)
    _changed(tx, table)
    return free[0]


def leave(tx: Tx, table_id: str, person: str) -> None:
    """Get up. Before the start the seat is free; later a computer player plays on and anybody invited may take it."""
    table = _locked(tx, table_id)
    seat = table.seat_of(person)
    if seat is not None:
        _vacate(tx, table, seat)
    if table.host == person and table.status in OPEN_FOR_MOVES:
        others = [chair.person for chair in table.chairs if chair.person not in (None, person)]
        heir = others[0] if others else None
        tx.conn.execute(update(tables).where(tables.c.id == table.id).values(host=heir))
        if heir is None and table.status == "open":
            _close(tx, table)
    _changed(tx, table)


def _vacate(tx: Tx, table: Table, seat: int) -> None:
    started = table.status != "open"
    level = best_level(table.game) if started else None
    if table.status == "playing":
        _set_chair(tx, table.id, seat, person=None, level=level, away=False, orders=[])
        tx.conn.execute(
            delete(votes).where(votes.c.table == table.id, or_(votes.c.seat == seat, votes.c.voter == seat))
        )
    elif not started:
        _set_chair(tx, table.id, seat, person=None, level=None, salt="", away=False)


def _close(tx: Tx, table: Table) -> None:
    tx.conn.execute(update(tables).where(tables.c.id == table.id).values(status="closed"))


def close(tx: Tx, table_id: str, person: str | None) -> None:
    """The host (None: the administrator) gives the table up."""
    table = _locked(tx, table_id)
    if person is not None:
        _must_host(table, person)
        if table.status == "playing" and sum(chair.person is not None for chair in table.chairs) > 1:
            raise Refused("others-play")
    if table.status not in OPEN_FOR_MOVES:
        raise Refused("not-open")
    _close(tx, table)
    _changed(tx, table)


def _must_host(table: Table, person: str) -> None:
    if table.host != person:
        raise Refused("not-yours")


def _must_be_open(table: Table) -> None:
    if table.status != "open":
        raise Refused("already-started")


def kick(tx: Tx, table_id: str, host: str, seat: int) -> None:
    """Before the start the host may free any seat but his own: of a person or of a computer player."""
    table = _locked(tx, table_id)
    _must_host(table, host)
    _must_be_open(table)
    if seat not in range(table.seats) or table.chairs[seat].person == host:
        raise Refused("no-such-seat")
    _set_chair(tx, table.id, seat, person=None, level=None, salt="", away=False)
    _changed(tx, table)


def fill(tx: Tx, table_id: str, host: str, level: str, seat: int | None) -> None:
    """Put a computer player on a free seat, or on all of them."""
    table = _locked(tx, table_id)
    _must_host(table, host)
    _must_be_open(table)
    make_player(table.game, level, 0)
    free = [c.seat for c in table.chairs if c.person is None and c.level is None and seat in (None, c.seat)]
    if not free:
        raise Refused("seat-taken" if seat is not None else "table-full")
    for free_seat in free:
        _set_chair(tx, table.id, free_seat, level=level, salt=_salt())
    _changed(tx, table)


class Change(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may change before the start; absent: stays."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    watch: bool | None = None
    pace: Literal["live", "web"] | None = None
    clock: wire.Clock | None = None
    window_seconds: wire.Seconds | None = None


def change(tx: Tx, table_id: str, host: str, wanted: Change) -> None:
    """Change the options before the start. Fewer seats need the last ones to be free."""
    table = _locked(tx, table_id)
    _must_host(table, host)
    _must_be_open(table)
    seats = table.seats if wanted.seats is None else wanted.seats
    options = catalogue.rules_of(table.game).read_options(
        seats, table.options if wanted.options is None else wanted.options
    )
    if any(chair.person or chair.level for chair in table.chairs[seats:]):
        raise Refused("seat-taken")
    values: dict[str, Any] = {"seats": seats, "options": options}
    for name in ("public", "watch", "pace", "window_seconds"):
        if getattr(wanted, name) is not None:
            values[name] = getattr(wanted, name)
    if wanted.clock is not None:
        values["clock"] = msgspec.to_builtins(wanted.clock)
    tx.conn.execute(update(tables).where(tables.c.id == table.id).values(**values))
    tx.conn.execute(delete(chairs).where(chairs.c.table == table.id, chairs.c.seat >= seats))
    new: list[dict[str, Any]] = [
        {"table": table.id, "seat": s, "person": None, "level": None, "salt": "", "away": False, "orders": []}
        for s in range(table.seats, seats)
    ]
    if new:
        tx.conn.execute(insert(chairs), new)
    _changed(tx, table)
    tx.tell("lobby")


def start(tx: Tx, table_id: str, host: str) -> None:
    """Begin: all seats must be taken. From here on the header is fixed, and so is all chance."""
    table = _locked(tx, table_id)
    _must_host(table, host)
    _must_be_open(table)
    if any(chair.person is None and chair.level is None for chair in table.chairs):
        raise Refused("seats-free")
    fair = Fair(table.secret, tuple(chair.salt for chair in table.chairs))
    game = start_game(catalogue.rules_of(table.game), table.seats, fair, table.options, listen=False, hold=True)
    header: dict[str, Any] = msgspec.to_builtins(game.header)
    now = time.time()
    tx.conn.execute(update(tables).where(tables.c.id == table.id).values(status="playing", header=header, moved_at=now))
    standin = best_level(table.game)
    tx.conn.execute(update(chairs).where(chairs.c.table == table.id, chairs.c.level.is_(None)).values(level=standin))
    _changed(tx, table)


def set_away(tx: Tx, table_id: str, seat: int, *, away: bool) -> None:
    """A computer player answers for the seat, or no longer."""
    _set_chair(tx, table_id, seat, away=away)
    if not away:
        tx.conn.execute(delete(votes).where(votes.c.table == table_id, votes.c.seat == seat))
    tx.tell("table", table_id)


def set_orders(tx: Tx, table_id: str, seat: int, orders: list[str]) -> None:
    _set_chair(tx, table_id, seat, orders=orders)


def vote(tx: Tx, table_id: str, voter: str, seat: int) -> bool:
    """Vote that an absent seat is given up. With more than half of the other people the seat is free for a
    substitute, and until then a computer player plays on; what the seat knows stays its secret."""
    table = _locked(tx, table_id)
    if table.status != "playing":
        raise Refused("not-open")
    mine = table.seat_of(voter)
    if mine is None or seat not in range(table.seats) or seat == mine or table.chairs[seat].person is None:
        raise Refused("no-such-seat")
    if mine not in table.chairs[seat].votes:
        tx.conn.execute(insert(votes).values(table=table.id, seat=seat, voter=mine))
    others = [c.seat for c in table.chairs if c.person is not None and c.seat != seat]
    have = {*table.chairs[seat].votes, mine} & set(others)
    done = len(have) * 2 > len(others)
    if done:
        left = table.chairs[seat].person
        _vacate(tx, table, seat)
        if table.host == left:
            tx.conn.execute(update(tables).where(tables.c.id == table.id).values(host=table.chairs[others[0]].person))
    _changed(tx, table)
    return done


def rematch(tx: Tx, settings: Settings, table_id: str, person: Person) -> str:
    """A table like this one for the same people; who asks second joins the first one's."""
    table = _locked(tx, table_id)
    if table.seat_of(person.id) is None:
        raise Refused("not-yours")
    if table.status != "over":
        raise Refused("not-over")
    if table.next is not None:
        following = find(tx.conn, table.next)
        if following.status in OPEN_FOR_MOVES:
            join(tx, following.id, person, following.key, None, None)
            return following.id
    wanted = NewTable(
        table.game,
        table.seats,
        table.options,
        table.public,
        table.watch,
        table.pace,
        table.clock,
        table.window_seconds,
    )
    new = create(tx, settings, person, wanted)
    for seat, chair in enumerate(chair for chair in table.chairs if chair.computer):
        _set_chair(tx, new, table.seats - 1 - seat, level=chair.level, salt=_salt())
    tx.conn.execute(update(tables).where(tables.c.id == table.id).values(next=new))
    tx.tell("table", table.id)
    return new
