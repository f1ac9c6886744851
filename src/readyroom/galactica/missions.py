"""Missions: cards that Demetrius carries out on the way to Earth, some of which count as distance (MISS, JUMP-012)."""

from typing import TYPE_CHECKING, Final

import msgspec

from readyroom.galactica.boxes import Box
from readyroom.galactica.decks import discard_to, shuffle_in
from readyroom.galactica.events import MissionCleared
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script

if TYPE_CHECKING:
    from readyroom.galactica.effects import SkillCheck

DECK: Final = "mission"


class MissionCard(msgspec.Struct, frozen=True):
    id: str
    text: "SkillCheck"
    distance: int


MISSIONS: Final[dict[str, MissionCard]] = {}


def mission(box: Box, card: str, text: "SkillCheck", distance: int = 0) -> None:
    """Declare a Mission."""
    MISSIONS[card] = MissionCard(card, text, distance)
    box.card(DECK, card)


def mission_distance(g: Galactica) -> int:
    """What Missions add to the distance: those beside the Objective card, and one that was passed since the last jump
    (MISS-012)."""
    under_way = [g.mission.card] if g.mission is not None and g.mission.passed else []
    return sum(MISSIONS[card].distance for card in (*g.missions, *under_way))


def clear_mission(g: Galactica) -> Script[None]:
    """The fleet jumps: a faceup Mission goes beside the Objective card if it counts as distance, else to the discard
    pile; a facedown one is shuffled into its deck (JUMP-012..014)."""
    under_way, g.mission = g.mission, None
    if under_way is None:
        return
    g.tell(MissionCleared, None if under_way.facedown else under_way.card)
    if under_way.facedown:
        shuffle_in(g, DECK, under_way.card)
    elif MISSIONS[under_way.card].distance:
        g.missions.append(under_way.card)
    else:
        discard_to(g, DECK, under_way.card)
    yield from ()
