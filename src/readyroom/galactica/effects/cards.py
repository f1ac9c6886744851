"""Effects on decks and on the card itself: looking at cards, staying in play, counting as distance."""

from typing import Any

from readyroom.galactica.boxes import in_play
from readyroom.galactica.causes import Cause
from readyroom.galactica.combat import lose_board
from readyroom.galactica.decks import keep, peek_top
from readyroom.galactica.effects.core import seat_of, who
from readyroom.galactica.events import DestinationChosen
from readyroom.galactica.jump import DESTINATIONS, check_objective
from readyroom.galactica.registry import Effect
from readyroom.galactica.rules_in_force import STANDING, ShipClosed
from readyroom.galactica.skills import search_destiny
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import moment
from readyroom.kernel import Script


def _take_from_table(g: Galactica, card: str) -> None:
    """The card no longer goes to the discard pile at the end of the turn."""
    if card in g.crises:
        g.crises.remove(card)


class KeepInPlay(Effect, frozen=True):
    """The card stays in play, where what it says holds."""

    tone = "bad"

    card: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        closed = STANDING[self.card]
        if isinstance(closed, ShipClosed) and (side := in_play(g).lost_sides.get(closed.ship)):
            yield from lose_board(g, closed.ship, side, because)  # OVLY-001
            return
        _take_from_table(g, self.card)
        keep(g, self.card)
        if isinstance(closed, ShipClosed):
            yield from moment(g, "board_closed", because, what=closed.ship)

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"rule": STANDING[self.card]}


class CountsAsDistance(Effect, frozen=True):
    """The card lies beside the Objective card as distance; a threshold it reaches is resolved at once."""

    tone = "good"

    card: str

    def run(self, g: Galactica, _: Cause, /) -> Script[None]:
        _take_from_table(g, self.card)
        g.destinations.append(self.card)
        g.tell(DestinationChosen, g.current, self.card, DESTINATIONS[self.card][0])
        yield from check_objective(g)

    def words(self) -> tuple[str, dict[str, Any]]:
        return self.message, {"distance": DESTINATIONS[self.card][0]}


class SearchDestiny(Effect, frozen=True):
    """Somebody looks through the Destiny deck and discards cards of it."""

    to_the_table = True

    role: str
    count: int

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        yield from search_destiny(g, seat_of(g, self.role, because), self.count)


class Peek(Effect, frozen=True):
    """The top card of a deck is looked at, and put on top or at the bottom."""

    role: str
    deck: str

    def run(self, g: Galactica, because: Cause, /) -> Script[None]:
        for seat in who(g, self.role, because):
            yield from peek_top(g, seat, self.deck)
