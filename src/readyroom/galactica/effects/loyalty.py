"""Effects on Loyalty cards: a new one, looking at somebody's."""

from readyroom.galactica.asking import choose_seat
from readyroom.galactica.causes import NOBODY, Cause
from readyroom.galactica.effects.core import seat_of, touched
from readyroom.galactica.events import NotPossible
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.jump import total_distance
from readyroom.galactica.loyalty import add_not_cylon, choose_and_look, draw_loyalty, look, lookable
from readyroom.galactica.purposes import TRUST
from readyroom.galactica.registry import Effect
from readyroom.galactica.sides import is_cylon_player
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


class NewLoyalty(Effect, frozen=True):
    """Up to a distance: a Not a Cylon card is shuffled into the Loyalty deck, and a card of it drawn."""

    distance: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if total_distance(g) <= self.distance and _has_deck(g):
            yield from draw_loyalty(g, because.seat, because, add=True)


def _has_deck(g: Galactica) -> bool:
    """In the cooperative and the one-player game nobody draws Loyalty cards (VAR-002, VAR-006, VAR-024)."""
    possible = not g.options.cooperative and not g.solo
    if not possible:
        g.tell(NotPossible, "draw-loyalty")
    return possible


class RecruitHuman(Effect, frozen=True):
    """A Not a Cylon card is shuffled into the Loyalty deck; then somebody chooses a human player, who draws a card."""

    chooser: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        if not _has_deck(g):
            return
        add_not_cylon(g)
        humans = [player.seat for player in g.humans()]
        target = yield from choose_seat(
            seat_of(g, self.chooser, because), "galactica-draws-loyalty", humans, purpose=TRUST
        )
        if target is not None:
            yield from draw_loyalty(g, target, because)


class LookAtAny(Effect, frozen=True):
    """Somebody looks at a random Loyalty card of a player he picks."""

    role: str
    cylons: bool = False
    """Revealed Cylons can be picked too: what is no Crisis card may touch them."""

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        by = seat_of(g, self.role, because)
        able = lookable(g, by)
        seats = able if self.cylons else touched(g.players[seat] for seat in able)
        yield from choose_and_look(g, by, seats, because)


class LookAtTitle(Effect, frozen=True):
    """Somebody picks President or Admiral and looks at a random Loyalty card of that player."""

    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        by = seat_of(g, self.role, because)
        able = lookable(g, by)
        seats = [seat for seat in dict.fromkeys((g.president, g.admiral)) if seat in able]
        yield from choose_and_look(g, by, seats, because)


class LookAt(Effect, frozen=True):
    """Somebody looks at a random Loyalty card of somebody else."""

    by: str
    role: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        by, target = seat_of(g, self.by, because), seat_of(g, self.role, because)
        if target in lookable(g, by) and not is_cylon_player(g.players[target]):
            yield from look(g, by, target, because)
        else:
            g.tell(NotPossible, "look-loyalty")

    def forecast(self, ahead: Ahead, because: Cause, /) -> list[Line]:
        """Whose card it is, once that is known."""
        target = seat_of(ahead.g, self.role, because)
        return [self.said() if target == NOBODY else Line("looked-at", {"seat": target})]
