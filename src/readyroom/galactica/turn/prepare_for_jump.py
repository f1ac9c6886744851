"""The Prepare for Jump step (STEP-006, STEP-007)."""

from readyroom.galactica.jump import move_track
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


def prepare_for_jump(g: Galactica, _: str) -> Script[None]:
    yield from move_track(g, 1)
