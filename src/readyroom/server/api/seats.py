"""Seats over HTTP: sitting down and getting up, votes, and asking to sit down in a running game."""

from typing import Annotated

import msgspec
from litestar import delete, post
from litestar.params import FromPath, JSONBody

from readyroom.server import lobby, seats, tables, wire
from readyroom.server.api.tables import Seat, shown
from readyroom.server.people import Person
from readyroom.server.service import AnyRequest, Service

PersonId = Annotated[str, msgspec.Meta(pattern=r"^[A-Za-z0-9_\-]{1,40}$")]


class Join(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    key: wire.Short | None = None
    seat: Seat | None = None
    salt: wire.Short | None = None
    """Your part of the game's chance; drawn for you if you leave it out."""


class OneSeat(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat


class Seek(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    key: wire.Short | None = None


class Answered(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: PersonId
    yes: bool


class Opened(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    open: bool = True


class Pardoned(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    person: PersonId | None = None
    """Null: everybody."""


class Swap(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    seat: Seat
    to: Seat


class Voted(msgspec.Struct, frozen=True):
    replaced: bool


@post("/api/tables/{table:str}/join", status_code=200, summary="Sit down, or take back the seat one has had")
async def join_table(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[Join]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.join(tx, table, person, data.key, data.seat, data.salt))
    return await _seated(service, table, person, data.key)


async def _seated(service: Service, table: str, person: Person, key: str | None) -> wire.TableFor:
    """The table after somebody may have sat down in a running game, which may have slept until now."""
    told = await shown(service, table, person, key)
    if told.you is not None and told.table.status == "playing":
        service.hub.wake(table)
    return told


@post(
    "/api/tables/{table:str}/leave",
    status_code=204,
    summary="Leave the table; in a running game a computer player takes over",
)
async def leave_table(request: AnyRequest, table: FromPath[wire.TableId]) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    if await service.store.write(lambda tx: lobby.leave(tx, table, person.id)):
        service.hub.wake(table)


@post("/api/tables/{table:str}/kick", status_code=204, summary="The host frees a seat before the start")
async def kick(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[OneSeat]) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.kick(tx, table, person.id, data.seat))


@post("/api/tables/{table:str}/swap", status_code=200, summary="The host changes the order of seats before the start")
async def swap(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[Swap]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.swap(tx, table, person.id, data.seat, data.to))
    return await shown(service, table, person)


@post("/api/tables/{table:str}/pardon", status_code=200, summary="The host lets back in whom they have sent away")
async def pardon(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[Pardoned]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.pardon(tx, table, person.id, data.person))
    return await shown(service, table, person)


@post("/api/tables/{table:str}/key", status_code=200, summary="The host makes a new invite link; the old one ends")
async def renew_key(request: AnyRequest, table: FromPath[wire.TableId]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.renew_key(tx, table, person.id))
    return await shown(service, table, person)


@post("/api/tables/{table:str}/vote", status_code=200, summary="Vote to replace who is absent or holds up the game")
async def vote(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[OneSeat]) -> Voted:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    found = await service.store.read(lambda conn: tables.find(conn, table))
    seats.may_vote(found, person.id, data.seat)  # before anything is loaded for somebody who has no vote
    live = service.hub.live(table)
    await live.jobs.do(live.load)
    live.presence.must_be_absent(data.seat)
    done = await service.store.write(lambda tx: seats.vote(tx, table, person.id, data.seat))
    service.hub.wake(table)
    return Voted(done)


@post("/api/tables/{table:str}/seek", status_code=200, summary="Ask to sit down in a running game")
async def seek(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[Seek]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    service.limit(service.sits, request)
    await service.store.write(lambda tx: seats.seek(tx, service.settings, table, person, data.key, data.seat))
    return await _seated(service, table, person, data.key)


@delete("/api/tables/{table:str}/seek", summary="Ask no longer")
async def withdraw(request: AnyRequest, table: FromPath[wire.TableId]) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: seats.withdraw(tx, table, person.id))


@post("/api/tables/{table:str}/admit", status_code=204, summary="Say yes or no to somebody who asks to sit down")
async def admit(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[Answered]) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: seats.answer_seeker(tx, table, person.id, data.person, yes=data.yes))
    service.hub.wake(table)


@post("/api/tables/{table:str}/open", status_code=200, summary="The host opens a computer player's seat to people")
async def open_seat(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[Opened]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: seats.open_seat(tx, table, person.id, data.seat, opened=data.open))
    return await shown(service, table, person)


handlers = [
    join_table,
    leave_table,
    kick,
    swap,
    pardon,
    renew_key,
    vote,
    seek,
    withdraw,
    admit,
    open_seat,
]
