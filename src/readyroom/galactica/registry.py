"""What cards, places and abilities say, and what the boxes register: each text is one object that the engine runs and
the words are made from, so a card can't say one thing and do another.
"""

import re
from collections.abc import Sequence
from functools import cache
from typing import Any, ClassVar, Final
from zlib import crc32

import msgspec

from readyroom.galactica.causes import Cause
from readyroom.galactica.forecast import Ahead, Line, Tone
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script, WhyNot

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

    @property
    def key(self) -> str:
        """A short name of just this text, with these fields: clients have its sentence by it."""
        return _key(self)


@cache
def _key(text: Text) -> str:
    return f"{text.message.removeprefix('galactica-rule-')}-{crc32(repr(text).encode()):08x}"


class Effect(Text, frozen=True):
    """Something that a card, place, title or ability does, whoever or whatever brings it about.

    Subclasses are small: a few facts, and `do`; where somebody is asked or something can be interrupted, `run`. As an
    action or a reaction it is offered while it is `possible`, or in all its `ways`; `unless` says why it is not.
    """

    unless: ClassVar[WhyNot] = WhyNot("nothing", "ACT-012")
    """What it needs: the reason while it can't be chosen."""
    tone: ClassVar[Tone] = "plain"
    """Whether it is good or bad news for the humans, where that is plain."""
    printed: ClassVar[bool] = True
    """Whether the card says so that brings it about; what only the rules say is not in its text."""
    to_the_table: ClassVar[bool] = False
    """Done by somebody, but neither to them nor for them: a revealed Cylon does it too (CYL-023)."""
    flies: ClassVar[bool] = False
    """On a Skill card: whether it activates a viper, which may cost a card more (FAQ-013)."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        self.do(g, because)
        yield from ()

    def do(self, _: Galactica, __: Cause, /) -> None:
        """What it does, if that asks nobody."""

    def possible(self, _: Galactica, __: int, /) -> bool:
        """Whether a seat may choose it; on a Crisis card nearly everything may be chosen, even if it can't be fulfilled
        (CRIS-010). Of cards in hand: by open facts only."""
        return True

    def ways(self, g: Galactica, seat: int, /) -> Sequence[str]:
        """How it can be used now, if there are several ways: the cause tells `run` which."""
        return PLAINLY if self.possible(g, seat) else ()

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        """Why a seat can't choose it now; None if it can. What is made of other effects says what keeps these."""
        return None if self.ways(g, seat) else self.unless

    def sides(self, _: Galactica, __: int, /) -> Sequence[str]:
        """Where humans and Cylons may do different things: those of the two whose action a seat could use now."""
        return ()

    def matters(self, _: Galactica, /) -> bool:
        """Whether it could change anything now, whoever has it; open facts only. It paces windows, no more."""
        return True

    def forecast(self, _: Ahead, __: Cause, /) -> list[Line]:
        """What it would do, in numbers where they are known, by open facts: else its own sentence."""
        return [self.said()]

    def said(self) -> Line:
        """Its sentence."""
        return Line(text=self.key, tone=self.tone)

    def said_if_none(self, lines: list[Line]) -> list[Line]:
        """What it would do; or that it would do nothing, and what it says."""
        return lines or [Line("not-now", text=self.key)]


def parts_of(text: Text) -> list[Text]:
    """The texts that a text is made of."""
    fields = (getattr(text, field) for field in text.__struct_fields__)
    return [
        part for field in fields for part in (field if isinstance(field, tuple) else (field,)) if isinstance(part, Text)
    ]


class CheckAbility(Effect, frozen=True):
    """What a Skill card does when it lies in a check, whoever put it there (SCA): `run` before strength is counted."""

    def judge(self, _: Galactica, result: str, __: Cause, /) -> Script[str]:
        """Once the result is known: what becomes of it."""
        yield from ()
        return result


PLAINLY: Final = ("",)
"""The only way to use most things."""

LOCATION_ACTIONS: dict[str, Effect] = {}
SKILL_ACTIONS: dict[str, Effect] = {}
MOVEMENT_ABILITIES: dict[str, Effect] = {}
"""By Skill card: what may be done in the own Movement step instead of moving (MOVE-018)."""
ABILITY_ACTIONS: dict[str, Effect] = {}
ABILITY_MOVEMENTS: dict[str, Effect] = {}
"""By ability on a sheet: what may be done in the own Movement step instead of moving (CYL-035)."""
QUORUM_ACTIONS: dict[str, Effect] = {}
LOYALTY_ACTIONS: dict[str, Effect] = {}
LOYALTY_THEN: dict[str, Effect] = {}
"""By Cylon card: what it has happen once its owner has discarded, in the steps that follow its effect."""
MUTINY_ACTIONS: dict[str, Effect] = {}
AGENDA_ACTIONS: dict[str, Effect] = {}
"""By agenda: what its owner may do as an action, which turns it up."""
TITLE_ACTIONS: dict[str, dict[str, Effect]] = {}
"""By title: what its holder may do as an action, by name."""
BOARD_ACTIONS: dict[str, dict[str, Effect]] = {}
"""By board: what whoever is in any of its locations may do as an action, by name."""
CHECK_ABILITIES: dict[str, CheckAbility] = {}
"""By Skill card: those with the icon of a check ability."""
