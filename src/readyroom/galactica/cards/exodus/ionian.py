"""The Ionian Nebula: its piles and tokens, and where trauma and allies come into a turn."""

from readyroom.galactica import allies, crossroads
from readyroom.galactica.boxes import Pile
from readyroom.galactica.cards.exodus.box import IONIAN
from readyroom.galactica.places import BRIG, SICKBAY
from readyroom.galactica.trauma import ANTAGONISTIC, BENEVOLENT, DISASTER, POOL

IONIAN.piles += (
    Pile(POOL, hands="secret", spots=(SICKBAY, BRIG), not_kept=(DISASTER,)),
    Pile(allies.DECK, size_open=True),
    Pile(crossroads.DECK),
)
for token, copies in ((BENEVOLENT, 18), (ANTAGONISTIC, 18), (DISASTER, 2)):
    IONIAN.card(POOL, token, copies)
for deck in (allies.DECK, crossroads.DECK):
    IONIAN.cards.setdefault(deck, {})
