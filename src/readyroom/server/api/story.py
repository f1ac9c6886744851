"""What is told of a game when it is over."""

from litestar import Response, get
from litestar.params import FromPath

from readyroom.server import wire
from readyroom.server.api.tables import Key, must_be_read, visible
from readyroom.server.errors import Refused
from readyroom.server.replays import tell_whole
from readyroom.server.service import AnyRequest


@get("/api/tables/{table:str}/story", summary="The whole game with nothing hidden, once it is over")
async def get_story(request: AnyRequest, table: FromPath[wire.TableId], key: Key = None) -> Response[bytes]:
    service, person, found = await visible(request, table, key)
    must_be_read(found, person, key)
    if found.status != "over":
        raise Refused("not-over")
    story = await service.told_of(request, person, found, "story", tell_whole)
    return Response(story, media_type="application/json")


handlers = [get_story]
