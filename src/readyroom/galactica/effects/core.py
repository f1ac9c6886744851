"""Nothing, several effects in turn, and roles: whom an effect is about."""

from collections.abc import Iterable
from typing import Final

from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_cylon_player, is_human_player
from readyroom.galactica.state import Galactica, Player
from readyroom.galactica.windows import any_moment
from readyroom.kernel import Script, WhyNot

CURRENT: Final = "current"
YOU: Final = "you"
"""Who plays the card or uses the ability."""
PLAYED: Final = "played"
"""The same on a card that everybody reads: who has it played as a Super Crisis card."""
CHOSEN: Final = "chosen"
"""Whom he has chosen (`Choosing`)."""
ANYBODY: Final = "anybody"
"""The same, where revealed Cylons can be chosen and touched too (`Choosing` with `cylons`)."""
PRESIDENT: Final = "president"
ADMIRAL: Final = "admiral"
"""Every title is a role."""


class Nothing(Effect, frozen=True):
    """Nothing happens."""


NOTHING: Final = Nothing()


class AllOf(Effect, frozen=True):
    """Several effects, in this order."""

    effects: tuple[Effect, ...]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        between = in_play(g).any_moment
        for effect in self.effects:
            yield from effect.run(g, because)
            if between:
                yield from any_moment(g)

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return all(effect.possible(g, seat) for effect in self.effects)

    def why_not(self, g: Galactica, seat: int, /) -> WhyNot | None:
        return next((why for effect in self.effects if (why := effect.why_not(g, seat)) is not None), None)

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return [line for effect in self.effects for line in effect.forecast(ahead, because)]


def all_of(*effects: Effect) -> Effect:
    return effects[0] if len(effects) == 1 else AllOf(effects)


def seat_of(g: Galactica, role: str, because: Cause) -> int:
    """Who has a role now; looked up when an effect runs, never earlier."""
    if role == CURRENT:
        return g.current
    if role in (YOU, PLAYED):
        return because.seat
    return because.chosen if role in (CHOSEN, ANYBODY) else g.titles[role]


def touched(players: Iterable[Player]) -> list[int]:
    """The players an effect of a Crisis card touches: not revealed Cylons (CYL-018), nor who is out."""
    return [player.seat for player in players if is_human_player(player)]


def who(g: Galactica, role: str, because: Cause) -> list[int]:
    """Who has a role, if the effect touches them; what one does oneself always does."""
    seat = seat_of(g, role, because)
    return [seat] if role in (YOU, ANYBODY) else touched([g.players[seat]])


def gainers(g: Galactica, role: str, because: Cause) -> list[int]:
    """Who has a role, if they get something: where revealed Cylons may only ignore what is bad for them, they do too
    (CYL-017)."""
    seat = seat_of(g, role, because)
    return [seat] if gains(g, g.players[seat]) else who(g, role, because)


def gains(g: Galactica, player: Player) -> bool:
    """Whether a revealed Cylon gets what a Crisis card gives."""
    return in_play(g).cylons_gain and is_cylon_player(player)


class To(Effect, frozen=True):
    """Something happens to whoever has a role now, even if it takes the role from them: there the role is CHOSEN."""

    role: str
    effect: Effect

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from self.effect.run(g, because.choosing(seat_of(g, self.role, because)))

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        return self.effect.forecast(ahead, because.choosing(seat_of(ahead.g, self.role, because)))
