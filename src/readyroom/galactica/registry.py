"""What cards, places and abilities say, and what the boxes register: each text is one object that the engine runs and
the words are made from, so a card can't say one thing and do another.
"""

import re
from typing import Any, Final

import msgspec

from readyroom.galactica.causes import Cause
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script

_CAPITAL: Final = re.compile(r"(?<!^)(?=[A-Z])")


class Text(msgspec.Struct, frozen=True):
    """Something a card says: its fields are the numbers, places and types it is carried out with, and the facts of its
    message, which is named after the class (`DrawAny` is said by `galactica-rule-draw-any`)."""

    @property
    def message(self) -> str:
        return f"galactica-rule-{_CAPITAL.sub('-', type(self).__name__).lower()}"

    def words(self) -> tuple[str, dict[str, Any]]:
        """The message that says it, and its facts; a fact may itself be a text."""
        return self.message, {field: getattr(self, field) for field in self.__struct_fields__}


class Action(Text, frozen=True):
    """What a location, a skill card, an ability or a Quorum card lets a player do as an action."""

    def can(self, _: Galactica, __: int, /) -> bool:
        return True

    def run(self, _: Galactica, __: Cause, /) -> Script[int]:
        """Do it; how many more actions the player gets by it."""
        yield from ()
        return 0


class CylonCard(Text, frozen=True):
    """What a Cylon card does when it is revealed as an action, or drawn for the assist character (VAR-014..018)."""

    def run(self, _: Galactica, __: Cause, /) -> Script[None]:
        yield from ()

    def run_for_assist(self, _: Galactica, __: Cause, /) -> Script[None]:
        yield from ()


LOCATION_ACTIONS: dict[str, Action] = {}
SKILL_ACTIONS: dict[str, Action] = {}
ABILITY_ACTIONS: dict[str, Action] = {}
QUORUM_ACTIONS: dict[str, Action] = {}
LOYALTY_ACTIONS: dict[str, CylonCard] = {}
