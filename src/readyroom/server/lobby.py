"""The lobby: tables are made, people sit down and get up, games begin. Plain functions on a transaction."""

import secrets
from collections.abc import Mapping
from typing import Any, Literal

import msgspec
from sqlalchemy import delete, func, insert, select, update

from readyroom import Fair, catalogue, new_secret
from readyroom.kernel import BadSetup, Json
from readyroom.kernel import start as start_game
from readyroom.players import make_player
from readyroom.server import steady, surprise, wire
from readyroom.server.errors import Refused
from readyroom.server.ids import new_id, new_key
from readyroom.server.people import Person
from readyroom.server.schema import chairs, kicked, tables, votes
from readyroom.server.seats import changed, locked, must_host, remember, set_chair, sit, vacate, weigh, withdraw
from readyroom.server.settings import Settings
from readyroom.server.store import Tx
from readyroom.server.tables import OPEN_FOR_MOVES, TableRow, best_level, find, offered


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
    reactions: wire.Reactions = "quick"


def _salt() -> str:
    return secrets.token_hex(8)


def create(tx: Tx, settings: Settings, host: Person, wanted: NewTable) -> str:
    """A new table, with its host on seat 0."""
    if wanted.game not in {info.name for info in offered(settings)}:
        raise BadSetup(f"there is no game {wanted.game!r}")
    options = surprise.read_options(catalogue.rules_of(wanted.game), wanted.seats, wanted.options)
    count = select(func.count()).select_from(tables)
    mine = count.where(tables.c.host == host.id, tables.c.status.in_(OPEN_FOR_MOVES))
    if tx.conn.execute(mine).scalar_one() >= settings.limits.tables_per_person:
        raise Refused("too-many-tables", most=settings.limits.tables_per_person)
    return _insert(tx, host.id, wanted, options)


def _insert(tx: Tx, host: str, wanted: NewTable, options: Mapping[str, Json]) -> str:
    table, now = new_id(), steady.time()
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
            reactions=wanted.reactions,
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


def join(tx: Tx, table_id: str, person: Person, key: str | None, seat: int | None, salt: str | None) -> int:
    """Sit down: before the start on any free seat, later on the seat one has had or one that was left. Returns it."""
    table = locked(tx, table_id)
    table.must_see(person.id, key)
    if (mine := table.seat_of(person.id)) is not None:
        return mine
    if table.status == "playing":
        return sit(tx, table, person, seat)
    _must_be_open(table, "not-open")
    free = [c.seat for c in table.chairs if c.person is None and c.level is None and seat in (None, c.seat)]
    if not free:
        raise Refused("seat-taken" if seat is not None else "table-full")
    values: dict[str, Json] = {"person": person.id, "away": False, "orders": []}
    set_chair(tx, table.id, free[0], **values, salt=_salt() if salt is None else salt)
    changed(tx, table)
    return free[0]


def leave(tx: Tx, table_id: str, person: str) -> bool:
    """Get up. Before the start the seat is free; later a computer player plays on, and the seat can be had back as
    long as nobody else sits there. Returns whether there was anything to leave."""
    table = locked(tx, table_id)
    seat = table.seat_of(person)
    if seat is None and table.host != person:
        withdraw(tx, table_id, person)
        return False
    if seat is not None and table.status == "playing":
        vacate(tx, table, seat)
    elif seat is not None and table.status == "open":
        _free(tx, table, seat)
    if table.host == person and table.status in OPEN_FOR_MOVES:
        others = [chair.person for chair in table.chairs if chair.person not in (None, person)]
        heir = others[0] if others else None
        tx.conn.execute(update(tables).where(tables.c.id == table.id).values(host=heir))
        if heir is None and table.status == "open":
            _close(tx, table)
    weigh(tx, table.id)
    changed(tx, table)
    return True


def _free(tx: Tx, table: TableRow, seat: int) -> None:
    """Before the start: nobody sits here."""
    set_chair(tx, table.id, seat, person=None, level=None, salt="", away=False)


def _close(tx: Tx, table: TableRow) -> None:
    tx.conn.execute(update(tables).where(tables.c.id == table.id).values(status="closed"))
    _tell_before(tx, table)


def _tell_before(tx: Tx, table: TableRow) -> None:
    """Tell the table of the game before this one how it stands here."""
    for row in tx.conn.execute(select(tables.c.id).where(tables.c.next == table.id)):
        tx.tell("table", row.id)


def close(tx: Tx, table_id: str, person: str | None) -> None:
    """The host (None: the administrator) gives the table up."""
    table = locked(tx, table_id)
    if person is not None:
        must_host(table, person)
        if table.status == "playing" and sum(chair.person is not None for chair in table.chairs) > 1:
            raise Refused("others-play")
    if table.status not in OPEN_FOR_MOVES:
        raise Refused("not-open")
    _close(tx, table)
    changed(tx, table)


def _must_be_open(table: TableRow, otherwise: str = "already-started") -> None:
    if table.status != "open":
        raise Refused(otherwise)


def kick(tx: Tx, table_id: str, host: str, seat: int) -> None:
    """Before the start the host may free any seat but their own: of a person or of a computer player.

    A person who was sent away may not look at this table until the host lets them. As a guest can always be somebody
    else, the link they came with is worth nothing any more either."""
    table = locked(tx, table_id)
    must_host(table, host)
    _must_be_open(table)
    if seat not in range(table.seats) or table.chairs[seat].person == host:
        raise Refused("no-such-seat")
    person = table.chairs[seat].person
    _free(tx, table, seat)
    if person is not None:
        tx.conn.execute(insert(kicked).values(table=table.id, person=person))
        _new_key(tx, table)
    changed(tx, table)


def pardon(tx: Tx, table_id: str, host: str, person: str | None) -> None:
    """Let somebody who was sent away back in; with None all of them."""
    table = locked(tx, table_id)
    must_host(table, host)
    who = delete(kicked).where(kicked.c.table == table.id)
    tx.conn.execute(who if person is None else who.where(kicked.c.person == person))
    changed(tx, table)


def renew_key(tx: Tx, table_id: str, host: str) -> None:
    """A new invite link; the old one lets nobody in any more."""
    table = locked(tx, table_id)
    must_host(table, host)
    _new_key(tx, table)
    changed(tx, table)


def _new_key(tx: Tx, table: TableRow) -> None:
    tx.conn.execute(update(tables).where(tables.c.id == table.id).values(key=new_key()))


def fill(tx: Tx, table_id: str, host: str, level: str, seat: int | None) -> None:
    """Put a computer player on a free seat, or on all of them."""
    table = locked(tx, table_id)
    must_host(table, host)
    _must_be_open(table)
    make_player(table.game, level, 0)
    free = [c.seat for c in table.chairs if c.person is None and c.level is None and seat in (None, c.seat)]
    if not free:
        raise Refused("seat-taken" if seat is not None else "table-full")
    for free_seat in free:
        set_chair(tx, table.id, free_seat, level=level, salt=_salt())
    changed(tx, table)


def swap(tx: Tx, table_id: str, host: str, seat: int, to: int) -> None:
    """Before the start the host changes the order: who sits on two seats, if anybody, changes places."""
    table = locked(tx, table_id)
    must_host(table, host)
    _must_be_open(table)
    if seat not in range(table.seats) or to not in range(table.seats):
        raise Refused("no-such-seat")
    one, other = table.chairs[seat], table.chairs[to]
    _free(tx, table, seat)  # nobody sits on two seats, not even for a moment
    for place, chair in ((to, one), (seat, other)):
        set_chair(tx, table.id, place, person=chair.person, level=chair.level, salt=chair.salt, orders=chair.orders)
    changed(tx, table)


class NewOptions(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    """What the host may change before the start; absent: stays."""

    seats: int | None = None
    options: dict[str, Any] | None = None
    public: bool | None = None
    watch: bool | None = None
    pace: Literal["live", "web"] | None = None
    clock: wire.Clock | None = None
    window_seconds: wire.Seconds | None = None
    reactions: wire.Reactions | None = None


def change(tx: Tx, table_id: str, host: str, wanted: NewOptions) -> None:
    """Change the options before the start. Fewer seats need the last ones to be free."""
    table = locked(tx, table_id)
    must_host(table, host)
    _must_be_open(table)
    seats = table.seats if wanted.seats is None else wanted.seats
    options = surprise.read_options(
        catalogue.rules_of(table.game), seats, table.options if wanted.options is None else wanted.options
    )
    if any(chair.person or chair.level for chair in table.chairs[seats:]):
        raise Refused("seat-taken")
    values: dict[str, Any] = {"seats": seats, "options": options}
    for name in ("public", "watch", "pace", "window_seconds", "reactions"):
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
    changed(tx, table)
    tx.tell("lobby")


def start(tx: Tx, table_id: str, host: str) -> None:
    """Begin: all seats must be taken. From here on the header is fixed, and so is all chance."""
    table = locked(tx, table_id)
    must_host(table, host)
    _must_be_open(table)
    if any(chair.person is None and chair.level is None for chair in table.chairs):
        raise Refused("seats-free")
    fair = Fair(table.secret, tuple(chair.salt for chair in table.chairs))
    rules = catalogue.rules_of(table.game)
    options = surprise.settle(rules, table.seats, table.options, secrets.choice)
    game = start_game(rules, table.seats, fair, options, listen=False, hold=True)
    header: dict[str, Any] = msgspec.to_builtins(game.header)
    now = steady.time()
    began = {"status": "playing", "header": header, "moved_at": now, "options": dict(game.header.options)}
    tx.conn.execute(update(tables).where(tables.c.id == table.id).values(**began))
    remember(tx, table)
    standin = best_level(table.game)
    tx.conn.execute(update(chairs).where(chairs.c.table == table.id, chairs.c.level.is_(None)).values(level=standin))
    _tell_before(tx, table)
    changed(tx, table)


def set_away(tx: Tx, table_id: str, seat: int, *, away: bool) -> None:
    """A computer player answers for the seat, or no longer."""
    set_chair(tx, table_id, seat, away=away)
    if not away:
        tx.conn.execute(delete(votes).where(votes.c.table == table_id, votes.c.seat == seat))
    tx.tell("table", table_id)


def set_orders(tx: Tx, table_id: str, seat: int, orders: list[str]) -> None:
    set_chair(tx, table_id, seat, orders=orders)


def rematch(tx: Tx, settings: Settings, table_id: str, person: Person) -> str:
    """A table like this one for the same people; who asks second joins the first one's."""
    table = locked(tx, table_id)
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
        reactions=table.reactions,
    )
    new = create(tx, settings, person, wanted)
    for seat, chair in enumerate(chair for chair in table.chairs if chair.computer):
        set_chair(tx, new, table.seats - 1 - seat, level=chair.level, salt=_salt())
    tx.conn.execute(update(tables).where(tables.c.id == table.id).values(next=new))
    tx.tell("table", table.id)
    return new
