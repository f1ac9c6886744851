"""The Mutiny deck, and when its cards come into the game."""

from readyroom.galactica.boxes import Pile
from readyroom.galactica.cards.daybreak.box import DAYBREAK
from readyroom.galactica.mutiny import MUTINY, first_mutiny
from readyroom.galactica.rules_in_force import STANDING, Disreputable, NecessarySteps
from readyroom.galactica.script import STEPS

DAYBREAK.piles.append(Pile(MUTINY, hands="secret"))
DAYBREAK.cards.setdefault(MUTINY, {})
STEPS["first_mutiny"] = first_mutiny
DAYBREAK.setup.append("first_mutiny")
STANDING["necessary_steps"] = NecessarySteps(2)
STANDING["disreputable"] = Disreputable(1)
