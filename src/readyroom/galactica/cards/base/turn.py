"""The turn in the base box: what its end consists of."""

from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.turn.end_of_turn import abilities, discard_crises, hand_limits

BASE.end_of_turn += (abilities, discard_crises, hand_limits)
