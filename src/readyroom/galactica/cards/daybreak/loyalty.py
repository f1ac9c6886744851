"""The Mutineer, and the Loyalty deck of all boxes together (LOYD-014..019)."""

from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.loyalty import HUMAN, MUTINEER, SYMPATHIZER, loyalty_cards
from readyroom.galactica.rules_in_force import STANDING, Mutineer

loyalty_cards(DAYBREAK, HUMAN)
loyalty_cards(DAYBREAK, MUTINEER)
STANDING[MUTINEER] = Mutineer(limit=2)
DAYBREAK.leaves.append(SYMPATHIZER)
DAYBREAK.loyalty_decks |= {3: (1, 6), 4: (1, 8), 5: (2, 9), 6: (2, 11)}
DAYBREAK.loyalty_joins |= {4: (MUTINEER,), 6: (MUTINEER,)}
DAYBREAK.hands_over = 6
DAYBREAK.hands_over_asleep = True
