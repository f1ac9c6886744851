"""Quorum cards: the President's hand, drawing and playing them (TITLE-001..005)."""

from readyroom.galactica.causes import Cause
from readyroom.galactica.decks import discard_to, draw_card
from readyroom.galactica.events import NotPossible, QuorumDrawn, QuorumPlayed
from readyroom.galactica.registry import QUORUM_ACTIONS
from readyroom.galactica.state import Galactica
from readyroom.galactica.windows import moment, window
from readyroom.kernel import Hidden, Script

KEEPS: set[str] = set()
"""Cards whose action says where they go; the others are discarded."""


def draw_quorum(g: Galactica) -> None:
    """A card for the hand the President controls."""
    card = draw_card(g, "quorum")
    if card is None:
        g.tell(NotPossible, "draw-quorum")
        return
    g.quorum_hand.append(card)
    g.tell(QuorumDrawn, g.president, Hidden(card, (g.president,), None))


def play_quorum(g: Galactica, seat: int, card: str) -> Script[None]:
    """Play a card of the Quorum hand."""
    g.quorum_hand.remove(card)
    yield from resolve_quorum(g, seat, card, by_president=seat == g.president)


def resolve_quorum(g: Galactica, seat: int, card: str, *, by_president: bool = False) -> Script[None]:
    """The action of a card that was just drawn, or played by the President; then it is discarded unless it says
    otherwise.

    While it is resolved it lies in `kept`: a card is always somewhere.
    """
    g.kept.append(card)
    g.tell(QuorumPlayed, seat, card)
    yield from QUORUM_ACTIONS[card].run(g, Cause(card, seat))
    if card not in KEEPS and card in g.kept:
        g.kept.remove(card)
        discard_to(g, "quorum", card)
    yield from moment(g, "quorum_played", Cause(card, seat), seat=seat, what=card, amount=int(by_president))
    yield from window(g, "quorum_resolved")
