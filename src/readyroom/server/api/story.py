"""What is told of a game when it is over."""

import asyncio
from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from readyroom.server import tables, transfer, wire
from readyroom.server.errors import Refused
from readyroom.server.service import AnyRequest, Service
from readyroom.server.story import tell_story

Key = Annotated[str | None, QueryParameter(name="key", max_length=80, required=False)]


@get("/api/tables/{table:str}/story", summary="The whole game with nothing hidden, once it is over")
async def get_story(request: AnyRequest, table: FromPath[wire.TableId], key: Key = None) -> Response[bytes]:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    found = await service.store.read(lambda conn: tables.find(conn, table))
    if not found.may_see(person.id, key):
        raise Refused("not-found")
    if found.status != "over":
        raise Refused("not-over")
    record = await service.store.read(lambda conn: transfer.export(conn, table))
    story = await asyncio.to_thread(lambda: wire.encode(tell_story(record)))
    return Response(story, media_type="application/json")


handlers = [get_story]
