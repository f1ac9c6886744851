"""What an effect would do, in numbers, as things stand: for whoever looks at a card, a choice or a check.

Effects say it themselves (`Effect.forecast`), by open facts only: it tells nobody anything new. It is no simulation:
windows, dice and choices on the way are not foreseen.
"""

from collections.abc import Sequence
from typing import TYPE_CHECKING, Final, Literal

import msgspec

from readyroom.galactica.causes import Cause
from readyroom.galactica.state import Galactica
from readyroom.kernel import Json

if TYPE_CHECKING:
    from readyroom.galactica.registry import Effect

Tone = Literal["good", "bad", "plain"]
BETTER: Final = 1
WORSE: Final = -1
"""What it means for the humans that a number goes up."""


class Line(msgspec.Struct, frozen=True, omit_defaults=True, rename={"before": "from", "after": "to"}):
    """One thing that would happen."""

    says: str = ""
    """Its message, `galactica-ahead-<says>`; without one it is the sentence of a text."""
    facts: dict[str, Json] = msgspec.field(default_factory=dict)
    text: str = ""
    """By its key, the text that says it, or that is quoted (`$what`)."""
    before: int | None = None
    after: int | None = None
    tone: Tone = "plain"
    red: bool = False
    """In the red afterwards."""
    deadly: bool = False
    """The humans would lose."""
    brief: bool = False
    """Its parts are numbers that can be read out one after the other."""
    parts: list["Line"] = msgspec.field(default_factory=list)


class Ahead:
    """How things would stand: effects change numbers one after the other, which begin as they are now.

    >>> ahead = Ahead(None)  # of no game: all numbers are given
    >>> line = ahead.change("raptors", 4, -1)
    >>> line.before, line.after, line.tone
    (4, 3, 'bad')
    >>> other = ahead.branch()
    >>> other.change("raptors", 4, -5).after, ahead.number("raptors", 4)
    (0, 3)
    """

    def __init__(self, g: Galactica, numbers: dict[str, int] | None = None) -> None:
        self.g = g
        self._numbers = {} if numbers is None else numbers

    def branch(self) -> "Ahead":
        """One of several ways in which things may go on."""
        return Ahead(self.g, self._numbers.copy())

    def number(self, name: str, now: int) -> int:
        """A number that is `now` so much, after what has changed it."""
        return self._numbers.get(name, now)

    def change(
        self,
        name: str,
        now: int,
        by: int,
        *,
        least: int = 0,
        most: int = 99,
        up: int = BETTER,
        says: str = "",
        **facts: Json,
    ) -> Line:
        """A number that is `now` so much goes up or down, within its limits; `says` if its name does not."""
        before = self.number(name, now)
        after = self._numbers[name] = max(min(before, least), min(most, before + by))
        tone: Tone = "plain" if after == before else "good" if (after > before) == (up == BETTER) else "bad"
        return Line(says or name, facts, before=before, after=after, tone=tone)


def forecast(g: Galactica, effect: "Effect", because: Cause) -> list[Json]:
    """What an effect would do now, as plain data."""
    plain: list[Json] = msgspec.to_builtins(effect.forecast(Ahead(g), because))
    return plain


def foreseen(g: Galactica, because: Cause, effects: "Sequence[Effect | None]") -> dict[str, Json]:
    """`aid` of a question: what each option would do; null for one that does nothing a card says."""
    return {"parts": [None if effect is None else forecast(g, effect, because) for effect in effects]}
