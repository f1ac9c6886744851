"""What the boxes register: the actions that locations, skill cards, abilities, Quorum and Loyalty cards allow."""

from collections.abc import Callable
from typing import NamedTuple

from readyroom.galactica.state import Galactica
from readyroom.kernel import Script

Can = Callable[[Galactica, int], bool]
Run = Callable[[Galactica, int], Script[int]]
"""Does it; how many more actions the player gets by it."""


class Action(NamedTuple):
    can: Can
    run: Run


LOCATION_ACTIONS: dict[str, Action] = {}
SKILL_ACTIONS: dict[str, Action] = {}
ABILITY_ACTIONS: dict[str, Action] = {}
QUORUM_ACTIONS: dict[str, Action] = {}
LOYALTY_ACTIONS: dict[str, Callable[[Galactica, int], Script[None]]] = {}
"""What the card does when it is revealed as an action."""


def always(_: Galactica, __: int) -> bool:
    return True
