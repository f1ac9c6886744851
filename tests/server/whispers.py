"""Lanterns with whispers: events that others do not notice at all. No real game has such events yet.

Before each turn and each draw everybody who holds a card of the lowest value, or two of another, is told so: how
often depends on hidden cards, so any count that reaches somebody else would tell them.
"""

from collections import Counter

from readyroom.kernel import Event, Question, Script
from readyroom.players.base import Aloud
from readyroom.testing.lanterns import SNUFFER, Lanterns, LanternsRules, value


class Whispered(Event, frozen=True):
    seat: int
    values: tuple[int, ...]

    def visible_to(self, viewer: int | None) -> bool:
        return viewer == self.seat


class Whispers(Lanterns, kw_only=True):
    def draw(self, seat: int) -> None:
        """Whispers come before what everybody notices, too."""
        whisper(self)
        super().draw(seat)


class WhispersRules(LanternsRules):
    name = "whispers"
    title = "Whispers"
    state = Whispers

    def play(self, g: Lanterns) -> Script[None]:
        script = super().play(g)
        try:
            step = next(script)
            while True:
                if isinstance(step, Question) and step.prompt == "lanterns-turn":
                    whisper(g)
                step = script.send((yield step))
        except StopIteration:
            return


def whisper(g: Lanterns) -> None:
    for seat, hand in enumerate(g.hands):
        for held, count in sorted(Counter(map(value, hand)).items()):
            if held == SNUFFER or count > 1:
                g.tell(Whispered, seat, (held,) * count)


def aloud(view: object, events: list[dict[str, object]]) -> list[Aloud]:
    """A reason for every event that a spectator is told of."""
    return [Aloud(n, 1, str(event["event"]), {}) for n, event in enumerate(events)]


RULES = WhispersRules()
