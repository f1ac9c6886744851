"""Tables over HTTP: the lobby, and what is there to read of a table."""

from typing import Annotated, Any, Literal

import msgspec
from litestar import Response, get, patch, post
from litestar.handlers import HTTPRouteHandler
from litestar.params import FromPath, FromQuery, JSONBody, PathParameter, QueryParameter

from readyroom.kernel import Json
from readyroom.server import lobby, tables, transfer, wire
from readyroom.server.errors import Refused
from readyroom.server.lobby import NewOptions, NewTable
from readyroom.server.people import Person
from readyroom.server.replays import tell_events, tell_moment, tell_record
from readyroom.server.service import STRANGER, AnyRequest, Service, address_of
from readyroom.server.settings import Limits
from readyroom.server.tables import TableRow

Key = Annotated[str | None, QueryParameter(name="key", max_length=80, required=False)]
Seat = Annotated[int, msgspec.Meta(ge=0, le=100)]


class Fill(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    level: wire.Name = "random"
    seat: Seat | None = None
    """Null: all free seats."""


class Moment(msgspec.Struct, frozen=True):
    events: int
    view: Json
    aid: dict[str, Json]


class RecordText(msgspec.Struct, frozen=True, forbid_unknown_fields=True):
    record: dict[str, Any]


def table_for(table: TableRow, person: Person, service: Service, key: str | None = None) -> wire.TableFor:
    live = service.hub.tables.get(table.id)
    connected = live.presence.seats if live is not None else frozenset()
    return table.told(person.id, table.info(connected), key)


async def shown(service: Service, table: str, person: Person, key: str | None = None) -> wire.TableFor:
    return table_for(await service.store.read(lambda conn: tables.find(conn, table)), person, service, key)


@get("/api/tables", summary="Tables to join, to watch, to replay, or mine")
async def list_tables(
    request: AnyRequest, which: FromQuery[Literal["open", "watch", "over", "mine"]] = "open"
) -> list[wire.TableFor]:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    found = await service.store.read(lambda conn: tables.listed(conn, which, person.id))
    return [table_for(table, person, service) for table in found]


@post("/api/tables", summary="Host a table")
async def create_table(request: AnyRequest, data: JSONBody[NewTable]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    service.limit_creation(request, person)
    table = await service.store.write(lambda tx: lobby.create(tx, service.settings, person, data))
    return await shown(service, table, person)


async def visible(request: AnyRequest, table_id: str, key: str | None) -> tuple[Service, Person, TableRow]:
    service: Service = request.app.state.service
    person = await service.reader(request)
    table = await service.store.read(lambda conn: tables.find(conn, table_id))
    table.must_see(person.id, key)
    return service, person, table


def must_be_read(table: TableRow, person: Person, key: str | None) -> None:
    """A finished game may be read by who has no session; a running one is watched by somebody."""
    if table.status != "over" and person.id.startswith(STRANGER):
        raise Refused("not-signed-in")
    table.must_watch(person.id, key)


@get("/api/tables/{table:str}", summary="A table: its game, seats and state; also for who is only invited")
async def get_table(request: AnyRequest, table: FromPath[wire.TableId], key: Key = None) -> wire.TableFor:
    service, person, found = await visible(request, table, key)
    return table_for(found, person, service, key)


@patch("/api/tables/{table:str}", summary="The host changes the options before the start")
async def change_table(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[NewOptions]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.change(tx, table, person.id, data))
    return await shown(service, table, person)


@post("/api/tables/{table:str}/fill", status_code=200, summary="Put computer players on free seats")
async def fill(request: AnyRequest, table: FromPath[wire.TableId], data: JSONBody[Fill]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.fill(tx, table, person.id, data.level, data.seat))
    return await shown(service, table, person)


@post("/api/tables/{table:str}/start", status_code=200, summary="The host starts the game")
async def start_table(request: AnyRequest, table: FromPath[wire.TableId]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.start(tx, table, person.id))
    service.hub.wake(table)
    return await shown(service, table, person)


@post("/api/tables/{table:str}/close", status_code=204, summary="The host gives the table up")
async def close_table(request: AnyRequest, table: FromPath[wire.TableId]) -> None:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    await service.store.write(lambda tx: lobby.close(tx, table, person.id))


@post("/api/tables/{table:str}/rematch", status_code=200, summary="The same again, with the same people")
async def rematch(request: AnyRequest, table: FromPath[wire.TableId]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    service.limit_creation(request, person)
    new = await service.store.write(lambda tx: lobby.rematch(tx, service.settings, table, person))
    return await shown(service, new, person)


@get("/api/tables/{table:str}/record", summary="The whole game, once it is over, or closed before its end")
async def get_record(request: AnyRequest, table: FromPath[wire.TableId], key: Key = None) -> Response[bytes]:
    service, person, found = await visible(request, table, key)
    must_be_read(found, person, key)
    mine = found.seat_of(person.id) is not None or found.host == person.id
    if found.status != "over" and not (found.status == "closed" and found.header is not None and mine):
        raise Refused("not-over")
    record = await service.told_of(request, person, found, "record", tell_record)
    headers = {"content-disposition": f'attachment; filename="{found.game}-{found.id}.json"'}
    return Response(record, media_type="application/json", headers=headers)


@get("/api/tables/{table:str}/moment/{events:int}", summary="The table as I saw it after so many of my events")
async def get_moment(
    request: AnyRequest,
    table: FromPath[wire.TableId],
    events: Annotated[int, PathParameter(name="events", ge=0, le=1_000_000)],
    key: Key = None,
    seat: Annotated[int | None, QueryParameter(name="seat", ge=0, le=100, required=False)] = None,
    spectator: FromQuery[bool] = False,
) -> Moment:
    """With `seat`, once the game is over: as that seat saw it. With `spectator`: open information only."""
    service, person, found = await visible(request, table, key)
    viewer = found.seat_of(person.id)
    must_be_read(found, person, key)
    if found.header is None:
        raise Refused("not-started")
    if seat is not None:
        if found.status != "over" and seat != viewer:
            raise Refused("not-over")
        if seat >= found.seats:
            raise Refused("no-such-seat")
        viewer = seat
    elif spectator:
        viewer = None
    told = await service.told_of(request, person, found, "moment", tell_moment, viewer, events)
    return msgspec.json.decode(told, type=Moment)


@get("/api/tables/{table:str}/events", summary="All that was told to me and said, once the game is over")
async def get_events(request: AnyRequest, table: FromPath[wire.TableId], key: Key = None) -> Response[bytes]:
    service, person, found = await visible(request, table, key)
    must_be_read(found, person, key)
    if found.status != "over":
        raise Refused("not-over")
    events = await service.told_of(request, person, found, "events", tell_events, found.seat_of(person.id))
    return Response(events, media_type="application/json")


async def import_record(request: AnyRequest, data: JSONBody[RecordText]) -> wire.TableFor:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    service.limit_import(request, person)
    record, address = msgspec.json.encode(data.record), address_of(request.client)
    shelf = await service.hub.replays.check(person.id, record, address)
    most = service.settings.limits.records_per_person
    table = await service.store.write(lambda tx: transfer.shelve(tx, shelf, person.id, most))
    return await shown(service, table, person)


handlers = [
    list_tables,
    create_table,
    get_table,
    change_table,
    fill,
    start_table,
    close_table,
    rematch,
    get_record,
    get_moment,
    get_events,
]


def handlers_of(limits: Limits) -> list[HTTPRouteHandler]:
    """All of them; a record that is handed in may be larger than any other request."""
    summary = "Put a record on the shelf of finished games"
    shelve = post("/api/records", summary=summary, request_max_body_size=limits.record_bytes)
    return [*handlers, shelve(import_record)]
