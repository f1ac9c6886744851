"""The Skill cards of the Pegasus box, and their text; its own Treachery cards are used in no rulebook we play."""

from readyroom.galactica.cards.exodus import skills as _earlier  # noqa: F401 - designs are numbered box after box
from readyroom.galactica.cards.pegasus.box import PEGASUS
from readyroom.galactica.skills import (
    ENGINEERING,
    LEADERSHIP,
    PILOTING,
    POLITICS,
    TACTICS,
    skill_card,
)

LOW, HIGH = {1: 1, 2: 1}, {3: 1, 4: 1, 5: 1}
"""Copies of each strength; every type has two names."""

for _skill, _low, _high in (
    (POLITICS, "support_the_people", "preventative_policy"),
    (LEADERSHIP, "major_victory", "at_any_cost"),
    (TACTICS, "guts_and_initiative", "critical_situation"),
    (PILOTING, "full_throttle", "run_interference"),
    (ENGINEERING, "jury_rigged", "calculations"),
):
    skill_card(PEGASUS, _low, _skill, LOW)
    skill_card(PEGASUS, _high, _skill, HIGH)

skill_card(PEGASUS, "investigative_committee_2", POLITICS, {3: 4, 4: 2, 5: 1})
PEGASUS.replaced_skills.append("investigative_committee")
