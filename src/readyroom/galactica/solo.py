"""The one-player game: the assist character and his Loyalty cards (VAR-005..023)."""

from readyroom.galactica.combat import damage_galactica
from readyroom.galactica.events import AssistRevealed
from readyroom.galactica.loyalty import CYLONS
from readyroom.galactica.people import send
from readyroom.galactica.resources import change
from readyroom.galactica.skills import discard
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
    if card.id not in CYLONS:
        return
    g.assist = ""
    if card.id == "cylon_can_reduce_morale":
        change(g, "morale", -1)
    elif card.id == "cylon_can_send_to_brig":
        send(g, 0, "brig")
    elif card.id == "cylon_can_send_to_sickbay":
        yield from discard(g, 0, 5)
        send(g, 0, "sickbay")
    else:
        damage_galactica(g)
        damage_galactica(g)
