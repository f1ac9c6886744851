"""What the Exodus box has happen at the end of a turn."""

from typing import Final

from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.decks import discard_to, show_named
from readyroom.galactica.purposes import GIVE_UP
from readyroom.galactica.state import Galactica
from readyroom.kernel import ChooseSeveral, Script

QUORUM_LIMIT: Final = 10


def quorum_limit(g: Galactica) -> Script[None]:
    """The President discards Quorum cards over the limit (TITLE-004, DISC-002)."""
    hand = g.quorum_hand
    count = len(hand) - QUORUM_LIMIT
    if count <= 0:
        return
    cards: tuple[str, ...] = yield ChooseSeveral(
        g.president, "galactica-quorum-limit", hand[:], show_named, at_least=count, at_most=count, purpose=GIVE_UP
    )
    g.chance.reveal()
    for card in sorted(cards):
        hand.remove(card)
        discard_to(g, "quorum", card)


EXODUS.end_of_turn.append(quorum_limit)
