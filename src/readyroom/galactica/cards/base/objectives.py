"""The Objective card of the base box: Kobol."""

from readyroom.galactica.cards.base.box import BASE
from readyroom.galactica.loyalty import sleeper_agent_phase
from readyroom.galactica.objectives import PHASES, Objective, objective

PHASES["sleeper"] = sleeper_agent_phase
objective(BASE, Objective("kobol", milestones=((4, "sleeper"),), last=8))
