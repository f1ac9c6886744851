"""The one-player game: the assist character and his Loyalty cards (VAR-005..023)."""

from readyroom.galactica.causes import Cause
from readyroom.galactica.events import AssistRevealed
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.registry import LOYALTY_ACTIONS
from readyroom.galactica.state import Galactica
from readyroom.kernel import Script


def reveal_assist_card(g: Galactica) -> Script[None]:
    """The top Loyalty card of the assist character; a Cylon card is resolved and he is lost (VAR-014..018)."""
    hidden = [card for card in g.assist_loyalty if not card.revealed]
    if not hidden:
        return
    card = hidden[0]
    card.revealed = True
    g.chance.reveal()
    g.tell(AssistRevealed, card.id)
    if card.id in CYLONS:
        g.assist = ""
        yield from LOYALTY_ACTIONS[card.id].run(g, Cause(card.id))
