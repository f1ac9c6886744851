"""What is told of a game when it is over."""

from typing import Annotated

from litestar import Response, get
from litestar.params import FromPath, QueryParameter

from readyroom.server import tables, wire
from readyroom.server.errors import Refused
from readyroom.server.replays import tell_whole
from readyroom.server.service import AnyRequest, Service

Key = Annotated[str | None, QueryParameter(name="key", max_length=80, required=False)]


@get("/api/tables/{table:str}/story", summary="The whole game with nothing hidden, once it is over")
async def get_story(request: AnyRequest, table: FromPath[wire.TableId], key: Key = None) -> Response[bytes]:
    service: Service = request.app.state.service
    person = await service.somebody(request)
    found = await service.store.read(lambda conn: tables.find(conn, table))
    found.must_watch(person.id, key)
    if found.status != "over":
        raise Refused("not-over")
    story = await service.told_of(person, found, "story", tell_whole)
    return Response(story, media_type="application/json")


handlers = [get_story]
