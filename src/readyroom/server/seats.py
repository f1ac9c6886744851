"""Who sits where: getting up, being voted out, and sitting down in a running game. Plain functions on a transaction.

A seat of a running game holds secrets, so who has had one may only ever have that one back. It can be taken when a
person has left it or the host has opened it, and who comes new asks first: the host agrees, or more than half of the
people who sit there.
"""

from sqlalchemy import ColumnElement, and_, delete, insert, or_, update

from readyroom.kernel import Json
from readyroom.server import steady
from readyroom.server.errors import Refused
from readyroom.server.people import Person
from readyroom.server.schema import chairs, seekers, sitters, tables, votes
from readyroom.server.settings import Settings
from readyroom.server.store import Tx
from readyroom.server.tables import Seeker, TableRow, find
from readyroom.server.upsert import upsert


def locked(tx: Tx, table: str) -> TableRow:
    """The table, with nobody else changing it until the transaction ends."""
    tx.lock(f"table/{table}")
    return find(tx.conn, table)


def set_chair(tx: Tx, table: str, seat: int, **values: Json) -> None:
    tx.conn.execute(update(chairs).where(chairs.c.table == table, chairs.c.seat == seat).values(**values))


def changed(tx: Tx, table: TableRow) -> None:
    tx.tell("table", table.id)
    if table.public:
        tx.tell("lobby")


def must_host(table: TableRow, person: str) -> None:
    if table.host != person:
        raise Refused("not-yours")


def _must_play(table: TableRow) -> None:
    if table.status != "playing":
        raise Refused("not-open")


def remember(tx: Tx, table: TableRow) -> None:
    """The game begins: from now on everybody has had a seat."""
    rows = [
        {"table": table.id, "person": chair.person, "seat": chair.seat, "voted_out": False}
        for chair in table.chairs
        if chair.person is not None
    ]
    tx.conn.execute(insert(sitters), rows)


# --- getting up ------------------------------------------------------------------------------------------------


def vacate(tx: Tx, table: TableRow, seat: int, *, voted_out: bool = False) -> None:
    """A seat of a running game is given up. A computer player goes on: the one that would stand in, or where a person
    had taken a computer player's seat, that one again."""
    left = table.chairs[seat].person
    set_chair(tx, table.id, seat, person=None, away=False, orders=[], open=True)
    tx.conn.execute(delete(votes).where(votes.c.table == table.id, or_(votes.c.seat == seat, votes.c.voter == seat)))
    upsert(tx, sitters, ["table", "person"], table=table.id, person=left, seat=seat, voted_out=voted_out)
    for seeker in table.seekers:
        _count(tx, table, seeker.person, {*seeker.agreed} - {seat}, {*seeker.refused} - {seat})


def vote(tx: Tx, table_id: str, voter: str, seat: int) -> bool:
    """Vote that an absent seat is given up. With more than half of the other people the seat is free for a
    substitute, and until then a computer player plays on; what the seat knows stays its secret."""
    table = locked(tx, table_id)
    mine = may_vote(table, voter, seat)
    if mine not in table.chairs[seat].votes:
        tx.conn.execute(insert(votes).values(table=table.id, seat=seat, voter=mine))
    others = [other for other in table.people if other != seat]
    have = {*table.chairs[seat].votes, mine} & set(others)
    done = len(have) * 2 > len(others)
    if done:
        left = table.chairs[seat].person
        vacate(tx, table, seat, voted_out=True)
        if table.host == left:
            heir = table.chairs[min(have)].person
            tx.conn.execute(update(tables).where(tables.c.id == table.id).values(host=heir))
        weigh(tx, table.id)
    changed(tx, table)
    return done


def may_vote(table: TableRow, voter: str, seat: int) -> int:
    """The voter's own seat; refused to who has no vote about this one."""
    mine = table.seat_of(voter)
    if mine is None:
        raise Refused("not-seated")
    _must_play(table)
    if seat not in range(table.seats) or seat == mine or table.chairs[seat].person is None:
        raise Refused("no-such-seat")
    return mine


# --- sitting down in a running game ----------------------------------------------------------------------------


def sit(tx: Tx, table: TableRow, person: Person, seat: int | None) -> int:
    """Sit down at once: on the seat one has had, or where nobody is left to be asked. Returns the seat."""
    seat, ask = _way(table, person.id, seat)
    if ask:
        raise Refused("ask-first")
    _take(tx, table, person.id, seat)
    changed(tx, table)
    return seat


def _way(table: TableRow, person: str, seat: int | None) -> tuple[int, bool]:
    """The seat somebody can have, and whether they have to ask."""
    sat, way = table.sat.get(person), table.way_in(person)
    if sat is not None and seat not in (None, sat.seat):
        raise Refused("one-seat")
    if way is not None and seat is None and way.back:
        seat = way.seats[0]
    if way is None or seat not in way.seats:
        raise Refused("seat-taken" if seat is not None else "table-full")
    return seat, way.ask


def _take(tx: Tx, table: TableRow, person: str, seat: int) -> None:
    """Somebody sits down, and nobody else asks for this seat any more."""
    set_chair(tx, table.id, seat, person=person, away=False, orders=[], open=False)
    upsert(tx, sitters, ["table", "person"], table=table.id, person=person, seat=seat, voted_out=False)
    tx.conn.execute(delete(votes).where(votes.c.table == table.id, votes.c.seat == seat))
    mine = seekers.c.person == person
    tx.conn.execute(delete(seekers).where(seekers.c.table == table.id, or_(mine, seekers.c.seat == seat)))
    if table.host is None:
        tx.conn.execute(update(tables).where(tables.c.id == table.id).values(host=person))


def seek(tx: Tx, settings: Settings, table_id: str, person: Person, key: str | None, seat: int) -> None:
    """Ask to sit down; where nobody has to be asked, sit down."""
    table = locked(tx, table_id)
    table.must_see(person.id, key)
    if table.seat_of(person.id) is not None:
        return
    _must_play(table)
    seat, ask = _way(table, person.id, seat)
    if not ask:
        _take(tx, table, person.id, seat)
        changed(tx, table)
        return
    before = next((seeker for seeker in table.seekers if seeker.person == person.id), None)
    now = steady.time()
    if before is not None and before.over_at is not None and now - before.over_at < settings.seek_again:
        raise Refused("ask-later")
    if before is not None and before.over_at is None and before.seat == seat:
        return
    if len(_standing(table)) >= settings.limits.seekers_per_table and before not in _standing(table):
        raise Refused("too-often")
    row = {"table": table.id, "person": person.id, "seat": seat, "at": now, "agreed": [], "refused": []}
    upsert(tx, seekers, ["table", "person"], **row, over_at=None)
    changed(tx, table)


def withdraw(tx: Tx, table_id: str, person: str) -> None:
    """Ask no longer. That a request was turned down stays."""
    table = locked(tx, table_id)
    if any(seeker.person == person for seeker in _standing(table)):
        tx.conn.execute(delete(seekers).where(_is(table, person)))
        changed(tx, table)


def _is(table: TableRow, person: str) -> ColumnElement[bool]:
    return and_(seekers.c.table == table.id, seekers.c.person == person)


def _count(tx: Tx, table: TableRow, person: str, agreed: set[int], refused: set[int]) -> None:
    values = {"agreed": sorted(agreed), "refused": sorted(refused)}
    tx.conn.execute(update(seekers).where(_is(table, person)).values(**values))


def _standing(table: TableRow) -> list[Seeker]:
    return [seeker for seeker in table.seekers if seeker.over_at is None]


def answer_seeker(tx: Tx, table_id: str, voter: str, person: str, *, yes: bool) -> None:
    """The host decides; the yes or no of everybody else is counted."""
    table = locked(tx, table_id)
    mine = table.seat_of(voter)
    if mine is None:
        raise Refused("not-seated")
    _must_play(table)
    seeker = next((seeker for seeker in _standing(table) if seeker.person == person), None)
    if seeker is None:
        raise Refused("request-over")
    if table.host == voter:
        _decide(tx, table, seeker, yes=yes)
    else:
        agreed = {*seeker.agreed} | {mine} if yes else {*seeker.agreed} - {mine}
        refused = {*seeker.refused} - {mine} if yes else {*seeker.refused} | {mine}
        _count(tx, table, person, agreed, refused)
        weigh(tx, table.id)
    changed(tx, table)


def _decide(tx: Tx, table: TableRow, seeker: Seeker, *, yes: bool) -> None:
    if not yes:
        tx.conn.execute(update(seekers).where(_is(table, seeker.person)).values(over_at=steady.time()))
        return
    way = table.way_in(seeker.person)
    if way is None or seeker.seat not in way.seats:
        raise Refused("seat-taken")
    _take(tx, table, seeker.person, seeker.seat)


def weigh(tx: Tx, table_id: str) -> None:
    """Carry out what more than half of the people want."""
    while True:
        table = find(tx.conn, table_id)
        if table.status != "playing":
            return
        people = set(table.people)
        for seeker in _standing(table):
            yes, no = people & {*seeker.agreed}, people & {*seeker.refused}
            if max(len(yes), len(no)) * 2 > len(people):
                _decide(tx, table, seeker, yes=len(yes) > len(no))
                break
        else:
            return


def open_seat(tx: Tx, table_id: str, host: str, seat: int, *, opened: bool) -> None:
    """The host opens a computer player's seat to people, or closes one that is open. Who has had it may come back."""
    table = locked(tx, table_id)
    must_host(table, host)
    _must_play(table)
    if seat not in range(table.seats) or table.chairs[seat].person is not None:
        raise Refused("no-such-seat")
    set_chair(tx, table.id, seat, open=opened)
    if not opened:
        new = seekers.c.person.not_in(list(table.sat))
        tx.conn.execute(delete(seekers).where(seekers.c.table == table.id, seekers.c.seat == seat, new))
    changed(tx, table)
