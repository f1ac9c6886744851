"""When nothing moves: two players who each wait for the other to call a phase would wait for ever."""

from readyroom.kernel import Json
from readyroom.players.base import Chair

LAST = 60
"""Events looked at: more than rounds in vain can have until each action has been called once."""
PATIENCE = 2
"""Rounds in vain after which something else is called."""

_IDLE = frozenset({"PhaseBegan", "RoundEnded", "ConsumeDeclined", "RanDry"})


def _idle(event: dict[str, Json]) -> bool:
    nothing_placed = event["event"] == "Revealed" and set(event["cards"]) == {"nothing"}
    return nothing_placed or event["event"] in _IDLE


def called_in_vain(chair: Chair) -> frozenset[str]:
    """The actions I have called since anything has changed for anybody; none before that has gone on for a while."""
    called: list[list[str]] = []
    for event in reversed(chair.events(-LAST)):
        if event["event"] == "ActionsRevealed":
            called.append(event["actions"][chair.seat])
        elif not _idle(event):
            break
    return frozenset(action for actions in called for action in actions) if len(called) >= PATIENCE else frozenset()
