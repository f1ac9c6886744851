"""What an effect is: something that runs, and that can say in words what it does."""

from collections.abc import Iterable
from typing import Final

from readyroom.galactica.causes import Cause
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica, Player
from readyroom.kernel import Script

CURRENT: Final = "current"
PRESIDENT: Final = "president"
ADMIRAL: Final = "admiral"


class Nothing(Effect, frozen=True):
    """Nothing happens."""


NOTHING: Final = Nothing()


class AllOf(Effect, frozen=True):
    """Several effects, in this order."""

    effects: tuple[Effect, ...]

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for effect in self.effects:
            yield from effect.run(g, because)

    def possible(self, g: Galactica, seat: int, /) -> bool:
        return all(effect.possible(g, seat) for effect in self.effects)


def all_of(*effects: Effect) -> Effect:
    return effects[0] if len(effects) == 1 else AllOf(effects)


def seat_of(g: Galactica, role: str) -> int:
    """Who has a role now; looked up when an effect runs, never earlier."""
    if role == CURRENT:
        return g.current
    return g.president if role == PRESIDENT else g.admiral


def touched(players: Iterable[Player]) -> list[int]:
    """The players an effect of a Crisis card touches: revealed Cylons are left alone (CYL-018)."""
    return [player.seat for player in players if not is_cylon_player(player)]
