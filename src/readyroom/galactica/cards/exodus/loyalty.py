"""The Loyalty cards of the Exodus box that always join those of the base box, and the decks for them (LOYD-036)."""

from readyroom.galactica.cards.exodus.box import EXODUS
from readyroom.galactica.effects import YOU, Centurions, May, MoveTrack
from readyroom.galactica.loyalty import HUMAN, loyalty_cards
from readyroom.galactica.registry import LOYALTY_ACTIONS

LOYALTY_ACTIONS.update(
    {
        "cylon_centurion": May(YOU, Centurions(1)),
        "cylon_jump_track": May(YOU, MoveTrack(-2)),
    }
)
loyalty_cards(EXODUS, "cylon_centurion", "cylon_jump_track", cylon=True)
loyalty_cards(EXODUS, HUMAN, copies=5)
EXODUS.loyalty_decks |= {3: (1, 6), 4: (1, 7), 5: (2, 9), 6: (2, 10)}  # LOYD-010..013
EXODUS.not_cylons_stay = True
