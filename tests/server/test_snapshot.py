"""What a table tells everybody who looks: it can be written, whatever a view leaves out."""

import msgspec
import pytest

import readyroom as rr
from readyroom.kernel import load
from readyroom.server import wire
from readyroom.server.table.game_log import GameLog
from readyroom.server.table.snapshot import Snapshot


@pytest.mark.parametrize("viewer", [0, None], ids=["seat", "spectator"])
@pytest.mark.parametrize("game", ["race", "galactica"])
def test_every_view_is_written_as_the_engine_tells_it(game: str, viewer: int | None) -> None:
    log = GameLog(load(rr.new(game, seats=3, seed=1).record()).header)
    told = msgspec.json.decode(wire.encode(Snapshot(log).state(viewer)))
    assert told["view"] == msgspec.json.decode(msgspec.json.encode(log.game.view(viewer)))
