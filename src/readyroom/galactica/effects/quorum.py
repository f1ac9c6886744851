"""Effects on the Quorum hand."""

from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import discard_to
from readyroom.galactica.events import NotPossible
from readyroom.galactica.forecast import Ahead, Line
from readyroom.galactica.quorum import draw_quorum
from readyroom.galactica.registry import Effect
from readyroom.galactica.state import Galactica


class DrawQuorum(Effect, frozen=True):
    """The President draws Quorum cards."""

    tone = "good"

    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        for _card in range(self.count):
            draw_quorum(g)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("quorum", len(ahead.g.quorum_hand), self.count)]


class DiscardQuorum(Effect, frozen=True):
    """The President discards random cards of the Quorum hand."""

    count: int

    def do(self, g: Galactica, _: Cause, /) -> None:
        hand = g.quorum_hand
        if not hand:
            g.tell(NotPossible, "discard-quorum")
            return
        cards = sorted(g.chance.draw(hand, self.count))
        g.chance.reveal()
        for card in cards:
            discard_to(g, "quorum", card)

    def forecast(self, ahead: Ahead, _: Cause, /) -> list[Line]:
        return [ahead.change("quorum", len(ahead.g.quorum_hand), -self.count)]
