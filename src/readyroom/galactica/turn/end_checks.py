"""The end checks: what still counts once the human end condition is met, and who has won (END-005..009)."""

from readyroom.galactica.boxes import in_play
from readyroom.galactica.objectives import objective_of
from readyroom.galactica.resources import end, lost_resource
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


def end_checks(g: Galactica, _: str) -> Script[None]:
    """What the boxes have at the end, one after the other; the humans win if no resource is at 0 then (END-009)."""
    for check in in_play(g).end_checks:
        yield from check(g)
    lost = lost_resource(g)
    if lost:
        end(g, "cylons", f"no_{lost}")
    end(g, "humans", objective_of(g).id)
